// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/assert.h"
#include "models/ledger/sqlite/effect_rows.h"
#include "models/ledger/sqlite/reader_rows.h"
#include "models/ledger/sqlite/watch.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <string_view>
#include <utility>

namespace countersign::ledger {

using effect::EffectStatus;
using nlohmann::json;

namespace {

// The table as it is seen now: `lapsed`, whether the open attempt's lease is over; `due`, when somebody is needed: a
// lapsed lease needs somebody since it lapsed, swept or not. Two parameters: now, now.
constexpr std::string_view SeenIntents =
    "(SELECT t.*, "
    "EXISTS (SELECT 1 FROM effect_attempts a WHERE a.tenant_id = t.tenant_id AND a.intent_key = t.intent_key "
    " AND a.attempt_no = t.open_attempt AND a.lease_expires_at <= ?) AS lapsed, "
    "CASE WHEN t.due_at IS NULL AND t.open_attempt IS NOT NULL THEN (SELECT a.lease_expires_at FROM effect_attempts a "
    " WHERE a.tenant_id = t.tenant_id AND a.intent_key = t.intent_key AND a.attempt_no = t.open_attempt "
    " AND a.lease_expires_at <= ?) ELSE t.due_at END AS due "
    "FROM effect_intents t) i";

// One parameter: now.
constexpr std::string_view OpenProposal =
    "EXISTS (SELECT 1 FROM proposals p WHERE p.tenant_id = i.tenant_id AND p.intent_key = i.intent_key "
    "AND p.intent_key <> '' AND p.status = 'open' AND p.expires_at > ?)";
constexpr std::string_view OpenConflict =
    "EXISTS (SELECT 1 FROM conflicts c WHERE c.tenant_id = i.tenant_id AND c.intent_key = i.intent_key "
    "AND c.settled_by_seq IS NULL)";

// What IntentRow::needsPerson says. Parameters: now, person, person, now.
std::string needsPersonSql()
{
    return "(i.due IS NOT NULL AND (i.hold_until IS NULL OR i.hold_until <= ? OR i.hold_by = ?) "
           "AND i.escalated_to IN ('', ?) AND NOT " +
           std::string(OpenProposal) + ")";
}
SqlParams needsPersonParams(const Asking &asking)
{
    return {asking.now, asking.person, asking.person, asking.now};
}

constexpr std::string_view UnknownSql = "(i.status = 'unknown' OR (i.status = 'prepared' AND i.lapsed))";

struct Where
{
    std::string text = "1";
    SqlParams params{};

