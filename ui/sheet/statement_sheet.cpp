// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sheet/statement_sheet.h"

#include "ui/sheet/sheet_form.h"
#include "ui/sheet/signed_fields.h"
#include "ui/theme/theme.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/scroll_pane.h"
#include "ui/widgets/soft_button.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace countersign::ui {

using view::Friction;
using view::SheetPhase;
using view::SheetState;

namespace {

constexpr int EnvironmentMargin = 3;
constexpr int StakesEdge = 6; // px: the edge of a sheet on which money may move

// Its parts scroll each for itself; it is as low as they can be, and all of it scrolls where even that is too much.
class SheetBody final : public QWidget
{
public:
    using QWidget::QWidget;
    int heightForWidth(int width) const override { return layout()->minimumHeightForWidth(width); }
};

QString changesText(const std::vector<view::SheetChange> &changes)
{
    QStringList lines;
    for (const view::SheetChange &change : changes)
        //: what, before, after
        lines << StatementSheet::tr("%1   %2 → %3").arg(change.name, change.before, change.after);
    return lines.join(QLatin1Char('\n'));
}

} // namespace

StatementSheet::StatementSheet(const QString &id, view::SheetPresenter &presenter, Theme &theme, ActionSet &actions,
                               QWidget *parent)
    : QWidget(parent),
      m_presenter(presenter),
      m_theme(theme),
      m_environment(PlainLabel::wrapped("sheet.environment", this)),
      m_heading(PlainLabel::wrapped("sheet.heading", this)),
      m_object(PlainLabel::wrapped("sheet.object", this)),
      m_amount(PlainLabel::wrapped("sheet.amountShown", this)),
      m_summary(PlainLabel::wrapped("sheet.summary", this)),
      m_changes(PlainLabel::wrapped("sheet.changes", this)),
      m_consequences(PlainLabel::wrapped("sheet.consequences", this)),
      m_policy(PlainLabel::wrapped("sheet.policy", this)),
      m_evidenceLine(PlainLabel::wrapped("sheet.evidenceAge", this)),
      m_blockers(PlainLabel::wrapped("sheet.blockers", this)),
      m_fields(new SignedFields(theme, this)),
      m_banner(new Banner(theme, this)),
      m_form(new SheetForm(presenter, this))
{
    setObjectName(QStringLiteral("sheet"));
    setAccessibleName(tr("Statement sheet"));
    addActions(id, actions);
    m_banner->setObjectName(QStringLiteral("sheet.outcome"));
    auto *middle = new QHBoxLayout;
    middle->addWidget(scrolled("sheet.scrollText", {m_summary, m_changes, m_consequences, m_policy, m_evidenceLine}),
                      4);
    middle->addWidget(scrolled("sheet.scrollForm", {m_form}), 4);
    middle->addWidget(m_fields, 5);
    auto *body = new SheetBody(this);
    auto *parts = new QVBoxLayout(body);
    parts->setContentsMargins(0, 0, 0, 0);
    parts->addWidget(makeHead());
    parts->addWidget(m_banner);
    parts->addLayout(middle, 1);
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(StakesEdge + 6, 6, 6, 6);
    rows->addWidget(new ScrollPane("sheet.body", body, this), 1);
    rows->addWidget(m_blockers);
    rows->addWidget(makeFoot());
    connect(&m_presenter, &view::SheetPresenter::changed, this, [this] { showState(m_presenter.state()); });
    connect(&m_presenter, &view::SheetPresenter::finished, m_form, &SheetForm::draftDone);
    connect(&m_theme, &Theme::changed, this, [this] { showState(m_presenter.state()); });
    showState(m_presenter.state());
}

void StatementSheet::addActions(const QString &id, ActionSet &actions)
{
    m_sign = actions.add(id + QStringLiteral(".sign"), tr("Sign"),
                         {QKeySequence(Qt::CTRL | Qt::Key_Return), QKeySequence(Qt::CTRL | Qt::Key_Enter)},
                         Scope::Sheet, this, [this] { m_presenter.sign(); });
    m_back = actions.add(id + QStringLiteral(".back"), tr("Back"), {QKeySequence(Qt::Key_Escape)}, Scope::Sheet, this,
                         [this] { m_presenter.close(); });
    m_bytesAction = actions.add(id + QStringLiteral(".bytes"), tr("Bytes"), {QKeySequence(Qt::CTRL | Qt::Key_B)},
                                Scope::Sheet, this, [this] { m_fields->toggleBytes(); });
    m_again = actions.add(id + QStringLiteral(".again"), tr("Read again"), {}, Scope::Sheet, this,
                          [this] { m_presenter.reload(); });
}

// What may be longer than the pane: it scrolls, and nothing is cut off.
QScrollArea *StatementSheet::scrolled(const char *name, const QList<QWidget *> &parts)
{
    auto *inner = new QWidget(this);
    auto *rows = new QVBoxLayout(inner);
    rows->setContentsMargins(0, 0, 0, 0);
    for (QWidget *part : parts)
        rows->addWidget(part);
    rows->addStretch();
    auto *scroll = new QScrollArea(this);
    scroll->setObjectName(QLatin1String(name));
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setWidget(inner);
    return scroll;
}

