// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/countersign/profiles.h"
#include "tests/console/console_fixture.h"
#include "tests/console/cuttable_bench.h"
#include "tests/console/lost_key.h"
#include "ui/actions/action_set.h"

#include <QApplication>
#include <QPlainTextEdit>

#include <atomic>

// What goes wrong in ux.md section 12: the line is cut, a key is lost.
namespace countersign::console {
namespace {

using effect::EffectStatus;
using ui::ActionSet;
using view::SheetPhase;

class BadDays : public ConsoleTest
{
protected:
    QAction *action(const char *id) { return console().actions().find(QLatin1String(id)); }
    std::string reasonOf(const char *id) { return ActionSet::reason(action(id)).toStdString(); }
    QString written()
    {
        const auto *text = shown<QPlainTextEdit>("sheet.text");
        return text == nullptr ? QString() : text->toPlainText();
    }
    // L again and again, until the contract takes absence for final.
    void lookUntilAbsenceIsFinal()
    {
        ASSERT_TRUE(until([this] {
            const bool asking = screens().lookup.isRunning() || screens().dossier.state().loading;
            if (!asking && !ActionSet::isAvailable(action("queue.reject")))
                press(Qt::Key_L);
            return !asking && ActionSet::isAvailable(action("queue.reject"));
        })) << reasonOf("queue.reject");
    }
};

TEST_F(BadDays, T9WhatIsTypedWhileTheLedgerIsAwayIsKeptAndNothingIsSent)
{
    const auto away = std::make_shared<std::atomic<bool>>(false);
    open(std::make_unique<app::Console>(
        app::identityOf(profileOf("operator"), false),
        [profile = profileOf("operator"), away]() -> std::unique_ptr<view::Workbench> {
            return std::make_unique<CuttableBench>(profile, away);
        },
        theme(), clock()));
    goTo("two_matches");
    press(Qt::Key_E);
    ASSERT_TRUE(sheetIs(SheetPhase::Filling));
    press(Qt::Key_1);
    type("The provider made");
    *away = true;
    type(" two charges");
    ASSERT_TRUE(says("Disconnected"));
    ASSERT_TRUE(until([this] { return !sheet().state().outcome.isEmpty(); }));
    type(" of one request");
    EXPECT_EQ(focused(), QStringLiteral("sheet.text")) << "whoever types is not sent elsewhere";
    EXPECT_EQ(written(), QStringLiteral("The provider made two charges of one request"));
    EXPECT_TRUE(says("nothing was sent to the provider")) << screen().toStdString();
    EXPECT_EQ(QApplication::activeModalWidget(), nullptr);
    EXPECT_EQ(QApplication::activePopupWidget(), nullptr);
    chord(Qt::Key_Return);
    EXPECT_FALSE(sheet().state().canSign());
    EXPECT_TRUE(sheet().isOpen());
    EXPECT_TRUE(dossier("two_matches").intent.escalatedTo.empty());
    *away = false;
    ASSERT_TRUE(sheetCanBeSigned()) << screen().toStdString();
    chord(Qt::Key_Return);
    ASSERT_TRUE(sheetIs(SheetPhase::Applied)) << screen().toStdString();
    const auto after = dossier("two_matches");
    EXPECT_FALSE(after.intent.escalatedTo.empty());
    EXPECT_EQ(after.intent.status, EffectStatus::Unknown);
}

TEST_F(BadDays, T10ALostKeyClosesRetryAndLeavesRejectWhereAbsenceIsFinal)
{
    const auto ref = chargeWithLostKey(dir());
    ASSERT_TRUE(ref.has_value()) << describe(ref.error());
    signIn("operator");
    goTo(*ref);
    EXPECT_TRUE(says("KEY LOST"));
    ASSERT_NO_FATAL_FAILURE(lookUntilAbsenceIsFinal());
    EXPECT_FALSE(ActionSet::isAvailable(action("queue.release")));
    EXPECT_TRUE(says("Release for retry, unavailable: the provider may have forgotten the key"))
        << screen().toStdString();
    beginTask();
    press(Qt::Key_R);
    ASSERT_TRUE(sheetIs(SheetPhase::Filling));
    press(Qt::Key_1);
    ASSERT_TRUE(sheetCanBeSigned()) << screen().toStdString();
    chord(Qt::Key_Return);
    ASSERT_TRUE(sheetIs(SheetPhase::Applied)) << screen().toStdString();
    EXPECT_LE(keystrokes(), 3);
    EXPECT_EQ(dossier(*ref).intent.status, EffectStatus::Rejected);
    EXPECT_EQ(madeFor(*ref).size(), 0U);
}

TEST_F(BadDays, T10ALostKeyIsEscalatedWhereAbsenceIsNotProven)
{
    const auto ref = chargeWithLostKey(dir());
    ASSERT_TRUE(ref.has_value()) << describe(ref.error());
    signIn("operator");
    goTo(*ref);
    EXPECT_TRUE(says("KEY LOST"));
    EXPECT_FALSE(ActionSet::isAvailable(action("queue.reject")));
    EXPECT_FALSE(ActionSet::isAvailable(action("queue.release")));
    beginTask();
    press(Qt::Key_T); // asks why
    EXPECT_FALSE(sheet().isOpen());
    press(Qt::Key_E);
    ASSERT_TRUE(sheetIs(SheetPhase::Filling));
    press(Qt::Key_1);
    type("The key is lost and nothing is proven");
    ASSERT_TRUE(sheetCanBeSigned()) << screen().toStdString();
    chord(Qt::Key_Return);
    ASSERT_TRUE(sheetIs(SheetPhase::Applied)) << screen().toStdString();
    EXPECT_LE(keystrokes() - 1, 3) << "without the question why";
    EXPECT_EQ(dossier(*ref).intent.status, EffectStatus::Unknown);
    EXPECT_EQ(madeFor(*ref).size(), 0U);
}

} // namespace
} // namespace countersign::console
