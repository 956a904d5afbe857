// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lookups/lookups_page.h"

#include "models/view/lookups/lookups_presenter.h"
#include "ui/theme/theme.h"
#include "ui/widgets/master_detail.h"
#include "ui/widgets/row_table.h"

#include <QVBoxLayout>

namespace countersign::ui {

LookupsPage::LookupsPage(view::LookupsPresenter &presenter, Theme &theme, ActionSet &, QWidget *parent)
    : Page(parent),
      m_presenter(presenter),
      m_tables(new MasterDetail(
          theme, {QStringLiteral("lookups.runs"), tr("Lookups, newest first"), presenter.runs()},
          {QStringLiteral("lookups.answers"), tr("What each method answered"), presenter.answers()}, this))
{
    setObjectName(pageId());
    m_tables->upper().setColumnWidth(0, 180);
    m_tables->upper().setColumnWidth(1, 260);
    m_tables->upper().setColumnWidth(3, 220);
    m_tables->lower().setColumnWidth(1, 200);
    m_tables->lower().setColumnWidth(2, 240);
    m_tables->lower().setColumnWidth(3, 180);
    m_tables->lower().setColumnWidth(4, 260);
    auto *rows = new QVBoxLayout(this);
    rows->addWidget(m_tables);
    connect(m_tables, &MasterDetail::chosen, &presenter, &view::LookupsPresenter::choose);
    connect(m_tables, &MasterDetail::followed, this, [this] {
        if (const auto &effect = m_presenter.state().effect)
            Q_EMIT pageWanted(QStringLiteral("queue"),
                              QString::fromStdString(effect->tenant.value() + '/' + effect->key.value()));
    });
    connect(&presenter, &view::LookupsPresenter::changed, this, &LookupsPage::showState);
    showState();
}

QList<QWidget *> LookupsPage::panes() const
{
    return m_tables->panes();
}

void LookupsPage::activate()
{
    m_presenter.read();
}

void LookupsPage::showState()
{
    const auto &state = m_presenter.state();
    m_tables->showState(state.error, state.loading
                                         ? tr("Reading the lookups…")
                                         : tr("Nothing was looked up yet. Press L on an effect in the queue."));
}

} // namespace countersign::ui
