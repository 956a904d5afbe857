// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ledger/postgres/seeded_database.h"

// What a row must look like to be stored at all.
namespace countersign::ledger {
namespace {

using KeysAndChecks = SeededDatabase;

std::string attempt(const std::string &key, int number)
{
    return "INSERT INTO effect_attempts VALUES ('acme', '" + key + "', " + std::to_string(number) +
           ", 'w', NULL, clock_timestamp(), NULL, 'open', '', 0, '')";
}

std::string proposal(const std::string &tenant, const std::string &key)
{
    return "INSERT INTO proposals VALUES (repeat('9', 32), 9, '" + tenant + "', '" + key +
           "', 'propose', 'confirm', repeat('a', 64), 'anna', 1, clock_timestamp(), clock_timestamp(), 'open', NULL)";
}

TEST_F(KeysAndChecks, OneOpenAttemptAnIntent)
{
    expectAllRefused(asOwner(), {{attempt("k1", 2), Taken, "effect_attempts_one_open"},
                                 {attempt("k1", 1), Taken},
                                 {attempt("k2", 0), CheckFails},
                                 {attempt("nope", 1), NoSuchRow}});
    expectChanges(asOwner(), {attempt("k2", 1)});
}

TEST_F(KeysAndChecks, OneOpenProposalAnIntentAndAnyNumberForAll)
{
    expectRefused(asOwner(), proposal("acme", "k1"), Taken, "proposals_one_open");
    expectChanges(asOwner(), {proposal("*", "")});
    expectChanges(asOwner(), {proposal("other", "k1")}); // whose other one is settled
}

TEST_F(KeysAndChecks, ColumnsThatBelongTogether)
{
    for (const char *change :
         {"hold_by = 'x'", "hold_until = clock_timestamp()", "open_attempt = 9", "open_attempt = 0",
          "compensated_minor = -1", "recipient_count = -1", "duplicate_prepares = -1", "correlation = '[]'",
          "engine = '[]'", "effect_kind = 'x'", "version = version + 1, status = 'x'"})
        expectRefused(asOwner(), std::string("UPDATE effect_intents SET event_no = event_no + 1, ") + change,
                      CheckFails);
    expectAllRefused(asOwner(),
                     {{"UPDATE effect_attempts SET closed_at = clock_timestamp() WHERE tenant_id = 'acme'", CheckFails},
                      {"UPDATE effect_attempts SET outcome = 'unknown' WHERE tenant_id = 'acme'", CheckFails},
                      {"UPDATE conflicts SET settled_by_seq = 3 WHERE tenant_id = 'acme'", CheckFails},
                      {"UPDATE proposals SET status = 'x' WHERE tenant_id = 'acme'", CheckFails},
                      {"UPDATE workflow_outbox SET status = 'x' WHERE tenant_id = 'acme'", CheckFails},
                      {"UPDATE operator_logins SET unbound_at = bound_at - interval '1 us'"
                       " WHERE login = 'anna_db'",
                       CheckFails}});
}

TEST_F(KeysAndChecks, DigestsAreLowerCaseHexadecimal)
{
    for (const char *digest : {"repeat('D', 64)", "repeat('d', 63)", "repeat('d', 65)", "repeat('g', 64)", "''",
                               "repeat('d', 64) || E'\\n'"})
        expectRefused(asOwner(), std::string("UPDATE log_head SET size = size + 1, root = ") + digest, CheckFails);
}

TEST_F(KeysAndChecks, KeysThatLookAlikeAreTwo)
{
    std::vector<std::string> statements{"CREATE TEMP TABLE copied AS SELECT * FROM effect_intents"
                                        " WHERE tenant_id = 'acme' AND intent_key = 'k1'"};
    // In capitals, with a space behind it, in wider letters; an accent that is part of its letter and one that follows.
    for (const char *key : {"'K1'", "'k1 '", "U&'\\FF4B1'", "U&'caf\\00E9'", "U&'cafe\\0301'"}) {
        statements.push_back(std::string("UPDATE copied SET intent_key = ") + key);
        statements.emplace_back("INSERT INTO effect_intents SELECT * FROM copied");
    }
    expectChanges(asOwner(), statements);
}

TEST_F(KeysAndChecks, AKeyIsCountedInBytes)
{
    const std::string copied = "CREATE TEMP TABLE copied AS SELECT * FROM effect_intents WHERE tenant_id = 'acme' AND"
                               " intent_key = 'k1'; UPDATE copied SET intent_key = ";
    const std::string inserted = "; INSERT INTO effect_intents SELECT * FROM copied";
    for (const char *key : {"''", "repeat('k', 256)", "repeat(U&'\\00e9', 128)"})
        expectRefused(asOwner(), copied + key + inserted, CheckFails);
    expectRefused(asOwner(), copied + "repeat('k', 255)" + inserted + inserted, Taken);
}

} // namespace
} // namespace countersign::ledger
