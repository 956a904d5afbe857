// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/file.h"
#include "tests/e2e/demo_copy.h"

// Policies, contracts and persons on the command line: what a file would change before it is proposed, and what an
// administrator is shown before he agrees.
namespace countersign::e2e {
namespace {

using nlohmann::json;

class Governing : public DemoCopy
{
protected:
    std::string fileWith(const std::string &text)
    {
        std::string path = dir() + "/subject.json";
        EXPECT_TRUE(writeFileAtomically(path, text));
        return path;
    }
    json policy() { return as("admin1", {"policy", "show"}).json.at("subject"); }
    // What the error says; the exit status must be that of a bad file.
    std::string faultOf(const std::string &verb, const std::string &word, const std::string &text)
    {
        const Answer answer = as("admin1", {verb, word, fileWith(text)});
        EXPECT_EQ(answer.exitStatus, 2) << answer.out;
        return answer.err;
    }
};

TEST_F(Governing, PolicyCheckSaysWhatTheFileWouldChange)
{
    auto next = policy();
    next["version"] = "2";
    next["people"]["release"] = "2";
    const Answer answer = as("admin1", {"policy", "check", fileWith(next.dump())});
    ASSERT_EQ(answer.exitStatus, 0) << answer.err;
    EXPECT_EQ(answer.json["against"], "policy version 1 of " + next["tenant"].get<std::string>());
    const json changes = {{{"field", "people.release"}, {"before", "1"}, {"after", "2"}},
                          {{"field", "version"}, {"before", "1"}, {"after", "2"}}};
    EXPECT_EQ(answer.json["changes"], changes);
    const Answer proposed = as("admin1", {"policy", "propose", fileWith(next.dump())});
    const Answer shown = as("admin2", {"proposals", "show", proposed.json.at("statement_id")});
    EXPECT_EQ(shown.json["changes"], changes) << "the second administrator sees the same";
    EXPECT_EQ(as("admin2", {"approve", proposed.json.at("statement_id")}).exitStatus, 0);
    EXPECT_EQ(policy()["people"]["release"], "2");
}

TEST_F(Governing, U44_PolicyCheckEndsWithTwoAndNamesLineOrField)
{
    auto none = policy();
    none["people"]["confirm"] = "0";
    EXPECT_NE(faultOf("policy", "check", none.dump()).find("people field confirm"), std::string::npos);
    none["people"].erase("confirm");
    EXPECT_NE(faultOf("policy", "check", none.dump()).find("confirm is missing"), std::string::npos);
    EXPECT_NE(faultOf("policy", "check", "{\n  \"tenant\": \"acme\",\n  \"version\"\n}").find("line 4"),
              std::string::npos);
    EXPECT_NE(faultOf("policy", "check", policy().dump()).find("version 1 is not the next one"), std::string::npos);
    EXPECT_EQ(as("admin1", {"policy", "check", dir() + "/none.json"}).exitStatus, 2);
}

TEST_F(Governing, ContractDiffSaysWhatTheFileWouldChange)
{
    auto next = as("admin1", {"contract", "list"}).json.at(0).at("subject");
    next["version"] = "2";
    next["absence"]["misses"] = "3";
    const Answer answer = as("admin1", {"contract", "diff", fileWith(next.dump())});
    ASSERT_EQ(answer.exitStatus, 0) << answer.err;
    ASSERT_EQ(answer.json["changes"].size(), 2U);
    EXPECT_EQ(answer.json["changes"][0], (json{{"field", "absence.misses"}, {"before", "2"}, {"after", "3"}}));
    next["lease"] = "0";
    EXPECT_NE(faultOf("contract", "diff", next.dump()).find("lease"), std::string::npos);
}

TEST_F(Governing, U50_ALeaverSignsNothingMoreAndHisStatementsStillShowHisName)
{
    const std::string intent = scenario("accepted_jpy");
    const Answer noted = as("approver", {"note", intent, "--text", "the bank answers tomorrow"});
    ASSERT_EQ(noted.exitStatus, 0) << noted.err;
    const Answer leave = as("admin1", {"operator", "revoke", "--person-id", "approver"});
    ASSERT_EQ(leave.exitStatus, 0) << leave.err;
    EXPECT_EQ(leave.json["revoked"].size(), 1U);
    ASSERT_EQ(leave.json["proposed"].size(), 1U);
    EXPECT_EQ(as("approver", {"note", intent, "--text", "one more thing to say"}).exitStatus, 1);
    EXPECT_EQ(as("admin2", {"approve", leave.json["proposed"][0]["statement_id"]}).exitStatus, 0);
    const Answer shown = as("auditor", {"statement", "show", noted.json["statement_id"]});
    EXPECT_EQ(shown.json["name"], "Anton Approver");
    EXPECT_EQ(as("auditor", {"audit", "verify"}).exitStatus, 0);
}

TEST_F(Governing, OperatorListWarnsWhereALostKeyCouldNotBeReplaced)
{
    const auto listed = [&] { return run({"--profile", profile("admin1"), "operator", "list"}).out; };
    EXPECT_NE(listed().find("Only 2 administrators"), std::string::npos) << listed();
    const Answer third =
        as("admin1", {"operator", "member", "--person-id", "auditor", "--roles", "admin", "--for-tenant", "*"});
    ASSERT_EQ(as("admin2", {"approve", third.json.at("statement_id")}).exitStatus, 0);
    EXPECT_EQ(listed().find("Only"), std::string::npos) << listed();
}

} // namespace
} // namespace countersign::e2e
