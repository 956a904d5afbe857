// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/ledger/sqlite/projections.h"

#include "models/audit/log_entry.h"
#include "models/ledger/sqlite/guards.h"
#include "models/resolution/rules.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace countersign::ledger {

using statement::Role;

namespace {

constexpr std::string_view ProposalColumns =
    "SELECT id, seq, digest, proposer, row_version, proposed_at, expires_at, status, settled_by_seq FROM proposals ";

// A proposal counts as one of two persons' word only while its proposer could still give it.
Result<std::string> lostByProposer(SqliteSession &session, const statement::Statement &proposed)
{
    COUNTERSIGN_TRY(const auto key, findKey(session, proposed.key));
    if (!key || key->revokedAtSeq)
        return std::string("key");
    COUNTERSIGN_TRY(const auto roles, rolesOf(session, proposed.person, proposed.tenant));
    const bool may = !guardRole(proposed, roles, std::nullopt, resolution::builtInRules());
    return std::string(may ? "" : "role");
}

Result<ProposalRow> proposalFrom(SqliteSession &session, const SqlRow &row)
{
    ProposalRow read;
    read.proposal.id = row.text(0);
    read.seq = row.integer(1);
    read.proposal.digest = row.text(2);
    read.proposal.proposer = row.text(3);
    read.proposal.rowVersion = row.integer(4);
    read.proposal.proposedAt = row.instant(5);
    read.proposal.expiresAt = row.instant(6);
    read.status = row.text(7);
    read.settledBySeq = row.optionalInteger(8);
    COUNTERSIGN_TRY(read.proposal.statement, statementAt(session, read.seq));
    if (read.status == "open") {
        COUNTERSIGN_TRY(read.proposal.proposerLost, lostByProposer(session, read.proposal.statement));
    }
    return read;
}

Result<std::vector<ProposalRow>> proposalsWhere(SqliteSession &session, std::string_view where, const SqlParams &params)
{
    COUNTERSIGN_TRY(const auto rows, session.query(std::string(ProposalColumns) + std::string(where), params));
    std::vector<ProposalRow> proposals;
    for (const auto &row : rows) {
        COUNTERSIGN_TRY(auto proposal, proposalFrom(session, row));
        proposals.push_back(std::move(proposal));
    }
    return proposals;
}

Result<std::optional<ProposalRow>> onlyProposal(SqliteSession &session, std::string_view where, const SqlParams &params)
{
    COUNTERSIGN_TRY(auto proposals, proposalsWhere(session, where, params));
    if (proposals.empty())
        return std::optional<ProposalRow>();
    return std::optional<ProposalRow>(std::move(proposals.front()));
}

} // namespace

Result<std::optional<KeyRow>> findKey(SqliteSession &session, const std::string &keyId)
{
    COUNTERSIGN_TRY(
        const auto rows,
        session.query("SELECT person, public_key, revoked_at_seq FROM operator_keys WHERE key_id = ?", {keyId}));
    if (rows.empty())
        return std::optional<KeyRow>();
    const auto &row = rows.front();
    auto key = statement::PublicKey::fromHex(row.text(1));
    // A key by hand that no statement could have enrolled is nobody's key.
    if (!key || key->keyId() != keyId)
        return std::optional<KeyRow>();
    return std::optional<KeyRow>(KeyRow{row.text(0), *key, row.optionalInteger(2)});
}

Result<std::set<Role>> rolesOf(SqliteSession &session, const std::string &person, const std::string &tenant)
{
    COUNTERSIGN_TRY(
        const auto rows,
        session.query("SELECT roles FROM memberships WHERE person = ? AND tenant_id IN (?, '*')", {person, tenant}));
    std::set<Role> roles;
    for (const auto &row : rows)
        roles.merge(parseRoles(row.text(0)));
    return roles;
}

Result<bool> mayHold(SqliteSession &session, const std::string &person, const std::string &tenant)
{
    COUNTERSIGN_TRY(
        const auto keys,
        session.query("SELECT 1 FROM operator_keys WHERE person = ? AND revoked_at_seq IS NULL LIMIT 1", {person}));
    COUNTERSIGN_TRY(const auto roles, rolesOf(session, person, tenant));
    const auto &holders = kindRule(statement::Kind::Hold, resolution::builtInRules()).roles;
    return !keys.empty() && std::any_of(roles.begin(), roles.end(), [&](Role role) { return holders.count(role) > 0; });
}

Result<bool> isTenantKnown(SqliteSession &session, const std::string &tenant)
{
    COUNTERSIGN_TRY(const auto rows,
                    session.query("SELECT 1 FROM memberships WHERE tenant_id IN (?, '*') LIMIT 1", {tenant}));
    return !rows.empty();
}

Result<bool> isBootstrap(SqliteSession &session)
{
    COUNTERSIGN_TRY(
        const auto rows,
        session.query("SELECT count(*) FROM (SELECT 1 FROM log_entries WHERE kind = 'membership_set' AND outcome = "
                      "'applied' LIMIT 2)"));
    return rows.front().integer(0) < 2;
}

Result<std::optional<ProposalRow>> findProposal(SqliteSession &session, const std::string &id)
{
    return onlyProposal(session, "WHERE id = ?", {id});
}

Result<std::optional<ProposalRow>> storedOpenProposal(SqliteSession &session, const effect::EffectRef &ref)
{
    return onlyProposal(session, "WHERE tenant_id = ? AND intent_key = ? AND status = 'open'",
                        {ref.tenant.value(), ref.key.value()});
}

Result<std::vector<ProposalRow>> proposalsOf(SqliteSession &session, const effect::EffectRef &ref)
{
    return proposalsWhere(session, "WHERE tenant_id = ? AND intent_key = ? ORDER BY seq",
                          {ref.tenant.value(), ref.key.value()});
}

Result<std::vector<ProposalRow>> allProposals(SqliteSession &session)
{
    return proposalsWhere(session, "ORDER BY seq", {});
}

std::string statusNow(const ProposalRow &row, std::optional<std::int64_t> rowVersion, Instant now)
{
    if (row.status != "open")
        return row.status;
    if ((rowVersion && *rowVersion != row.proposal.rowVersion) || !row.proposal.proposerLost.empty())
        return "void";
    return now < row.proposal.expiresAt ? "open" : "expired";
}

Result<statement::Statement> statementAt(SqliteSession &session, std::int64_t seq)
{
    COUNTERSIGN_TRY(const auto rows, session.query("SELECT entry FROM log_entries WHERE seq = ?", {seq}));
    if (rows.empty())
        return fail(ErrorKind::Corrupt, {translatable("log entry %1 is missing"), {std::to_string(seq)}},
                    translatable("Run `countersignctl audit verify`; it names every entry at fault."));
    COUNTERSIGN_TRY(const auto entry, audit::parseLogEntry(rows.front().blobText(0)));
    return statement::parseStatement(entry.envelope.payload);
}

std::set<Role> parseRoles(const std::string &commaSeparated)
{
    std::set<Role> roles;
    std::size_t at = 0;
    while (at < commaSeparated.size()) {
        const auto end = std::min(commaSeparated.find(',', at), commaSeparated.size());
        if (const auto role = statement::parseRole(std::string_view(commaSeparated).substr(at, end - at)))
            roles.insert(*role);
        at = end + 1;
    }
    return roles;
}

std::string writeRoles(const std::set<Role> &roles)
{
    std::set<std::string> words;
    for (const auto role : roles)
        words.emplace(statement::toString(role));
    std::string text;
    for (const auto &word : words)
        text += (text.empty() ? "" : ",") + word;
    return text;
}

} // namespace countersign::ledger
