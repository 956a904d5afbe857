// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/resolution/judge.h"
#include "tests/ledger/postgres/migrated_database.h"
#include "tests/ledger/postgres/refusals.h"
#include "tests/resolution/vector_input.h"
#include "tests/resolution/vector_mutants.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <random>
#include <set>
#include <string>
#include <vector>

// The server computes the same facts, with the same reasons and moments, and judges by them as the console does: for
// every row of the vectors and for inputs that nobody wrote down.
namespace countersign::ledger {
namespace {

using nlohmann::json;
using resolution::DecisionVector;
using resolution::Fact;
using resolution::FactTable;
using resolution::FactVector;
using resolution::Judgement;
using resolution::Scene;

constexpr int Mutants = 500;
constexpr std::mt19937::result_type MutantSeed = 20261201;

// Both sides in one form: moments as microseconds, however they are written.
json momentOf(const std::optional<Instant> &at)
{
    return at ? json(at->time_since_epoch().count()) : json();
}

json momentOf(const json &written)
{
    return written.contains("may_change_at")
               ? momentOf(parseRfc3339(written.at("may_change_at").get<std::string>()).value())
               : json();
}

json plain(const Fact &fact)
{
    return {{"value", fact.value}, {"why", json(fact.why)}, {"may_change_at", momentOf(fact.mayChangeAt)}};
}

json plainFact(const json &written)
{
    return {{"value", written.at("value")},
            {"why", written.value("why", json::object())},
            {"may_change_at", momentOf(written)}};
}

json plain(const FactTable &facts)
{
    json table = json::object();
    for (const auto &[name, fact] : facts)
        table[name] = plain(fact);
    return table;
}

json plain(const Judgement &judgement)
{
    json refusals = json::array();
    for (const resolution::Refusal &refusal : judgement.refusals)
        refusals.push_back(
            {{"code", refusal.code}, {"data", json(refusal.data)}, {"may_change_at", momentOf(refusal.mayChangeAt)}});
    json facts = json::object();
    for (const auto &[name, value] : judgement.facts)
        facts[name] = value ? "true" : "false"; // as the log's entry writes it
    return {{"refusals", refusals},
            {"two_people", judgement.twoPeople},
            {"two_people_why", judgement.twoPeopleWhy},
            {"facts", facts}};
}

json plainJudgement(json written)
{
    for (json &refusal : written.at("refusals"))
        refusal["may_change_at"] = momentOf(refusal);
    return written;
}

// What differs, so that a failure is no wall of text.
std::string differences(const json &server, const json &console)
{
    std::string text;
    for (const auto &[name, value] : console.items())
        if (!server.contains(name) || server.at(name) != value)
            text += name + "\nserver: " + (server.contains(name) ? server.at(name).dump() : "nothing") +
                    "\nconsole: " + value.dump() + "\n";
    return text + (server.size() == console.size() ? "" : "another number of members\n");
}

class ServerComputesFacts : public MigratedDatabase
{
protected:
    json one(const std::string &sql, const SqlParams &params)
    {
        return json::parse(rows(*m_owner, sql, params).at(0).text(0));
    }
    // Both give what the server says.
    json expectSameTable(const Scene &scene)
    {
        json facts = one("SELECT countersign.compute_facts($1::jsonb)", {scene.document});
        for (json &fact : facts)
            fact = plainFact(fact);
        EXPECT_EQ(differences(facts, plain(computeFacts(scene.input, scene.rules))), "");
        return facts;
    }
    json expectSameJudgement(const Scene &scene)
    {
        json judged = plainJudgement(one("SELECT countersign.judge(countersign.rule_for(d.doc #>> '{statement,kind}',"
                                         " d.doc #>> '{statement,action}'), countersign.compute_facts(d.doc))"
                                         " FROM (SELECT $1::jsonb) AS d (doc)",
                                         {scene.document}));
        const auto &said = scene.input.statement;
        const auto &rule = ruleFor(scene.rules, said.kind, said.action);
        EXPECT_EQ(differences(judged, plain(judge(rule, computeFacts(scene.input, scene.rules)))), "");
        return judged;
    }

