// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/palette/command_delegate.h"

#include "ui/palette/command_list_model.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QPainter>

namespace countersign::ui {

CommandDelegate::CommandDelegate(Theme &theme, QObject *parent) : QStyledItemDelegate(parent), m_theme(theme) {}

void CommandDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem shown = option;
    initStyleOption(&shown, index);
    shown.text.clear();
    const QStyle *style = shown.widget != nullptr ? shown.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &shown, painter, shown.widget);
    painter->save();
    const bool selected = shown.state.testFlag(QStyle::State_Selected);
    const QString reason = index.data(CommandListModel::ReasonRole).toString();
    const QColor text = shown.palette.color(selected ? QPalette::HighlightedText : QPalette::Text);
    QRect room = shown.rect.adjusted(8, 2, -8, -2);
    if (reason.isEmpty()) // of two lines there is one
        room.adjust(0, shown.fontMetrics.height() / 2, 0, 0);
    painter->setPen(text);
    const QString keys = index.data(CommandListModel::KeysRole).toString();
    painter->drawText(room, Qt::AlignRight | Qt::AlignTop, keys);
    const int keysWidth = shown.fontMetrics.horizontalAdvance(keys);
    const QRect line = room.adjusted(0, 0, -keysWidth - 12, 0);
    painter->drawText(line, Qt::AlignLeft | Qt::AlignTop,
                      shown.fontMetrics.elidedText(index.data().toString(), Qt::ElideRight, line.width()));
    if (!reason.isEmpty()) {
        room.setTop(room.top() + shown.fontMetrics.height());
        painter->setPen(selected ? text : m_theme.colours(view::Severity::Neutral).text);
        painter->drawText(room, Qt::AlignLeft | Qt::AlignTop,
                          shown.fontMetrics.elidedText(reason, Qt::ElideRight, room.width()));
    }
    painter->restore();
}

QSize CommandDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return {0, option.fontMetrics.height() * 2 + 6};
}

} // namespace countersign::ui
