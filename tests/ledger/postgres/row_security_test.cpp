// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ledger/postgres/seeded_database.h"

// Who reads which rows. Attack 22: somebody reads another tenant's. Attack 20: somebody puts his own tables, functions
// and operators before the ledger's.
namespace countersign::ledger {
namespace {

// What belongs to one tenant only, and where a row under '*' is for all of them.
const std::vector<std::string> TenantTables{"effect_intents",  "effect_attempts", "effect_events",  "lookups",
                                            "effect_evidence", "conflicts",       "workflow_outbox"};
const std::vector<std::string> SharedTables{"log_entries", "policies", "provider_contracts", "proposals",
                                            "memberships"};
const std::vector<std::string> WithoutRows{login::KeyRevoked, login::Unbound, login::Removed, login::NoMember,
                                           login::NeverBound};

class RowSecurity : public SeededDatabase
{
protected:
    void expectTenants(const std::string &login, const std::vector<std::string> &tables, const std::string &tenants)
    {
        for (const std::string &table : tables)
            EXPECT_EQ(answer(as(login), "SELECT string_agg(DISTINCT tenant_id, ',' ORDER BY tenant_id)"
                                        " FROM countersign." +
                                            table),
                      tenants)
                << login << " in " << table;
    }
    void expectReads(const std::string &login, const std::string &own, const std::string &shared)
    {
        expectTenants(login, TenantTables, own);
        expectTenants(login, SharedTables, shared);
    }
    // The person, the tenants, and whether he may read acme, other, '*' and no tenant.
    std::string reader(const std::string &login, const std::string &preparing = {})
    {
        return answer(as(login),
                      "SELECT countersign.session_person(), countersign.readable_tenants()::text,"
                      " countersign.may_read('acme'), countersign.may_read('other'), countersign.may_read('*'),"
                      " countersign.may_read(NULL)",
                      preparing);
    }
};

const std::string CountIntents = "SELECT count(*) FROM countersign.effect_intents";

TEST_F(RowSecurity, AMemberReadsHisTenantAndWhatHoldsForAll)
{
    expectReads(login::Operator, "acme", "*,acme");
    expectReads(login::SameOperator, "acme", "*,acme");
    expectReads(login::OtherTenant, "other", "*,other");
    expectReads(login::Auditor, "acme", "*,acme");
    expectReads(login::AllTenants, "acme,other", "*,acme,other");
    EXPECT_EQ(answer(as(login::Operator), "SELECT count(*) FROM countersign.operators"), "8");
    EXPECT_EQ(answer(as(login::Operator), "SELECT count(*) FROM countersign.operator_keys"), "8");
}

TEST_F(RowSecurity, WhoeverBelongsToNoTenantReadsNothing)
{
    for (const std::string &login : WithoutRows) {
        expectReads(login, "", "");
        EXPECT_EQ(answer(as(login), "SELECT (SELECT count(*) FROM countersign.operators), (SELECT count(*) FROM"
                                    " countersign.operator_keys), (SELECT size FROM countersign.log_head)"),
                  "0|0|3")
            << login;
    }
}

TEST_F(RowSecurity, TheFunctionsSaySo)
{
    const std::vector<std::pair<std::string, std::string>> readers{
        {login::Operator, "anna|{acme}|1|0|1|0"}, {login::OtherTenant, "ben|{other}|0|1|1|0"},
        {login::AllTenants, "cem|{*}|1|1|1|1"},   {login::Auditor, "dora|{acme}|1|0|1|0"},
        {login::KeyRevoked, "eva|{}|0|0|0|0"},    {login::Unbound, "|{}|0|0|0|0"},
        {login::Removed, "gil|{}|0|0|0|0"},       {login::NoMember, "hana|{}|0|0|0|0"},
        {login::NeverBound, "|{}|0|0|0|0"},
    };
    for (const auto &[login, expected] : readers)
        EXPECT_EQ(reader(login), expected) << login;
}

TEST_F(RowSecurity, WhoLogsInHowIsTheAuditorsBusiness)
{
    const std::string all = "SELECT count(*) FROM countersign.operator_logins";
    expectRefused(as(login::Operator), all, NotAllowed);
    EXPECT_EQ(answer(as(login::AllTenants), all), "9");
    EXPECT_EQ(answer(as(login::Auditor), all), "9");
}

TEST_F(RowSecurity, UnbindingAndRevokingShutOutAtOnce)
{
    PostgresSession &reading = as(login::SameOperator); // connected before
    EXPECT_EQ(answer(reading, CountIntents), "2");
    ASSERT_TRUE(
        asOwner().execute("UPDATE operator_logins SET unbound_at = clock_timestamp() WHERE login = 'anna_home_db'"));
    EXPECT_EQ(answer(reading, CountIntents), "0");
    EXPECT_EQ(answer(as(login::Operator), CountIntents), "2") << "the person's other login goes on";
    ASSERT_TRUE(asOwner().execute("UPDATE operator_keys SET revoked_at_seq = 3 WHERE person = 'anna'"));
    EXPECT_EQ(answer(as(login::Operator), CountIntents), "0");
    ASSERT_TRUE(asOwner().execute("UPDATE memberships SET roles = '' WHERE person = 'ben'"));
    EXPECT_EQ(answer(as(login::OtherTenant), CountIntents), "0");
}

using Attack22 = RowSecurity;

TEST_F(Attack22, AnotherRoleIsNotAnotherPerson)
{
    EXPECT_EQ(reader(login::AllTenants, "SET LOCAL ROLE countersign_auditor"), "cem|{*}|1|1|1|1");
    EXPECT_EQ(reader(login::Operator, "SET LOCAL ROLE countersign_operator"), "anna|{acme}|1|0|1|0");
    for (const char *role : {"countersign_owner", "countersign_auditor", "ben_db", "postgres"})
        expectRefused(as(login::Operator), std::string("SET ROLE ") + role, NotAllowed);
    expectRefused(as(login::Operator), "SET SESSION AUTHORIZATION ben_db", NotAllowed);
}

// A plan made for one person is not another's.
TEST_F(Attack22, APlanOfOnePersonShowsAnotherHisOwnRows)
{
    const std::string prepare = "PREPARE intents AS " + CountIntents + "; SET SESSION AUTHORIZATION ";
    for (const auto &[login, count] : {std::pair{login::Operator, "2"}, {login::OtherTenant, "1"}}) {
        const auto both = session(Superuser);
        ASSERT_TRUE(both->runScript(prepare + login, "test"));
        for (int i = 0; i < 7; ++i) // from the sixth on the plan is kept
            EXPECT_EQ(answer(*both, "EXECUTE intents"), count);
        ASSERT_TRUE(both->runScript("RESET SESSION AUTHORIZATION", "test"));
        EXPECT_EQ(answer(*both, "EXECUTE intents"), "3");
    }
}

TEST_F(Attack22, SwitchingRowSecurityOffIsRefused)
{
    expectRefused(as(login::Operator), "SET LOCAL row_security = off; " + CountIntents, NotAllowed);
}

// A function that is cheaper than the policy is not asked first.
TEST_F(Attack22, AFunctionThatTellsWhatItSawSeesNoOtherTenant)
{
    const std::string leak =
        "CREATE FUNCTION pg_temp.leak(tenant text) RETURNS boolean LANGUAGE plpgsql COST 0.0000001 AS $$ BEGIN"
        " IF tenant = 'other' THEN RAISE EXCEPTION 'seen: %', tenant; END IF; RETURN true; END $$;";
    for (const std::string &table : TenantTables) {
        const std::string count = "SELECT count(*) FROM countersign." + table;
        EXPECT_EQ(answer(as(login::Operator), count + " WHERE pg_temp.leak(tenant_id)", leak),
                  answer(as(login::Operator), count))
            << table;
    }
    EXPECT_EQ(answer(as(login::Operator), "SELECT 1 / (amount_minor - amount_minor) FROM countersign.effect_intents"
                                          " WHERE tenant_id = 'other'"),
              "");
}

TEST_F(Attack22, StatisticsAndOtherWorkersTellNothing)
{
    ASSERT_TRUE(asOwner().runScript("ANALYZE effect_intents; ANALYZE log_entries", "test"));
    EXPECT_EQ(answer(as(login::Operator), "SELECT count(*) FROM pg_stats WHERE schemaname = 'countersign'"), "0");
    expectRefused(as(login::Operator), "SELECT * FROM pg_statistic", NotAllowed);
    EXPECT_EQ(
        answer(as(login::Operator),
               "SELECT count(*), bool_and(countersign.may_read(tenant_id)) FROM countersign.effect_intents",
               // PostgreSQL 16 gave it another name.
               "SELECT set_config(name, 'on', true) FROM pg_settings"
               " WHERE name IN ('force_parallel_mode', 'debug_parallel_query'); SET LOCAL parallel_setup_cost = 0;"
               "SET LOCAL min_parallel_table_scan_size = 0"),
        "2|1");
}

TEST_F(Attack22, OnlyMembersAskAndNobodyElseCallsTheFunctions)
{
    for (const std::string &login : {login::Worker, login::Guard, login::NoRole})
        for (const char *call : {"may_read('acme')", "session_person()", "readable_tenants()"})
            expectRefused(as(login), std::string("SELECT countersign.") + call, NotAllowed);
}

class Attack20 : public RowSecurity
{
protected:
    const std::string m_tables =
        "CREATE TEMP TABLE memberships AS SELECT 'other'::text AS tenant_id, 'anna'::text AS person,"
        " 'admin'::text AS roles, 0::bigint AS since_seq;"
        "CREATE TEMP TABLE operator_logins AS SELECT 'anna_db'::text AS login, 'cem'::text AS person,"
        " now() AS bound_at, ''::text AS bound_by, NULL::timestamptz AS unbound_at;"
        "CREATE TEMP TABLE operator_keys AS SELECT 'cem'::text AS person, NULL::bigint AS revoked_at_seq;";
    const std::string m_first = "SET LOCAL search_path = pg_temp, pg_catalog, countersign;";
};

TEST_F(Attack20, TemporaryTablesOfTheSameNamesChangeNothing)
{
    for (const std::string &preparing : {m_tables, m_tables + m_first}) {
        EXPECT_EQ(reader(login::Operator, preparing), "anna|{acme}|1|0|1|0");
        EXPECT_EQ(answer(as(login::Operator), CountIntents, preparing), "2");
    }
}

TEST_F(Attack20, FunctionsAndOperatorsOfOnesOwnChangeNothing)
{
    const std::string own =
        "CREATE FUNCTION pg_temp.eq(text, text) RETURNS boolean LANGUAGE sql AS 'SELECT true';"
        "CREATE OPERATOR pg_temp.= (LEFTARG = text, RIGHTARG = text, FUNCTION = pg_temp.eq);"
        "CREATE FUNCTION pg_temp.may_read(text) RETURNS boolean LANGUAGE sql AS 'SELECT true';"
        "CREATE FUNCTION pg_temp.array_agg(text) RETURNS text[] LANGUAGE sql AS $$ SELECT '{*}'::text[] $$;";
    EXPECT_EQ(reader(login::Operator, own + m_first), "anna|{acme}|1|0|1|0");
    EXPECT_EQ(answer(as(login::Operator), CountIntents, own + m_first), "2");
}

} // namespace
} // namespace countersign::ledger
