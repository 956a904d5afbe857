// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ledger/postgres/seeded_database.h"

#include <stdexcept>

namespace countersign::ledger {

namespace {

// A role that is there already, from another database of this server, stays as it is.
const std::string Logins = R"(
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['anna_db', 'anna_home_db', 'ben_db', 'cem_db', 'dora_db', 'eva_db', 'finn_db', 'gil_db',
      'hana_db', 'ida_db', 'worker_db', 'guard_db', 'nobody_db'] LOOP
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = name) THEN
      EXECUTE format('CREATE ROLE %I LOGIN', name);
    END IF;
  END LOOP;
END $$;
SET client_min_messages = error; -- a membership that is there already is a notice
GRANT countersign_operator TO anna_db, anna_home_db, ben_db, eva_db, finn_db, gil_db, hana_db, ida_db;
GRANT countersign_admin, countersign_auditor TO cem_db;
GRANT countersign_auditor TO dora_db;
GRANT countersign_worker TO worker_db;
GRANT countersign_guard TO guard_db;
)";

const std::string People = R"(
INSERT INTO ledger_meta VALUES (1, 'countersign.test/one', clock_timestamp());
INSERT INTO operators VALUES
  ('anna', 'Anna', 'human', 0), ('ben', 'Ben', 'human', 1), ('cem', 'Cem', 'human', 2), ('dora', 'Dora', 'human', 3),
  ('eva', 'Eva', 'human', 4), ('finn', 'Finn', 'human', 5), ('gil', 'Gil', 'human', 6), ('hana', 'Hana', 'human', 7);
INSERT INTO operator_keys
  SELECT encode(sha256(person::bytea), 'hex'), person, encode(sha256((person || 'k')::bytea), 'hex'), since_seq, NULL
  FROM operators;
UPDATE operator_keys SET revoked_at_seq = 9 WHERE person = 'eva';
INSERT INTO memberships VALUES
  ('acme', 'anna', 'operator', 0), ('other', 'ben', 'operator', 1), ('*', 'cem', 'admin,auditor', 2),
  ('acme', 'dora', 'auditor', 3), ('acme', 'eva', 'operator', 4), ('acme', 'finn', 'operator', 5),
  ('acme', 'gil', '', 6);
INSERT INTO operator_logins (login, person) VALUES
  ('anna_db', 'anna'), ('anna_home_db', 'anna'), ('ben_db', 'ben'), ('cem_db', 'cem'), ('dora_db', 'dora'),
  ('eva_db', 'eva'), ('finn_db', 'finn'), ('gil_db', 'gil'), ('hana_db', 'hana');
UPDATE operator_logins SET unbound_at = clock_timestamp() WHERE login = 'finn_db';
)";

const std::string Effects = R"(
INSERT INTO effect_intents
    (tenant_id, intent_key, request_digest, status, provider_result_id, workflow_id, step_id, provider, environment,
     account, operation, effect_kind, provider_key, amount_minor, currency, customer_ref, recipient_ref,
     recipient_count, correlation, engine, duplicate_prepares, parent_intent_key, batch_intent_key,
     compensates_intent_key, compensates_object, compensated_minor, attempt_count, open_attempt, prepared_at,
     response_digest, version, event_no, hold_by, escalated_to, updated_at, settle_at)
  SELECT tenant, key, repeat('b', 64), 'prepared', '', 'wf', 's', 'stripe', 'live', 'acct', 'charge', 'monetary', key,
    125000, 'EUR', 'c', '', 0, '{}', NULL, 0, '', '', '', '', 0, 1, 1, clock_timestamp(), '', 1, 1, '', '',
    clock_timestamp(), clock_timestamp()
  FROM (VALUES ('acme', 'k1'), ('acme', 'k2'), ('other', 'k1')) AS v (tenant, key);
INSERT INTO effect_attempts VALUES
  ('acme', 'k1', 1, 'w', clock_timestamp(), clock_timestamp(), NULL, 'open', '', 0, ''),
  ('other', 'k1', 1, 'w', clock_timestamp(), clock_timestamp(), clock_timestamp(), 'confirmed', '', 200, '');
INSERT INTO effect_events VALUES
  ('acme', 'k1', 1, '', 'prepared', 'prepare_effect', NULL, 1, clock_timestamp()),
  ('other', 'k1', 1, '', 'prepared', 'prepare_effect', NULL, 1, clock_timestamp());
INSERT INTO lookups VALUES
  (repeat('1', 32), 'acme', 'k1', clock_timestamp(), 'anna', '', NULL),
  (repeat('2', 32), 'other', 'k1', clock_timestamp(), 'ben', '', clock_timestamp());
