// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/ledger/ledger_reader.h"
#include "models/view/queue/queue_words.h"
#include "models/view/wording/effect_state.h"

#include <QAbstractTableModel>

#include <memory>
#include <unordered_map>
#include <unordered_set>
#include <vector>

// The rows of the queue that were read so far. A row stays where it is until the person asks for a new order: what
// changed is written into it in place, also when it no longer belongs into the list. GUI thread; no I/O.
namespace countersign::view {

struct RefHash
{
    std::size_t operator()(const effect::EffectRef &ref) const
    {
        return std::hash<TenantId>()(ref.tenant) ^ (std::hash<IntentKey>()(ref.key) << 1);
    }
};
using RefSet = std::unordered_set<effect::EffectRef, RefHash>;

class IntentTableModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Role {
        StateRole = Qt::UserRole + 1, // int of EffectState
        SeverityRole,                 // int of Severity
        IconRole,                     // QString: name of the state's icon
        MarkedRole,                   // bool
    };

    explicit IntentTableModel(QObject *parent = nullptr) : QAbstractTableModel(parent) {}

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override; // says moreWanted()

    // Other rows: of another tab, filter or order. `more`: the ledger has more of them.
    void start(std::vector<ledger::IntentRow> rows, bool more, Instant now);
    void append(std::vector<ledger::IntentRow> rows, bool more);
    // The same list read again: rows that went are removed, the others put in the new order, new ones inserted; every
    // index of a row that stays still names it.
    void rearrange(std::vector<ledger::IntentRow> rows, bool more, Instant now);
    // In place; false: not one of these rows.
    bool update(const ledger::IntentRow &row);
    void setNow(Instant now); // ages and states move on

    int size() const { return static_cast<int>(m_rows.size()); }
    bool hasMore() const { return m_more; }
    const ledger::IntentRow *row(int number) const; // nullptr: no such row
    int rowOf(const effect::EffectRef &ref) const;  // -1: not here
    std::vector<effect::EffectRef> refs() const;
    EffectState stateOf(const ledger::IntentRow &row) const;
    QString sentenceOf(const ledger::IntentRow &row) const; // the whole row for a screen reader, at most 140 characters

    void toggleMark(const effect::EffectRef &ref);
    const RefSet &marked() const { return m_marked; }
    void clearMarks();
    void setPerson(const std::string &person) { m_person = person; } // whose holds are "claimed by you"

Q_SIGNALS:
    void moreWanted();

private:
    using Places = std::unordered_map<effect::EffectRef, int, RefHash>; // row numbers

    QString textOf(const ledger::IntentRow &row, QueueColumn column) const;
    QString tipOf(const ledger::IntentRow &row, QueueColumn column) const;
    QVariant stateData(const ledger::IntentRow &row, int role) const;
    void removeAllBut(const Places &wanted);
    void permute(const Places &wanted);
    void insertMissing(std::vector<ledger::IntentRow> &wanted);
    void reindex();
    void rowsChanged(int first, int last, QueueColumn from, QueueColumn to);

    std::vector<std::unique_ptr<ledger::IntentRow>> m_rows{}; // a row is large, and many are moved at once
    Places m_places{};
    RefSet m_marked{};
    std::string m_person{};
    Instant m_now{};
    bool m_more = false;
};

} // namespace countersign::view
