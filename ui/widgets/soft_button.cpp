// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/soft_button.h"

#include "models/view/wording/tool_tip.h"
#include "ui/actions/action_set.h"
#include "ui/actions/mnemonics.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QStyleOptionButton>
#include <QStylePainter>

#include <algorithm>

namespace countersign::ui {

namespace {

constexpr int TextFlags = Qt::AlignVCenter | Qt::AlignLeft | Qt::TextWordWrap;
constexpr int MinimumTarget = 24; // px, ux.md section 8
constexpr int WidestLine = 44;    // characters, before a reason wraps

} // namespace

SoftButton::SoftButton(QAction *action, QWidget *parent) : QPushButton(parent), m_action(action)
{
    setAutoDefault(false);
    setFocusPolicy(Qt::StrongFocus);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum, QSizePolicy::PushButton);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setObjectName(QStringLiteral("button.%1").arg(ActionSet::idOf(action)));
    connect(action, &QAction::changed, this, &SoftButton::follow);
    connect(this, &QPushButton::clicked, this, [this] {
        if (!m_action)
            return;
        const bool available = ActionSet::isAvailable(m_action);
        m_action->trigger();
        if (available)
            return;
        QAccessibleEvent alert(this, QAccessible::Alert);
        QAccessible::updateAccessibility(&alert);
        Q_EMIT reasonAsked();
    });
    follow();
}

void SoftButton::follow()
{
    if (!m_action)
        return;
    const QString text = m_action->text();
    const QString plain = withoutMnemonics(text);
    const QString keys = m_action->shortcut().toString(QKeySequence::NativeText);
    const QString reason = ActionSet::reason(m_action);
    setText(withMnemonicsEscaped(plain));
    setVisible(m_action->isVisible());
    setEnabled(m_action->isEnabled());
    //: a button's text and, behind it, the key that does the same
    const QString named = keys.isEmpty() ? plain : tr("%1  %2").arg(plain, keys);
    //: an action that is not available, and why not
    m_shown = reason.isEmpty() ? named : tr("%1: %2").arg(named, reason);
    //: read to a person who does not see the button; then the reason
    setAccessibleName(reason.isEmpty() ? plain : tr("%1, unavailable: %2").arg(plain, reason));
    setAccessibleDescription(reason);
    setToolTip(view::toolTipText(reason));
    updateGeometry();
    update();
}

QSize SoftButton::frame() const
{
    QStyleOptionButton option;
    initStyleOption(&option);
    const QSize content(100, 20);
    return style()->sizeFromContents(QStyle::CT_PushButton, &option, content, this) - content;
}

QRect SoftButton::textArea(int width) const
{
    return fontMetrics().boundingRect(QRect(0, 0, std::max(1, width), QWIDGETSIZE_MAX), TextFlags, m_shown);
}

QSize SoftButton::sizeHint() const
{
    const int widest = fontMetrics().averageCharWidth() * WidestLine;
    const QSize text = textArea(widest).size();
    return QSize(text.width() + frame().width(), std::max(MinimumTarget, text.height() + frame().height()));
}

QSize SoftButton::minimumSizeHint() const
{
    return {std::min(sizeHint().width(), fontMetrics().averageCharWidth() * WidestLine / 3), MinimumTarget};
}

int SoftButton::heightForWidth(int width) const
{
    return std::max(MinimumTarget, textArea(width - frame().width()).height() + frame().height());
}

void SoftButton::paintEvent(QPaintEvent *)
{
    QStylePainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    option.text.clear();
    const bool available = m_action && ActionSet::isAvailable(m_action);
    if (available)
        painter.drawControl(QStyle::CE_PushButton, option);
    else if (hasFocus()) {
        QStyleOptionFocusRect focus;
        focus.initFrom(this);
        focus.rect = rect().adjusted(1, 1, -1, -1);
        painter.drawPrimitive(QStyle::PE_FrameFocusRect, focus);
    }
    const QSize around = frame() / 2;
    painter.setPen(palette().color(!isEnabled() || available ? QPalette::ButtonText : QPalette::PlaceholderText));
    const Qt::Alignment alignment =
        QStyle::visualAlignment(layoutDirection(), available ? Qt::AlignCenter : Qt::AlignLeft | Qt::AlignVCenter);
    painter.drawText(rect().adjusted(around.width(), around.height(), -around.width(), -around.height()),
                     static_cast<int>(alignment.toInt()) | Qt::TextWordWrap, m_shown);
}

// Enter leads to the blocking fact; it commits nothing, so an available button leaves it alone.
void SoftButton::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!enter)
        return QPushButton::keyPressEvent(event);
    if (m_action && !ActionSet::isAvailable(m_action))
        click();
    else
        event->ignore();
}

} // namespace countersign::ui
