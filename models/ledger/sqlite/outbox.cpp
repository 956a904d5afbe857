// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/ledger/sqlite/outbox.h"

#include "models/base/canonical_json.h"
#include "models/base/enum_table.h"

#include <nlohmann/json.hpp>

#include <array>

namespace countersign::ledger {

namespace {

using effect::EffectIntent;

constexpr EnumTable TypeWords(std::array{
    EnumWord{OutboxType::EffectConfirmed, std::string_view("effect.confirmed")},
    EnumWord{OutboxType::EffectRejected, std::string_view("effect.rejected")},
    EnumWord{OutboxType::EffectReleased, std::string_view("effect.released")},
    EnumWord{OutboxType::EffectCompensated, std::string_view("effect.compensated")},
    EnumWord{OutboxType::EffectCompensationRequested, std::string_view("effect.compensation_requested")},
    EnumWord{OutboxType::EffectUnknown, std::string_view("effect.unknown")},
    EnumWord{OutboxType::EffectHeld, std::string_view("effect.held")},
    EnumWord{OutboxType::EffectUnheld, std::string_view("effect.unheld")},
    EnumWord{OutboxType::EffectReopened, std::string_view("effect.reopened")},
    EnumWord{OutboxType::DeskProposed, std::string_view("desk.proposed")},
    EnumWord{OutboxType::DeskEscalated, std::string_view("desk.escalated")},
    EnumWord{OutboxType::DeskConflict, std::string_view("desk.conflict")},
    EnumWord{OutboxType::DeskOverdue, std::string_view("desk.overdue")},
    EnumWord{OutboxType::DeskExpiring, std::string_view("desk.expiring")},
});

bool isEffect(OutboxType type)
{
    return toString(type).starts_with("effect.");
}

Result<std::string> payloadOf(OutboxType type, const EffectIntent &after,
                              const std::map<std::string, std::string> &extras, Instant now)
{
    nlohmann::json payload(extras);
    payload["v"] = "1";
    payload["type"] = std::string(toString(type));
    payload["tenant"] = after.ref.tenant.value();
    payload["intent"] = after.ref.key.value();
    payload["ledger_version"] = std::to_string(after.eventNo);
    payload["version"] = std::to_string(after.version);
    payload["status"] = std::string(effect::toString(after.status));
    payload["workflow"] = after.workflowId;
    payload["step"] = after.stepId;
    payload["provider_key"] = after.providerKey;
    payload["result_id"] = after.providerResultId;
    payload["hold_until"] = after.hold ? formatInstant(after.hold->until) : "";
    payload["hold_by"] = after.hold ? after.hold->by.value() : "";
    payload["at"] = formatInstant(now);
    return toCanonical(payload);
}

// Where the event goes: the engine's target, "" = the default webhook, if any.
std::string targetOf(const EffectIntent &intent)
{
    if (intent.engine.empty())
        return {};
    const auto engine = parseCanonical(intent.engine);
    if (!engine || !engine->is_object() || !engine->contains("target") || !engine->at("target").is_string())
        return {};
    return engine->at("target").get<std::string>();
}

Status supersede(SqliteSession &session, OutboxType type, const EffectIntent &after)
{
    static constexpr std::string_view effects =
        "UPDATE workflow_outbox SET status = 'superseded' WHERE tenant_id = ? AND intent_key = ? "
        "AND ledger_version < ? AND status IN ('pending', 'parked') AND type LIKE 'effect.%' "
        "AND type <> 'effect.compensation_requested' AND ? <> ''";
    static constexpr std::string_view sameType =
        "UPDATE workflow_outbox SET status = 'superseded' WHERE tenant_id = ? AND intent_key = ? "
        "AND ledger_version < ? AND status IN ('pending', 'parked') AND type = ?";
    COUNTERSIGN_CHECK(
        session.execute(isEffect(type) ? effects : sameType,
                        {after.ref.tenant.value(), after.ref.key.value(), after.eventNo, toString(type)}));
    return {};
}

} // namespace

std::string_view toString(OutboxType type)
{
    return TypeWords.word(type);
}

Status appendOutbox(SqliteSession &session, OutboxType type, const EffectIntent &after,
                    const std::map<std::string, std::string> &extras, Instant now)
{
    COUNTERSIGN_TRY(const std::string payload, payloadOf(type, after, extras, now));
    COUNTERSIGN_CHECK(supersede(session, type, after));
    COUNTERSIGN_CHECK(session.execute(
        "INSERT INTO workflow_outbox (tenant_id, intent_key, ledger_version, type, payload, target, status, attempts, "
        "next_attempt_at, engine_answer, created_at) VALUES (?, ?, ?, ?, ?, ?, 'pending', 0, ?, '', ?)",
        {after.ref.tenant.value(), after.ref.key.value(), after.eventNo, toString(type), payload, targetOf(after), now,
         now}));
    return {};
}

} // namespace countersign::ledger
