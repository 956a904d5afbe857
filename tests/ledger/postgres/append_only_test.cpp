// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ledger/postgres/seeded_database.h"

// Attack 2: somebody who may write everything, the owner or a superuser whose session poses as a replica, changes what
// was written. Each row of a guard's table changes one thing only, so that each column of the guard has its own.
namespace countersign::ledger {
namespace {

enum class Hand { Owner, SuperuserAsReplica };

class Attack2 : public SeededDatabase, public ::testing::WithParamInterface<Hand>
{
protected:
    PostgresSession &hand() { return GetParam() == Hand::Owner ? asOwner() : asReplica(); }

    // "UPDATE table SET change where" for each of them.
    void expectGuarded(const std::string &table, const std::string &where, const std::string &words,
                       const std::vector<std::string> &changes)
    {
        for (const std::string &change : changes)
            expectRefused(hand(), "UPDATE " + table + " SET " + change + " WHERE " + where, Guarded,
                          table + ": " + words);
    }
};

const std::string Mine = "tenant_id = 'acme'";
const std::string Theirs = "tenant_id = 'other'";
const std::string MyIntent = "tenant_id = 'acme' AND intent_key = 'k1'";

TEST_P(Attack2, RowsThatNeverChangeAreNeitherChangedNorRemoved)
{
    const std::map<std::string, std::string> column{
        {"schema_migrations", "name"},      {"ledger_meta", "origin"}, {"effect_events", "cause"},
        {"effect_evidence", "recorded_by"}, {"log_entries", "kind"},   {"policies", "subject"},
        {"provider_contracts", "subject"},
    };
    for (const std::string &table : AppendOnlyTables) {
        const std::string words = table + ": append only", &name = column.at(table);
        expectAllRefused(hand(), {{"UPDATE " + table + " SET " + name + " = " + name, Guarded, words},
                                  {"DELETE FROM " + table, Guarded, words},
                                  {"TRUNCATE " + table, Guarded, words}});
    }
}

TEST_P(Attack2, RowsThatMayChangeAreNotRemoved)
{
    for (const std::string &table : KeptTables)
        expectAllRefused(hand(), {{"DELETE FROM " + table, Guarded, table + ": rows are never deleted"},
                                  {"TRUNCATE " + table + " CASCADE", Guarded}});
    expectRefused(hand(), "TRUNCATE effect_intents", "0A000"); // others refer to it
    expectRefused(hand(), "TRUNCATE operators CASCADE", Guarded, "operator_keys: rows are never deleted");
}

TEST_P(Attack2, WhatWasPreparedNeverChanges)
{
    std::vector<std::string> changes;
    for (const char *change :
         {"tenant_id = 'zzz'", "intent_key = 'zzz'", "request_digest = repeat('c', 64)", "provider = 'x'",
          "environment = 'x'", "account = 'x'", "operation = 'x'", "provider_key = 'x'", "amount_minor = 1",
          "currency = 'USD'", "prepared_at = prepared_at + interval '1 us'", "compensates_intent_key = 'x'",
          "compensates_object = 'x'", "amount_minor = NULL"})
        changes.push_back(std::string("event_no = event_no + 1, version = version + 1, ") + change);
    expectGuarded("effect_intents", MyIntent, "what was prepared never changes", changes);
    expectRefused(hand(),
                  "INSERT INTO effect_intents SELECT * FROM effect_intents ON CONFLICT (tenant_id, intent_key)"
                  " DO UPDATE SET request_digest = repeat('c', 64), event_no = effect_intents.event_no + 1",
                  Guarded, "what was prepared never changes");
}

TEST_P(Attack2, AnIntentOnlyGoesForward)
{
    expectGuarded("effect_intents", MyIntent, "version, event_no and settle_at only grow",
                  {"hold_by = hold_by", "event_no = event_no - 1", "event_no = event_no + 1, version = version - 1",
                   "event_no = event_no + 1, status = 'unknown'",
                   "event_no = event_no + 1, version = version + 1, attempt_count = 0, open_attempt = NULL",
                   "event_no = event_no + 1, settle_at = settle_at - interval '1 us'",
                   "event_no = event_no + 1, settle_at = NULL"});
}

TEST_P(Attack2, AClosedAttemptStaysClosedAndAVerdictStays)
{
    const std::string words = "a closed attempt stays closed and a verdict stays";
    expectGuarded("effect_attempts", Mine, words,
                  {"tenant_id = 'zzz'", "intent_key = 'zzz'", "attempt_no = 2", "worker = 'x'", "dispatched_at = NULL",
                   "lease_expires_at = lease_expires_at - interval '1 us'"});
    expectGuarded("effect_attempts", Theirs, words, {"outcome = 'unknown'", "closed_at = NULL, outcome = 'open'"});
    const std::string closed = "UPDATE effect_attempts SET closed_at = clock_timestamp(), outcome = 'unknown' WHERE " +
                               Mine + "; UPDATE effect_attempts SET ";
    for (const char *change : {"closed_at = NULL, outcome = 'open'", "closed_at = closed_at + interval '1 us'",
                               "lease_expires_at = lease_expires_at + interval '1 us'"})
        expectRefused(hand(), closed + change + " WHERE " + Mine, Guarded, words);
}

TEST_P(Attack2, WhoAskedWhenNeverChanges)
{
    const std::string words = "who asked when never changes";
    expectGuarded("lookups", Mine, words,
                  {"id = repeat('9', 32)", "tenant_id = 'zzz'", "intent_key = 'zzz'",
                   "asked_at = asked_at + interval '1 us'", "asked_by = 'x'"});
    expectGuarded("lookups", Theirs, words, {"rung_results = 'x'", "finished_at = NULL"});
}

TEST_P(Attack2, OnlyAStatementSettlesAConflictAndOnce)
{
    const std::string words = "only a statement settles one, once";
    expectGuarded("conflicts", Mine, words,
                  {"id = repeat('9', 32)", "tenant_id = 'zzz'", "intent_key = 'zzz'", "kind = 'second_effect'",
                   "object_id = 'x'", "evidence = 'x'", "attempt_no = 2", "opened_at = opened_at + interval '1 us'"});
    expectGuarded("conflicts", Theirs, words, {"settled_by_seq = 6", "settled_by_seq = NULL, settlement = ''"});
}

TEST_P(Attack2, TheHeadGrowsByOneEntryAndThereIsOneHead)
{
    expectGuarded("log_head", "true", "grows by one entry",
                  {"size = size + 2", "size = size - 1", "root = repeat('d', 64)", "id = 2, size = size + 1"});
    expectAllRefused(hand(), {{"INSERT INTO log_head VALUES (2, 0, repeat('d', 64), '')", CheckFails},
                              {"INSERT INTO log_head VALUES (1, 0, repeat('d', 64), '')", Taken},
                              {"INSERT INTO ledger_meta VALUES (2, 'x', clock_timestamp())", CheckFails},
                              {"INSERT INTO ledger_meta VALUES (1, 'x', clock_timestamp())", Taken}});
}

TEST_P(Attack2, AKeyBelongsToOnePersonAndIsRevokedOnce)
{
    const std::string words = "a key belongs to one person and is revoked once";
    expectGuarded("operator_keys", "person = 'anna'", words,
                  {"key_id = repeat('9', 64)", "person = 'ben'", "public_key = repeat('9', 64)", "valid_from_seq = 9"});
    expectGuarded("operator_keys", "person = 'eva'", words, {"revoked_at_seq = NULL", "revoked_at_seq = 10"});
}

TEST_P(Attack2, ASettledProposalStaysSettled)
{
    const std::string words = "a settled proposal stays settled";
    expectGuarded("proposals", Mine, words,
                  {"id = repeat('9', 32)", "seq = 9", "tenant_id = 'zzz'", "intent_key = 'zzz'",
                   "digest = repeat('b', 64)", "proposer = 'ben'", "row_version = 9",
                   "proposed_at = proposed_at + interval '1 us'", "expires_at = expires_at + interval '1 us'"});
    expectGuarded("proposals", Theirs, words, {"status = 'open'", "status = 'void'", "settled_by_seq = 4"});
}

TEST_P(Attack2, WhatWasSentToAnEngineNeverChanges)
{
    const std::string words = "an event never changes";
    expectGuarded(
        "workflow_outbox", Mine, words,
        {"tenant_id = 'zzz'", "intent_key = 'zzz'", "ledger_version = 9", "type = 'effect.held'", "payload = 'x'"});
    expectGuarded("workflow_outbox", Theirs, words, {"status = 'pending'", "engine_answer = 'x'"});
}

TEST_P(Attack2, WhichLoginWasWhichPersonNeverChanges)
{
    const std::string words = "who was which person never changes; unbind the login, once";
    expectGuarded("operator_logins", "login = 'anna_db'", words,
                  {"login = 'x'", "person = 'ben'", "bound_at = bound_at - interval '1 us'", "bound_by = 'x'"});
    expectGuarded("operator_logins", "login = 'finn_db'", words,
                  {"unbound_at = NULL", "unbound_at = clock_timestamp()"});
    expectRefused(hand(), "INSERT INTO operator_logins (login, person) VALUES ('anna_db', 'ben')", Taken);
}

TEST_P(Attack2, AnEventTakesTheNextPlaceOfItsIntent)
{
    const auto event = [](int number) {
        return "INSERT INTO effect_events VALUES ('acme', 'k1', " + std::to_string(number) +
               ", '', 'prepared', 'x', NULL, 1, clock_timestamp());";
    };
    expectAllRefused(hand(), {{event(3) + event(2), Guarded, "effect_events: append only"}, {event(1), Taken}});
}

TEST_P(Attack2, AnEntryTakesTheNextPlaceOfTheLog)
{
    const std::string words = "log_entries: append only";
    expectAllRefused(hand(), {{insertedEntry(4, '9'), Guarded, words},
                              {insertedEntry(2, '9'), Guarded, words},
                              {insertedEntry(-1, '9'), Guarded, words},
                              {insertedEntry(3, '9') + ";" + insertedEntry(3, '8'), Guarded, words},
                              {insertedEntry(3, '2'), Taken}});
}

TEST_P(Attack2, ATableOfTheSameNameCatchesNoGuard)
{
    expectRefused(hand(),
                  "CREATE TEMP TABLE log_entries (seq bigint); SET LOCAL search_path = pg_temp, countersign;" +
                      insertedEntry(9, '9'),
                  Guarded, "log_entries: append only");
}

INSTANTIATE_TEST_SUITE_P(Hands, Attack2, ::testing::Values(Hand::Owner, Hand::SuperuserAsReplica),
                         [](const auto &made) { return made.param == Hand::Owner ? "Owner" : "SuperuserAsReplica"; });

using Attack2ByFile = SeededDatabase;

TEST_F(Attack2ByFile, ACopyIntoTheLogTakesTheNextPlaceToo)
{
    expectRefused(asReplica(),
                  "COPY log_entries FROM PROGRAM 'echo 7,,,,,,,,,,,' WITH (FORMAT csv, FORCE_NOT_NULL (leaf, root,"
                  " statement_id, tenant_id, intent_key, kind, action, person, outcome))",
                  Guarded, "log_entries: append only");
}

} // namespace
} // namespace countersign::ledger
