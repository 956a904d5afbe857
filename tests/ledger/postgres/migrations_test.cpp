// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/ledger/postgres/migrations.h"

#include "models/base/digest.h"
#include "tests/ledger/postgres/migrated_database.h"

#include <future>

namespace countersign::ledger {
namespace {

const std::vector<Migration> Two{postgresMigrations().front(),
                                 {2, "second", "CREATE TABLE countersign.second (n bigint)"}};

class PostgresMigrations : public MigratedDatabase
{
};

TEST_F(PostgresMigrations, AreRecordedWithTheDigestOfTheirText)
{
    const auto owner = session();
    const SqlRows list =
        rows(*owner, "SELECT version, name, digest FROM countersign.schema_migrations ORDER BY version");
    ASSERT_EQ(list.size(), postgresMigrations().size());
    for (std::size_t i = 0; i < list.size(); ++i) {
        const Migration &known = postgresMigrations()[i];
        EXPECT_EQ(list[i].integer(0), known.version);
        EXPECT_EQ(list[i].text(1), known.name);
        EXPECT_EQ(list[i].text(2), sha256(known.sql).hex());
    }
}

TEST_F(PostgresMigrations, RunOnce)
{
    const auto owner = session();
    EXPECT_EQ(runPostgresMigrations(*owner).value(), 1);
    EXPECT_EQ(runPostgresMigrations(*owner, Two).value(), 2);
    EXPECT_EQ(runPostgresMigrations(*owner, Two).value(), 2);
}

TEST_F(PostgresMigrations, RunOnceWhenTwoProgramsRunThemAtTheSameMoment)
{
    const auto run = [this] {
        const auto owner = session();
        const auto version = runPostgresMigrations(*owner, Two);
        return version ? std::to_string(*version) : describe(version.error());
    };
    auto first = std::async(std::launch::async, run);
    auto second = std::async(std::launch::async, run);
    EXPECT_EQ(first.get(), "2");
    EXPECT_EQ(second.get(), "2");
}

TEST_F(PostgresMigrations, OneThatFailsLeavesNothing)
{
    const auto owner = session();
    const std::vector<Migration> failing{Two.front(),
                                         {2, "second", "CREATE TABLE countersign.second (n bigint); SELECT 1 / 0"}};
    EXPECT_FALSE(runPostgresMigrations(*owner, failing).has_value());
    EXPECT_EQ(postgresSchemaVersion(*owner).value(), 1);
    EXPECT_EQ(rows(*owner, "SELECT to_regclass('countersign.second') IS NULL")[0].integer(0), 1);
}

TEST_F(PostgresMigrations, ANewerLedgerIsLeftAlone)
{
    const auto owner = session();
    ASSERT_TRUE(runPostgresMigrations(*owner, Two).has_value());
    const auto older = runPostgresMigrations(*owner);
    ASSERT_FALSE(older.has_value());
    EXPECT_EQ(older.error().kind, ErrorKind::Unsupported);
    EXPECT_EQ(older.error().consequence, Consequence::NothingChanged);
}

TEST_F(PostgresMigrations, AReleasedFileThatChangedIsNoticed)
{
    const auto owner = session();
    auto other = postgresMigrations();
    const std::string changed = std::string(other[0].sql) + "\n";
    other[0].sql = changed;
    const auto checked = checkPostgresMigrations(*owner, other);
    ASSERT_FALSE(checked);
    EXPECT_EQ(checked.error().kind, ErrorKind::Corrupt);
}

} // namespace
} // namespace countersign::ledger
