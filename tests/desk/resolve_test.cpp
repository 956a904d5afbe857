// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/desk/resolve.h"

#include "models/desk/statement_draft.h"
#include "models/ledger/restate.h"
#include "tests/desk/desk_fixture.h"

#include <gmock/gmock.h>

namespace countersign::desk {
namespace {

using effect::EffectStatus;
using statement::Action;
using statement::Kind;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using namespace std::chrono_literals;

class Resolve : public DeskTest
{
protected:
    static ResolveRequest take(const effect::EffectRef &ref, Action action, std::vector<Digest> evidence,
                               const std::string &code)
    {
        ResolveRequest request{.ref = ref, .action = action};
        request.evidence = std::move(evidence);
        request.reasonCode = code;
        request.reasonText = "Seen in the provider's own records";
        return request;
    }
    statement::Statement drafted(const ResolveRequest &request)
    {
        return must(draftResolution(deskOf(Who::Operator), request));
    }
    EffectStatus statusOf(const effect::EffectRef &ref) { return ledger::dossier(m_ledger, ref).intent.status; }
    void expectRefusedUnsigned(const ResolveRequest &request, ErrorKind kind, const std::string &why)
    {
        const auto outcome = resolve(deskOf(Who::Operator), request);
        ASSERT_FALSE(outcome.has_value());
        EXPECT_EQ(outcome.error().kind, kind);
        EXPECT_THAT(english(outcome.error().context), HasSubstr(why));
        EXPECT_EQ(signerOf(Who::Operator).signatures, 0);
    }
};

TEST_F(Resolve, ADraftRestatesWhatTheLedgerWillCompare)
{
    const auto ref = ledger::lapsed(m_ledger, "invoice:1");
    const auto evidence = ledger::lookUpFound(m_ledger, Who::Operator, ref);
    const auto draft = drafted(take(ref, Action::Confirm, {evidence}, "single_match"));
    const auto read = ledger::dossier(m_ledger, ref);
    EXPECT_EQ(draft.kind, Kind::Resolve);
    EXPECT_EQ(draft.origin, m_ledger.trust().origin);
    EXPECT_EQ(draft.tenant, ledger::Tenant);
    EXPECT_EQ(draft.intent, "invoice:1");
    EXPECT_EQ(draft.prior, (statement::Prior{"unknown", "3"}));
    EXPECT_EQ(draft.nextStatus, "confirmed");
    EXPECT_EQ(draft.effect, ledger::restate(read.intent));
    EXPECT_EQ(draft.policy, (statement::VersionRef{read.policy->version, read.policy->digest}));
    EXPECT_EQ(draft.contract, (statement::VersionRef{read.contract->version, read.contract->digest}));
    EXPECT_EQ(draft.person, personOf(Who::Operator));
    EXPECT_EQ(draft.key, m_ledger.signer(Who::Operator).publicKey().keyId());
    EXPECT_EQ(draft.signedAt, formatInstant(m_ledger.clock().now()));
    EXPECT_EQ(draft.expiresAt, formatInstant(m_ledger.clock().now() + StatementLife));
    EXPECT_EQ(draft.seen, (statement::Seen{std::to_string(head().size), head().root.hex()}));
    EXPECT_EQ(signerOf(Who::Operator).signatures, 0) << "a draft is only shown";
}

TEST_F(Resolve, ConfirmCitesTheLookupAndClaimsItsObject)
{
    const auto ref = ledger::lapsed(m_ledger, "invoice:1");
    const auto unused = ledger::lookUpFound(m_ledger, Who::Operator, ref);
    m_ledger.clock().advance(5s);
    const auto evidence = ledger::lookUpFound(m_ledger, Who::Operator, ref);
    const auto request = take(ref, Action::Confirm, {evidence}, "single_match");
    const auto draft = drafted(request);
    ASSERT_EQ(draft.evidence.size(), 1U) << "cites what it was told to, nothing of " << unused.hex();
    EXPECT_EQ(draft.evidence[0], (statement::Citation{"lookup", evidence.hex(), formatInstant(m_ledger.clock().now()),
                                                      "GET /v1/charges"}));
    const auto match = ledger::matching(m_ledger, ref);
    EXPECT_EQ(draft.result,
              (statement::ResultClaim{match.id, match.responseDigest, "accepted", "125000", "EUR", {}, {}}));

    applied(resolve(deskOf(Who::Operator), request));
    EXPECT_EQ(statusOf(ref), EffectStatus::Confirmed);
}

TEST_F(Resolve, ConfirmNamesEveryFieldThatDiffers)
{
    const auto ref = ledger::lapsed(m_ledger, "invoice:1");
    auto match = ledger::matching(m_ledger, ref);
    match.amountMinor = "125001";
    match.currency = "USD";
    const auto evidence = ledger::lookUp(m_ledger, Who::Operator, ref, effect::Mismatch{match, {"amount", "currency"}});
    const auto draft = drafted(take(ref, Action::Confirm, {evidence}, "mismatch_accepted"));
    EXPECT_EQ(draft.kind, Kind::Propose) << "two people";
    EXPECT_THAT(draft.result.value().mismatch, ::testing::UnorderedElementsAre("amount", "currency"));
    EXPECT_EQ(draft.result->amountMinor, "125001") << "the provider's, not the intent's";
}

TEST_F(Resolve, OfSeveralObjectsThePersonNamesOneAndTheOthersAreSurplus)
{
    const auto ref = ledger::lapsed(m_ledger, "invoice:1");
    const effect::FoundMany many{{ledger::matching(m_ledger, ref, "ch_1"), ledger::matching(m_ledger, ref, "ch_2"),
                                  ledger::matching(m_ledger, ref, "ch_3")}};
    const auto evidence = ledger::lookUp(m_ledger, Who::Operator, ref, many);
    auto request = take(ref, Action::Confirm, {evidence}, "several_matches");
    expectRefusedUnsigned(request, ErrorKind::InvalidInput, "names 3 objects");
    request.object = "ch_2";
    const auto draft = drafted(request);
    EXPECT_EQ(draft.result.value().providerId, "ch_2");
    EXPECT_THAT(draft.result->surplus, ElementsAre("ch_1", "ch_3"));
    awaiting(resolve(deskOf(Who::Operator), request));
}

TEST_F(Resolve, ReleaseCitesTheMissesAndClaimsNoObject)
{
    const auto ref = ledger::lapsed(m_ledger, "invoice:1");
    const auto misses = ledger::missUntilProven(m_ledger, Who::Operator, ref);
    const auto request = take(ref, Action::Release, misses, "absence_proven");
    const auto draft = drafted(request);
    EXPECT_EQ(draft.nextStatus, "prepared");
    EXPECT_FALSE(draft.result.has_value());
    ASSERT_EQ(draft.evidence.size(), 2U);
    EXPECT_EQ(draft.evidence[0].digest, misses[0].hex());
    EXPECT_EQ(draft.evidence[1].digest, misses[1].hex());
    applied(resolve(deskOf(Who::Operator), request));
    EXPECT_EQ(statusOf(ref), EffectStatus::Prepared);
}

TEST_F(Resolve, AbsenceThatIsNotProofYetIsTheLedgersRefusal)
{
    const auto ref = ledger::lapsed(m_ledger, "invoice:1");
    const auto miss = ledger::lookUp(m_ledger, Who::Operator, ref, effect::Absent{});
    EXPECT_EQ(refusalCode(resolve(deskOf(Who::Operator), take(ref, Action::Release, {miss}, "absence_proven"))),
              "RC408");
    EXPECT_EQ(statusOf(ref), EffectStatus::Unknown);
}

TEST_F(Resolve, RejectClaimsTheObjectThatTheProviderRefused)
{
    const auto ref = ledger::lapsed(m_ledger, "invoice:1");
    auto match = ledger::matching(m_ledger, ref);
    match.disposition = effect::Disposition::DidNotHappen;
    const auto evidence = ledger::lookUp(m_ledger, Who::Operator, ref, effect::Found{match});
    const auto request = take(ref, Action::Reject, {evidence}, "provider_refused");
    EXPECT_EQ(drafted(request).result.value().disposition, "did_not_happen");
    applied(resolve(deskOf(Who::Operator), request));
    EXPECT_EQ(statusOf(ref), EffectStatus::Rejected);
}

TEST_F(Resolve, AboveTheThresholdItIsAProposal)
{
    const auto ref = ledger::lapsed(m_ledger, "invoice:large", {.minor = 500'001});
    const auto evidence = ledger::lookUpFound(m_ledger, Who::Operator, ref);
    const auto request = take(ref, Action::Confirm, {evidence}, "single_match");
    EXPECT_EQ(drafted(request).kind, Kind::Propose);
    awaiting(resolve(deskOf(Who::Operator), request));
    EXPECT_EQ(statusOf(ref), EffectStatus::Unknown);
}

TEST_F(Resolve, MayBeProposedWhereOnePersonWouldDo)
{
    const auto ref = ledger::lapsed(m_ledger, "invoice:1");
    const auto evidence = ledger::lookUpFound(m_ledger, Who::Operator, ref);
    auto request = take(ref, Action::Confirm, {evidence}, "single_match");
    request.proposeAnyway = true;
    EXPECT_EQ(drafted(request).kind, Kind::Propose);
    awaiting(resolve(deskOf(Who::Operator), request));
}

TEST_F(Resolve, EvidenceThatIsNotStoredForThisIntentCannotBeCited)
{
    const auto ref = ledger::lapsed(m_ledger, "invoice:1");
    const auto other = ledger::lapsed(m_ledger, "invoice:2");
    const auto elsewhere = ledger::lookUpFound(m_ledger, Who::Operator, other);
    for (const Digest &digest : {elsewhere, sha256("never stored")})
        expectRefusedUnsigned(take(ref, Action::Confirm, {digest}, "single_match"), ErrorKind::NotFound, digest.hex());
}

TEST_F(Resolve, OneEvidenceIsNotCitedTwice)
{
    const auto ref = ledger::lapsed(m_ledger, "invoice:1");
    const auto evidence = ledger::lookUpFound(m_ledger, Who::Operator, ref);
    expectRefusedUnsigned(take(ref, Action::Confirm, {evidence, evidence}, "single_match"), ErrorKind::InvalidInput,
                          "evidence");
}

TEST_F(Resolve, WithoutEvidenceThereIsNothingToConfirm)
{
    const auto ref = ledger::lapsed(m_ledger, "invoice:1");
    expectRefusedUnsigned(take(ref, Action::Confirm, {}, "single_match"), ErrorKind::InvalidInput, "names 0 objects");
    EXPECT_EQ(refusalCode(resolve(deskOf(Who::Operator), take(ref, Action::Release, {}, "absence_proven"))), "RC402");
}

TEST_F(Resolve, WhatCannotBeDraftedIsSaid)
{
    const auto ref = ledger::lapsed(m_ledger, "invoice:1");
    expectRefusedUnsigned(take(ref, Action::Compensate, {}, "other"), ErrorKind::InvalidInput, "can be offered");
    expectRefusedUnsigned(take(ref, Action::None, {}, "other"), ErrorKind::Unsupported, "draft");
    expectRefusedUnsigned(take(ledger::refOf("invoice:none"), Action::Release, {}, "other"), ErrorKind::NotFound,
                          "invoice:none");
}

TEST_F(Resolve, ARowThatMovedSinceItWasReadIsTheLedgersRefusal)
{
    const auto ref = ledger::lapsed(m_ledger, "invoice:1");
    const auto evidence = ledger::lookUpFound(m_ledger, Who::Operator, ref);
    const auto draft = drafted(take(ref, Action::Confirm, {evidence}, "single_match"));
    must(m_ledger.worker().recordReceipt(ref, 1, {"ch_1", sha256("answer").hex(), "req_1", 200, "accepted"}));
    EXPECT_EQ(refusalCode(signAndSubmit(deskOf(Who::Operator), draft)), "RC302");
    EXPECT_EQ(statusOf(ref), EffectStatus::Confirmed);
}

} // namespace
} // namespace countersign::desk
