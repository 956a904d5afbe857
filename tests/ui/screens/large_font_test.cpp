// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/screens/all_screens.h"
#include "tests/ui/screens/cut_texts.h"

#include <QApplication>

namespace countersign::ui {
namespace {

class LargeFont : public AllScreensTest
{
protected:
    LargeFont()
    {
        QFont twice = m_before;
        twice.setPointSizeF(20); // 200 % of the base size
        QApplication::setFont(twice);
        fillLedger();
    }
    ~LargeFont() override
    {
        closeScreens();
        QApplication::setFont(m_before);
    }
    void expectWhole()
    {
        EXPECT_EQ(cutTexts(window()).join(QLatin1Char('\n')).toStdString(), "");
        EXPECT_EQ(outsideOf(window()).join(QLatin1Char('\n')).toStdString(), "");
        EXPECT_EQ(window().size(), QSize(1280, 800));
    }
    const QFont m_before = QApplication::font();
};

TEST_F(LargeFont, NothingIsCutOffOnAnyScreen)
{
    ASSERT_NO_FATAL_FAILURE(openScreens());
    onEveryPage([this] { expectWhole(); });
}

TEST_F(LargeFont, NothingIsCutOffOfARequest)
{
    ASSERT_NO_FATAL_FAILURE(openScreens());
    ASSERT_NO_FATAL_FAILURE(openRequest());
    expectWhole();
}

TEST_F(LargeFont, NothingIsCutOffOfASheet)
{
    ASSERT_NO_FATAL_FAILURE(openScreens(ledger::Who::Operator));
    ASSERT_NO_FATAL_FAILURE(openSheet(view::SheetAction::Confirm, m_small));
    expectWhole();
}

} // namespace
} // namespace countersign::ui
