// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/view/approvals/approvals_presenter.h"

#include <QAction>
#include <QButtonGroup>
#include <QWidget>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace countersign::ui {

class CompareGrid;
class Theme;

// Three columns on one request: what was intended, what the provider says now, and what was proposed, which stays
// hidden until the approver has answered. Digits choose an answer, Enter continues. GUI thread.
class ApprovalColumns final : public QWidget
{
    Q_OBJECT
public:
    ApprovalColumns(view::ApprovalsPresenter &presenter, Theme &theme, QAction *look, QWidget *parent = nullptr);

    void showRequest(const view::OpenApproval &open);
    QWidget *answers() const { return m_answers; } // where the focus goes before the reveal

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QVBoxLayout *makeColumn(const QString &title, const char *name);
    void makeAnswers(QVBoxLayout *column);

    view::ApprovalsPresenter &m_presenter;
    QLabel *m_intended, *m_look, *m_findings, *m_hidden, *m_proposed;
    CompareGrid *m_compare;
    QWidget *m_answers = nullptr;
    QButtonGroup *m_outcomes = nullptr;
    QPushButton *m_continue = nullptr;
    QString m_shownId{};
};

} // namespace countersign::ui
