// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/audit/merkle.h"
#include "models/audit/trust.h"
#include "models/base/clock.h"
#include "models/base/entropy.h"
#include "models/base/mutation.h"
#include "models/ledger/sqlite/guards.h"
#include "models/ledger/sqlite/sqlite_session.h"
#include "models/ledger/statement_ledger.h"
#include "models/resolution/facts.h"
#include "models/statement/envelope.h"
#include "models/statement/statement.h"

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>

// One statement on its way through submit(): what is given, and what the guards have read so far.
namespace countersign::ledger {

struct SubmitCase
{
    SqliteSession &session;
    const audit::Trust &trust;
    const Clock &clock;
    Entropy &entropy;
    const statement::Envelope &envelope;

    std::string origin{};
    statement::Statement said{};                     // from G2
    std::optional<statement::PublicKey> publicKey{}; // from G4
    // A root administrator's own enrolment or membership while the ledger is being set up: applies at once.
    bool bootstrapAct = false;

    // From here on under the lock.
    Instant now{};
    audit::Frontier frontier{};                           // of the log before this statement
    std::set<statement::Role> roles{};                    // from G7
    std::optional<resolution::FactInput> known{};         // acts on an intent
    bool sweepDue = false;                                // of that intent
    std::optional<resolution::OpenProposal> governance{}; // an answered governance proposal
    std::map<std::string, bool> facts{};                  // for the leaf
    std::optional<LogReceipt> earlier{};                  // the same bytes were already in the log
};

// A check with its number in trust.md (b); "" where it has none there or none of its own.
struct Guard
{
    std::string_view number;
    Result<Refused> (*check)(SubmitCase &);
};

// The first refusal of `guards`, in their order; an Error where the ledger could not be read.
template <class Guards>
Result<Refused> firstRefusal(SubmitCase &one, const Guards &guards)
{
    for (const Guard &guard : guards) {
        COUNTERSIGN_TRY(auto refused, guard.check(one));
        if (refused && !mutation::isOn({"guard:", guard.number}))
            return Refused(std::move(*refused));
    }
    return Refused();
}

} // namespace countersign::ledger
