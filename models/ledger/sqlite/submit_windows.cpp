// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/ledger/sqlite/submit_known.h"

#include <chrono>
#include <string_view>

namespace countersign::ledger {

using resolution::FactInput;
using resolution::WindowSums;

namespace {

constexpr auto Hour = std::chrono::hours(1);

// An open proposal counts however old it is: it may be applied at any moment.
constexpr std::string_view OpenProposal =
    "EXISTS (SELECT 1 FROM proposals p WHERE p.id = l.statement_id AND p.status = 'open' AND p.expires_at > ?)";
constexpr std::string_view AppliedProposal =
    "EXISTS (SELECT 1 FROM proposals p JOIN log_entries s ON s.seq = p.settled_by_seq WHERE p.id = l.statement_id AND "
    "p.status = 'applied' AND s.at >= ?)";

// Entries carry whole seconds, so the window begins at one.
Instant windowStart(Instant now, Duration length)
{
    return std::chrono::floor<std::chrono::seconds>(now - length);
}

std::optional<std::int64_t> sumOf(const SqlRows &rows)
{
    std::int64_t sum = 0;
    for (const auto &row : rows)
        if (__builtin_add_overflow(sum, row.integer(0), &sum))
            return std::nullopt;
    return sum;
}

Result<std::optional<std::int64_t>> customerSum(SqliteSession &session, const FactInput &input)
{
    const auto &intent = input.intent;
    if (!intent.amount || !input.policy)
        return std::optional<std::int64_t>(0);
    const auto since = windowStart(input.now, input.policy->value.customerWindow.length);
    COUNTERSIGN_TRY(
        const auto rows,
        session.query("SELECT i.amount_minor FROM effect_intents i WHERE i.tenant_id = ? AND i.customer_ref = ? AND "
                      "i.currency = ? AND i.intent_key <> ? AND EXISTS (SELECT 1 FROM log_entries l WHERE "
                      "l.tenant_id = i.tenant_id AND l.intent_key = i.intent_key AND l.intent_key <> '' AND "
                      "l.action <> '' AND ((l.kind IN ('resolve', 'approve') AND l.at >= ?) OR (l.kind = 'propose' "
                      "AND " +
                          std::string(OpenProposal) + ")))",
                      {intent.ref.tenant.value(), intent.customerRef, intent.amount->currency().code(),
                       intent.ref.key.value(), since, input.now}));
    return sumOf(rows);
}

// Other effects this person decided since `since` or proposes to decide, each once.
Result<SqlRows> decidedBy(SqliteSession &session, const FactInput &input, const std::string &person,
                          std::string_view filter, const SqlValue &filterBy, Instant since)
{
    return session.query(
        "SELECT i.amount_minor FROM effect_intents i WHERE " + std::string(filter) +
            " = ? AND NOT (i.tenant_id = ? AND i.intent_key = ?) AND (i.tenant_id, i.intent_key) IN (SELECT "
            "l.tenant_id, l.intent_key FROM log_entries l WHERE l.person = ? AND l.action <> '' AND ((l.kind = "
            "'resolve' AND l.at >= ?) OR (l.kind = 'propose' AND (" +
            std::string(OpenProposal) + " OR " + std::string(AppliedProposal) + "))))",
        {filterBy, input.intent.ref.tenant.value(), input.intent.ref.key.value(), person, since, input.now, since});
}

Result<std::int64_t> countBy(SqliteSession &session, const std::string &person, std::string_view where, Instant since)
{
    COUNTERSIGN_TRY(const auto rows,
                    session.query("SELECT count(DISTINCT l.intent_key) FROM log_entries l WHERE l.person = ? AND "
                                  "l.at >= ? AND " +
                                      std::string(where),
                                  {person, since}));
    return rows.front().integer(0);
}

} // namespace

Result<WindowSums> windowsOf(SqliteSession &session, const FactInput &input, const std::string &person)
{
    WindowSums sums;
    COUNTERSIGN_TRY(sums.customerMinor, customerSum(session, input));
    const auto length = input.policy ? input.policy->value.operatorWindow.length : Duration{};
    const auto since = windowStart(input.now, length);
    if (input.intent.amount) {
        COUNTERSIGN_TRY(const auto amounts,
                        decidedBy(session, input, person, "i.currency", input.intent.amount->currency().code(), since));
        sums.operatorMinor = sumOf(amounts);
    }
    COUNTERSIGN_TRY(const auto messages, decidedBy(session, input, person, "i.effect_kind", "message", since));
    sums.operatorMessages = static_cast<std::int64_t>(messages.size());
    const auto hour = windowStart(input.now, Hour);
    COUNTERSIGN_TRY(sums.operatorCompensations,
                    countBy(session, person, "l.action = 'compensate' AND l.kind IN ('resolve', 'propose')", hour));
    COUNTERSIGN_TRY(sums.handlerApplied, countBy(session, person, "l.action <> '' AND l.kind = 'resolve'", hour));
    return sums;
}

} // namespace countersign::ledger
