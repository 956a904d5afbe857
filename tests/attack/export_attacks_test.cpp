// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/checkpoint.h"
#include "models/base/csv.h"
#include "models/desk/attend.h"
#include "models/desk/evidence_bundle.h"
#include "models/desk/export_history.h"
#include "models/desk/resolve.h"
#include "tests/desk/desk_fixture.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

// What leaves the ledger for other programs (24): tables that a spreadsheet would compute, and proofs that others are
// to believe.
namespace countersign::desk {
namespace {

using nlohmann::json;
using statement::Action;
using ::testing::Contains;
using ::testing::Not;
using ::testing::StartsWith;

// RFC 4180, as a reader that knows nothing of us would do it.
std::vector<std::vector<std::string>> readCsv(const std::string &text)
{
    std::vector<std::vector<std::string>> rows{{""}};
    bool quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        std::string &cell = rows.back().back();
        const char c = text[i];
        if (quoted && c == '"' && i + 1 < text.size() && text[i + 1] == '"')
            cell += text[++i];
        else if (c == '"')
            quoted = !quoted;
        else if (quoted)
            cell += c;
        else if (c == ',')
            rows.back().emplace_back();
        else if (c == '\r' && i + 1 < text.size() && text[i + 1] == '\n' && ++i > 0)
            rows.push_back({""});
        else
            cell += c;
    }
    rows.pop_back();
    return rows;
}

class Attack24 : public DeskTest
{
protected:
    Attack24()
    {
        const auto seen = ledger::lookUpFound(m_ledger, Who::Operator, m_ref);
        ResolveRequest request{.ref = m_ref, .action = Action::Confirm};
        request.evidence = {seen};
        request.reasonCode = "single_match";
        applied(resolve(deskOf(Who::Operator), request));
    }
    Result<std::string> bundleBy(Who who)
    {
        const auto source = must(m_ledger.factory().openAudit());
        return makeEvidenceBundle(*source, m_ledger.trust(), "", m_ref, ledger::personOf(who), m_ledger.signer(who));
    }
    audit::BundleReport verify(const audit::Bundle &bundle) { return audit::verifyBundle(bundle, m_ledger.trust()); }

