// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/screens/all_screens.h"
#include "tests/ui/screens/shown_texts.h"

#include <QTableView>

namespace countersign::ui {
namespace {

constexpr qsizetype LongestSentence = 140;

class RowSentences : public AllScreensTest
{
protected:
    RowSentences() { fillLedger(); }
    // The first column says the whole row in one sentence; the others say nothing, or what stands in them.
    static int check(const QWidget &window)
    {
        int rows = 0;
        for (const auto *table : window.findChildren<QTableView *>()) {
            const auto *model = table->model();
            for (int row = 0; table->isVisible() && row < model->rowCount(); ++row, ++rows) {
                const auto sentence = model->index(row, 0).data(Qt::AccessibleTextRole).toString();
                EXPECT_FALSE(sentence.isEmpty()) << nameOf(*table).toStdString();
                EXPECT_LE(sentence.size(), LongestSentence) << nameOf(*table).toStdString() << sentence.toStdString();
                for (int column = 1; column < model->columnCount(); ++column)
                    EXPECT_NE(model->index(row, column).data(Qt::AccessibleTextRole).toString(), sentence)
                        << nameOf(*table).toStdString();
            }
            EXPECT_TRUE(!table->isVisible() || model->rowCount() == 0 || table->currentIndex().isValid())
                << nameOf(*table).toStdString();
        }
        return rows;
    }
};

TEST_F(RowSentences, C17_EveryRowOfEveryScreenIsOneSentence)
{
    ASSERT_NO_FATAL_FAILURE(openScreens());
    for (const auto &id : pageIds()) {
        SCOPED_TRACE(id.toStdString());
        ASSERT_NO_FATAL_FAILURE(show(id));
        const int rows = check(window());
        EXPECT_TRUE(rows > 0 || id == QLatin1String("health"));
    }
    action("health.tables")->trigger();
    ASSERT_NO_FATAL_FAILURE(show(QStringLiteral("health")));
    EXPECT_GT(check(window()), 0);
}

} // namespace
} // namespace countersign::ui
