// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/bundle_verifier.h"
#include "models/base/file.h"
#include "models/view/wording/wording.h"
#include "tests/ui/history/history_page_fixture.h"

// The auditor's tasks of ux.md section 12 on the real page, each recording what is on screen and how many presses it
// took.
namespace countersign::ui {
namespace {

class HistoryWalk : public HistoryPageFixture
{
protected:
    void press(const char *id)
    {
        ++m_presses;
        action(id)->trigger();
    }
    void filter(const char *field, const QString &text)
    {
        ++m_presses; // one action: go there and type
        type(field, text);
        ASSERT_TRUE(waitFor([this] { return idle(); }));
    }
    void see(const QString &text) { m_seen += text; }
    void TearDown() override
    {
        RecordProperty("presses", m_presses);
        RecordProperty("seen", m_seen.join(QLatin1String(" | ")).toStdString());
        HistoryPageFixture::TearDown();
    }

    int m_presses = 0;
    QStringList m_seen{};
};

// T7: verify the log, export one effect's bundle, verify it outside the program: at most 8 presses.
TEST_F(HistoryWalk, T7_VerifyExportAndVerifyElsewhere)
{
    decideSmall();
    releaseLarge();
    open(Who::Auditor);
    press("history.verify");
    ASSERT_TRUE(waitFor([this] { return idle(); }));
    see(textOf("verdict"));
    EXPECT_TRUE(m_seen.back().startsWith(QStringLiteral("VERIFIED %1 records, 0 broken").arg(head().size)))
        << m_seen.back().toStdString();
    see(textOf("scope"));
    EXPECT_TRUE(m_seen.back().contains(QLatin1String("Not checked")));

    const auto path = fileNamed("proof.json");
    m_prompter.answer = QString::fromStdString(path);
    ++m_presses; // the row
    table()->selectRow(0);
    ASSERT_TRUE(waitFor([this] { return m_presenter->state().detail.has_value(); }));
    press("history.exportBundle");
    ++m_presses; // the file
    ASSERT_TRUE(waitFor([this] { return idle(); }));
    see(textOf("exportText"));
    EXPECT_TRUE(m_seen.back().contains(QLatin1String("verified again"))) << m_seen.back().toStdString();
    EXPECT_TRUE(m_seen.back().contains(QStringLiteral("audit verify-bundle '%1'").arg(m_prompter.answer)));
    EXPECT_LE(m_presses, 8);

    closeDesks(); // elsewhere: the file and the trust, and nothing else
    const auto bundle = ledger::must(audit::parseBundle(ledger::must(readFile(path))));
    const auto report = audit::verifyBundle(bundle, m_ledger.trust());
    EXPECT_TRUE(report.verified);
    ASSERT_EQ(report.decisions.size(), 2U);
    EXPECT_EQ(report.decisions[1].action, "release");
}

// T8: who released retries above EUR 10 000 in a month, on what evidence: at most 12 actions, all of it right.
TEST_F(HistoryWalk, T8_WhoReleasedLargeRetriesAndOnWhatEvidence)
{
    decideSmall();
    releaseLarge();
    open(Who::Auditor);
    filter("filterFrom", QStringLiteral("2026-12-01"));
    filter("filterTo", QStringLiteral("2027-01-01"));
    filter("filterAtLeast", QStringLiteral("EUR 10000.00"));
    auto *actions = find<QComboBox>("filterAction");
    ++m_presses;
    actions->setCurrentIndex(actions->findData(QStringLiteral("release")));
    Q_EMIT actions->activated(actions->currentIndex());
    ASSERT_TRUE(waitFor([this] { return idle() && m_presenter->state().total == 1; }));
    see(textOf("filterSays"));
    EXPECT_TRUE(m_seen.back().contains(QLatin1String("before 2027-01-01 00:00:00Z"))) << m_seen.back().toStdString();

    using Model = view::StatementTableModel;
    EXPECT_EQ(cell(0, Model::Action), QStringLiteral("RETRY"));
    EXPECT_EQ(cell(0, Model::Amount), view::isolated(QStringLiteral("12\u00a0400.00")));
    EXPECT_EQ(cell(0, Model::Operator).toStdString(), ledger::personOf(Who::Operator));
    EXPECT_EQ(cell(0, Model::Approver).toStdString(), ledger::personOf(Who::Approver));
    EXPECT_EQ(cell(0, Model::Signatures), QStringLiteral("2/2"));
    see(cell(0, Model::Operator) + QLatin1Char('+') + cell(0, Model::Approver));

    ASSERT_TRUE(waitFor([this] { return m_presenter->state().detail.has_value(); }));
    find<QTabWidget>("detailTabs")->setCurrentIndex(1);
    ++m_presses;
    see(find<QPlainTextEdit>("detailEvidence")->toPlainText());
    EXPECT_TRUE(m_seen.back().contains(QLatin1String("Absent"))) << m_seen.back().toStdString();
    EXPECT_TRUE(m_seen.back().contains(QString::fromStdString(ledger::personOf(Who::Approver))));
    EXPECT_LE(m_presses, 12);
}

} // namespace
} // namespace countersign::ui
