// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ledger/store/worker_fixture.h"

namespace countersign::ledger {
namespace {

// What plain SQL can do to a ledger in which every table has rows, on a connection without our pragmas.
class AppendOnly : public Worker
{
protected:
    void SetUp() override
    {
        auto ref = lapsed(ledger, "invoice:1");
        lookUpFound(ledger, Who::Operator, ref);
        auto other = requestFor("invoice:1");
        other.requestDigest = sha256("other");
        must(worker().prepareEffect(other));
        ledger.closeFaces();
        session = bareSession(ledger.path());
        must(session->runScript("PRAGMA recursive_triggers = OFF; PRAGMA foreign_keys = OFF", "cannot be set"));
    }
    void TearDown() override
    {
        session.reset();
        Worker::TearDown();
    }

    void expectRefused(const std::string &sql)
    {
        const auto done = session->execute(sql);
        if (done) {
            ADD_FAILURE() << sql << " changed " << *done << " rows";
            return;
        }
        EXPECT_EQ(done.error().kind, ErrorKind::Internal) << describe(done.error());
        EXPECT_TRUE(says(done.error(), {"the ledger's own rules refused it", "Nothing was changed"})) << sql;
    }

    std::vector<std::string> columnsOf(const std::string &table)
    {
        std::vector<std::string> names;
        for (const auto &column : must(session->query("SELECT name FROM pragma_table_info('" + table + "')")))
            names.push_back(column.text(0));
        return names;
    }

    std::unique_ptr<SqliteSession> session{};
};

const std::vector<std::string> NeverChanged{"log_entries",        "effect_events",     "effect_evidence", "policies",
                                            "provider_contracts", "schema_migrations", "ledger_meta"};
const std::vector<std::string> NeverLost{"log_entries",        "effect_events",     "effect_evidence", "policies",
                                         "provider_contracts", "schema_migrations", "ledger_meta",     "log_head",
                                         "effect_intents",     "effect_attempts",   "lookups",         "conflicts",
                                         "operator_keys",      "proposals",         "workflow_outbox"};

TEST_F(AppendOnly, NoColumnOfAnAppendOnlyTableIsUpdated)
{
    for (const auto &table : NeverChanged) {
        ASSERT_GT(numberIn(*session, "SELECT count(*) FROM " + table), 0) << table;
        for (const auto &column : columnsOf(table))
            expectRefused("UPDATE " + table + " SET " + column + " = " + column);
    }
}

// U23: an effect is never purged, so what was decided about it always opens.
TEST_F(AppendOnly, NoRowIsDeletedOrReplaced)
{
    for (const auto &table : NeverLost) {
        ASSERT_GT(numberIn(*session, "SELECT count(*) FROM " + table), 0) << table;
        expectRefused("DELETE FROM " + table);
        expectRefused("INSERT OR REPLACE INTO " + table + " SELECT * FROM " + table + " LIMIT 1");
        expectRefused("REPLACE INTO " + table + " SELECT * FROM " + table + " LIMIT 1");
    }
}

TEST_F(AppendOnly, WhatARowIsAboutNeverChanges)
{
    for (const char *sql : {
             "UPDATE effect_intents SET provider_key = 'x', event_no = event_no + 1",
             "UPDATE effect_intents SET amount_minor = 1, event_no = event_no + 1",
             "UPDATE effect_intents SET request_digest = lower(hex(zeroblob(32))), event_no = event_no + 1",
             "UPDATE effect_intents SET status = 'prepared', event_no = event_no + 1",
             "UPDATE effect_intents SET version = version - 1, event_no = event_no + 1",
             "UPDATE effect_intents SET event_no = event_no",
             "UPDATE effect_intents SET settle_at = settle_at - 1, event_no = event_no + 1",
             "UPDATE effect_intents SET settle_at = NULL, event_no = event_no + 1",
             "UPDATE effect_intents SET attempt_count = 0, event_no = event_no + 1",
             "UPDATE effect_attempts SET closed_at = NULL, outcome = 'open'",
             "UPDATE effect_attempts SET lease_expires_at = lease_expires_at + 1",
             "UPDATE effect_attempts SET worker = 'x'",
             "UPDATE lookups SET asked_at = asked_at - 1",
             "UPDATE lookups SET finished_at = finished_at + 1",
             "UPDATE conflicts SET kind = 'outside_change'",
             "UPDATE operator_keys SET person = 's.kim'",
             "UPDATE proposals SET digest = lower(hex(zeroblob(32)))",
             "UPDATE workflow_outbox SET payload = '{}'",
             "UPDATE log_head SET size = size - 1",
             "UPDATE log_head SET size = size",
         })
        expectRefused(sql);
}

TEST_F(AppendOnly, LogGrowsOnlyAtItsEnd)
{
    const std::string values = ", x'00', lower(hex(zeroblob(32))), lower(hex(zeroblob(32))), "
                               "'00000000000000000000000000000001', 'acme', '', 'note', '', 'x', 'applied', 0)";
    const auto size = numberIn(*session, "SELECT count(*) FROM log_entries");
    for (const std::int64_t seq : {std::int64_t{0}, size - 1, size + 1})
        expectRefused("INSERT INTO log_entries VALUES (" + std::to_string(seq) + values);
}

TEST_F(AppendOnly, TextNeverStandsInAColumnOfNumbers)
{
    expectRefused("UPDATE effect_intents SET due_at = 'soon', event_no = event_no + 1");
}

} // namespace
} // namespace countersign::ledger
