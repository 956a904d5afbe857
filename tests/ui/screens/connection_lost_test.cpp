// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/screens/all_screens.h"
#include "ui/queue/queue_table.h"
#include "ui/widgets/banner.h"

#include <QApplication>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTest>

#include <chrono>

namespace countersign::ui {
namespace {

using view::Connectivity;
using view::until;
using namespace std::chrono_literals;

class ConnectionLost : public AllScreensTest
{
protected:
    void connect()
    {
        fillLedger();
        addRows("r", 300, ledger::LedgerStart + 48h);
        ASSERT_NO_FATAL_FAILURE(openScreens(ledger::Who::Operator));
        session().refresh();
        ASSERT_TRUE(until([&] { return session().connectivity() == Connectivity::Connected; }));
    }
    void lose()
    {
        cutLedger(true);
        session().refresh();
        ASSERT_TRUE(until([&] { return session().connectivity() == Connectivity::Disconnected; }));
        ASSERT_TRUE(until([&] { return !window().banner().text().isEmpty(); }));
    }
    int visibleBanners()
    {
        int count = 0;
        for (const auto *banner : window().findChildren<Banner *>())
            count += banner->isVisible() ? 1 : 0;
        return count;
    }
    QStringList otherWindows()
    {
        QStringList names;
        for (const auto *widget : QApplication::topLevelWidgets())
            if (widget->isVisible() && widget != &window())
                names << QLatin1String(widget->metaObject()->className());
        return names;
    }
};

TEST_F(ConnectionLost, C7_OneBannerAndNoWindowWhateverIsOpen)
{
    ASSERT_NO_FATAL_FAILURE(connect());
    const QWidget *focused = QApplication::focusWidget();
    ASSERT_NO_FATAL_FAILURE(lose());
    EXPECT_EQ(QApplication::focusWidget(), focused);
    for (const auto &id : pageIds()) {
        SCOPED_TRACE(id.toStdString());
        window().showPage(id);
        QSignalSpy judged(&session(), &view::ConsoleSession::connectivityChanged);
        session().refresh();
        EXPECT_TRUE(judged.count() > 0 || judged.wait()); // it stays as it is, and is said once
        EXPECT_EQ(visibleBanners(), 1);
        EXPECT_EQ(otherWindows(), QStringList());
        EXPECT_EQ(QApplication::activeModalWidget(), nullptr);
    }
    EXPECT_TRUE(window().banner().text().contains(QLatin1String("Disconnected")));
}

TEST_F(ConnectionLost, C7_ItComesBackByItselfAndTheBannerGoes)
{
    ASSERT_NO_FATAL_FAILURE(connect());
    ASSERT_NO_FATAL_FAILURE(lose());
    cutLedger(false);
    ASSERT_TRUE(until([&] { return session().connectivity() == Connectivity::Connected; }));
    EXPECT_TRUE(until([&] { return visibleBanners() == 0; }));
}

TEST_F(ConnectionLost, C10_FilterSortScrollAndSelectionSurviveRefreshAndReconnect)
{
    ASSERT_NO_FATAL_FAILURE(connect());
    auto &queue = screens().queue;
    queue.sortBy(view::QueueColumn::Amount, true);
    queue.setFilter(QStringLiteral("r-"));
    ASSERT_TRUE(until([&] { return !queue.state().loading && queue.state().total == 300; }));
    queue.setCurrent(queue.rows().row(150)->ref);
    Q_EMIT queue.currentMoved();
    auto *table = window().findChild<QueueTable *>();
    const int first = table->firstShown();
    EXPECT_GT(first, 0);
    const auto current = queue.state().current;
    const auto expectAsBefore = [&](const char *after) {
        EXPECT_EQ(queue.state().view.filter, QStringLiteral("r-")) << after;
        EXPECT_EQ(queue.state().view.sort, view::QueueColumn::Amount) << after;
        EXPECT_TRUE(queue.state().view.descending) << after;
        EXPECT_EQ(queue.state().current, current) << after;
        EXPECT_EQ(table->currentIndex().row(), 150) << after;
        EXPECT_EQ(table->firstShown(), first) << after;
    };
    session().refresh();
    ASSERT_TRUE(until([&] { return !queue.state().loading; }));
    expectAsBefore("F5");
    ASSERT_NO_FATAL_FAILURE(lose());
    expectAsBefore("the connection was lost");
    cutLedger(false);
    ASSERT_TRUE(until([&] { return session().connectivity() == Connectivity::Connected; }));
    ASSERT_TRUE(until([&] { return !queue.state().loading && !queue.state().error; }));
    expectAsBefore("it came back");
    window().showPage(QStringLiteral("history"));
    window().showPage(QStringLiteral("queue"));
    ASSERT_TRUE(until([&] { return !queue.state().loading; }));
    expectAsBefore("another screen was shown");
}

// T9: what is typed stays, and nothing can be signed into the void.
TEST_F(ConnectionLost, C6_ATypedReasonOutlivesALostConnection)
{
    ASSERT_NO_FATAL_FAILURE(connect());
    ASSERT_NO_FATAL_FAILURE(openSheet(view::SheetAction::Confirm, m_small));
    auto *text = sheet().findChild<QPlainTextEdit *>(QStringLiteral("sheet.text"));
    ASSERT_NE(text, nullptr);
    text->setFocus();
    QTest::keyClicks(text, QStringLiteral("seen in their dashboard"));
    ASSERT_NO_FATAL_FAILURE(lose());
    EXPECT_EQ(text->toPlainText(), QStringLiteral("seen in their dashboard"));
    EXPECT_TRUE(text->hasFocus());
    EXPECT_FALSE(ActionSet::isAvailable(action("queue.sheet.sign")));
    EXPECT_EQ(QApplication::activeModalWidget(), nullptr);
}

} // namespace
} // namespace countersign::ui
