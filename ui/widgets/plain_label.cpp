// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/plain_label.h"

#include "models/view/wording/tool_tip.h"

#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace countersign::ui {

namespace {

constexpr int LeastLetters = 8; // of a line that has to give way

} // namespace

PlainLabel::PlainLabel(const QString &text, QWidget *parent) : QLabel(parent)
{
    setTextFormat(Qt::PlainText); // before the text: QLabel guesses otherwise
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setText(text);
}

PlainLabel *PlainLabel::wrapped(const char *name, QWidget *parent)
{
    auto *label = new PlainLabel({}, parent);
    label->setObjectName(QLatin1String(name));
    label->setWordWrap(true);
    return label;
}

bool PlainLabel::isOneLine() const
{
    return !wordWrap() && !text().isEmpty() && !text().contains(QLatin1Char('\n'));
}

QSize PlainLabel::minimumSizeHint() const
{
    const QSize least = QLabel::minimumSizeHint();
    if (!isOneLine())
        return least;
    return {std::min(least.width(), fontMetrics().averageCharWidth() * LeastLetters), least.height()};
}

void PlainLabel::paintEvent(QPaintEvent *event)
{
    const int room = contentsRect().width() - 2 * margin();
    const bool tooLong = isOneLine() && fontMetrics().horizontalAdvance(text()) > room;
    if (tooLong ? m_elided != text() : !m_elided.isEmpty()) {
        m_elided = tooLong ? text() : QString();
        setToolTip(view::toolTipText(m_elided));
    }
    if (!tooLong || hasSelectedText())
        return QLabel::paintEvent(event);
    QPainter painter(this);
    drawFrame(&painter);
    const auto place = contentsRect().adjusted(margin(), margin(), -margin(), -margin());
    const auto alignment = QStyle::visualAlignment(layoutDirection(), this->alignment());
    style()->drawItemText(&painter, place, static_cast<int>(alignment.toInt()), palette(), isEnabled(),
                          fontMetrics().elidedText(text(), Qt::ElideRight, room, Qt::TextSingleLine), foregroundRole());
}

} // namespace countersign::ui
