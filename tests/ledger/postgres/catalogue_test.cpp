// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ledger/postgres/migrated_database.h"
#include "tests/ledger/postgres/refusals.h"

#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>

// What the server's own catalogue says of the ledger's tables and functions, also of those that a later migration adds.
// Attack 20: a function that runs as the owner is led to somebody else's table.
namespace countersign::ledger {
namespace {

class Catalogue : public MigratedDatabase
{
protected:
    // The names the query finds, joined by commas.
    std::string names(const std::string &query)
    {
        return answer(*m_superuser,
                      "SELECT coalesce(string_agg(DISTINCT found, ', '), '') FROM (" + query + ") AS list (found)");
    }
    const std::unique_ptr<PostgresSession> m_superuser = session(Superuser);
};

const std::string Tables = " FROM pg_class AS c WHERE c.relnamespace = 'countersign'::regnamespace AND c.relkind = 'r'";
const std::string Functions = " FROM pg_proc AS p WHERE p.pronamespace = 'countersign'::regnamespace";

using Attack20Catalogue = Catalogue;

TEST_F(Attack20Catalogue, EveryFunctionThatRunsAsTheOwnerHasItsPathPinned)
{
    EXPECT_NE(names("SELECT p.proname" + Functions + " AND p.prosecdef"), "");
    EXPECT_EQ(names("SELECT p.proname" + Functions +
                    " AND p.prosecdef AND NOT coalesce("
                    "'search_path=pg_catalog, pg_temp' = ANY (p.proconfig), false)"),
              "");
    EXPECT_EQ(names("SELECT p.proname FROM pg_proc AS p JOIN pg_trigger AS t ON t.tgfoid = p.oid"
                    " WHERE NOT t.tgisinternal AND NOT coalesce("
                    "'search_path=pg_catalog, pg_temp' = ANY (p.proconfig), false)"),
              "");
}

TEST_F(Attack20Catalogue, NothingIsForPublic)
{
    EXPECT_EQ(names("SELECT p.proname FROM pg_proc AS p, aclexplode(coalesce(p.proacl, acldefault('f', p.proowner)))"
                    " AS a WHERE p.pronamespace = 'countersign'::regnamespace AND a.grantee = 0"),
              "");
    EXPECT_EQ(names("SELECT c.relname FROM pg_class AS c, aclexplode(c.relacl) AS a"
                    " WHERE c.relnamespace = 'countersign'::regnamespace AND a.grantee = 0"),
              "");
    EXPECT_EQ(names("SELECT n.nspname FROM pg_namespace AS n, aclexplode(n.nspacl) AS a"
                    " WHERE n.nspname = 'countersign' AND a.grantee = 0"),
              "");
}

TEST_F(Attack20Catalogue, ANewFunctionOfTheOwnerIsNotForPublicEither)
{
    const auto owner = session();
    EXPECT_EQ(answer(*owner, "SELECT has_function_privilege('nobody', 'countersign.later()', 'EXECUTE')",
                     "CREATE ROLE nobody; CREATE FUNCTION countersign.later() RETURNS int LANGUAGE sql AS 'SELECT 1'"),
              "0");
}

TEST_F(Catalogue, NobodyIsGrantedMoreThanReading)
{
    EXPECT_EQ(names("SELECT c.relname || ' ' || a.privilege_type FROM pg_class AS c, aclexplode(c.relacl) AS a WHERE"
                    " c.relnamespace = 'countersign'::regnamespace AND a.grantee <> c.relowner"
                    " AND a.privilege_type <> 'SELECT'"),
              "");
    EXPECT_EQ(names("SELECT c.relname || '.' || t.attname FROM pg_class AS c JOIN pg_attribute AS t"
                    " ON t.attrelid = c.oid WHERE c.relnamespace = 'countersign'::regnamespace"
                    " AND t.attacl IS NOT NULL"),
              "");
}

TEST_F(Catalogue, EveryTableOfTenantsHasRowSecurityForReadingOnly)
{
    EXPECT_EQ(names("SELECT c.relname" + Tables +
                    " AND NOT c.relrowsecurity AND EXISTS (SELECT FROM pg_attribute WHERE attrelid = c.oid"
                    " AND attname = 'tenant_id' AND NOT attisdropped)"),
              "");
    EXPECT_EQ(names("SELECT c.relname" + Tables + " AND NOT c.relrowsecurity"),
              "ledger_meta, log_head, schema_migrations");
    EXPECT_EQ(names("SELECT c.relname" + Tables +
                    " AND c.relrowsecurity AND NOT EXISTS (SELECT FROM pg_policy WHERE polrelid = c.oid)"),
              "");
    EXPECT_EQ(names("SELECT polname FROM pg_policy WHERE polcmd <> 'r' OR NOT polpermissive"), "");
}

TEST_F(Catalogue, EveryTriggerFiresForReplicasToo)
{
    const std::string triggers = "SELECT t.tgname FROM pg_trigger AS t JOIN pg_class AS c ON c.oid = t.tgrelid"
                                 " WHERE c.relnamespace = 'countersign'::regnamespace AND NOT t.tgisinternal";
    EXPECT_NE(names(triggers), "");
    EXPECT_EQ(names(triggers + " AND t.tgenabled <> 'A'"), "");
}

TEST_F(Catalogue, WhatIsNoProjectionCannotBeEmptied)
{
    const int beforeDelete = 8, beforeTruncate = 32; // TRIGGER_TYPE_DELETE, TRIGGER_TYPE_TRUNCATE
    for (const int event : {beforeDelete, beforeTruncate})
        EXPECT_EQ(names("SELECT c.relname" + Tables +
                        " AND NOT EXISTS (SELECT FROM pg_trigger AS t WHERE t.tgrelid = c.oid AND NOT t.tgisinternal"
                        " AND t.tgfoid = 'countersign.refuse_change'::regproc AND t.tgtype::int & " +
                        std::to_string(event) + " <> 0)"),
                  "memberships, operators");
}

TEST_F(Catalogue, TextIsComparedByteByByte)
{
    EXPECT_EQ(names("SELECT c.relname || '.' || t.attname FROM pg_class AS c JOIN pg_attribute AS t"
                    " ON t.attrelid = c.oid WHERE c.relnamespace = 'countersign'::regnamespace AND c.relkind = 'r'"
                    " AND t.attnum > 0 AND t.attcollation <> 0 AND t.attcollation <>"
                    " (SELECT oid FROM pg_collation WHERE collname = 'C'"
                    " AND collnamespace = 'pg_catalog'::regnamespace)"),
              "");
}

TEST_F(Catalogue, EverythingBelongsToTheOwner)
{
    EXPECT_EQ(names("SELECT pg_get_userbyid(o) FROM (SELECT c.relowner FROM pg_class AS c WHERE c.relnamespace ="
                    " 'countersign'::regnamespace UNION SELECT p.proowner" +
                    Functions + " UNION SELECT nspowner FROM pg_namespace WHERE nspname = 'countersign') AS x (o)"),
              Owner);
}

// The embedded ledger's columns, from the text of its migration; what differs on a server is said here.
class EmbeddedColumns
{
public:
    EmbeddedColumns()
    {
        std::ifstream file(std::string(COUNTERSIGN_SOURCE_DIR) + "/resources/migrations/sqlite/0001_first_ledger.sql");
        static const std::regex table("^CREATE TABLE ([a-z_]+) \\($");
        static const std::regex column("^  ([a-z_]+) +(TEXT|INTEGER|BLOB)\\b(.*)$");
        std::smatch found;
        for (std::string line; std::getline(file, line);)
            if (std::regex_match(line, found, table))
                m_table = found.str(1);
            else if (std::regex_match(line, found, column))
                m_text += m_table + ' ' + columnOf(found.str(1), found.str(2), found.str(3)) + '\n';
    }
    const std::string &text() const { return m_text; }

private:
    static bool isTime(const std::string &name)
    {
        static const std::set<std::string> others{"at", "hold_until", "redispatch_until", "escalation_due"};
        return others.count(name) != 0 || (name.size() > 3 && name.compare(name.size() - 3, 3, "_at") == 0);
    }
    static std::string typeOf(const std::string &name, const std::string &type)
    {
        if (name == "correlation" || name == "engine")
            return "jsonb";
        return type == "TEXT" ? "text" : type == "BLOB" ? "bytea" : isTime(name) ? "timestamptz" : "integer";
    }
    static std::string columnOf(const std::string &name, const std::string &type, const std::string &rest)
    {
        const bool stated = rest.find("NOT NULL") != std::string::npos || rest.find("PRIMARY KEY") != std::string::npos;
        const bool nullable = name == "engine" || !stated; // no engine is null: no document is empty
        return name + ' ' + typeOf(name, type) + (nullable ? " null" : "");
    }