    void add(std::string_view condition, const SqlParams &values)
    {
        text += " AND (" + std::string(condition) + ")";
        params.insert(params.end(), values.begin(), values.end());
    }
};

void addStatus(Where &where, EffectStatus status)
{
    if (status == EffectStatus::Unknown)
        where.add(UnknownSql, {});
    else if (status == EffectStatus::Prepared)
        where.add("i.status = 'prepared' AND NOT i.lapsed", {});
    else
        where.add("i.status = ?", {effect::toString(status)});
}

void addAmong(Where &where, const std::vector<effect::EffectRef> &among)
{
    std::string values;
    SqlParams params;
    for (const auto &ref : among) {
        values += values.empty() ? "(?, ?)" : ", (?, ?)";
        params.emplace_back(ref.tenant.value());
        params.emplace_back(ref.key.value());
    }
    if (!among.empty())
        where.add("(i.tenant_id, i.intent_key) IN (VALUES " + values + ")", params);
}

Where conditions(const EffectQuery &query, const Asking &asking)
{
    Where where;
    if (query.tenant)
        where.add("i.tenant_id = ?", {*query.tenant});
    if (query.status)
        addStatus(where, *query.status);
    if (query.needsSomebody)
        where.add("i.due IS NOT NULL", {});
    if (query.needsPerson)
        where.add(needsPersonSql(), needsPersonParams(asking));
    if (query.overdue)
        where.add("i.due <= ?", {asking.now});
    if (query.held)
        where.add("i.hold_until > ?", {asking.now});
    if (query.keyExpiresBefore)
        where.add(std::string(UnknownSql) + " AND i.key_expires_at < ?", {*query.keyExpiresBefore});
    if (query.onWatch)
        where.add(MayBeWatched, {});
    if (!query.containing.empty())
        where.add("instr(i.intent_key, ?) > 0", {query.containing});
    addAmong(where, query.among);
    return where;
}

// What an order sorts by before tenant and key: expressions that are never null.
std::vector<std::string_view> sortValues(IntentOrder order)
{
    switch (order) {
    case IntentOrder::TimeUntilHarm:
        return {"coalesce(i.due, 9223372036854775807)"};
    case IntentOrder::Age:
        return {"coalesce(i.last_attempt_at, i.prepared_at)"};
    case IntentOrder::KeyLeft:
        return {"coalesce(i.key_expires_at, 9223372036854775807)"};
    case IntentOrder::Amount:
        return {"i.currency", "coalesce(i.amount_minor, 0)"};
    case IntentOrder::Provider:
        return {"i.provider"};
    case IntentOrder::Recipient:
        return {"i.recipient_ref"};
    case IntentOrder::IntentKey:
        return {"i.intent_key"};
    }
    COUNTERSIGN_UNREACHABLE();
}

std::string orderName(const EffectQuery &query)
{
    return (query.descending ? "-" : "+") + std::to_string(static_cast<int>(query.order));
}

std::string joinedWith(const std::vector<std::string> &parts, const std::string &suffix = {})
{
    std::string text;
    for (const auto &part : parts)
        text += (text.empty() ? "" : ", ") + part + suffix;
    return text;
}

std::vector<std::string> sortExpressions(const EffectQuery &query)
{
    std::vector<std::string> all;
    for (const auto value : sortValues(query.order))
        all.emplace_back(value);
    all.emplace_back("i.tenant_id");
    all.emplace_back("i.intent_key");
    return all;
}

// The order's name and the last row's sort values: a JSON array.
std::string cursorAfter(const EffectQuery &query, const SqlRow &last, std::size_t count)
{
    json values = json::array({orderName(query)});
    for (std::size_t i = 0; i < count; ++i) {
        if (last.isNull(i))
            values.push_back(nullptr);
        else if (const auto number = last.optionalInteger(i))
            values.push_back(*number);
        else
            values.push_back(last.text(i));
    }
    return values.dump(-1, ' ', false, json::error_handler_t::replace);
}

tl::unexpected<Error> foreignCursor()
{
    return fail(ErrorKind::InvalidInput, translatable("the page marker is not one this ledger gave for this order"),
                translatable("Start at the first page."));
}

Status addCursor(Where &where, const EffectQuery &query, const Cursor &cursor, const std::vector<std::string> &sorts)
{
    if (cursor.after.empty())
        return {};
    const json values = json::parse(cursor.after, nullptr, false);
    if (!values.is_array() || values.size() != sorts.size() + 1 || values[0] != orderName(query))
        return foreignCursor();
    SqlParams params;
    std::string marks;
    for (std::size_t i = 1; i < values.size(); ++i) {
        if (values[i].is_number_integer())
            params.emplace_back(values[i].get<std::int64_t>());
        else if (values[i].is_string())
            params.emplace_back(values[i].get<std::string>());
        else
            return foreignCursor();
        marks += i == 1 ? "?" : ", ?";
    }
    where.add("(" + joinedWith(sorts) + ") " + (query.descending ? "<" : ">") + " (" + marks + ")", params);
    return {};
}

std::string prefixedColumns()
{
    std::string columns = "i.";
    for (const char c : intentColumns()) {
        columns += c;
        if (c == ' ')
            columns += "i.";
    }
    return columns;
}

void append(SqlParams &to, const SqlParams &more)
{
    to.insert(to.end(), more.begin(), more.end());
}

// The keys of the page are found and sorted first, so that a sort of many rows carries no whole rows. Columns: the sort
// values, the five of IntentRow (lapsed, due, proposal, conflict, needs), the intent.
std::string pageSql(const EffectQuery &query, const Where &where, const std::vector<std::string> &sorts)
{
    std::vector<std::string> named;
    std::vector<std::string> names;
    for (std::size_t i = 0; i < sorts.size(); ++i) {
        names.push_back("p.s" + std::to_string(i));
        named.push_back(sorts[i] + " AS s" + std::to_string(i));
    }
    const std::string direction = query.descending ? " DESC" : "";
    const std::string keys = "SELECT " + joinedWith(named) + ", i.lapsed AS lapsed, i.due AS due FROM " +
                             std::string(SeenIntents) + " WHERE " + where.text + " ORDER BY " +
                             joinedWith(sorts, direction) + " LIMIT ?";
    const auto tenant = names[names.size() - 2];
    const auto &key = names.back();
    const std::string rows = "(SELECT t.*, p.lapsed AS lapsed, p.due AS due, " + joinedWith(names) + " FROM (" + keys +
                             ") p CROSS JOIN effect_intents t ON t.tenant_id = " + tenant +
                             " AND t.intent_key = " + key + ") i";
    std::vector<std::string> outer;
    for (std::size_t i = 0; i < sorts.size(); ++i)
        outer.push_back("i.s" + std::to_string(i));
    return "SELECT " + joinedWith(outer) + ", i.lapsed, i.due, " + std::string(OpenProposal) + ", " +
           std::string(OpenConflict) + ", " + needsPersonSql() + ", " + prefixedColumns() + " FROM " + rows +
           " ORDER BY " + joinedWith(outer, direction);
}

Result<IntentRow> intentRowFrom(const SqlRow &row, std::size_t first, Instant now)
{
    COUNTERSIGN_TRY(auto intent, intentFromRow(row, first + 5));
    IntentRow seen{{std::move(intent)}};
    seen.leaseLapsed = row.integer(first) != 0;
    seen.dueAt = row.optionalInstant(first + 1);
    seen.openProposal = row.integer(first + 2) != 0;
    seen.openConflict = row.integer(first + 3) != 0;
    seen.needsPerson = row.integer(first + 4) != 0;
    seeNow(seen, seen.leaseLapsed, now);
    return seen;
}

Result<std::int64_t> countOf(SqliteSession &session, const Where &where, Instant now)
{
    SqlParams params{now, now};
    append(params, where.params);
    COUNTERSIGN_TRY(const auto rows,
                    session.query("SELECT count(*) FROM " + std::string(SeenIntents) + " WHERE " + where.text, params));
    return rows.front().integer(0);
}

Status tallyStatuses(SqliteSession &session, const Where &where, Instant now, Tallies &tallies)
{
    SqlParams params{now, now};
    append(params, where.params);
    COUNTERSIGN_TRY(
        const auto rows,
        session.query("SELECT CASE WHEN i.status = 'prepared' AND i.lapsed THEN 'unknown' ELSE i.status END "
                      "AS seen, count(*) FROM " +
                          std::string(SeenIntents) + " WHERE " + where.text + " GROUP BY seen",
                      params));
    for (const auto status : {EffectStatus::Prepared, EffectStatus::Confirmed, EffectStatus::Unknown,
                              EffectStatus::Rejected, EffectStatus::Compensated})
        tallies.byStatus[status] = 0;
    for (const auto &row : rows)
        if (const auto status = effect::parseEffectStatus(row.text(0)))
            tallies.byStatus[*status] = row.integer(1);
    return {};
}

Status tallyDue(SqliteSession &session, const Where &where, const Asking &asking, Tallies &tallies)
{
    SqlParams params{asking.now};
    append(params, needsPersonParams(asking));
    append(params, {asking.now + KeyExpiryMargin, asking.now});
    append(params, {asking.now, asking.now}); // of SeenIntents
    append(params, where.params);
    COUNTERSIGN_TRY(const auto rows,
                    session.query("SELECT count(i.due), coalesce(sum(i.due <= ?), 0), min(i.due), coalesce(sum(" +
                                      needsPersonSql() + "), 0), coalesce(sum(" + std::string(UnknownSql) +
                                      " AND i.key_expires_at < ?), 0), coalesce(sum(i.hold_until > ?), 0) FROM " +
                                      std::string(SeenIntents) + " WHERE " + where.text,
                                  params));
    tallies.due = rows.front().integer(0);
    tallies.overdue = rows.front().integer(1);
    tallies.firstDue = rows.front().optionalInstant(2);
    tallies.needsPerson = rows.front().integer(3);
    tallies.keyExpiring = rows.front().integer(4);
    tallies.held = rows.front().integer(5);
    return {};
}

} // namespace

Result<Page<IntentRow>> readIntents(SqliteSession &session, const EffectQuery &query, const Cursor &cursor,
                                    std::size_t limit, const Asking &asking)
{
    const auto sorts = sortExpressions(query);
    auto where = conditions(query, asking);
    Page<IntentRow> page;
    if (cursor.after.empty()) {
        COUNTERSIGN_TRY(page.total, countOf(session, where, asking.now));
    }
    COUNTERSIGN_CHECK(addCursor(where, query, cursor, sorts));
    const auto rowLimit = std::clamp<std::size_t>(limit, 1, 10'000);
    SqlParams params{asking.now};
    append(params, needsPersonParams(asking));
    append(params, {asking.now, asking.now});
    append(params, where.params);
    params.emplace_back(static_cast<std::int64_t>(rowLimit) + 1);
    COUNTERSIGN_TRY(const auto rows, session.query(pageSql(query, where, sorts), params));
    page.rows.reserve(std::min(rows.size(), rowLimit));
    if (rows.size() > rowLimit)
        page.next.after = cursorAfter(query, rows[rowLimit - 1], sorts.size());
    for (std::size_t number = 0; number < std::min(rows.size(), rowLimit); ++number) {
        const auto &row = rows[number];
        COUNTERSIGN_TRY(auto seen, intentRowFrom(row, sorts.size(), asking.now));
        if (query.onWatch) { // SQL only narrowed down which may be
            COUNTERSIGN_TRY(const auto until, watchedUntil(session, seen, asking.now));
            if (!until)
                continue;
        }
        page.rows.push_back(std::move(seen));
    }
    return page;
}

Result<Tallies> readTallies(SqliteSession &session, const std::optional<std::string> &tenant, const Asking &asking)
{
    Tallies tallies;
    Where where;
    if (tenant)
        where.add("i.tenant_id = ?", {*tenant});
    COUNTERSIGN_CHECK(tallyStatuses(session, where, asking.now, tallies));
    COUNTERSIGN_CHECK(tallyDue(session, where, asking, tallies));
    COUNTERSIGN_TRY(const auto conflicts,
                    session.query("SELECT count(*) FROM conflicts i WHERE i.settled_by_seq IS NULL AND " + where.text,
                                  where.params));
    tallies.openConflicts = conflicts.front().integer(0);
    COUNTERSIGN_TRY(const auto proposals, readProposals(session, true, asking.now));
    tallies.openProposals = std::count_if(proposals.begin(), proposals.end(), [&](const ProposalRecord &proposal) {
        return !tenant || proposal.statement.tenant == *tenant;
    });
    return tallies;
}

} // namespace countersign::ledger