    effect::EffectRef m_ref = ledger::lapsed(m_ledger, "invoice:small");
};

const std::vector<std::string> HostileTexts{
    "=cmd|' /C calc'!A0", "+1+1",      "-2+3",     "@SUM(A1:A9)", " =1+1",   "\u00a0=1+1",
    "a, \"quoted\" b",    "'=already", "=1,\"2\"", "plain; text", "über € 1"};

TEST_F(Attack24, WhatPeopleWroteIsNoFormulaInACsvAndComesBackWhole)
{
    for (const auto &text : HostileTexts)
        applied(note(deskOf(Who::Operator), m_ref, text + " (a note)", ""));
    const auto table = must(readHistory(m_ledger.reader(), {}));
    const auto read = readCsv(historyCsv(table));
    ASSERT_EQ(read.size(), table.rows.size() + 1);
    EXPECT_EQ(read.front(), table.columns);
    std::size_t formulas = 0;
    for (std::size_t row = 0; row < table.rows.size(); ++row)
        for (std::size_t column = 0; column < table.columns.size(); ++column) {
            const auto &cell = read[row + 1][column];
            const bool number = isNumericColumn(table.columns[column]);
            EXPECT_EQ(number ? cell : withoutFormulaGuard(cell), table.rows[row][column]);
            if (!number) {
                EXPECT_THAT(std::string("=+-@\t\r"), Not(Contains(cell.empty() ? 'x' : cell.front()))) << cell;
            }
            formulas += cell.starts_with('\'') ? 1U : 0U;
        }
    EXPECT_GE(formulas, 7U);
}

// No statement holds such characters; a table that somebody got at does.
TEST_F(Attack24, TabsAndLineEndsInACellStartNoFormulaEither)
{
    const HistoryTable table{{"seq", "reason_text"},
                             {{"1", "\t=1"}, {"2", "a\r=1"}, {"3", "a\r\n@x"}, {"4", "a\n +1"}}};
    const auto read = readCsv(historyCsv(table));
    EXPECT_EQ(read[1][1], "'\t=1");
    EXPECT_EQ(read[2][1], "a\r'=1");
    EXPECT_EQ(read[3][1], "a\r\n'@x");
    EXPECT_EQ(read[4][1], "a\n' +1");
}

TEST_F(Attack24, AmountsArePlainAndNeverGuarded)
{
    const auto table = must(readHistory(m_ledger.reader(), {.action = "confirm"}));
    const auto read = readCsv(historyCsv(table));
    ASSERT_EQ(read.size(), 2U);
    EXPECT_THAT(read[1], Contains("1250.00"));
    EXPECT_THAT(historyCsv(table), StartsWith("seq,time_utc,"));
}

TEST_F(Attack24, JsonGivesBackEveryByte)
{
    for (const auto &text : HostileTexts)
        applied(note(deskOf(Who::Operator), m_ref, text + " (a note)", ""));
    const auto table = must(readHistory(m_ledger.reader(), {}));
    const auto rows = json::parse(historyJson(table));
    ASSERT_EQ(rows.size(), table.rows.size());
    for (std::size_t row = 0; row < rows.size(); ++row)
        for (std::size_t column = 0; column < table.columns.size(); ++column)
            EXPECT_EQ(rows[row][table.columns[column]], table.rows[row][column]);
}

TEST_F(Attack24, OneResolutionVerifiesWithTheRootKeysAndNoLedger)
{
    const auto bytes = must(bundleBy(Who::Auditor));
    closeDesks();
    const auto report = verify(must(audit::parseBundle(bytes)));
    EXPECT_TRUE(report.verified);
    ASSERT_EQ(report.decisions.size(), 1U);
    EXPECT_EQ(report.decisions[0].action, "confirm");
    EXPECT_EQ(report.decisions[0].person, ledger::personOf(Who::Operator));
    EXPECT_EQ(report.evidence, 1U);
}

TEST_F(Attack24, WithoutATrustedCheckpointItDoesNot)
{
    const auto good = must(audit::parseBundle(must(bundleBy(Who::Auditor))));
    auto unsignedHead = good;
    unsignedHead.checkpoint = unsignedHead.checkpoint.substr(0, unsignedHead.checkpoint.find("\n\n") + 1);
    EXPECT_FALSE(verify(unsignedHead).verified);

    auto byOperator = good;
    byOperator.signer = ledger::personOf(Who::Operator);
    byOperator.signerKey = m_ledger.signer(Who::Operator).publicKey().keyId();
    const auto head = must(m_ledger.reader().head());
    byOperator.checkpoint =
        must(audit::signCheckpoint({good.origin, head}, byOperator.signer, m_ledger.signer(Who::Operator)));
    EXPECT_FALSE(verify(byOperator).verified);

    auto otherHead = good;
    otherHead.checkpoint = must(audit::signCheckpoint({good.origin, {head.size, sha256("another log")}}, good.signer,
                                                      m_ledger.signer(Who::Auditor)));
    EXPECT_FALSE(verify(otherHead).verified);
}

TEST_F(Attack24, AnOperatorCannotExportAProof)
{
    const auto refused = bundleBy(Who::Operator);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().kind, ErrorKind::VerificationFailed);
}

TEST_F(Attack24, NothingIsSignedOverAHistoryThatDoesNotHold)
{
    tamper("UPDATE effect_intents SET status = 'rejected' WHERE intent_key = 'invoice:small'");
    const auto refused = bundleBy(Who::Auditor);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().kind, ErrorKind::VerificationFailed);
}

} // namespace
} // namespace countersign::desk
