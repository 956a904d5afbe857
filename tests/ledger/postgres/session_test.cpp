// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/clock.h"
#include "models/ledger/postgres/postgres_session.h"
#include "tests/ledger/postgres/private_server.h"

#include <gtest/gtest.h>

#include <future>

namespace countersign::ledger {
namespace {

using namespace std::chrono_literals;
using Mode = PostgresOptions::Mode;

class PostgresSessionTest : public ::testing::Test
{
protected:
    std::unique_ptr<PostgresSession> open(const PostgresOptions &options = {}, const std::string &login = Owner)
    {
        auto session = PostgresSession::open(m_server.connection(m_database, login), options);
        if (!session)
            throw std::runtime_error(describe(session.error()));
        return std::move(*session);
    }
    static SqlRows rows(PostgresSession &session, const std::string &sql, const SqlParams &params = {})
    {
        auto read = session.query(sql, params);
        if (!read)
            throw std::runtime_error(describe(read.error()));
        return std::move(*read);
    }
    static std::int64_t processOf(PostgresSession &session)
    {
        return rows(session, "SELECT pg_backend_pid()").at(0).integer(0);
    }
    void terminate(std::int64_t process)
    {
        const auto superuser = open({}, Superuser);
        EXPECT_EQ(rows(*superuser, "SELECT pg_terminate_backend($1::int, 10000)", {process}).at(0).integer(0), 1);
    }
    // Runs in a transaction until somebody ends it; begun once it is seen waiting.
    void untilItSleeps(std::int64_t process)
    {
        const auto watcher = open({}, Superuser);
        const auto deadline = std::chrono::steady_clock::now() + 20s;
        while (
            rows(*watcher, "SELECT 1 FROM pg_stat_activity WHERE pid = $1::int AND wait_event = 'PgSleep'", {process})
                .empty())
            ASSERT_LT(std::chrono::steady_clock::now(), deadline);
    }

