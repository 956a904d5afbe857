// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/queue/queue_presenter.h"

#include "models/async/deliver.h"
#include "models/view/queue/queue_walk.h"
#include "models/view/wording/wording.h"

#include <algorithm>
#include <chrono>

namespace countersign::view {

using effect::EffectRef;
using namespace std::chrono_literals;

namespace {

constexpr std::size_t FirstPage = 200;
constexpr std::size_t LargestPage = 1'000;
constexpr std::size_t LargestReading = 5'000;
constexpr auto QueueTypingPause = 150ms;
constexpr auto RememberAfter = 500ms;
constexpr auto QueueTick = 1s;

std::optional<EffectRef> refOf(const QueuePlace &place)
{
    auto tenant = TenantId::parse(place.tenant.toStdString());
    auto key = IntentKey::parse(place.intentKey.toStdString());
    return tenant && key ? std::optional(EffectRef{*tenant, *key}) : std::nullopt;
}

} // namespace

QueuePresenter::QueuePresenter(ConsoleSession &session, QSettings &settings, QObject *parent)
    : QObject(parent), m_session(session), m_store(settings), m_place(m_store.place())
{
    m_state.view = m_store.view();
    m_state.current = refOf(m_place);
    m_rows.setPerson(session.identity().person.toStdString());
    m_typing.setSingleShot(true);
    m_typing.setInterval(QueueTypingPause);
    m_remember.setSingleShot(true);
    m_remember.setInterval(RememberAfter);
    m_tick.setInterval(QueueTick);
    m_tick.start();
    connect(&m_tick, &QTimer::timeout, this, &QueuePresenter::tick);
    connect(&m_typing, &QTimer::timeout, this, &QueuePresenter::load);
    connect(&m_remember, &QTimer::timeout, this, &QueuePresenter::remember);
    connect(&m_rows, &IntentTableModel::moreWanted, this, &QueuePresenter::loadMore);
    connect(&session, &ConsoleSession::changed, this, &QueuePresenter::refresh);
    connect(&session, &ConsoleSession::connectivityChanged, this, &QueuePresenter::changed);
}

QueuePresenter::~QueuePresenter()
{
    remember();
}

ledger::EffectQuery QueuePresenter::query() const
{
    auto query = queryOf(m_state.view.tab, m_session.clock().now());
    if (const auto &tenant = m_session.identity().tenant; !tenant.isEmpty())
        query.tenant = tenant.toStdString();
    query.containing = m_state.view.filter.toStdString();
    query.order = orderOf(m_state.view.sort);
    query.descending = m_state.view.descending;
    return query;
}

void QueuePresenter::load()
{
    m_typing.stop();
    const auto deep = static_cast<std::size_t>(std::max(m_place.row, 0)) + FirstPage;
    read(Arrival::Start, std::clamp(deep, FirstPage, LargestReading));
}

void QueuePresenter::showWaiting()
{
    const auto all = static_cast<std::size_t>(m_rows.size() + m_state.waiting);
    read(Arrival::Rearrange, std::clamp(all, FirstPage, LargestReading));
}

void QueuePresenter::read(Arrival how, std::size_t limit)
{
    const auto number = m_generation.next();
    m_walk.reset();
    m_fetching = false;
    m_shownQuery = query();
    m_state.loading = true;
    Q_EMIT changed();
    async::deliver(m_session.read([asked = m_shownQuery, limit](ledger::LedgerReader &reader) {
        return readQueue(reader, asked, {}, limit);
    }),
                   this, [this, how, number](Result<QueueReading> answer) {
                       if (m_generation.isCurrent(number))
                           arrived(how, std::move(answer));
                   });
}

void QueuePresenter::arrived(Arrival how, Result<QueueReading> answer)
{
    m_state.loading = false;
    if (!answer) {
        m_state.error = answer.error();
        Q_EMIT changed();
        return;
    }
    m_state.error.reset();
    m_next = answer->page.next;
    m_state.waiting = m_state.gone = 0;
    m_state.total = answer->page.total.value_or(0);
    count(answer->tallies);
    const auto now = m_session.clock().now();
    if (how == Arrival::Start)
        m_rows.start(std::move(answer->page.rows), !m_next.after.empty(), now);
    else
        m_rows.rearrange(std::move(answer->page.rows), !m_next.after.empty(), now);
    judgeEmptiness();
    chooseCurrent();
    Q_EMIT changed();
}

void QueuePresenter::count(const ledger::Tallies &tallies)
{
    for (const auto tab : QueueTabs)
        m_state.counts[tab] = countIn(tallies, tab);
}

void QueuePresenter::judgeEmptiness()
{
    if (m_rows.size() > 0)
        m_state.emptiness = Emptiness::HasRows;
    else if (!m_state.view.filter.isEmpty() && m_state.counts[m_state.view.tab] > 0)
        m_state.emptiness = Emptiness::HiddenByFilter;
    else
        m_state.emptiness = Emptiness::AllClear;
}

// Where the person last stood, if it is here; else the first row, without forgetting the other.
void QueuePresenter::chooseCurrent()
{
    const auto last = refOf(m_place);
    m_state.apart = m_state.apart && m_rows.rowOf(*m_state.current) < 0;
    if (m_state.apart)
        return Q_EMIT currentMoved();
    if (last && m_rows.rowOf(*last) >= 0)
        m_state.current = last;
    else if (!m_state.current || m_rows.rowOf(*m_state.current) < 0)
        m_state.current = m_rows.size() > 0 ? std::optional(m_rows.row(0)->ref) : std::nullopt;
    Q_EMIT currentMoved();
}

void QueuePresenter::loadMore()
{
    if (m_fetching || m_state.loading || m_next.after.empty())
        return;
    m_fetching = true;
    const auto limit = std::clamp(static_cast<std::size_t>(m_rows.size()), FirstPage, LargestPage);
    const auto number = m_generation.next();
    m_walk.reset();
    async::deliver(m_session.read([asked = m_shownQuery, from = m_next, limit](ledger::LedgerReader &reader) {
        return reader.intents(asked, from, limit);
    }),
                   this, [this, number](Result<ledger::Page<ledger::IntentRow>> answer) {
                       if (!m_generation.isCurrent(number))
                           return;
                       m_fetching = false;
                       if (!answer) {
                           m_state.error = answer.error();
                       } else {
                           m_next = answer->next;
                           m_rows.append(std::move(answer->rows), !m_next.after.empty());
                       }
                       Q_EMIT changed();
                   });
}

void QueuePresenter::say(Severity severity, const QString &text, bool canUndo)
{
    m_state.notice = {severity, text, std::nullopt, canUndo};
    Q_EMIT changed();
}

void QueuePresenter::sayFailure(const Error &error)
{
    m_state.notice = {Severity::Warning, errorText(error), error, false};
    Q_EMIT changed();
}

void QueuePresenter::dismissNotice()
{
    m_state.notice = {};
    Q_EMIT changed();
}

} // namespace countersign::view
