// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/state_delegate.h"

#include "ui/theme/theme.h"
#include "ui/widgets/chip_painting.h"

#include <QApplication>
#include <QPainter>

namespace countersign::ui {

namespace {

constexpr int Margin = 4; // px at both ends of the cell

view::EffectState stateOf(const QVariant &value)
{
    return static_cast<view::EffectState>(value.toInt());
}

QString wordOf(const QModelIndex &index, const QVariant &state)
{
    const QString shown = index.data(Qt::DisplayRole).toString();
    return shown.isEmpty() ? view::stateWord(stateOf(state)) : shown;
}

} // namespace

StateDelegate::StateDelegate(Theme &theme, int stateRole, QObject *parent)
    : QStyledItemDelegate(parent), m_theme(theme), m_stateRole(stateRole)
{
}

void StateDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QVariant state = index.data(m_stateRole);
    if (!state.isValid())
        return QStyledItemDelegate::paint(painter, option, index);
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    cell.text.clear();
    const QStyle *style = cell.widget ? cell.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &cell, painter, cell.widget); // ground, selection and focus
    painter->setFont(cell.font);
    paintChip(*painter, cell.rect.adjusted(Margin, 1, -Margin, -1), cell.direction, m_theme, stateOf(state),
              wordOf(index, state));
}

QSize StateDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QVariant state = index.data(m_stateRole);
    if (!state.isValid())
        return QStyledItemDelegate::sizeHint(option, index);
    return chipSize(option.font, wordOf(index, state)) + QSize(2 * Margin, 2);
}

} // namespace countersign::ui
