// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/history/history_presenter.h"

#include "models/async/deliver.h"
#include "models/view/history/history_export.h"
#include "models/view/wording/wording.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace countersign::view {
namespace {

constexpr std::size_t PageSize = 200;
constexpr std::chrono::milliseconds HistoryTick{100};

} // namespace

HistoryPresenter::HistoryPresenter(ConsoleSession &session, QObject *parent) : QObject(parent), m_session(session)
{
    m_tick.setInterval(HistoryTick);
    connect(&m_tick, &QTimer::timeout, this, &HistoryPresenter::tick);
    connect(&m_session, &ConsoleSession::changed, this, &HistoryPresenter::refresh);
    connect(&m_session, &ConsoleSession::connectivityChanged, this, &HistoryPresenter::changed);
    m_state.verdictLine = tr("Not verified on this computer yet.");
    judgeBundle();
}

HistoryPresenter::~HistoryPresenter()
{
    if (m_running)
        m_running->cancel.cancel();
}

void HistoryPresenter::open()
{
    refresh();
    // Nobody waits for a lookup of somebody who only reads.
    if (m_session.identity().readOnly && m_state.verification == Verification::NotRun)
        verify();
}

void HistoryPresenter::refresh()
{
    load({}, std::max(PageSize, m_records.size()));
}

void HistoryPresenter::loadMore()
{
    if (!m_next.after.empty())
        load(m_next, PageSize);
}

void HistoryPresenter::setFilter(const HistoryFilter &filter)
{
    if (m_state.filter == filter && m_state.loadedOnce)
        return;
    auto parsed = parseFilter(filter);
    m_state.filter = filter;
    m_state.faults = std::move(parsed.faults);
    m_state.filterEcho = std::move(parsed.echo);
    m_query = std::move(parsed.query);
    load({}, PageSize);
}

void HistoryPresenter::load(const ledger::Cursor &cursor, std::size_t limit)
{
    m_state.loading = true;
    const auto number = m_reads.next();
    const bool append = !cursor.after.empty();
    auto answer = m_session.read(
        [query = m_query, cursor, limit](ledger::LedgerReader &reader) { return reader.log(query, cursor, limit); });
    async::deliver(std::move(answer), this, [this, number, append](Result<ledger::LogPage> page) {
        if (m_reads.isCurrent(number))
            took(std::move(page), append);
    });
    Q_EMIT changed();
}

void HistoryPresenter::took(Result<ledger::LogPage> page, bool append)
{
    m_state.loading = false;
    m_state.error = page ? std::nullopt : std::optional(page.error());
    if (page) {
        m_state.loadedOnce = true;
        m_state.total = page->total;
        m_next = page->next;
        m_state.more = !m_next.after.empty();
        if (!append)
            m_records.clear();
        std::move(page->rows.begin(), page->rows.end(), std::back_inserter(m_records));
        showRows();
    }
    Q_EMIT changed();
}

void HistoryPresenter::showRows()
{
    std::vector<StatementRow> rows;
    rows.reserve(m_records.size());
    for (const auto &record : m_records)
        rows.push_back(statementRow(record, m_state.verdict.of(record.seq)));
    m_state.shown = static_cast<int>(rows.size());
    m_model.setRows(std::move(rows));
    if (m_state.selected && selectedRecord() == nullptr)
        select(-1);
}

const ledger::LogRecord *HistoryPresenter::selectedRecord() const
{
    const auto found = std::find_if(m_records.begin(), m_records.end(),
                                    [&](const ledger::LogRecord &record) { return m_state.selected == record.seq; });
    return found == m_records.end() ? nullptr : &*found;
}

void HistoryPresenter::select(qint64 seq)
{
    const auto wanted = seq < 0 ? std::nullopt : std::optional(seq);
    if (m_state.selected == wanted)
        return;
    m_state.selected = wanted;
    m_state.detail.reset();
    m_raw.reset();
    m_details.next();
    judgeBundle();
    loadDetail();
    Q_EMIT changed();
}

void HistoryPresenter::loadDetail()
{
    const auto *const record = selectedRecord();
    m_state.loadingDetail = record != nullptr;
    if (record == nullptr)
        return;
    const auto number = m_details.next();
    auto answer = m_session.read([copy = *record](ledger::LedgerReader &reader) { return readDetail(reader, copy); });
    async::deliver(std::move(answer), this, [this, number](Result<RawDetail> raw) {
        if (!m_details.isCurrent(number))
            return;
        m_state.loadingDetail = false;
        m_state.error = raw ? m_state.error : std::optional(raw.error());
        if (raw) {
            m_raw = std::move(*raw);
            m_state.detail = describeDetail(*m_raw, m_state.verdict.of(m_raw->record.seq));
        }
        Q_EMIT changed();
    });
}

void HistoryPresenter::reverse()
{
    if (m_state.detail && m_state.detail->mayReverse)
        Q_EMIT actionWanted(m_state.detail->tenant, m_state.detail->intent, QStringLiteral("reopen"));
}

void HistoryPresenter::judgeBundle()
{
    const auto *const record = selectedRecord();
    if (m_session.identity().readOnly)
        m_state.bundleReason = tr("Needs a signing key: a bundle without a signed head proves nothing.");
    else if (record == nullptr)
        m_state.bundleReason = tr("Select an entry first.");
    else if (record->statement.intent.empty())
        m_state.bundleReason = tr("This entry is about no effect.");
    else
        m_state.bundleReason.clear();
}

QString HistoryPresenter::copySelected(CopyForm form) const
{
    const auto *const record = selectedRecord();
    return record == nullptr ? QString() : copyOf(*record, form);
}

QString HistoryPresenter::howToCheck() const
{
    return logCheckCommand(m_session.identity().ledger);
}

QString HistoryPresenter::howToCheckBundle(const QString &path) const
{
    return bundleCheckCommand(path);
}

QString HistoryPresenter::suggestedFileName(ExportKind kind) const
{
    switch (kind) {
    case ExportKind::None:
        break;
    case ExportKind::Csv:
        return QStringLiteral("history.csv");
    case ExportKind::Json:
        return QStringLiteral("history.json");
    case ExportKind::Bundle:
        return QStringLiteral("evidence-%1.json").arg(m_state.selected.value_or(0));
    }
    return {};
}

} // namespace countersign::view
