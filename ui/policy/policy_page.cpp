// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/policy/policy_page.h"

#include "models/view/policy/policy_presenter.h"
#include "ui/actions/action_set.h"
#include "ui/theme/theme.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/empty_view.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/row_table.h"
#include "ui/widgets/told_rows.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace countersign::ui {

PolicyPage::PolicyPage(view::PolicyPresenter &presenter, Theme &theme, ActionSet &, QWidget *parent)
    : Page(parent),
      m_presenter(presenter),
      m_banner(new Banner(theme, this)),
      m_head(new PlainLabel({}, this)),
      m_earlier(new QComboBox(this)),
      m_empty(new EmptyView(this)),
      m_fields(new RowTable(theme, QStringLiteral("policy.fields"), tr("Rules in force"), this))
{
    setObjectName(pageId());
    m_head->setObjectName(QStringLiteral("policy.head"));
    m_earlier->setObjectName(QStringLiteral("policy.earlier"));
    m_earlier->setAccessibleName(tr("Compare with an earlier version"));
    m_fields->setModel(&presenter.fields());
    m_fields->setColumnWidth(0, 320);
    m_fields->setColumnWidth(1, 320);
    auto *head = new QHBoxLayout;
    head->setContentsMargins(0, 0, 0, 0);
    head->addWidget(m_head, 1);
    head->addWidget(m_earlier);
    auto *rows = new QVBoxLayout(this);
    rows->addWidget(m_banner);
    rows->addLayout(head);
    rows->addWidget(m_fields, 1);
    rows->addWidget(m_empty, 1);
    letSelectionChoose(m_earlier);
    connect(m_earlier, &QComboBox::activated, &presenter,
            [this](int) { m_presenter.compareWith(m_earlier->currentData().toString()); });
    connect(&presenter, &view::PolicyPresenter::changed, this, &PolicyPage::showState);
    showState();
}

QList<QWidget *> PolicyPage::panes() const
{
    return {m_fields, m_earlier};
}

void PolicyPage::activate()
{
    m_presenter.read();
}

void PolicyPage::showState()
{
    const auto &state = m_presenter.state();
    if (state.error)
        m_banner->showError(*state.error);
    else
        m_banner->clear();
    const bool isThere = !state.version.isEmpty();
    m_head->setVisible(isThere);
    m_fields->setVisible(isThere);
    m_empty->setVisible(!isThere);
    m_empty->say(state.error ? tr("The policy could not be read.")
                 : state.loading
                     ? tr("Reading the policy…")
                     : tr("No policy is in force. Two administrators set one: countersignctl policy propose."));
    m_head->setText(
        state.comparedWith.isEmpty()
            ? tr("Policy %1 for %2, digest %3. Two administrators change it; here it is read-only.")
                  .arg(state.version, state.scope, state.digest)
            : tr("Policy %1 for %2, digest %3: %n field(s) differ from version %4.", nullptr, int(state.differences))
                  .arg(state.version, state.scope, state.digest, state.comparedWith));
    const QSignalBlocker quiet(m_earlier);
    m_earlier->clear();
    m_earlier->addItem(tr("Compare with…"), QString());
    for (const QString &version : state.earlier)
        m_earlier->addItem(tr("version %1").arg(version), version);
    m_earlier->setCurrentIndex(std::max(0, m_earlier->findData(state.comparedWith)));
    m_earlier->setEnabled(!state.earlier.isEmpty());
}

} // namespace countersign::ui
