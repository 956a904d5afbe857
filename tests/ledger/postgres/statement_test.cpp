// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/canonical_json.h"
#include "models/statement/statement.h"
#include "tests/ledger/postgres/migrated_database.h"
#include "tests/statement/sample_statements.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

// The server takes for a statement what the console takes for one: every sample, and each with one thing changed.
namespace countersign::ledger {
namespace {

using nlohmann::json;
using statement::everySample;
using statement::Statement;

class ServerReadsStatements : public MigratedDatabase
{
protected:
    // What is wrong, in the server's words; "" where nothing is.
    std::string fault(const json &said)
    {
        const SqlRows found = rows(*m_owner, "SELECT countersign.statement_fault($1::jsonb)", {said.dump()});
        return found.at(0).isNull(0) ? "" : found.at(0).text(0);
    }
    void expectSame(const json &said, const std::string &changed)
    {
        const auto bytes = toCanonical(said);
        ASSERT_TRUE(bytes) << changed;
        const auto parsed = statement::parseStatement(*bytes);
        const std::string words = fault(said);
        EXPECT_EQ(words.empty(), parsed.has_value())
            << said.at("kind") << ' ' << changed << "\nserver: " << words
            << "\nconsole: " << (parsed ? "nothing" : english(parsed.error().context));
        ++(words.empty() ? m_taken : m_refused);
    }

