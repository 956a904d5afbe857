// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/console/console_fixture.h"

// Keys of ux.md section 8 that act on every screen, wherever the focus is.
namespace countersign::console {
namespace {

class GlobalKeys : public ConsoleTest
{
protected:
    void SetUp() override
    {
        ASSERT_NO_FATAL_FAILURE(ConsoleTest::SetUp());
        signIn("operator");
    }
};

TEST_F(GlobalKeys, CtrlFGoesToTheFilterAndWhereThereIsNoneToThePalette)
{
    const std::pair<const char *, const char *> finders[] = {
        {"queue", "queueFilter"},    {"approvals", "palette.typed"}, {"history", "filterFrom"},
        {"health", "palette.typed"}, {"lookups", "palette.typed"},   {"providers", "palette.typed"},
        {"policy", "palette.typed"}};
    int digit = Qt::Key_1;
    for (const auto &[page, finder] : finders) {
        ASSERT_NO_FATAL_FAILURE(showPage(static_cast<Qt::Key>(digit++), page));
        press(Qt::Key_F6); // from somewhere else on the screen
        chord(Qt::Key_F);
        EXPECT_EQ(focused(), QLatin1String(finder)) << page;
        if (focused().startsWith(QLatin1String("palette")))
            press(Qt::Key_Escape);
    }
}

TEST_F(GlobalKeys, CtrlZTakesBackAClaimFromTheDossier)
{
    goTo("accepted_small");
    press(Qt::Key_F);
    ASSERT_TRUE(until([this] { return dossier("accepted_small").intent.hold.has_value(); }));
    ASSERT_TRUE(until([this] { return screens().queue.state().notice.canUndo; }));
    press(Qt::Key_Return);
    ASSERT_NE(focused(), QStringLiteral("queueTable"));
    chord(Qt::Key_Z);
    EXPECT_TRUE(until([this] { return !dossier("accepted_small").intent.hold; })) << screen().toStdString();
}

TEST_F(GlobalKeys, CtrlZSaysWhereThereIsNothingToTakeBack)
{
    showPage(Qt::Key_7, "policy");
    chord(Qt::Key_Z);
    EXPECT_TRUE(says("Nothing that was done on this screen can be taken back."));
}

} // namespace
} // namespace countersign::console
