// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/queue/stepper_strip.h"

#include "models/view/dossier/dossier_parts.h"
#include "models/view/wording/tool_tip.h"
#include "ui/theme/theme.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace countersign::ui {

using view::StepState;

namespace {

constexpr int StepPadding = 4;

QString stepMark(StepState state)
{
    switch (state) {
    case StepState::Done:
        return QStringLiteral("✓");
    case StepState::Current:
        return QStringLiteral("▶");
    case StepState::Open:
        return QStringLiteral("○");
    case StepState::NotNeeded:
        return QStringLiteral("–");
    }
    return {};
}

} // namespace

StepperStrip::StepperStrip(Theme &theme, QWidget *parent) : QWidget(parent), m_theme(theme)
{
    setObjectName(QStringLiteral("queueStepper"));
    setFocusPolicy(Qt::StrongFocus);
    connect(&theme, &Theme::changed, this, [this] { update(); });
    clear();
}

void StepperStrip::clear()
{
    m_shown = false;
    setAccessibleName(tr("Runbook steps: no effect is chosen"));
    update();
}

void StepperStrip::setSteps(const std::array<view::StepInfo, view::StepCount> &steps)
{
    if (m_shown && m_steps == steps)
        return; // nothing new to say
    m_steps = steps;
    m_shown = true;
    for (std::size_t i = 0; i < steps.size(); ++i)
        if (steps[i].state == StepState::Current)
            m_index = i;
    setAccessibleName(view::stepSentence(m_steps, m_index));
    setAccessibleDescription(m_steps[m_index].detail);
    QStringList whole; // what there is no room for
    for (const auto &step : m_steps)
        //: a step of the runbook and how it stands
        whole << (step.detail.isEmpty() ? step.word : tr("%1 %2").arg(headOf(step), step.detail));
    setToolTip(view::toolTipText(whole.join(QLatin1Char('\n'))));
    update();
}

void StepperStrip::say(std::size_t index)
{
    m_index = index;
    setAccessibleName(view::stepSentence(m_steps, m_index));
    setAccessibleDescription(m_steps[m_index].detail);
    QAccessibleEvent told(this, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&told);
    update();
}

void StepperStrip::keyPressEvent(QKeyEvent *event)
{
    const bool forward = event->key() == Qt::Key_Right;
    if (!m_shown || (!forward && event->key() != Qt::Key_Left)) {
        QWidget::keyPressEvent(event);
        return;
    }
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    if (forward != mirrored && m_index + 1 < m_steps.size())
        say(m_index + 1);
    else if (forward == mirrored && m_index > 0)
        say(m_index - 1);
}

void StepperStrip::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    update();
}

QSize StepperStrip::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 60, fontMetrics().height() * 2 + 3 * StepPadding};
}

// As wide as its words, and what is left over shared; where there is too little, in the same proportion.
QList<QRect> StepperStrip::places() const
{
    QList<int> wanted;
    int sum = 0;
    for (const auto &step : m_steps) {
        const int words =
            std::max(fontMetrics().horizontalAdvance(headOf(step)), fontMetrics().horizontalAdvance(step.detail));
        wanted.append(words * 11 / 10 + 4 * StepPadding); // the current one is bold
        sum += wanted.last();
    }
    QList<QRect> places;
    int left = 0;
    for (const int each : wanted) {
        const int share =
            sum > width() ? each * width() / sum : each + (width() - sum) / static_cast<int>(wanted.size());
        const int x = layoutDirection() == Qt::RightToLeft ? width() - left - share : left;
        places.append({x, 0, share, height()});
        left += share;
    }
    return places;
}

void StepperStrip::paintEvent(QPaintEvent * /*event*/)
{
    if (!m_shown)
        return;
    QPainter painter(this);
    const auto all = places();
    for (std::size_t i = 0; i < m_steps.size(); ++i) {
        const QRect place = all[static_cast<int>(i)];
        paintStep(painter, place, m_steps[i]);
        if (hasFocus() && i == m_index) {
            painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
            painter.drawRect(place.adjusted(1, 1, -2, -2));
        }
    }
}

void StepperStrip::paintStep(QPainter &painter, const QRect &place, const view::StepInfo &step)
{
    const QRect inner = place.adjusted(StepPadding, StepPadding, -StepPadding, -StepPadding);
    const bool current = step.state == StepState::Current;
    auto font = this->font();
    font.setBold(current);
    painter.setFont(font);
    painter.setPen(current ? m_theme.colours(view::Severity::Info).text : palette().color(QPalette::WindowText));
    painter.drawText(inner, static_cast<int>(Qt::AlignLeading | Qt::AlignTop),
                     QFontMetrics(font).elidedText(headOf(step), Qt::ElideRight, inner.width()));
    painter.setFont(this->font());
    painter.setPen(m_theme.colours(view::Severity::Neutral).text);
    painter.drawText(inner, static_cast<int>(Qt::AlignLeading | Qt::AlignBottom),
                     fontMetrics().elidedText(step.detail, Qt::ElideRight, inner.width()));
}

QString StepperStrip::headOf(const view::StepInfo &step)
{
    //: mark and name of a step of the runbook
    return tr("%1 %2").arg(stepMark(step.state), step.word);
}

} // namespace countersign::ui
