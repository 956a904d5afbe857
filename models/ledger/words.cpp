// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/enum_table.h"
#include "models/ledger/statement_ledger.h"
#include "models/ledger/worker_ledger.h"

#include <array>

namespace countersign::ledger {

namespace {

constexpr EnumTable SubmitResults(std::array{
    EnumWord{SubmitResult::Applied, std::string_view("applied")},
    EnumWord{SubmitResult::AwaitingCountersign, std::string_view("awaiting_countersign")},
});

constexpr EnumTable BeginOutcomes(std::array{
    EnumWord{BeginOutcome::Started, std::string_view("started")},
    EnumWord{BeginOutcome::Held, std::string_view("held")},
    EnumWord{BeginOutcome::InProgress, std::string_view("in_progress")},
    EnumWord{BeginOutcome::Unknown, std::string_view("unknown")},
    EnumWord{BeginOutcome::Final, std::string_view("final")},
    EnumWord{BeginOutcome::NotBefore, std::string_view("not_before")},
    EnumWord{BeginOutcome::PastRedispatch, std::string_view("past_redispatch")},
});

constexpr EnumTable WordOutcomes(std::array{
    EnumWord{WordOutcome::Applied, std::string_view("applied")},
    EnumWord{WordOutcome::Corroborated, std::string_view("corroborated")},
    EnumWord{WordOutcome::Conflict, std::string_view("conflict")},
    EnumWord{WordOutcome::AttemptClosed, std::string_view("attempt_closed")},
    EnumWord{WordOutcome::Ignored, std::string_view("ignored")},
});

} // namespace

std::string_view toString(SubmitResult result)
{
    return SubmitResults.word(result);
}

std::string_view toString(BeginOutcome outcome)
{
    return BeginOutcomes.word(outcome);
}

std::string_view toString(WordOutcome outcome)
{
    return WordOutcomes.word(outcome);
}

} // namespace countersign::ledger
