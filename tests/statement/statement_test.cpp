// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/statement/statement.h"

#include "models/base/digest.h"
#include "tests/statement/sample_statements.h"
#include "tests/statement/test_names.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <ostream>
#include <set>
#include <string>
#include <utility>

namespace countersign::statement {
namespace {

using ::testing::HasSubstr;

constexpr const char *EmptyObject = "{}";

void expectRefused(const std::string &bytes, const std::string &names)
{
    const auto parsed = parseStatement(bytes);
    ASSERT_FALSE(parsed.has_value()) << bytes;
    EXPECT_EQ(parsed.error().kind, ErrorKind::InvalidInput);
    EXPECT_THAT(english(parsed.error().context), HasSubstr(names));
}

void expectRefused(const Statement &statement, const std::string &names)
{
    const auto bytes = encodeStatement(statement);
    ASSERT_TRUE(bytes.has_value()) << english(bytes.error().context);
    expectRefused(*bytes, names);
}

TEST(StatementWords, EveryKindHasOneWordBothWays)
{
    std::set<std::string_view> words;
    for (int i = 0; i <= static_cast<int>(Kind::ContractPublish); ++i) {
        const auto kind = static_cast<Kind>(i);
        EXPECT_EQ(parseKind(toString(kind)), kind);
        words.insert(toString(kind));
    }
    EXPECT_EQ(words.size(), 15U);
    EXPECT_EQ(parseKind("Resolve"), std::nullopt);
    EXPECT_EQ(parseKind(""), std::nullopt);
}

TEST(StatementWords, EveryActionHasOneWordBothWays)
{
    for (const Action action :
         {Action::None, Action::Confirm, Action::Reject, Action::Release, Action::Compensate, Action::Reopen})
        EXPECT_EQ(parseAction(toString(action)), action);
    EXPECT_EQ(toString(Action::None), "");
    EXPECT_EQ(parseAction("confirmed"), std::nullopt);
}

TEST(Statement, EverySampleSurvivesWritingAndParsing)
{
    for (const Statement &sample : everySample()) {
        const auto bytes = encodeStatement(sample);
        ASSERT_TRUE(bytes.has_value()) << english(bytes.error().context);
        const auto parsed = parseStatement(*bytes);
        ASSERT_TRUE(parsed.has_value()) << toString(sample.kind) << ": " << english(parsed.error().context);
        EXPECT_EQ(*parsed, sample);
        EXPECT_EQ(*encodeStatement(*parsed), *bytes);
    }
}

TEST(Statement, IsWrittenInOneFixedForm)
{
    Statement note = sampleNote();
    note.reason = {"", "caf\u00e9 \"x\" \\"};
    note.policy.reset();
    note.contract.reset();
    EXPECT_EQ(
        *encodeStatement(note),
        R"({"action":"","compensation":{},"conflict":{},"contract":{},"effect":{"account":"acct_1",)"
        R"("amount_minor":"125000","currency":"EUR","customer_ref":"cus_7","effect_kind":"monetary","environment":"live",)"
        R"("operation":"charge","provider":"stripe","provider_key":"acme-inv_42","recipient_ref":"rec_9",)"
        R"("request_digest":")" +
            note.effect->requestDigest +
            R"("},"escalation":{},)"
            R"("evidence":[],"expires_at":"2026-12-01T08:15:09Z","hold":{},"id":"00112233445566778899aabbccddeeff",)"
            R"("intent":"invoice:inv_42:collect:v1","key":")" +
            note.key +
            R"(","kind":"note","next":{"status":"unknown"},"origin":"ledger.example/eu","person":"m.ortiz",)"
            R"("policy":{},"prior":{"status":"unknown","version":"3"},"proposal":{},"reason":{"code":"",)"
            R"("text":"café \"x\" \\"},"result":{},"seen":{"root":")" +
            note.seen.root +
            R"(","size":"18"},"signed_at":"2026-12-01T08:05:09Z","subject":{},"tenant":"acme","v":"1"})");
}

