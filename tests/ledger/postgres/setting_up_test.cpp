// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/ledger/postgres/migrations.h"
#include "tests/ledger/postgres/private_server.h"
#include "tests/ledger/postgres/refusals.h"

#include <gtest/gtest.h>

#include <stdexcept>

// What an administrator has to do before the first migration, and what he is told where he did not. Roles are the whole
// server's, so whatever is changed about them is rolled back.
namespace countersign::ledger {
namespace {

const std::string PlainOwner = "plain_owner"; // NOLOGIN and without CREATEROLE, as the README asks

class SettingUp : public ::testing::Test
{
protected:
    SettingUp()
    {
        // The group roles come with the first ledger of this server, which may be made by any test.
        run(*open(m_server.newDatabase(), Owner), FirstMigration);
        run(*m_superuser,
            "DO $$ BEGIN CREATE ROLE plain_owner NOLOGIN; EXCEPTION WHEN duplicate_object THEN NULL; END $$;"
            "DO $$ BEGIN CREATE ROLE migrator_db LOGIN; EXCEPTION WHEN duplicate_object THEN NULL; END $$;"
            "SET client_min_messages = error; GRANT plain_owner TO migrator_db");
    }

    std::unique_ptr<PostgresSession> open(const std::string &database, const std::string &login)
    {
        auto session = PostgresSession::open(m_server.connection(database, login), {});
        if (!session)
            throw std::runtime_error(describe(session.error()));
        return std::move(*session);
    }
    static void run(PostgresSession &session, const std::string &sql)
    {
        if (const auto done = session.runScript(sql, "set up"); !done)
            throw std::runtime_error(describe(done.error()));
    }
    void grantCreate() { run(*m_superuser, "GRANT CREATE ON DATABASE " + m_database + " TO " + PlainOwner); }
    // After what an administrator forgot.
    void expectMigrationRefused(const std::string &mistake, std::string_view sqlstate, std::string_view words)
    {
        expectRefused(*m_superuser, mistake + "; SET LOCAL ROLE " + PlainOwner + ";" + FirstMigration, sqlstate, words);
    }

    static inline const std::string FirstMigration{postgresMigrations().front().sql};
    PrivateServer &m_server = PrivateServer::instance();
    const std::string m_database = m_server.newDatabase();
    const std::unique_ptr<PostgresSession> m_superuser = open(m_database, Superuser);
};

TEST_F(SettingUp, TheOwnerNeedsNoMoreThanToCreateInHisDatabase)
{
    grantCreate();
    const auto migrator = open(m_database, "migrator_db");
    run(*migrator, "SET ROLE plain_owner");
    const auto version = runPostgresMigrations(*migrator);
    ASSERT_TRUE(version.has_value()) << describe(version.error());
    EXPECT_EQ(answer(*m_superuser, "SELECT DISTINCT pg_get_userbyid(relowner)::text FROM pg_class"
                                   " WHERE relnamespace = 'countersign'::regnamespace"),
              PlainOwner);
}

TEST_F(SettingUp, WithoutThatNothingIsMade)
{
    expectMigrationRefused("SELECT 1", NotAllowed, "permission denied for database");
}

TEST_F(SettingUp, ARoleThatIsMissingIsNamedWithTheCommand)
{
    grantCreate();
    expectMigrationRefused("ALTER ROLE countersign_guard RENAME TO away", "42704",
                           "missing role countersign_guard, and plain_owner may not create roles; let an administrator"
                           " run: CREATE ROLE countersign_guard NOLOGIN;");
    expectMigrationRefused("ALTER ROLE countersign_guard RENAME TO away; ALTER ROLE countersign_admin RENAME TO too",
                           "42704", "CREATE ROLE countersign_admin NOLOGIN; CREATE ROLE countersign_guard NOLOGIN;");
}

TEST_F(SettingUp, AnOwnerWhoMayMakeRolesMakesThem)
{
    grantCreate();
    EXPECT_EQ(answer(*m_superuser, "SELECT rolcanlogin FROM pg_roles WHERE rolname = 'countersign_guard'",
                     "ALTER ROLE countersign_guard RENAME TO away; ALTER ROLE plain_owner CREATEROLE;"
                     "SET LOCAL ROLE plain_owner;" +
                         FirstMigration),
              "0");
}

TEST_F(SettingUp, AGroupIsNoMoreThanAGroup)
{
    grantCreate();
    for (const char *too : {"LOGIN", "SUPERUSER", "CREATEROLE", "REPLICATION", "BYPASSRLS"})
        expectMigrationRefused(std::string("ALTER ROLE countersign_operator ") + too, "55000",
                               "role countersign_operator must be a plain group; let an administrator run: ALTER ROLE"
                               " countersign_operator NOLOGIN");
}

TEST_F(SettingUp, AGroupMayNotActAsTheOwner)
{
    grantCreate();
    const std::string words = "may act as the owner; let an administrator run: REVOKE plain_owner FROM ";
    expectMigrationRefused("GRANT plain_owner TO countersign_operator", "55000", words + "countersign_operator;");
    expectMigrationRefused("GRANT plain_owner TO countersign_worker", "55000", words + "countersign_worker;");
}

TEST_F(SettingUp, ADatabaseOfAnotherEncodingIsRefused)
{
    const std::string ascii = m_database + "_ascii";
    run(*m_superuser, "CREATE DATABASE " + ascii + " OWNER " + Owner +
                          " ENCODING 'SQL_ASCII' LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0");
    const auto owner = open(ascii, Owner);
    const auto version = runPostgresMigrations(*owner);
    ASSERT_FALSE(version.has_value());
    EXPECT_EQ(sqlstateOf(version.error()), "0A000");
    EXPECT_NE(english(version.error().context).find("the database must be UTF8, it is SQL_ASCII"), std::string::npos)
        << english(version.error().context);
    EXPECT_EQ(postgresSchemaVersion(*owner).value(), 0);
}

} // namespace
} // namespace countersign::ledger
