// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/ledger/sqlite/reader_health.h"

#include <algorithm>
#include <chrono>

namespace countersign::ledger {

namespace {

using std::chrono::days;
using std::chrono::hours;

constexpr days Week(7);
constexpr days Month(28);

std::size_t bandOf(Duration age)
{
    return static_cast<std::size_t>(std::upper_bound(AgeBands.begin(), AgeBands.end(), age) - AgeBands.begin());
}

// A lapsed lease counts as unknown, since the lease ended.
Status readAges(SqliteSession &session, Health &health)
{
    COUNTERSIGN_TRY(
        const SqlRows rows,
        session.query("SELECT i.provider, max(coalesce((SELECT max(e.at) FROM effect_events e WHERE e.tenant_id = "
                      "i.tenant_id AND e.intent_key = i.intent_key AND e.to_status = 'unknown'), 0), "
                      "coalesce(a.lease_expires_at, 0)) FROM effect_intents i LEFT JOIN effect_attempts a ON "
                      "a.tenant_id = i.tenant_id AND a.intent_key = i.intent_key AND a.attempt_no = i.open_attempt "
                      "WHERE i.status = 'unknown' OR (i.status = 'prepared' AND a.lease_expires_at <= ?) "
                      "GROUP BY i.tenant_id, i.intent_key LIMIT 100000",
                      {health.asOf}));
    for (const SqlRow &row : rows) {
        const Duration age = std::max(Duration::zero(), health.asOf - row.instant(1));
        ++health.unknownAges[row.text(0)][bandOf(age)];
        health.unknownAgeList.push_back(age);
    }
    std::sort(health.unknownAgeList.begin(), health.unknownAgeList.end());
    return {};
}

// Every hour or day from `from` on, also those in which nothing happened.
template <class Slot, class Unit>
std::vector<Slot> slots(Instant from, Instant to, Unit unit, Instant Slot::*start)
{
    std::vector<Slot> all;
    for (Instant at = std::chrono::floor<Unit>(from); at <= to; at += unit) {
        Slot slot;
        slot.*start = at;
        all.push_back(slot);
    }
    return all;
}

template <class Slot, class Unit>
Slot *slotOf(std::vector<Slot> &all, Instant at, Unit unit, Instant Slot::*start)
{
    const auto number = (at - all.front().*start) / unit;
    return number < 0 || number >= static_cast<decltype(number)>(all.size()) ? nullptr
                                                                             : &all[static_cast<std::size_t>(number)];
}

Status readFlow(SqliteSession &session, Health &health)
{
    const Instant from = health.asOf - Week;
    health.flow = slots(from, health.asOf, hours(1), &HourOfFlow::hour);
    COUNTERSIGN_TRY(const SqlRows arrivals, session.query("SELECT at FROM effect_events WHERE to_status = 'unknown' AND "
                                                          "from_status <> 'unknown' AND at >= ?",
                                                          {from}));
    for (const SqlRow &row : arrivals)
        if (HourOfFlow *slot = slotOf(health.flow, row.instant(0), hours(1), &HourOfFlow::hour))
            ++slot->arrivals;
    // Workers say it by an event, people by a statement.
    COUNTERSIGN_TRY(const SqlRows ends, session.query("SELECT at FROM effect_events WHERE from_status = 'unknown' AND "
                                                      "to_status <> 'unknown' AND at >= ? UNION ALL SELECT at FROM "
                                                      "log_entries WHERE outcome = 'applied' AND kind IN ('resolve', "
                                                      "'approve') AND action IN ('confirm', 'reject', 'release') AND "
                                                      "at >= ?",
                                                      {from, from}));
    for (const SqlRow &row : ends)
        if (HourOfFlow *slot = slotOf(health.flow, row.instant(0), hours(1), &HourOfFlow::hour))
            ++slot->resolutions;
    return {};
}

Status readRungs(SqliteSession &session, Health &health)
{
    COUNTERSIGN_TRY(
        const SqlRows rows,
        session.query("SELECT json_extract(CAST(bytes AS TEXT), '$.rung') AS rung, sum(json_extract(CAST(bytes AS "
                      "TEXT), '$.finding') IN ('Found', 'FoundMany', 'Mismatch', 'Absent')), count(*) FROM "
                      "effect_evidence WHERE lookup_id IS NOT NULL AND recorded_at >= ? GROUP BY rung ORDER BY rung",
                      {health.asOf - Month}));
    for (const SqlRow &row : rows)
        health.rungs.push_back({row.text(0), row.integer(1), row.integer(2)});
    return {};
}

Status readConflicts(SqliteSession &session, Health &health)
{
    const Instant from = health.asOf - Week;
    health.conflicts = slots(from, health.asOf, hours(1), &HourOfConflicts::hour);
    COUNTERSIGN_TRY(const SqlRows rows,
                    session.query("SELECT opened_at, kind = 'digest_mismatch' FROM conflicts WHERE opened_at >= ?",
                                  {from}));
    for (const SqlRow &row : rows)
        if (HourOfConflicts *slot = slotOf(health.conflicts, row.instant(0), hours(1), &HourOfConflicts::hour))
            ++(row.integer(1) != 0 ? slot->otherDigest : slot->others);
    COUNTERSIGN_TRY(const SqlRows same, session.query("SELECT coalesce(sum(duplicate_prepares), 0) FROM effect_intents"));
    health.sameDigestPrepares = same.front().integer(0);
    return {};
}

Status readCompensations(SqliteSession &session, Health &health)
{
    const Instant from = health.asOf - Month;
    health.compensations = slots(from, health.asOf, days(1), &DayOfCompensation::day);
    COUNTERSIGN_TRY(const SqlRows rows, session.query("SELECT at, to_status = 'compensated' FROM effect_events WHERE "
                                                      "to_status IN ('confirmed', 'compensated') AND from_status <> "
                                                      "to_status AND at >= ? UNION ALL SELECT at, 0 FROM log_entries "
                                                      "WHERE outcome = 'applied' AND kind IN ('resolve', 'approve') "
                                                      "AND action = 'confirm' AND at >= ?",
                                                      {from, from}));
    for (const SqlRow &row : rows)
        if (DayOfCompensation *slot = slotOf(health.compensations, row.instant(0), days(1), &DayOfCompensation::day))
            ++(row.integer(1) != 0 ? slot->compensated : slot->confirmed);
    return {};
}

Status readApprovals(SqliteSession &session, Health &health)
{
    COUNTERSIGN_TRY(const SqlRows rows, session.query("SELECT l.at - p.proposed_at, p.status = 'declined' FROM proposals "
                                                      "p JOIN log_entries l ON l.seq = p.settled_by_seq WHERE p.status "
                                                      "IN ('applied', 'declined') AND p.intent_key <> '' ORDER BY l.seq "
                                                      "DESC LIMIT 200"));
    for (const SqlRow &row : rows) {
        health.approvals.decisionTimes.emplace_back(std::max<std::int64_t>(row.integer(0), 0));
        ++health.approvals.decided;
        health.approvals.declined += row.integer(1) != 0 ? 1 : 0;
    }
    std::sort(health.approvals.decisionTimes.begin(), health.approvals.decisionTimes.end());
    return {};
}

} // namespace

Result<Health> readHealth(SqliteSession &session, Instant now)
{
    Health health;
    health.asOf = now;
    for (const auto read : {readAges, readFlow, readRungs, readConflicts, readCompensations, readApprovals})
        COUNTERSIGN_CHECK(read(session, health));
    return health;
}

} // namespace countersign::ledger
