// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/ledger/ledger_reader.h"

#include <QString>

#include <array>
#include <optional>

// The tabs and columns of the queue: what each is called, how settings name it, and what it asks the ledger for. Pure.
namespace countersign::view {

enum class QueueTab { NeedsMe, Overdue, KeyExpiring, Held, All };
inline constexpr std::array<QueueTab, 5> QueueTabs{QueueTab::NeedsMe, QueueTab::Overdue, QueueTab::KeyExpiring,
                                                   QueueTab::Held, QueueTab::All};
QString tabId(QueueTab tab); // "needs_me": in settings and object names
std::optional<QueueTab> tabOf(const QString &id);
QString tabTitle(QueueTab tab);
QString emptyTabText(QueueTab tab, const QString &lastCheck); // the sentence where this tab has no rows

enum class QueueColumn { State, Age, KeyLeft, Currency, Amount, Provider, Recipient, IntentKey };
inline constexpr std::array<QueueColumn, 8> QueueColumns{
    QueueColumn::State,  QueueColumn::Age,      QueueColumn::KeyLeft,   QueueColumn::Currency,
    QueueColumn::Amount, QueueColumn::Provider, QueueColumn::Recipient, QueueColumn::IntentKey};
QString columnId(QueueColumn column); // "key_left"
std::optional<QueueColumn> columnOf(const QString &id);
QString columnTitle(QueueColumn column);
// What a list sorted by this column is sorted by: the state by the time until harm, currency and amount by both.
ledger::IntentOrder orderOf(QueueColumn column);
QString orderText(QueueColumn column, bool descending); // "Least time until harm first"

std::int64_t countIn(const ledger::Tallies &tallies, QueueTab tab);
// The query of this tab.
ledger::EffectQuery queryOf(QueueTab tab, Instant now);

} // namespace countersign::view
