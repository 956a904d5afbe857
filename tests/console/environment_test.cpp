// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/console/console_fixture.h"
#include "tests/console/demo_master.h"
#include "ui/actions/action_set.h"
#include "ui/widgets/environment_band.h"

#include <QLabel>
#include <QSignalSpy>

// T12 of ux.md section 12 and complaint 9: the environment's word stands wherever somebody could act.
namespace countersign::console {
namespace {

using view::SheetPhase;

class Environment : public ConsoleTest
{
protected:
    bool isAvailable(const char *id) { return ui::ActionSet::isAvailable(console().actions().find(QLatin1String(id))); }
    // The sheet that this key opens carries the word; and back.
    void expectSheet(Qt::Key key, const QString &word)
    {
        press(key);
        ASSERT_TRUE(sheetIs(SheetPhase::Filling)) << key << '\n' << screen().toStdString();
        const auto *label = shown<QLabel>("sheet.environment");
        ASSERT_NE(label, nullptr);
        EXPECT_EQ(label->text(), word);
        press(Qt::Key_Escape);
        ASSERT_TRUE(until([this] { return !sheet().isOpen(); }));
    }
    void expectFrame(const QString &word)
    {
        EXPECT_TRUE(window().windowTitle().startsWith(word + QLatin1Char(' ')));
        const auto *band = window().findChild<ui::EnvironmentBand *>();
        ASSERT_NE(band, nullptr);
        EXPECT_TRUE(band->isVisible());
        EXPECT_TRUE(band->accessibleName().endsWith(word)) << band->accessibleName().toStdString();
    }
};

TEST_F(Environment, T12TheSandboxIsNamedInBandTitleAndEverySheet)
{
    const QString word = QStringLiteral("SANDBOX");
    signIn("operator");
    for (const Qt::Key page : {Qt::Key_2, Qt::Key_3, Qt::Key_4, Qt::Key_5, Qt::Key_6, Qt::Key_7, Qt::Key_1}) {
        chord(page);
        expectFrame(word);
    }
    goTo("accepted_small");
    lookUp();
    for (const Qt::Key key : {Qt::Key_A, Qt::Key_E, Qt::Key_H})
        ASSERT_NO_FATAL_FAILURE(expectSheet(key, word));
    goTo("absent_settled");
    ASSERT_TRUE(until([this] {
        const bool asking = screens().lookup.isRunning() || screens().dossier.state().loading;
        if (!asking && !isAvailable("queue.release"))
            press(Qt::Key_L);
        return !asking && isAvailable("queue.release");
    }));
    for (const Qt::Key key : {Qt::Key_R, Qt::Key_T})
        ASSERT_NO_FATAL_FAILURE(expectSheet(key, word));
    goTo("late_receipt");
    ASSERT_NO_FATAL_FAILURE(expectSheet(Qt::Key_S, word));
    goTo(demoMaster().ref(demoMaster().confirmed.back()).value());
    lookUp();
    ASSERT_NO_FATAL_FAILURE(expectSheet(Qt::Key_M, word));
}

TEST_F(Environment, T12ProductionIsNamedAndOneLeavesItInFourKeystrokes)
{
    const QString word = QStringLiteral("PRODUCTION");
    app::Profile profile = profileOf("operator");
    profile.providerAccounts.front().environment = "live"; // one account that may move money is enough
    open(std::make_unique<app::Console>(std::move(profile), COUNTERSIGN_BIN_DIR, false, theme(), clock()));
    expectFrame(word);
    goTo("accepted_small");
    for (const Qt::Key key : {Qt::Key_E, Qt::Key_H})
        ASSERT_NO_FATAL_FAILURE(expectSheet(key, word));
    QSignalSpy leaves(&console(), &app::Console::personWanted);
    beginTask();
    press(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    type("switch person");
    press(Qt::Key_Return);
    EXPECT_EQ(leaves.count(), 1);
    EXPECT_LE(keystrokes(), 4);
}

} // namespace
} // namespace countersign::console