TEST(Statement, EveryFieldIsRequiredAndNoOtherIsAllowed)
{
    const Statement note = sampleNote();
    for (const char *field :
         {"action",     "compensation", "conflict", "contract", "effect",   "escalation", "evidence",
          "expires_at", "hold",         "id",       "intent",   "key",      "kind",       "next",
          "origin",     "person",       "policy",   "prior",    "proposal", "reason",     "result",
          "seen",       "signed_at",    "subject",  "tenant",   "v"}) {
        // An underscore more keeps the order of keys, so only the name is wrong.
        const std::string quoted = std::string("\"") + field + "\":";
        std::string bytes = *encodeStatement(note);
        const auto at = bytes.rfind(quoted);
        ASSERT_NE(at, std::string::npos);
        bytes.insert(at + quoted.size() - 2, "_");
        expectRefused(bytes, std::string("field ") + field + " is missing");
    }
    expectRefused(bytesWith(note, R"("v":"1"})", R"("v":"1","w":""})"), "field w is unknown");
    expectRefused(bytesWith(note, R"("prior":{"status")", R"("prior":{"extra":"","status")"), "prior field extra");
    expectRefused(bytesWith(note, R"(,"version":"3"})", "}"), "policy field version is missing");
}

TEST(Statement, RefusesAnotherVersionOfTheFormat)
{
    expectRefused(bytesWith(sampleNote(), R"("v":"1")", R"("v":"2")"), "field v");
}

struct BadField
{
    const char *from;
    const char *to;
    const char *names;

    friend std::ostream &operator<<(std::ostream &out, const BadField &bad) { return out << bad.to; }
};

class BadFields : public ::testing::TestWithParam<BadField>
{
};

TEST_P(BadFields, AreRefusedByName)
{
    Statement statement = sampleResolution(Action::Confirm);
    expectRefused(bytesWith(statement, GetParam().from, GetParam().to), GetParam().names);
}

INSTANTIATE_TEST_SUITE_P(
    Statement, BadFields,
    ::testing::Values(
        BadField{R"("id":"0011)", R"("id":"001G)", "field id"}, BadField{R"("id":"0011)", R"("id":"00AA)", "field id"},
        BadField{R"("id":"0011)", R"("id":"001)", "field id"},
        BadField{R"("origin":"ledger.example/eu")", R"("origin":"")", "field origin"},
        BadField{R"("tenant":"acme")", R"("tenant":"")", "field tenant"},
        BadField{R"("tenant":"acme")", R"("tenant":"*")", "field tenant"},
        BadField{R"("tenant":"acme")", "\"tenant\":\"ac\u202eme\"", "field tenant"},
        BadField{R"("intent":"invoice:inv_42:collect:v1")", R"("intent":"")", "field intent"},
        BadField{R"("intent":"invoice)", R"("intent":"in\tvoice)", "field intent"},
        BadField{R"("person":"m.ortiz")", R"("person":"")", "field person"},
        BadField{R"("kind":"resolve")", R"("kind":"solve")", "field kind"},
        BadField{R"("action":"confirm")", R"("action":"accept")", "field action"},
        BadField{R"("action":"confirm")", R"("action":"")", "field action"},
        BadField{R"("action":"confirm")", R"("action":"reject")", "field next.status"},
        BadField{R"("status":"confirmed")", R"("status":"done")", "next field status"},
        BadField{R"("prior":{"status":"unknown")", R"("prior":{"status":"lost")", "prior field status"},
        BadField{R"("version":"3"},"proposal")", R"("version":"03"},"proposal")", "prior field version"},
        BadField{R"("version":"3"},"proposal")", R"("version":"-3"},"proposal")", "prior field version"},
        BadField{R"("version":"3"},"proposal")", R"("version":"+3"},"proposal")", "prior field version"},
        BadField{R"("version":"3"},"proposal")", R"("version":""},"proposal")", "prior field version"},
        BadField{R"("version":"3"},"proposal")", R"("version":"9223372036854775808"},"proposal")",
                 "prior field version"},
        BadField{R"("effect_kind":"monetary")", R"("effect_kind":"money")", "effect field effect_kind"},
        BadField{R"("amount_minor":"125000")", R"("amount_minor":"1250.00")", "effect field amount_minor"},
        BadField{R"("amount_minor":"125000")", R"("amount_minor":"-0")", "effect field amount_minor"},
        BadField{R"("amount_minor":"125000")", R"("amount_minor":"1e3")", "effect field amount_minor"},
        BadField{R"("currency":"EUR")", R"("currency":"eur")", "effect field currency"},
        BadField{R"("currency":"EUR")", R"("currency":"EU")", "effect field currency"},
        BadField{R"("disposition":"accepted")", R"("disposition":"ok")", "result field disposition"},
        BadField{R"("mismatch":["amount"])", R"("mismatch":["amount","amount"])", "result.mismatch"},
        BadField{R"("mismatch":["amount"])", R"("mismatch":"amount")", "result field mismatch"},
        BadField{R"("surplus":["pi_4"])", R"("surplus":["pi_3k"])", "result.surplus"},
        BadField{R"("surplus":["pi_4"])", R"("surplus":["pi_4","pi_4"])", "result.surplus"},
        BadField{R"("observed_at":"2026-12-01T08:05:02Z")", R"("observed_at":"")", "observed_at"},
        BadField{R"("observed_at":"2026-12-01T08:05:02Z")", R"("observed_at":"2026-12-01T08:05:02.0Z")", "observed_at"},
        BadField{R"("observed_at":"2026-12-01T08:05:02Z")", R"("observed_at":"2026-12-01T08:05:02+00")", "observed_at"},
        BadField{R"("kind":"lookup")", R"("kind":"hearsay")", "evidence field kind"},
        BadField{R"("code":"single_match")", R"("code":"Single")", "reason field code"},
        BadField{R"("text":"One charge)", R"("text":"One\ncharge)", "reason field text"},
        BadField{R"("text":"One charge)", "\"text\":\"One\u0085charge", "reason field text"},
        BadField{R"("signed_at":"2026-12-01T08:05:09Z")", R"("signed_at":"2026-12-01T08:05:09")", "field signed_at"},
        BadField{R"("signed_at":"2026-12-01T08:05:09Z")", R"("signed_at":"2026-13-01T08:05:09Z")", "field signed_at"},
        BadField{R"("expires_at":"2026-12-01T08:15:09Z")", R"("expires_at":"")", "field expires_at"},
        BadField{R"("size":"18")", R"("size":"0x12")", "seen field size"},
        BadField{R"("subject":{})", R"("subject":{"a":"b"})", "field subject"},
        BadField{R"("subject":{})", R"("subject":[])", "field subject"},
        BadField{R"("subject":{})", R"("subject":"")", "field subject"},
        BadField{R"("hold":{})", R"("hold":{"until":"2026-12-01T09:00:00Z"})", "field hold"},
        BadField{R"("hold":{})", R"("hold":[])", "field hold"},
        BadField{R"("escalation":{})", R"("escalation":{"due":"","to":""})", "field escalation"},
        BadField{R"("policy":{)", R"("policy":{"a":"",)", "policy field a"}),
    namedBy(&BadField::names));

