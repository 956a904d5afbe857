// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ledger/store/store_support.h"

#include <gtest/gtest.h>

// A worker and its ledger. Whatever a test did, the ledger must be whole afterwards. One thread.
namespace countersign::ledger {

class Worker : public ::testing::Test
{
protected:
    static constexpr Duration Moment{1};                           // the least that a clock can differ
    static constexpr Duration Lease = std::chrono::seconds(30);    // of the contract in force
    static constexpr Duration Settles = std::chrono::seconds(120); // transit and lag after the lease
    static constexpr Duration Retention = std::chrono::hours(24);
    static constexpr Duration BeforeExpiry = std::chrono::seconds(120); // lease, transit and margin

    void TearDown() override
    {
        if (checksWhole) {
            EXPECT_TRUE(isWhole(ledger));
        }
    }

    WorkerLedger &worker() { return ledger.worker(); }
    Instant now() { return ledger.clock().now(); }
    void wait(Duration duration) { ledger.clock().advance(duration); }

    effect::EffectIntent row(const effect::EffectRef &ref);
    effect::EffectAttempt attempt(const effect::EffectRef &ref, std::size_t number);
    // Every event as "from>to cause version", one a line.
    std::string history(const effect::EffectRef &ref);
    // Kinds of the conflicts, and types of the outbox rows, oldest first, separated by spaces.
    std::string conflicts(const effect::EffectRef &ref);
    std::string outbox(const effect::EffectRef &ref);

    BeginOutcome beginOutcome(const effect::EffectRef &ref);
    WordOutcome receipt(const effect::EffectRef &ref, std::int64_t attempt, const std::string &id = "ch_1");
    WordOutcome rejection(const effect::EffectRef &ref, std::int64_t attempt);
    WordOutcome unknown(const effect::EffectRef &ref, std::int64_t attempt);
    WordOutcome notSent(const effect::EffectRef &ref, std::int64_t attempt, NotSentCause cause = NotSentCause::NotSent,
                        std::optional<Instant> retryAt = std::nullopt);
    void release(const effect::EffectRef &ref); // an operator proves absence; the clock moves to where that holds
    void hold(const effect::EffectRef &ref, Instant until);

    BootstrappedLedger ledger{};
    bool checksWhole = true; // false where the test itself tampered
};

} // namespace countersign::ledger
