// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ledger/postgres/seeded_database.h"

// What the guards let through: every move the ledger's own work consists of. A guard that refused one of these would
// stop the work instead of the attack.
namespace countersign::ledger {
namespace {

using AllowedMoves = SeededDatabase;

TEST_F(AllowedMoves, OfAnIntent)
{
    for (const char *change :
         {"version = version + 1, status = 'unknown', open_attempt = NULL",
          "hold_until = clock_timestamp(), hold_by = 'anna', settle_at = settle_at + interval '1 s'",
          "version = version + 1, attempt_count = attempt_count + 1, open_attempt = attempt_count + 1",
          "due_at = clock_timestamp(), escalated_to = 'ben', escalation_due = clock_timestamp()",
          "version = version + 1, status = 'confirmed', resolved_at = clock_timestamp(), resolved_by_seq = 3"})
        expectChanges(asOwner(), {std::string("UPDATE effect_intents SET event_no = event_no + 1, ") + change +
                                  " WHERE tenant_id = 'acme' AND intent_key = 'k1'"});
}

TEST_F(AllowedMoves, OfAnAttempt)
{
    const std::string update = "UPDATE effect_attempts SET ", mine = " WHERE tenant_id = 'acme'";
    expectChanges(asOwner(), {update + "lease_expires_at = lease_expires_at + interval '1 s'" + mine,
                              update + "closed_at = clock_timestamp(), outcome = 'unknown'" + mine,
                              update + "outcome = 'confirmed'" + mine,
                              "INSERT INTO effect_attempts VALUES ('acme', 'k1', 2, 'w', NULL, clock_timestamp(),"
                              " NULL, 'open', '', 0, '')"});
}

TEST_F(AllowedMoves, OfWhatIsSettledOnce)
{
    const std::vector<std::vector<std::string>> moves{
        {"UPDATE lookups SET finished_at = clock_timestamp(), rung_results = 'x' WHERE tenant_id = 'acme'"},
        {"UPDATE conflicts SET settled_by_seq = 3, settlement = 'accepted_loss' WHERE tenant_id = 'acme'"},
        {"UPDATE operator_keys SET revoked_at_seq = 3 WHERE person = 'anna'"},
        {"UPDATE proposals SET status = 'applied', settled_by_seq = 3 WHERE tenant_id = 'acme'"},
        {"UPDATE workflow_outbox SET attempts = attempts + 1, next_attempt_at = clock_timestamp(), status = 'parked'"
         " WHERE tenant_id = 'acme'",
         "UPDATE workflow_outbox SET status = 'delivered', engine_answer = 'moved' WHERE tenant_id = 'acme'"},
        {"UPDATE operator_logins SET unbound_at = clock_timestamp() WHERE login = 'anna_db'",
         "INSERT INTO operator_logins (login, person) VALUES ('anna_db', 'ben')"},
    };
    for (const auto &move : moves)
        expectChanges(asOwner(), move);
}

TEST_F(AllowedMoves, OfTheLogAndItsProjections)
{
    expectChanges(asOwner(), {insertedEntry(3, '9'), "UPDATE log_head SET size = size + 1, root = repeat('d', 64)",
                              insertedEntry(4, '8'), "UPDATE log_head SET size = size + 1, root = repeat('e', 64)"});
    expectChanges(asOwner(), {"UPDATE operators SET display_name = 'Anna B' WHERE person = 'anna'",
                              "UPDATE memberships SET roles = 'approver', since_seq = 9 WHERE person = 'anna'"});
}

} // namespace
} // namespace countersign::ledger