TEST(Statement, RefusesADigestThatIsNotLowerCaseHex)
{
    Statement statement = sampleResolution(Action::Confirm);
    const std::string good = statement.key;
    for (const std::string &bad :
         {good.substr(1), good + "0", "G" + good.substr(1), std::string(64, 'A'), std::string()}) {
        statement.key = bad;
        expectRefused(statement, "field key");
    }
    statement = sampleResolution(Action::Confirm);
    statement.effect->requestDigest = std::string(64, 'A');
    expectRefused(statement, "effect field request_digest");
}

TEST(Statement, NamesHaveAtMost255Bytes)
{
    Statement statement = sampleNote();
    statement.intent = std::string(255, 'k');
    EXPECT_TRUE(parseStatement(*encodeStatement(statement)).has_value());
    statement.intent += "k";
    expectRefused(statement, "field intent");
}

TEST(Statement, ReasonTextIsCountedInCharacters)
{
    Statement statement = sampleNote();
    statement.reason.text.clear();
    for (int i = 0; i < 2000; ++i)
        statement.reason.text += "\u00e9";
    EXPECT_TRUE(parseStatement(*encodeStatement(statement)).has_value());
    statement.reason.text += "e";
    expectRefused(statement, "reason field text");
}

TEST(Statement, CitesAtMostTwentyDifferentRecords)
{
    Statement statement = sampleNote();
    for (int i = 0; i < 20; ++i)
        statement.evidence.push_back({"import", sha256(std::to_string(i)).hex(), "", ""});
    EXPECT_TRUE(parseStatement(*encodeStatement(statement)).has_value());
    Statement twice = statement;
    twice.evidence.back().digest = twice.evidence.front().digest;
    expectRefused(twice, "field evidence");
    statement.evidence.push_back({"import", sha256("21").hex(), "", ""});
    expectRefused(statement, "field evidence");
}

TEST(Statement, IsRefusedWholeAboveSixteenKibibytes)
{
    Statement statement = sampleResolution(Action::Confirm);
    for (int i = 0; i < 100; ++i)
        statement.result->surplus.push_back(std::string(200, 'x') + std::to_string(i));
    const auto bytes = encodeStatement(statement);
    ASSERT_FALSE(bytes.has_value());
    EXPECT_EQ(bytes.error().kind, ErrorKind::InvalidInput);
}

