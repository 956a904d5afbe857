// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ledger/submit_fixture.h"

#include <nlohmann/json.hpp>

// G8 to G10: the statement's place in the log and in time, and the same statement twice.
namespace countersign::ledger {
namespace {

using statement::Kind;
using namespace std::chrono_literals;

TEST_F(Submit, TheSameBytesTwiceGiveTheSameReceiptAndChangeNothing)
{
    const auto envelope = sign(Who::Operator, confirmation());
    const auto first = receiptIn(must(ledger.statements(Who::Operator).submit(envelope)));
    EXPECT_FALSE(first.duplicate);
    // Time and the row have moved on since: what is in the log is answered from the log.
    ledger.clock().advance(48h);
    for (const auto who : {Who::Operator, Who::Operator2}) {
        auto &face = ledger.statements(who);
        const auto before = pictureOf(ledger.path());
        auto again = receiptIn(must(face.submit(envelope)));
        EXPECT_TRUE(again.duplicate);
        again.duplicate = false;
        EXPECT_EQ(again, first);
        EXPECT_EQ(changedTables(before, pictureOf(ledger.path())), std::set<std::string>());
    }
    auto byId = must(ledger.statements(Who::Auditor).logReceiptOf(first.statementId));
    ASSERT_TRUE(byId);
    EXPECT_EQ(*byId, first);
    EXPECT_FALSE(must(ledger.statements(Who::Auditor).logReceiptOf(std::string(32, '0'))));
}

TEST_F(Submit, RC304_SameIdWithOtherBytes)
{
    auto said = confirmation();
    const auto receipt = receiptIn(ledger.submit(Who::Operator, said));
    said.reason.text += ", twice";
    expectRefused(Who::Operator, said, "RC304", {{"id", said.id}, {"seq", std::to_string(receipt.seq)}});
}

TEST_F(Submit, RC304_SameIdFromAnotherPerson)
{
    const auto said = confirmation();
    receiptIn(ledger.submit(Who::Operator, said));
    auto other = about(ledger, Who::Operator2, refOf("invoice:1"), Kind::Note);
    other.id = said.id;
    other.reason = {"other", "The same id for another act"};
    expectRefused(Who::Operator2, other, "RC304", {{"id", said.id}});
}

TEST_F(Submit, RC301_HeadThatThisLogNeverHad)
{
    auto said = confirmation();
    said.seen.root = sha256("another history").hex();
    expectRefused(Who::Operator, said, "RC301", {{"reason", "head_not_in_this_log"}});
    said = confirmation("invoice:2");
    said.seen.size = std::to_string(must(ledger.reader().head()).size + 1);
    expectRefused(Who::Operator, said, "RC301", {{"reason", "head_not_in_this_log"}});
    said = confirmation("invoice:3");
    said.seen = {"0", sha256(std::string_view()).hex()};
    expectRefused(Who::Operator, said, "RC301", {{"reason", "log_is_not_empty"}});
}

TEST_F(Submit, RC301_FurtherBehindThanThePolicyAllows)
{
    auto policy = standardPolicy();
    policy.version = 2;
    policy.seenLag = 2;
    ledger.govern(Kind::PolicySet, "*", resolution::policySubject(policy));
    const auto said = confirmation();
    const auto note = [&] {
        auto noted = about(ledger, Who::Operator2, refOf("invoice:1"), Kind::Note);
        noted.reason = {"other", "One more entry in the log"};
        receiptIn(ledger.submit(Who::Operator2, noted));
    };
    note();
    note();
    note();
    expectRefused(Who::Operator, said, "RC301", {{"reason", "too_far_behind"}, {"lag", "3"}, {"seen_lag", "2"}});
}

TEST_F(Submit, AHeadBehindByNoMoreThanThePolicyAllowsIsEnough)
{
    auto policy = standardPolicy();
    policy.version = 2;
    policy.seenLag = 1;
    ledger.govern(Kind::PolicySet, "*", resolution::policySubject(policy));
    const auto said = confirmation();
    auto noted = about(ledger, Who::Operator2, refOf("invoice:1"), Kind::Note);
    noted.reason = {"other", "One more entry in the log"};
    receiptIn(ledger.submit(Who::Operator2, noted));
    EXPECT_EQ(receiptIn(ledger.submit(Who::Operator, said)).outcome, SubmitResult::Applied);
}

TEST_F(Submit, RC305_ExpiredByTheLedgersClock)
{
    auto said = confirmation();
    said.expiresAt = formatInstant(ledger.clock().now() + 5s);
    ledger.clock().advance(5s);
    expectRefused(Who::Operator, said, "RC305", {{"reason", "expired"}, {"expires_at", said.expiresAt}});
}

TEST_F(Submit, RC305_SignedFarFromTheLedgersTime)
{
    auto said = confirmation();
    said.signedAt = formatInstant(ledger.clock().now() + 25h);
    said.expiresAt = formatInstant(ledger.clock().now() + 26h);
    expectRefused(Who::Operator, said, "RC305", {{"reason", "signed_at_far_from_ledger_time"}});
    said.signedAt = formatInstant(ledger.clock().now() - 25h);
    expectRefused(Who::Operator, said, "RC305", {{"reason", "signed_at_far_from_ledger_time"}});
}

// A machine whose clock is set back does not make old statements valid again: the log's own time only grows.
TEST_F(Submit, RC305_AClockSetBackRevivesNothing)
{
    auto late = confirmation();
    late.expiresAt = formatInstant(ledger.clock().now() + 5s);
    ledger.clock().advance(10s);
    auto noted = about(ledger, Who::Operator2, refOf("invoice:1"), Kind::Note);
    noted.reason = {"other", "The log has seen a later time"};
    receiptIn(ledger.submit(Who::Operator2, noted));
    ledger.clock().advance(-10s);
    expectRefused(Who::Operator, late, "RC305", {{"reason", "expired"}});
}

TEST_F(Submit, RC305_AHoldThatEndsInThePast)
{
    const auto ref = lapsed(ledger, "invoice:1");
    auto said = about(ledger, Who::Operator, ref, Kind::Hold);
    said.holdUntil = formatInstant(ledger.clock().now());
    expectRefused(Who::Operator, said, "RC305", {{"reason", "hold_in_the_past"}});
}

} // namespace
} // namespace countersign::ledger
