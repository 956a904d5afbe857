// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/ledger/sqlite/effect_rows.h"

#include "models/base/canonical_json.h"

#include <nlohmann/json.hpp>

#include <array>
#include <map>

namespace countersign::ledger {

namespace {

using effect::EffectAttempt;
using effect::EffectIntent;
using effect::EffectRef;

// Set once, by insertIntent.
constexpr std::array FixedColumns{
    "tenant_id",          "intent_key",       "request_digest",
    "workflow_id",        "step_id",          "provider",
    "environment",        "account",          "operation",
    "effect_kind",        "provider_key",     "amount_minor",
    "currency",           "customer_ref",     "recipient_ref",
    "recipient_count",    "correlation",      "engine",
    "parent_intent_key",  "batch_intent_key", "compensates_intent_key",
    "compensates_object", "prepared_at",
};
// Written again by every updateIntent.
constexpr std::array MovingColumns{
    "status",
    "provider_result_id",
    "duplicate_prepares",
    "compensated_minor",
    "attempt_count",
    "open_attempt",
    "last_attempt_at",
    "retry_at",
    "key_expires_at",
    "redispatch_until",
    "settle_at",
    "due_at",
    "response_digest",
    "version",
    "event_no",
    "hold_until",
    "hold_by",
    "escalated_to",
    "escalation_due",
    "resolved_at",
    "resolved_by_seq",
    "updated_at",
};

template <std::size_t N>
std::string joined(const std::array<const char *, N> &columns, std::string_view suffix)
{
    std::string text;
    for (const char *column : columns) {
        if (!text.empty())
            text += ", ";
        text += column;
        text += suffix;
    }
    return text;
}

std::string correlationText(const std::map<std::string, std::string> &correlation)
{
    // Names and values were checked at prepare; dump() of ASCII keys and UTF-8 strings is canonical.
    return nlohmann::json(correlation).dump();
}

SqlParams fixedValues(const EffectIntent &intent)
{
    return {
        intent.ref.tenant.value(),
        intent.ref.key.value(),
        intent.requestDigest.hex(),
        intent.workflowId,
        intent.stepId,
        intent.provider,
        intent.environment,
        intent.account,
        intent.operation,
        effect::toString(intent.kind),
        intent.providerKey,
        intent.amount ? SqlValue(intent.amount->minorUnits()) : SqlValue(),
        intent.amount ? std::string(intent.amount->currency().code()) : std::string(),
        intent.customerRef,
        intent.recipientRef,
        intent.recipientCount,
        correlationText(intent.correlation),
        intent.engine,
        intent.parentIntentKey,
        intent.batchIntentKey,
        intent.compensatesIntentKey,
        intent.compensatesObject,
        intent.preparedAt,
    };
}

SqlParams movingValues(const EffectIntent &intent)
{
    return {
        effect::toString(intent.status),
        intent.providerResultId,
        intent.duplicatePrepares,
        intent.compensatedMinor,
        intent.attemptCount,
        intent.openAttempt,
        intent.lastAttemptAt,
        intent.retryAt,
        intent.keyExpiresAt,
        intent.redispatchUntil,
        intent.settleAt,
        intent.dueAt,
        intent.responseDigest,
        intent.version,
        intent.eventNo,
        intent.hold ? SqlValue(intent.hold->until) : SqlValue(),
        intent.hold ? intent.hold->by.value() : std::string(),
        intent.escalatedTo,
        intent.escalationDue,
        intent.resolvedAt,
        intent.resolvedBySeq,
        intent.updatedAt,
    };
}

tl::unexpected<Error> damaged(const SqlRow &row, std::size_t at, Phrase column)
{
    return fail(ErrorKind::Corrupt,
                {translatable("%1 %2/%3: %4 cannot be read"),
                 {"effect_intents", row.text(at), row.text(at + 1), Phrases{std::move(column)}}},
                translatable("Verify the ledger; restore the newest good copy if it does not verify."));
}

Result<std::map<std::string, std::string>> parseCorrelation(const std::string &text)
{
    COUNTERSIGN_TRY(const nlohmann::json json, parseCanonical(text));
    std::map<std::string, std::string> correlation;
    if (!json.is_object())
        return fail(ErrorKind::Corrupt, translatable("correlation is not an object"));
    for (const auto &[name, value] : json.items()) {
        if (!value.is_string())
            return fail(ErrorKind::Corrupt, translatable("correlation holds something else than strings"));
        correlation.emplace(name, value.get<std::string>());
    }
    return correlation;
}

Status readFixed(const SqlRow &row, std::size_t at, EffectIntent &intent)
{
    auto digest = Digest::fromHex(row.text(at + 2));
    auto kind = effect::parseEffectKind(row.text(at + 9));
    auto correlation = parseCorrelation(row.text(at + 16));
    if (!digest)
        return damaged(row, at, "request_digest");
    if (!kind)
        return damaged(row, at, "effect_kind");
    if (!correlation)
        return damaged(row, at, "correlation");
    intent.requestDigest = *digest;
    intent.workflowId = row.text(at + 3);
    intent.stepId = row.text(at + 4);
    intent.provider = row.text(at + 5);
    intent.environment = row.text(at + 6);
    intent.account = row.text(at + 7);
    intent.operation = row.text(at + 8);
    intent.kind = *kind;
    intent.providerKey = row.text(at + 10);
    if (!row.isNull(at + 11)) {
        auto currency = Currency::parse(row.text(at + 12));
        if (!currency)
            return damaged(row, at, "currency");
        intent.amount = Money(row.integer(at + 11), *currency);
    }
    intent.customerRef = row.text(at + 13);
    intent.recipientRef = row.text(at + 14);
    intent.recipientCount = row.integer(at + 15);
    intent.correlation = std::move(*correlation);
    intent.engine = row.text(at + 17);
    intent.parentIntentKey = row.text(at + 18);
    intent.batchIntentKey = row.text(at + 19);
    intent.compensatesIntentKey = row.text(at + 20);
    intent.compensatesObject = row.text(at + 21);
    intent.preparedAt = row.instant(at + 22);
    return {};
}

Status readMoving(const SqlRow &row, std::size_t at, std::size_t first, EffectIntent &intent)
{
    auto status = effect::parseEffectStatus(row.text(first));
    if (!status)
        return damaged(row, at, "status");
    intent.status = *status;
    intent.providerResultId = row.text(first + 1);
    intent.duplicatePrepares = row.integer(first + 2);
    intent.compensatedMinor = row.integer(first + 3);
    intent.attemptCount = row.integer(first + 4);
    intent.openAttempt = row.optionalInteger(first + 5);
    intent.lastAttemptAt = row.optionalInstant(first + 6);
    intent.retryAt = row.optionalInstant(first + 7);
    intent.keyExpiresAt = row.optionalInstant(first + 8);
    intent.redispatchUntil = row.optionalInstant(first + 9);
    intent.settleAt = row.optionalInstant(first + 10);
    intent.dueAt = row.optionalInstant(first + 11);
    intent.responseDigest = row.text(first + 12);
    intent.version = row.integer(first + 13);
    intent.eventNo = row.integer(first + 14);
    if (!row.isNull(first + 15)) {
        auto by = PersonId::parse(row.text(first + 16));
        if (!by)
            return damaged(row, at, "hold_by");
        intent.hold = effect::Hold{*by, row.instant(first + 15)};
    }
    intent.escalatedTo = row.text(first + 17);
    intent.escalationDue = row.optionalInstant(first + 18);
    intent.resolvedAt = row.optionalInstant(first + 19);
    intent.resolvedBySeq = row.optionalInteger(first + 20);
    intent.updatedAt = row.instant(first + 21);
    return {};
}

constexpr std::string_view AttemptColumns = "attempt_no, worker, dispatched_at, lease_expires_at, closed_at, outcome, "
                                            "error_class, http_status, provider_request_id";

Result<EffectAttempt> attemptFromRow(const SqlRow &row)
{
    const auto outcome = effect::parseAttemptOutcome(row.text(5));
    if (!outcome)
        return fail(ErrorKind::Corrupt, {translatable("%1: outcome %2 is not known"), {"effect_attempts", row.text(5)}},
                    translatable("Verify the ledger; restore the newest good copy if it does not verify."));
    EffectAttempt attempt;
    attempt.number = row.integer(0);
    attempt.worker = row.text(1);
    attempt.dispatchedAt = row.optionalInstant(2);
    attempt.leaseExpiresAt = row.instant(3);
    attempt.closedAt = row.optionalInstant(4);
    attempt.outcome = *outcome;
    attempt.errorClass = row.text(6);
    attempt.httpStatus = int(row.integer(7));
    attempt.providerRequestId = row.text(8);
    return attempt;
}

} // namespace

const std::string &intentColumns()
{
    static const std::string columns = joined(FixedColumns, "") + ", " + joined(MovingColumns, "");
    return columns;
}

Result<EffectIntent> intentFromRow(const SqlRow &row, std::size_t firstColumn)
{
    auto tenant = TenantId::parse(row.text(firstColumn));
    auto key = IntentKey::parse(row.text(firstColumn + 1));
    if (!tenant || !key)
        return damaged(row, firstColumn, translatable("the key"));
    EffectIntent intent{EffectRef{*tenant, *key}};
    COUNTERSIGN_CHECK(readFixed(row, firstColumn, intent));
    COUNTERSIGN_CHECK(readMoving(row, firstColumn, firstColumn + FixedColumns.size(), intent));
    return intent;
}

Result<std::optional<EffectIntent>> findIntent(SqliteSession &session, const EffectRef &ref)
{
    static const std::string sql =
        "SELECT " + intentColumns() + " FROM effect_intents WHERE tenant_id = ? AND intent_key = ?";
    COUNTERSIGN_TRY(const SqlRows rows, session.query(sql, {ref.tenant.value(), ref.key.value()}));
    if (rows.empty())
        return std::nullopt;
    COUNTERSIGN_TRY(auto intent, intentFromRow(rows.front()));
    return intent;
}

Result<EffectIntent> requireIntent(SqliteSession &session, const EffectRef &ref)
{
    COUNTERSIGN_TRY(auto found, findIntent(session, ref));
    if (!found)
        return fail(ErrorKind::NotFound,
                    {translatable("intent %1 of tenant %2: the ledger has no such intent"),
                     {ref.key.value(), ref.tenant.value()}},
                    translatable("Check tenant and key; list them with: countersignctl intents list"));
    return std::move(*found);
}

Result<std::vector<EffectIntent>> itemsOfBatch(SqliteSession &session, const EffectRef &batch)
{
    static const std::string sql =
        "SELECT " + intentColumns() +
        " FROM effect_intents WHERE tenant_id = ? AND batch_intent_key = ? AND batch_intent_key <> '' "
        "ORDER BY intent_key";
    COUNTERSIGN_TRY(const SqlRows rows, session.query(sql, {batch.tenant.value(), batch.key.value()}));
    std::vector<EffectIntent> items;
    for (const SqlRow &row : rows) {
        COUNTERSIGN_TRY(auto item, intentFromRow(row));
        items.push_back(std::move(item));
    }
    return items;
}

Status insertIntent(SqliteSession &session, const EffectIntent &intent)
{
    static const std::string sql = [] {
        std::string marks = "?";
        for (std::size_t i = 1; i < FixedColumns.size() + MovingColumns.size(); ++i)
            marks += ", ?";
        return "INSERT INTO effect_intents (" + intentColumns() + ") VALUES (" + marks + ")";
    }();
    SqlParams values = fixedValues(intent);
    for (SqlValue &value : movingValues(intent))
        values.push_back(std::move(value));
    COUNTERSIGN_CHECK(session.execute(sql, values));
    return {};
}

ExpectedRow expectVersion(const EffectIntent &before)
{
    ExpectedRow expected;
    expected.status = before.status;
    expected.version = before.version;
    return expected;
}

ExpectedRow expectAttempt(const EffectIntent &before)
{
    ExpectedRow expected;
    expected.status = before.status;
    expected.attemptCount = before.attemptCount;
    expected.openAttempt = before.openAttempt;
    return expected;
}

Result<bool> updateIntent(SqliteSession &session, const EffectIntent &after, const ExpectedRow &expected)
{
    static const std::string base = "UPDATE effect_intents SET " + joined(MovingColumns, " = ?") +
                                    " WHERE tenant_id = ? AND intent_key = ? AND status = ?";
    static const std::string byVersion = base + " AND version = ?";
    static const std::string byAttempt = base + " AND attempt_count = ? AND open_attempt IS ?";
    SqlParams values = movingValues(after);
    values.emplace_back(after.ref.tenant.value());
    values.emplace_back(after.ref.key.value());
    values.emplace_back(effect::toString(expected.status));
    if (expected.version) {
        values.emplace_back(*expected.version);
    } else {
        values.emplace_back(expected.attemptCount);
        values.emplace_back(expected.openAttempt);
    }
    COUNTERSIGN_TRY(const std::int64_t changed, session.execute(expected.version ? byVersion : byAttempt, values));
    return changed == 1;
}

Result<std::vector<EffectAttempt>> attemptsOf(SqliteSession &session, const EffectRef &ref)
{
    static const std::string sql = "SELECT " + std::string(AttemptColumns) +
                                   " FROM effect_attempts WHERE tenant_id = ? AND intent_key = ? ORDER BY attempt_no";
    COUNTERSIGN_TRY(const SqlRows rows, session.query(sql, {ref.tenant.value(), ref.key.value()}));
    std::vector<EffectAttempt> attempts;
    for (const SqlRow &row : rows) {
        COUNTERSIGN_TRY(auto attempt, attemptFromRow(row));
        attempts.push_back(std::move(attempt));
    }
    return attempts;
}

Result<std::optional<EffectAttempt>> findAttempt(SqliteSession &session, const EffectRef &ref, std::int64_t number)
{
    static const std::string sql = "SELECT " + std::string(AttemptColumns) +
                                   " FROM effect_attempts WHERE tenant_id = ? AND intent_key = ? AND attempt_no = ?";
    COUNTERSIGN_TRY(const SqlRows rows, session.query(sql, {ref.tenant.value(), ref.key.value(), number}));
    if (rows.empty())
        return std::nullopt;
    COUNTERSIGN_TRY(auto attempt, attemptFromRow(rows.front()));
    return attempt;
}

Status insertAttempt(SqliteSession &session, const EffectRef &ref, const EffectAttempt &attempt)
{
    static const std::string sql = "INSERT INTO effect_attempts (tenant_id, intent_key, " +
                                   std::string(AttemptColumns) + ") VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";
    COUNTERSIGN_CHECK(
        session.execute(sql, {ref.tenant.value(), ref.key.value(), attempt.number, attempt.worker, attempt.dispatchedAt,
                              attempt.leaseExpiresAt, attempt.closedAt, effect::toString(attempt.outcome),
                              attempt.errorClass, std::int64_t{attempt.httpStatus}, attempt.providerRequestId}));
    return {};
}

Status updateAttempt(SqliteSession &session, const EffectRef &ref, const EffectAttempt &attempt)
{
    COUNTERSIGN_TRY(const std::int64_t changed,
                    session.execute("UPDATE effect_attempts SET lease_expires_at = ?, closed_at = ?, outcome = ?, "
                                    "error_class = ?, http_status = ?, provider_request_id = ? "
                                    "WHERE tenant_id = ? AND intent_key = ? AND attempt_no = ?",
                                    {attempt.leaseExpiresAt, attempt.closedAt, effect::toString(attempt.outcome),
                                     attempt.errorClass, std::int64_t{attempt.httpStatus}, attempt.providerRequestId,
                                     ref.tenant.value(), ref.key.value(), attempt.number}));
    if (changed != 1)
        return fail(
            ErrorKind::NotFound,
            {translatable("intent %1: it has no attempt %2"), {ref.key.value(), std::to_string(attempt.number)}},
            translatable("Give the attempt number that begin_attempt returned."));
    return {};
}

Status appendEvent(SqliteSession &session, const EffectIntent &after, std::string_view from, std::string_view cause,
                   std::optional<std::int64_t> attempt, Instant now)
{
    COUNTERSIGN_CHECK(session.execute(
        "INSERT INTO effect_events (tenant_id, intent_key, event_no, from_status, to_status, cause, attempt_no, "
        "version, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        {after.ref.tenant.value(), after.ref.key.value(), after.eventNo, from, effect::toString(after.status), cause,
         attempt, after.version, now}));
    return {};
}

} // namespace countersign::ledger
