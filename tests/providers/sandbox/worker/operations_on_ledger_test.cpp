// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/file.h"
#include "providers/http/provider_description.h"
#include "providers/sandbox/worker/exit_status.h"
#include "tests/providers/sandbox/worker/worker_on_ledger.h"

#include <nlohmann/json.hpp>

#include <sys/wait.h>

#include <chrono>
#include <csignal>

namespace countersign::worker::test {
namespace {

using effect::EffectStatus;
using ledger::must;
using nlohmann::json;
using namespace std::chrono_literals;
using Words = std::vector<std::string>;

// Every operation of the worker program, on a real ledger under the packaged contracts.
class OperationsOnLedger : public WorkerOnLedger
{
protected:
    void SetUp() override
    {
        m_environment = "sandbox";
        m_account = "acct_ops";
        for (const std::string provider : {"sandbox", "sandbox_mail"}) {
            const auto description = must(providers::loadProviderDescription(std::string(COUNTERSIGN_PLUGIN_FOLDER) +
                                                                             "/" + provider + ".provider.json"));
            m_ledger.govern(statement::Kind::ContractPublish, "*",
                            effect::contractSubject(providers::contractOf(description, m_environment)));
        }
        WorkerOnLedger::SetUp();
    }

    // The wait status of the program; `options` stand before the verb.
    int work(const std::string &verb, const std::string &key, const Words &words, const Words &options = {})
    {
        m_ledger.closeFaces();
        auto line = command(verb, options);
        for (const std::string &word : {std::string("--tenant"), std::string(ledger::Tenant), std::string("--key"), key,
                                        std::string("--workflow"), std::string("wf-1"), std::string("--step"), key})
            line.push_back(word);
        line.insert(line.end(), words.begin(), words.end());
        return sandbox::test::Process(line, m_folder.path() + "/said").wait();
    }
    int done(const std::string &verb, const std::string &key, const Words &words, const Words &options = {})
    {
        const int status = work(verb, key, words, options);
        return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    }
    json said() { return json::parse(must(readFile(m_folder.path() + "/said"))); }

    effect::EffectIntent rowOf(const std::string &key)
    {
        return must(m_ledger.reader().dossier(ledger::refOf(key))).intent;
    }
    std::int64_t made(const std::string &key)
    {
        return must(sandbox::countEffectsOfReference(m_folder.path() + "/sandbox", rowOf(key).providerKey));
    }

