// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/effect/effect_intent.h"

#include "models/base/enum_table.h"

namespace countersign::effect {
namespace {

using std::string_view;

constexpr EnumTable StatusWords(std::array{
    EnumWord{EffectStatus::Prepared, string_view("prepared")},
    EnumWord{EffectStatus::Confirmed, string_view("confirmed")},
    EnumWord{EffectStatus::Unknown, string_view("unknown")},
    EnumWord{EffectStatus::Rejected, string_view("rejected")},
    EnumWord{EffectStatus::Compensated, string_view("compensated")},
});

constexpr EnumTable KindWords(std::array{
    EnumWord{EffectKind::Monetary, string_view("monetary")},
    EnumWord{EffectKind::Message, string_view("message")},
    EnumWord{EffectKind::Other, string_view("other")},
});

constexpr EnumTable OutcomeWords(std::array{
    EnumWord{AttemptOutcome::Open, string_view("open")},
    EnumWord{AttemptOutcome::Confirmed, string_view("confirmed")},
    EnumWord{AttemptOutcome::Rejected, string_view("rejected")},
    EnumWord{AttemptOutcome::Unknown, string_view("unknown")},
    EnumWord{AttemptOutcome::NotSent, string_view("not_sent")},
    EnumWord{AttemptOutcome::NotProcessed, string_view("not_processed")},
});

} // namespace

std::string_view toString(EffectStatus status)
{
    return StatusWords.word(status);
}

std::optional<EffectStatus> parseEffectStatus(std::string_view word)
{
    return StatusWords.parse(word);
}

bool isFinal(EffectStatus status)
{
    switch (status) {
    case EffectStatus::Prepared:
    case EffectStatus::Unknown:
        return false;
    case EffectStatus::Confirmed:
    case EffectStatus::Rejected:
    case EffectStatus::Compensated:
        return true;
    }
    COUNTERSIGN_UNREACHABLE();
}

std::string_view toString(EffectKind kind)
{
    return KindWords.word(kind);
}

std::optional<EffectKind> parseEffectKind(std::string_view word)
{
    return KindWords.parse(word);
}

std::string_view toString(AttemptOutcome outcome)
{
    return OutcomeWords.word(outcome);
}

std::optional<AttemptOutcome> parseAttemptOutcome(std::string_view word)
{
    return OutcomeWords.parse(word);
}

bool leaseLapsed(const EffectIntent &intent, const EffectAttempt *openAttempt, Instant now)
{
    return intent.status == EffectStatus::Prepared && openAttempt != nullptr && now >= openAttempt->leaseExpiresAt;
}

} // namespace countersign::effect
