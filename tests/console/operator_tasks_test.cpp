// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/console/console_fixture.h"
#include "ui/actions/action_set.h"

#include <QLabel>

// The operator's tasks of ux.md section 12.
namespace countersign::console {
namespace {

using effect::EffectStatus;
using view::SheetPhase;

class OperatorTasks : public ConsoleTest
{
protected:
    void SetUp() override
    {
        ASSERT_NO_FATAL_FAILURE(ConsoleTest::SetUp());
        signIn("operator");
    }
    void freeze()
    {
        press(Qt::Key_F);
        ASSERT_TRUE(until([this] { return !screens().dossier.state().claim.isEmpty(); }));
    }
};

TEST_F(OperatorTasks, T1ResolvesASingleMatchInFourKeystrokes)
{
    goTo("accepted_small");
    beginTask();
    freeze();
    lookUp();
    press(Qt::Key_A);
    ASSERT_TRUE(sheetCanBeSigned()) << screen().toStdString();
    chord(Qt::Key_Return);
    ASSERT_TRUE(sheetIs(SheetPhase::Applied)) << screen().toStdString();
    EXPECT_LE(keystrokes(), 6);
    const auto row = dossier("accepted_small").intent;
    EXPECT_EQ(row.status, EffectStatus::Confirmed);
    EXPECT_EQ(madeFor(row.ref), std::vector<std::string>{row.providerResultId});
}

TEST_F(OperatorTasks, T2TheMostUrgentEffectAndItsReasonStandThereAtOnce)
{
    const auto *first = screens().queue.rows().row(0);
    ASSERT_NE(first, nullptr);
    EXPECT_TRUE(first->openConflict || first->ref == refOf("key_expiring"));
    EXPECT_EQ(screens().queue.state().current, first->ref);
    ASSERT_TRUE(until([&] { return screens().dossier.state().ref == first->ref; }));
    EXPECT_TRUE(says(first->openConflict ? "DUPLICATE CONFLICT" : "KEY EXPIRING"));
    EXPECT_TRUE(says(first->openConflict ? "invoice-1011" : "invoice-1014"));
    EXPECT_FALSE(window().findChild<QLabel *>(QStringLiteral("queueOrder"))->text().isEmpty());
    EXPECT_EQ(focused(), QStringLiteral("queueTable"));
}

TEST_F(OperatorTasks, T3TwoMatchesAreEscalatedAndStayUnknown)
{
    goTo("two_matches");
    beginTask();
    freeze();
    lookUp();
    EXPECT_TRUE(says("more than one matching object"));
    press(Qt::Key_E);
    ASSERT_TRUE(sheetIs(SheetPhase::Filling));
    press(Qt::Key_1);
    type("The provider made two charges of one request");
    ASSERT_TRUE(sheetCanBeSigned()) << screen().toStdString();
    chord(Qt::Key_Return);
    ASSERT_TRUE(sheetIs(SheetPhase::Applied)) << screen().toStdString();
    EXPECT_LE(keystrokes(), 6);
    const auto row = dossier("two_matches").intent;
    EXPECT_EQ(row.status, EffectStatus::Unknown);
    EXPECT_FALSE(row.escalatedTo.empty());
    EXPECT_EQ(madeFor(row.ref).size(), 2U) << "the provider's own two, and no third";
}

TEST_F(OperatorTasks, T4ProposesAboveTheThreshold)
{
    goTo("accepted_large");
    beginTask();
    freeze();
    lookUp();
    press(Qt::Key_A);
    ASSERT_TRUE(sheetIs(SheetPhase::Filling));
    press(Qt::Key_1);
    EXPECT_EQ(focused(), QStringLiteral("sheet.amount"));
    type("12500.00");
    ASSERT_TRUE(sheetCanBeSigned()) << screen().toStdString();
    chord(Qt::Key_Return);
    ASSERT_TRUE(sheetIs(SheetPhase::AwaitingCountersign)) << screen().toStdString();
    EXPECT_LE(keystrokes(), 8);
    EXPECT_TRUE(says("another person to countersign"));
    const auto row = dossier("accepted_large").intent;
    EXPECT_EQ(row.status, EffectStatus::Unknown);
    EXPECT_EQ(madeFor(row.ref).size(), 1U);
}

} // namespace
} // namespace countersign::console
