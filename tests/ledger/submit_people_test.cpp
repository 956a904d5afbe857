// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ledger/submit_fixture.h"

#include <nlohmann/json.hpp>

// G17 to G20 and RC414: reasons, two people, proposals and who answers them.
namespace countersign::ledger {
namespace {

using statement::Action;
using statement::Kind;
using statement::Statement;
using namespace std::chrono_literals;

class SubmitPeople : public Submit
{
protected:
    Statement resolveFound(const effect::EffectRef &ref, Kind kind = Kind::Resolve)
    {
        return decision(ledger, Who::Operator, ref, kind, Action::Confirm, {lookUpFound(ledger, Who::Operator, ref)});
    }
    // The approval of that proposal with the approver's own fresh look.
    Statement approvalOf(const std::string &id, Who who = Who::Approver)
    {
        const auto ref = refOf("invoice:large");
        auto said = answer(ledger, who, Kind::Approve, id);
        said.evidence = cited(ledger, ref, {lookUpFound(ledger, who, ref)});
        return said;
    }
    std::string twoPeopleBecause(const Statement &said)
    {
        return expectRefused(Who::Operator, said, "RC403").data["why"];
    }
};

// U28: each currency has its own threshold, and one without a row is always above.
TEST_F(SubmitPeople, RC403_AboveTheThreshold)
{
    EXPECT_EQ(twoPeopleBecause(resolveFound(lapsed(ledger, "eur", {.minor = 500'001}))), "above_threshold");
    EXPECT_EQ(twoPeopleBecause(resolveFound(lapsed(ledger, "jpy", {.minor = 50'001, .currency = "JPY"}))),
              "above_threshold");
    EXPECT_EQ(twoPeopleBecause(resolveFound(lapsed(ledger, "usd", {.minor = 1, .currency = "USD"}))),
              "above_threshold, window_exceeded")
        << "a currency the policy does not name is above";
}

TEST_F(SubmitPeople, ExactlyTheThresholdIsForOnePerson)
{
    const auto eur = lapsed(ledger, "eur", {.minor = 500'000});
    const auto jpy = lapsed(ledger, "jpy", {.minor = 50'000, .currency = "JPY"});
    EXPECT_EQ(receiptIn(ledger.submit(Who::Operator, resolveFound(eur))).outcome, SubmitResult::Applied);
    EXPECT_EQ(receiptIn(ledger.submit(Who::Operator, resolveFound(jpy))).outcome, SubmitResult::Applied);
}

// Two charges of one customer fit into the day's EUR 10 000.00; the third cent does not.
// U32: halves add up.
TEST_F(SubmitPeople, RC403_SplitIntoSmallAmountsOfOneCustomer)
{
    const auto first = lapsed(ledger, "split:1", {.minor = 500'000});
    const auto second = lapsed(ledger, "split:2", {.minor = 500'000});
    const auto third = lapsed(ledger, "split:3", {.minor = 1});
    const auto other = lapsed(ledger, "split:4", {.minor = 1, .customer = "cus_8"});
    receiptIn(ledger.submit(Who::Operator, resolveFound(first)));
    receiptIn(ledger.submit(Who::Operator, resolveFound(second)));
    EXPECT_EQ(twoPeopleBecause(resolveFound(third)), "window_exceeded");
    auto byAnother = decision(ledger, Who::Operator2, third, Kind::Resolve, Action::Confirm,
                              {lookUpFound(ledger, Who::Operator2, third)});
    EXPECT_EQ(expectRefused(Who::Operator2, byAnother, "RC403").data["why"], "window_exceeded");
    EXPECT_EQ(receiptIn(ledger.submit(Who::Operator, resolveFound(other))).outcome, SubmitResult::Applied);
    ledger.clock().advance(24h + 1min);
    EXPECT_EQ(receiptIn(ledger.submit(Who::Operator, resolveFound(third))).outcome, SubmitResult::Applied);
}

TEST_F(SubmitPeople, RC403_OpenProposalsCountInTheWindow)
{
    const auto small = lapsed(ledger, "small", {.minor = 100'001});
    proposeLarge();
    EXPECT_EQ(twoPeopleBecause(resolveFound(small)), "window_exceeded");
}

TEST_F(SubmitPeople, RC403_ReversedOrMismatchedOrSeveralObjects)
{
    const auto ref = lapsed(ledger, "invoice:1");
    auto match = matching(ledger, ref);
    match.disposition = effect::Disposition::Reversed;
    const auto confirm = [&](const effect::Finding &finding) {
        ledger.clock().advance(1s); // each look is newer than the one before, which is not cited
        return decision(ledger, Who::Operator, ref, Kind::Resolve, Action::Confirm,
                        {lookUp(ledger, Who::Operator, ref, finding)});
    };
    EXPECT_EQ(twoPeopleBecause(confirm(effect::Found{match})), "object_reversed");
    match = matching(ledger, ref);
    match.amountMinor = "124999";
    EXPECT_EQ(twoPeopleBecause(confirm(effect::Mismatch{match, {}})), "fields_equal");
    EXPECT_EQ(
        twoPeopleBecause(confirm(effect::FoundMany{{matching(ledger, ref, "ch_1"), matching(ledger, ref, "ch_2")}})),
        "many_matches");
}

TEST_F(SubmitPeople, RC403_ReleaseWhereTheProviderTakesNoKey)
{
    const auto ref = lapsed(ledger, "invoice:1", {.account = KeylessAccount});
    const auto misses = missUntilProven(ledger, Who::Operator, ref);
    EXPECT_EQ(twoPeopleBecause(decision(ledger, Who::Operator, ref, Kind::Resolve, Action::Release, misses)),
              "keyless");
}

TEST_F(SubmitPeople, RC403_AttestedDocument)
{
    const auto ref = lapsed(ledger, "invoice:1");
    const auto document = attest(ledger, Who::Operator, ref);
    auto said = decision(ledger, Who::Operator, ref, Kind::Resolve, Action::Reject, {document});
    said.reason = {"attested_document", "The bank's letter of today"};
    EXPECT_EQ(twoPeopleBecause(said), "document_attested");
    said = decision(ledger, Who::Operator, ref, Kind::Resolve, Action::Confirm,
                    {document, lookUpFound(ledger, Who::Operator, ref)});
    EXPECT_EQ(twoPeopleBecause(said), "document_attested") << "even beside an object that alone would do";
}

TEST_F(SubmitPeople, RC403_MoneyWithoutAnAmount)
{
    const auto why = twoPeopleBecause(resolveFound(lapsed(ledger, "invoice:1", {.minor = 0})));
    EXPECT_EQ(why, "above_threshold, monetary_complete, fields_equal") << "nothing shows that it is the same amount";
}

TEST_F(SubmitPeople, RC405_ReasonThatTheActionDoesNotAllow)
{
    auto said = confirmation();
    said.reason.code = "absence_proven";
    expectRefused(Who::Operator, said, "RC405", {{"fact", "reason_given"}, {"unmet", "code"}});
    said.reason.code.clear();
    expectRefused(Who::Operator, said, "RC405", {{"unmet", "code"}, {"code", ""}});
}

TEST_F(SubmitPeople, RC405_TextTooShortWhereTheCodeAsksForOne)
{
    auto said = confirmation();
    said.reason = {"other", "Because I"};
    expectRefused(Who::Operator, said, "RC405", {{"unmet", "text"}, {"length", "9"}});
    said.reason = {"other", "          "};
    expectRefused(Who::Operator, said, "RC405", {{"unmet", "text"}, {"length", "0"}});
    auto note = about(ledger, Who::Operator, refOf("invoice:1"), Kind::Note);
    note.reason = {"other", "Short"};
    expectRefused(Who::Operator, note, "RC405", {{"unmet", "text"}});
}

TEST_F(SubmitPeople, RC405_ADeclineSaysWhy)
{
    auto said = answer(ledger, Who::Approver, Kind::Decline, proposeLarge());
    said.reason = {};
    expectRefused(Who::Approver, said, "RC405", {{"fact", "reason_given"}});
}

TEST_F(SubmitPeople, RC406_NoSuchProposal)
{
    auto said = approvalOf(proposeLarge());
    said.proposal->id = std::string(32, 'e');
    expectRefused(Who::Approver, said, "RC406", {{"fact", "proposal_matches"}, {"unmet", "other_proposal"}});
    auto note = about(ledger, Who::Operator2, refOf("invoice:large"), Kind::Note);
    note.reason = {"other", "A question about it"};
    note.proposal = statement::ProposalRef{std::string(32, 'e'), sha256("nothing").hex()};
    expectRefused(Who::Operator2, note, "RC406", {{"reason", "no_such_proposal"}});
}

TEST_F(SubmitPeople, RC406_DigestOfOtherBytes)
{
    auto said = approvalOf(proposeLarge());
    said.proposal->digest.front() = said.proposal->digest.front() == '0' ? '1' : '0';
    expectRefused(Who::Approver, said, "RC406", {{"fact", "proposal_matches"}, {"unmet", "other_proposal"}});
}

TEST_F(SubmitPeople, RC406_DeclineOrWithdrawalOfOtherBytes)
{
    const auto id = proposeLarge();
    for (const auto &[who, kind] :
         {std::pair{Who::Approver, Kind::Decline}, std::pair{Who::Operator, Kind::Withdraw}}) {
        auto said = answer(ledger, who, kind, id);
        said.proposal->digest = sha256("another proposal").hex();
        expectRefused(who, said, "RC406", {{"fact", "proposal_matches"}, {"unmet", "other_proposal"}});
    }
}

// U47: what was rewritten after the proposal is not what is approved.
TEST_F(SubmitPeople, RC406_ApprovalOfSomethingElseThanWasProposed)
{
    const auto good = approvalOf(proposeLarge());
    auto said = good;
    said.result->providerId = "ch_2";
    expectRefused(Who::Approver, said, "RC406", {{"unmet", "field"}, {"field", "result.provider_id"}});
    said = good;
    said.result->mismatch = {"amount_minor"};
    expectRefused(Who::Approver, said, "RC406", {{"unmet", "field"}});
    said = good;
    said.policy->digest = sha256("another policy").hex();
    expectRefused(Who::Approver, said, "RC406", {{"unmet", "field"}});
    said = good;
    said.action = Action::Release;
    said.nextStatus = "prepared";
    said.result.reset();
    expectRefused(Who::Approver, said, "RC406", {{"unmet", "field"}});
}

TEST_F(SubmitPeople, RC406_Expired)
{
    const auto id = proposeLarge();
    ledger.clock().advance(8h);
    expectRefused(Who::Approver, approvalOf(id), "RC406", {{"fact", "proposal_open"}, {"unmet", "expired"}});
    expectRefused(Who::Approver, answer(ledger, Who::Approver, Kind::Decline, id), "RC406", {{"unmet", "expired"}});
    expectRefused(Who::Operator, answer(ledger, Who::Operator, Kind::Withdraw, id), "RC406", {{"unmet", "expired"}});
}

TEST_F(SubmitPeople, RC406_AnsweredAlready)
{
    const auto id = proposeLarge();
    const auto approval = approvalOf(id);
    receiptIn(ledger.submit(Who::Operator, answer(ledger, Who::Operator, Kind::Withdraw, id)));
    expectRefused(Who::Approver, approval, "RC406", {{"fact", "proposal_open"}, {"unmet", "none"}});
    expectRefused(Who::Operator, answer(ledger, Who::Operator, Kind::Withdraw, id), "RC406", {{"unmet", "none"}});
}

// The row moved since: an approval cannot even name the version it stands on.
TEST_F(SubmitPeople, RC302_ApprovalAfterTheRowMoved)
{
    const auto approval = approvalOf(proposeLarge());
    must(ledger.worker().recordReceipt(refOf("invoice:large"), 1, {"ch_1", sha256("object ch_1").hex(), "", 200, ""}));
    expectRefused(Who::Approver, approval, "RC302", {{"status", "confirmed"}});
}

TEST_F(SubmitPeople, RC407_SelfApprovalWithASecondKey)
{
    const auto ref = lapsed(ledger, "invoice:large", {.minor = 900'000});
    const auto proposed =
        decision(ledger, Who::Approver, ref, Kind::Propose, Action::Confirm, {lookUpFound(ledger, Who::Approver, ref)});
    receiptIn(ledger.submit(Who::Approver, proposed));
    ledger.clock().advance(1s);
    for (const auto who : {Who::Approver, Who::ApproverSecondKey}) {
        const auto said = approvalOf(proposed.id, who);
        EXPECT_EQ(said.key, ledger.signer(who).publicKey().keyId());
        expectRefused(who, said, "RC407", {{"fact", "distinct_person"}, {"proposer", "p.adeyemi"}});
        expectRefused(who, answer(ledger, who, Kind::Decline, proposed.id), "RC407", {{"proposer", "p.adeyemi"}});
    }
    EXPECT_EQ(receiptIn(ledger.submit(Who::Approver2, approvalOf(proposed.id, Who::Approver2))).outcome,
              SubmitResult::Applied);
}

TEST_F(SubmitPeople, RC407_OnlyTheProposerWithdraws)
{
    const auto id = proposeLarge();
    for (const auto who : {Who::Operator2, Who::Approver})
        expectRefused(who, answer(ledger, who, Kind::Withdraw, id), "RC407",
                      {{"fact", "distinct_person"}, {"proposer", "m.ortiz"}});
}

TEST_F(SubmitPeople, RC414_AProposalIsOpenAlready)
{
    const auto id = proposeLarge();
    const auto ref = refOf("invoice:large");
    const auto again = [&] { return lookUpFound(ledger, Who::Operator2, ref); };
    const auto second = decision(ledger, Who::Operator2, ref, Kind::Propose, Action::Confirm, {again()});
    const auto refused = expectRefused(Who::Operator2, second, "RC414", {{"proposal", id}, {"proposer", "m.ortiz"}});
    ASSERT_TRUE(refused.mayChangeAt);
    EXPECT_EQ(formatInstant(*refused.mayChangeAt), refused.data.at("expires_at"));
}

// For an amount that one person may settle, somebody chose to propose: then nobody settles it alone beside that.
TEST_F(SubmitPeople, RC414_NobodyResolvesAroundAnOpenProposal)
{
    const auto ref = lapsed(ledger, "invoice:1");
    const auto proposed = resolveFound(ref, Kind::Propose);
    receiptIn(ledger.submit(Who::Operator, proposed));
    expectRefused(Who::Operator, resolveFound(ref), "RC414", {{"proposal", proposed.id}});
    receiptIn(ledger.submit(Who::Operator, answer(ledger, Who::Operator, Kind::Withdraw, proposed.id)));
    EXPECT_EQ(receiptIn(ledger.submit(Who::Operator, resolveFound(ref))).outcome, SubmitResult::Applied);
}

TEST_F(SubmitPeople, AnExpiredProposalStandsInNobodysWay)
{
    const auto id = proposeLarge();
    ledger.clock().advance(8h);
    const auto ref = refOf("invoice:large");
    const auto next = decision(ledger, Who::Operator2, ref, Kind::Propose, Action::Confirm,
                               {lookUpFound(ledger, Who::Operator2, ref)});
    receiptIn(ledger.submit(Who::Operator2, next));
    const auto read = dossier(ledger, ref).proposals;
    ASSERT_EQ(read.size(), 2u);
    EXPECT_EQ(read.front().id, id);
    EXPECT_EQ(read.front().status, "expired");
    EXPECT_EQ(read.back().status, "open");
}

} // namespace
} // namespace countersign::ledger
