// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/audit/log_entry.h"
#include "models/effect/effect_intent.h"
#include "models/effect/evidence.h"
#include "models/resolution/refusal.h"
#include "models/statement/envelope.h"

#include <optional>
#include <string>
#include <variant>

// The one write path for persons and handlers. Blocking; one thread an object (asserted).
namespace countersign::ledger {

enum class SubmitResult { Applied, AwaitingCountersign };
std::string_view toString(SubmitResult result); // applied, awaiting_countersign

struct LogReceipt
{
    SubmitResult outcome = SubmitResult::Applied;
    std::int64_t seq = 0;
    audit::LogHead head{}; // right after this entry
    std::string statementId{};
    bool duplicate = false; // the same bytes were already in the log
    bool operator==(const LogReceipt &) const = default;
};

using SubmitOutcome = std::variant<LogReceipt, resolution::Refusal>;

class StatementLedger
{
public:
    StatementLedger() = default;
    StatementLedger(const StatementLedger &) = delete;
    StatementLedger &operator=(const StatementLedger &) = delete;
    virtual ~StatementLedger() = default;

    // Judges G1 to G24 and applies the statement whole, or changes nothing. The same bytes twice give the same receipt.
    // Error{OutcomeUnknown, statementId} is the only error after which the statement may be in the log.
    virtual Result<SubmitOutcome> submit(const statement::Envelope &envelope) = 0;
    virtual Result<std::optional<LogReceipt>> logReceiptOf(const std::string &statementId) = 0;

    // Stamps asked_at by the ledger's clock, before the first request goes out; sweeps its own row first. NotFound. Any
    // intent may be looked up: an unknown one to settle it, one on watch (EffectQuery::onWatch) because an object may
    // turn up that contradicts it; what is recorded then opens a conflict (T9) or corroborates.
    virtual Result<std::string> beginLookup(const effect::EffectRef &ref) = 0;
    // Stores evidence under its digest; recorded_by and recorded_at are the ledger's. The same bytes twice: same
    // digest. InvalidInput unless it parses and names the lookup's own intent. "" records import or document evidence.
    virtual Result<Digest> recordEvidence(const std::string &lookupId, const effect::Evidence &evidence) = 0;
    virtual Status finishLookup(const std::string &lookupId) = 0;
};

} // namespace countersign::ledger
