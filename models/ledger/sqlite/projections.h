// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/ledger/ledger_reader.h"
#include "models/ledger/sqlite/sqlite_session.h"
#include "models/resolution/facts.h"
#include "models/statement/governance.h"
#include "models/statement/public_key.h"
#include "models/statement/statement.h"

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

// The tables that follow from the log: who exists, with which keys and roles, and the proposals. Reads as stored.
namespace countersign::ledger {

struct KeyRow
{
    std::string person{};
    statement::PublicKey key;
    std::optional<std::int64_t> revokedAtSeq{};
};

Result<std::optional<KeyRow>> findKey(SqliteSession &session, const std::string &keyId);
// The person's roles in the tenant and in "*" together; empty: no member.
Result<std::set<statement::Role>> rolesOf(SqliteSession &session, const std::string &person, const std::string &tenant);
// A membership of anybody names the tenant or "*".
Result<bool> isTenantKnown(SqliteSession &session, const std::string &tenant);
// Fewer than two memberships were set by one administrator alone.
Result<bool> isBootstrap(SqliteSession &session);

// The person has a key that signs and a role in the tenant that lets him hold an effect.
Result<bool> mayHold(SqliteSession &session, const std::string &person, const std::string &tenant);

// As stored, with the statement read from the log; status "open" rows that time, the row's version or the proposer's
// leaving has ended are still "open" here.
struct ProposalRow
{
    resolution::OpenProposal proposal{};
    std::int64_t seq = 0;
    std::string status{};
    std::optional<std::int64_t> settledBySeq{};
};
Result<std::optional<ProposalRow>> findProposal(SqliteSession &session, const std::string &id);
Result<std::optional<ProposalRow>> storedOpenProposal(SqliteSession &session, const effect::EffectRef &ref);
Result<std::vector<ProposalRow>> proposalsOf(SqliteSession &session, const effect::EffectRef &ref);
Result<std::vector<ProposalRow>> allProposals(SqliteSession &session);
// What a reader is told: open, applied, declined, withdrawn, void or expired, as the ledger's clock sees it.
std::string statusNow(const ProposalRow &row, std::optional<std::int64_t> rowVersion, Instant now);

// The statement that stands at `seq`; Corrupt where the entry does not parse.
Result<statement::Statement> statementAt(SqliteSession &session, std::int64_t seq);

std::set<statement::Role> parseRoles(const std::string &commaSeparated); // unknown words are dropped
std::string writeRoles(const std::set<statement::Role> &roles);          // in alphabetical order

} // namespace countersign::ledger
