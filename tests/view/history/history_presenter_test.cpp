// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/bundle_verifier.h"
#include "models/base/file.h"
#include "models/view/wording/wording.h"
#include "tests/view/history/history_fixture.h"

#include <nlohmann/json.hpp>

#include <QSignalSpy>

#include <algorithm>

namespace countersign::view {
namespace {

class HistoryPresenterTest : public HistoryFixture
{
protected:
    HistoryPresenter &open(Who who)
    {
        m_presenter = std::make_unique<HistoryPresenter>(sessionOf(who));
        m_presenter->open();
        EXPECT_TRUE(waitFor([this] { return state().loadedOnce || state().error; }));
        return *m_presenter;
    }
    void TearDown() override
    {
        m_presenter.reset();
        m_session.reset();
    }
    const HistoryState &state() const { return m_presenter->state(); }
    const std::vector<StatementRow> &rows() const { return m_presenter->model().rows(); }
    void filter(const HistoryFilter &filter)
    {
        m_presenter->setFilter(filter);
        ASSERT_TRUE(waitFor([this] { return !state().loading; }));
    }
    void selectRow(std::size_t row)
    {
        m_presenter->select(rows().at(row).seq);
        ASSERT_TRUE(waitFor([this] { return state().detail.has_value(); }));
    }
    bool ended() const
    {
        return state().verification != Verification::Running && state().exporting == ExportKind::None;
    }

