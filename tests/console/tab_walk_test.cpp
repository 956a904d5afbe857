// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/countersign/profile_choice.h"
#include "models/view/settings/settings_presenter.h"
#include "tests/console/console_fixture.h"
#include "tests/console/proposing.h"

#include <QApplication>
#include <QImage>
#include <QSettings>
#include <QTest>

#include <algorithm>

// Complaint 16: Tab reaches every control once and comes back, and Shift+Tab the same backwards.
namespace countersign::console {
namespace {

using view::SheetPhase;

constexpr int LongestWalk = 400;
constexpr int LayoutPasses = 4;               // a layout that changes a height changes the layout around it
constexpr int RingRoom = 3;                   // px around a control
constexpr int LeastSeen = 4 * 24 * 2 - 4 * 4; // px of a ring of 2 px around the smallest target there is

bool isStop(const QWidget *widget)
{
    return widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus) != 0 &&
           widget->focusProxy() == nullptr;
}

std::string nameOf(const QWidget *widget)
{
    return widget->objectName().toStdString() + " (" + widget->metaObject()->className() + ')';
}

// What is seen of a control, with the ring that may lie around it.
QImage lookOf(QWidget &control)
{
    const QRect place(control.mapTo(control.window(), QPoint()), control.size());
    return control.window()->grab(place.adjusted(-RingRoom, -RingRoom, RingRoom, RingRoom)).toImage();
}

int differing(const QImage &one, const QImage &other)
{
    int pixels = 0;
    for (int y = 0; y < std::min(one.height(), other.height()); ++y)
        for (int x = 0; x < std::min(one.width(), other.width()); ++x)
            pixels += one.pixel(x, y) != other.pixel(x, y) ? 1 : 0;
    return pixels;
}

std::vector<std::string> stopsOf(const QWidget &window)
{
    std::vector<std::string> names;
    for (const QWidget *widget : window.findChildren<QWidget *>())
        if (isStop(widget))
            names.push_back(nameOf(widget));
    std::sort(names.begin(), names.end());
    return names;
}

// From where the focus is until it is there again. A text with links in it takes several keys.
std::vector<std::string> walk(Qt::KeyboardModifiers modifiers)
{
    const QWidget *first = QApplication::focusWidget();
    const QWidget *last = first;
    std::vector<std::string> names{first == nullptr ? std::string() : nameOf(first)};
    for (int step = 0; first != nullptr && step < LongestWalk; ++step) {
        QTest::keyClick(QApplication::focusWidget(), modifiers == Qt::NoModifier ? Qt::Key_Tab : Qt::Key_Backtab,
                        modifiers);
        const QWidget *now = QApplication::focusWidget();
        if (now == first && last != first)
            break;
        if (now != last)
            names.push_back(now == nullptr ? std::string("nowhere") : nameOf(now));
        last = now;
    }
    std::sort(names.begin(), names.end());
    return names;
}

class TabWalk : public ConsoleTest
{
protected:
    void expectWholeWalk(QWidget &shown, const char *what)
    {
        SCOPED_TRACE(what);
        for (int pass = 0; pass < LayoutPasses; ++pass) {
            QCoreApplication::sendPostedEvents();
            shown.grab(); // lays out and paints all of it
        }
        ASSERT_NE(QApplication::focusWidget(), nullptr);
        walk(Qt::NoModifier); // of buttons that exclude each other one is left to Tab: the arrows lead to the others
        const auto stops = stopsOf(shown);
        EXPECT_EQ(walk(Qt::NoModifier), stops);
        EXPECT_EQ(walk(Qt::ShiftModifier), stops);
        expectFocusIsSeen(static_cast<int>(stops.size()));
    }

    // Whatever has the focus is in sight and looks otherwise than without it.
    void expectFocusIsSeen(int stops)
    {
        for (int step = 0; step < stops; ++step) {
            QWidget &control = *QApplication::focusWidget();
            const QImage with = lookOf(control);
            // A text with links in it takes several keys.
            for (int key = 0; key < LongestWalk && QApplication::focusWidget() == &control; ++key)
                QTest::keyClick(&control, Qt::Key_Tab);
            ASSERT_NE(QApplication::focusWidget(), &control) << nameOf(&control);
            EXPECT_FALSE(control.visibleRegion().isEmpty()) << nameOf(&control);
            EXPECT_GE(differing(with, lookOf(control)), LeastSeen) << nameOf(&control);
        }
    }
};

TEST_F(TabWalk, Complaint16EveryScreenOfTheOperator)
{
    signIn("operator");
    expectWholeWalk(window(), "queue");
    const std::vector<std::pair<Qt::Key, const char *>> pages{{Qt::Key_2, "approvals"}, {Qt::Key_3, "history"},
                                                              {Qt::Key_4, "health"},    {Qt::Key_5, "lookups"},
                                                              {Qt::Key_6, "providers"}, {Qt::Key_7, "policy"}};
    for (const auto &[key, page] : pages) {
        showPage(key, page);
        expectWholeWalk(window(), page);
    }
}

TEST_F(TabWalk, Complaint16TheRequestOfAnApproverAndItsSheet)
{
    const auto proposed = proposeAcceptance(profileOf("operator"), refOf("accepted_large"), "single_match", "");
    ASSERT_TRUE(proposed.has_value()) << describe(proposed.error());
    signIn("approver");
    showPage(Qt::Key_2, "approvals");
    press(Qt::Key_Return);
    ASSERT_TRUE(until([this] {
        const auto &open = screens().approvals.state().open;
        return open && open->look == view::LookPhase::Done;
    }));
    expectWholeWalk(window(), "request");
    press(Qt::Key_1);
    press(Qt::Key_Return);
    ASSERT_TRUE(sheetIs(SheetPhase::Filling));
    expectWholeWalk(window(), "sheet of the approval");
}

TEST_F(TabWalk, Complaint16TheSheetAndTheHelp)
{
    signIn("operator");
    goTo("accepted_large");
    lookUp();
    press(Qt::Key_A);
    ASSERT_TRUE(sheetIs(SheetPhase::Filling));
    expectWholeWalk(window(), "sheet");
    press(Qt::Key_F1);
    ASSERT_TRUE(until([this] { return focused().startsWith(QLatin1String("help")); })) << focused().toStdString();
    expectWholeWalk(window(), "help");
}

TEST_F(TabWalk, Complaint16TheSettings)
{
    QSettings file;
    view::SettingsPresenter settings(file);
    signIn("operator");
    console().useSettings(settings);
    press(Qt::Key_Comma, Qt::ControlModifier);
    ASSERT_TRUE(until([this] { return focused().startsWith(QLatin1String("settings")); })) << focused().toStdString();
    expectWholeWalk(window(), "settings");
    signOut(); // before what it follows is gone
}

TEST_F(TabWalk, Complaint16TheChoiceOfAProfile)
{
    app::ProfileChoice choice({QString::fromStdString(dir() + "/profiles/operator.json")}, COUNTERSIGN_BIN_DIR, false,
                              theme());
    choice.window().show();
    choice.window().activateWindow();
    ASSERT_TRUE(until([&] { return choice.window().isActiveWindow(); }));
    QTest::keyClick(&choice.window(), Qt::Key_Tab);
    expectWholeWalk(choice.window(), "connection");
}

} // namespace
} // namespace countersign::console
