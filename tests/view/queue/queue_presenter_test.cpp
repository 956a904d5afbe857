// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/queue/queue_presenter.h"

#include "tests/view/queue/queue_fixture.h"

#include <algorithm>
#include <chrono>
#include <random>
#include <set>

namespace countersign::view {
namespace {

using ledger::LedgerStart;
using ledger::Who;
using namespace std::chrono_literals;

class QueuePresenterTest : public QueueTest
{
protected:
    QueuePresenter &queue()
    {
        if (!m_queue)
            m_queue = std::make_unique<QueuePresenter>(session(), settings());
        return *m_queue;
    }
    void load()
    {
        queue().load();
        ASSERT_TRUE(settled());
    }
    bool settled()
    {
        return until([&] { return !queue().state().loading; });
    }
    // As a program does at its end.
    void leave()
    {
        m_queue.reset();
        endSession();
    }
    std::string current() { return queue().state().current ? queue().state().current->key.value() : std::string(); }
    std::string keyAt(int row) { return queue().rows().row(row)->ref.key.value(); }

    std::unique_ptr<QueuePresenter> m_queue{};
};

TEST_F(QueuePresenterTest, ShowsTheLeastTimeUntilHarmFirst)
{
    addRows("b", 3, LedgerStart + 1h);
    addRows("a", 3, LedgerStart + 2h);
    load();
    ASSERT_EQ(queue().rows().size(), 6);
    EXPECT_EQ(keyAt(0), "b-000001");
    EXPECT_EQ(keyAt(5), "a-000003");
    EXPECT_EQ(current(), "b-000001");
}

TEST_F(QueuePresenterTest, TabsCountWhatTheyHold)
{
    addRows("r", 6, LedgerStart + 1h);
    setRow("r-000001",
           "hold_by = 'somebody', hold_until = " + std::to_string((LedgerStart + 1h).time_since_epoch().count()));
    setRow("r-000002", "due_at = " + std::to_string((LedgerStart - 1h).time_since_epoch().count()));
    setRow("r-000003", "key_expires_at = " + std::to_string((LedgerStart + 10min).time_since_epoch().count()));
    setRow("r-000004", "escalated_to = 'somebody'");
    load();
    const auto counts = queue().state().counts;
    EXPECT_EQ(counts.at(QueueTab::All), 6);
    EXPECT_EQ(counts.at(QueueTab::Held), 1);
    EXPECT_EQ(counts.at(QueueTab::Overdue), 1);
    EXPECT_EQ(counts.at(QueueTab::KeyExpiring), 1);
    EXPECT_EQ(counts.at(QueueTab::NeedsMe), 4);
    for (const auto tab : QueueTabs) {
        queue().setTab(tab);
        ASSERT_TRUE(settled());
        EXPECT_EQ(queue().rows().size(), counts.at(tab)) << tabId(tab).toStdString();
    }
}

TEST_F(QueuePresenterTest, C1_NewRowsWaitUntilTheyAreAskedFor)
{
    addRows("old", 20, LedgerStart + 1h);
    load();
    const auto before = queue().rows().refs();
    addRows("new", 50, LedgerStart); // all of them more urgent
    queue().refresh();
    ASSERT_TRUE(until([&] { return queue().state().waiting == 50; }));
    EXPECT_EQ(queue().rows().refs(), before);
    EXPECT_TRUE(queue().waitingText().contains(QStringLiteral("50")));
    queue().showWaiting();
    ASSERT_TRUE(settled());
    EXPECT_EQ(queue().rows().size(), 70);
    EXPECT_EQ(keyAt(0), "new-000001");
    EXPECT_EQ(current(), "old-000001");
    EXPECT_EQ(queue().state().waiting, 0);
}

TEST_F(QueuePresenterTest, WhatIsSettledStaysWhereItStoodUntilAskedAway)
{
    addRows("r", 5, LedgerStart + 1h);
    load();
    setRow("r-000002", "status = 'confirmed', version = version + 1, due_at = NULL");
    queue().refresh();
    ASSERT_TRUE(until([&] { return queue().state().gone == 1; }));
    EXPECT_EQ(keyAt(1), "r-000002");
    EXPECT_EQ(queue().rows().stateOf(*queue().rows().row(1)), EffectState::Confirmed);
    queue().showWaiting();
    ASSERT_TRUE(settled());
    EXPECT_EQ(keyAt(1), "r-000003");
}

TEST_F(QueuePresenterTest, C2_TargetsAreNamedWhenTheKeyIsPressed)
{
    addRows("r", 5, LedgerStart + 1h);
    load();
    const auto named = [](const std::string &key) {
        return effect::EffectRef{desk::must(TenantId::parse(ledger::Tenant)), desk::must(IntentKey::parse(key))};
    };
    queue().setCurrent(named("r-000002"));
    const auto targets = queue().targets();
    queue().sortBy(QueueColumn::Amount, true); // everything stands elsewhere by the time the statement is signed
    queue().hold();
    ASSERT_TRUE(settled());
    ASSERT_TRUE(until([&] { return queue().state().notice.canUndo; })) << queue().state().notice.text.toStdString();
    EXPECT_EQ(targets, std::vector<effect::EffectRef>{named("r-000002")});
    EXPECT_TRUE(ledger::dossier(m_ledger, named("r-000002")).intent.hold);
    for (const char *other : {"r-000001", "r-000003", "r-000004", "r-000005"})
        EXPECT_FALSE(ledger::dossier(m_ledger, named(other)).intent.hold) << other;
    queue().undoHold();
    ASSERT_TRUE(until([&] { return !ledger::dossier(m_ledger, named("r-000002")).intent.hold; }));
}

TEST_F(QueuePresenterTest, C2_SeveralTargetsStayWhatTheyWereInEveryOrder)
{
    addRows("r", 9, LedgerStart + 1h);
    load();
    std::mt19937 random(7);
    for (const auto column : QueueColumns) {
        auto refs = queue().rows().refs();
        std::shuffle(refs.begin(), refs.end(), random);
        const std::set<effect::EffectRef> chosen(refs.begin(), refs.begin() + 3);
        for (const auto &ref : chosen) {
            queue().setCurrent(ref);
            queue().toggleMark();
        }
        queue().hold();
        queue().sortBy(column, random() % 2 == 0); // while it is being signed
        queue().setCurrent(refs.back());
        ASSERT_TRUE(until([&] { return queue().state().notice.canUndo; })) << queue().state().notice.text.toStdString();
        for (const auto &ref : refs)
            EXPECT_EQ(ledger::dossier(m_ledger, ref).intent.hold.has_value(), chosen.count(ref) == 1)
                << ref.key.value();
        queue().undoHold();
        for (const auto &ref : chosen)
            ASSERT_TRUE(until([&] { return !ledger::dossier(m_ledger, ref).intent.hold; }));
        ASSERT_TRUE(settled());
    }
}

TEST_F(QueuePresenterTest, C4_TheArrowAndTheOrderAgreeAfterARestart)
{
    addRows("r", 30, LedgerStart + 1h);
    for (const auto column : QueueColumns) {
        for (const bool descending : {false, true}) {
            load();
            queue().sortBy(column, descending);
            ASSERT_TRUE(settled());
            const auto before = queue().rows().refs();
            leave();
            load();
            EXPECT_EQ(queue().state().view.sort, column);
            EXPECT_EQ(queue().state().view.descending, descending);
            EXPECT_EQ(queue().rows().refs(), before);
            const bool ascendingKeys = keyAt(0) < keyAt(29);
            EXPECT_EQ(ascendingKeys, !descending) << columnId(column).toStdString(); // amounts and times grow with them
        }
    }
}

TEST_F(QueuePresenterTest, C10_FilterSelectionAndPlaceSurviveRefreshAndRestart)
{
    addRows("x", 300, LedgerStart + 1h);
    addRows("y", 300, LedgerStart + 2h);
    load();
    queue().setFilter(QStringLiteral("y-"));
    ASSERT_TRUE(until([&] { return !queue().state().loading && queue().rows().size() > 0 && keyAt(0) == "y-000001"; }));
    EXPECT_EQ(queue().showingText(), QStringLiteral("showing 300 of 600"));
    queue().setCurrent(queue().rows().row(150)->ref);
    queue().setScroll(140);
    queue().refresh();
    leave();
    load();
    EXPECT_EQ(queue().state().view.filter, QStringLiteral("y-"));
    EXPECT_EQ(current(), "y-000151");
    EXPECT_EQ(queue().placeScroll(), 140);
}

TEST_F(QueuePresenterTest, ClearingTheFilterLeadsBackToWhereOneStood)
{
    addRows("x", 5, LedgerStart + 1h);
    load();
    queue().setCurrent(queue().rows().row(3)->ref);
    queue().setFilter(QStringLiteral("x-000001"));
    ASSERT_TRUE(until([&] { return queue().rows().size() == 1; }));
    EXPECT_EQ(current(), "x-000001");
    queue().clearFilter();
    ASSERT_TRUE(until([&] { return queue().rows().size() == 5; }));
    EXPECT_EQ(current(), "x-000004");
}

TEST_F(QueuePresenterTest, EmptyIsSaidForWhatItIs)
{
    EXPECT_EQ(queue().state().emptiness, Emptiness::NotYetLoaded);
    load();
    EXPECT_EQ(queue().state().emptiness, Emptiness::AllClear);
    addRows("x", 5, LedgerStart + 1h);
    load();
    queue().setFilter(QStringLiteral("nothing like it"));
    ASSERT_TRUE(until([&] { return queue().state().emptiness == Emptiness::HiddenByFilter; }));
    EXPECT_TRUE(queue().emptyText().contains(QStringLiteral("5")));
}

TEST_F(QueuePresenterTest, NextNeedingMeSkipsWhatOthersLookAfter)
{
    addRows("r", 4, LedgerStart + 1h);
    setRow("r-000002", "escalated_to = 'somebody'");
    load();
    queue().selectNextNeedingMe();
    EXPECT_EQ(current(), "r-000003");
}

TEST_F(QueuePresenterTest, AnAuditorIsToldWhyNothingCanBeSigned)
{
    addRows("r", 1, LedgerStart + 1h);
    session(Who::Auditor, true);
    load();
    queue().hold();
    EXPECT_FALSE(queue().unavailableReason().isEmpty());
    EXPECT_EQ(queue().state().notice.text, queue().unavailableReason());
}

} // namespace
} // namespace countersign::view
