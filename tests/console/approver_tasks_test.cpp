// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/wording/wording.h"
#include "tests/console/console_fixture.h"
#include "tests/console/proposing.h"

// The approver's tasks of ux.md section 12, on what the operator has proposed before.
namespace countersign::console {
namespace {

using effect::EffectStatus;
using view::SheetPhase;

class ApproverTasks : public ConsoleTest
{
protected:
    void propose(const std::string &scenario, const std::string &reasonCode, const std::string &reasonText)
    {
        const auto done = proposeAcceptance(profileOf("operator"), refOf(scenario), reasonCode, reasonText);
        ASSERT_TRUE(done.has_value()) << describe(done.error());
    }
    // Ctrl+2 and Enter: the approver's own look.
    void openRequest()
    {
        chord(Qt::Key_2);
        ASSERT_TRUE(until([this] { return screens().approvals.state().waiting.size() == 1; }));
        press(Qt::Key_Return);
        ASSERT_TRUE(until([this] {
            const auto &open = screens().approvals.state().open;
            return open && open->look == view::LookPhase::Done;
        })) << screen().toStdString();
    }
};

TEST_F(ApproverTasks, T5CountersignsBlindFirstByKeysAlone)
{
    propose("accepted_large", "single_match", "The customer waits for the goods");
    signIn("approver");
    beginTask();
    openRequest();
    const std::string maker = profileOf("operator").person;
    const auto expectNothingOfTheMaker = [&] {
        for (const std::string &hidden : {std::string("Proposed by"), maker, std::string("The customer waits"),
                                          std::string("ACCEPT"), std::string("single_match")})
            EXPECT_FALSE(screen().contains(QString::fromStdString(hidden))) << hidden << '\n' << screen().toStdString();
    };
    expectNothingOfTheMaker();
    EXPECT_TRUE(says("12\u00A0500.00"));
    press(Qt::Key_1); // exists once
    expectNothingOfTheMaker();
    press(Qt::Key_Return); // continue
    ASSERT_TRUE(sheetIs(SheetPhase::Filling));
    EXPECT_TRUE(says("The customer waits for the goods"));
    EXPECT_TRUE(screen().contains(QStringLiteral("Proposed by ") + view::isolated(QString::fromStdString(maker))))
        << screen().toStdString();
    EXPECT_TRUE(says("SANDBOX"));
    press(Qt::Key_1);
    EXPECT_EQ(focused(), QStringLiteral("sheet.amount"));
    type("12500.00");
    ASSERT_TRUE(sheetCanBeSigned()) << screen().toStdString();
    chord(Qt::Key_Return);
    ASSERT_TRUE(sheetIs(SheetPhase::Applied)) << screen().toStdString();
    EXPECT_LE(keystrokes(), 14);
    const auto row = dossier("accepted_large").intent;
    EXPECT_EQ(row.status, EffectStatus::Confirmed);
    EXPECT_EQ(madeFor(row.ref), std::vector<std::string>{row.providerResultId});
}

TEST_F(ApproverTasks, T6ASeededFaultIsSeenAndDeclined)
{
    propose("amount_mismatch", "mismatch_accepted", "The difference is a fee");
    signIn("approver");
    beginTask();
    openRequest();
    EXPECT_TRUE(says("differs")) << screen().toStdString();
    EXPECT_TRUE(says("95.00"));
    EXPECT_TRUE(says("59.00"));
    while (focused() != QLatin1String("approvals.declineButton")) {
        press(Qt::Key_Tab);
        ASSERT_LE(keystrokes(), 20) << focused().toStdString();
    }
    press(Qt::Key_Space);
    ASSERT_TRUE(sheetIs(SheetPhase::Filling));
    EXPECT_EQ(focused(), QStringLiteral("sheet.reason"));
    press(Qt::Key_End); // another reason
    press(Qt::Key_Tab);
    type("Digits of the amount are swapped");
    ASSERT_TRUE(sheetCanBeSigned()) << screen().toStdString();
    chord(Qt::Key_Return);
    ASSERT_TRUE(sheetIs(SheetPhase::Applied)) << screen().toStdString();
    EXPECT_LE(keystrokes(), 10);
    const auto after = dossier("amount_mismatch");
    EXPECT_EQ(after.intent.status, EffectStatus::Unknown);
    EXPECT_EQ(madeFor(after.intent.ref).size(), 1U);
}

} // namespace
} // namespace countersign::console
