// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/ledger/ledger_reader.h"
#include "models/ledger/sqlite/sqlite_session.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

// The reader's queries, one room for lists of intents, one for other lists and one for the dossier. Call inside a
// transaction.
namespace countersign::ledger {

// Who asks, and when by the ledger's clock.
struct Asking
{
    std::string person{}; // "" for nobody in particular
    Instant now{};
};

Result<Page<IntentRow>> readIntents(SqliteSession &session, const EffectQuery &query, const Cursor &cursor,
                                    std::size_t limit, const Asking &asking);
Result<Tallies> readTallies(SqliteSession &session, const std::optional<std::string> &tenant, const Asking &asking);
Result<std::vector<PersonRecord>> readPersons(SqliteSession &session);
Result<std::vector<ProposalRecord>> readProposals(SqliteSession &session, bool openOnly, Instant now);
Result<std::optional<ProposalRecord>> readProposal(SqliteSession &session, const std::string &id, Instant now);
Result<std::vector<StatementRecord>> readLog(SqliteSession &session, std::int64_t fromSeq, std::size_t limit);
Result<LogPage> readLogPage(SqliteSession &session, const LogQuery &query, const Cursor &cursor, std::size_t limit,
                            Instant now);
Result<std::vector<Digest>> readConsistencyProof(SqliteSession &session, std::uint64_t first, std::uint64_t second);
Result<std::vector<resolution::InForce<effect::ProviderContract>>> readContracts(SqliteSession &session);

Result<Dossier> readDossier(SqliteSession &session, const effect::EffectRef &ref, Instant now); // NotFound

// A row as the ledger's clock sees it: a lapsed lease is unknown, an ended hold is none.
void seeNow(effect::EffectIntent &intent, bool leaseLapsed, Instant now);

Result<std::vector<RecentLookup>> readRecentLookups(SqliteSession &session, std::size_t limit);

} // namespace countersign::ledger