    std::string m_table;
    std::string m_text;
};

// The lines of one text in the order of their first words, which are tables; columns keep their order.
std::string byTable(const std::string &text)
{
    std::map<std::string, std::string> tables;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);)
        tables[line.substr(0, line.find(' '))] += line + '\n';
    std::string sorted;
    for (const auto &[table, columns] : tables)
        sorted += columns;
    return sorted;
}

TEST_F(Catalogue, TablesAndColumnsAreThoseOfTheEmbeddedLedger)
{
    const std::string server = answer(
        *m_superuser,
        "SELECT string_agg(c.relname || ' ' || t.attname || ' ' || CASE WHEN t.atttypid IN ('int4'::regtype,"
        " 'int8'::regtype) THEN 'integer' WHEN t.atttypid = 'timestamptz'::regtype THEN 'timestamptz' ELSE"
        " format_type(t.atttypid, t.atttypmod) END || CASE WHEN t.attnotnull THEN '' ELSE ' null' END, E'\\n'"
        " ORDER BY c.relname, t.attnum) || E'\\n' FROM pg_class AS c JOIN pg_attribute AS t ON t.attrelid = c.oid"
        " WHERE c.relnamespace = 'countersign'::regnamespace AND c.relkind = 'r' AND t.attnum > 0"
        " AND NOT t.attisdropped AND c.relname <> 'operator_logins'"); // only a server has logins
    EXPECT_EQ(byTable(server), byTable(EmbeddedColumns().text()));
}

} // namespace
} // namespace countersign::ledger
