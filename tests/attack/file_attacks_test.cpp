// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/attack/attack_fixture.h"
#include "tests/attack/log_hand.h"

#include "models/ledger/sqlite/sqlite_session.h"

#include <filesystem>

// Attack 25: somebody who owns the file of an embedded ledger and knows SQLite.
namespace countersign::ledger {
namespace {

namespace fs = std::filesystem;
using statement::Kind;

// Text of the schema itself, changed where no CREATE or DROP would be allowed to.
void underWritableSchema(const std::string &path, const std::string &sql)
{
    const auto session = must(SqliteSession::openBare(path));
    must(session->runScript("PRAGMA writable_schema = ON; " + sql + "; PRAGMA writable_schema = OFF",
                            "cannot be changed"));
}

class FileAttack : public Attack
{
protected:
    // Whoever opens it next is told; nobody gets a face.
    static void expectSchemaNamed(BootstrappedLedger &attacked, const std::string &difference)
    {
        const auto told = [&](const auto &opened) {
            ASSERT_FALSE(opened);
            EXPECT_EQ(opened.error().kind, ErrorKind::VerificationFailed) << describe(opened.error());
            EXPECT_NE(describe(opened.error()).find(difference), std::string::npos) << describe(opened.error());
        };
        auto &factory = attacked.factory();
        told(factory.openWorker());
        told(factory.openStatements(personOf(Who::Operator)));
        told(factory.openReader(personOf(Who::Auditor)));
        told(factory.openAudit());
    }
    void noteBy(Who who, const std::string &text)
    {
        auto said = about(ledger, who, ref, Kind::Note);
        said.reason = {"other", text};
        receiptIn(ledger.submit(who, said));
    }

    effect::EffectRef ref = lapsed(ledger, "invoice:1");
};

using Attack25 = FileAttack;

TEST_F(Attack25, WhateverIsWrittenIntoTheSchemaIsNamedByWhoeverOpensItNext)
{
    const std::vector<std::pair<std::string, std::string>> hands{
        {"DELETE FROM sqlite_schema WHERE name = 'log_entries_no_update'", "trigger log_entries_no_update is missing"},
        {"UPDATE sqlite_schema SET tbl_name = 'effect_intents', sql = replace(sql, 'BEFORE DELETE ON log_entries', "
         "'BEFORE DELETE ON effect_intents') WHERE name = 'log_entries_no_delete'",
         "trigger log_entries_no_delete was changed"},
        {"UPDATE sqlite_schema SET sql = replace(sql, 'NEW.version < OLD.version', '0') "
         "WHERE name = 'effect_intents_forward'",
         "trigger effect_intents_forward was changed"},
        {"UPDATE sqlite_schema SET sql = replace(sql, ' CHECK (outcome IN (''applied'', ''awaiting_countersign''))', "
         "'') WHERE name = 'log_entries'",
         "table log_entries was changed"},
        {"UPDATE sqlite_schema SET sql = replace(sql, 'UNIQUE INDEX', 'INDEX') WHERE name = 'proposals_one_open'",
         "index proposals_one_open was changed"},
        {"CREATE VIEW notes AS SELECT 1", "view notes does not belong to it"},
        // Names that only SQLite itself may give, unless it is told to look away.
        {"CREATE TRIGGER sqlite_helpful AFTER INSERT ON log_entries BEGIN SELECT 1; END",
         "trigger sqlite_helpful does not belong to it"},
        {"CREATE VIEW sqlite_notes AS SELECT 1", "view sqlite_notes does not belong to it"},
    };
    for (const auto &[sql, difference] : hands) {
        SCOPED_TRACE(sql);
        const LedgerCopy copy(ledger);
        underWritableSchema(copy->path(), sql);
        expectSchemaNamed(*copy, difference);
    }
}

// What SQLite itself may add to any file is no hand.
TEST_F(Attack25, StatisticsAndAVacuumAreNoHand)
{
    const LedgerCopy copy(ledger);
    must(must(SqliteSession::openBare(copy->path()))->runScript("ANALYZE; VACUUM", "cannot be tidied"));
    EXPECT_EQ(textOf(copy->verify()), "verified");
    EXPECT_EQ(receiptIn(copy->submit(Who::Operator,
                                     [&] {
                                         auto said = about(*copy, Who::Operator, ref, Kind::Note);
                                         said.reason = {"other", "Written after tidying up"};
                                         return said;
                                     }()))
                  .outcome,
              SubmitResult::Applied);
}

// The file of yesterday, moved into place while a console works on the one of today: the console goes on with what it
// has open, and its receipts are of a log that is no longer there.
TEST_F(Attack25, AnOlderFileMovedIntoPlaceUnderAnOpenConsoleIsFoundWhenItOpensAgain)
{
    verifies = false;
    const LedgerCopy yesterday(ledger);
    noteBy(Who::Operator, "On the file of today");
    for (const char *companion : {"-wal", "-shm"})
        fs::remove(ledger.path() + companion);
    fs::rename(yesterday->path(), ledger.path());
    noteBy(Who::Operator, "On a file that has no name any more");
    const audit::PinnedHead seen{ledger.trust().origin, must(ledger.reader().head())};
    ledger.closeFaces();
    const auto source = must(ledger.factory().openAudit());
    EXPECT_TRUE(names(must(audit::verifyLedger(*source, ledger.trust(), seen)), "pinned head"));
}

// SQLite joins a file with whatever write-ahead log stands beside it. Yesterday's file with today's newest pages is
// neither the one nor the other.
TEST_F(Attack25, AnOlderFileUnderANewerWriteAheadLogIsNoLedger)
{
    const LedgerCopy yesterday(ledger);
    for (int i = 0; i < 20; ++i)
        noteBy(Who::Operator, "Moved into the file " + std::to_string(i));
    ledger.closeFaces(); // which moves them there
    noteBy(Who::Operator, "Still in the write-ahead log");
    ASSERT_GT(fs::file_size(ledger.path() + "-wal"), 0U);
    fs::copy_file(ledger.path() + "-wal", yesterday->path() + "-wal");

    const auto opened = yesterday->factory().openWorker();
    if (!opened) {
        EXPECT_EQ(opened.error().kind, ErrorKind::Corrupt) << describe(opened.error());
        return;
    }
    EXPECT_FALSE(yesterday->verify().verified);
}

} // namespace
} // namespace countersign::ledger
