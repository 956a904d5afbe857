// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/screens/all_screens.h"
#include "tests/ui/screens/cut_texts.h"

#include <QScrollArea>
#include <QScrollBar>

namespace countersign::ui {
namespace {

class SidePane : public AllScreensTest
{
protected:
    SidePane() { fillLedger(); }
    void openAtTheSide(const char *pane)
    {
        ASSERT_NO_FATAL_FAILURE(openScreens(ledger::Who::Operator));
        window().resize(1024, 640); // the smallest window there is
        action(pane)->trigger();
    }
    void expectWhole()
    {
        EXPECT_EQ(cutTexts(window()).join(QLatin1Char('\n')).toStdString(), "");
        EXPECT_EQ(outsideOf(window()).join(QLatin1Char('\n')).toStdString(), "");
        EXPECT_EQ(window().size(), QSize(1024, 640));
    }
};

TEST_F(SidePane, NothingIsCutOffBesideTheHelp)
{
    ASSERT_NO_FATAL_FAILURE(openAtTheSide("console.help"));
    onEveryPage([this] { expectWhole(); });
    show(QStringLiteral("queue"));
    EXPECT_EQ(named<QScrollArea>("dossierArea")->horizontalScrollBar()->maximum(), 0) << "it is read without scrolling";
}

TEST_F(SidePane, NothingIsCutOffOfASheetBesideTheHelp)
{
    ASSERT_NO_FATAL_FAILURE(openAtTheSide("console.help"));
    ASSERT_NO_FATAL_FAILURE(openSheet(view::SheetAction::Confirm, m_small));
    expectWhole();
}

} // namespace
} // namespace countersign::ui
