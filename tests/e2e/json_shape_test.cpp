// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/e2e/demo_copy.h"

// The documented JSON of the command line: what scripts may rely on.
namespace countersign::e2e {
namespace {

using nlohmann::json;

void expectKeys(const json &object, std::initializer_list<const char *> keys)
{
    ASSERT_TRUE(object.is_object()) << object;
    for (const char *key : keys)
        EXPECT_TRUE(object.contains(key)) << key << " is missing in " << object;
}

TEST_F(DemoCopy, IntentsListShowsEachIntentOfTheDemoAsItsWorkerLeftIt)
{
    const Answer answer = as("operator", {"intents", "list"});
    ASSERT_EQ(answer.exitStatus, 0) << answer.err;
    std::map<std::string, json> byKey;
    for (const json &row : answer.json) {
        expectKeys(row, {"tenant", "intent_key", "status", "provider", "amount_minor", "currency", "due_at", "held"});
        byKey[row["intent_key"]] = row;
    }
    for (const char *name : {"accepted_small", "accepted_large", "accepted_jpy", "absent_settled", "absent_unsettled"})
        EXPECT_EQ(byKey.at(scenario(name))["status"], "unknown") << name;
    EXPECT_EQ(byKey.at(scenario("declined"))["status"], "rejected");
    EXPECT_EQ(byKey.at(scenario("held"))["held"], true);
    EXPECT_EQ(byKey.at(scenario("accepted_small"))["held"], false);
    EXPECT_EQ(byKey.at(scenario("accepted_jpy"))["currency"], "JPY");
    EXPECT_EQ(byKey.at(scenario("accepted_jpy"))["amount_minor"], 12'800);
}

TEST_F(DemoCopy, LookupNamesFindingEvidenceAndRungs)
{
    const Answer answer = as("operator", {"lookup", scenario("accepted_jpy")});
    ASSERT_EQ(answer.exitStatus, 0) << answer.err;
    expectKeys(answer.json, {"finding", "evidence", "rungs"});
    EXPECT_EQ(answer.json["finding"], "Found");
    ASSERT_FALSE(answer.json["evidence"].empty());
    expectKeys(answer.json["rungs"][0], {"rung", "finding", "evidence"});
    const Answer shown = as("auditor", {"evidence", "show", answer.json["evidence"][0]});
    EXPECT_EQ(shown.exitStatus, 0) << shown.err;
    EXPECT_EQ(shown.json["finding"], "Found");
}

TEST_F(DemoCopy, OffersExplainEveryAction)
{
    const Answer answer = as("operator", {"offers", scenario("absent_unsettled")});
    ASSERT_EQ(answer.exitStatus, 0) << answer.err;
    std::set<std::string> actions;
    for (const json &offer : answer.json) {
        expectKeys(offer, {"action", "allowed", "refusals"});
        actions.insert(offer["action"]);
        EXPECT_EQ(offer["allowed"].get<bool>(), offer["refusals"].empty()) << offer;
        for (const json &refusal : offer["refusals"])
            expectKeys(refusal, {"code", "data", "text", "may_change_at"});
    }
    for (const char *action : {"confirm", "reject", "release", "compensate", "reopen", "hold", "escalate", "note"})
        EXPECT_TRUE(actions.count(action)) << action;
}

TEST_F(DemoCopy, ResolveGivesTheReceiptAndARefusalItsCode)
{
    const std::string intent = scenario("accepted_small");
    const Answer refused =
        as("operator",
           citing("operator", intent, {"resolve", intent, "--action", "release", "--reason", "absence_proven"}));
    EXPECT_EQ(refused.exitStatus, 1);
    expectKeys(refused.json.at("refused"), {"code", "data", "text"});
    const Answer done = as(
        "operator", citing("operator", intent, {"resolve", intent, "--action", "confirm", "--reason", "single_match"}));
    EXPECT_EQ(done.exitStatus, 0) << done.out << done.err;
    expectKeys(done.json, {"outcome", "seq", "root", "statement_id"});
    EXPECT_EQ(done.json["outcome"], "applied");
    const Answer statement = as("auditor", {"statement", "show", done.json["statement_id"]});
    EXPECT_EQ(statement.exitStatus, 0) << statement.err;
    EXPECT_EQ(statement.json["statement"]["intent"], intent);
}

TEST_F(DemoCopy, AuditVerifyReportsVerdictSizeRootAndProblems)
{
    const Answer answer = as("auditor", {"audit", "verify"});
    EXPECT_EQ(answer.exitStatus, 0) << answer.out;
    expectKeys(answer.json, {"verified", "size", "root", "problems"});
    EXPECT_EQ(answer.json["verified"], true);
    EXPECT_TRUE(answer.json["problems"].empty());
}

TEST_F(DemoCopy, AttendingAnIntentIsLoggedAndDecidesNothing)
{
    const std::string intent = scenario("accepted_jpy");
    for (const std::vector<std::string> &words :
         {std::vector<std::string>{"hold", intent, "--text", "asking the bank"},
          std::vector<std::string>{"note", intent, "--text", "the bank answers tomorrow"},
          std::vector<std::string>{"escalate", intent, "--to", "approver", "--text", "above my head"},
          std::vector<std::string>{"unhold", intent, "--text", "done asking"}}) {
        const Answer answer = as("operator", words);
        EXPECT_EQ(answer.exitStatus, 0) << words.front() << answer.out << answer.err;
    }
    const Answer shown = as("auditor", {"intents", "show", intent});
    EXPECT_EQ(shown.json["status"], "unknown");
    EXPECT_EQ(shown.json["held"], false);
    EXPECT_EQ(shown.json["escalated_to"], "approver");
    EXPECT_EQ(as("auditor", {"audit", "verify"}).exitStatus, 0);
}

TEST_F(DemoCopy, AProposalCanBeDeclinedOrTakenBack)
{
    const std::string intent = scenario("accepted_large");
    for (const std::string ending : {"decline", "withdraw"}) {
        const Answer proposed =
            as("operator",
               citing("operator", intent, {"resolve", intent, "--action", "confirm", "--reason", "single_match"}));
        ASSERT_EQ(proposed.exitStatus, 0) << proposed.out << proposed.err;
        ASSERT_EQ(proposed.json["outcome"], "awaiting_countersign");
        const std::string id = proposed.json["statement_id"];
        const Answer ended = as(ending == "decline" ? "approver" : "operator",
                                {ending, id, "--reason", "other", "--text", "not convinced by this one"});
        EXPECT_EQ(ended.exitStatus, 0) << ended.out << ended.err;
        EXPECT_EQ(as("auditor", {"proposals", "show", id}).json["status"],
                  ending == "decline" ? "declined" : "withdrawn");
    }
    EXPECT_EQ(as("auditor", {"intents", "show", intent}).json["status"], "unknown");
    EXPECT_EQ(as("auditor", {"proposals", "list"}).json, json::array());
}

} // namespace
} // namespace countersign::e2e
