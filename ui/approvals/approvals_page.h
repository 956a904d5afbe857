// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/view/approvals/approval_list_model.h"
#include "models/view/approvals/approvals_presenter.h"
#include "ui/actions/action_set.h"
#include "ui/frame/page.h"

#include <QTableView>

class QLabel;

namespace countersign::ui {

class ApprovalColumns;
class Banner;
class EmptyView;
class StatementSheet;
class Theme;

// The approvals inbox (ux.md sections 4.4 and 7): what waits for me and what I sent above, three columns and the sheet
// below. GUI thread; presenter, theme and actions outlive it.
class ApprovalsPage final : public Page
{
    Q_OBJECT
public:
    ApprovalsPage(view::ApprovalsPresenter &presenter, Theme &theme, ActionSet &actions, QWidget *parent = nullptr);

    QString pageId() const override { return QStringLiteral("approvals"); }
    QString pageTitle() const override { return tr("Approvals"); }
    QString iconName() const override { return QStringLiteral("approvals"); }
    QList<QWidget *> panes() const override;
    int badge() const override;
    void activate() override;

private:
    QTableView *makeList(view::ApprovalListModel &model, const char *name, const QString &accessible);
    void addActions(ActionSet &actions);
    QWidget *makeBar();
    void showState();
    void showReasons(const view::ApprovalsState &state);
    void keepCurrent(QTableView *list) const;
    void openCurrent();
    void move(int by);
    void showButtons();

    view::ApprovalsPresenter &m_presenter;
    Theme &m_theme;
    view::ApprovalListModel m_waitingRows{}, m_sentRows{};
    QAction *m_open = nullptr, *m_look = nullptr, *m_ask = nullptr, *m_decline = nullptr, *m_escalate = nullptr,
            *m_withdraw = nullptr, *m_approve = nullptr;
    QWidget *m_bar = nullptr;
    QLabel *m_waitingTitle, *m_sentTitle, *m_hygiene;
    Banner *m_banner;
    EmptyView *m_empty;
    QTableView *m_waiting, *m_sent;
    ApprovalColumns *m_columns;
    QWidget *m_columnsPane;
    StatementSheet *m_sheet;
    int m_badge = -1;
};

} // namespace countersign::ui
