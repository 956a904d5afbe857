// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/approvals/approval_columns.h"

#include "ui/theme/theme.h"
#include "ui/widgets/compare_grid.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/soft_button.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

namespace countersign::ui {

using view::OwnOutcome;

namespace {

constexpr int LeastColumn = 22;   // characters
constexpr int LeastCompared = 60; // characters, of the column that compares

QString proposedText(const view::OpenApproval &open)
{
    QStringList lines;
    lines << open.proposed << ApprovalColumns::tr("Proposed by %1").arg(open.maker)
          << ApprovalColumns::tr("Reason: %1").arg(open.reason) << open.policy << open.evidenceAge;
    if (!open.disagreement.isEmpty())
        lines << open.disagreement;
    lines << open.blockers;
    lines.removeAll(QString());
    return lines.join(QLatin1Char('\n'));
}

} // namespace

ApprovalColumns::ApprovalColumns(view::ApprovalsPresenter &presenter, Theme &theme, QAction *look, QWidget *parent)
    : QWidget(parent),
      m_presenter(presenter),
      m_intended(PlainLabel::wrapped("approvals.intended", this)),
      m_look(PlainLabel::wrapped("approvals.look", this)),
      m_findings(PlainLabel::wrapped("approvals.findings", this)),
      m_hidden(PlainLabel::wrapped("approvals.hidden", this)),
      m_proposed(PlainLabel::wrapped("approvals.proposed", this)),
      m_compare(new CompareGrid(theme, this))
{
    new QHBoxLayout(this);
    layout()->setContentsMargins(0, 0, 0, 0);
    m_compare->setObjectName(QStringLiteral("approvals.compare"));
    m_compare->setAccessibleName(tr("What we intended beside what the provider says"));
    auto *first = makeColumn(tr("1 What we intended"), "approvals.column1");
    first->addWidget(m_intended);
    first->addStretch();
    auto *second = makeColumn(tr("2 What the provider says now"), "approvals.column2");
    second->addWidget(m_look);
    second->addWidget(m_compare);
    second->addWidget(m_findings);
    auto *again = new SoftButton(look, this);
    again->setObjectName(QStringLiteral("approvals.lookAgain"));
    second->addWidget(again, 0, Qt::AlignLeft);
    second->addStretch();
    m_look->setMinimumWidth(fontMetrics().averageCharWidth() * LeastCompared);
    auto *third = makeColumn(tr("3 What was proposed"), "approvals.column3");
    third->addWidget(m_hidden);
    makeAnswers(third);
    third->addWidget(m_proposed);
    third->addStretch();
    QFont bold = theme.bodyFont();
    bold.setBold(true);
    for (QLabel *title : findChildren<QLabel *>(QStringLiteral("approvals.columnTitle")))
        title->setFont(bold);
}

QVBoxLayout *ApprovalColumns::makeColumn(const QString &title, const char *name)
{
    auto *column = new QWidget(this);
    column->setObjectName(QLatin1String(name));
    column->setAccessibleName(title);
    auto *rows = new QVBoxLayout(column);
    auto *head = PlainLabel::wrapped("approvals.columnTitle", column);
    head->setText(title);
    rows->addWidget(head);
    head->setMinimumWidth(head->fontMetrics().averageCharWidth() * LeastColumn);
    static_cast<QHBoxLayout *>(layout())->addWidget(column, 1);
    return rows;
}

void ApprovalColumns::makeAnswers(QVBoxLayout *column)
{
    m_answers = new QWidget(this);
    m_answers->setObjectName(QStringLiteral("approvals.answers"));
    m_outcomes = new QButtonGroup(this);
    auto *rows = new QVBoxLayout(m_answers);
    rows->setContentsMargins(0, 0, 0, 0);
    int number = 0;
    for (const OwnOutcome outcome : view::allOwnOutcomes()) {
        ++number;
        //: key, answer
        auto *button = new QRadioButton(tr("%1 %2").arg(QString::number(number), outcomeText(outcome)), m_answers);
        button->setObjectName(QStringLiteral("approvals.answer%1").arg(number));
        button->setAccessibleName(outcomeText(outcome));
        button->installEventFilter(this);
        m_outcomes->addButton(button, static_cast<int>(outcome));
        rows->addWidget(button);
    }
    m_answers->setFocusProxy(m_outcomes->buttons().first());
    m_continue = new QPushButton(tr("Continue"), m_answers);
    m_continue->setObjectName(QStringLiteral("approvals.continue"));
    m_continue->setAutoDefault(false);
    rows->addWidget(m_continue, 0, Qt::AlignLeft);
    column->addWidget(m_answers);
    connect(m_outcomes, &QButtonGroup::idClicked, this, [this](int id) {
        m_presenter.choose(static_cast<OwnOutcome>(id));
        if (m_presenter.state().open) // what was not taken is not shown as taken
            showRequest(*m_presenter.state().open);
    });
    connect(m_continue, &QPushButton::clicked, &m_presenter, &view::ApprovalsPresenter::reveal);
}

bool ApprovalColumns::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    const int number = key->key() - Qt::Key_1;
    const auto &outcomes = view::allOwnOutcomes();
    if (number >= 0 && number < static_cast<int>(outcomes.size())) {
        m_presenter.choose(outcomes[static_cast<std::size_t>(number)]);
        return true;
    }
    if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
        m_presenter.reveal();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void ApprovalColumns::showRequest(const view::OpenApproval &open)
{
    QStringList intended{open.expiry};
    intended << open.facts << open.keyLeft;
    intended.removeAll(QString());
    m_intended->setText(intended.join(QLatin1Char('\n')));
    m_look->setText(open.lookLine.isEmpty() ? tr("Not asked yet.") : open.lookLine);
    m_findings->setText(open.findings.join(QLatin1Char('\n')));
    m_compare->setRows(open.lines);
    m_compare->setVisible(!open.lines.empty());
    const bool answers = !open.revealed;
    const bool mayAnswer = open.look == view::LookPhase::Done;
    m_hidden->setVisible(answers);
    m_hidden->setText(mayAnswer ? tr("Hidden until you answer. The evidence shows that it:")
                                : tr("Hidden until you have looked and answered. The evidence shows that it:"));
    m_answers->setVisible(answers);
    m_proposed->setVisible(open.revealed);
    m_proposed->setText(open.revealed ? proposedText(open) : QString());
    m_outcomes->setExclusive(false); // so that none may be chosen
    for (QAbstractButton *button : m_outcomes->buttons()) {
        button->setChecked(open.chosen && m_outcomes->id(button) == static_cast<int>(*open.chosen));
    }
    m_outcomes->setExclusive(true);
    m_continue->setEnabled(mayAnswer && open.chosen.has_value());
    m_shownId = QString::fromStdString(open.id);
}

} // namespace countersign::ui
