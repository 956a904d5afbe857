// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/audit/history.h"

#include <chrono>
#include <functional>
#include <limits>

// Hands in the tables beside the log: every row must follow from the statements or from a worker's events.
namespace countersign::audit {
namespace {

using effect::EffectIntent;
using effect::EffectStatus;
using statement::Action;
using statement::Kind;
using namespace std::chrono_literals;

const effect::EffectRef &decided()
{
    static const effect::EffectRef ref{*TenantId::parse("acme"), *IntentKey::parse("invoice:1")};
    return ref;
}
const effect::EffectRef &waiting()
{
    static const effect::EffectRef ref{*TenantId::parse("acme"), *IntentKey::parse("invoice:2")};
    return ref;
}
constexpr std::uint64_t Confirmed = 20;
constexpr std::uint64_t Proposed = 22;

// invoice:1 was confirmed in entry 20; invoice:2 is held since entry 21 and its confirmation proposed in entry 22.
const History &worked()
{
    static const History told = [] {
        auto history = History::readyForWork();
        history.charge("invoice:1");
        history.charge("invoice:2", 600'000);
        const auto seen = history.lookUp("maria", history.found(decided()));
        history.apply(history.decision(decided(), "maria", Kind::Resolve, Action::Confirm, {seen}));
        auto hold = history.about(waiting(), "maria", Kind::Hold);
        hold.holdUntil = formatInstant(history.now + 1h);
        history.apply(hold);
        const auto other = history.lookUp("maria", history.found(waiting()));
        history.apply(history.decision(waiting(), "maria", Kind::Propose, Action::Confirm, {other}),
                      {"above_threshold"});
        return history;
    }();
    return told;
}

struct RowHand
{
    std::optional<std::uint64_t> seq;
    const char *column;
    std::function<void(EffectIntent &)> change;
};

TEST(ReplayProjection, AHandInAnEffectsRowIsNamed)
{
    ASSERT_TRUE(isVerified(worked().verify()));
    const RowHand hands[] = {
        {Confirmed, "status", [](EffectIntent &row) { row.status = EffectStatus::Rejected; }},
        {Confirmed, "version", [](EffectIntent &row) { row.version += 1; }},
        {Confirmed, "version", [](EffectIntent &row) { row.version = std::numeric_limits<std::int64_t>::max(); }},
        {Confirmed, "event_no", [](EffectIntent &row) { row.eventNo = 1; }},
        {Confirmed, "resolved_by_seq", [](EffectIntent &row) { row.resolvedBySeq.reset(); }},
        {Confirmed, "resolved_by_seq", [](EffectIntent &row) { row.resolvedBySeq = 3; }},
        {Confirmed, "provider_result_id", [](EffectIntent &row) { row.providerResultId = "ch_mine"; }},
        {Confirmed, "response_digest", [](EffectIntent &row) { row.responseDigest = sha256("another").hex(); }},
        {Confirmed, "attempt_count", [](EffectIntent &row) { row.attemptCount = 0; }},
        {Confirmed, "open_attempt", [](EffectIntent &row) { row.openAttempt = 1; }},
        {Confirmed, "escalated_to", [](EffectIntent &row) { row.escalatedTo = "olga"; }},
        {Confirmed, "amount_minor", [](EffectIntent &row) { row.amount = Money(1, row.amount->currency()); }},
        {Confirmed, "currency", [](EffectIntent &row) { row.amount = Money(125'000, *Currency::parse("JPY")); }},
        {Confirmed, "amount_minor", [](EffectIntent &row) { row.amount.reset(); }},
        {Confirmed, "request_digest", [](EffectIntent &row) { row.requestDigest = sha256("another"); }},
        {Confirmed, "provider", [](EffectIntent &row) { row.provider = "other"; }},
        {Confirmed, "account", [](EffectIntent &row) { row.account = "acct_2"; }},
        {Confirmed, "environment", [](EffectIntent &row) { row.environment = "live"; }},
        {Confirmed, "operation", [](EffectIntent &row) { row.operation = "refund"; }},
        {Confirmed, "effect_kind", [](EffectIntent &row) { row.kind = effect::EffectKind::Message; }},
        {Confirmed, "provider_key", [](EffectIntent &row) { row.providerKey = "other"; }},
        {Confirmed, "customer_ref", [](EffectIntent &row) { row.customerRef = "cus_8"; }},
        {Confirmed, "recipient_ref", [](EffectIntent &row) { row.recipientRef = "rec_8"; }},
        {Confirmed, "hold",
         [](EffectIntent &row) {
             row.hold = effect::Hold{*PersonId::parse("olga"), Instant()};
         }},
    };
    for (const auto &[seq, column, change] : hands) {
        auto history = worked();
        change(history.tables.intents.at(decided()));
        EXPECT_TRUE(names(history.verify(), seq, std::string("effect_intents acme/invoice:1 ") + column));
    }
}

TEST(ReplayProjection, AHoldBelongsToWhoeverSignedIt)
{
    const std::function<void(EffectIntent &)> hands[] = {
        [](EffectIntent &row) { row.hold->until += 1h; },
        [](EffectIntent &row) { row.hold->by = *PersonId::parse("olga"); },
        [](EffectIntent &row) { row.hold.reset(); },
    };
    for (const auto &change : hands) {
        auto history = worked();
        change(history.tables.intents.at(waiting()));
        EXPECT_TRUE(names(history.verify(), std::nullopt, "effect_intents acme/invoice:2 hold"));
    }
}

TEST(ReplayProjection, AReleaseByHandIsNamed)
{
    auto history = worked();
    history.tables.intents.at(waiting()).status = EffectStatus::Prepared;
    EXPECT_TRUE(names(history.verify(), std::nullopt, "effect_intents acme/invoice:2 status"));

    // An event beside it does not help: no worker may do that.
    auto &row = history.tables.intents.at(waiting());
    row.version += 1;
    history.tables.events.at(waiting()).push_back({4, "unknown", "prepared", "receipt", 1, row.version, history.now});
    EXPECT_TRUE(names(history.verify(), std::nullopt, "effect_intents acme/invoice:2 status"));
}

TEST(ReplayProjection, EventsThatDoNotCountAreNamed)
{
    const std::string status = "effect_intents acme/invoice:1 status";
    const std::string version = "effect_intents acme/invoice:1 version";
    auto history = worked();
    history.tables.events.at(decided()).erase(history.tables.events.at(decided()).begin() + 1);
    EXPECT_TRUE(names(history.verify(), Confirmed, version)); // a gap

    history = worked();
    history.tables.events.at(decided())[2].to = "rejected";
    EXPECT_TRUE(names(history.verify(), Confirmed, "statement.prior.status"));

    history = worked();
    history.tables.events.at(decided())[2].from = "confirmed";
    EXPECT_TRUE(names(history.verify(), Confirmed, status));

    history = worked();
    history.tables.events.at(decided())[2].to = "gone";
    EXPECT_TRUE(names(history.verify(), Confirmed, status));

    history = worked();
    history.tables.events.erase(decided());
    EXPECT_TRUE(names(history.verify(), Confirmed, "statement.prior.status"));

    for (const auto extreme : {std::numeric_limits<std::int64_t>::max(), std::numeric_limits<std::int64_t>::min()}) {
        history = worked();
        for (auto &event : history.tables.events.at(decided()))
            event.version = extreme;
        EXPECT_FALSE(history.verify().verified);
    }
}

TEST(ReplayProjection, AttemptsAreThoseTheEventsTellOf)
{
    auto history = worked();
    history.tables.attempts.at(decided()).clear();
    EXPECT_TRUE(names(history.verify(), Confirmed, "effect_intents acme/invoice:1 attempts"));

    history = worked();
    history.tables.attempts.at(decided()).push_back({2, "mallory", history.now, history.now + 1h});
    EXPECT_TRUE(names(history.verify(), Confirmed, "effect_intents acme/invoice:1 attempts"));
    EXPECT_TRUE(names(history.verify(), Confirmed, "effect_intents acme/invoice:1 open_attempt"));
}

// The doubt is taken out of the history, and row and version made to fit: its attempt still says that it ended.
TEST(ReplayProjection, AnAttemptThatEndedWithoutAnEventIsNamed)
{
    auto history = History::readyForWork();
    const auto ref = history.charge("invoice:1");
    ASSERT_TRUE(isVerified(history.verify()));
    history.tables.events.at(ref).pop_back();
    auto &row = history.tables.intents.at(ref);
    row.status = EffectStatus::Prepared;
    row.version = row.eventNo = 2;
    EXPECT_TRUE(names(history.verify(), std::nullopt, "effect_intents acme/invoice:1 attempts"));
}

TEST(ReplayProjection, ARowWithoutItsHistoryOrAHistoryWithoutItsRowIsNamed)
{
    auto history = worked();
    const effect::EffectRef ref{*TenantId::parse("acme"), *IntentKey::parse("invoice:3")};
    auto row = history.tables.intents.at(decided());
    row.ref = ref;
    history.tables.intents.emplace(ref, row); // confirmed out of nothing
    EXPECT_TRUE(names(history.verify(), std::nullopt, "effect_intents acme/invoice:3 status"));

    history = worked();
    history.tables.intents.erase(decided());
    EXPECT_TRUE(names(history.verify(), Confirmed, "effect_intents acme/invoice:1 row"));
}

struct TableHand
{
    std::optional<std::uint64_t> seq;
    std::string subject;
    std::function<void(MemoryTables &)> change;
};

TEST(ReplayProjection, AHandInAProjectionOfTheLogIsNamed)
{
    const auto &honest = worked();
    const auto maria = "operator_keys " + honest.keyOf("maria").keyId();
    const auto proposal = "proposals " + honest.tables.proposals.back().id;
    const std::string policy = "policies and provider_contracts policy/*//1";
    const TableHand hands[] = {
        {std::nullopt, "operators maria person_kind", [](auto &t) { t.persons[2].personKind = "machine"; }},
        {std::nullopt, "operators maria display_name", [](auto &t) { t.persons[2].displayName = "Anna"; }},
        {std::nullopt, "operators maria", [](auto &t) { t.persons.erase(t.persons.begin() + 2); }},
        {std::nullopt, "operators maria", [](auto &t) { t.persons.push_back(t.persons[2]); }},
        {5, maria + " person", [](auto &t) { t.keys[2].person = "olga"; }},
        {5, maria + " public_key", [](auto &t) { t.keys[2].publicKey = std::string(64, '0'); }},
        {5, maria + " valid_from_seq", [](auto &t) { t.keys[2].validFromSeq = 0; }},
        {5, maria + " revoked_at_seq", [](auto &t) { t.keys[2].revokedAtSeq = 9; }},
        {5, maria, [](auto &t) { t.keys.erase(t.keys.begin() + 2); }},
        {11, "memberships acme/maria roles", [](auto &t) { t.memberships[2].roles = {statement::Role::Approver}; }},
        {11, "memberships acme/maria since_seq", [](auto &t) { t.memberships[2].sinceSeq = 1; }},
        {11, "memberships acme/maria", [](auto &t) { t.memberships[2].tenant = "other"; }},
        {std::nullopt, "memberships other/maria", [](auto &t) { t.memberships[2].tenant = "other"; }},
        {17, policy + " digest", [](auto &t) { t.versions[0].digest = std::string(64, 'a'); }},
        {17, policy + " subject", [](auto &t) { t.versions[0].subject = "{}"; }},
        {17, policy + " seq", [](auto &t) { t.versions[0].seq = 3; }},
        {17, policy, [](auto &t) { t.versions.erase(t.versions.begin()); }},
        {Proposed, proposal + " status", [](auto &t) { t.proposals.back().status = "applied"; }},
        {Proposed, proposal + " settled_by_seq", [](auto &t) { t.proposals.back().settledBySeq = 22; }},
        {Proposed, proposal + " digest", [](auto &t) { t.proposals.back().digest = std::string(64, 'a'); }},
        {Proposed, proposal + " proposer", [](auto &t) { t.proposals.back().proposer = "olga"; }},
        {Proposed, proposal + " row_version", [](auto &t) { t.proposals.back().rowVersion = 4; }},
        {Proposed, proposal + " expires_at", [](auto &t) { t.proposals.back().expiresAt += 24h; }},
        {Proposed, proposal + " tenant_id", [](auto &t) { t.proposals.back().tenant = "other"; }},
        {Proposed, proposal + " intent_key", [](auto &t) { t.proposals.back().intent = "invoice:1"; }},
        {Proposed, proposal, [](auto &t) { t.proposals.pop_back(); }},
    };
    for (const auto &[seq, subject, change] : hands) {
        auto history = honest;
        change(history.tables);
        EXPECT_TRUE(names(history.verify(), seq, subject));
    }
}

TEST(ReplayProjection, NamesThatRunTogetherStayApart)
{
    auto history = worked();
    history.tables.memberships.push_back({"acme/maria", "x", {statement::Role::Operator}, 1});
    history.tables.memberships.push_back({"acme", "maria/x", {statement::Role::Operator}, 1});
    const auto report = history.verify();
    EXPECT_TRUE(names(report, std::nullopt, "memberships acme/maria/x"));
    for (const auto &problem : report.problems)
        EXPECT_NE(english(problem.text), "there are two rows");
}

TEST(ReplayProjection, AThousandProblemsAreKeptAndTheRestCounted)
{
    auto history = worked();
    for (int i = 0; i < 1500; ++i)
        history.tables.persons.push_back({"person " + std::to_string(i), "", "human"});
    const auto report = history.verify();
    EXPECT_FALSE(report.verified);
    ASSERT_EQ(report.problems.size(), 1001U);
    EXPECT_EQ(english(report.problems.back().text), "and 500 more problems that are not listed");
}

} // namespace
} // namespace countersign::audit
