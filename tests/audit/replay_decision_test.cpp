// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/audit/history.h"

#include <nlohmann/json.hpp>

#include <chrono>
#include <limits>

// Statements about effects that a ledger had to refuse, told as if it had accepted them. Whoever keeps such a ledger
// writes false facts beside them, or moves the row: each is named with its entry.
namespace countersign::audit {
namespace {

using effect::EffectRef;
using statement::Action;
using statement::Citation;
using statement::Kind;
using statement::Statement;
using namespace std::chrono_literals;

constexpr std::uint64_t First = 20; // the first entry about an effect
const char *const Untrue = "entry.facts.";

// One charge of EUR 1250.00, or of what needs two people.
struct Case
{
    History history = History::readyForWork();
    EffectRef ref;

    explicit Case(std::int64_t minor = 125'000) : ref(history.charge("invoice:1", minor)) {}

    Citation seen(const std::string &by) { return history.lookUp(by, history.found(ref)); }
    Statement confirm(const std::string &by, const std::vector<Citation> &evidence, Kind kind = Kind::Resolve)
    {
        return history.decision(ref, by, kind, Action::Confirm, evidence);
    }
    Statement propose(const std::set<std::string> &also = {"above_threshold"})
    {
        const auto said = confirm("maria", {seen("maria")}, Kind::Propose);
        history.apply(said, also);
        history.wait(1min);
        return said;
    }
};

TEST(ReplayDecision, OnePersonDoesNotResolveWhatNeedsTwo)
{
    Case large(600'000);
    const auto said = large.confirm("maria", {large.seen("maria")});
    auto history = large.history;
    history.apply(said, {"above_threshold"}); // the facts say it, and it was accepted
    EXPECT_TRUE(names(history.verify(), First, "statement.kind"));
    large.history.apply(said); // the facts are silent about it
    EXPECT_TRUE(names(large.history.verify(), First, std::string(Untrue) + "above_threshold"));
}

TEST(ReplayDecision, NobodyApprovesHisOwnProposal)
{
    Case large(600'000);
    large.history.join("maria", "acme", {statement::Role::Operator, statement::Role::Approver});
    const auto proposal = large.propose();
    auto approval = large.history.answer("maria", Kind::Approve, proposal);
    approval.evidence = {large.seen("maria")};
    const auto seq = large.history.apply(approval, {"above_threshold"});
    const auto report = large.history.verify();
    EXPECT_TRUE(names(report, seq, "statement.person"));
    EXPECT_TRUE(names(report, std::nullopt, "effect_intents acme/invoice:1 status")) << "nothing was applied";
}

TEST(ReplayDecision, ASecondKeyIsNotASecondPerson)
{
    Case large(600'000);
    large.history.join("maria", "acme", {statement::Role::Operator, statement::Role::Approver});
    large.history.enrol("maria/2");
    const auto proposal = large.propose();
    auto approval = large.history.answer("maria/2", Kind::Approve, proposal);
    approval.evidence = {large.seen("maria")};
    const auto seq = large.history.apply(approval, {"above_threshold"});
    EXPECT_TRUE(names(large.history.verify(), seq, "statement.person"));
}

TEST(ReplayDecision, AnApproverLooksHimselfAndAfterTheProposal)
{
    const std::string look = std::string(Untrue) + "own_look_after_proposal";
    Case none(600'000);
    auto proposal = none.propose();
    auto approval = none.history.answer("jonas", Kind::Approve, proposal);
    auto seq = none.history.apply(approval, {"above_threshold"});
    EXPECT_TRUE(names(none.history.verify(), seq, look));

    Case others(600'000);
    proposal = others.propose();
    approval = others.history.answer("jonas", Kind::Approve, proposal);
    approval.evidence = {others.seen("maria")};
    seq = others.history.apply(approval, {"above_threshold"});
    EXPECT_TRUE(names(others.history.verify(), seq, look));

    Case before(600'000);
    const auto early = before.seen("jonas");
    proposal = before.propose();
    approval = before.history.answer("jonas", Kind::Approve, proposal);
    approval.evidence = {early};
    seq = before.history.apply(approval, {"above_threshold"});
    EXPECT_TRUE(names(before.history.verify(), seq, look));

    Case old(600'000);
    proposal = old.propose();
    const auto own = old.seen("jonas");
    old.history.wait(16min);
    approval = old.history.answer("jonas", Kind::Approve, proposal);
    approval.evidence = {own};
    seq = old.history.apply(approval, {"above_threshold"});
    EXPECT_TRUE(names(old.history.verify(), seq, look));
}

TEST(ReplayDecision, AnApproverWhoSawSomethingElseDoesNotApprove)
{
    Case large(600'000);
    const auto proposal = large.propose();
    auto approval = large.history.answer("jonas", Kind::Approve, proposal);
    approval.evidence = {large.history.lookUp("jonas", large.history.absent(large.ref))};
    const auto seq = large.history.apply(approval, {"above_threshold"});
    EXPECT_TRUE(names(large.history.verify(), seq, std::string(Untrue) + "own_look_agrees"));
}

TEST(ReplayDecision, AnApprovalThatRestatesAnythingElseIsNamed)
{
    struct Change
    {
        const char *problem;
        std::function<void(Statement &)> change;
    };
    const Change changes[] = {
        {"statement.result.provider_id", [](auto &said) { said.result->providerId = "ch_mine"; }},
        {"statement.effect.amount_minor", [](auto &said) { said.effect->amountMinor = "1"; }},
        {"statement.contract.digest", [](auto &said) { said.contract->digest = sha256("x").hex(); }},
        {"statement.prior", [](auto &said) { said.prior->version = "4"; }},
        {"statement.proposal.digest", [](auto &said) { said.proposal->digest = sha256("x").hex(); }},
        {"statement.proposal.id", [](auto &said) { said.proposal->id = std::string(32, '0'); }},
    };
    for (const auto &[problem, change] : changes) {
        Case large(600'000);
        const auto proposal = large.propose();
        auto approval = large.history.answer("jonas", Kind::Approve, proposal);
        approval.evidence = {large.seen("jonas")};
        change(approval);
        const auto seq = large.history.apply(approval, {"above_threshold"});
        EXPECT_TRUE(names(large.history.verify(), seq, problem));
    }
}

TEST(ReplayDecision, EvidenceThatDoesNotProveItIsNamed)
{
    Case other;
    const auto foreign = other.history.charge("invoice:2");
    const auto cited = other.history.lookUp("maria", other.history.found(foreign));
    other.history.apply(other.confirm("maria", {cited}));
    EXPECT_TRUE(names(other.history.verify(), First, std::string(Untrue) + "evidence_for_intent"));

    Case old;
    const auto early = old.seen("maria");
    old.history.wait(16min);
    old.history.apply(old.confirm("maria", {early}));
    EXPECT_TRUE(names(old.history.verify(), First, std::string(Untrue) + "evidence_fresh"));

    Case absent;
    const auto miss = absent.history.lookUp("maria", absent.history.absent(absent.ref));
    absent.history.apply(absent.confirm("maria", {miss}));
    EXPECT_TRUE(names(absent.history.verify(), First, std::string(Untrue) + "one_match"));

    Case differing;
    auto evidence = differing.history.found(differing.ref);
    evidence.matches.front().amountMinor = "1";
    differing.history.apply(differing.confirm("maria", {differing.history.lookUp("maria", evidence)}));
    EXPECT_TRUE(names(differing.history.verify(), First, std::string(Untrue) + "fields_equal"));
}

TEST(ReplayDecision, AnAbsenceBeforeItSettledProvesNothing)
{
    Case early;
    const auto miss = early.history.lookUp("maria", early.history.absent(early.ref));
    early.history.apply(early.history.decision(early.ref, "maria", Kind::Resolve, Action::Release, {miss}));
    EXPECT_TRUE(names(early.history.verify(), First, std::string(Untrue) + "absence_proven"));

    Case incomplete;
    incomplete.history.wait(3min);
    auto evidence = incomplete.history.absent(incomplete.ref);
    evidence.scan.complete = false;
    const auto half = incomplete.history.lookUp("maria", evidence);
    incomplete.history.apply(
        incomplete.history.decision(incomplete.ref, "maria", Kind::Resolve, Action::Reject, {half}));
    EXPECT_TRUE(names(incomplete.history.verify(), First, std::string(Untrue) + "absence_proven"));
}

TEST(ReplayDecision, EvidenceIsWhatWasCited)
{
    Case one;
    const auto cited = one.seen("maria");
    one.history.apply(one.confirm("maria", {cited}));
    ASSERT_TRUE(isVerified(one.history.verify()));
    const auto subject = "effect_evidence " + cited.digest;
    for (std::size_t at = 0; at < one.history.tables.evidence.at(cited.digest).bytes.size(); at += 41) {
        auto history = one.history;
        auto &byte = history.tables.evidence.at(cited.digest).bytes[at];
        byte = static_cast<char>(byte ^ 1);
        ASSERT_TRUE(names(history.verify(), First, subject)) << "byte " << at;
    }
    auto history = one.history;
    history.tables.evidence.clear();
    EXPECT_TRUE(names(history.verify(), First, subject));

    history = one.history;
    history.tables.evidence.at(cited.digest).lookup = std::string(32, 'a');
    EXPECT_TRUE(names(history.verify(), First, subject));

    history = one.history;
    history.tables.evidence.at(cited.digest).recordedAt -= 1h;
    EXPECT_TRUE(names(history.verify(), First, std::string(Untrue) + "evidence_fresh"));
}

TEST(ReplayDecision, ACitationSaysWhatIsStored)
{
    Case one;
    auto cited = one.seen("maria");
    cited.method = "GET /v1/nothing";
    one.history.apply(one.confirm("maria", {cited}));
    EXPECT_TRUE(names(one.history.verify(), First, "effect_evidence " + cited.digest));
}

// Whatever the ledger says about a fact that can be computed again must be so, true or false.
TEST(ReplayDecision, EachFactOfTheLeafIsComputedAgain)
{
    Case one;
    one.history.apply(one.confirm("maria", {one.seen("maria")}));
    for (const std::string fact :
         {"policy_current", "contract_current", "evidence_for_intent", "one_match", "many_matches", "surplus_named",
          "object_failed", "object_in_flight", "object_accepted", "object_reversed", "document_attested",
          "fields_equal", "mismatch_named", "reason_given", "held_by_other", "above_threshold", "monetary_complete"}) {
        auto history = one.history;
        history.rewrite(First, [&](LogEntry &entry) { entry.facts.at(fact) = !entry.facts.at(fact); });
        history.reseal();
        EXPECT_TRUE(names(history.verify(), First, Untrue + fact));
    }
}

TEST(ReplayDecision, FactsThatRefuseAreNamedAndSoAreMissingOnes)
{
    Case one;
    one.history.apply(one.confirm("maria", {one.seen("maria")}));
    auto history = one.history;
    history.rewrite(First, [](LogEntry &entry) { entry.facts.at("conflict_open") = true; });
    history.reseal();
    EXPECT_TRUE(names(history.verify(), First, "entry.facts.conflict_open")); // asserted, and accepted against it

    history = one.history;
    history.rewrite(First, [](LogEntry &entry) { entry.facts.erase("conflict_open"); });
    history.reseal();
    EXPECT_TRUE(names(history.verify(), First, "entry.facts"));

    history = one.history;
    history.rewrite(First, [](LogEntry &entry) { entry.facts["moon_is_full"] = true; });
    history.reseal();
    EXPECT_TRUE(names(history.verify(), First, "entry.facts"));

    history = one.history;
    history.rewrite(First, [](LogEntry &entry) { entry.facts.clear(); });
    history.reseal();
    EXPECT_TRUE(names(history.verify(), First, "entry.facts"));
}

TEST(ReplayDecision, AHoldOfSomebodyElseStandsInTheWay)
{
    Case one;
    auto hold = one.history.about(one.ref, "olga", Kind::Hold);
    hold.holdUntil = formatInstant(one.history.now + 1h);
    one.history.apply(hold);
    const auto seq = one.history.apply(one.confirm("maria", {one.seen("maria")}));
    EXPECT_TRUE(names(one.history.verify(), seq, std::string(Untrue) + "held_by_other"));

    Case tooLong;
    hold = tooLong.history.about(tooLong.ref, "olga", Kind::Hold);
    hold.holdUntil = formatInstant(tooLong.history.now + 25h);
    tooLong.history.apply(hold);
    EXPECT_TRUE(names(tooLong.history.verify(), First, "statement.hold.until"));
}

TEST(ReplayDecision, WhatIsFinalIsNotResolvedAgain)
{
    Case one;
    one.history.apply(one.confirm("maria", {one.seen("maria")}));
    auto again = one.confirm("maria", {one.seen("maria")});
    const auto seq = one.history.apply(again);
    EXPECT_TRUE(names(one.history.verify(), seq, "statement.prior.status"));
}

TEST(ReplayDecision, AStatementStartsFromWhereTheEffectWas)
{
    Case one;
    auto said = one.confirm("maria", {one.seen("maria")});
    said.prior->version = "4";
    one.history.apply(said);
    EXPECT_TRUE(names(one.history.verify(), First, "statement.prior.version"));

    Case unknownEffect;
    said = unknownEffect.confirm("maria", {unknownEffect.seen("maria")});
    said.intent = "invoice:none";
    unknownEffect.history.append(said, honestFacts(said, {}));
    const auto report = unknownEffect.history.verify();
    EXPECT_TRUE(names(report, First, "effect_intents acme/invoice:none row"));
    EXPECT_TRUE(names(report, First, "statement.prior.status"));
}

TEST(ReplayDecision, NothingIsDecidedBesideAnOpenProposal)
{
    Case one;
    one.history.apply(one.confirm("maria", {one.seen("maria")}, Kind::Propose));
    const auto seq = one.history.apply(one.confirm("olga", {one.seen("olga")}));
    EXPECT_TRUE(names(one.history.verify(), seq, "statement.kind"));
}

TEST(ReplayDecision, AnExpiredProposalIsSupersededAndNotAnswered)
{
    Case large(600'000);
    const auto proposal = large.propose();
    large.history.wait(8h);
    auto history = large.history;
    auto approval = history.answer("jonas", Kind::Approve, proposal);
    approval.evidence = {history.lookUp("jonas", history.found(large.ref))};
    const auto late = history.apply(approval, {"above_threshold"});
    EXPECT_TRUE(names(history.verify(), late, "entry.at"));

    const auto next = large.propose();
    auto &old = large.history.tables.proposals[large.history.tables.proposals.size() - 2];
    ASSERT_EQ(old.id, proposal.id);
    EXPECT_TRUE(names(large.history.verify(), First, "proposals " + proposal.id + " status")) << "still open";
    old.status = "expired";
    old.settledBySeq = First + 1;
    EXPECT_TRUE(isVerified(large.history.verify()));
    EXPECT_NE(next.id, proposal.id);
}

TEST(ReplayDecision, WhereTheEffectMovedThereIsNothingToDecline)
{
    Case large(600'000);
    const auto proposal = large.propose();
    auto &row = large.history.tables.intents.at(large.ref);
    row.status = effect::EffectStatus::Confirmed;
    row.version = 4;
    row.eventNo += 1;
    large.history.tables.events.at(large.ref).push_back(
        {row.eventNo, "unknown", "confirmed", "receipt", 1, 4, large.history.now});
    auto decline = large.history.answer("jonas", Kind::Decline, proposal);
    decline.prior = statement::Prior{"confirmed", "4"};
    decline.nextStatus = "confirmed";
    const auto seq = large.history.apply(decline);
    EXPECT_TRUE(names(large.history.verify(), seq, "statement.prior"));
}

TEST(ReplayDecision, APolicyWithRulesNobodyKnowsCannotBeChecked)
{
    auto history = History::readyForWork();
    auto policy = historyPolicy();
    policy.version = 2;
    policy.rulesDigest = sha256("other rules").hex();
    history.setPolicy(policy);
    const auto ref = history.charge("invoice:1");
    const auto seen = history.lookUp("maria", history.found(ref));
    const auto seq = history.apply(history.decision(ref, "maria", Kind::Resolve, Action::Confirm, {seen}));
    EXPECT_TRUE(names(history.verify(), seq, "policy.rules_digest"));
}

TEST(ReplayDecision, ThePolicyOfThatMomentDecides)
{
    auto history = History::readyForWork();
    const auto ref = history.charge("invoice:1");
    const auto seen = history.lookUp("maria", history.found(ref));
    const auto before = history.decision(ref, "maria", Kind::Resolve, Action::Confirm, {seen});
    auto policy = historyPolicy();
    policy.version = 2;
    policy.thresholds[Action::Confirm]["EUR"] = 1'000;
    history.setPolicy(policy);
    const auto seq = history.apply(before); // cites version 1
    EXPECT_TRUE(names(history.verify(), seq, std::string(Untrue) + "policy_current"));
    EXPECT_TRUE(names(history.verify(), seq, std::string(Untrue) + "above_threshold"));
}

TEST(ReplayDecision, ACompensationIsNoEffectThatExistsAlready)
{
    Case one;
    const auto other = one.history.charge("invoice:1:compensate:v1");
    auto note = one.history.about(other, "maria", Kind::Note);
    note.reason = {"other", "Seen, and nothing done about it"};
    one.history.apply(note);
    one.history.apply(one.confirm("maria", {one.seen("maria")}));
    auto said = one.history.decision(one.ref, "maria", Kind::Resolve, Action::Compensate, {one.seen("maria")});
    statement::CompensationCommand command{"invoice:1:compensate:v1", "refund", "ch_invoice:1", "100", "EUR", {}};
    command.commandDigest = sha256(*statement::compensationCommand(command)).hex();
    said.compensation = command;
    said.reason.code = "customer_request";
    const auto seq =
        one.history.apply(said, {"one_match", "object_accepted", "fields_equal", "compensation_within_rest"});
    EXPECT_TRUE(names(one.history.verify(), seq, "statement.compensation.intent"));
}

TEST(ReplayDecision, TimesByHandBreakNothing)
{
    for (const auto extreme : {std::numeric_limits<std::int64_t>::max(), std::numeric_limits<std::int64_t>::min()}) {
        const Instant never{Duration(extreme)};
        Case one;
        one.history.wait(3min);
        const auto miss = one.history.lookUp("maria", one.history.absent(one.ref));
        one.history.apply(one.history.decision(one.ref, "maria", Kind::Resolve, Action::Release, {miss}));
        ASSERT_TRUE(isVerified(one.history.verify()));

        auto history = one.history;
        history.tables.attempts.at(one.ref).front().leaseExpiresAt = never;
        EXPECT_TRUE(names(history.verify(), First, "effect_attempts"));
        history = one.history;
        history.tables.attempts.at(one.ref).front().dispatchedAt = never;
        EXPECT_TRUE(names(history.verify(), First, "effect_attempts"));
        history = one.history;
        history.tables.evidence.at(miss.digest).recordedAt = never;
        EXPECT_TRUE(names(history.verify(), First, "effect_evidence"));
        history = one.history;
        history.tables.evidence.at(miss.digest).askedAt = never;
        EXPECT_TRUE(names(history.verify(), First, "lookups"));
        history = one.history;
        history.tables.intents.at(one.ref).settleAt = never;
        EXPECT_TRUE(names(history.verify(), First, "effect_intents"));
        history = one.history;
        history.tables.intents.at(one.ref).hold = effect::Hold{*PersonId::parse("olga"), never};
        EXPECT_TRUE(names(history.verify(), First, "effect_intents acme/invoice:1 hold"));
    }
}

} // namespace
} // namespace countersign::audit
