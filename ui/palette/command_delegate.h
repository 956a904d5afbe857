// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

// One action in the palette: its text, at the right its keys, and below it, where it is unavailable, the reason.
namespace countersign::ui {

class Theme;

class CommandDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
public:
    explicit CommandDelegate(Theme &theme, QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    Theme &m_theme;
};

} // namespace countersign::ui
