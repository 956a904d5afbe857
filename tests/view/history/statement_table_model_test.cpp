// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/history/statement_table_model.h"

#include <gtest/gtest.h>

#include <QAbstractItemModelTester>
#include <QPersistentModelIndex>

#include <algorithm>
#include <random>

namespace countersign::view {
namespace {

StatementRow row(qint64 seq, const QString &chain = QStringLiteral("ok"))
{
    StatementRow made;
    made.seq = seq;
    made.action = QStringLiteral("entry %1").arg(seq);
    made.chain = chain;
    made.sentence = QStringLiteral("sentence %1").arg(seq);
    return made;
}

TEST(StatementTableModel, HoldsUnderRandomRefreshesAndKeepsWhatIsSelected)
{
    StatementTableModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    std::mt19937 random(17);
    for (int round = 0; round < 200; ++round) {
        std::vector<StatementRow> rows;
        for (qint64 seq = 40; seq >= 0; --seq)
            if (random() % 3 != 0)
                rows.push_back(row(seq, random() % 4 == 0 ? QStringLiteral("BROKEN") : QStringLiteral("ok")));
        const auto chosen =
            model.rowCount() > 0 ? static_cast<int>(random() % static_cast<unsigned>(model.rowCount())) : -1;
        const QPersistentModelIndex kept(model.index(chosen, 0));
        const auto seq = kept.data(StatementTableModel::SeqRole).toLongLong();
        const auto wanted = rows;
        model.setRows(std::move(rows));
        ASSERT_EQ(model.rows(), wanted);
        if (chosen < 0)
            continue;
        if (model.rowOf(seq) >= 0)
            EXPECT_EQ(kept.row(), model.rowOf(seq));
        else
            EXPECT_FALSE(kept.isValid());
    }
}

TEST(StatementTableModel, C17_ARowIsOneSentenceForAScreenReader)
{
    StatementTableModel model;
    model.setRows({row(1)});
    EXPECT_EQ(model.index(0, 0).data(Qt::AccessibleTextRole).toString(), QStringLiteral("sentence 1"));
    EXPECT_EQ(model.index(0, StatementTableModel::Chain).data(Qt::AccessibleTextRole).toString(), QStringLiteral("ok"));
    for (int column = 0; column < StatementTableModel::ColumnCount; ++column)
        EXPECT_FALSE(model.headerData(column, Qt::Horizontal).toString().isEmpty());
}

} // namespace
} // namespace countersign::view
