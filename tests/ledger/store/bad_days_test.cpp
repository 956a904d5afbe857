// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/ledger/sqlite/migrations.h"
#include "tests/ledger/store/child_process.h"
#include "tests/ledger/store/store_support.h"

#include <chrono>
#include <filesystem>
#include <thread>

namespace countersign::ledger {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;

// Looks again and again until it holds; false where it does not within a minute.
bool becomes(const std::function<bool()> &condition)
{
    const auto deadline = std::chrono::steady_clock::now() + 60s;
    while (!condition()) {
        if (std::chrono::steady_clock::now() > deadline)
            return false;
        std::this_thread::yield();
    }
    return true;
}

std::uintmax_t sizeOf(const std::string &path)
{
    std::error_code missing;
    const auto size = fs::file_size(path, missing);
    return missing ? 0 : size;
}

// Moves the ledger's file and its write-ahead log, as they are in the middle of work, to another place.
class BadDays : public ::testing::Test
{
protected:
    static constexpr std::int64_t Written = 4;

    // As a process that was killed leaves it: four intents only in the write-ahead log.
    void copyInTheMiddle()
    {
        ledger.closeFaces();
        for (std::int64_t i = 0; i < Written; ++i)
            prepare(ledger, "invoice:" + std::to_string(i));
        file = bytesOf(ledger.path());
        log = bytesOf(ledger.path() + "-wal");
        ASSERT_GT(log.size(), 4096u);
    }

    // How many intents are there, which must be the oldest ones and whole.
    std::int64_t openWith(const std::string &writeAheadLog)
    {
        fs::remove(path + "-shm");
        replaceBytes(path, file);
        replaceBytes(path + "-wal", writeAheadLog);
        const auto factory = factoryFor(ledger, path);
        const auto worker = must(factory->openWorker());
        const auto session = bareSession(path);
        const std::int64_t count = numberIn(*session, "SELECT count(*) FROM effect_intents");
        EXPECT_EQ(numberIn(*session, "SELECT count(*) FROM effect_events"), count);
        for (std::int64_t i = 0; i < count; ++i)
            EXPECT_TRUE(must(worker->outcome(refOf("invoice:" + std::to_string(i))))) << i << " of " << count;
        EXPECT_EQ(must(worker->prepareEffect(requestFor("invoice:new"))).outcome, PrepareOutcome::Prepared);
        return count;
    }

    BootstrappedLedger ledger{};
    TemporaryFolder folder{};
    std::string path = folder.path() + "/ledger.sqlite";
    std::string file{}, log{};
};

TEST_F(BadDays, TruncatedWriteAheadLogKeepsWholeTransactionsInTheirOrder)
{
    copyInTheMiddle();
    std::int64_t last = 0;
    for (std::size_t size = 0; size < log.size(); size += 1021) {
        const std::int64_t count = openWith(log.substr(0, size));
        EXPECT_GE(count, last) << size;
        last = count;
    }
    EXPECT_LT(last, Written);
    EXPECT_EQ(openWith(log), Written);
}

TEST_F(BadDays, GarbageInTheWriteAheadLogEndsItThere)
{
    copyInTheMiddle();
    EXPECT_EQ(openWith(std::string(log.size(), '\x37')), 0);
    std::int64_t last = 0;
    for (std::size_t at = 0; at < log.size(); at += 2039) {
        std::string damaged = log;
        for (std::size_t i = at; i < at + 8 && i < damaged.size(); ++i)
            damaged[i] = char(~damaged[i]);
        const std::int64_t count = openWith(damaged);
        EXPECT_GE(count, last) << at;
        EXPECT_LT(count, Written) << at;
        last = count;
    }
    EXPECT_GT(last, 0);
}

TEST_F(BadDays, SecondProcessWritingIsNamedAfterTheBusyTimeoutAndNothingIsLost)
{
    ledger.closeFaces();
    ChildProcess other([&](const auto &tell, const auto &waitForParent) {
        const auto session =
            must(SqliteSession::open(ledger.path(), SqliteSession::Mode::ReadWrite, SqliteSession::Checks::Schema));
        auto transaction = must(session->beginWrite());
        tell("writing");
        waitForParent();
        must(transaction.commit());
        return std::string("done");
    });
    ASSERT_EQ(other.nextLine(), "writing");
    EXPECT_EQ(must(ledger.reader().tallies()).byStatus.size(), 5U); // readers do not wait
    auto &worker = ledger.worker();
    const auto before = std::chrono::steady_clock::now();
    const auto refused = worker.prepareEffect(requestFor("invoice:1"));
    EXPECT_GE(std::chrono::steady_clock::now() - before, 4900ms);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().kind, ErrorKind::Busy);
    EXPECT_EQ(refused.error().recovery, Recovery::Retry);
    EXPECT_TRUE(says(refused.error(), {ledger.path(), "another program is writing to it",
                                       "Wait until the other program", "Nothing was changed"}));
    other.letGo();
    EXPECT_EQ(other.answer(), "done");
    EXPECT_EQ(must(worker.prepareEffect(requestFor("invoice:1"))).outcome, PrepareOutcome::Prepared);
    EXPECT_TRUE(isWhole(ledger));
}

