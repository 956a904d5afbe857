// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/async/heartbeat.h"
#include "models/view/queue/queue_presenter.h"
#include "tests/view/queue/queue_fixture.h"

#include <chrono>

namespace countersign::view {
namespace {

using namespace std::chrono_literals;

class QueueSizeTest : public QueueTest
{
};

TEST_F(QueueSizeTest, AHundredThousandRowsNeverHoldUpTheEventLoop)
{
    addRows("big", 100'000, ledger::LedgerStart + 1h);
    QueuePresenter queue(session(), settings());
    auto &rows = queue.rows();
    async::Heartbeat heart;
    const auto settled = [&] { return until([&] { return !queue.state().loading; }); };
    queue.load();
    ASSERT_TRUE(settled());
    ASSERT_EQ(queue.state().total, 100'000);
    for (int page = 0; page < 8; ++page) {
        const int before = rows.size();
        ASSERT_TRUE(rows.canFetchMore({}));
        rows.fetchMore({});
        ASSERT_TRUE(until([&] { return rows.size() > before; }));
    }
    queue.showWaiting();
    ASSERT_TRUE(settled());
    queue.sortBy(QueueColumn::Amount, true);
    ASSERT_TRUE(settled());
    EXPECT_EQ(rows.row(0)->ref.key.value(), "big-100000");
    queue.setFilter(QStringLiteral("-0999"));
    ASSERT_TRUE(until([&] { return queue.state().total == 100 && !queue.state().loading; }));
    queue.clearFilter();
    ASSERT_TRUE(settled());
    heart.pause(); // the hand of this test works on this thread
    addRows("more", 10, ledger::LedgerStart);
    heart.resume();
    queue.refresh();
    ASSERT_TRUE(until([&] { return queue.state().total == 100'010; }));
    EXPECT_LE(heart.longestStall(), longestStallAllowed());
}

} // namespace
} // namespace countersign::view
