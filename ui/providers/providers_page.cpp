// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/providers/providers_page.h"

#include "models/view/providers/providers_presenter.h"
#include "ui/theme/theme.h"
#include "ui/widgets/master_detail.h"
#include "ui/widgets/row_table.h"

#include <QVBoxLayout>

namespace countersign::ui {

ProvidersPage::ProvidersPage(view::ProvidersPresenter &presenter, Theme &theme, ActionSet &, QWidget *parent)
    : Page(parent),
      m_presenter(presenter),
      m_tables(new MasterDetail(
          theme, {QStringLiteral("providers.contracts"), tr("Contracts in force"), presenter.contracts()},
          {QStringLiteral("providers.fields"), tr("What this provider promises"), presenter.fields()}, this))
{
    setObjectName(pageId());
    m_tables->upper().setColumnWidth(0, 300);
    m_tables->upper().setColumnWidth(2, 380);
    m_tables->upper().setColumnWidth(4, 120);
    m_tables->lower().setColumnWidth(0, 300);
    auto *rows = new QVBoxLayout(this);
    rows->addWidget(m_tables);
    connect(m_tables, &MasterDetail::chosen, &presenter, &view::ProvidersPresenter::choose);
    connect(&presenter, &view::ProvidersPresenter::changed, this, &ProvidersPage::showState);
    showState();
}

QList<QWidget *> ProvidersPage::panes() const
{
    return m_tables->panes();
}

void ProvidersPage::activate()
{
    m_presenter.read();
}

void ProvidersPage::showState()
{
    const auto &state = m_presenter.state();
    m_tables->showState(state.error, state.loading ? tr("Reading the contracts…")
                                                   : tr("No contract is in force. An administrator publishes one: "
                                                        "countersignctl contract publish."));
}

} // namespace countersign::ui