QWidget *StatementSheet::makeHead()
{
    auto *head = new QWidget(this);
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins(0, 0, 0, 0);
    m_heading->setFont(m_theme.headingFont());
    m_environment->setFont(m_theme.headingFont());
    m_environment->setFrameStyle(QFrame::Box | QFrame::Plain);
    m_environment->setMargin(EnvironmentMargin);
    m_amount->setFont(m_theme.amountFont());
    m_amount->setWordWrap(false);
    m_object->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    row->addWidget(m_environment);
    row->addWidget(m_amount);
    row->addWidget(m_heading, 2);
    row->addWidget(m_object, 1);
    row->setSpacing(4 * EnvironmentMargin);
    return head;
}

QWidget *StatementSheet::makeFoot()
{
    auto *foot = new QWidget(this);
    auto *row = new QHBoxLayout(foot);
    row->setContentsMargins(0, 0, 0, 0);
    const auto button = [&](QAction *action, const char *name) {
        auto *made = new SoftButton(action, foot);
        made->setObjectName(QLatin1String(name));
        made->setAutoDefault(false);
        made->setDefault(false);
        return made;
    };
    for (const auto &[action, name] : {std::pair(m_back, "sheet.back"), std::pair(m_bytesAction, "sheet.showBytes"),
                                       std::pair(m_again, "sheet.again")})
        row->addWidget(button(action, name), 0, Qt::AlignBottom);
    m_blockers->setFocusPolicy(Qt::NoFocus); // often empty
    row->addStretch(1);
    m_commit = button(m_sign, "sheet.commit");
    row->addWidget(m_commit, 0, Qt::AlignBottom);
    return foot;
}

void StatementSheet::showState(const SheetState &state)
{
    const bool isOpen = m_presenter.isOpen();
    setVisible(isOpen);
    if (!isOpen) {
        if (m_wasOpen)
            Q_EMIT left();
        m_wasOpen = m_wasFilled = false;
        m_key.clear();
        return;
    }
    m_wasOpen = true;
    if (const QString key = m_presenter.draftKey(); key != m_key) {
        m_key = key;
        m_wasFilled = false;
        m_fields->showTable();
        m_form->openDraft(key); // comes back here where a text was kept
    }
    m_environment->setText(state.environment);
    m_heading->setText(state.heading);
    m_object->setText(state.object);
    m_amount->setText(state.amount);
    m_amount->setVisible(!state.amount.isEmpty());
    m_summary->setText(state.summary);
    m_changes->setText(changesText(state.changes));
    m_consequences->setText(state.consequences.join(QLatin1Char('\n')));
    m_policy->setText(state.policyLine);
    m_evidenceLine->setText(state.evidenceLine);
    m_sign->setText(state.signText.isEmpty() ? tr("Sign") : state.signText);
    m_form->showState(state);
    m_fields->showState(state);
    showOutcome(state);
    update();
    const bool filled = state.phase == SheetPhase::Filling;
    if (filled && !m_wasFilled) {
        m_wasFilled = true;
        if (isAncestorOf(QApplication::focusWidget())) // whoever went elsewhere meanwhile stays there
            focusFirst();
    }
}

void StatementSheet::showOutcome(const SheetState &state)
{
    m_blockers->setText(state.blockers.mid(1).join(QLatin1Char('\n'))); // the first stands on the button
    m_blockers->setVisible(!m_blockers->text().isEmpty());
    if (state.outcome.isEmpty())
        m_banner->clear();
    else
        m_banner->showMessage(state.outcomeSeverity, state.outcome);
    const bool again =
        state.phase == SheetPhase::Conflict || state.phase == SheetPhase::Refused || state.phase == SheetPhase::Failed;
    QString why;
    if (!state.outcome.isEmpty())
        why = state.outcome;
    else if (state.phase == SheetPhase::Drafting || state.phase == SheetPhase::Redrafting)
        why = tr("The statement is being written.");
    else if (!state.canSign())
        why = state.blockers.value(0, tr("There is nothing to sign yet."));
    ActionSet::setReason(m_sign, why);
    m_again->setVisible(again);
    ActionSet::setReason(m_back, m_presenter.mayClose() ? QString() : tr("Wait: what was signed is on its way."));
}

void StatementSheet::focusFirst()
{
    QWidget *field = m_form->firstField();
    (field != nullptr ? field : m_fields)->setFocus(Qt::OtherFocusReason);
}

QWidget *StatementSheet::commitButton() const
{
    return m_commit;
}

// The stakes are seen without reading: a sheet on which money may move, or two people decide, has a heavy edge.
void StatementSheet::paintEvent(QPaintEvent *event)
{
    QWidget::paintEvent(event);
    QPainter painter(this);
    const bool high = m_presenter.state().friction >= Friction::F3;
    const auto colours = m_theme.colours(high ? view::Severity::Warning : view::Severity::Neutral);
    painter.fillRect(0, 0, high ? StakesEdge : 1, height(),
                     high && colours.fill.isValid() ? colours.fill : colours.border);
    painter.fillRect(0, 0, width(), 1, colours.border);
}

} // namespace countersign::ui
