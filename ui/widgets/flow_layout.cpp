// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/flow_layout.h"

#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace countersign::ui {

namespace {

constexpr int Spacing = 6; // px, between neighbours and between lines

} // namespace

FlowLayout::FlowLayout(QWidget *parent) : QLayout(parent)
{
    setContentsMargins(0, 0, 0, 0);
    setSpacing(Spacing);
}

FlowLayout::~FlowLayout()
{
    qDeleteAll(m_items);
}

void FlowLayout::addItem(QLayoutItem *item)
{
    m_items.append(item);
}

QLayoutItem *FlowLayout::takeAt(int index)
{
    return index >= 0 && index < m_items.size() ? m_items.takeAt(index) : nullptr;
}

QSize FlowLayout::sizeHint() const
{
    QSize hint;
    for (const QLayoutItem *item : m_items) {
        if (item->isEmpty())
            continue;
        hint.rwidth() += item->sizeHint().width() + spacing();
        hint.rheight() = std::max(hint.height(), item->sizeHint().height());
    }
    return hint;
}

QSize FlowLayout::minimumSize() const
{
    QSize least;
    for (const QLayoutItem *item : m_items)
        if (!item->isEmpty())
            least = least.expandedTo(item->minimumSize());
    return least;
}

void FlowLayout::setGeometry(const QRect &area)
{
    QLayout::setGeometry(area);
    place(area, true);
}

int FlowLayout::place(const QRect &area, bool really) const
{
    const Qt::LayoutDirection direction =
        parentWidget() != nullptr ? parentWidget()->layoutDirection() : Qt::LeftToRight;
    int x = area.left();
    int y = area.top();
    int lineHeight = 0;
    for (QLayoutItem *item : m_items) {
        if (item->isEmpty())
            continue;
        const int width = std::min(item->sizeHint().width(), std::max(area.width(), item->minimumSize().width()));
        const int height = item->hasHeightForWidth() ? item->heightForWidth(width) : item->sizeHint().height();
        if (x > area.left() && x + width > area.left() + area.width()) {
            x = area.left();
            y += lineHeight + spacing();
            lineHeight = 0;
        }
        if (really)
            item->setGeometry(QStyle::visualRect(direction, area, QRect(x, y, width, height)));
        x += width + spacing();
        lineHeight = std::max(lineHeight, height);
    }
    return y + lineHeight - area.top();
}

} // namespace countersign::ui