TEST_F(BadDays, ProcessKilledWhileItWritesLetsGo)
{
    ledger.closeFaces();
    ChildProcess other([&](const auto &tell, const auto &waitForParent) {
        const auto session = bareSession(ledger.path());
        auto transaction = must(session->beginWrite());
        must(session->execute("INSERT INTO lookups VALUES ('x', 'acme', 'y', 0, 'z', '[]', NULL)"));
        tell("writing");
        waitForParent();
        return std::string("never");
    });
    // The CHECK on the id refuses that row; the lock is what matters.
    EXPECT_EQ(other.nextLine(), "");
    other.kill();
    EXPECT_EQ(must(ledger.worker().prepareEffect(requestFor("invoice:1"))).outcome, PrepareOutcome::Prepared);
}

TEST_F(BadDays, TwoProcessesOnTheSameKeysPrepareEachOnce)
{
    ledger.closeFaces();
    constexpr int Keys = 40;
    const ChildProcess::Work prepareAll = [&](const auto &tell, const auto &waitForParent) {
        const auto worker = must(factoryFor(ledger, ledger.path())->openWorker());
        tell("ready");
        waitForParent();
        int first = 0;
        for (int i = 0; i < Keys; ++i)
            first += must(worker->prepareEffect(requestFor("invoice:" + std::to_string(i)))).outcome ==
                             PrepareOutcome::Prepared
                         ? 1
                         : 0;
        return std::to_string(first);
    };
    ChildProcess one(prepareAll);
    ChildProcess two(prepareAll);
    ASSERT_EQ(one.nextLine(), "ready");
    ASSERT_EQ(two.nextLine(), "ready");
    one.letGo();
    two.letGo();
    EXPECT_EQ(std::stoi(one.answer()) + std::stoi(two.answer()), Keys);
    const auto session = bareSession(ledger.path());
    EXPECT_EQ(numberIn(*session, "SELECT count(*) FROM effect_intents"), Keys);
    EXPECT_EQ(numberIn(*session, "SELECT sum(duplicate_prepares) FROM effect_intents"), Keys);
    EXPECT_TRUE(isWhole(ledger));
}

TEST_F(BadDays, WorkerKilledAtAnyMomentLeavesWholeIntents)
{
    for (std::uintmax_t size = 20'000; size < 400'000; size += 60'000) {
        BootstrappedLedger victim;
        ChildProcess worker([&](const auto &, const auto &) -> std::string {
            const auto face = must(factoryFor(victim, victim.path())->openWorker());
            for (int i = 0;; ++i) {
                const auto ref = must(face->prepareEffect(requestFor("invoice:" + std::to_string(i)))).intent.ref;
                must(face->beginAttempt(ref, "worker-1"));
            }
        });
        EXPECT_TRUE(becomes([&] { return sizeOf(victim.path() + "-wal") > size; }));
        worker.kill();
        EXPECT_TRUE(isWhole(victim)) << size;
        const auto session = bareSession(victim.path());
        const std::int64_t prepared = numberIn(*session, "SELECT count(*) FROM effect_intents");
        const std::int64_t begun = numberIn(*session, "SELECT sum(attempt_count) FROM effect_intents");
        EXPECT_TRUE(begun == prepared || begun == prepared - 1) << begun << " of " << prepared;
    }
}

