// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/approvals/approvals_page.h"

#include "ui/approvals/approval_columns.h"
#include "ui/sheet/statement_sheet.h"
#include "ui/theme/theme.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/empty_view.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/scroll_pane.h"
#include "ui/widgets/soft_button.h"
#include "ui/widgets/tab_order.h"
#include "ui/widgets/told_rows.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QVBoxLayout>

namespace countersign::ui {

using view::ApprovalListModel;
using view::ApprovalsState;

namespace {

constexpr int ListRows = 6; // shown at once
constexpr int OpenListRows = 2;
constexpr int SheetStretch = 100; // what is left is the sheet's where one is open

QLabel *lineOf(const char *name, QWidget *parent)
{
    auto *made = new PlainLabel({}, parent);
    made->setObjectName(QLatin1String(name));
    return made;
}

} // namespace

ApprovalsPage::ApprovalsPage(view::ApprovalsPresenter &presenter, Theme &theme, ActionSet &actions, QWidget *parent)
    : Page(parent),
      m_presenter(presenter),
      m_theme(theme),
      m_waitingTitle(lineOf("approvals.waitingTitle", this)),
      m_sentTitle(lineOf("approvals.sentTitle", this)),
      m_hygiene(lineOf("approvals.hygiene", this)),
      m_banner(new Banner(theme, this)),
      m_empty(new EmptyView(this)),
      m_waiting(makeList(m_waitingRows, "approvals.waiting", tr("Waiting for me"))),
      m_sent(makeList(m_sentRows, "approvals.sent", tr("Sent by me")))
{
    setObjectName(pageId());
    addActions(actions);
    m_columns = new ApprovalColumns(presenter, theme, m_look, this);
    m_columnsPane = new ScrollPane("approvals.columns", m_columns, this);
    m_sheet = new StatementSheet(QStringLiteral("approvals"), presenter.sheet(), theme, actions, this);
    auto *lists = new QHBoxLayout;
    for (const auto &[title, list, stretch] :
         {std::tuple(m_waitingTitle, m_waiting, 3), std::tuple(m_sentTitle, m_sent, 2)}) {
        auto *side = new QVBoxLayout;
        side->addWidget(title);
        side->addWidget(list);
        lists->addLayout(side, stretch);
    }
    auto *rows = new QVBoxLayout(this);
    rows->addWidget(m_banner);
    rows->addLayout(lists);
    rows->addWidget(m_empty);
    rows->addWidget(m_columnsPane);
    rows->addWidget(makeBar());
    rows->addWidget(m_sheet, SheetStretch);
    rows->addStretch(1);
    rows->addWidget(m_hygiene);
    connect(&presenter, &view::ApprovalsPresenter::changed, this, &ApprovalsPage::showState);
    connect(&presenter.sheet(), &view::SheetPresenter::changed, this, &ApprovalsPage::showState);
    connect(m_sheet, &StatementSheet::left, this, [this] { m_waiting->setFocus(Qt::OtherFocusReason); });
    showState();
}

QTableView *ApprovalsPage::makeList(ApprovalListModel &model, const char *name, const QString &accessible)
{
    auto *list = new QTableView(this);
    list->setObjectName(QLatin1String(name));
    list->setAccessibleName(accessible);
    list->setModel(&model);
    letSelectionLead(list);
    list->setSelectionBehavior(QAbstractItemView::SelectRows);
    list->setSelectionMode(QAbstractItemView::SingleSelection);
    list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    list->setTabKeyNavigation(false);
    list->verticalHeader()->hide();
    list->verticalHeader()->setDefaultSectionSize(m_theme.rowHeight());
    list->horizontalHeader()->setStretchLastSection(true);
    connect(list, &QTableView::activated, this, &ApprovalsPage::openCurrent);
    return list;
}

void ApprovalsPage::addActions(ActionSet &actions)
{
    const auto inList = [&](const char *id, const QString &text, const QList<QKeySequence> &keys,
                            std::function<void()> run) {
        return actions.add(QLatin1String(id), text, keys, Scope::List, m_waiting, std::move(run));
    };
    const auto here = [&](const char *id, const QString &text, const QList<QKeySequence> &keys,
                          std::function<void()> run) {
        return actions.add(QLatin1String(id), text, keys, Scope::Sheet, this, std::move(run));
    };
    m_open = inList("approvals.open", tr("Open"), {QKeySequence(Qt::Key_Return), QKeySequence(Qt::Key_Enter)},
                    [this] { openCurrent(); });
    inList("approvals.down", tr("Next request"), {QKeySequence(Qt::Key_J)}, [this] { move(1); });
    inList("approvals.up", tr("Previous request"), {QKeySequence(Qt::Key_K)}, [this] { move(-1); });
    m_look =
        inList("approvals.look", tr("Look up again"), {QKeySequence(Qt::Key_L)}, [this] { m_presenter.lookAgain(); });
    m_ask = here("approvals.ask", tr("Ask…"), {}, [this] { m_presenter.ask(); });
    m_decline = here("approvals.decline", tr("Decline…"), {}, [this] { m_presenter.decline(); });
    m_escalate = here("approvals.escalate", tr("Escalate…"), {}, [this] { m_presenter.escalate(); });
    m_withdraw = here("approvals.withdraw", tr("Withdraw…"), {}, [this] { m_presenter.withdraw(); });
    m_approve = here("approvals.approve", tr("Countersign…"), {}, [this] { m_presenter.approve(); });
}

QWidget *ApprovalsPage::makeBar()
{
    m_bar = new QWidget(this);
    auto *row = new QHBoxLayout(m_bar);
    row->setContentsMargins(0, 0, 0, 0);
    const auto button = [&](QAction *action, const char *name) {
        auto *made = new SoftButton(action, m_bar);
        made->setObjectName(QLatin1String(name));
        made->setAutoDefault(false);
        row->addWidget(made, 0, Qt::AlignVCenter);
        return made;
    };
    QList<QWidget *> buttons{button(m_ask, "approvals.askButton"), button(m_decline, "approvals.declineButton"),
                             button(m_escalate, "approvals.escalateButton"),
                             button(m_withdraw, "approvals.withdrawButton")};
    row->addStretch();
    buttons << button(m_approve, "approvals.approveButton") << m_sheet->commitButton();
    placeLast(*this, buttons); // after what is typed, and the signature after all
    return m_bar;
}

QList<QWidget *> ApprovalsPage::panes() const
{
    return {m_waiting, m_sent, m_columns->answers(), m_sheet};
}

int ApprovalsPage::badge() const
{
    return m_badge;
}

void ApprovalsPage::activate()
{
    m_presenter.refresh();
}

void ApprovalsPage::keepCurrent(QTableView *list) const
{
    if (list->model()->rowCount() > 0 && !list->currentIndex().isValid())
        list->setCurrentIndex(list->model()->index(0, 0));
}

void ApprovalsPage::openCurrent()
{
    const QTableView *list = m_sent->hasFocus() ? m_sent : m_waiting;
    if (!list->currentIndex().isValid())
        return;
    m_presenter.open(list->currentIndex().siblingAtColumn(0).data(ApprovalListModel::IdRole).toString().toStdString());
    // The answer is the next thing to give; what happens later takes no focus.
    if (m_presenter.state().open && !m_presenter.state().open->revealed)
        m_columns->answers()->setFocus(Qt::OtherFocusReason);
}

void ApprovalsPage::move(int by)
{
    const int row = m_waiting->currentIndex().row() + by;
    if (row >= 0 && row < m_waitingRows.rowCount())
        m_waiting->setCurrentIndex(m_waitingRows.index(row, 0));
}

void ApprovalsPage::showState()
{
    const ApprovalsState &state = m_presenter.state();
    m_waitingRows.setRows(state.waiting);
    m_sentRows.setRows(state.sent);
    for (QTableView *list : {m_waiting, m_sent}) {
        keepCurrent(list);
        list->resizeColumnToContents(ApprovalListModel::AmountColumn);
        list->resizeColumnToContents(ApprovalListModel::ObjectColumn);
    }
    m_waitingTitle->setText(tr("Waiting for me: %n", nullptr, m_waitingRows.rowCount()));
    m_sentTitle->setText(tr("Sent by me: %n", nullptr, m_sentRows.rowCount()));
    m_hygiene->setText(state.hygiene);
    m_hygiene->setVisible(!m_presenter.sheet().isOpen());
    if (state.error)
        m_banner->showError(*state.error);
    else
        m_banner->clear();
    // While a request is open the lists give it their room.
    for (QTableView *list : {m_waiting, m_sent})
        list->setFixedHeight(((m_presenter.sheet().isOpen() ? 1
                               : state.open                 ? OpenListRows
                                                            : ListRows) +
                              1) *
                                 m_theme.rowHeight() +
                             2 * list->frameWidth());
    const bool nothing = state.waiting.empty() && !state.open;
    m_empty->setVisible(nothing);
    if (nothing)
        m_empty->say(state.phase == view::InboxPhase::Loading ? tr("Loading what waits for you…")
                                                              : tr("Nothing waits for your signature."));
    m_columnsPane->setVisible(state.open.has_value());
    m_bar->setVisible(state.open.has_value());
    if (state.open)
        m_columns->showRequest(*state.open);
    showReasons(state);
    showButtons();
    if (m_badge != m_waitingRows.rowCount()) {
        m_badge = m_waitingRows.rowCount();
        Q_EMIT badgeChanged();
    }
}

void ApprovalsPage::showReasons(const ApprovalsState &state)
{
    const bool open = state.open.has_value();
    const bool mine = open && state.open->mine;
    const bool expired = open && state.open->expired;
    const QString none = tr("Open a request first.");
    const QString over = expired ? state.open->expiry : QString();
    ActionSet::setReason(m_look, !open ? none : mine ? tr("Your own look is part of what you proposed.") : over);
    ActionSet::setReason(m_ask, !open ? none : state.open->ref ? over : tr("Ask its maker; no effect is concerned."));
    ActionSet::setReason(m_decline, !open ? none : mine ? tr("You proposed this; you may withdraw it.") : over);
    ActionSet::setReason(m_escalate, !open ? none : state.open->ref ? QString() : tr("No effect is concerned."));
    ActionSet::setReason(m_withdraw, !open ? none : mine ? over : tr("Only its maker may withdraw it."));
    QString approve;
    if (!open)
        approve = none;
    else if (mine)
        approve = state.open->blockers.value(0, tr("You proposed this; another person must decide."));
    else if (expired)
        approve = over;
    else if (!state.open->revealed)
        approve = tr("Look the effect up yourself and answer first.");
    else if (!state.open->agrees)
        approve = state.open->disagreement;
    else
        approve = state.open->blockers.value(0);
    ActionSet::setReason(m_approve, approve);
}

void ApprovalsPage::showButtons()
{
    m_withdraw->setVisible(m_presenter.state().open && m_presenter.state().open->mine);
    m_approve->setVisible(!m_presenter.sheet().isOpen()); // then the sheet's own button is the one
}

} // namespace countersign::ui
