// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/state_chip.h"

#include "ui/widgets/chip_painting.h"

#include <QPainter>

namespace countersign::ui {

StateChip::StateChip(Theme &theme, QWidget *parent) : QWidget(parent), m_theme(theme)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(&m_theme, &Theme::changed, this, [this] { update(); });
}

void StateChip::setState(view::EffectState state, const QString &text)
{
    const QString shown = text.isEmpty() ? view::stateWord(state) : text;
    if (m_state == state && m_text == shown)
        return; // nothing new to say
    m_state = state;
    m_text = shown;
    setAccessibleName(m_text);
    updateGeometry();
    update();
}

QSize StateChip::sizeHint() const
{
    return chipSize(font(), m_text);
}

void StateChip::paintEvent(QPaintEvent *)
{
    if (!m_state)
        return;
    QPainter painter(this);
    paintChip(painter, rect(), layoutDirection(), m_theme, *m_state, m_text);
}

} // namespace countersign::ui
