// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/queue/intent_table_model.h"

#include "models/base/assert.h"
#include "models/view/wording/tool_tip.h"
#include "models/view/wording/wording.h"

#include <algorithm>
#include <utility>

namespace countersign::view {

using ledger::IntentRow;

namespace {

Instant lastTriedAt(const IntentRow &row)
{
    return row.lastAttemptAt.value_or(row.preparedAt);
}

} // namespace

int IntentTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : size();
}

int IntentTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(QueueColumns.size());
}

const IntentRow *IntentTableModel::row(int number) const
{
    return number >= 0 && number < size() ? m_rows[static_cast<std::size_t>(number)].get() : nullptr;
}

int IntentTableModel::rowOf(const effect::EffectRef &ref) const
{
    const auto place = m_places.find(ref);
    return place == m_places.end() ? -1 : place->second;
}

std::vector<effect::EffectRef> IntentTableModel::refs() const
{
    std::vector<effect::EffectRef> all;
    all.reserve(m_rows.size());
    for (const auto &row : m_rows)
        all.push_back(row->ref);
    return all;
}

EffectState IntentTableModel::stateOf(const IntentRow &row) const
{
    return effectState(row, {row.leaseLapsed, row.openProposal, row.openConflict}, m_now);
}

QString IntentTableModel::textOf(const IntentRow &row, QueueColumn column) const
{
    switch (column) {
    case QueueColumn::State:
        //: %1: a state such as OVERDUE; the row is marked for an action on several rows
        return m_marked.count(row.ref) != 0 ? tr("✓ %1").arg(stateWord(stateOf(row))) : stateWord(stateOf(row));
    case QueueColumn::Age:
        return ageText(m_now - lastTriedAt(row));
    case QueueColumn::KeyLeft:
        if (!row.keyExpiresAt)
            //: the provider keeps no idempotency key for this effect
            return tr("no key");
        //: the provider has forgotten the idempotency key
        return *row.keyExpiresAt > m_now ? ageText(*row.keyExpiresAt - m_now) : tr("lost");
    case QueueColumn::Currency:
        return row.amount ? currencyCode(*row.amount) : QString();
    case QueueColumn::Amount:
        return row.amount ? isolated(amountDigits(*row.amount)) : QString();
    case QueueColumn::Provider:
        return visible(row.provider);
    case QueueColumn::Recipient:
        return isolated(visible(recipientOf(row)));
    case QueueColumn::IntentKey:
        return isolated(visible(row.ref.key.value()));
    }
    COUNTERSIGN_UNREACHABLE();
}

QString IntentTableModel::tipOf(const IntentRow &row, QueueColumn column) const
{
    if (column == QueueColumn::Age)
        return tr("Last attempt %1").arg(instantWithLocalText(lastTriedAt(row)));
    if (column == QueueColumn::KeyLeft && row.keyExpiresAt)
        return tr("The provider keeps the key until %1").arg(instantWithLocalText(*row.keyExpiresAt));
    if (column == QueueColumn::State && row.hold)
        return tr("Claimed by %1 until %2").arg(visible(row.hold->by.value()), instantWithLocalText(row.hold->until));
    return textOf(row, column);
}

QString IntentTableModel::sentenceOf(const IntentRow &row) const
{
    QStringList parts{stateWord(stateOf(row)), moneyText(row.amount), visible(row.provider),
                      tr("age %1").arg(ageText(m_now - lastTriedAt(row)))};
    if (row.keyExpiresAt)
        parts.append(*row.keyExpiresAt > m_now ? tr("key left %1").arg(ageText(*row.keyExpiresAt - m_now))
                                               : tr("key lost"));
    if (row.hold && row.hold->until > m_now)
        parts.append(row.hold->by.value() == m_person ? tr("claimed by you")
                                                      : tr("claimed by %1").arg(visible(row.hold->by.value())));
    if (m_marked.count(row.ref) != 0)
        parts.append(tr("marked"));
    parts.append(visible(shortKey(row.ref.key.value())));
    return rowSentence(listed(parts));
}

QVariant IntentTableModel::stateData(const IntentRow &row, int role) const
{
    switch (role) {
    case StateRole:
        return static_cast<int>(stateOf(row));
    case SeverityRole:
        return static_cast<int>(severityOf(stateOf(row)));
    case IconRole:
        return stateIcon(stateOf(row));
    case Qt::AccessibleTextRole:
        return sentenceOf(row);
    default:
        return {};
    }
}

QVariant IntentTableModel::data(const QModelIndex &index, int role) const
{
    const IntentRow *shown = index.isValid() ? row(index.row()) : nullptr;
    if (!shown)
        return {};
    const auto column = QueueColumns[static_cast<std::size_t>(index.column())];
    if (role == Qt::DisplayRole)
        return textOf(*shown, column);
    if (role == Qt::ToolTipRole)
        return toolTipText(tipOf(*shown, column));
    if (role == MarkedRole)
        return m_marked.count(shown->ref) != 0;
    if (role == Qt::TextAlignmentRole) {
        const bool digits = column == QueueColumn::Amount;
        return QVariant::fromValue(Qt::Alignment(Qt::AlignVCenter | (digits ? Qt::AlignRight : Qt::AlignLeft)));
    }
    return column == QueueColumn::State ? stateData(*shown, role) : QVariant();
}

QVariant IntentTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return QAbstractTableModel::headerData(section, orientation, role);
    const auto column = QueueColumns[static_cast<std::size_t>(section)];
    if (role == Qt::DisplayRole)
        return columnTitle(column);
    if (role == Qt::ToolTipRole)
        return tr("Sort: %1").arg(orderText(column, false));
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(
            Qt::Alignment(Qt::AlignVCenter | (column == QueueColumn::Amount ? Qt::AlignRight : Qt::AlignLeft)));
    return {};
}

bool IntentTableModel::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && m_more;
}

void IntentTableModel::fetchMore(const QModelIndex &parent)
{
    if (canFetchMore(parent))
        Q_EMIT moreWanted();
}

void IntentTableModel::setNow(Instant now)
{
    m_now = now;
    if (!m_rows.empty())
        rowsChanged(0, size() - 1, QueueColumn::State, QueueColumn::KeyLeft);
}

void IntentTableModel::toggleMark(const effect::EffectRef &ref)
{
    if (m_marked.erase(ref) == 0)
        m_marked.insert(ref);
    if (const int number = rowOf(ref); number >= 0)
        rowsChanged(number, number, QueueColumn::State, QueueColumn::State);
}

void IntentTableModel::clearMarks()
{
    const auto before = std::exchange(m_marked, {});
    for (const auto &ref : before)
        if (const int number = rowOf(ref); number >= 0)
            rowsChanged(number, number, QueueColumn::State, QueueColumn::State);
}

void IntentTableModel::rowsChanged(int first, int last, QueueColumn from, QueueColumn to)
{
    Q_EMIT dataChanged(index(first, static_cast<int>(from)), index(last, static_cast<int>(to)));
}

} // namespace countersign::view
