// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/queue/queue_page.h"

#include "models/view/wording/wording.h"
#include "ui/actions/action_set.h"
#include "ui/queue/dossier_pane.h"
#include "ui/queue/lookup_strip.h"
#include "ui/queue/offers_list.h"
#include "ui/queue/queue_bar.h"
#include "ui/queue/queue_table.h"
#include "ui/queue/stepper_strip.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/compare_grid.h"
#include "ui/widgets/empty_view.h"
#include "ui/widgets/plain_label.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

#include <algorithm>

namespace countersign::ui {

using effect::EffectRef;
using view::Emptiness;

namespace {

constexpr int UpperShare = 4;
constexpr int LowerShare = 5;
constexpr int LeastRows = 3; // with the header, above a sheet

} // namespace

QueuePage::QueuePage(QueueParts parts, Theme &theme, ActionSet &actions, QWidget *parent)
    : Page(parent),
      m_parts(parts),
      m_actions(actions),
      m_bar(new QueueBar(parts.queue, this)),
      m_banner(new Banner(theme, this)),
      m_table(new QueueTable(theme, this)),
      m_empty(new EmptyView(this)),
      m_rows(new QStackedWidget(this)),
      m_order(new PlainLabel({}, this)),
      m_waiting(new PlainLabel({}, this)),
      m_lookup(new LookupStrip(parts.lookup, theme, this)),
      m_stepper(new StepperStrip(theme, this)),
      m_dossier(new DossierPane(parts.dossier, theme, this)),
      m_lower(new QStackedWidget(this)),
      m_methods(new QMenu(this)),
      m_forms(new QMenu(this))
{
    setObjectName(QStringLiteral("queuePage"));
    build();
    addActions();
    wire();
    follow();
    followDossier();
}

void QueuePage::build()
{
    m_empty->setObjectName(QStringLiteral("queueEmpty"));
    m_banner->setObjectName(QStringLiteral("queueBanner"));
    m_order->setObjectName(QStringLiteral("queueOrder"));
    m_waiting->setObjectName(QStringLiteral("queueWaiting"));
    m_lower->setObjectName(QStringLiteral("queueLowerPane"));
    for (auto *label : {m_order, m_waiting})
        label->setFocusPolicy(Qt::NoFocus);
    m_table->setModel(&m_parts.queue.rows());
    m_table->applyColumns(m_parts.queue.state().view.columns);
    m_rows->addWidget(m_table);
    m_rows->addWidget(m_empty);
    m_lower->addWidget(m_dossier);

    auto *upper = new QWidget(this);
    auto *above = new QVBoxLayout(upper);
    above->setContentsMargins(0, 0, 0, 0);
    above->addWidget(m_bar);
    above->addWidget(m_rows, 1);
    above->addWidget(m_banner); // below the rows: what it says moves none of them
    auto *line = new QHBoxLayout;
    line->addWidget(m_order);
    line->addStretch();
    line->addWidget(m_waiting);
    above->addLayout(line);
    auto *below = new QWidget(this);
    auto *under = new QVBoxLayout(below);
    under->setContentsMargins(0, 0, 0, 0);
    under->addWidget(m_lookup);
    under->addWidget(m_stepper);
    under->addWidget(m_lower, 1);
    m_splitter = new QSplitter(Qt::Vertical, this);
    m_splitter->setObjectName(QStringLiteral("queueSplitter"));
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(upper);
    m_splitter->addWidget(below);
    m_splitter->setStretchFactor(0, UpperShare);
    m_splitter->setStretchFactor(1, LowerShare);
    // What comes and goes below must not move the rows.
    m_splitter->setSizes({UpperShare * height(), LowerShare * height()});
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_splitter);
}

void QueuePage::wire()
{
    auto &queue = m_parts.queue;
    connect(&queue, &view::QueuePresenter::changed, this, &QueuePage::follow);
    connect(&queue, &view::QueuePresenter::currentMoved, this, &QueuePage::followCurrent);
    connect(&queue, &view::QueuePresenter::columnsChanged, this,
            [this] { m_table->applyColumns(m_parts.queue.state().view.columns); });
    connect(&m_parts.dossier, &view::DossierPresenter::changed, this, &QueuePage::followDossier);
    connect(&m_parts.lookup, &view::LookupRun::finished, &queue.session(), &view::ConsoleSession::refresh);
    connect(m_table, &QueueTable::rowReached, this, &QueuePage::reachedRow);
    connect(m_table, &QueueTable::scrolled, &queue, [this](int row) {
        if (m_placed)
            m_parts.queue.setScroll(row);
    });
    connect(m_table, &QueueTable::orderWanted, &queue, &view::QueuePresenter::sortBy);
    connect(m_table, &QueueTable::columnsArranged, &queue, [this] { m_parts.queue.setColumns(m_table->columns()); });
    connect(m_bar, &QueueBar::rowsWanted, m_table, qOverload<>(&QWidget::setFocus));
}

QList<QWidget *> QueuePage::panes() const
{
    QList<QWidget *> panes{
        m_table, m_bar->filter(), m_stepper, m_dossier->compare(), m_dossier->timeline(), m_dossier->offers()};
    if (m_sheet)
        panes.append(m_sheet);
    return panes;
}