TEST(Statement, MayHaveSixteenKibibytesAndNotOneMore)
{
    Statement statement = sampleGovernance(Kind::PolicySet);
    statement.subject = R"({"filling":""})";
    const std::size_t rest = MaxStatementBytes - encodeStatement(statement)->size();
    statement.subject = R"({"filling":")" + std::string(rest, 'x') + R"("})";
    const auto largest = encodeStatement(statement);
    ASSERT_TRUE(largest.has_value()) << english(largest.error().context);
    EXPECT_EQ(largest->size(), MaxStatementBytes);
    EXPECT_EQ(*parseStatement(*largest), statement);

    std::string larger = *largest;
    larger.insert(larger.find("xxx"), "x");
    const auto refused = parseStatement(larger);
    ASSERT_FALSE(refused.has_value());
    EXPECT_THAT(english(refused.error().context), HasSubstr("16385 bytes"));
}

TEST(Statement, IsNotWrittenWithASubjectThatIsNoCanonicalObject)
{
    Statement statement = sampleGovernance(Kind::PolicySet);
    for (const std::string &bad :
         {std::string(), std::string("[]"), std::string(R"("text")"), std::string(R"({"a":1})"),
          std::string(R"({"b":"","a":""})"), std::string(R"({"a": ""})"), std::string("garbage"),
          R"({"a":)" + std::string(40, '[') + std::string(40, ']') + "}",
          R"({"a":")" + std::string(17'000, 'x') + R"("})"}) {
        statement.subject = bad;
        const auto bytes = encodeStatement(statement);
        ASSERT_FALSE(bytes.has_value()) << bad;
        EXPECT_EQ(bytes.error().kind, ErrorKind::InvalidInput);
    }
}

TEST(Statement, NextFollowsFromTheAction)
{
    for (const Action action : {Action::Confirm, Action::Reject, Action::Release, Action::Compensate, Action::Reopen}) {
        Statement statement = sampleResolution(action);
        const std::string right = statement.nextStatus;
        for (const char *status : {"prepared", "confirmed", "unknown", "rejected", "compensated"}) {
            statement.nextStatus = status;
            EXPECT_EQ(parseStatement(*encodeStatement(statement)).has_value(), status == right)
                << toString(action) << " " << status;
        }
    }
    Statement note = sampleNote();
    note.nextStatus = "confirmed";
    expectRefused(note, "field next.status");
}

TEST(Statement, ResultComesWithConfirmAndMayComeWithReject)
{
    Statement confirm = sampleResolution(Action::Confirm);
    const auto result = confirm.result;
    confirm.result.reset();
    expectRefused(confirm, "field result");
    Statement reject = sampleResolution(Action::Reject);
    reject.result = result;
    EXPECT_TRUE(parseStatement(*encodeStatement(reject)).has_value());
    for (const Action action : {Action::Release, Action::Compensate, Action::Reopen}) {
        Statement other = sampleResolution(action);
        other.result = result;
        expectRefused(other, "field result");
    }
}

TEST(Statement, CompensationComesWithCompensateOnlyAndIsTheCommandItsDigestNames)
{
    Statement compensate = sampleResolution(Action::Compensate);
    Statement without = compensate;
    without.compensation.reset();
    expectRefused(without, "field compensation");
    Statement other = sampleResolution(Action::Confirm);
    other.compensation = compensate.compensation;
    expectRefused(other, "field compensation");

    Statement changed = compensate;
    changed.compensation->amountMinor = "125001";
    expectRefused(changed, "compensation.command_digest");
    for (const char *amount : {"0", "-125000"}) {
        Statement nothing = compensate;
        nothing.compensation->amountMinor = amount;
        nothing.compensation->commandDigest = sha256(*compensationCommand(*nothing.compensation)).hex();
        expectRefused(nothing, "compensation.amount_minor");
    }
    EXPECT_EQ(*compensationCommand(*compensate.compensation),
              R"({"amount_minor":"125000","currency":"EUR","intent":"invoice:inv_42:collect:v1:compensate:v1",)"
              R"("operation":"refund","target_provider_id":"pi_3k"})");
}

TEST(Statement, OnlyTheKindsThatAnswerAProposalNameOne)
{
    const ProposalRef proposal = *sampleProposalAnswer(Kind::Approve).proposal;
    for (const Kind kind : {Kind::Approve, Kind::Decline, Kind::Withdraw}) {
        for (Statement statement : {sampleProposalAnswer(kind), sampleGovernance(kind)}) {
            statement.proposal.reset();
            expectRefused(statement, "field proposal");
        }
    }
    Statement ask = sampleNote();
    ask.proposal = proposal;
    EXPECT_TRUE(parseStatement(*encodeStatement(ask)).has_value());
    for (Statement statement : {sampleResolution(Action::Confirm), sampleGovernance(Kind::PolicySet)}) {
        statement.proposal = proposal;
        expectRefused(statement, "field proposal");
    }
}

