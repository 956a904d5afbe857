// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/scroll_area_access.h"

#include "tests/view/until.h"

#include <gtest/gtest.h>

#include <QAccessible>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>

namespace countersign::ui {
namespace {

// A reader counts the parts, a scroll bar goes, and then it asks for the last one.
TEST(ScrollAreaAccess, APartThatHasGoneSinceItWasCountedIsNotThereAndEndsNothing)
{
    keepScrollAreasWhole();
    QScrollArea area;
    auto *content = new QLabel;
    content->setFixedSize(100, 1000);
    area.setWidget(content);
    area.resize(200, 200);
    area.show();
    auto *told = QAccessible::queryAccessibleInterface(&area);
    ASSERT_NE(told, nullptr);
    ASSERT_TRUE(area.verticalScrollBar()->isVisible());
    const int counted = told->childCount();
    content->setFixedSize(100, 100);
    ASSERT_TRUE(view::until([&] { return !area.verticalScrollBar()->isVisible(); }));
    EXPECT_EQ(told->childCount(), counted);
    for (int part = 0; part < counted; ++part)
        EXPECT_NE(told->child(part), nullptr) << part;
    EXPECT_EQ(told->child(counted), nullptr);
    EXPECT_EQ(told->child(-1), nullptr);
    EXPECT_EQ(told->role(), QAccessible::Client);
    EXPECT_NE(told->indexOfChild(QAccessible::queryAccessibleInterface(area.viewport())), -1);
}

} // namespace
} // namespace countersign::ui