INSERT INTO effect_evidence VALUES
  (repeat('1', 64), 'acme', 'k1', '\x7b7d', repeat('1', 32), 'anna', clock_timestamp()),
  (repeat('2', 64), 'other', 'k1', '\x7b7d', NULL, 'ben', clock_timestamp());
INSERT INTO conflicts VALUES
  (repeat('1', 32), 'acme', 'k1', 'contradicts', '', '', 1, clock_timestamp(), NULL, ''),
  (repeat('2', 32), 'other', 'k1', 'contradicts', '', '', NULL, clock_timestamp(), 5, 'accepted_loss');
INSERT INTO workflow_outbox (tenant_id, intent_key, ledger_version, type, payload, target, status, attempts,
    next_attempt_at, engine_answer, created_at) VALUES
  ('acme', 'k1', 1, 'effect.unknown', '{}', '', 'pending', 0, clock_timestamp(), '', clock_timestamp()),
  ('other', 'k1', 1, 'effect.unknown', '{}', '', 'delivered', 0, NULL, 'moved', clock_timestamp());
)";

const std::string Log = R"(
INSERT INTO log_entries VALUES
  (0, '\x00', repeat('a', 64), repeat('a', 64), repeat('0', 32), '*', '', 'operator_enrol', '', 'anna', 'applied',
   clock_timestamp()),
  (1, '\x01', repeat('a', 64), repeat('b', 64), repeat('1', 32), 'acme', 'k1', 'hold', '', 'anna', 'applied',
   clock_timestamp()),
  (2, '\x02', repeat('a', 64), repeat('c', 64), repeat('2', 32), 'other', 'k1', 'hold', '', 'ben', 'applied',
   clock_timestamp());
INSERT INTO log_head VALUES (1, 3, repeat('c', 64), '\x00');
INSERT INTO policies
  SELECT tenant, 1, repeat('a', 64), '{}', 0 FROM unnest(ARRAY['*', 'acme', 'other']) AS tenant;
INSERT INTO provider_contracts
  SELECT tenant, 'p', 'live', '*', 1, repeat('a', 64), '{}', 0 FROM unnest(ARRAY['*', 'acme', 'other']) AS tenant;
INSERT INTO proposals VALUES
  (repeat('1', 32), 1, 'acme', 'k1', 'propose', 'confirm', repeat('a', 64), 'anna', 1, clock_timestamp(),
   clock_timestamp(), 'open', NULL),
  (repeat('2', 32), 2, 'other', 'k1', 'propose', 'confirm', repeat('a', 64), 'ben', 1, clock_timestamp(),
   clock_timestamp(), 'applied', 3),
  (repeat('3', 32), 3, '*', '', 'propose', '', repeat('a', 64), 'cem', 0, clock_timestamp(), clock_timestamp(), 'open',
   NULL);
)";

void runAll(PostgresSession &session, const std::vector<std::string> &scripts)
{
    for (const std::string &sql : scripts)
        if (const auto done = session.runScript(sql, "seed"); !done)
            throw std::runtime_error(describe(done.error()));
}

} // namespace

std::vector<std::string> allTables()
{
    std::vector<std::string> all = AppendOnlyTables;
    all.insert(all.end(), KeptTables.begin(), KeptTables.end());
    all.insert(all.end(), ProjectedTables.begin(), ProjectedTables.end());
    return all;
}

std::string insertedEntry(int seq, char id)
{
    return "INSERT INTO countersign.log_entries VALUES (" + std::to_string(seq) +
           ", '', repeat('a', 64), repeat('b', 64), repeat('" + id +
           "', 32), 'acme', '', 'note', '', 'anna', 'applied', clock_timestamp())";
}

SeededDatabase::SeededDatabase(std::string owner) : MigratedDatabase(owner), m_owner(std::move(owner))
{
    runAll(*session(Superuser), {Logins});
    runAll(asOwner(), {People, Effects, Log});
}

PostgresSession &SeededDatabase::as(const std::string &login)
{
    auto &reader = m_readers[login];
    if (!reader)
        reader = session(login);
    return *reader;
}

PostgresSession &SeededDatabase::writing(const std::string &login, const std::string &preparing)
{
    auto &writer = m_writers[login + preparing];
    if (!writer) {
        writer = session(login);
        runAll(*writer, {"SET search_path = pg_catalog, countersign, pg_temp;" + preparing});
    }
    return *writer;
}

} // namespace countersign::ledger
