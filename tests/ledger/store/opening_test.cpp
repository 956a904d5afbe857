// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/ledger/sqlite/migrations.h"
#include "tests/ledger/store/child_process.h"
#include "tests/ledger/store/store_support.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>

namespace countersign::ledger {
namespace {

namespace fs = std::filesystem;

// What stands at a path instead of a good ledger. Whatever it is, opening it leaves it as it was.
class Opening : public ::testing::Test
{
protected:
    std::string path() const { return folder.path() + "/it"; }

    void copyLedger() { fs::copy_file(ledger.path(), path(), fs::copy_options::overwrite_existing); }

    // Without what a reader, who cannot tidy up, may leave: the shared memory and an empty write-ahead log.
    std::vector<std::string> filesThere() const
    {
        auto names = namesIn(folder.path());
        std::erase_if(names, [&](const std::string &name) {
            return name == "it-shm" || (name == "it-wal" && fs::file_size(path() + "-wal") == 0);
        });
        return names;
    }

    template <class Open>
    Error refusal(Open open)
    {
        const bool isFile = fs::is_regular_file(path());
        const std::string before = isFile ? bytesOf(path()) : "";
        const auto names = filesThere();
        auto opened = open(*factoryFor(ledger, path()));
        if (opened) {
            ADD_FAILURE() << "it opened";
            return {};
        }
        EXPECT_TRUE(says(opened.error(), {path(), "Nothing was changed"}));
        EXPECT_FALSE(opened.error().remedy.empty());
        EXPECT_EQ(filesThere(), names);
        EXPECT_TRUE(!isFile || bytesOf(path()) == before);
        return opened.error();
    }

    // What those who write are told.
    Error writersRefusal()
    {
        const Error told = refusal([](LedgerFactory &factory) { return factory.openWorker(); });
        EXPECT_EQ(refusal([](LedgerFactory &factory) { return factory.openStatements("m.ortiz"); }), told);
        return told;
    }

    // What everybody is told.
    Error refusalOfAll()
    {
        const Error told = writersRefusal();
        EXPECT_EQ(refusal([](LedgerFactory &factory) { return factory.openReader("s.kim"); }), told);
        EXPECT_EQ(refusal([](LedgerFactory &factory) { return factory.openAudit(); }), told);
        return told;
    }

