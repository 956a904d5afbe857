// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/attack/attack_fixture.h"
#include "tests/attack/log_hand.h"

#include "models/base/canonical_json.h"
#include "tests/ledger/tampering.h"

#include <nlohmann/json.hpp>

#include <map>

// Attack 15: an approval of something else than was proposed. Attack 16: one large amount cut into small ones.
namespace countersign::ledger {
namespace {

using nlohmann::json;
using statement::Action;
using statement::Kind;
using statement::Statement;
using namespace std::chrono_literals;

// Another byte of the same sort, so that the value keeps its form where it has one.
std::string withOneByteChanged(std::string text)
{
    if (text.empty())
        return "0";
    char &last = text.back();
    last = last == '9' ? '8' : last == 'f' || last == 'z' ? 'e' : static_cast<char>(last + 1);
    return text;
}

class ApprovalAttack : public Attack
{
protected:
    // Every text in the statement, as JSON pointers.
    static std::vector<std::string> leavesOf(const json &statement)
    {
        std::vector<std::string> leaves;
        const auto flat = statement.flatten();
        for (const auto &[pointer, value] : flat.items())
            if (value.is_string())
                leaves.push_back(pointer);
        return leaves;
    }
    static bool isItsOwn(const std::string &pointer)
    {
        static const std::set<std::string> Own{"id",     "kind", "evidence",  "reason",     "proposal",
                                               "person", "key",  "signed_at", "expires_at", "seen"};
        return Own.count(pointer.substr(1, pointer.find('/', 1) - 1)) > 0;
    }
    std::string codeOf(Who who, const std::string &payload)
    {
        return refusalIn(must(ledger.statements(who).submit(signBytes(who, payload)))).code;
    }
};

using Attack15 = ApprovalAttack;

// Most fields have an earlier guard of their own, which is the first to refuse; what has none is RC406.
TEST_F(Attack15, OneByteInAnyRestatedFieldIsRefused)
{
    const std::map<std::string, std::string> expected{
        {"/action", "RC102"},
        {"/contract/digest", "RC406"},
        {"/contract/version", "RC406"},
        {"/effect/account", "RC303"},
        {"/effect/amount_minor", "RC303"},
        {"/effect/currency", "RC303"},
        {"/effect/customer_ref", "RC303"},
        {"/effect/effect_kind", "RC102"},
        {"/effect/environment", "RC303"},
        {"/effect/operation", "RC303"},
        {"/effect/provider", "RC303"},
        {"/effect/provider_key", "RC303"},
        {"/effect/recipient_ref", "RC303"},
        {"/effect/request_digest", "RC303"},
        {"/intent", "RC302"},
        {"/next/status", "RC102"},
        {"/origin", "RC103"},
        {"/policy/digest", "RC406"},
        {"/policy/version", "RC406"},
        {"/prior/status", "RC102"},
        {"/prior/version", "RC302"},
        {"/result/amount_minor", "RC406"},
        {"/result/currency", "RC406"},
        {"/result/disposition", "RC102"},
        {"/result/provider_id", "RC406"},
        {"/result/response_digest", "RC406"},
        {"/tenant", "RC203"},
        {"/v", "RC102"},
    };
    const auto good = approval(Who::Approver, proposeLarge());
    const auto value = json::parse(must(statement::encodeStatement(good)));
    std::map<std::string, std::string> codes;
    const auto before = pictureOf(ledger.path());
    for (const auto &pointer : leavesOf(value)) {
        if (isItsOwn(pointer))
            continue;
        auto other = value;
        auto &leaf = other.at(json::json_pointer(pointer));
        leaf = withOneByteChanged(leaf.get<std::string>());
        codes[pointer] = codeOf(Who::Approver, must(toCanonical(other)));
    }
    EXPECT_EQ(codes, expected);
    EXPECT_EQ(changedTables(before, pictureOf(ledger.path())), std::set<std::string>());
    EXPECT_EQ(receiptIn(ledger.submit(Who::Approver, good)).outcome, SubmitResult::Applied);
}

TEST_F(Attack15, OneByteOfTheProposalIsAnotherProposal)
{
    const auto id = proposeLarge();
    const auto good = approval(Who::Approver, id);
    const auto proposed = must(statement::encodeStatement(must(ledger.reader().proposals(true)).at(0).statement));
    ASSERT_EQ(statement::proposalDigest(statement::StatementMediaType, proposed).hex(), good.proposal->digest);
    for (std::size_t at = 0; at < proposed.size(); at += 97) {
        auto bytes = proposed;
        bytes[at] = static_cast<char>(bytes[at] ^ 1);
        auto said = good;
        said.proposal->digest = statement::proposalDigest(statement::StatementMediaType, bytes).hex();
        const auto refused = refusalIn(ledger.submit(Who::Approver, said));
        EXPECT_EQ(refused.code, "RC406") << at;
        EXPECT_EQ(refused.data.at("unmet"), "other_proposal") << at;
    }
}

// By hand the proposal becomes another one, digest and all, and the approver signs what he is shown.
TEST_F(Attack15, AProposalChangedByHandIsNamedAndSoIsItsApproval)
{
    const auto id = proposeLarge();
    const auto proposal = must(ledger.reader().proposals(true)).at(0);
    auto other = proposal.statement;
    other.reason.text = "Another reason than the proposer gave";
    const auto payload = must(statement::encodeStatement(other));
    verifies = false;
    ledger.closeFaces();
    rewriteEntry(ledger.path(), proposal.seq, [&](audit::LogEntry &entry) { entry.envelope.payload = payload; });
    tamperPastTriggers(ledger.path(), "UPDATE proposals SET digest = '" +
                                          statement::proposalDigest(statement::StatementMediaType, payload).hex() +
                                          "' WHERE id = '" + id + "'");
    expectFound("envelope.signature", static_cast<std::uint64_t>(proposal.seq));
    const auto receipt = receiptIn(ledger.submit(Who::Approver, approval(Who::Approver, id)));
    expectFound("statement.proposal", static_cast<std::uint64_t>(receipt.seq));
}

// Ten charges of one minor unit below the threshold. The customer's window of a day holds EUR 10 000.00, an operator's
// EUR 20 000.00: two charges of one customer fit, and four of one operator.
class SplitAttack : public Attack
{
protected:
    static constexpr int Charges = 10;
    static constexpr std::int64_t BelowThreshold = 499'999;

