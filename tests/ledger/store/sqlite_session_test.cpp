// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/ledger/sqlite/sqlite_handle.h"
#include "tests/ledger/store/store_support.h"

#include <atomic>
#include <cerrno>
#include <limits>
#include <thread>

namespace countersign::ledger {
namespace {

using Mode = SqliteSession::Mode;
using Checks = SqliteSession::Checks;

class Session : public ::testing::Test
{
protected:
    std::unique_ptr<SqliteSession> open(Mode mode)
    {
        return must(SqliteSession::open(ledger.path(), mode, Checks::Full));
    }
    BootstrappedLedger ledger{};
};

std::string pragma(SqliteSession &session, const std::string &name)
{
    const auto rows = must(session.query("SELECT CAST(" + name + " AS TEXT) FROM pragma_" + name));
    return rows.at(0).text(0);
}

TEST_F(Session, EveryConnectionHasThePragmas)
{
    const std::vector<std::pair<std::string, std::string>> everywhere{
        {"foreign_keys", "1"}, {"recursive_triggers", "1"}, {"trusted_schema", "0"}, {"synchronous", "2"}};
    const auto writer = open(Mode::ReadWrite);
    const auto reader = open(Mode::ReadOnly);
    const auto bare = bareSession(ledger.path());
    for (auto *session : {writer.get(), reader.get(), bare.get()}) {
        for (const auto &[name, value] : everywhere)
            EXPECT_EQ(pragma(*session, name), value) << name;
        EXPECT_EQ(must(session->query("PRAGMA busy_timeout")).at(0).integer(0), 5000);
        EXPECT_EQ(pragma(*session, "journal_mode"), "wal");
    }
    EXPECT_EQ(pragma(*reader, "query_only"), "1");
}

TEST_F(Session, ReaderCannotWrite)
{
    const auto reader = open(Mode::ReadOnly);
    const auto changed = reader->execute("UPDATE memberships SET roles = ''");
    ASSERT_FALSE(changed);
    EXPECT_EQ(changed.error().kind, ErrorKind::ReadOnly);
    EXPECT_FALSE(reader->beginWrite());
}

TEST_F(Session, ValuesComeBackAsTheyWent)
{
    const auto session = must(SqliteSession::openBare(":memory:"));
    must(session->runScript("CREATE TABLE t (a INTEGER, b TEXT, c BLOB, d TEXT) STRICT", "cannot be made"));
    const std::string text = std::string("caf\xc3\xa9 \xf0\x9f\x92\xb6") + '\0' + "after";
    const Bytes blob = blobOf(std::string_view("\x00\xff\x01", 3));
    const std::int64_t number = std::numeric_limits<std::int64_t>::min();
    EXPECT_EQ(must(session->execute("INSERT INTO t VALUES (?, ?, ?, ?)", {number, text, blob, SqlValue()})), 1);
    must(session->execute("INSERT INTO t VALUES (?, ?, ?, ?)", {LedgerStart, "", Bytes{}, ""}));
    const auto rows = must(session->query("SELECT a, b, c, d, typeof(b), typeof(c) FROM t"));
    EXPECT_EQ(rows.at(0).integer(0), number);
    EXPECT_EQ(rows[0].text(1), text);
    EXPECT_EQ(rows[0].blob(2), blob);
    EXPECT_TRUE(rows[0].isNull(3));
    EXPECT_EQ(rows[1].instant(0), LedgerStart);
    EXPECT_EQ(rows[1].text(4), "text");
    EXPECT_EQ(rows[1].text(5), "blob");
    EXPECT_FALSE(rows[1].isNull(1) || rows[1].isNull(2) || rows[1].isNull(3));
}

TEST_F(Session, TransactionIsUndoneUnlessCommitted)
{
    const auto session = open(Mode::ReadWrite);
    const auto roles = [&] { return numberIn(*session, "SELECT count(*) FROM memberships WHERE roles = ''"); };
    {
        auto transaction = must(session->beginWrite());
        EXPECT_GT(must(session->execute("UPDATE memberships SET roles = ''")), 0);
    }
    EXPECT_EQ(roles(), 0);
    auto transaction = must(session->beginWrite());
    EXPECT_GT(must(session->execute("UPDATE memberships SET roles = ''")), 0);
    must(transaction.commit());
    EXPECT_GT(roles(), 0);
}

TEST_F(Session, FailedWorkIsUndoneAndItsErrorComesBack)
{
    const auto session = open(Mode::ReadWrite);
    const auto failed = inWriteTransaction(*session, [&]() -> Status {
        COUNTERSIGN_CHECK(session->execute("UPDATE memberships SET roles = ''"));
        return fail(ErrorKind::InvalidInput, "no");
    });
    ASSERT_FALSE(failed);
    EXPECT_EQ(english(failed.error().context), "no");
    EXPECT_EQ(numberIn(*session, "SELECT count(*) FROM memberships WHERE roles = ''"), 0);
    EXPECT_TRUE(session->beginWrite());
}

TEST_F(Session, NonsenseIsAnErrorThatNamesTheLedger)
{
    const auto session = open(Mode::ReadWrite);
    EXPECT_TRUE(says(session->query("SELECT nonsense").error(), {ledger.path(), "nonsense"}));
    EXPECT_TRUE(says(session->query("SELECT ?", {}).error(), {ledger.path()}));
    EXPECT_EQ(must(session->query("SELECT 7")).at(0).integer(0), 7);
}

TEST_F(Session, InterruptEndsTheRunningQueryAndNoOther)
{
    const auto session = open(Mode::ReadOnly);
    std::atomic<bool> ended{false};
    std::thread other([&] {
        // Until the query below is running an interrupt does nothing, so it is given until the query has ended.
        while (!ended)
            session->interrupt();
    });
    const auto counted = session->query("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n "
                                        "WHERE i < 100000000000) SELECT count(*) FROM n");
    ended = true;
    other.join();
    ASSERT_FALSE(counted);
    EXPECT_EQ(counted.error().kind, ErrorKind::Cancelled);
    EXPECT_EQ(must(session->query("SELECT 7")).at(0).integer(0), 7);
}

using SessionDeathTest = Session;

TEST_F(SessionDeathTest, BelongsToOneThreadAndTransactionsDoNotNest)
{
    ::testing::FLAGS_gtest_death_test_style = "threadsafe";
    EXPECT_DEATH(
        {
            const auto session = bareSession(":memory:");
            std::thread([&] { (void)session->query("SELECT 1"); }).join();
        },
        "a mistake in the program");
    EXPECT_DEATH(
        {
            const auto session = bareSession(":memory:");
            const auto outer = session->beginWrite();
            (void)session->beginWrite();
        },
        "a mistake in the program");
}

// SQLite's own numbers, fixed for ever: only one file of the backend knows its header.
namespace code {
constexpr int BusySnapshot = 5 + 256 * 2;
constexpr int Busy = 5;
constexpr int Full = 13;
constexpr int IoErrWrite = 10 + 256 * 3;
constexpr int IoErrFsync = 10 + 256 * 4;
constexpr int IoErrDirFsync = 10 + 256 * 5;
constexpr int CantOpen = 14;
constexpr int ReadOnlyDbMoved = 8 + 256 * 4;
constexpr int NotADb = 26;
constexpr int CorruptVtab = 11 + 256 * 1;
constexpr int Interrupt = 9;
constexpr int ConstraintTrigger = 19 + 256 * 7;
constexpr int Auth = 23;
constexpr int Schema = 17;
constexpr int NoMem = 7;
} // namespace code

TEST(Faults, AreToldApart)
{
    using handle::Fault;
    struct Case
    {
        int code, system;
        Fault fault;
    };
    const std::vector<Case> cases{
        {code::Busy, 0, Fault::Busy},
        {code::BusySnapshot, 0, Fault::Busy},
        {code::Full, 0, Fault::Full},
        {code::IoErrWrite, EFBIG, Fault::Full},
        {code::IoErrWrite, EDQUOT, Fault::Full},
        {code::IoErrWrite, EIO, Fault::InputOutput},
        {code::IoErrFsync, EIO, Fault::SyncFailed},
        {code::IoErrFsync, ENOSPC, Fault::SyncFailed}, // the bytes were written: never "nothing changed"
        {code::IoErrDirFsync, ENOSPC, Fault::SyncFailed},
        {code::CantOpen, ENOSPC, Fault::Full},
        {code::CantOpen, EACCES, Fault::CannotOpen},
        {code::ReadOnlyDbMoved, 0, Fault::ReadOnly},
        {code::NotADb, 0, Fault::NotADatabase},
        {code::CorruptVtab, 0, Fault::Corrupt},
        {code::Interrupt, 0, Fault::Interrupted},
        {code::ConstraintTrigger, 0, Fault::Constraint},
        {code::Auth, 0, Fault::Permission},
        {code::Schema, 0, Fault::Schema},
        {code::NoMem, 0, Fault::Other},
    };
    for (const Case &one : cases)
        EXPECT_EQ(handle::classify(one.code, one.system), one.fault) << one.code << " " << one.system;
}

} // namespace
} // namespace countersign::ledger
