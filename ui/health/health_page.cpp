// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/health/health_page.h"

#include "models/view/health/health_presenter.h"
#include "models/view/wording/wording.h"
#include "ui/actions/action_set.h"
#include "ui/health/chart_tile.h"
#include "ui/theme/theme.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/plain_label.h"

#include <QGridLayout>
#include <QVBoxLayout>

#include <algorithm>

namespace countersign::ui {

namespace {

constexpr int Columns = 3;

} // namespace

HealthPage::HealthPage(view::HealthPresenter &presenter, Theme &theme, ActionSet &actions, QWidget *parent)
    : Page(parent),
      m_presenter(presenter),
      m_theme(theme),
      m_banner(new Banner(theme, this)),
      m_head(new PlainLabel({}, this)),
      m_grid(new QGridLayout)
{
    setObjectName(pageId());
    m_head->setObjectName(QStringLiteral("health.head"));
    m_head->setContentsMargins(12, 8, 12, 4);
    m_grid->setContentsMargins(8, 0, 8, 8);
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addWidget(m_banner);
    rows->addWidget(m_head);
    rows->addLayout(m_grid, 1);
    actions.add(QStringLiteral("health.tables"), tr("Health: tables instead of charts"), {QKeySequence(Qt::Key_T)},
                Scope::List, this, [this] { toggleTables(); });
    connect(&presenter, &view::HealthPresenter::changed, this, &HealthPage::showState);
    connect(&m_draw, &QTimer::timeout, this, &HealthPage::drawNext);
    showState();
}

QList<QWidget *> HealthPage::panes() const
{
    QList<QWidget *> panes;
    for (ChartTile *tile : m_tiles)
        panes << tile->focusPane();
    return panes;
}

void HealthPage::activate()
{
    m_presenter.read();
}

void HealthPage::toggleTables()
{
    const bool show =
        std::none_of(m_tiles.begin(), m_tiles.end(), [](const ChartTile *tile) { return tile->isTable(); });
    for (ChartTile *tile : m_tiles)
        tile->showTable(show);
}

void HealthPage::showState()
{
    const auto &state = m_presenter.state();
    if (state.error)
        m_banner->showError(*state.error);
    else
        m_banner->clear();
    if (state.loading)
        return m_head->setText(tr("Counting…"));
    const auto count = [&](effect::EffectStatus status) {
        const auto found = state.tallies.byStatus.find(status);
        return QString::number(found == state.tallies.byStatus.end() ? 0 : found->second);
    };
    const QString unknown =
        state.p95Age.isEmpty()
            ? tr("Unknown %1").arg(count(effect::EffectStatus::Unknown))
            : tr("Unknown %1 (95 of 100 younger than %2)").arg(count(effect::EffectStatus::Unknown), state.p95Age);
    m_head->setText(tr("%1    Prepared %2    Confirmed %3    Rejected %4    Compensated %5    as of %6")
                        .arg(unknown, count(effect::EffectStatus::Prepared), count(effect::EffectStatus::Confirmed),
                             count(effect::EffectStatus::Rejected), count(effect::EffectStatus::Compensated),
                             state.asOf ? view::clockText(*state.asOf) : QString()));
    while (m_tiles.size() < static_cast<qsizetype>(state.charts.size())) {
        const auto number = static_cast<int>(m_tiles.size());
        auto *tile = new ChartTile(m_theme, state.charts[static_cast<std::size_t>(number)].id, this);
        connect(tile, &ChartTile::followed, this, [this](const QString &filter) {
            filter.isEmpty() ? Q_EMIT pageWanted(QStringLiteral("history"), {})
                             : Q_EMIT pageWanted(QStringLiteral("queue"), filter);
        });
        m_grid->addWidget(tile, number / Columns, number % Columns);
        m_grid->setColumnStretch(number % Columns, 1);
        m_tiles << tile;
    }
    m_drawn = 0;
    m_draw.start();
}

// One a turn: six charts at once would hold up whoever types meanwhile.
void HealthPage::drawNext()
{
    const auto &charts = m_presenter.state().charts;
    if (m_drawn < m_tiles.size() && m_drawn < static_cast<qsizetype>(charts.size())) {
        m_tiles[m_drawn]->setChart(charts[static_cast<std::size_t>(m_drawn)]);
        ++m_drawn;
    }
    if (m_drawn >= m_tiles.size())
        m_draw.stop();
}

} // namespace countersign::ui