TEST(Statement, ADeclineOrWithdrawalTakesNoAction)
{
    for (const Kind kind : {Kind::Decline, Kind::Withdraw, Kind::Settle, Kind::Note}) {
        Statement statement = sampleNote();
        statement.kind = kind;
        statement.action = Action::Reject;
        statement.nextStatus = "rejected";
        expectRefused(statement, "field action");
    }
}

TEST(Statement, HoldEscalationAndConflictComeWithTheirKind)
{
    for (const auto &[kind, names] :
         {std::pair{Kind::Hold, "field hold"}, std::pair{Kind::Escalate, "field escalation"},
          std::pair{Kind::Settle, "field conflict"}}) {
        Statement statement = sampleNote();
        statement.kind = kind;
        expectRefused(statement, names);
    }
    Statement escalate = sampleNote();
    escalate.kind = Kind::Escalate;
    escalate.escalation = Escalation{"night.shift", ""};
    expectRefused(escalate, "escalation field due");
    escalate.escalation = Escalation{"", "2026-12-01T10:00:00Z"};
    expectRefused(escalate, "escalation field due");
}

TEST(Statement, ASettlementIsOneOfFour)
{
    Statement settle = sampleNote();
    settle.kind = Kind::Settle;
    settle.conflict = ConflictSettlement{"ffeeddccbbaa99887766554433221100", "provider_error"};
    EXPECT_TRUE(parseStatement(*encodeStatement(settle)).has_value());
    settle.conflict->settlement = "";
    expectRefused(settle, "conflict.settlement");
    settle.conflict->settlement = "forgotten";
    expectRefused(settle, "conflict field settlement");
}

TEST(Statement, ASettlementMayBeProposedAndApprovedButNotResolved)
{
    Statement statement = sampleNote();
    statement.conflict = ConflictSettlement{"ffeeddccbbaa99887766554433221100", "accepted_loss"};
    statement.kind = Kind::Propose;
    EXPECT_TRUE(parseStatement(*encodeStatement(statement)).has_value());
    statement.kind = Kind::Resolve;
    expectRefused(statement, "field action");
    statement.kind = Kind::Approve;
    statement.proposal = sampleProposalAnswer(Kind::Approve).proposal;
    EXPECT_TRUE(parseStatement(*encodeStatement(statement)).has_value());
    statement.conflict.reset();
    expectRefused(statement, "field conflict");
}

TEST(Statement, GovernanceIsAboutASubjectAndNothingElse)
{
    const Statement note = sampleNote();
    for (const Kind kind : {Kind::OperatorEnrol, Kind::KeyRevoke, Kind::MembershipSet, Kind::PolicySet,
                            Kind::ContractPublish, Kind::Approve, Kind::Decline, Kind::Withdraw}) {
        const Statement good = sampleGovernance(kind);
        Statement bad = good;
        bad.subject = EmptyObject;
        expectRefused(bad, "field subject");
        bad = good;
        bad.prior = note.prior;
        expectRefused(bad, "field prior");
        bad = good;
        bad.nextStatus = "unknown";
        expectRefused(bad, "field next");
        bad = good;
        bad.effect = note.effect;
        expectRefused(bad, "field effect");
        bad = good;
        bad.action = Action::Confirm;
        expectRefused(bad, "field action");
        bad = good;
        bad.evidence = sampleResolution(Action::Confirm).evidence;
        expectRefused(bad, "field evidence");
        bad = good;
        bad.contract = note.contract;
        expectRefused(bad, "field contract");
    }
    Statement policy = sampleGovernance(Kind::PolicySet);
    policy.intent = "invoice:inv_42:collect:v1";
    expectRefused(policy, "field intent");
}

TEST(Statement, ASubjectHoldsPrintableStringsOnly)
{
    Statement statement = sampleGovernance(Kind::PolicySet);
    statement.subject = "{\"a\":[{\"b\":\"x\u202ey\"}]}";
    expectRefused(statement, "field subject");
    expectRefused(bytesWith(sampleGovernance(Kind::PolicySet), R"("person":"j.doe","roles")", R"("person":1,"roles")"),
                  "numbers");
}

} // namespace
} // namespace countersign::statement
