// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/log_entry.h"
#include "models/audit/merkle.h"
#include "models/statement/envelope.h"
#include "tests/ledger/postgres/migrated_database.h"
#include "tests/ledger/postgres/refusals.h"

#include <cstdint>

// The server grows the same tree, leaf by leaf and byte by byte, that the verifier recomputes.
namespace countersign::ledger {
namespace {

constexpr std::int64_t Leaves = 300; // past 2^8, so that eight roots are folded at once

class ServerKeepsTheLog : public MigratedDatabase
{
protected:
    Bytes one(const std::string &sql, const SqlParams &params) { return rows(*m_owner, sql, params).at(0).blob(0); }

    const std::unique_ptr<PostgresSession> m_owner = session();
};

audit::LogEntry entryNumber(std::int64_t seq)
{
    audit::LogEntry entry;
    entry.seq = static_cast<std::uint64_t>(seq);
    entry.at = parseInstant("2026-12-01T08:00:00Z").value() + std::chrono::hours(seq);
    entry.origin = "demo/\xe2\x82\xac";
    entry.tenant = "acme";
    entry.envelope.payload = "{\"b\":\"\\\"\",\"n\":\"" + std::to_string(seq) + "\"}";
    entry.envelope.payloadType = "application/vnd.countersign.statement.v1+json";
    entry.envelope.keyId = sha256(bytesOf("key")).hex();
    entry.envelope.signature = Bytes(64, static_cast<std::byte>(seq));
    entry.facts = {{"one_match", true}, {"above_threshold", seq % 2 == 0}};
    return entry;
}

TEST_F(ServerKeepsTheLog, TheTreeIsTheVerifiersAtEverySize)
{
    audit::Frontier frontier;
    Bytes kept;
    EXPECT_EQ(toHex(one("SELECT countersign.frontier_root('')", {})), audit::emptyRoot().hex());
    for (std::int64_t size = 0; size < Leaves; ++size) {
        const std::string entry = "entry " + std::to_string(size);
        const Digest leaf = audit::leafHash(bytesOf(entry));
        kept = one("SELECT countersign.frontier_append($1::bigint, $2::bytea, countersign.leaf_hash($3::bytea))",
                   {size, kept, blobOf(entry)});
        frontier.append(leaf);
        ASSERT_EQ(toHex(kept), toHex(frontier.concatenated())) << size;
        ASSERT_EQ(toHex(one("SELECT countersign.frontier_root($1::bytea)", {kept})), frontier.root().hex()) << size;
    }
}

TEST_F(ServerKeepsTheLog, AFrontierOfAnotherSizeIsRefused)
{
    const Bytes root(32, std::byte{1});
    for (const std::int64_t size : {std::int64_t{0}, std::int64_t{3}, std::int64_t{-1}}) {
        const auto grown =
            m_owner->query("SELECT countersign.frontier_append($1::bigint, $2::bytea, $2::bytea)", {size, root});
        ASSERT_FALSE(grown) << size;
        EXPECT_NE(english(grown.error().context).find("frontier"), std::string::npos) << english(grown.error().context);
        EXPECT_EQ(sqlstateOf(grown.error()), "XX001");
    }
}

TEST_F(ServerKeepsTheLog, AnEntryIsTheBytesTheVerifierReads)
{
    for (const std::int64_t seq : {std::int64_t{0}, std::int64_t{1}, std::int64_t{9'999'999}}) {
        const audit::LogEntry entry = entryNumber(seq);
        const Bytes written =
            one("SELECT countersign.log_entry($1::bigint, $2::timestamptz, $3, $4, $5::jsonb, $6::jsonb)",
                {seq, formatInstant(entry.at), entry.origin, entry.tenant, statement::encodeEnvelope(entry.envelope),
                 entry.facts.at("above_threshold") ? R"({"one_match": "true", "above_threshold": "true"})"
                                                   : R"({"one_match": "true", "above_threshold": "false"})"});
        EXPECT_EQ(textOf(written), audit::encodeLogEntry(entry));
        EXPECT_EQ(audit::parseLogEntry(textOf(written)).value().seq, entry.seq);
    }
}

TEST_F(ServerKeepsTheLog, AnEntryWithSomethingMissingIsNotWritten)
{
    for (const char *parts : {"'t', '{}', 'null'", "'t', '{}', NULL", "'t', '{}', '1'",
                              R"('t', '{}', '{"one_match": true}')", "'t', NULL, '{}'", "NULL, '{}', '{}'"})
        expectRefused(*m_owner, "SELECT countersign.log_entry(0, now(), 'o', " + std::string(parts) + ")", "22023",
                      "cannot be written");
}

} // namespace
} // namespace countersign::ledger
