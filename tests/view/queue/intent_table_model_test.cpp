// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/queue/intent_table_model.h"

#include "tests/ledger/bootstrapped_ledger.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <random>

namespace countersign::view {
namespace {

using namespace std::chrono_literals;
using ledger::IntentRow;
using ledger::must;

IntentRow rowNamed(int number)
{
    IntentRow row{
        {effect::EffectRef{must(TenantId::parse("acme")), must(IntentKey::parse("k" + std::to_string(number)))}}};
    row.status = effect::EffectStatus::Unknown;
    row.provider = "sandbox";
    row.preparedAt = ledger::LedgerStart;
    row.amount = Money(125'000 + number, must(Currency::parse("EUR")));
    return row;
}

std::vector<IntentRow> rowsNamed(const std::vector<int> &numbers)
{
    std::vector<IntentRow> rows;
    for (const int number : numbers)
        rows.push_back(rowNamed(number));
    return rows;
}

std::vector<std::string> keysIn(const IntentTableModel &model)
{
    std::vector<std::string> keys;
    for (const auto &ref : model.refs())
        keys.push_back(ref.key.value());
    return keys;
}

TEST(IntentTableModel, KeepsEveryIndexThroughAnyRearrangement)
{
    IntentTableModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    std::mt19937 random(20261201);
    std::vector<int> all(40);
    for (int i = 0; i < 40; ++i)
        all[static_cast<std::size_t>(i)] = i;
    model.start(rowsNamed({0, 1, 2}), false, ledger::LedgerStart);
    for (int round = 0; round < 200; ++round) {
        std::shuffle(all.begin(), all.end(), random);
        const std::vector<int> chosen(all.begin(), all.begin() + 1 + static_cast<int>(random() % 39));
        std::vector<std::pair<QPersistentModelIndex, effect::EffectRef>> held;
        for (int row = 0; row < model.size(); ++row)
            held.emplace_back(model.index(row, 0), model.row(row)->ref);
        model.rearrange(rowsNamed(chosen), false, ledger::LedgerStart);
        ASSERT_EQ(model.size(), static_cast<int>(chosen.size()));
        for (std::size_t i = 0; i < chosen.size(); ++i)
            ASSERT_EQ(model.row(static_cast<int>(i))->ref, rowNamed(chosen[i]).ref);
        for (const auto &[index, ref] : held)
            ASSERT_EQ(index.isValid() ? index.row() : -1, model.rowOf(ref));
    }
}

TEST(IntentTableModel, WritesAChangeWhereTheRowStands)
{
    IntentTableModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.start(rowsNamed({1, 2, 3}), false, ledger::LedgerStart);
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    auto fresh = rowNamed(2);
    EXPECT_TRUE(model.update(fresh));
    EXPECT_EQ(changed.count(), 0); // it looks the same
    fresh.status = effect::EffectStatus::Confirmed;
    fresh.eventNo = 2;
    EXPECT_TRUE(model.update(fresh));
    ASSERT_EQ(changed.count(), 1);
    EXPECT_EQ(changed.at(0).at(0).toModelIndex().row(), 1);
    EXPECT_EQ(keysIn(model), (std::vector<std::string>{"k1", "k2", "k3"}));
    EXPECT_EQ(model.index(1, 0).data(IntentTableModel::StateRole).toInt(), static_cast<int>(EffectState::Confirmed));
    EXPECT_FALSE(model.update(rowNamed(9)));
}

TEST(IntentTableModel, C17_ARowIsOneSentence)
{
    IntentTableModel model;
    auto row = rowNamed(1);
    row.ref.key = must(IntentKey::parse(std::string(250, 'x')));
    row.provider = std::string(200, 'p');
    row.keyExpiresAt = ledger::LedgerStart + 2h;
    row.hold = effect::Hold{must(PersonId::parse("r.lee")), ledger::LedgerStart + 1h};
    model.setPerson("r.lee");
    model.start({rowNamed(1), row}, false, ledger::LedgerStart + 11min);
    const auto sentence = model.index(0, 0).data(Qt::AccessibleTextRole).toString();
    EXPECT_TRUE(sentence.contains(QStringLiteral("EUR"))) << sentence.toStdString();
    EXPECT_TRUE(sentence.contains(QStringLiteral("11 m"))) << sentence.toStdString();
    EXPECT_LE(model.index(1, 0).data(Qt::AccessibleTextRole).toString().size(), 140);
    for (int column = 1; column < model.columnCount(); ++column)
        EXPECT_FALSE(model.index(0, column).data(Qt::AccessibleTextRole).isValid()); // no echo by column
}

TEST(IntentTableModel, C19_MarkupAndBidiInNamesStayText)
{
    IntentTableModel model;
    auto row = rowNamed(1);
    row.provider = "<b>acq</b>\xE2\x80\xAEx";
    model.start({row}, false, ledger::LedgerStart);
    const auto shown = model.index(0, static_cast<int>(QueueColumn::Provider)).data().toString();
    EXPECT_TRUE(shown.contains(QStringLiteral("<b>acq</b>")));
    EXPECT_FALSE(shown.contains(QChar(0x202E)));
}

} // namespace
} // namespace countersign::view