    effect::EffectRef charge(int number, const std::string &customer)
    {
        return lapsed(ledger, "split:" + std::to_string(number), {.minor = BelowThreshold, .customer = customer});
    }
    Statement deciding(Who who, const effect::EffectRef &ref, Kind kind = Kind::Resolve)
    {
        return decision(ledger, who, ref, kind, Action::Confirm, {lookUpFound(ledger, who, ref)});
    }
    // The numbers of those that one person was allowed to confirm; the others need two because of a window.
    std::vector<int> confirmedAlone(const std::vector<Who> &operators, bool oneCustomer)
    {
        std::vector<int> alone;
        for (int number = 0; number < Charges; ++number) {
            const auto ref = charge(number, oneCustomer ? "cus_7" : "cus_" + std::to_string(number));
            const auto who = operators.at(static_cast<std::size_t>(number) % operators.size());
            const auto outcome = ledger.submit(who, deciding(who, ref));
            if (std::holds_alternative<LogReceipt>(outcome)) {
                alone.push_back(number);
                continue;
            }
            const auto refused = refusalIn(outcome);
            EXPECT_EQ(refused.code, "RC403");
            EXPECT_EQ(refused.data.at("why"), "window_exceeded");
        }
        return alone;
    }
};

using Attack16 = SplitAttack;

TEST_F(Attack16, OneOperatorAndOneCustomerTripAtTheThird)
{
    EXPECT_EQ(confirmedAlone({Who::Operator}, true), (std::vector<int>{0, 1}));
}

TEST_F(Attack16, TwoOperatorsAndOneCustomerTripAtTheThirdAsWell)
{
    EXPECT_EQ(confirmedAlone({Who::Operator, Who::Operator2}, true), (std::vector<int>{0, 1}));
}

TEST_F(Attack16, OneOperatorAndTenCustomersTripAtTheFifth)
{
    EXPECT_EQ(confirmedAlone({Who::Operator}, false), (std::vector<int>{0, 1, 2, 3}));
}

TEST_F(Attack16, TwoOperatorsAndTenCustomersTripAtTheFifthOfEach)
{
    EXPECT_EQ(confirmedAlone({Who::Operator, Who::Operator2}, false), (std::vector<int>{0, 1, 2, 3, 4, 5, 6, 7}));
}

// What is proposed may be applied at any moment: it counts as if it were.
TEST_F(Attack16, OpenProposalsOfTheOperatorCountAndWithdrawnOnesDoNot)
{
    std::vector<std::string> proposals;
    for (int number = 0; number < 4; ++number) {
        const auto said = deciding(Who::Operator, charge(number, "cus_" + std::to_string(number)), Kind::Propose);
        receiptIn(ledger.submit(Who::Operator, said));
        proposals.push_back(said.id);
    }
    const auto fifth = charge(4, "cus_4");
    expectRefused(Who::Operator, deciding(Who::Operator, fifth), "RC403", {{"why", "window_exceeded"}});
    receiptIn(ledger.submit(Who::Operator, answer(ledger, Who::Operator, Kind::Withdraw, proposals.front())));
    receiptIn(ledger.submit(Who::Operator, deciding(Who::Operator, fifth)));
}

} // namespace
} // namespace countersign::ledger