    const std::unique_ptr<PostgresSession> m_owner = session();
};

TEST_F(ServerComputesFacts, TheRulesAreTheConsoles)
{
    EXPECT_EQ(rows(*m_owner, "SELECT countersign.rules_digest()").at(0).text(0),
              resolution::builtInRules().digest.hex());
}

TEST_F(ServerComputesFacts, EachFactOfTheListIsOneFunction)
{
    std::set<std::string> functions;
    for (const SqlRow &row : rows(*m_owner, "SELECT substring(proname::text FROM 6) FROM pg_proc"
                                            " WHERE pronamespace = 'countersign'::regnamespace"
                                            " AND proname LIKE 'fact\\_%'"))
        functions.insert(row.text(0));
    const auto &names = resolution::factNames();
    EXPECT_EQ(functions, std::set(names.begin(), names.end()));
}

TEST_F(ServerComputesFacts, EveryRowOfTheVectorsHolds)
{
    for (const FactVector &vector : resolution::loadFactVectors()) {
        SCOPED_TRACE(vector.fact + ": " + vector.name);
        const json fact = expectSameTable(vector.scene).at(vector.fact);
        EXPECT_EQ(fact.at("value"), json(vector.expect));
        EXPECT_EQ(fact.at("may_change_at"), momentOf(vector.mayChangeAt));
        EXPECT_EQ(fact.at("why").value("unmet", ""), vector.unmet.value_or(fact.at("why").value("unmet", "")));
        const json alone = one("SELECT countersign.fact_" + vector.fact + "($1::jsonb)", {vector.scene.document});
        EXPECT_EQ(plainFact(alone), fact);
    }
}

TEST_F(ServerComputesFacts, EveryDecisionOfTheVectorsHolds)
{
    for (const DecisionVector &vector : resolution::loadDecisionVectors()) {
        SCOPED_TRACE(vector.rule + ": " + vector.name);
        const json judged = expectSameJudgement(vector.scene);
        std::vector<std::string> unmet;
        std::vector<std::string> codes;
        for (const json &refusal : judged.at("refusals")) {
            unmet.push_back(refusal.at("data").at("fact"));
            codes.push_back(refusal.at("code"));
        }
        EXPECT_EQ(unmet, vector.unmet);
        EXPECT_EQ(codes, vector.refusals);
        std::vector<std::string> why;
        for (const std::string &fact : vector.twoPeople)
            why.push_back(fact.substr(0, fact.find(':')));
        EXPECT_EQ(judged.at("two_people_why"), json(why));
    }
}

TEST_F(ServerComputesFacts, WhatNobodyWroteDownIsJudgedAlike)
{
    resolution::VectorMutants mutants(MutantSeed);
    for (int i = 0; i < Mutants && !HasFailure(); ++i) {
        const Scene scene = resolution::sceneFrom(mutants.next());
        SCOPED_TRACE(std::to_string(i) + "\n" + scene.document);
        expectSameTable(scene);
        expectSameJudgement(scene);
    }
}

// Without what else is cited, or whether all of it is stored, nothing may be taken for proven.
TEST_F(ServerComputesFacts, WhatIsNotSaidIsNotTakenForNone)
{
    const json whole = json::parse(resolution::loadScene("confirm").document);
    for (const char *name : {"now", "rules_digest", "intent", "attempts", "statement", "signer_is_handler", "cited",
                             "uncited", "unreadable", "cited_missing", "siblings", "compensation_taken",
                             "compensation_fits", "workflow_resumed", "windows"})
        for (const bool isNull : {true, false}) {
            json less = whole;
            less[name] = nullptr;
            if (!isNull)
                less.erase(name);
            expectRefused(*m_owner, "SELECT countersign.compute_facts('" + less.dump() + "')", "22023",
                          "the document lacks: " + std::string(name));
        }
    json unseen = whole;
    unseen["cited"][0]["record"].erase("matches");
    expectRefused(*m_owner, "SELECT countersign.compute_facts('" + unseen.dump() + "')", "22023", "lacks its matches");
    expectRefused(*m_owner, "SELECT countersign.compute_facts(NULL)", "22023", "the document lacks: now");
}

TEST_F(ServerComputesFacts, NothingIsJudgedWithoutItsRowOrItsFact)
{
    for (const char *row : {"NULL", "countersign.rule_for('resolve', 'refund')", "countersign.rule_for('gift', '')",
                            "countersign.rule_for(NULL, '')", "'{}'", R"('{"needs": []}')"})
        expectRefused(*m_owner, "SELECT countersign.judge(" + std::string(row) + ", '{}')", "XX000", "no such row");
    for (const char *facts : {"{}", R"({"held_by_other": {}})", R"({"held_by_other": {"value": "false"}})"})
        expectRefused(*m_owner,
                      "SELECT countersign.judge(countersign.rule_for('hold', ''), '" + std::string(facts) + "')",
                      "XX000", "there is no fact held_by_other");
    expectRefused(*m_owner, "SELECT countersign.fact(NULL)", "22004", "has no value");
}

} // namespace
} // namespace countersign::ledger
