// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/history/verdict_bar.h"

#include "models/view/wording/wording.h"
#include "ui/theme/theme.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/soft_button.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QVBoxLayout>

namespace countersign::ui {
namespace {

using view::Severity;
using view::Verification;

constexpr int BarIcon = 20;

Severity severityOfState(const view::HistoryState &state)
{
    if (!state.verdict.line.isEmpty() && !state.verdict.verified)
        return Severity::Critical;
    const bool unfinished = state.verification == Verification::Failed || state.verification == Verification::Stopped;
    return unfinished ? Severity::Warning : Severity::Neutral;
}

QString iconOf(Severity severity, const view::HistoryState &state)
{
    if (severity == Severity::Critical)
        return QStringLiteral("verify_failed");
    if (severity == Severity::Warning)
        return QStringLiteral("warning");
    return state.verification == Verification::Done ? QStringLiteral("ok") : QStringLiteral("info");
}

PlainLabel *label(const QString &name, const QString &accessibleName, QWidget *parent)
{
    auto *made = new PlainLabel({}, parent);
    made->setObjectName(name);
    made->setAccessibleName(accessibleName);
    made->setWordWrap(true);
    made->setVisible(false);
    return made;
}

void say(PlainLabel *label, const QString &text)
{
    if (label->text() != text)
        label->setText(text);
    label->setVisible(!text.isEmpty());
}

} // namespace

VerdictBar::VerdictBar(Theme &theme, const Actions &actions, QWidget *parent)
    : QWidget(parent),
      m_theme(theme),
      m_icon(new QLabel(this)),
      m_line(label(QStringLiteral("verdict"), tr("Verdict on the history"), this)),
      m_scope(label(QStringLiteral("scope"), tr("What the verdict covers"), this)),
      m_problems(label(QStringLiteral("problems"), tr("What is broken"), this)),
      m_command(label(QStringLiteral("command"), tr("How to check without this program"), this))
{
    setObjectName(QStringLiteral("verdictBar"));
    auto *row = new QHBoxLayout;
    row->addWidget(m_icon);
    row->addWidget(m_line, 1);
    for (auto *action : {actions.verify, actions.stop, actions.howToCheck})
        row->addWidget(new SoftButton(action, this));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addLayout(row);
    for (auto *below : {m_scope, m_problems, m_command})
        column->addWidget(below);
    connect(&m_theme, &Theme::changed, this, &VerdictBar::colour);
}

void VerdictBar::setState(const view::HistoryState &state, const QString &command)
{
    m_severity = severityOfState(state);
    const bool news = m_line->text() != state.verdictLine && state.verification != Verification::Running;
    say(m_line, state.verdictLine);
    say(m_scope, state.verifyError ? view::errorText(*state.verifyError) : state.scope);
    say(m_problems, state.verdict.problems.join(QLatin1Char('\n')));
    m_command->setText(tr("Without this program, on any computer with the trust file: %1").arg(command));
    m_icon->setPixmap(m_theme.icon(iconOf(m_severity, state), m_severity).pixmap(BarIcon));
    colour();
    if (news) {
        QAccessibleEvent event(m_line, QAccessible::Alert);
        QAccessible::updateAccessibility(&event);
    }
}

void VerdictBar::toggleCommand()
{
    m_command->setVisible(!m_command->isVisible());
}

void VerdictBar::colour()
{
    auto palette = m_line->palette();
    const bool quiet = m_severity == Severity::Neutral;
    palette.setColor(QPalette::WindowText,
                     quiet ? m_theme.palette().color(QPalette::WindowText) : m_theme.colours(m_severity).text);
    m_line->setPalette(palette);
    m_problems->setPalette(palette);
    m_line->setFont(m_theme.headingFont());
    m_command->setFont(m_theme.fixedFont());
}

} // namespace countersign::ui
