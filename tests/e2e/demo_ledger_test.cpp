// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/sandbox/sandbox_log.h"
#include "tests/e2e/demo_copy.h"

#include <algorithm>
#include <map>
#include <set>

// The demo itself: what its people find when they come in, compared with what the provider really did.
namespace countersign::e2e {
namespace {

using nlohmann::json;

class DemoLedger : public DemoCopy
{
protected:
    json all(std::vector<std::string> words = {}) const
    {
        words.insert(words.begin(), {"intents", "list", "--limit", "1000"});
        const Answer answer = as("auditor", words);
        EXPECT_EQ(answer.exitStatus, 0) << answer.err;
        return answer.json;
    }
    json shown(const std::string &intent) const { return as("auditor", {"intents", "show", intent}).json; }
    std::string found(const std::string &intent) const
    {
        const Answer answer = as("operator", {"lookup", intent});
        EXPECT_EQ(answer.exitStatus, 0) << answer.out << answer.err;
        return answer.json.value("finding", "");
    }
    std::int64_t made(const json &intent) const
    {
        const auto count =
            sandbox::countEffectsOfReference(dir() + "/sandbox", intent["provider_key"].get<std::string>());
        EXPECT_TRUE(count.has_value());
        return count.value_or(-1);
    }
};

std::set<std::string> openConflicts(const json &dossier)
{
    std::set<std::string> kinds;
    for (const json &conflict : dossier["conflicts"])
        if (conflict["settled_by_seq"].is_null())
            kinds.insert(conflict["kind"]);
    return kinds;
}

// What a status says about the provider; unknown says nothing.
bool agrees(const std::string &status, std::int64_t made)
{
    if (status == "confirmed" || status == "compensated")
        return made == 1;
    return status == "unknown" || made == 0;
}

TEST_F(DemoLedger, FortyIntentsFromRealRunsInEveryStatusButPrepared)
{
    const json rows = all();
    EXPECT_GE(rows.size(), 40U);
    std::map<std::string, int> count;
    for (const json &row : rows)
        ++count[row["status"]];
    for (const char *status : {"confirmed", "unknown", "rejected", "compensated"})
        EXPECT_GT(count[status], 0) << status;
    EXPECT_EQ(count["prepared"], 0) << "a worker that is not killed finishes what it began";
}

TEST_F(DemoLedger, LedgerAndProviderAgreeOrTheDifferenceIsAnOpenConflict)
{
    std::vector<std::string> different;
    for (const json &row : all()) {
        if (agrees(row["status"], made(row)))
            continue;
        const std::string intent = row["intent_key"];
        different.push_back(intent);
        EXPECT_FALSE(openConflicts(shown(intent)).empty()) << intent;
    }
    EXPECT_EQ(different, std::vector{scenario("late_receipt")});
    EXPECT_EQ(as("auditor", {"audit", "verify"}).exitStatus, 0);
}

// U4: the receipt of a charge that was rejected as absent.
TEST_F(DemoLedger, WhatWasRejectedAsAbsentAndAppearedLaterIsAConflict)
{
    const json late = shown(scenario("late_receipt"));
    EXPECT_EQ(late["status"], "rejected");
    EXPECT_EQ(openConflicts(late), std::set<std::string>{"contradicts"});
    EXPECT_FALSE(late["due_at"].is_null());
}

TEST_F(DemoLedger, T9_TheWatchIsKeptByLookingUpAgainAndTheSameObjectIsTheSameConflict)
{
    const std::string late = scenario("late_receipt");
    std::set<std::string> listed;
    for (const json &row : all({"--watch"})) {
        EXPECT_FALSE(row["watched_until"].is_null()) << row;
        listed.insert(row["intent_key"]);
    }
    EXPECT_EQ(listed.count(late), 1U);
    EXPECT_EQ(listed.count(scenario("declined")), 0U) << "refused by the provider";
    EXPECT_EQ(shown(late)["watched_until"].is_null(), false);
    const std::size_t conflictsBefore = shown(late)["conflicts"].size();
    const std::size_t lookupsBefore = shown(late)["lookups"].size();
    const Answer kept = as("operator", {"lookup", "--watch"});
    EXPECT_EQ(kept.exitStatus, 0) << kept.out << kept.err;
    std::map<std::string, std::string> findings;
    for (const json &one : kept.json)
        findings[one["intent_key"]] = one["finding"];
    EXPECT_EQ(findings.size(), listed.size());
    EXPECT_EQ(findings[late], "Found");
    EXPECT_EQ(shown(late)["conflicts"].size(), conflictsBefore);
    EXPECT_EQ(shown(late)["lookups"].size(), lookupsBefore + 1);
    EXPECT_EQ(as("auditor", {"audit", "verify"}).exitStatus, 0);
}

TEST_F(DemoLedger, WhatWasTakenBackHasOneRefundThatIsKnown)
{
    const json original = shown(scenario("compensated"));
    EXPECT_EQ(original["status"], "compensated");
    const json refund = shown(scenario("compensated") + ":compensate:v1");
    EXPECT_EQ(refund["status"], "confirmed");
    EXPECT_EQ(refund["amount_minor"], original["amount_minor"]);
    EXPECT_EQ(made(refund), 1);
}

TEST_F(DemoLedger, ALookupFindsWhatEachScenarioPromises)
{
    EXPECT_EQ(found(scenario("two_matches")), "FoundMany");
    EXPECT_EQ(found(scenario("amount_mismatch")), "Mismatch");
    EXPECT_EQ(found(scenario("message_no_keys")), "Found");
    EXPECT_EQ(found(scenario("key_expiring")), "Absent");
    EXPECT_EQ(found(scenario("escalated")), "Found");
}

TEST_F(DemoLedger, ABatchThatNobodyHeardOfIsLookedUpItemByItem)
{
    const std::string batch = scenario("batch_partial");
    const json items = all({"--containing", batch.substr(0, batch.find('/') + 1)});
    ASSERT_EQ(items.size(), 4U);
    for (const json &item : items)
        EXPECT_EQ(item["status"], "unknown") << item["intent_key"];
    std::map<std::string, std::string> dispositions;
    for (const std::string number : {"1", "2", "3"}) {
        const std::string item = batch.substr(0, batch.find('/') + 1) + number;
        const Answer looked = as("operator", {"lookup", item});
        ASSERT_EQ(looked.json["finding"], "Found") << looked.out;
        const Answer evidence = as("auditor", {"evidence", "show", looked.json["evidence"][0]});
        dispositions[number] = evidence.json["matches"][0]["disposition"];
    }
    EXPECT_EQ(dispositions["1"], dispositions["2"]);
    EXPECT_EQ(dispositions["3"], "did_not_happen");
}

TEST_F(DemoLedger, ItsQueueHoldsWhatNeedsSomebodyAndTheKeyThatRunsOutBeforeThoseThatLast)
{
    std::vector<std::string> queue;
    for (const json &row : all({"--needs-somebody"}))
        queue.push_back(row["intent_key"]);
    const auto place = [&](const std::string &name) {
        return std::find(queue.begin(), queue.end(), scenario(name)) - queue.begin();
    };
    EXPECT_EQ(place("late_receipt"), 0) << "a conflict is due at once";
    EXPECT_LT(place("key_expiring"), place("absent_settled"));
    EXPECT_EQ(shown(scenario("escalated"))["escalated_to"], "payments lead");
}

TEST_F(DemoLedger, MetricsCountWhatTheListsShow)
{
    const json gauges = as("auditor", {"metrics"}).json;
    EXPECT_EQ(gauges.at("effects{status=\"unknown\"}"), all({"--status", "unknown"}).size());
    EXPECT_EQ(gauges.at("effects_due"), all({"--needs-somebody"}).size());
    EXPECT_EQ(gauges.at("effects_held"), 1);
    EXPECT_EQ(gauges.at("conflicts_open"), 1);
    EXPECT_EQ(gauges.at("proposals_open"), 0);
    const Answer text = run({"--profile", profile("auditor"), "metrics", "--prometheus"});
    EXPECT_NE(text.out.find("# TYPE countersign_effects gauge\ncountersign_effects{status=\"prepared\"} 0\n"),
              std::string::npos)
        << text.out;
}

TEST_F(DemoLedger, ADocumentThatAPersonVouchesForIsRecordedByItsDigestAndNeedsASecondPerson)
{
    const std::string intent = scenario("accepted_small");
    const std::string file = profile("operator"); // any file will do: only its digest is stored
    const Answer imported = as("operator", {"evidence", "import", file, "--intent", intent, "--title",
                                            "Statement of the bank", "--media-type", "application/json"});
    ASSERT_EQ(imported.exitStatus, 0) << imported.out << imported.err;
    const std::string digest = imported.json["evidence"];
    const Answer evidence = as("auditor", {"evidence", "show", digest});
    EXPECT_EQ(evidence.json["document"]["attested_by"], "operator");
    EXPECT_EQ(evidence.json["document"]["title"], "Statement of the bank");
    const Answer proposed =
        as("operator", {"resolve", intent, "--action", "confirm", "--reason", "attested_document", "--text",
                        "the bank shows it in its statement", "--evidence", digest, "--object", "ch_of_the_bank"});
    EXPECT_EQ(proposed.json["outcome"], "awaiting_countersign") << proposed.out << proposed.err;
    EXPECT_EQ(as("operator", {"evidence", "import", file}).exitStatus, 2) << "a profile is no evidence record";
    EXPECT_EQ(as("operator", {"evidence", "import", file, "--intent", intent}).exitStatus, 2);
}

} // namespace
} // namespace countersign::e2e
