// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ledger/ledger_scenes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <chrono>

// Lists of intents: order, pages and whom a row needs.
namespace countersign::ledger {
namespace {

using namespace std::chrono_literals;

constexpr std::array<IntentOrder, 7> Orders{IntentOrder::TimeUntilHarm, IntentOrder::Age,      IntentOrder::KeyLeft,
                                            IntentOrder::Amount,        IntentOrder::Provider, IntentOrder::Recipient,
                                            IntentOrder::IntentKey};

std::vector<std::string> keysOf(const std::vector<IntentRow> &rows)
{
    std::vector<std::string> keys;
    for (const auto &row : rows)
        keys.push_back(row.ref.key.value());
    return keys;
}

// Amounts in two currencies and none at all, keys that expire and not, due and not.
void fill(BootstrappedLedger &ledger)
{
    const std::array<Charge, 4> charges{Charge{}, Charge{.minor = 70'000, .currency = "JPY"},
                                        Charge{.minor = 9, .account = KeylessAccount},
                                        Charge{.kind = effect::EffectKind::Message}};
    for (std::size_t i = 0; i < charges.size(); ++i) {
        auto charge = charges[i];
        if (charge.kind == effect::EffectKind::Message)
            charge.operation = "message";
        prepare(ledger, "prepared-" + std::to_string(i), charge);
        lapsed(ledger, "unknown-" + std::to_string(i), charge);
    }
}

TEST(Intents, PagesOfEveryOrderJoinToTheWhole)
{
    BootstrappedLedger ledger;
    fill(ledger);
    for (const auto order : Orders) {
        std::vector<std::string> upwards;
        for (const bool descending : {false, true}) {
            EffectQuery query;
            query.order = order;
            query.descending = descending;
            const auto whole = must(ledger.reader().intents(query, {}, 100));
            EXPECT_EQ(whole.total, 8);
            ASSERT_EQ(whole.rows.size(), 8U);
            std::vector<std::string> joined;
            Cursor cursor;
            do {
                const auto page = must(ledger.reader().intents(query, cursor, 3));
                for (const auto &key : keysOf(page.rows))
                    joined.push_back(key);
                cursor = page.next;
            } while (!cursor.after.empty());
            EXPECT_EQ(joined, keysOf(whole.rows)) << static_cast<int>(order);
            if (!descending)
                upwards = joined;
            else
                EXPECT_TRUE(std::equal(upwards.rbegin(), upwards.rend(), joined.begin())) << static_cast<int>(order);
        }
    }
}

TEST(Intents, APageMarkerOfAnotherOrderIsRefused)
{
    BootstrappedLedger ledger;
    fill(ledger);
    EffectQuery query;
    const auto page = must(ledger.reader().intents(query, {}, 3));
    query.order = IntentOrder::Amount;
    for (const auto &after : {page.next.after, std::string("nonsense"), std::string("[]"), std::string("[1,2]")}) {
        const auto refused = ledger.reader().intents(query, {after}, 3);
        ASSERT_FALSE(refused.has_value()) << after;
        EXPECT_EQ(refused.error().kind, ErrorKind::InvalidInput);
    }
}

TEST(Intents, ARowSaysWhomItNeeds)
{
    BootstrappedLedger ledger;
    const auto ref = lapsed(ledger, "pay-1");
    const auto needs = [&](Who who) {
        EffectQuery query;
        query.among = {ref};
        const auto row = must(ledger.reader(who).intents(query, {}, 1)).rows.at(0);
        query.needsPerson = true;
        EXPECT_EQ(must(ledger.reader(who).intents(query, {}, 1)).total, row.needsPerson ? 1 : 0);
        EXPECT_EQ(must(ledger.reader(who).tallies()).needsPerson, row.needsPerson ? 1 : 0);
        return row.needsPerson;
    };
    EXPECT_TRUE(needs(Who::Operator));
    EXPECT_TRUE(needs(Who::Operator2));
    auto hold = about(ledger, Who::Operator, ref, statement::Kind::Hold);
    hold.holdUntil = formatInstant(ledger.clock().now() + 1h);
    receiptIn(ledger.submit(Who::Operator, hold));
    EXPECT_TRUE(needs(Who::Operator));
    EXPECT_FALSE(needs(Who::Operator2));
    ledger.clock().advance(2h);
    EXPECT_TRUE(needs(Who::Operator2));
}

TEST(Intents, TalliesAreOfOneTenantWhereItIsNamed)
{
    BootstrappedLedger ledger;
    fill(ledger);
    EXPECT_EQ(must(ledger.reader().tallies(std::string(Tenant))).due, must(ledger.reader().tallies()).due);
    const auto other = must(ledger.reader().tallies(std::string("somebody else")));
    EXPECT_EQ(other.due, 0);
    EXPECT_EQ(other.byStatus.at(effect::EffectStatus::Prepared), 0);
}

} // namespace
} // namespace countersign::ledger
