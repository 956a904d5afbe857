// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/ledger/ledger_reader.h"
#include "models/view/history/verdict.h"
#include "models/view/wording/effect_state.h"

#include <QString>

// One entry of the log as it stands in the list. Plain values, made safe to show. Pure; any thread.
namespace countersign::view {

struct StatementRow
{
    qint64 seq = 0;
    QString time{}, timeInFull{}; // UTC; with the local time for tooltips
    QString action{}, currency{}, amount{}, intent{}, intentInFull{}, operatorName{}, approver{}, signatures{}, chain{};
    QString sentence{}; // the whole row for screen readers, at most 140 characters
    Severity severity = Severity::Neutral;
    bool operator==(const StatementRow &) const = default;
};

StatementRow statementRow(const ledger::LogRecord &record, ChainVerdict chain);

// How many signatures an entry has of those it needs: {1, 2} for an open proposal.
struct SignatureCount
{
    int given = 1, needed = 1;
};
SignatureCount signaturesOf(const ledger::LogRecord &record);

} // namespace countersign::view
