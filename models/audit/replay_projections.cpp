// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/replay_projections.h"

#include "models/base/text.h"

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace countersign::audit {
namespace {

// What a row says, column by column, in an order that both sides share; and the entry it follows from.
struct Row
{
    std::vector<std::pair<const char *, std::string>> columns{};
    std::optional<std::uint64_t> seq{};
};

using Name = std::vector<std::string>; // what names a row, part by part
using Rows = std::map<Name, Row>;

std::string number(std::int64_t value)
{
    return std::to_string(value);
}

std::string numberOrNone(std::optional<std::int64_t> value)
{
    return value ? std::to_string(*value) : std::string();
}

std::string wordsOf(const std::set<statement::Role> &roles)
{
    std::string text;
    for (const auto role : roles)
        text += (text.empty() ? "" : ",") + std::string(statement::toString(role));
    return text;
}

std::string shownName(const Name &name)
{
    std::string text;
    for (const auto &part : name)
        text += (text.empty() ? "" : "/") + escapedForDisplay(part);
    return text;
}

void compareRow(const std::string &table, const std::string &name, const Row &stored, const Row &replayed,
                ReplayProblems &problems)
{
    for (std::size_t i = 0; i < replayed.columns.size(); ++i) {
        const auto &[column, value] = replayed.columns[i];
        if (stored.columns[i].second != value)
            problems.add(
                replayed.seq, table + " " + name + " " + column,
                {translatable("is %1, but the log leads to %2"), {shown(stored.columns[i].second), shown(value)}});
    }
}

void compareTable(const std::string &table, const Rows &stored, const Rows &replayed, ReplayProblems &problems)
{
    for (const auto &[name, row] : stored) {
        const auto found = replayed.find(name);
        if (found == replayed.end())
            problems.add(std::nullopt, table + " " + shownName(name),
                         translatable("no statement in the log leads to this row"));
        else
            compareRow(table, shownName(name), row, found->second, problems);
    }
    for (const auto &[name, row] : replayed)
        if (stored.count(name) == 0)
            problems.add(row.seq, table + " " + shownName(name),
                         translatable("the row that the log leads to is missing"));
}

// A second row under one name cannot be compared: it is said, and the first one counts.
void put(Rows &rows, const std::string &table, const Name &name, Row row, ReplayProblems &problems)
{
    if (!rows.emplace(name, std::move(row)).second)
        problems.add(std::nullopt, table + " " + shownName(name), translatable("there are two rows"));
}

Row rowOf(const StoredPerson &person)
{
    return {{{"display_name", person.displayName}, {"person_kind", person.personKind}}, std::nullopt};
}

Status comparePersons(AuditSource &source, const ReplayAuthority &authority, ReplayProblems &problems)
{
    COUNTERSIGN_TRY(const auto persons, source.persons());
    Rows stored;
    for (const auto &person : persons)
        put(stored, "operators", {person.person}, rowOf(person), problems);
    Rows replayed;
    for (const auto &[name, person] : authority.persons())
        replayed.emplace(Name{name}, rowOf(person));
    compareTable("operators", stored, replayed, problems);
    return {};
}

Row rowOf(const StoredKey &key)
{
    return {{{"person", key.person},
             {"public_key", key.publicKey},
             {"valid_from_seq", number(key.validFromSeq)},
             {"revoked_at_seq", numberOrNone(key.revokedAtSeq)}},
            static_cast<std::uint64_t>(key.validFromSeq)};
}

std::optional<std::int64_t> asStored(std::optional<std::uint64_t> seq)
{
    return seq ? std::optional(static_cast<std::int64_t>(*seq)) : std::nullopt;
}

Status compareKeys(AuditSource &source, const ReplayAuthority &authority, ReplayProblems &problems)
{
    COUNTERSIGN_TRY(const auto keys, source.keys());
    Rows stored;
    for (const auto &key : keys)
        put(stored, "operator_keys", {key.key}, rowOf(key), problems);
    Rows replayed;
    for (const auto &[id, key] : authority.keys())
        replayed.emplace(Name{id},
                         rowOf(StoredKey{id, key.person, key.key.hex(), static_cast<std::int64_t>(key.validFromSeq),
                                         asStored(key.revokedAtSeq)}));
    compareTable("operator_keys", stored, replayed, problems);
    return {};
}

Row rowOf(const StoredMembership &membership)
{
    return {{{"roles", wordsOf(membership.roles)}, {"since_seq", number(membership.sinceSeq)}},
            static_cast<std::uint64_t>(membership.sinceSeq)};
}

Status compareMemberships(AuditSource &source, const ReplayAuthority &authority, ReplayProblems &problems)
{
    COUNTERSIGN_TRY(const auto memberships, source.memberships());
    Rows stored;
    for (const auto &membership : memberships)
        put(stored, "memberships", {membership.tenant, membership.person}, rowOf(membership), problems);
    Rows replayed;
    for (const auto &[name, membership] : authority.memberships()) {
        const StoredMembership row{name.first, name.second, membership.roles,
                                   static_cast<std::int64_t>(membership.sinceSeq)};
        // A membership taken away may stand as a row without roles or not at all.
        const Name place{name.first, name.second};
        if (!membership.roles.empty() || stored.count(place) > 0)
            replayed.emplace(place, rowOf(row));
    }
    compareTable("memberships", stored, replayed, problems);
    return {};
}

Name nameOf(const StoredVersion &version)
{
    return {version.kind, version.tenant, version.scope, version.version};
}

Row rowOf(const StoredVersion &version)
{
    return {{{"digest", version.digest}, {"subject", version.subject}, {"seq", number(version.seq)}},
            static_cast<std::uint64_t>(version.seq)};
}

Status compareVersions(AuditSource &source, const ReplayAuthority &authority, ReplayProblems &problems)
{
    COUNTERSIGN_TRY(const auto versions, source.versions());
    Rows stored;
    for (const auto &version : versions)
        put(stored, "policies and provider_contracts", nameOf(version), rowOf(version), problems);
    Rows replayed;
    for (const auto &version : authority.versions())
        replayed.emplace(nameOf(version), rowOf(version));
    compareTable("policies and provider_contracts", stored, replayed, problems);
    return {};
}

// Time and a moved row end a proposal without an answer. The table may know that at once, or when the next decision
// about the effect comes; which of the two ended it depends on the ledger's moment.
void forgetHowItEnded(StoredProposal &stored, const ReplayProposal &replayed)
{
    const bool answered = replayed.status != "open" && replayed.status != "superseded";
    if (!answered && (stored.status == "void" || stored.status == "expired"))
        stored.status = replayed.status;
}

Row rowOf(const StoredProposal &proposal)
{
    return {{{"status", proposal.status},
             {"tenant_id", proposal.tenant},
             {"intent_key", proposal.intent},
             {"seq", number(proposal.seq)},
             {"settled_by_seq", numberOrNone(proposal.settledBySeq)},
             {"digest", proposal.digest},
             {"proposer", proposal.proposer},
             {"row_version", number(proposal.rowVersion)},
             {"expires_at", formatInstant(proposal.expiresAt)}},
            static_cast<std::uint64_t>(proposal.seq)};
}

Status compareProposals(AuditSource &source, const ReplayProposals &proposals, ReplayProblems &problems)
{
    COUNTERSIGN_TRY(const auto rows, source.proposals());
    Rows stored;
    for (auto row : rows) {
        const auto found = proposals.all().find(row.id);
        if (found != proposals.all().end())
            forgetHowItEnded(row, found->second);
        put(stored, "proposals", {row.id}, rowOf(row), problems);
    }
    Rows replayed;
    for (const auto &[id, proposal] : proposals.all())
        replayed.emplace(Name{id},
                         rowOf(StoredProposal{id, proposal.status, proposal.tenant, proposal.intent,
                                              static_cast<std::int64_t>(proposal.seq), asStored(proposal.settledBySeq),
                                              proposal.digest, proposal.proposer, proposal.rowVersion,
                                              proposal.at + proposal.life}));
    compareTable("proposals", stored, replayed, problems);
    return {};
}

} // namespace

Status compareProjections(AuditSource &source, const ReplayAuthority &authority, const ReplayProposals &proposals,
                          ReplayProblems &problems)
{
    COUNTERSIGN_CHECK(comparePersons(source, authority, problems));
    COUNTERSIGN_CHECK(compareKeys(source, authority, problems));
    COUNTERSIGN_CHECK(compareMemberships(source, authority, problems));
    COUNTERSIGN_CHECK(compareVersions(source, authority, problems));
    return compareProposals(source, proposals, problems);
}

} // namespace countersign::audit
