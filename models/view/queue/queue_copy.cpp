// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/queue/queue_copy.h"

#include "models/view/wording/effect_state.h"
#include "models/view/wording/tr.h"
#include "models/view/wording/wording.h"

namespace countersign::view {

namespace {

std::string timeOrNothing(const std::optional<Instant> &time)
{
    return time ? formatInstant(*time) : std::string();
}

EffectState stateOf(const ledger::IntentRow &row, Instant now)
{
    return effectState(row, {row.leaseLapsed, row.openProposal, row.openConflict}, now);
}

desk::HistoryTable tableOf(const ledger::IntentRow &row)
{
    desk::HistoryTable table;
    table.rows.emplace_back();
    const auto add = [&table](const char *column, std::string value) {
        table.columns.emplace_back(column);
        table.rows.front().push_back(std::move(value));
    };
    add("tenant", row.ref.tenant.value());
    add("intent", row.ref.key.value());
    add("status", std::string(toString(row.status)));
    add("currency", row.amount ? std::string(row.amount->currency().code()) : std::string());
    add("amount", row.amount ? row.amount->decimal() : std::string());
    add("provider", row.provider);
    add("environment", row.environment);
    add("account", row.account);
    add("recipient", effect::recipientOf(row));
    add("workflow", row.workflowId);
    add("provider_object", row.providerResultId);
    add("request_sha256", row.requestDigest.hex());
    add("last_attempt_utc", timeOrNothing(row.lastAttemptAt));
    add("due_utc", timeOrNothing(row.dueAt));
    add("key_expires_utc", timeOrNothing(row.keyExpiresAt));
    add("held_by", row.hold ? row.hold->by.value() : std::string());
    add("escalated_to", row.escalatedTo);
    return table;
}

} // namespace

QString copyOf(const ledger::IntentRow &row, CopyForm form, Instant now)
{
    //: %1 intent key, %2 state such as OVERDUE, %3 provider, %4 a time
    const QString summary = tr("Countersign effect %1: %2 at provider %3, as of %4.")
                                .arg(visible(row.ref.key.value()), stateWord(stateOf(row, now)), visible(row.provider),
                                     fromUtf8(formatInstant(now)));
    return copyOf(tableOf(row), form, summary);
}

} // namespace countersign::view
