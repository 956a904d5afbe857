// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/ledger/ledger_reader.h"
#include "models/ledger/sqlite/sqlite_session.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

// The reader's queries, one room for lists and one for the dossier. Call inside a transaction.
namespace countersign::ledger {

Result<Page<effect::EffectIntent>> readIntents(SqliteSession &session, const EffectQuery &query, const Cursor &cursor,
                                               std::size_t limit, Instant now);
Result<Tallies> readTallies(SqliteSession &session, Instant now);
Result<std::vector<PersonRecord>> readPersons(SqliteSession &session);
Result<std::vector<ProposalRecord>> readProposals(SqliteSession &session, bool openOnly, Instant now);
Result<std::vector<StatementRecord>> readLog(SqliteSession &session, std::int64_t fromSeq, std::size_t limit);
Result<std::vector<Digest>> readConsistencyProof(SqliteSession &session, std::uint64_t first, std::uint64_t second);
Result<std::vector<resolution::InForce<effect::ProviderContract>>> readContracts(SqliteSession &session);

Result<Dossier> readDossier(SqliteSession &session, const effect::EffectRef &ref, Instant now); // NotFound

// A row as the ledger's clock sees it: a lapsed lease is unknown, an ended hold is none.
void seeNow(effect::EffectIntent &intent, bool leaseLapsed, Instant now);

} // namespace countersign::ledger
