// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/log_entry.h"

#include <gtest/gtest.h>

#include <string>

namespace countersign::audit {
namespace {

LogEntry someEntry()
{
    LogEntry entry;
    entry.seq = 18;
    entry.at = *parseInstant("2026-12-01T08:05:09Z");
    entry.origin = "ledger.example/acme";
    entry.tenant = "acme";
    entry.envelope = {"{}", "application/vnd.countersign.statement.v1+json", std::string(64, 'a'),
                      Bytes(64, std::byte{7})};
    entry.facts = {{"one_match", true}, {"above_threshold", false}};
    return entry;
}

std::string replaced(std::string text, const std::string &what, const std::string &with)
{
    const auto at = text.find(what);
    EXPECT_NE(at, std::string::npos) << what;
    return at == std::string::npos ? text : text.replace(at, what.size(), with);
}

TEST(LogEntry, IsCanonicalJsonOfItsSixFields)
{
    const auto bytes = encodeLogEntry(someEntry());
    EXPECT_EQ(bytes.substr(0, 43), R"({"at":"2026-12-01T08:05:09Z","envelope":{"p)");
    EXPECT_NE(bytes.find(R"("facts":{"above_threshold":"false","one_match":"true"},"origin":"ledger.example/acme",)"
                         R"("seq":"18","tenant":"acme"})"),
              std::string::npos)
        << bytes;
}

TEST(LogEntry, ReadsBackWhatWasWritten)
{
    const auto entry = someEntry();
    const auto copy = parseLogEntry(encodeLogEntry(entry));
    ASSERT_TRUE(copy) << english(copy.error().context);
    EXPECT_EQ(copy->seq, entry.seq);
    EXPECT_EQ(copy->at, entry.at);
    EXPECT_EQ(copy->origin, entry.origin);
    EXPECT_EQ(copy->tenant, entry.tenant);
    EXPECT_EQ(copy->envelope, entry.envelope);
    EXPECT_EQ(copy->facts, entry.facts);
}

TEST(LogEntry, AnythingButTheExactFormIsRefused)
{
    const auto good = encodeLogEntry(someEntry());
    ASSERT_TRUE(parseLogEntry(good));
    EXPECT_FALSE(parseLogEntry(""));
    EXPECT_FALSE(parseLogEntry("[]"));
    EXPECT_FALSE(parseLogEntry(good + "\n"));
    EXPECT_FALSE(parseLogEntry(replaced(good, R"("seq":"18")", R"("seq": "18")")));
    EXPECT_FALSE(parseLogEntry(replaced(good, R"("seq":"18")", R"("seq":18)")));
    EXPECT_FALSE(parseLogEntry(replaced(good, R"("seq":"18")", R"("seq":"018")")));
    EXPECT_FALSE(parseLogEntry(replaced(good, R"("seq":"18")", R"("seq":"-1")")));
    EXPECT_FALSE(parseLogEntry(replaced(good, R"(,"seq":"18")", "")));
    EXPECT_FALSE(parseLogEntry(replaced(good, R"("tenant":"acme")", R"("tenant":"acme","zone":"x")")));
    EXPECT_FALSE(parseLogEntry(replaced(good, R"("tenant":"acme")", R"("tenant":"")")));
    EXPECT_FALSE(parseLogEntry(replaced(good, R"("one_match":"true")", R"("one_match":"yes")")));
    EXPECT_FALSE(parseLogEntry(replaced(good, "08:05:09Z", "08:05:09.5Z")));
    EXPECT_FALSE(parseLogEntry(replaced(good, R"("facts":{)", R"("facts":{"a":{"b":"c"},)")));
}

TEST(LogEntry, AnEntryOver64KiBIsRefused)
{
    auto entry = someEntry();
    for (int i = 0; i < 4000; ++i)
        entry.facts.emplace("fact_number_" + std::to_string(i), true);
    const auto bytes = encodeLogEntry(entry);
    ASSERT_GT(bytes.size(), 64U * 1024U);
    EXPECT_FALSE(parseLogEntry(bytes));
}

} // namespace
} // namespace countersign::audit
