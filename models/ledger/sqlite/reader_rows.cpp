// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/ledger/sqlite/reader_rows.h"

#include "models/audit/log_entry.h"
#include "models/audit/merkle.h"
#include "models/base/canonical_json.h"
#include "models/base/text.h"
#include "models/ledger/sqlite/effect_rows.h"
#include "models/ledger/sqlite/projections.h"
#include "models/ledger/sqlite/watch.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <limits>
#include <optional>
#include <string_view>
#include <utility>

namespace countersign::ledger {

using effect::EffectIntent;
using effect::EffectStatus;

namespace {

// True for a row whose open attempt's lease is over at the parameter.
constexpr std::string_view Lapsed =
    "EXISTS (SELECT 1 FROM effect_attempts a WHERE a.tenant_id = i.tenant_id AND a.intent_key = i.intent_key AND "
    "a.attempt_no = i.open_attempt AND a.lease_expires_at <= ?)";

// When somebody is needed: a lapsed lease needs somebody since it lapsed, swept or not.
constexpr std::string_view Due =
    "CASE WHEN i.due_at IS NULL AND i.open_attempt IS NOT NULL THEN (SELECT a.lease_expires_at FROM effect_attempts a "
    "WHERE a.tenant_id = i.tenant_id AND a.intent_key = i.intent_key AND a.attempt_no = i.open_attempt AND "
    "a.lease_expires_at <= ?) ELSE i.due_at END";

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

void addStatus(Where &where, EffectStatus status, Instant now)
{
    const std::string lapsed(Lapsed);
    if (status == EffectStatus::Unknown)
        where.add("i.status = 'unknown' OR (i.status = 'prepared' AND " + lapsed + ")", {now});
    else if (status == EffectStatus::Prepared)
        where.add("i.status = 'prepared' AND NOT " + lapsed, {now});
    else
        where.add("i.status = ?", {effect::toString(status)});
}

Where conditions(const EffectQuery &query, Instant now)
{
    Where where;
    if (query.tenant)
        where.add("i.tenant_id = ?", {*query.tenant});
    if (query.status)
        addStatus(where, *query.status, now);
    if (query.needsSomebody)
        where.add("due IS NOT NULL", {});
    if (query.held)
        where.add("i.hold_until > ?", {now});
    if (query.onWatch)
        where.add(MayBeWatched, {});
    if (!query.containing.empty())
        where.add("instr(i.intent_key, ?) > 0", {query.containing});
    return where;
}

// Due time (or nothing), tenant and key: none of them holds a line feed.
std::string cursorAfter(const EffectIntent &last)
{
    const auto due = last.dueAt ? std::to_string(last.dueAt->time_since_epoch().count()) : std::string();
    return due + "\n" + last.ref.tenant.value() + "\n" + last.ref.key.value();
}

Status addCursor(Where &where, const Cursor &cursor)
{
    if (cursor.after.empty())
        return {};
    const auto first = cursor.after.find('\n');
    const auto second = first == std::string::npos ? first : cursor.after.find('\n', first + 1);
    if (second == std::string::npos)
        return fail(ErrorKind::InvalidInput, "the page marker is not one this ledger gave", "Start at the first page.");
    const auto dueText = cursor.after.substr(0, first);
    const auto tenant = cursor.after.substr(first + 1, second - first - 1);
    const auto key = cursor.after.substr(second + 1);
    if (dueText.empty()) {
        where.add("due IS NULL AND (i.tenant_id, i.intent_key) > (?, ?)", {tenant, key});
        return {};
    }
    const auto due = parseInt64(dueText);
    if (!due)
        return fail(ErrorKind::InvalidInput, "the page marker is not one this ledger gave", "Start at the first page.");
    where.add("due IS NULL OR due > ? OR (due = ? AND (i.tenant_id, i.intent_key) > (?, ?))",
              {*due, *due, tenant, key});
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

} // namespace

void seeNow(EffectIntent &intent, bool leaseLapsed, Instant now)
{
    if (leaseLapsed && intent.status == EffectStatus::Prepared)
        intent.status = EffectStatus::Unknown;
    if (intent.hold && now >= intent.hold->until)
        intent.hold.reset();
}

namespace {

Result<std::vector<EffectIntent>> seenAfter(SqliteSession &session, const EffectQuery &query, const Cursor &cursor,
                                            std::size_t limit, Instant now)
{
    auto where = conditions(query, now);
    COUNTERSIGN_CHECK(addCursor(where, cursor));
    SqlParams params{now, now};
    params.insert(params.end(), where.params.begin(), where.params.end());
    params.emplace_back(static_cast<std::int64_t>(limit));
    COUNTERSIGN_TRY(const auto rows,
                    session.query("SELECT " + std::string(Lapsed) + ", " + std::string(Due) + " AS due, " +
                                      prefixedColumns() + " FROM effect_intents i WHERE " + where.text +
                                      " ORDER BY due IS NULL, due, i.tenant_id, i.intent_key LIMIT ?",
                                  params));
    std::vector<EffectIntent> seen;
    for (const auto &row : rows) {
        COUNTERSIGN_TRY(auto intent, intentFromRow(row, 2));
        intent.dueAt = row.optionalInstant(1);
        seeNow(intent, row.integer(0) != 0, now);
        seen.push_back(std::move(intent));
    }
    return seen;
}

} // namespace

Result<Page<EffectIntent>> readIntents(SqliteSession &session, const EffectQuery &query, const Cursor &cursor,
                                       std::size_t limit, Instant now)
{
    const auto rowLimit = std::clamp<std::size_t>(limit, 1, 10'000);
    Page<EffectIntent> page;
    Cursor reached = cursor;
    for (;;) {
        COUNTERSIGN_TRY(auto seen, seenAfter(session, query, reached, rowLimit + 1, now));
        const bool isLast = seen.size() <= rowLimit;
        for (auto &intent : seen) {
            reached.after = cursorAfter(intent);
            if (query.onWatch) { // SQL only narrowed down which may be
                COUNTERSIGN_TRY(const auto until, watchedUntil(session, intent, now));
                if (!until)
                    continue;
            }
            if (page.rows.size() == rowLimit) {
                page.next.after = cursorAfter(page.rows.back());
                return page;
            }
            page.rows.push_back(std::move(intent));
        }
        if (isLast)
            return page;
    }
}

namespace {

Status tallyStatuses(SqliteSession &session, Instant now, Tallies &tallies)
{
    COUNTERSIGN_TRY(const auto rows,
                    session.query("SELECT CASE WHEN i.status = 'prepared' AND " + std::string(Lapsed) +
                                      " THEN 'unknown' ELSE i.status END AS seen, count(*) FROM effect_intents i "
                                      "GROUP BY seen",
                                  {now}));
    for (const auto status : {EffectStatus::Prepared, EffectStatus::Confirmed, EffectStatus::Unknown,
                              EffectStatus::Rejected, EffectStatus::Compensated})
        tallies.byStatus[status] = 0;
    for (const auto &row : rows)
        if (const auto status = effect::parseEffectStatus(row.text(0)))
            tallies.byStatus[*status] = row.integer(1);
    return {};
}

Status tallyDue(SqliteSession &session, Instant now, Tallies &tallies)
{
    COUNTERSIGN_TRY(const auto rows,
                    session.query("SELECT count(due), coalesce(sum(due <= ?), 0), min(due), "
                                  "coalesce(sum(hold_until > ?), 0) FROM (SELECT " +
                                      std::string(Due) + " AS due, i.hold_until FROM effect_intents i)",
                                  {now, now, now}));
    tallies.due = rows.front().integer(0);
    tallies.overdue = rows.front().integer(1);
    tallies.firstDue = rows.front().optionalInstant(2);
    tallies.held = rows.front().integer(3);
    return {};
}

} // namespace

Result<Tallies> readTallies(SqliteSession &session, Instant now)
{
    Tallies tallies;
    COUNTERSIGN_CHECK(tallyStatuses(session, now, tallies));
    COUNTERSIGN_CHECK(tallyDue(session, now, tallies));
    COUNTERSIGN_TRY(const auto conflicts, session.query("SELECT count(*) FROM conflicts WHERE settled_by_seq IS NULL"));
    tallies.openConflicts = conflicts.front().integer(0);
    COUNTERSIGN_TRY(const auto proposals, readProposals(session, true, now));
    tallies.openProposals = static_cast<std::int64_t>(proposals.size());
    return tallies;
}

Result<std::vector<PersonRecord>> readPersons(SqliteSession &session)
{
    COUNTERSIGN_TRY(const auto persons,
                    session.query("SELECT person, display_name, person_kind FROM operators ORDER BY person"));
    std::vector<PersonRecord> records;
    for (const auto &person : persons) {
        PersonRecord record;
        record.person = person.text(0);
        record.displayName = person.text(1);
        record.personKind = person.text(2);
        COUNTERSIGN_TRY(const auto keys, session.query("SELECT key_id FROM operator_keys WHERE person = ? AND "
                                                       "revoked_at_seq IS NULL ORDER BY valid_from_seq, key_id",
                                                       {record.person}));
        for (const auto &key : keys)
            record.liveKeys.push_back(key.text(0));
        COUNTERSIGN_TRY(const auto memberships,
                        session.query("SELECT tenant_id, roles FROM memberships WHERE person = ? ORDER BY tenant_id",
                                      {record.person}));
        for (const auto &membership : memberships)
            if (auto roles = parseRoles(membership.text(1)); !roles.empty())
                record.memberships[membership.text(0)] = std::move(roles);
        records.push_back(std::move(record));
    }
    return records;
}

Result<std::vector<StatementRecord>> readLog(SqliteSession &session, std::int64_t fromSeq, std::size_t limit)
{
    const auto rowLimit = std::min<std::size_t>(limit, 10'000);
    COUNTERSIGN_TRY(const auto rows, session.query("SELECT seq, entry FROM log_entries WHERE seq >= ? ORDER BY seq "
                                                   "LIMIT ?",
                                                   {fromSeq, static_cast<std::int64_t>(rowLimit)}));
    std::vector<StatementRecord> records;
    for (const auto &row : rows) {
        COUNTERSIGN_TRY(const auto entry, audit::parseLogEntry(row.blobText(1)));
        COUNTERSIGN_TRY(auto said, statement::parseStatement(entry.envelope.payload));
        records.push_back({row.integer(0), entry.at, std::move(said)});
    }
    return records;
}

Result<std::vector<Digest>> readConsistencyProof(SqliteSession &session, std::uint64_t first, std::uint64_t second)
{
    constexpr auto MaxSize = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
    if (first == 0 || first > second || second > MaxSize)
        return fail(ErrorKind::InvalidInput, "a log of size " + std::to_string(first) + " cannot be how one of size " +
                                                 std::to_string(second) + " begins");
    COUNTERSIGN_TRY(const auto rows, session.query("SELECT leaf FROM log_entries WHERE seq < ? ORDER BY seq",
                                                   {static_cast<std::int64_t>(second)}));
    if (rows.size() != second)
        return fail(ErrorKind::InvalidInput, "the log has no " + std::to_string(second) + " entries");
    std::vector<Digest> leaves;
    leaves.reserve(rows.size());
    for (const SqlRow &row : rows) {
        COUNTERSIGN_TRY(const Digest leaf, Digest::fromHex(row.text(0)));
        leaves.push_back(leaf);
    }
    return audit::consistencyProof(leaves, first, second);
}

Result<std::vector<resolution::InForce<effect::ProviderContract>>> readContracts(SqliteSession &session)
{
    COUNTERSIGN_TRY(const auto rows,
                    session.query("SELECT version, digest, subject FROM provider_contracts c WHERE version = (SELECT "
                                  "max(version) FROM provider_contracts n WHERE n.tenant_id = c.tenant_id AND "
                                  "n.provider = c.provider AND n.environment = c.environment AND n.account = "
                                  "c.account) ORDER BY tenant_id, provider, environment, account"));
    std::vector<resolution::InForce<effect::ProviderContract>> contracts;
    for (const auto &row : rows) {
        COUNTERSIGN_TRY(const auto subject, parseCanonical(row.text(2)));
        COUNTERSIGN_TRY(auto contract, effect::parseContractSubject(subject));
        contracts.push_back({std::move(contract), std::to_string(row.integer(0)), row.text(1)});
    }
    return contracts;
}

} // namespace countersign::ledger