    const std::unique_ptr<PostgresSession> m_owner = session();
    int m_taken = 0;
    int m_refused = 0;
};

json jsonOf(const Statement &sample)
{
    return json::parse(statement::encodeStatement(sample).value());
}

// Every place in a value, the value itself left out.
std::vector<json::json_pointer> placesIn(const json &value)
{
    std::vector<json::json_pointer> places;
    const json flat = value.flatten();
    for (const auto &[path, member] : flat.items())
        for (json::json_pointer at(path); !at.empty(); at = at.parent_pointer())
            if (std::find(places.begin(), places.end(), at) == places.end())
                places.push_back(at);
    return places;
}

// Words, numbers, times, digests, names and shapes at and past their edges.
const std::vector<json> &oddValues()
{
    static const std::vector<json> values = [] {
        std::vector<json> all{"",
                              "0",
                              "-0",
                              "-1",
                              "01",
                              "1 ",
                              "9223372036854775807",
                              "9223372036854775808",
                              "-9223372036854775808",
                              "99999999999999999999",
                              "a",
                              "A",
                              "*",
                              "EUR",
                              "EURO",
                              "eur",
                              "confirmed",
                              "Confirmed",
                              "prepared",
                              "confirm",
                              "release",
                              "reopen",
                              "resolve",
                              "approve",
                              "policy_set",
                              "happened",
                              "lookup",
                              "corroborated",
                              "monetary",
                              "other",
                              "2026-12-01T08:00:00Z",
                              "2026-02-29T08:00:00Z",
                              "2028-02-29T08:00:00Z",
                              "2026-04-31T00:00:00Z",
                              "2026-12-00T08:00:00Z",
                              "2026-12-01T24:00:00Z",
                              "2026-12-01T23:59:60Z",
                              "2026-12-01T08:00:00+00:00",
                              "2026-12-01t08:00:00z",
                              "line\nbreak",
                              "\x7f",
                              "\xc2\x85",
                              "\xe2\x80\xae",
                              "\xe2\x80\xa8",
                              "\xd8\x9c",
                              "\xc3\xa9",
                              json::object(),
                              json::array(),
                              json{{"a", "\xe2\x81\xa6"}},
                              json{{"\x1f", "a"}},
                              json{{"a", json::array({"b"})}},
                              json::array({"a"}),
                              json::array({"a", "a"}),
                              json::array({""}),
                              json::array({json::object()})};
        for (const std::size_t length :
             {16U, 17U, 31U, 32U, 33U, 63U, 64U, 65U, 255U, 256U, 1000U, 1001U, 2000U, 2001U})
            all.push_back(std::string(length, 'a'));
        all.push_back(std::string(64, 'A'));
        std::string euros;
        for (int i = 0; i < 2000; ++i)
            euros += "\xe2\x82\xac";
        all.push_back(euros);
        for (const std::size_t count : {20U, 21U, 200U, 201U}) {
            json list = json::array();
            for (std::size_t i = 0; i < count; ++i)
                list.push_back("n" + std::to_string(i));
            all.push_back(list);
        }
        return all;
    }();
    return values;
}

TEST_F(ServerReadsStatements, EverySampleIsOne)
{
    for (const Statement &sample : everySample())
        EXPECT_EQ(fault(jsonOf(sample)), "") << statement::toString(sample.kind);
}

TEST_F(ServerReadsStatements, NothingMayBeMissingAndNothingMore)
{
    for (const Statement &sample : everySample()) {
        const json whole = jsonOf(sample);
        for (const auto &at : placesIn(whole)) {
            if (whole[at.parent_pointer()].is_object()) {
                json less = whole;
                less[at.parent_pointer()].erase(at.back());
                expectSame(less, "without " + at.to_string());
            }
            if (!whole[at].is_object())
                continue;
            json more = whole;
            more[at]["extra"] = "";
            expectSame(more, "more in " + at.to_string());
        }
        json more = whole;
        more["extra"] = json::object();
        expectSame(more, "more");
    }
    EXPECT_GT(m_refused, 500);
}

// Each place meets each value once, the samples that have the place by turns.
TEST_F(ServerReadsStatements, EachFieldWithEachOddValue)
{
    std::map<std::string, std::vector<json>> samplesWith;
    for (const Statement &sample : everySample())
        for (const auto &at : placesIn(jsonOf(sample)))
            samplesWith[at.to_string()].push_back(jsonOf(sample));
    for (const auto &[path, samples] : samplesWith)
        for (std::size_t i = 0; i < oddValues().size(); ++i) {
            json changed = samples[i % samples.size()];
            changed[json::json_pointer(path)] = oddValues()[i];
            if (toCanonical(changed).value().size() <= statement::MaxStatementBytes)
                expectSame(changed, path + " = " + oddValues()[i].dump().substr(0, 80));
        }
    EXPECT_GT(m_taken, 300);
    EXPECT_GT(m_refused, 2500);
}

// Fields of one kind under the name of another, and parts of one statement in another.
TEST_F(ServerReadsStatements, EachPartOfEachSampleInEveryOther)
{
    std::map<std::string, std::set<std::string>> parts;
    for (const Statement &sample : everySample()) {
        const json whole = jsonOf(sample);
        for (const auto &[name, part] : whole.items())
            parts[name].insert(part.dump());
    }
    for (const Statement &sample : everySample()) {
        const json whole = jsonOf(sample);
        for (const auto &[name, texts] : parts)
            for (const std::string &text : texts) {
                json changed = whole;
                changed[name] = json::parse(text);
                expectSame(changed, name + " = " + text);
            }
    }
    EXPECT_GT(m_taken, 500);
    EXPECT_GT(m_refused, 500);
}

TEST_F(ServerReadsStatements, WhatAnAnswerRepeatsIsCheckedTogether)
{
    const auto samples = everySample();
    for (const Statement &sample : samples) {
        json twice = jsonOf(sample);
        if (!twice.at("evidence").empty()) {
            twice["evidence"].push_back(twice["evidence"][0]);
            expectSame(twice, "one digest twice");
            EXPECT_NE(fault(twice).find("twice"), std::string::npos);
        }
        json named = jsonOf(sample);
        if (!named.at("result").empty()) {
            named["result"]["surplus"] = json::array({named["result"]["provider_id"]});
            expectSame(named, "the object itself as surplus");
            EXPECT_NE(fault(named).find("surplus"), std::string::npos);
        }
    }
    EXPECT_GT(m_refused, 0);
}

// The server has no such year.
TEST_F(ServerReadsStatements, NoTimeBeforeTheYearOne)
{
    json note = jsonOf(statement::sampleNote());
    note["signed_at"] = "0000-01-01T00:00:00Z";
    EXPECT_EQ(fault(note), "statement field signed_at is not of its form");
    note["signed_at"] = "0001-01-01T00:00:00Z";
    EXPECT_EQ(fault(note), "");
}

// Bytes that were not taken are null, and null must not pass for a statement without a fault.
TEST_F(ServerReadsStatements, NothingIsNoStatement)
{
    EXPECT_EQ(rows(*m_owner, "SELECT countersign.statement_fault(countersign.parse_canonical('{'))").at(0).text(0),
              "statement is not a JSON object");
}

TEST_F(ServerReadsStatements, TheFieldIsNamed)
{
    json note = jsonOf(statement::sampleNote());
    note["effect"]["currency"] = "euro";
    EXPECT_EQ(fault(note), "statement effect field currency has 4 bytes, not 0 to 3");
    note["effect"]["currency"] = "eur";
    EXPECT_EQ(fault(note), "statement effect field currency is not of its form");
    note["effect"].erase("currency");
    EXPECT_EQ(fault(note), "statement effect field currency is missing");
    for (const char *text : {"\"a\"", "[]"})
        EXPECT_EQ(fault(json::parse(text)), "statement is not a JSON object");
}

} // namespace
} // namespace countersign::ledger
