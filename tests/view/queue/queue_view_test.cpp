// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/queue/queue_store.h"
#include "tests/ledger/bootstrapped_ledger.h"

#include <gtest/gtest.h>

namespace countersign::view {
namespace {

QueueView arranged()
{
    auto view = defaultQueueView();
    view.tab = QueueTab::Held;
    view.filter = QStringLiteral("invoice:ü");
    view.sort = QueueColumn::Amount;
    view.descending = true;
    std::swap(view.columns[1], view.columns[6]);
    view.columns[2].width = 321;
    view.columns[4].hidden = true;
    return view;
}

// As release 0.1.0 wrote it. It must be read like this for ever.
constexpr const char *Golden =
    R"({"columns":[{"hidden":false,"id":"state","width":150},{"hidden":false,"id":"intent_key","width":0},)"
    R"({"hidden":true,"id":"age","width":80},{"hidden":false,"id":"from_the_future","width":9}],)"
    R"("filter":"inv","sort":{"column":"key_left","descending":true},"tab":"overdue","version":1})";

TEST(QueueView, C3_AViewOfEachReleaseIsRestoredExactly)
{
    const auto view = ledger::must(parseQueueView(Golden));
    EXPECT_EQ(view.tab, QueueTab::Overdue);
    EXPECT_EQ(view.filter, QStringLiteral("inv"));
    EXPECT_EQ(view.sort, QueueColumn::KeyLeft);
    EXPECT_TRUE(view.descending);
    ASSERT_EQ(view.columns.size(),
              static_cast<int>(QueueColumns.size())); // the unknown one left out, the missing added
    EXPECT_EQ(view.columns[0], (ColumnLayout{QueueColumn::State, 150, false}));
    EXPECT_EQ(view.columns[1], (ColumnLayout{QueueColumn::IntentKey, 0, false}));
    EXPECT_EQ(view.columns[2], (ColumnLayout{QueueColumn::Age, 80, true}));
}

TEST(QueueView, ComesBackAsItWasWritten)
{
    EXPECT_EQ(ledger::must(parseQueueView(encodeQueueView(arranged()))), arranged());
}

TEST(QueueView, WhatIsNoViewIsRefused)
{
    EXPECT_FALSE(parseQueueView("").has_value());
    EXPECT_FALSE(parseQueueView("[]").has_value());
    EXPECT_FALSE(parseQueueView(R"({"version": 2})").has_value());
}

TEST(QueueView, TheStateColumnIsNeverHiddenAndNoColumnStandsTwice)
{
    const auto view = ledger::must(parseQueueView(
        R"({"version":1,"columns":[{"id":"state","hidden":true},{"id":"state"},{"id":"age","width":-5}]})"));
    ASSERT_EQ(view.columns.size(), static_cast<int>(QueueColumns.size()));
    EXPECT_FALSE(view.columns[0].hidden);
    EXPECT_EQ(view.columns[1].width, 0);
}

TEST(QueueStore, KeepsTheViewThePlaceAndNamedViews)
{
    const ledger::TemporaryFolder folder;
    const auto path = QString::fromStdString(folder.path() + "/settings.ini");
    const QueuePlace place{QStringLiteral("acme"), QStringLiteral("a/b=c"), 41, 30};
    {
        QSettings settings(path, QSettings::IniFormat);
        QueueStore store(settings);
        store.setView(arranged());
        store.setPlace(place);
        store.save(QStringLiteral("Nächte / EUR"), arranged());
    }
    QSettings settings(path, QSettings::IniFormat);
    QueueStore store(settings);
    EXPECT_EQ(store.view(), arranged());
    EXPECT_EQ(store.place(), place);
    EXPECT_EQ(store.savedViews(), QStringList{QStringLiteral("Nächte / EUR")});
    EXPECT_EQ(store.savedView(QStringLiteral("Nächte / EUR")), arranged());
    store.remove(QStringLiteral("Nächte / EUR"));
    EXPECT_TRUE(store.savedViews().isEmpty());
}

} // namespace
} // namespace countersign::view