    BootstrappedLedger ledger{};
    TemporaryFolder folder{};
};

TEST_F(Opening, MissingPathIsNeverCreated)
{
    const Error error = refusalOfAll();
    EXPECT_EQ(error.kind, ErrorKind::NotFound);
    EXPECT_TRUE(says(error, {"there is no such file", "countersignctl ledger init"}));
    EXPECT_EQ(refusal([](LedgerFactory &factory) { return factory.migrate(); }), error);
}

TEST_F(Opening, FolderIsNoLedger)
{
    fs::create_directory(path());
    const Error error = refusalOfAll();
    EXPECT_EQ(error.kind, ErrorKind::Corrupt);
    EXPECT_TRUE(says(error, {"not a Countersign ledger", "not a regular file", "Check the path"}));
    EXPECT_EQ(refusal([](LedgerFactory &factory) { return factory.migrate(); }), error);
}

TEST_F(Opening, RandomBytesAreNoLedger)
{
    std::string bytes;
    while (bytes.size() < 8192)
        bytes += countersign::textOf(sha256("noise " + std::to_string(bytes.size())).bytes());
    replaceBytes(path(), bytes);
    const Error error = refusalOfAll();
    EXPECT_EQ(error.kind, ErrorKind::Corrupt);
    EXPECT_TRUE(says(error, {"not a Countersign ledger", "not an SQLite file"}));
    EXPECT_EQ(refusal([](LedgerFactory &factory) { return factory.migrate(); }), error);
}

TEST_F(Opening, EmptyAndShortFilesAreNoLedger)
{
    for (const std::size_t size : {0u, 1u, 16u, 99u}) {
        replaceBytes(path(), bytesOf(ledger.path()).substr(0, size));
        const Error error = refusalOfAll();
        EXPECT_EQ(error.kind, ErrorKind::Corrupt) << size;
        EXPECT_TRUE(says(error, {"shorter than a database header"})) << size;
    }
}

TEST_F(Opening, AnotherProgramsDatabaseIsLeftAlone)
{
    for (const char *sql : {"CREATE TABLE notes (text)", "CREATE TABLE x (y); PRAGMA application_id = 1129465137"}) {
        fs::remove(path());
        runSql(path(), sql);
        const Error error = refusalOfAll();
        EXPECT_EQ(error.kind, ErrorKind::Corrupt);
        EXPECT_TRUE(says(error, {"another program's SQLite file", "Check the path"}));
        EXPECT_EQ(refusal([](LedgerFactory &factory) { return factory.migrate(); }), error);
    }
}

// POSIX drops every lock that a process holds on a file as soon as it closes any descriptor of it. Another process that
// finds no lock takes itself for the last one and deletes the write-ahead log with what was acknowledged.
TEST_F(Opening, AgainDropsNoLockThatThisProcessHolds)
{
    const auto locksSeenByAnother = [&] {
        return inChild([&] {
            // SQLite's shared range (os.h): 510 bytes from 2 after the pending byte.
            struct flock range = {};
            range.l_type = F_WRLCK;
            range.l_whence = SEEK_SET;
            range.l_start = 0x40000000 + 2;
            range.l_len = 510;
            const int descriptor = ::open(ledger.path().c_str(), O_RDWR | O_CLOEXEC);
            if (descriptor < 0 || ::fcntl(descriptor, F_GETLK, &range) != 0)
                return std::string(std::strerror(errno));
            return std::string(range.l_type == F_UNLCK ? "none" : "held");
        });
    };
    const auto factory = factoryFor(ledger, ledger.path());
    const auto first = factory->openReader("s.kim");
    ASSERT_TRUE(first.has_value());
    ASSERT_TRUE((*first)->head().has_value());
    ASSERT_EQ(locksSeenByAnother(), "held");
    const auto second = factoryFor(ledger, ledger.path())->openReader("m.ortiz");
    ASSERT_TRUE(second.has_value());
    EXPECT_EQ(locksSeenByAnother(), "held");
}

TEST_F(Opening, OurHeaderBeforeGarbageIsDamage)
{
    std::string bytes = bytesOf(ledger.path());
    for (std::size_t at = 100; at < bytes.size(); ++at)
        bytes[at] = char(at * 7 + 3);
    replaceBytes(path(), bytes);
    const Error error = refusalOfAll();
    EXPECT_EQ(error.kind, ErrorKind::Corrupt);
    EXPECT_TRUE(says(error, {"damaged", "Restore the newest good copy"}));
}

TEST_F(Opening, EachOverwrittenPageIsFound)
{
    const std::string whole = bytesOf(ledger.path());
    ASSERT_EQ(whole.size() % 4096, 0u);
    for (std::size_t page = 4096; page < whole.size(); page += 4096) {
        std::string bytes = whole;
        bytes.replace(page, 64, 64, '\x5a');
        replaceBytes(path(), bytes);
        EXPECT_EQ(writersRefusal().kind, ErrorKind::Corrupt) << "page at " << page;
    }
}

TEST_F(Opening, HalfAFileIsDamage)
{
    const std::string whole = bytesOf(ledger.path());
    for (const std::size_t size : {std::size_t{100}, whole.size() / 2, whole.size() - 4096}) {
        replaceBytes(path(), whole.substr(0, size));
        EXPECT_EQ(refusalOfAll().kind, ErrorKind::Corrupt) << size;
    }
}

TEST_F(Opening, NewerLedgerIsReadButNotWritten)
{
    const std::string row = "INSERT INTO schema_migrations VALUES (2, 'later', '" + std::string(64, 'a') + "', 0)";
    for (const std::string &sql : {std::string("PRAGMA user_version = 2"), row, row + "; PRAGMA user_version = 2"}) {
        copyLedger();
        runSql(path(), sql);
        const Error error = writersRefusal();
        EXPECT_EQ(error.kind, ErrorKind::Unsupported) << sql;
        EXPECT_TRUE(says(
            error, {"schema version 2 is newer than this program's 1", "may only be read", "Use a newer Countersign"}));
        EXPECT_EQ(refusal([](LedgerFactory &factory) { return factory.migrate(); }).kind, ErrorKind::Unsupported);
        const auto reader = must(factoryFor(ledger, path())->openReader("s.kim"));
        EXPECT_NE(must(reader->status()).honestLimits.back().find("is newer"), std::string::npos);
        EXPECT_EQ(must(reader->head()), must(ledger.reader().head()));
    }
}

TEST_F(Opening, MigrationOfAnotherFileIsNamed)
{
    copyLedger();
    const auto trigger = must(bareSession(path())->query("SELECT sql FROM sqlite_schema "
                                                         "WHERE name = 'schema_migrations_no_update'"));
    runSql(path(), "DROP TRIGGER schema_migrations_no_update; UPDATE schema_migrations SET digest = '" +
                       std::string(64, 'b') + "'; " + trigger.front().text(0));
    const Error error = refusalOfAll();
    EXPECT_EQ(error.kind, ErrorKind::Corrupt);
    EXPECT_TRUE(says(error, {"migration 1", "another file than this program's", "program version that made"}));
    EXPECT_EQ(refusal([](LedgerFactory &factory) { return factory.migrate(); }), error);
}

TEST_F(Opening, StampAndListOfMigrationsMustAgree)
{
    copyLedger();
    runSql(path(), "PRAGMA user_version = 0");
    EXPECT_TRUE(says(refusalOfAll(), {"stamped with schema version 0", "ends at 1", "Restore"}));
    copyLedger();
    runSql(path(), "DROP TABLE schema_migrations");
    EXPECT_TRUE(says(refusalOfAll(), {"list of migrations is missing", "Restore"}));
}

TEST_F(Opening, TamperedSchemaIsNamed)
{
    const std::vector<std::pair<std::string, std::string>> changes{
        {"DROP TRIGGER log_entries_no_update", "trigger log_entries_no_update is missing"},
        {"DROP TRIGGER log_entries_no_update; CREATE TRIGGER log_entries_no_update BEFORE UPDATE ON log_entries "
         "BEGIN SELECT 1; END",
         "trigger log_entries_no_update was changed"},
        {"CREATE TRIGGER helpful AFTER INSERT ON log_entries BEGIN SELECT 1; END",
         "trigger helpful does not belong to it"},
        {"DROP INDEX effect_attempts_one_open", "index effect_attempts_one_open is missing"},
        {"CREATE TABLE mine (x)", "table mine does not belong to it"},
        {"ALTER TABLE lookups ADD COLUMN more TEXT", "table lookups was changed"},
    };
    for (const auto &[sql, named] : changes) {
        copyLedger();
        runSql(path(), sql);
        const Error error = refusalOfAll();
        EXPECT_EQ(error.kind, ErrorKind::VerificationFailed);
        EXPECT_TRUE(says(error, {"tampered", named, "Restore"}));
    }
}

TEST_F(Opening, OrphanRowIsFound)
{
    copyLedger();
    runSql(path(), "PRAGMA foreign_keys = OFF; INSERT INTO lookups VALUES ('" + std::string(32, '0') +
                       "', 'acme', 'nothing', 0, 'x', '[]', NULL)");
    const Error error = refusalOfAll();
    EXPECT_EQ(error.kind, ErrorKind::Corrupt);
    EXPECT_TRUE(says(error, {"foreign key check", "lookups", "Restore"}));
}

TEST_F(Opening, GoodLedgerOpensAndNothingIsLeftBeside)
{
    copyLedger();
    const std::string before = bytesOf(path());
    {
        const auto factory = factoryFor(ledger, path());
        const auto reader = must(factory->openReader("s.kim"));
        const auto audit = must(factory->openAudit());
        EXPECT_EQ(must(factory->migrate()), "1");
    }
    EXPECT_EQ(filesThere(), std::vector<std::string>{"it"});
    EXPECT_EQ(bytesOf(path()), before);
}

TEST_F(Opening, CreatingNeverOverwritesAndLeavesNothingBehind)
{
    const std::vector<std::pair<std::string, ErrorKind>> places{
        {ledger.path(), ErrorKind::InvalidInput},
        {folder.path(), ErrorKind::InvalidInput},
        {folder.path() + "/missing/ledger.sqlite", ErrorKind::NotFound},
    };
    const std::string before = bytesOf(ledger.path());
    for (const auto &[place, kind] : places) {
        const auto made = createSqliteLedger(place, ledger.trust(), ledger.clock());
        ASSERT_FALSE(made) << place;
        EXPECT_EQ(made.error().kind, kind);
        EXPECT_TRUE(says(made.error(), {place, "Nothing was changed"}));
        EXPECT_FALSE(made.error().remedy.empty());
    }
    EXPECT_EQ(bytesOf(ledger.path()), before);
    EXPECT_TRUE(filesThere().empty());
    must(createSqliteLedger(path(), ledger.trust(), ledger.clock()));
    EXPECT_EQ(filesThere(), std::vector<std::string>{"it"});
}

} // namespace
} // namespace countersign::ledger
