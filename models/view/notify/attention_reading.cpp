// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/notify/attention_reading.h"

#include <algorithm>
#include <optional>

namespace countersign::view {

namespace {

std::string subjectOf(const effect::EffectRef &ref, const std::optional<Instant> &since)
{
    return ref.tenant.value() + '/' + ref.key.value() + ' ' + (since ? formatInstant(*since) : std::string());
}

bool looksAfter(const ledger::IntentRow &row, const std::string &person, Instant now)
{
    return row.escalatedTo == person || (row.hold && now < row.hold->until && row.hold->by.value() == person);
}

// What governs is answered by another administrator, everything else by an approver.
bool mayAnswer(const ledger::PersonRecord &person, const statement::Statement &said)
{
    const auto role = said.intent.empty() ? statement::Role::Admin : statement::Role::Approver;
    const auto holds = [&person, role](const std::string &tenant) {
        const auto roles = person.memberships.find(tenant);
        return roles != person.memberships.end() && roles->second.contains(role);
    };
    return holds(said.tenant) || holds("*");
}

ledger::EffectQuery queryFor(const std::string &tenant)
{
    ledger::EffectQuery query;
    if (!tenant.empty())
        query.tenant = tenant;
    return query;
}

Status readKeys(ledger::LedgerReader &reader, const std::string &tenant, Instant now, AttentionReading &reading)
{
    auto query = queryFor(tenant);
    query.keyExpiresBefore = now + ledger::KeyExpiryMargin;
    query.order = ledger::IntentOrder::KeyLeft;
    COUNTERSIGN_TRY(const auto page, reader.intents(query, {}, MostRead));
    for (const auto &row : page.rows)
        if (row.keyExpiresAt && now < *row.keyExpiresAt)
            reading.standing.push_back({AttentionKind::KeyExpiring, subjectOf(row.ref, row.keyExpiresAt)});
    return {};
}

Status readOverdue(ledger::LedgerReader &reader, const std::string &person, const std::string &tenant, Instant now,
                   AttentionReading &reading)
{
    auto query = queryFor(tenant);
    query.overdue = true;
    COUNTERSIGN_TRY(const auto page, reader.intents(query, {}, MostRead));
    for (const auto &row : page.rows)
        if (looksAfter(row, person, now))
            reading.standing.push_back({AttentionKind::OverdueMine, subjectOf(row.ref, row.dueAt)});
    return {};
}

Status readApprovals(ledger::LedgerReader &reader, const std::string &person, const std::string &tenant, Instant now,
                     AttentionReading &reading)
{
    COUNTERSIGN_TRY(const auto proposals, reader.proposals(true));
    COUNTERSIGN_TRY(const auto persons, reader.persons());
    const auto me = std::find_if(persons.begin(), persons.end(),
                                 [&person](const ledger::PersonRecord &record) { return record.person == person; });
    if (me == persons.end())
        return {};
    for (const auto &proposal : proposals) {
        const auto &said = proposal.statement;
        const bool here = tenant.empty() || said.tenant == tenant;
        if (here && said.person != person && now < proposal.expiresAt && mayAnswer(*me, said))
            reading.standing.push_back({AttentionKind::ApprovalForMe, proposal.id});
    }
    return {};
}

} // namespace

Result<AttentionReading> readAttention(ledger::LedgerReader &reader, const std::string &person,
                                       const std::string &tenant, Instant now)
{
    AttentionReading reading;
    COUNTERSIGN_CHECK(readKeys(reader, tenant, now, reading));
    COUNTERSIGN_CHECK(readOverdue(reader, person, tenant, now, reading));
    COUNTERSIGN_CHECK(readApprovals(reader, person, tenant, now, reading));
    COUNTERSIGN_TRY(const auto tallies,
                    reader.tallies(tenant.empty() ? std::nullopt : std::optional<std::string>(tenant)));
    reading.conflicts = tallies.openConflicts;
    return reading;
}

} // namespace countersign::view
