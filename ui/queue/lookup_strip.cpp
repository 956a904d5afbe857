// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/queue/lookup_strip.h"

#include "ui/theme/theme.h"
#include "ui/widgets/plain_label.h"

#include <QAccessible>
#include <QGridLayout>
#include <QToolButton>

namespace countersign::ui {

LookupStrip::LookupStrip(view::LookupRun &run, Theme &theme, QWidget *parent)
    : QWidget(parent),
      m_run(run),
      m_theme(theme),
      m_headline(new PlainLabel({}, this)),
      m_answers(new PlainLabel({}, this)),
      m_button(new QToolButton(this))
{
    setObjectName(QStringLiteral("lookupStrip"));
    m_headline->setObjectName(QStringLiteral("lookupHeadline"));
    m_headline->setWordWrap(true);
    m_answers->setObjectName(QStringLiteral("lookupAnswers"));
    m_answers->setWordWrap(true);
    m_button->setObjectName(QStringLiteral("lookupStop"));
    m_button->setFocusPolicy(Qt::StrongFocus);
    auto *layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_headline, 0, 0);
    layout->addWidget(m_button, 0, 1, Qt::AlignTop);
    layout->addWidget(m_answers, 1, 0, 1, 2);
    layout->setColumnStretch(0, 1);
    connect(m_button, &QToolButton::clicked, this, [this] { m_run.isRunning() ? m_run.stop() : m_run.dismiss(); });
    connect(&run, &view::LookupRun::changed, this, &LookupStrip::follow);
    connect(&theme, &Theme::changed, this, &LookupStrip::follow);
    follow();
}

void LookupStrip::follow()
{
    const auto &state = m_run.state();
    setVisible(state.phase != view::LookupRunState::Phase::Idle && (!m_aside || m_run.isRunning()));
    m_button->setText(m_run.isRunning() ? tr("Stop (Esc)") : tr("Close"));
    auto colours = palette();
    colours.setColor(QPalette::WindowText, state.severity == view::Severity::Neutral
                                               ? m_theme.palette().color(QPalette::WindowText)
                                               : m_theme.colours(state.severity).text);
    m_headline->setPalette(colours);
    QStringList lines;
    for (const auto &answer : state.answers)
        lines.append(answer.unmet.isEmpty()
                         //: a method of looking up, and what it found
                         ? tr("%1: %2").arg(answer.method, answer.finding)
                         //: a method of looking up, what it found, and what was missing
                         : tr("%1: %2 (missing: %3)").arg(answer.method, answer.finding, answer.unmet));
    m_answers->setText(lines.join(QLatin1Char('\n')));
    m_answers->setVisible(!lines.isEmpty());
    if (m_headline->text() != state.headline)
        announce(state.headline);
}

void LookupStrip::setAside(bool aside)
{
    m_aside = aside;
    follow();
}

void LookupStrip::announce(const QString &text)
{
    m_headline->setText(text);
    m_headline->setAccessibleName(text);
    if (text.isEmpty())
        return;
    for (const auto kind : {QAccessible::NameChanged, QAccessible::Alert}) {
        QAccessibleEvent told(m_headline, kind);
        QAccessible::updateAccessibility(&told);
    }
}

} // namespace countersign::ui