QWidget *QueuePage::finder() const
{
    return m_bar->filter();
}

int QueuePage::badge() const
{
    const auto &counts = m_parts.queue.state().counts;
    const auto all = counts.find(view::QueueTab::All);
    return all == counts.end() ? -1 : static_cast<int>(all->second);
}

void QueuePage::activate()
{
    m_parts.queue.refresh();
    m_parts.dossier.refresh();
}

void QueuePage::goTo(const EffectRef &ref)
{
    m_parts.queue.goTo(ref);
    m_table->setFocus(Qt::OtherFocusReason);
}

QWidget *QueuePage::lowerPane() const
{
    return m_lower->currentWidget();
}

void QueuePage::showInLowerPane(QWidget *sheet)
{
    closeLowerPane();
    m_sheet = sheet;
    m_lower->addWidget(sheet);
    m_lower->setCurrentWidget(sheet);
    makeRoom();
    m_lookup->setAside(true); // the sheet names the evidence
    sheet->setFocus();
}

// A sheet is read before it is signed: it gets the height that the rows below the current one take. No row moves.
void QueuePage::makeRoom()
{
    m_sizes = m_splitter->sizes();
    const int around = m_splitter->widget(0)->height() - m_rows->height();
    const int kept = std::clamp(m_table->currentBottom(), LeastRows * m_table->rowHeight(0), m_rows->height());
    m_splitter->setSizes({around + kept, m_splitter->height() - around - kept});
}

void QueuePage::closeLowerPane()
{
    if (m_sheet) {
        m_lower->removeWidget(m_sheet);
        m_sheet->hide();
        m_sheet.clear();
        m_lookup->setAside(false);
        m_splitter->setSizes(m_sizes);
        m_table->setFocus();
    }
    m_lower->setCurrentWidget(m_dossier);
}

void QueuePage::reachedRow(int row)
{
    const auto *reached = m_parts.queue.rows().row(row);
    if (reached && !m_following)
        m_parts.queue.setCurrent(reached->ref);
}

void QueuePage::followCurrent()
{
    m_following = true;
    const auto &current = m_parts.queue.state().current;
    const int row = current ? m_parts.queue.rows().rowOf(*current) : -1;
    if (row >= 0 && !m_placed) {
        m_table->goTo(row);
        m_table->showFrom(m_parts.queue.placeScroll());
        m_placed = true;
    }
    if (m_parts.queue.state().apart)
        m_table->clearSelection(); // no row may look like the one below
    else
        m_table->goTo(row);
    m_following = false;
}

void QueuePage::follow()
{
    const auto &state = m_parts.queue.state();
    m_bar->follow();
    m_table->showOrder(state.view.sort, state.view.descending);
    m_order->setText(m_parts.queue.orderInWords());
    m_waiting->setText(m_parts.queue.waitingText());
    const bool rows = state.emptiness == Emptiness::HasRows || state.apart;
    if (!rows)
        m_empty->say(m_parts.queue.emptyText(), state.emptiness == Emptiness::HiddenByFilter ? m_clearFilter : nullptr);
    m_rows->setCurrentWidget(rows ? static_cast<QWidget *>(m_table) : m_empty);
    // The first rows are where a person who has just come in stands; whoever types already stays where he is.
    if (rows && !m_entered) {
        m_entered = true;
        if (isVisible() && qobject_cast<QLineEdit *>(QApplication::focusWidget()) == nullptr)
            m_table->setFocus(Qt::OtherFocusReason);
    }
    m_parts.dossier.show(state.current);
    const auto reason = m_parts.queue.unavailableReason();
    ActionSet::setReason(m_freeze, reason.isEmpty() && !state.current ? tr("No effect is chosen.") : reason);
    for (auto *asking : {m_ask, m_askWith})
        ActionSet::setReason(asking, m_parts.lookup.unavailableReason());
    const bool inRow = state.current && m_parts.queue.rows().rowOf(*state.current) >= 0;
    for (auto *copying : {m_copy, m_copyAs})
        ActionSet::setReason(copying, inRow ? QString() : tr("No effect is chosen in the list."));
    followNotice();
    if (const int count = badge(); count != m_badge) {
        m_badge = count;
        Q_EMIT badgeChanged();
    }
}

void QueuePage::followNotice()
{
    const auto &state = m_parts.queue.state();
    if (state.notice.error)
        m_banner->showError(*state.notice.error);
    else if (!state.notice.text.isEmpty())
        m_banner->showMessage(state.notice.severity, state.notice.text, state.notice.canUndo ? m_undo : nullptr);
    else if (state.error && m_parts.queue.session().connectivity() != view::Connectivity::Disconnected)
        m_banner->showError(*state.error); // of a lost connection the frame speaks, once for all screens
    else
        m_banner->clear();
}

void QueuePage::followDossier()
{
    const auto &state = m_parts.dossier.state();
    if (state.reading == view::DossierState::Reading::Shown)
        m_stepper->setSteps(state.steps);
    else
        m_stepper->clear();
    Q_EMIT statusMessage(state.claim);
}

} // namespace countersign::ui
