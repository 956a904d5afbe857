// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

// Paints the state chip in a table cell: the state from `stateRole` (an int of view::EffectState), the word from
// DisplayRole. A cell without a state is painted as any other. GUI thread.
namespace countersign::ui {

class Theme;

class StateDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
public:
    StateDelegate(Theme &theme, int stateRole, QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    Theme &m_theme;
    int m_stateRole;
};

} // namespace countersign::ui
