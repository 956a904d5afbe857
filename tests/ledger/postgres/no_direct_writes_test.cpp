// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ledger/postgres/seeded_database.h"

#include <algorithm>

// Attack 1: somebody who may log in writes past the ledger's functions; the owner is once a plain role and once a
// superuser. Every login of a group is refused by the server, not by a trigger.
namespace countersign::ledger {
namespace {

class Attack1 : public SeededDatabase, public ::testing::WithParamInterface<std::string>
{
protected:
    Attack1() : SeededDatabase(GetParam()) {}

    std::string log() const
    {
        return answer(*m_superuser, "SELECT count(*), md5(string_agg(l::text, ';' ORDER BY seq)), (SELECT h::text FROM"
                                    " countersign.log_head AS h) FROM countersign.log_entries AS l");
    }

    const std::unique_ptr<PostgresSession> m_superuser = session(Superuser);
    const std::vector<std::string> m_logins{login::Operator, login::AllTenants, login::Auditor,
                                            login::Worker,   login::Guard,      login::NoRole};
};

TEST_P(Attack1, NoTableIsWritten)
{
    const std::string before = log();
    for (const std::string &login : m_logins)
        for (const std::string &table : allTables())
            for (const std::string &verb :
                 {"INSERT INTO countersign." + table + " DEFAULT VALUES", "DELETE FROM countersign." + table,
                  "TRUNCATE countersign." + table, "TRUNCATE countersign." + table + " CASCADE",
                  "LOCK TABLE countersign." + table + " IN ROW EXCLUSIVE MODE",
                  "COPY countersign." + table + " FROM STDIN"})
                expectRefused(as(login), verb, NotAllowed, "permission denied");
    EXPECT_EQ(log(), before);
}

TEST_P(Attack1, NoColumnIsChangedAndNoRowIsHeld)
{
    for (const std::string &login : m_logins)
        for (const char *sql :
             {"UPDATE countersign.effect_intents SET event_no = 9", "UPDATE countersign.log_entries SET entry = ''",
              "UPDATE countersign.memberships SET roles = 'admin'",
              "UPDATE countersign.operator_logins SET person = 'cem'", "SELECT 1 FROM countersign.log_head FOR UPDATE",
              "SELECT 1 FROM countersign.effect_intents FOR KEY SHARE",
              "SELECT nextval('countersign.workflow_outbox_id_seq')"})
            expectRefused(as(login), sql, NotAllowed);
}

TEST_P(Attack1, NoGuardIsTakenAway)
{
    for (const std::string &login : m_logins)
        for (const char *sql :
             {"ALTER TABLE countersign.log_entries DISABLE TRIGGER ALL",
              "DROP TRIGGER log_entries_append_only ON countersign.log_entries",
              "ALTER TABLE countersign.effect_intents DISABLE ROW LEVEL SECURITY",
              "CREATE POLICY p ON countersign.effect_intents USING (true)",
              "DROP POLICY own_tenants ON countersign.effect_intents", "DROP TABLE countersign.log_entries",
              "DROP SCHEMA countersign CASCADE", "CREATE TABLE countersign.x (a int)",
              "CREATE TEMP TABLE c () INHERITS (countersign.effect_intents)",
              "CREATE TRIGGER t BEFORE INSERT ON countersign.log_entries FOR EACH ROW EXECUTE FUNCTION"
              " suppress_redundant_updates_trigger()",
              "CREATE FUNCTION countersign.f() RETURNS int LANGUAGE sql AS 'SELECT 1'",
              "ALTER FUNCTION countersign.may_read(text) SECURITY INVOKER",
              "CREATE OR REPLACE FUNCTION countersign.may_read(tenant text) RETURNS boolean LANGUAGE sql"
              " AS 'SELECT true'"})
            expectRefused(as(login), sql, NotAllowed);
}

TEST_P(Attack1, NobodyBecomesSomebodyElseOrLeavesTheDatabase)
{
    for (const std::string &login : m_logins)
        for (const char *sql :
             {"SET ROLE countersign_owner", "SET ROLE postgres", "SET SESSION AUTHORIZATION postgres",
              "GRANT countersign_owner TO CURRENT_USER", "CREATE ROLE mallory", "ALTER ROLE CURRENT_USER SUPERUSER",
              "ALTER ROLE CURRENT_USER BYPASSRLS", "SET session_replication_role = replica",
              "COPY (SELECT 1) TO PROGRAM 'true'", "COPY (SELECT 1) TO '/tmp/x'", "SELECT pg_read_file('PG_VERSION')",
              "SELECT lo_export(1, '/tmp/x')", "LOAD '/tmp/x'", "CREATE EXTENSION dblink",
              "CREATE FUNCTION pg_temp.f() RETURNS int LANGUAGE c AS '/tmp/x'"})
            expectRefused(as(login), sql, NotAllowed);
}

TEST_P(Attack1, AWorkerReadsNoTableOfAPersonAndNobodyReadsNothing)
{
    const std::vector<std::string> open{"schema_migrations", "ledger_meta", "log_head"};
    for (const std::string &table : allTables()) {
        const std::string read = "SELECT count(*) FROM countersign." + table;
        expectRefused(as(login::NoRole), read, NotAllowed, "permission denied for schema countersign");
        for (const std::string &login : {login::Worker, login::Guard}) {
            if (std::find(open.begin(), open.end(), table) != open.end())
                EXPECT_EQ(answer(as(login), read), "1") << table;
            else
                expectRefused(as(login), read, NotAllowed, "permission denied for table");
        }
    }
}

TEST_P(Attack1, NoGuardIsCalledByHand)
{
    for (const std::string &login : m_logins)
        for (const char *function : {"refuse_change", "log_entries_append", "effect_events_next"})
            expectRefused(as(login), std::string("SELECT countersign.") + function + "()", NotAllowed);
}

INSTANTIATE_TEST_SUITE_P(Owners, Attack1, ::testing::Values(Owner, Superuser), [](const auto &made) {
    return made.param == Owner ? "OwnedByAPlainRole" : "OwnedByASuperuser";
});

} // namespace
} // namespace countersign::ledger
