// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ledger/child_process.h"
#include "tests/ledger/ledger_picture.h"
#include "tests/ledger/ledger_scenes.h"

#include <gtest/gtest.h>

#include <poll.h>

#include <random>
#include <sstream>

// Processes that are killed while they write, and processes that write at once.
namespace countersign::ledger {
namespace {

using statement::Action;
using statement::Kind;

const std::string Child = std::string(COUNTERSIGN_BIN_DIR) + "/ledger_child";

struct Acknowledged
{
    std::string id{};
    std::int64_t seq = 0;
    std::string root{};
};

Acknowledged parseAcknowledged(const std::string &line)
{
    std::istringstream words(line);
    Acknowledged one;
    words >> one.id >> one.seq >> one.root;
    return one;
}

// Lets the child live for so many acknowledgements and then so many microseconds more.
std::vector<Acknowledged> killAfter(BootstrappedLedger &ledger, int round, int acknowledgements, int microseconds)
{
    ChildProcess child({Child, "loop", ledger.path(), std::to_string(round)});
    std::vector<Acknowledged> all;
    while (static_cast<int>(all.size()) < acknowledgements) {
        const auto line = child.readLine();
        if (!line)
            throw std::runtime_error("the child stopped by itself");
        all.push_back(parseAcknowledged(*line));
    }
    // The moment of death; nothing is waited for.
    const timespec moment{0, microseconds * 1000L};
    ::ppoll(nullptr, 0, &moment, nullptr);
    child.kill();
    while (const auto line = child.readLine())
        all.push_back(parseAcknowledged(*line));
    return all;
}

// U2: row, approval, log entry and event are there together or not at all.
TEST(SubmitProcesses, KilledAtAnyMomentEachStatementIsWhollyInOrWhollyOut)
{
    BootstrappedLedger ledger;
    ledger.closeFaces();
    std::mt19937 random(20261201);
    std::uniform_int_distribution<int> acknowledgements(0, 6);
    std::uniform_int_distribution<int> microseconds(0, 30'000);
    std::vector<Acknowledged> all;
    for (int round = 0; round < 20; ++round) {
        const auto fresh = killAfter(ledger, round, acknowledgements(random), microseconds(random));
        all.insert(all.end(), fresh.begin(), fresh.end());
        ASSERT_EQ(integrityOf(ledger.path()), "ok") << "round " << round;
        const auto reopened = BootstrappedLedger::openExisting(ledger.path());
        ASSERT_EQ(textOf(reopened->verify()), "verified") << "round " << round;
        for (const auto &one : all) {
            const auto receipt = must(reopened->statements(Who::Auditor).logReceiptOf(one.id));
            ASSERT_TRUE(receipt) << "acknowledged and lost: " << one.id;
            ASSERT_EQ(receipt->seq, one.seq);
            ASSERT_EQ(receipt->head.root.hex(), one.root);
        }
    }
    EXPECT_GE(all.size(), 40u) << "too little was acknowledged for the test to mean something";
}

// U3: two consoles decide one effect, and one statement is in the log.
TEST(SubmitProcesses, OfTwoAtOnceOnOneIntentExactlyOneApplies)
{
    BootstrappedLedger ledger;
    for (int round = 0; round < 10; ++round) {
        const auto key = "race:" + std::to_string(round);
        const auto ref = lapsed(ledger, key, {.customer = key});
        std::vector<std::string> envelopes;
        std::vector<std::unique_ptr<ChildProcess>> children;
        for (const auto who : {Who::Operator, Who::Operator2}) {
            const auto evidence = lookUpFound(ledger, who, ref);
            auto payload = must(
                statement::encodeStatement(decision(ledger, who, ref, Kind::Resolve, Action::Confirm, {evidence})));
            envelopes.push_back(
                statement::encodeEnvelope(must(statement::signEnvelope(std::move(payload), ledger.signer(who)))));
            children.push_back(std::make_unique<ChildProcess>(
                std::vector<std::string>{Child, "submit", ledger.path(), personOf(who)}));
        }
        const auto before = must(ledger.reader().head()).size;
        for (auto &child : children)
            ASSERT_EQ(child->readLine(), "ready");
        for (std::size_t i = 0; i < children.size(); ++i)
            children[i]->writeLine(envelopes[i]);
        std::multiset<std::string> outcomes;
        for (auto &child : children)
            outcomes.insert(child->readLine().value_or("nothing"));
        EXPECT_EQ(outcomes, (std::multiset<std::string>{"RC302", "applied"}));
        EXPECT_EQ(must(ledger.reader().head()).size, before + 1);
    }
    EXPECT_EQ(textOf(ledger.verify()), "verified") << "which also finds every gap in the sequence";
}

} // namespace
} // namespace countersign::ledger
