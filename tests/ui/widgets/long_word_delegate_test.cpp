// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/long_word_delegate.h"

#include <gtest/gtest.h>

#include <QHeaderView>
#include <QTableWidget>

namespace countersign::ui {
namespace {

const QString Id = QStringLiteral("ch_e474e7688642960b7d6316a1e474e7688642960b7d6316a1");

TEST(LongWordDelegate, AWordThatIsWiderThanItsColumnTakesSeveralLines)
{
    QTableWidget table(1, 1);
    table.setItem(0, 0, new QTableWidgetItem(Id));
    table.setColumnWidth(0, table.fontMetrics().horizontalAdvance(Id) / 3);
    table.resizeRowsToContents();
    const int oneLine = table.rowHeight(0);
    table.setItemDelegate(new LongWordDelegate(&table));
    table.resizeRowsToContents();
    EXPECT_GT(table.rowHeight(0), oneLine + 2 * table.fontMetrics().height());
}

// What is copied and what is read aloud are the data.
TEST(LongWordDelegate, OnlyWhatIsDrawnMayBreakAndNothingOfItIsMissing)
{
    const LongWordDelegate delegate;
    const QString text = QStringLiteral("invoice-1001/charge-e\u0301cole-\U0001F4B6x 12:34:56Z");
    QString drawn = delegate.displayText(text, QLocale::c());
    EXPECT_NE(drawn, text);
    EXPECT_TRUE(drawn.endsWith(QLatin1String(" 12:34:56Z"))) << "a short word stays whole";
    EXPECT_FALSE(drawn.contains(QStringLiteral("e\u200B\u0301"))) << "an accent stays with its letter";
    EXPECT_EQ(drawn.remove(QChar(0x200B)), text);
}

} // namespace
} // namespace countersign::ui
