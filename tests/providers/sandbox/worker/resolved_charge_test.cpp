// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/desk/look_up_effect.h"
#include "models/desk/resolve.h"
#include "providers/host/hosted_lookups.h"
#include "providers/http/provider_description.h"
#include "tests/providers/sandbox/worker/worker_on_ledger.h"

#include <nlohmann/json.hpp>

#include <chrono>

namespace countersign::worker::test {
namespace {

using effect::EffectStatus;
using ledger::must;
using ledger::Who;
using statement::Action;
using namespace std::chrono_literals;

// The whole main job with nothing invented: a worker that died, the sandbox's own contract, a lookup through the host
// process, and an operator at the desk who signs what was found.
class ResolvedCharge : public WorkerOnLedger
{
protected:
    void SetUp() override
    {
        const std::string plugins = COUNTERSIGN_PLUGIN_FOLDER;
        const auto description = must(providers::loadProviderDescription(plugins + "/sandbox.provider.json"));
        m_environment = "sandbox";
        m_ledger.govern(statement::Kind::ContractPublish, "*",
                        effect::contractSubject(providers::contractOf(description, m_environment)));
        WorkerOnLedger::SetUp();
        std::vector<providers::ProviderAccount> accounts;
        accounts.push_back({"sandbox", m_environment, m_account, m_server->baseUrl(),
                            sandbox::test::secret(sandbox::test::Token), plugins, description.digest});
        m_lookups = must(providers::makeHostedLookups(
            std::move(accounts), {{std::string(COUNTERSIGN_BIN_DIR) + "/countersign-provider-host"}}, m_now));
    }

    void dieAt(KillPoint point)
    {
        charge({"--kill-at", std::string(toString(point))});
        sweepAfterTheLease();
        ASSERT_EQ(row().status, EffectStatus::Unknown);
    }

    desk::Desk atTheDesk()
    {
        return {m_ledger.reader(Who::Operator),
                m_ledger.statements(Who::Operator),
                m_ledger.signer(Who::Operator),
                ledger::personOf(Who::Operator),
                m_ledger.trust().origin,
                {},
                m_ledger.clock(),
                m_ledger.entropy()};
    }

    desk::LookedUp look()
    {
        auto desk = atTheDesk();
        const CancelToken never;
        return must(desk::LookUpEffect(desk, *m_lookups).run(ref(), {}, std::chrono::steady_clock::now() + 30s, never));
    }

    ledger::SubmitOutcome resolve(Action action, const std::vector<Digest> &evidence, const std::string &reason)
    {
        auto desk = atTheDesk();
        desk::ResolveRequest request{ref(), action, evidence, reason};
        return must(desk::resolve(desk, request));
    }

    std::unique_ptr<providers::LookupService> m_lookups;
};

TEST_F(ResolvedCharge, ThatHappenedIsFoundAndConfirmed)
{
    dieAt(KillPoint::AnswerReceived);
    const auto seen = look();
    ASSERT_EQ(seen.finding, "Found");
    const auto outcome = resolve(Action::Confirm, seen.evidence, "single_match");
    ASSERT_EQ(ledger::receiptIn(outcome).outcome, ledger::SubmitResult::Applied) << ledger::textOf(outcome);
    EXPECT_EQ(row().status, EffectStatus::Confirmed);
    EXPECT_EQ(row().providerResultId, posts().front().effect);
    EXPECT_TRUE(finishLater().empty());
    EXPECT_EQ(posts().size(), 1U);
    EXPECT_EQ(effects(), 1);
    EXPECT_EQ(ledger::textOf(m_ledger.verify()), "verified");
}

TEST_F(ResolvedCharge, ThatNeverHappenedIsReleasedOnAbsenceAndSentOnce)
{
    dieAt(KillPoint::BeforeSend);
    auto evidence = look().evidence;
    m_ledger.clock().advance(1s);
    const auto again = look();
    ASSERT_EQ(again.finding, "Absent");
    evidence.insert(evidence.end(), again.evidence.begin(), again.evidence.end());
    const auto outcome = resolve(Action::Release, evidence, "absence_proven");
    ASSERT_EQ(ledger::receiptIn(outcome).outcome, ledger::SubmitResult::Applied) << ledger::textOf(outcome);
    const auto key = row().providerKey;
    ASSERT_EQ(finishLater().size(), 1U);
    EXPECT_EQ(row().status, EffectStatus::Confirmed);
    ASSERT_EQ(posts().size(), 1U);
    EXPECT_EQ(posts().front().idempotencyKey, key);
    EXPECT_EQ(effects(), 1);
    EXPECT_EQ(ledger::textOf(m_ledger.verify()), "verified");
}

TEST_F(ResolvedCharge, IsNeverReleasedOnOneMissOrOnNoAnswer)
{
    dieAt(KillPoint::BeforeSend);
    const auto once = look();
    ASSERT_EQ(once.finding, "Absent");
    EXPECT_EQ(ledger::refusalIn(resolve(Action::Release, once.evidence, "absence_proven")).code, "RC408");
    m_ledger.clock().advance(1s);
    m_server.reset();
    const auto unanswered = look();
    EXPECT_EQ(unanswered.finding, "Unavailable");
    auto both = once.evidence;
    both.insert(both.end(), unanswered.evidence.begin(), unanswered.evidence.end());
    EXPECT_EQ(ledger::refusalIn(resolve(Action::Release, both, "absence_proven")).code, "RC408");
    EXPECT_EQ(row().status, EffectStatus::Unknown);
    EXPECT_TRUE(posts().empty());
}

TEST_F(ResolvedCharge, IsNotReleasedWhereItHappened)
{
    dieAt(KillPoint::AnswerReceived);
    const auto seen = look();
    EXPECT_EQ(ledger::refusalIn(resolve(Action::Release, seen.evidence, "absence_proven")).code, "RC402");
    EXPECT_EQ(row().status, EffectStatus::Unknown);
}

} // namespace
} // namespace countersign::worker::test
