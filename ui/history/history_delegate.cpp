// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/history/history_delegate.h"

#include "models/view/history/statement_table_model.h"
#include "ui/theme/theme.h"

namespace countersign::ui {

void HistoryDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    using Model = view::StatementTableModel;
    QStyledItemDelegate::initStyleOption(option, index);
    if (index.column() == Model::Amount || index.column() == Model::Intent || index.column() == Model::Time)
        option->font = m_theme.fixedFont();
    const auto severity = static_cast<view::Severity>(index.data(Model::SeverityRole).toInt());
    if (index.column() == Model::Chain && severity == view::Severity::Critical) {
        option->palette.setColor(QPalette::Text, m_theme.colours(severity).text);
        option->icon = m_theme.icon(QStringLiteral("verify_failed"), severity);
        option->features |= QStyleOptionViewItem::HasDecoration;
        option->decorationSize = QSize(option->fontMetrics.height(), option->fontMetrics.height());
    }
}

} // namespace countersign::ui
