// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ledger/ledger_picture.h"
#include "tests/ledger/random_scene.h"

#include <gtest/gtest.h>

#include <algorithm>

// What offers() allows, submit() accepts; what it refuses, submit() refuses with the same code.
namespace countersign::ledger {
namespace {

using resolution::Offer;
using statement::Action;
using statement::Kind;
using statement::Statement;
using namespace std::chrono_literals;

std::string openConflictOf(BootstrappedLedger &ledger, const effect::EffectRef &ref)
{
    for (const auto &conflict : dossier(ledger, ref).conflicts)
        if (!conflict.settledBySeq)
            return conflict.id;
    return std::string(32, 'a');
}

// What a person could sign on an offer; of several objects he picks any, so there may be several.
std::vector<Statement> statementsFor(BootstrappedLedger &ledger, Who who, const effect::EffectRef &ref,
                                     const Offer &offer, Kind decides)
{
    const auto action = statement::parseAction(offer.name);
    if (!action) {
        const auto kind = *statement::parseKind(offer.name);
        if (kind == Kind::Approve || kind == Kind::Decline || kind == Kind::Withdraw) {
            auto said = answer(ledger, who, kind, must(ledger.reader().proposals(true)).front().id);
            said.evidence = cited(ledger, ref, offer.evidence);
            return {said};
        }
        auto said = about(ledger, who, ref, kind == Kind::Settle && decides == Kind::Propose ? Kind::Propose : kind);
        const auto inAnHour = formatInstant(ledger.clock().now() + 1h);
        if (kind == Kind::Hold)
            said.holdUntil = inAnHour;
        if (kind == Kind::Escalate)
            said.escalation = statement::Escalation{"p.adeyemi", inAnHour};
        if (kind == Kind::Settle)
            said.conflict = statement::ConflictSettlement{openConflictOf(ledger, ref), "corroborated"};
        said.reason = {"other", "A reason of some length"};
        return {said};
    }
    auto said = decision(ledger, who, ref, decides, *action, offer.evidence);
    said.reason = {offer.reasons.front(), "A reason of some length"};
    if (*action == Action::Compensate) {
        said.compensation = offer.compensations.empty() ? refund(ref, 1) : offer.compensations.front();
    }
    if (*action != Action::Confirm)
        return {said};
    if (!said.result)
        said.result = statement::ResultClaim{"none", "", "accepted", "", "", {}, {}};
    std::vector<Statement> all{said};
    for (std::size_t i = 0; i < said.result->surplus.size(); ++i)
        all.push_back(confirming(ledger, said, said.result->surplus[i]));
    return all;
}

class OffersTest : public ::testing::TestWithParam<unsigned>
{
protected:
    // On a copy, so that the next offer is judged on the same ledger.
    SubmitOutcome tried(Who who, const Statement &said)
    {
        const auto path = m_copies.path() + "/" + std::to_string(m_copy++) + ".sqlite";
        copyLedger(ledger.path(), path);
        const auto copy = BootstrappedLedger::openExisting(path);
        copy->clock().set(ledger.clock().now());
        const auto outcome = copy->submit(who, said);
        EXPECT_EQ(textOf(copy->verify()), "verified");
        return outcome;
    }
    void expectAgreement(Who who, const effect::EffectRef &ref, const Offer &offer);
    void expectAccepted(Who who, const effect::EffectRef &ref, const Offer &offer);
    void expectRefused(Who who, const effect::EffectRef &ref, const Offer &offer);

    BootstrappedLedger ledger{};

private:
    TemporaryFolder m_copies{};
    int m_copy = 0;
};

void OffersTest::expectAccepted(Who who, const effect::EffectRef &ref, const Offer &offer)
{
    const auto kind = offer.twoPeople ? Kind::Propose : Kind::Resolve;
    std::string outcomes;
    bool accepted = false;
    for (const auto &said : statementsFor(ledger, who, ref, offer, kind)) {
        const auto outcome = tried(who, said);
        accepted = accepted || std::holds_alternative<LogReceipt>(outcome);
        outcomes += textOf(outcome) + "\n";
    }
    EXPECT_TRUE(accepted) << "allowed, but " << outcomes;
    if (!offer.twoPeople)
        return;
    for (const auto &said : statementsFor(ledger, who, ref, offer, Kind::Resolve))
        EXPECT_TRUE(std::holds_alternative<resolution::Refusal>(ledger.submit(who, said)))
            << "one person did what needs two";
}

void OffersTest::expectRefused(Who who, const effect::EffectRef &ref, const Offer &offer)
{
    const auto decides = who == Who::Handler ? Kind::Resolve : Kind::Propose;
    std::set<std::string> codes;
    for (const auto &said : statementsFor(ledger, who, ref, offer, decides)) {
        const auto outcome = ledger.submit(who, said);
        const auto *refusal = std::get_if<resolution::Refusal>(&outcome);
        EXPECT_TRUE(refusal) << "refused with " << offer.refusals.front().code << ", but " << textOf(outcome);
        codes.insert(refusal ? refusal->code : "accepted");
    }
    EXPECT_EQ(codes.count(offer.refusals.front().code), 1u)
        << "offers say " << offer.refusals.front().code << ", submit says " << *codes.begin();
}

void OffersTest::expectAgreement(Who who, const effect::EffectRef &ref, const Offer &offer)
{
    SCOPED_TRACE(personOf(who) + ": " + offer.name);
    EXPECT_EQ(offer.allowed, offer.refusals.empty());
    if (offer.allowed)
        expectAccepted(who, ref, offer);
    else
        expectRefused(who, ref, offer);
}

// U25: what is offered and what is accepted come from one function of state and evidence.
TEST_P(OffersTest, AgreeWithSubmit)
{
    const auto ref = RandomScene(ledger, GetParam()).play();
    const std::vector<Who> everybody{Who::Operator, Who::Operator2, Who::Approver, Who::Approver2,
                                     Who::Auditor,  Who::Handler,   Who::Admin1};
    // Two persons a scene: every one is met often, and a scene stays quick.
    for (const unsigned shift : {0u, 3u}) {
        const auto who = everybody.at((GetParam() + shift) % everybody.size());
        for (const auto &offer : must(ledger.reader(who).offers(ref)))
            expectAgreement(who, ref, offer);
    }
    EXPECT_EQ(textOf(ledger.verify()), "verified");
}

INSTANTIATE_TEST_SUITE_P(Scenes, OffersTest, ::testing::Range(0u, 42u));

} // namespace
} // namespace countersign::ledger
