// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

// Rows whose words may be longer than there is room, as identifiers are: such a word is broken where the room ends, and
// nothing of it is left out. For views that wrap. GUI thread.
namespace countersign::ui {

class LongWordDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QString displayText(const QVariant &value, const QLocale &locale) const override;
};

} // namespace countersign::ui