    const Words m_euros{"--amount", "1000", "--currency", "EUR"};
    const Words m_customer{"--amount", "1000", "--currency", "EUR", "--customer", "cus_1"};
    const Words m_payouts{"--currency", "EUR", "--item", "pay:1", "100", "cus_1", "--item", "pay:2", "250", "failed_2"};
    const Words m_recipient{"--recipient", "rcp_1"};
};

Words with(Words words, const std::string &option, const std::string &value)
{
    words.push_back(option);
    words.push_back(value);
    return words;
}

TEST_F(OperationsOnLedger, AnOrderIsAuthorisedCapturedAndRefunded)
{
    EXPECT_EQ(done("authorise", "order:auth", m_customer), ExitDone);
    EXPECT_EQ(done("capture", "order:cap", with(m_euros, "--original", "order:auth")), ExitDone);
    EXPECT_EQ(done("refund", "order:ref", with(m_euros, "--original", "order:cap")), ExitDone);
    for (const std::string key : {"order:auth", "order:cap", "order:ref"}) {
        EXPECT_EQ(rowOf(key).status, EffectStatus::Confirmed) << key;
        EXPECT_EQ(rowOf(key).customerRef, "cus_1") << key;
        EXPECT_EQ(made(key), 1) << key;
    }
    EXPECT_EQ(posts().size(), 3U);
    EXPECT_EQ(ledger::textOf(m_ledger.verify()), "verified");
}

TEST_F(OperationsOnLedger, ACaptureWaitsUntilItsAuthorisationIsKnown)
{
    EXPECT_EQ(done("authorise", "order:auth", m_customer, {"--fault", "accept_and_drop"}), ExitUnknown);
    EXPECT_EQ(done("capture", "order:cap", with(m_euros, "--original", "order:auth")), ExitRefused);
    EXPECT_EQ(said()["reason"], "original_not_confirmed");
    EXPECT_EQ(rowOf("order:cap").status, EffectStatus::Prepared);
    EXPECT_EQ(rowOf("order:cap").attemptCount, 0);
    EXPECT_EQ(posts().size(), 1U);
}

TEST_F(OperationsOnLedger, ABatchHasAnOutcomeForEveryItem)
{
    EXPECT_EQ(done("payout", "pay", m_payouts), ExitDone);
    EXPECT_EQ(said()["items"].size(), 2U);
    EXPECT_EQ(rowOf("pay").status, EffectStatus::Confirmed);
    EXPECT_EQ(rowOf("pay:1").status, EffectStatus::Confirmed);
    EXPECT_EQ(rowOf("pay:2").status, EffectStatus::Rejected);
    EXPECT_EQ(rowOf("pay:1").batchIntentKey, "pay");
    EXPECT_EQ(posts().size(), 1U);
    EXPECT_EQ(done("payout", "pay", m_payouts), ExitDone);
    EXPECT_EQ(posts().size(), 1U) << "a final batch is not sent again";
    EXPECT_EQ(ledger::textOf(m_ledger.verify()), "verified");
}

TEST_F(OperationsOnLedger, AnItemThatIsAnotherPayoutAlreadyIsNotSent)
{
    EXPECT_EQ(done("payout", "pay", m_payouts), ExitDone);
    EXPECT_EQ(done("payout", "again", {"--currency", "EUR", "--item", "pay:1", "999", "cus_1"}), ExitRefused);
    EXPECT_EQ(said()["outcome"], "digest_mismatch");
    EXPECT_EQ(posts().size(), 1U);
}

TEST_F(OperationsOnLedger, AMessageIsSentOnceWithoutAKey)
{
    EXPECT_EQ(done("message", "hello", m_recipient), ExitDone);
    EXPECT_EQ(rowOf("hello").status, EffectStatus::Confirmed);
    EXPECT_EQ(rowOf("hello").provider, "sandbox_mail");
    EXPECT_FALSE(rowOf("hello").keyExpiresAt);
    EXPECT_EQ(posts().back().idempotencyKey, "");
    EXPECT_EQ(posts().back().reference, rowOf("hello").providerKey);
}

TEST_F(OperationsOnLedger, WhatCannotBeSaidIsRefusedBeforeAnythingIsOpened)
{
    EXPECT_EQ(done("capture", "k", m_euros), ExitUsage);
    EXPECT_EQ(done("payout", "k", {"--currency", "EUR"}), ExitUsage);
    EXPECT_EQ(done("payout", "k", {"--currency", "EUR", "--item", "k", "1", "cus_1"}), ExitUsage);
    EXPECT_EQ(done("payout", "k", {"--currency", "EUR", "--item", "i", "0", "cus_1"}), ExitUsage);
    EXPECT_EQ(done("message", "k", {}), ExitUsage);
    EXPECT_EQ(done("refund", "k", with(m_euros, "--original", "nobody")), ExitUnreachable);
    EXPECT_TRUE(posts().empty());
}

class KilledOperation : public OperationsOnLedger, public ::testing::WithParamInterface<KillPoint>
{
protected:
    void die(const std::string &verb, const std::string &key, const Words &words)
    {
        const int status = work(verb, key, words, {"--kill-at", std::string(toString(GetParam()))});
        ASSERT_TRUE(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL) << verb << ": wait status " << status;
    }
    bool hasHappened() const
    {
        return GetParam() == KillPoint::AnswerReceived || GetParam() == KillPoint::AnswerRecorded;
    }
    EffectStatus afterTheLease() const
    {
        return GetParam() == KillPoint::AnswerRecorded ? EffectStatus::Confirmed : EffectStatus::Unknown;
    }
};

TEST_P(KilledOperation, SendsNothingTwiceWhateverIsStartedAfterwards)
{
    ASSERT_EQ(done("authorise", "order:auth", m_customer), ExitDone);
    const auto before = posts().size();
    die("capture", "order:cap", with(m_euros, "--original", "order:auth"));
    die("message", "hello", m_recipient);
    die("payout", "pay", {"--currency", "EUR", "--item", "pay:1", "100", "cus_1", "--item", "pay:2", "250", "cus_2"});
    run("finish");
    run("sweep");
    sweepAfterTheLease();
    EXPECT_TRUE(finishLater().empty());
    EXPECT_EQ(posts().size(), before + (hasHappened() ? 3U : 0U));
    for (const std::string key : {"order:cap", "hello", "pay", "pay:1", "pay:2"}) {
        EXPECT_EQ(rowOf(key).status, afterTheLease()) << key;
        EXPECT_EQ(made(key), hasHappened() ? 1 : 0) << key;
    }
    EXPECT_EQ(ledger::textOf(m_ledger.verify()), "verified");
}

INSTANTIATE_TEST_SUITE_P(Points, KilledOperation,
                         ::testing::Values(KillPoint::AttemptBegun, KillPoint::BeforeSend, KillPoint::AnswerReceived,
                                           KillPoint::AnswerRecorded),
                         [](const auto &test) { return std::string(toString(test.param)); });

} // namespace
} // namespace countersign::worker::test
