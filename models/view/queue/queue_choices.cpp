// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/queue/queue_presenter.h"
#include "models/view/wording/wording.h"

#include <algorithm>

// What the person chooses of the queue: which rows, in what order and columns, and where to stand. It is remembered.
namespace countersign::view {

using effect::EffectRef;

void QueuePresenter::setTab(QueueTab tab)
{
    if (tab == m_state.view.tab)
        return;
    m_state.view.tab = tab;
    rememberSoon();
    load();
}

void QueuePresenter::setFilter(const QString &containing)
{
    if (containing == m_state.view.filter)
        return;
    m_state.view.filter = containing;
    rememberSoon();
    m_typing.start();
    Q_EMIT changed();
}

void QueuePresenter::clearFilter()
{
    setFilter({});
    load();
}

void QueuePresenter::sortBy(QueueColumn column, bool descending)
{
    if (column == m_state.view.sort && descending == m_state.view.descending)
        return;
    m_state.view.sort = column;
    m_state.view.descending = descending;
    rememberSoon();
    load();
}

void QueuePresenter::setColumns(const QList<ColumnLayout> &columns)
{
    m_state.view.columns = columns;
    rememberSoon();
}

void QueuePresenter::resetColumns()
{
    m_state.view.columns = defaultQueueView().columns;
    rememberSoon();
    Q_EMIT columnsChanged();
}

void QueuePresenter::applyView(const QueueView &view)
{
    m_state.view = view;
    rememberSoon();
    Q_EMIT columnsChanged();
    load();
}

void QueuePresenter::importView(const QByteArray &json)
{
    if (const auto view = parseQueueView(json))
        applyView(*view);
    else
        sayFailure(view.error());
}

void QueuePresenter::setCurrent(const std::optional<EffectRef> &ref)
{
    if (ref == m_state.current)
        return;
    m_state.current = ref;
    m_state.apart = false;
    leaveNotice();
    if (ref) {
        m_place.tenant = fromUtf8(ref->tenant.value());
        m_place.intentKey = fromUtf8(ref->key.value());
        m_place.row = std::max(m_rows.rowOf(*ref), 0);
        rememberSoon();
    }
    Q_EMIT changed();
}

// What was said of one effect is not left standing beside another; errors stay until they are read.
void QueuePresenter::leaveNotice()
{
    if (!m_state.notice.error)
        m_state.notice = {};
}

void QueuePresenter::goTo(const EffectRef &ref)
{
    if (m_rows.rowOf(ref) >= 0) {
        setCurrent(ref);
    } else {
        m_state.current = ref; // where the person stood among the rows stays remembered
        m_state.apart = true;
        leaveNotice();
        Q_EMIT changed();
    }
    Q_EMIT currentMoved();
}

void QueuePresenter::setScroll(int firstRow)
{
    if (m_place.scroll == firstRow)
        return;
    m_place.scroll = firstRow;
    rememberSoon();
}

void QueuePresenter::remember()
{
    m_remember.stop();
    m_store.setView(m_state.view);
    m_store.setPlace(m_place);
}

void QueuePresenter::selectNextNeedingMe()
{
    const int from = m_state.current ? m_rows.rowOf(*m_state.current) : -1;
    for (int step = 1; step <= m_rows.size(); ++step) {
        const auto *row = m_rows.row((from + step) % m_rows.size());
        if (!row->needsPerson)
            continue;
        setCurrent(row->ref);
        Q_EMIT currentMoved();
        return;
    }
    say(Severity::Neutral, tr("Nothing in this list needs you."));
}

void QueuePresenter::toggleMark()
{
    if (m_state.current)
        m_rows.toggleMark(*m_state.current);
    Q_EMIT changed();
}

std::vector<EffectRef> QueuePresenter::targets() const
{
    const auto &marked = m_rows.marked();
    if (!marked.empty())
        return {marked.begin(), marked.end()};
    return m_state.current ? std::vector<EffectRef>{*m_state.current} : std::vector<EffectRef>{};
}

QString QueuePresenter::copyCurrent(CopyForm form) const
{
    const auto *row = m_state.current ? m_rows.row(m_rows.rowOf(*m_state.current)) : nullptr;
    return row ? copyOf(*row, form, m_session.clock().now()) : QString();
}

} // namespace countersign::view