// A ledger of the future: a second migration that is never done.
std::vector<Migration> withSecond(std::string_view sql)
{
    std::vector<Migration> known = sqliteMigrations();
    known.push_back({2, "second", sql});
    return known;
}

constexpr std::string_view EndlessSql =
    "CREATE TABLE later (x INTEGER PRIMARY KEY, y TEXT) STRICT;"
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000000000) "
    "INSERT INTO later SELECT i, hex(zeroblob(100)) FROM n;";
constexpr std::string_view ShortSql = "CREATE TABLE later (x INTEGER PRIMARY KEY) STRICT;";

TEST_F(BadDays, KilledInTheMiddleOfMigratingIsAsIfItHadNotBegun)
{
    ledger.closeFaces();
    ChildProcess migrating([&](const auto &, const auto &) {
        must(migrateExisting(*bareSession(ledger.path()), LedgerStart, withSecond(EndlessSql)));
        return std::string("never");
    });
    const std::uintmax_t small = sizeOf(ledger.path());
    EXPECT_TRUE(becomes([&] { return sizeOf(ledger.path() + "-wal") + sizeOf(ledger.path()) > small + 8'000'000; }));
    migrating.kill();
    EXPECT_TRUE(isWhole(ledger));
    const auto backup =
        makeSqliteFactory(ledger.path() + ".backup-v1", ledger.trust(), ledger.clock(), ledger.entropy());
    EXPECT_EQ(must(must(backup->openReader("s.kim"))->head()), must(ledger.reader().head()));
    ledger.closeFaces();
    const auto session = bareSession(ledger.path());
    must(migrateExisting(*session, LedgerStart, withSecond(ShortSql)));
    EXPECT_EQ(must(schemaVersion(*session)), 2);
}

TEST_F(BadDays, MigrationThatFailsChangesNothingAndKeepsItsBackup)
{
    ledger.closeFaces();
    const auto session = bareSession(ledger.path());
    const auto failed = migrateExisting(*session, LedgerStart, withSecond("CREATE TABLE later (x); SELECT nonsense;"));
    ASSERT_FALSE(failed);
    EXPECT_TRUE(says(failed.error(), {ledger.path(), "migration 2", "nonsense", "Nothing was changed"}));
    EXPECT_EQ(must(schemaVersion(*session)), 1);
    EXPECT_TRUE(fs::exists(ledger.path() + ".backup-v1"));
    EXPECT_TRUE(isWhole(ledger));
    must(migrateExisting(*session, LedgerStart, withSecond(ShortSql)));
    must(migrateExisting(*session, LedgerStart, withSecond(ShortSql))); // again: nothing to do
    const auto rows = must(session->query("SELECT version, digest FROM schema_migrations ORDER BY version"));
    ASSERT_EQ(rows.size(), 2u);
    EXPECT_EQ(rows[1].text(1), sha256(ShortSql).hex());
}

TEST_F(BadDays, BackupLeftHalfDoneByAKilledTryIsNotTakenForOne)
{
    ledger.closeFaces();
    replaceBytes(ledger.path() + ".backup-v1.creating-1", "half");
    must(migrateExisting(*bareSession(ledger.path()), LedgerStart, withSecond(ShortSql)));
    const auto backup = bareSession(ledger.path() + ".backup-v1");
    EXPECT_EQ(must(schemaVersion(*backup)), 1);
}

TEST_F(BadDays, TwoProcessesMigratingDoItOnce)
{
    ledger.closeFaces();
    const ChildProcess::Work migrate = [&](const auto &tell, const auto &waitForParent) {
        const auto session = bareSession(ledger.path());
        tell("ready");
        waitForParent();
        const auto done = migrateExisting(*session, LedgerStart, withSecond(ShortSql));
        return done ? std::string("done") : describe(done.error());
    };
    ChildProcess one(migrate);
    ChildProcess two(migrate);
    ASSERT_EQ(one.nextLine(), "ready");
    ASSERT_EQ(two.nextLine(), "ready");
    one.letGo();
    two.letGo();
    EXPECT_EQ(one.answer(), "done");
    EXPECT_EQ(two.answer(), "done");
    EXPECT_EQ(numberIn(*bareSession(ledger.path()), "SELECT count(*) FROM schema_migrations"), 2);
}

} // namespace
} // namespace countersign::ledger
