// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

// Paints the rows of the history: fixed digits for amounts, keys and times; a broken entry in the colour of what is
// critical, beside its word. GUI thread.
namespace countersign::ui {

class Theme;

class HistoryDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
public:
    explicit HistoryDelegate(Theme &theme, QObject *parent = nullptr) : QStyledItemDelegate(parent), m_theme(theme) {}

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;

private:
    Theme &m_theme;
};

} // namespace countersign::ui
