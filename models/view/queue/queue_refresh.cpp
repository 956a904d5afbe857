// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/async/deliver.h"
#include "models/view/queue/queue_walk.h"

#include <algorithm>
#include <utility>

// How the queue keeps what it shows true without moving it: the rows are read again from the first on, as many as are
// shown, page by page so that other reads come between; each is written where it stands.
namespace countersign::view {

namespace {

constexpr std::size_t WalkPage = 2'000;
constexpr std::size_t Beyond = 200; // rows read past as many as are shown, for those that new ones have pushed down
constexpr int TicksBetweenRefreshes = 15; // a lease that lapses writes nothing, and yet needs somebody
constexpr qint64 RestFactor = 5;          // walking takes at most a sixth of the reading thread's time

} // namespace

void QueuePresenter::refresh()
{
    if (m_state.emptiness == Emptiness::NotYetLoaded) {
        if (!m_state.loading)
            load();
        return;
    }
    const bool resting = m_sinceWalk.isValid() && m_sinceWalk.elapsed() < m_walkTook * RestFactor;
    m_owesRefresh = m_walk || m_state.loading || m_fetching || resting;
    if (m_owesRefresh)
        return;
    m_walk = std::make_unique<Walk>(m_rows.size());
    m_walk->query = query();
    m_generation.next();
    walkOn();
}

void QueuePresenter::tick()
{
    m_rows.setNow(m_session.clock().now());
    if (++m_ticks % TicksBetweenRefreshes == 0 || m_owesRefresh)
        refresh();
}

void QueuePresenter::walkOn()
{
    const auto left = m_walk->met.size() + Beyond - m_walk->read;
    const auto number = m_generation.next();
    async::deliver(m_session.read([asked = m_walk->query, from = m_walk->next, limit = std::min(left, WalkPage)](
                                      ledger::LedgerReader &reader) { return readQueue(reader, asked, from, limit); }),
                   this, [this, number](Result<QueueReading> answer) {
                       if (m_generation.isCurrent(number) && m_walk)
                           walked(std::move(answer));
                   });
}

void QueuePresenter::walked(Result<QueueReading> answer)
{
    if (!answer) {
        m_state.error = answer.error();
        m_walk.reset();
        m_rows.setNow(m_session.clock().now());
        Q_EMIT changed();
        return;
    }
    if (m_walk->next.after.empty()) {
        m_state.total = answer->page.total.value_or(m_state.total);
        count(answer->tallies);
    }
    for (const auto &row : answer->page.rows) {
        const int number = m_rows.rowOf(row.ref);
        if (number < 0) {
            ++m_walk->pending;
            continue;
        }
        m_rows.update(row);
        m_walk->met[static_cast<std::size_t>(number)] = 1;
        m_walk->fresh += std::exchange(m_walk->pending, 0);
    }
    m_walk->read += answer->page.rows.size();
    m_walk->next = answer->page.next;
    if (!m_walk->next.after.empty() && m_walk->read < m_walk->met.size() + Beyond)
        walkOn();
    else
        checkMissing();
}

void QueuePresenter::checkMissing()
{
    // Past the last row that is shown there is nothing new where the ledger has more rows anyway.
    if (!m_rows.hasMore())
        m_walk->fresh += std::exchange(m_walk->pending, 0);
    m_state.waiting = m_walk->fresh;
    std::vector<effect::EffectRef> missing;
    for (std::size_t i = 0; i < m_walk->met.size(); ++i)
        if (m_walk->met[i] == 0)
            missing.push_back(m_rows.row(static_cast<int>(i))->ref);
    m_state.gone = 0;
    if (missing.empty()) {
        endWalk();
        return;
    }
    const auto number = m_generation.next();
    async::deliver(m_session.read([asked = m_walk->query, refs = std::move(missing)](ledger::LedgerReader &reader) {
        return readMissing(reader, asked, refs);
    }),
                   this, [this, number](Result<MissingRows> answer) {
                       if (!m_generation.isCurrent(number) || !m_walk)
                           return;
                       if (answer) {
                           for (const auto &row : answer->rows)
                               m_rows.update(row);
                           m_state.gone = answer->gone;
                       } else {
                           m_state.error = answer.error();
                       }
                       endWalk();
                   });
}

void QueuePresenter::endWalk()
{
    m_walkTook = m_walk->took.elapsed();
    m_sinceWalk.start();
    m_walk.reset();
    m_state.error.reset();
    m_rows.setNow(m_session.clock().now());
    // Nobody stands anywhere in an empty list: what is new may come in at once.
    if (m_rows.size() == 0 && m_state.waiting > 0) {
        load();
        return;
    }
    judgeEmptiness();
    Q_EMIT changed();
}

void QueuePresenter::rereadRows(std::vector<effect::EffectRef> refs)
{
    async::deliver(m_session.read([asked = query(), named = std::move(refs)](ledger::LedgerReader &reader) {
        return readMissing(reader, asked, named);
    }),
                   this, [this](Result<MissingRows> answer) {
                       if (!answer)
                           return; // the session says that the ledger does not answer; the next refresh tries again
                       for (const auto &row : answer->rows)
                           m_rows.update(row);
                       Q_EMIT changed();
                   });
}

} // namespace countersign::view