    PrivateServer &m_server = PrivateServer::instance();
    const std::string m_database = m_server.newDatabase();
};

TEST_F(PostgresSessionTest, EveryTypeComesBackAsItWent)
{
    const auto session = open();
    const Bytes bytes{std::byte{0}, std::byte{255}, std::byte{39}, std::byte{92}};
    const SqlRows read = rows(*session,
                              "SELECT $1::bigint, $2::text, $3::bytea, $4::text, $5::bigint = 7, $6::int4,"
                              " timestamptz 'epoch' + $7::bigint * interval '1 microsecond', '[1]'::jsonb",
                              {std::int64_t{-9'000'000'000'000'000'000}, "it's \\ \u20AC", bytes, SqlValue(), 7, -3,
                               std::int64_t{1'764'576'000'000'001}});
    ASSERT_EQ(read.size(), 1U);
    EXPECT_EQ(read[0].integer(0), -9'000'000'000'000'000'000);
    EXPECT_EQ(read[0].text(1), "it's \\ \u20AC");
    EXPECT_EQ(read[0].blob(2), bytes);
    EXPECT_TRUE(read[0].isNull(3));
    EXPECT_EQ(read[0].integer(4), 1);
    EXPECT_EQ(read[0].integer(5), -3);
    EXPECT_EQ(read[0].integer(6), 1'764'576'000'000'001);
    EXPECT_EQ(read[0].text(7), "[1]");
}

TEST_F(PostgresSessionTest, InstantsAreReadToTheMicrosecondWhateverTheServersZone)
{
    const auto superuser = open({}, Superuser);
    ASSERT_TRUE(superuser->runScript("ALTER DATABASE " + m_database + " SET TimeZone = 'Asia/Kathmandu'", "test"));
    ASSERT_TRUE(superuser->runScript("ALTER DATABASE " + m_database + " SET DateStyle = 'German'", "test"));
    const auto session = open();
    const SqlRows read =
        rows(*session, "SELECT timestamptz '2026-12-01 08:00:00.5+05:45', timestamptz '2026-12-01 08:00Z'");
    EXPECT_EQ(read[0].instant(0), parseInstant("2026-12-01T02:15:00Z").value() + 500ms);
    EXPECT_EQ(read[0].instant(1), parseInstant("2026-12-01T08:00:00Z").value());
}

TEST_F(PostgresSessionTest, WhatIsNotCommittedIsNotThere)
{
    const auto session = open();
    ASSERT_TRUE(session->runScript("CREATE TABLE public.t (n bigint)", "test"));
    {
        auto transaction = session->beginWrite();
        ASSERT_TRUE(transaction.has_value());
        EXPECT_EQ(session->execute("INSERT INTO public.t VALUES (1), (2)").value(), 2);
    }
    EXPECT_EQ(rows(*session, "SELECT count(*) FROM public.t")[0].integer(0), 0);
    auto transaction = session->beginWrite();
    ASSERT_TRUE(session->execute("INSERT INTO public.t VALUES (3)").has_value());
    ASSERT_TRUE(transaction->commit());
    EXPECT_EQ(rows(*session, "SELECT count(*) FROM public.t")[0].integer(0), 1);
}

TEST_F(PostgresSessionTest, ATransactionInWhichSomethingFailedDoesNotPassForCommitted)
{
    const auto session = open();
    ASSERT_TRUE(session->runScript("CREATE TABLE public.t (n bigint)", "test"));
    auto transaction = session->beginWrite();
    ASSERT_TRUE(session->execute("INSERT INTO public.t VALUES (1)").has_value());
    EXPECT_FALSE(session->query("SELECT 1 / 0").has_value());
    EXPECT_FALSE(transaction->commit());
    EXPECT_EQ(rows(*session, "SELECT count(*) FROM public.t")[0].integer(0), 0);
}

// libpqxx hands on some of them in the text of an exception, some in its type alone.
TEST_F(PostgresSessionTest, WhateverTheServerRefusesIsReadByItsSqlstateAndEndsTheTransaction)
{
    const auto session = open();
    const std::vector<std::pair<std::string, ErrorKind>> states{
        {"23000", ErrorKind::Internal}, {"40001", ErrorKind::Busy},
        {"40P01", ErrorKind::Busy},     {"42501", ErrorKind::PermissionDenied},
        {"42P01", ErrorKind::NotFound}, {"53100", ErrorKind::StorageFull},
        {"55P03", ErrorKind::Busy},     {"57014", ErrorKind::Cancelled},
        {"P0001", ErrorKind::Internal}, {"XX001", ErrorKind::Corrupt},
        {"RC404", ErrorKind::Internal},
    };
    for (const auto &[sqlstate, kind] : states) {
        auto transaction = session->beginWrite();
        const auto raised = session->execute("DO $$ BEGIN RAISE EXCEPTION USING ERRCODE = '" + sqlstate + "'; END $$");
        ASSERT_FALSE(raised.has_value()) << sqlstate;
        EXPECT_EQ(raised.error().kind, kind) << sqlstate;
        EXPECT_NE(english(raised.error().context).find("(" + sqlstate + " "), std::string::npos)
            << english(raised.error().context);
        EXPECT_FALSE(transaction->commit()) << sqlstate;
    }
}

// 40003: the server itself does not know whether the statement was completed.
TEST_F(PostgresSessionTest, WhatTheServerCannotSayIsInDoubtAndItsTransactionIsNotCommitted)
{
    const auto session = open();
    const std::string unknown = "DO $$ BEGIN RAISE EXCEPTION USING ERRCODE = '40003'; END $$";
    const auto alone = session->execute(unknown);
    ASSERT_FALSE(alone.has_value());
    EXPECT_EQ(alone.error().kind, ErrorKind::OutcomeUnknown);
    EXPECT_EQ(alone.error().consequence, Consequence::MayHaveChangedLedger);
    auto transaction = session->beginWrite();
    EXPECT_FALSE(session->execute(unknown).has_value());
    const auto done = transaction->commit();
    ASSERT_FALSE(done);
    EXPECT_EQ(done.error().consequence, Consequence::NothingChanged);
}

TEST_F(PostgresSessionTest, AReaderChangesNothing)
{
    const auto session = open({.mode = Mode::ReadOnly});
    const auto made = session->execute("CREATE TABLE public.t (n bigint)");
    ASSERT_FALSE(made.has_value());
    EXPECT_EQ(made.error().kind, ErrorKind::ReadOnly);
    EXPECT_EQ(made.error().consequence, Consequence::NothingChanged);
}

TEST_F(PostgresSessionTest, WhoeverWaitsTooLongForSomebodyElseIsToldSo)
{
    const auto first = open();
    const auto second = open({.lockTimeout = 50ms});
    ASSERT_TRUE(first->runScript("CREATE TABLE public.t (n bigint); INSERT INTO public.t VALUES (1)", "test"));
    auto transaction = first->beginWrite();
    ASSERT_TRUE(first->execute("UPDATE public.t SET n = 2").has_value());
    const auto waited = second->execute("UPDATE public.t SET n = 3");
    ASSERT_FALSE(waited.has_value());
    EXPECT_EQ(waited.error().kind, ErrorKind::Busy);
    EXPECT_EQ(waited.error().recovery, Recovery::Retry);
}

TEST_F(PostgresSessionTest, WhatTakesTooLongIsEnded)
{
    const auto session = open({.statementTimeout = 50ms});
    const auto slept = session->query("SELECT pg_sleep(60)");
    ASSERT_FALSE(slept.has_value());
    EXPECT_EQ(slept.error().kind, ErrorKind::Cancelled);
    EXPECT_EQ(rows(*session, "SELECT 1").size(), 1U) << "the connection goes on";
}

TEST_F(PostgresSessionTest, AnotherThreadCancelsWhatRuns)
{
    const auto session = open();
    const auto process = processOf(*session);
    const auto canceller = std::async(std::launch::async, [&] {
        untilItSleeps(process);
        session->cancel();
    });
    const auto slept = session->query("SELECT pg_sleep(60)");
    canceller.wait();
    ASSERT_FALSE(slept.has_value());
    EXPECT_EQ(slept.error().kind, ErrorKind::Cancelled);
}

TEST_F(PostgresSessionTest, AConnectionLostBeforeTheCommitHasChangedNothing)
{
    const auto session = open();
    auto transaction = session->beginWrite();
    ASSERT_TRUE(transaction.has_value());
    terminate(processOf(*session));
    const auto written = session->execute("CREATE TABLE public.t (n bigint)");
    ASSERT_FALSE(written.has_value());
    EXPECT_EQ(written.error().kind, ErrorKind::Unavailable);
    EXPECT_EQ(written.error().consequence, Consequence::NothingChanged);
    const auto done = transaction->commit();
    ASSERT_FALSE(done);
    EXPECT_EQ(done.error().consequence, Consequence::NothingChanged) << "the COMMIT was never sent";
}

// The server ends the connection while it commits, so no answer ever comes.
TEST_F(PostgresSessionTest, AConnectionLostDuringTheCommitIsInDoubt)
{
    const auto session = open({}, Superuser);
    ASSERT_TRUE(session->runScript(
        "CREATE TABLE public.t (n bigint);"
        "CREATE FUNCTION public.go() RETURNS trigger LANGUAGE plpgsql AS"
        " $$ BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); PERFORM pg_sleep(60); RETURN NULL; END $$;"
        "CREATE CONSTRAINT TRIGGER go AFTER INSERT ON public.t DEFERRABLE INITIALLY DEFERRED FOR EACH ROW"
        " EXECUTE FUNCTION public.go()",
        "test"));
    auto transaction = session->beginWrite();
    ASSERT_TRUE(session->execute("INSERT INTO public.t VALUES (1)").has_value());
    const auto done = transaction->commit();
    ASSERT_FALSE(done);
    EXPECT_EQ(done.error().kind, ErrorKind::OutcomeUnknown);
    EXPECT_EQ(done.error().recovery, Recovery::OutcomeUnknown);
    EXPECT_EQ(done.error().consequence, Consequence::MayHaveChangedLedger);
}

TEST_F(PostgresSessionTest, AStatementOfItsOwnWhoseAnswerIsLostIsInDoubtForAWriterOnly)
{
    for (const Mode mode : {Mode::ReadWrite, Mode::ReadOnly}) {
        const auto session = open({.mode = mode});
        const auto process = processOf(*session);
        const auto ended = std::async(std::launch::async, [&] {
            untilItSleeps(process);
            terminate(process);
        });
        const auto slept = session->query("SELECT pg_sleep(60)");
        ended.wait();
        ASSERT_FALSE(slept.has_value());
        EXPECT_EQ(slept.error().kind, mode == Mode::ReadWrite ? ErrorKind::OutcomeUnknown : ErrorKind::Unavailable);
        const auto after = session->query("SELECT 1");
        ASSERT_FALSE(after.has_value()) << "a lost connection stays lost";
        EXPECT_EQ(after.error().recovery == Recovery::Retry, false);
    }
}

TEST_F(PostgresSessionTest, ADatabaseThatIsNotThereIsNamed)
{
    const auto session = PostgresSession::open(m_server.connection("nothing_here", Owner), {});
    ASSERT_FALSE(session.has_value());
    EXPECT_NE(english(session.error().context).find("nothing_here"), std::string::npos)
        << english(session.error().context);
    EXPECT_EQ(session.error().consequence, Consequence::NothingChanged);
}

} // namespace
} // namespace countersign::ledger