    std::unique_ptr<HistoryPresenter> m_presenter{};
};

TEST_F(HistoryPresenterTest, ShowsTheNewestEntriesFirstWithBothSigners)
{
    decideSmall();
    releaseLarge();
    open(Who::Auditor);
    ASSERT_GE(rows().size(), 3U);
    EXPECT_EQ(state().total, static_cast<qint64>(head().size));
    const auto &approved = rows().at(0);
    EXPECT_EQ(approved.action, QStringLiteral("RETRY"));
    EXPECT_EQ(approved.currency, QStringLiteral("EUR"));
    EXPECT_EQ(approved.amount, view::isolated(QStringLiteral("12\u00a0400.00")));
    EXPECT_EQ(approved.operatorName.toStdString(), ledger::personOf(Who::Operator));
    EXPECT_EQ(approved.approver.toStdString(), ledger::personOf(Who::Approver));
    EXPECT_EQ(approved.signatures, QStringLiteral("2/2"));
    EXPECT_EQ(rows().at(2).signatures, QStringLiteral("1/1"));
    EXPECT_EQ(approved.chain, chainWord(ChainVerdict::NotChecked));
    for (const auto &row : rows())
        EXPECT_LE(row.sentence.size(), 140);
}

TEST_F(HistoryPresenterTest, FiltersByActionAmountTimeActorAndTenant)
{
    decideSmall();
    releaseLarge();
    open(Who::Auditor);
    const auto count = [&](const HistoryFilter &asked) {
        filter(asked);
        EXPECT_EQ(state().filter, asked); // the text stays
        return state().total;
    };
    EXPECT_EQ(count({.action = QStringLiteral("release")}), 1);
    EXPECT_EQ(count({.action = QStringLiteral("propose")}), 1);
    EXPECT_EQ(count({.action = QStringLiteral("release"), .atLeast = QStringLiteral("EUR 10000.00")}), 1);
    EXPECT_EQ(count({.action = QStringLiteral("release"), .atLeast = QStringLiteral("EUR 20000.00")}), 0);
    EXPECT_EQ(count({.action = QStringLiteral("release"), .atLeast = QStringLiteral("USD 1.00")}), 0);
    EXPECT_EQ(count({.from = QStringLiteral("2027-01-01")}), 0);
    EXPECT_EQ(count({.to = QStringLiteral("2026-11-01")}), 0);
    EXPECT_EQ(count({.actor = QString::fromStdString(ledger::personOf(Who::Approver))}), 1);
    // His own decision, his proposal, and the approval of it.
    EXPECT_EQ(count({.actor = QString::fromStdString(ledger::personOf(Who::Operator))}), 3);
    EXPECT_EQ(count({.action = QStringLiteral("release"), .tenant = QStringLiteral("acme")}), 1);
    EXPECT_EQ(count({.tenant = QStringLiteral("nobody")}), 0);
    EXPECT_EQ(count({}), static_cast<qint64>(head().size));
}

TEST_F(HistoryPresenterTest, VerifyingSaysWhatHoldsAndCoversTheRows)
{
    decideSmall();
    auto &presenter = open(Who::Auditor);
    QSignalSpy spy(&presenter, &HistoryPresenter::verified);
    presenter.verify();
    EXPECT_EQ(state().verification, Verification::Running);
    ASSERT_TRUE(waitFor([this] { return ended(); }));
    ASSERT_EQ(state().verification, Verification::Done) << describe(state().verifyError.value_or(Error{}));
    EXPECT_EQ(spy.count(), 1);
    EXPECT_TRUE(state().verdictLine.startsWith(QStringLiteral("VERIFIED %1 records, 0 broken").arg(head().size)))
        << state().verdictLine.toStdString();
    EXPECT_FALSE(state().scope.isEmpty());
    EXPECT_EQ(rows().front().chain, chainWord(ChainVerdict::Holds));
    EXPECT_EQ(pinnedOf(Who::Auditor), head());
}

TEST_F(HistoryPresenterTest, ATamperedLedgerIsNamedAndNeverCalledVerified)
{
    decideSmall();
    tamper("UPDATE effect_intents SET status = 'rejected' WHERE intent_key = 'invoice:small'");
    auto &presenter = open(Who::Auditor);
    presenter.verify();
    ASSERT_TRUE(waitFor([this] { return ended(); }));
    EXPECT_FALSE(state().verdict.verified);
    EXPECT_FALSE(state().verdictLine.startsWith(QLatin1String("VERIFIED")));
    EXPECT_TRUE(state().verdictLine.contains(QLatin1String("invoice:small"))) << state().verdictLine.toStdString();
}

TEST_F(HistoryPresenterTest, C5_StoppingIsAnsweredAtOnceAndProvesNothing)
{
    decideSmall();
    auto &presenter = open(Who::Auditor);
    presenter.verify();
    presenter.stop();
    EXPECT_EQ(state().verification, Verification::Stopped);
    EXPECT_FALSE(state().verdict.verified);
    EXPECT_FALSE(state().verdictLine.startsWith(QLatin1String("VERIFIED")));
    presenter.verify(); // and can be asked for again
    ASSERT_TRUE(waitFor([this] { return ended(); }));
    EXPECT_EQ(state().verification, Verification::Done);
}

TEST_F(HistoryPresenterTest, TheDetailHoldsEverySignedFieldTheEvidenceAndTheBytes)
{
    decideSmall();
    open(Who::Auditor);
    selectRow(0);
    const auto &detail = *state().detail;
    const auto said = newestStatement();
    const auto has = [](const DetailFields &fields, const QString &copy) {
        return std::any_of(fields.begin(), fields.end(), [&](const DetailField &field) { return field.copy == copy; });
    };
    for (const auto &value : {said.id, said.tenant, said.intent, said.effect->providerKey, said.effect->requestDigest,
                              said.effect->amountMinor, said.result->providerId, said.reason.code, said.seen.root,
                              said.policy->digest, said.contract->digest, said.key})
        EXPECT_TRUE(has(detail.fields, QString::fromStdString(value))) << value;
    EXPECT_TRUE(has(detail.evidence, QString::fromStdString(said.evidence.at(0).digest)));
    EXPECT_TRUE(detail.evidence.at(0).value.startsWith(QLatin1String("Found")));
    EXPECT_EQ(detail.bytes.toStdString(), *statement::encodeStatement(said));
    EXPECT_EQ(detail.change.at(0).value, QStringLiteral("unknown → confirmed"));
}

TEST_F(HistoryPresenterTest, ReversingIsAskedForOnlyWhereTheLedgerOffersIt)
{
    decideSmall();
    auto &presenter = open(Who::Operator);
    QSignalSpy spy(&presenter, &HistoryPresenter::actionWanted);
    selectRow(0);
    EXPECT_FALSE(state().detail->mayReverse); // nothing contradicts it yet
    EXPECT_FALSE(state().detail->reverseReason.isEmpty());
    presenter.reverse();
    EXPECT_EQ(spy.count(), 0);
}

TEST_F(HistoryPresenterTest, ABundleIsWrittenAndVerifiedAgainFromTheFile)
{
    decideSmall();
    auto &presenter = open(Who::Auditor);
    EXPECT_FALSE(state().bundleReason.isEmpty());
    selectRow(0);
    EXPECT_TRUE(state().bundleReason.isEmpty());
    const auto path = fileNamed("bundle.json");
    presenter.exportBundle(QString::fromStdString(path));
    ASSERT_TRUE(waitFor([this] { return ended(); }));
    ASSERT_FALSE(state().exportError) << describe(*state().exportError);
    EXPECT_TRUE(state().exportVerified);
    EXPECT_TRUE(state().exportText.contains(QLatin1String("verify-bundle")));
    const auto bundle = ledger::must(audit::parseBundle(ledger::must(readFile(path))));
    EXPECT_TRUE(audit::verifyBundle(bundle, m_ledger.trust()).verified);
}

TEST_F(HistoryPresenterTest, AnOperatorsBundleIsRefusedAndNothingIsWritten)
{
    decideSmall();
    auto &presenter = open(Who::Operator);
    selectRow(0);
    const auto path = fileNamed("bundle.json");
    presenter.exportBundle(QString::fromStdString(path));
    ASSERT_TRUE(waitFor([this] { return ended(); }));
    ASSERT_TRUE(state().exportError);
    EXPECT_FALSE(state().exportVerified);
    EXPECT_FALSE(readFile(path));
}

TEST_F(HistoryPresenterTest, C20_ExportsTheFilteredRowsAsCsvAndJson)
{
    decideSmall();
    releaseLarge();
    auto &presenter = open(Who::Auditor);
    filter({.action = QStringLiteral("release")});
    presenter.exportTable(ExportKind::Csv, QString::fromStdString(fileNamed("rows.csv")));
    ASSERT_TRUE(waitFor([this] { return ended(); }));
    ASSERT_FALSE(state().exportError);
    const auto csv = ledger::must(readFile(fileNamed("rows.csv")));
    EXPECT_EQ(std::count(csv.begin(), csv.end(), '\n'), 2);
    EXPECT_NE(csv.find(",EUR,12400.00,"), std::string::npos) << csv;
    presenter.exportTable(ExportKind::Json, QString::fromStdString(fileNamed("rows.json")));
    ASSERT_TRUE(waitFor([this] { return ended(); }));
    const auto json = nlohmann::json::parse(ledger::must(readFile(fileNamed("rows.json"))));
    ASSERT_EQ(json.size(), 1U);
    EXPECT_EQ(json[0]["amount"], "12400.00");
}

TEST_F(HistoryPresenterTest, C14_CopiesAreWholeAndTheTicketSummaryNamesNobody)
{
    decideSmall();
    auto &presenter = open(Who::Auditor);
    EXPECT_TRUE(presenter.copySelected(CopyForm::Json).isEmpty());
    selectRow(0);
    for (const auto form : {CopyForm::Text, CopyForm::Tsv, CopyForm::Csv, CopyForm::Json, CopyForm::Markdown})
        EXPECT_TRUE(presenter.copySelected(form).contains(QLatin1String("1250.00")))
            << copyFormWord(form).toStdString();
    const auto ticket = presenter.copySelected(CopyForm::TicketSummary);
    EXPECT_FALSE(ticket.contains(QString::fromStdString(ledger::personOf(Who::Operator))));
    EXPECT_FALSE(ticket.contains(QLatin1String("cus_7")));
    EXPECT_TRUE(ticket.contains(QString::fromStdString(newestStatement().id)));
}

TEST_F(HistoryPresenterTest, C10_SelectionSurvivesARefreshAndNewEntries)
{
    decideSmall();
    auto &presenter = open(Who::Auditor);
    selectRow(0);
    const auto chosen = state().selected;
    releaseLarge();
    presenter.refresh();
    ASSERT_TRUE(waitFor([&] { return state().total == static_cast<qint64>(head().size); }));
    EXPECT_EQ(state().selected, chosen);
    EXPECT_TRUE(state().detail.has_value());
}

TEST_F(HistoryPresenterTest, WhatSaysHowToCheckCanBePastedIntoAShell)
{
    EXPECT_EQ(open(Who::Auditor).howToCheck(),
              QStringLiteral("countersignctl --ledger 'sqlite:/srv/it'\\''s' --trust TRUST.json audit verify"));
}

TEST_F(HistoryPresenterTest, ALedgerThatCannotBeReadIsAnErrorAndNoEmptyLog)
{
    m_presenter = std::make_unique<HistoryPresenter>(sessionOf(Who::Auditor, false));
    m_presenter->open();
    ASSERT_TRUE(waitFor([this] { return state().error.has_value(); }));
    EXPECT_FALSE(state().loadedOnce);
    m_presenter->verify();
    ASSERT_TRUE(waitFor([this] { return ended(); }));
    EXPECT_EQ(state().verification, Verification::Failed);
    EXPECT_FALSE(state().verdict.verified);
}

} // namespace
} // namespace countersign::view
