// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/queue/queue_words.h"

#include "models/base/assert.h"
#include "models/view/wording/tr.h"

namespace countersign::view {

QString tabId(QueueTab tab)
{
    switch (tab) {
    case QueueTab::NeedsMe:
        return QStringLiteral("needs_me");
    case QueueTab::Overdue:
        return QStringLiteral("overdue");
    case QueueTab::KeyExpiring:
        return QStringLiteral("key_expiring");
    case QueueTab::Held:
        return QStringLiteral("held");
    case QueueTab::All:
        return QStringLiteral("all");
    }
    COUNTERSIGN_UNREACHABLE();
}

std::optional<QueueTab> tabOf(const QString &id)
{
    for (const auto tab : QueueTabs)
        if (tabId(tab) == id)
            return tab;
    return std::nullopt;
}

QString tabTitle(QueueTab tab)
{
    switch (tab) {
    case QueueTab::NeedsMe:
        return tr("Needs me", "tab of the queue: effects this person should look after");
    case QueueTab::Overdue:
        return tr("Overdue", "tab of the queue: unknown past the provider's normal window");
    case QueueTab::KeyExpiring:
        return tr("Key expiring", "tab of the queue: the provider soon forgets the idempotency key, or has");
    case QueueTab::Held:
        return tr("Held", "tab of the queue: frozen by a person");
    case QueueTab::All:
        return tr("All", "tab of the queue: every effect that needs somebody");
    }
    COUNTERSIGN_UNREACHABLE();
}

QString emptyTabText(QueueTab tab, const QString &lastCheck)
{
    switch (tab) {
    case QueueTab::NeedsMe:
        return tr("Nothing here needs you. Last check %1.").arg(lastCheck);
    case QueueTab::Overdue:
        return tr("No effect is overdue. Last check %1.").arg(lastCheck);
    case QueueTab::KeyExpiring:
        return tr("No idempotency key expires within the hour. Last check %1.").arg(lastCheck);
    case QueueTab::Held:
        return tr("No effect is held. Last check %1.").arg(lastCheck);
    case QueueTab::All:
        return tr("No unknown effects. Last check %1.").arg(lastCheck);
    }
    COUNTERSIGN_UNREACHABLE();
}

QString columnId(QueueColumn column)
{
    switch (column) {
    case QueueColumn::State:
        return QStringLiteral("state");
    case QueueColumn::Age:
        return QStringLiteral("age");
    case QueueColumn::KeyLeft:
        return QStringLiteral("key_left");
    case QueueColumn::Currency:
        return QStringLiteral("currency");
    case QueueColumn::Amount:
        return QStringLiteral("amount");
    case QueueColumn::Provider:
        return QStringLiteral("provider");
    case QueueColumn::Recipient:
        return QStringLiteral("recipient");
    case QueueColumn::IntentKey:
        return QStringLiteral("intent_key");
    }
    COUNTERSIGN_UNREACHABLE();
}

std::optional<QueueColumn> columnOf(const QString &id)
{
    for (const auto column : QueueColumns)
        if (columnId(column) == id)
            return column;
    return std::nullopt;
}

QString columnTitle(QueueColumn column)
{
    switch (column) {
    case QueueColumn::State:
        return tr("State", "column: the one state of an effect");
    case QueueColumn::Age:
        return tr("Age", "column: how long ago the last attempt was");
    case QueueColumn::KeyLeft:
        return tr("Key left", "column: how long the provider still knows the idempotency key");
    case QueueColumn::Currency:
        return tr("Cur", "column: ISO code of the currency, narrow");
    case QueueColumn::Amount:
        return tr("Amount", "column: money");
    case QueueColumn::Provider:
        return tr("Provider", "column: who was asked to carry the effect out");
    case QueueColumn::Recipient:
        return tr("To", "column: the recipient");
    case QueueColumn::IntentKey:
        return tr("Intent key", "column: name of the effect");
    }
    COUNTERSIGN_UNREACHABLE();
}

ledger::IntentOrder orderOf(QueueColumn column)
{
    switch (column) {
    case QueueColumn::State:
        return ledger::IntentOrder::TimeUntilHarm;
    case QueueColumn::Age:
        return ledger::IntentOrder::Age;
    case QueueColumn::KeyLeft:
        return ledger::IntentOrder::KeyLeft;
    case QueueColumn::Currency:
    case QueueColumn::Amount:
        return ledger::IntentOrder::Amount;
    case QueueColumn::Provider:
        return ledger::IntentOrder::Provider;
    case QueueColumn::Recipient:
        return ledger::IntentOrder::Recipient;
    case QueueColumn::IntentKey:
        return ledger::IntentOrder::IntentKey;
    }
    COUNTERSIGN_UNREACHABLE();
}

QString orderText(QueueColumn column, bool descending)
{
    switch (column) {
    case QueueColumn::State:
        return descending ? tr("Most time until harm first") : tr("Least time until harm first");
    case QueueColumn::Age:
        return descending ? tr("Newest first") : tr("Oldest first");
    case QueueColumn::KeyLeft:
        return descending ? tr("Most key time left first") : tr("Least key time left first");
    case QueueColumn::Currency:
    case QueueColumn::Amount:
        return descending ? tr("By currency, largest amount first") : tr("By currency, smallest amount first");
    case QueueColumn::Provider:
        return descending ? tr("By provider, Z to A") : tr("By provider, A to Z");
    case QueueColumn::Recipient:
        return descending ? tr("By recipient, Z to A") : tr("By recipient, A to Z");
    case QueueColumn::IntentKey:
        return descending ? tr("By intent key, Z to A") : tr("By intent key, A to Z");
    }
    COUNTERSIGN_UNREACHABLE();
}

std::int64_t countIn(const ledger::Tallies &tallies, QueueTab tab)
{
    switch (tab) {
    case QueueTab::NeedsMe:
        return tallies.needsPerson;
    case QueueTab::Overdue:
        return tallies.overdue;
    case QueueTab::KeyExpiring:
        return tallies.keyExpiring;
    case QueueTab::Held:
        return tallies.held;
    case QueueTab::All:
        return tallies.due;
    }
    COUNTERSIGN_UNREACHABLE();
}

ledger::EffectQuery queryOf(QueueTab tab, Instant now)
{
    ledger::EffectQuery query;
    switch (tab) {
    case QueueTab::NeedsMe:
        query.needsPerson = true;
        return query;
    case QueueTab::Overdue:
        query.overdue = true;
        return query;
    case QueueTab::KeyExpiring:
        query.keyExpiresBefore = now + ledger::KeyExpiryMargin;
        return query;
    case QueueTab::Held:
        query.held = true;
        return query;
    case QueueTab::All:
        query.needsSomebody = true;
        return query;
    }
    COUNTERSIGN_UNREACHABLE();
}

} // namespace countersign::view
