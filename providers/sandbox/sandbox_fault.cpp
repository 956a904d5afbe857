// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/sandbox/sandbox_fault.h"

#include "models/base/assert.h"
#include "models/base/enum_table.h"
#include "models/base/text.h"

#include <array>

namespace countersign::sandbox {
namespace {

constexpr EnumTable Faults(std::array{
    EnumWord{FaultKind::AcceptAndDrop, std::string_view("accept_and_drop")},
    EnumWord{FaultKind::DropBeforeAccept, std::string_view("drop_before_accept")},
    EnumWord{FaultKind::AnswerLate, std::string_view("answer_late")},
    EnumWord{FaultKind::RateLimit, std::string_view("rate_limit")},
    EnumWord{FaultKind::Error500Before, std::string_view("error_500_before")},
    EnumWord{FaultKind::Error500After, std::string_view("error_500_after")},
});
constexpr std::int64_t MaxDelayMs = 600'000;
constexpr std::int64_t MaxRetryAfter = 86'400;

std::string_view parameterOf(FaultKind kind)
{
    switch (kind) {
    case FaultKind::AnswerLate:
        return "ms=";
    case FaultKind::RateLimit:
        return "retry_after=";
    case FaultKind::AcceptAndDrop:
    case FaultKind::DropBeforeAccept:
    case FaultKind::Error500Before:
    case FaultKind::Error500After:
        return {};
    }
    COUNTERSIGN_UNREACHABLE();
}

tl::unexpected<Error> notUnderstood(std::string_view header)
{
    return fail(ErrorKind::InvalidInput, "sandbox fault not understood: " + escapedForDisplay(header),
                "Give accept_and_drop, drop_before_accept, answer_late;ms=N (up to 600000), "
                "rate_limit;retry_after=S (up to 86400), error_500_before or error_500_after.");
}

} // namespace

std::string_view toString(FaultKind kind)
{
    return Faults.word(kind);
}

Result<std::optional<Fault>> parseFault(std::string_view header)
{
    if (header.empty())
        return std::optional<Fault>();
    const auto end = header.find(';');
    const auto kind = Faults.parse(header.substr(0, end));
    if (!kind)
        return notUnderstood(header);
    Fault fault{*kind, {}, 0};
    const auto parameter = parameterOf(*kind);
    if (parameter.empty()) {
        if (end != std::string_view::npos)
            return notUnderstood(header);
        return std::optional<Fault>(fault);
    }
    if (end == std::string_view::npos || header.substr(end + 1, parameter.size()) != parameter)
        return notUnderstood(header);
    const auto value = parseInt64(header.substr(end + 1 + parameter.size()));
    if (!value || *value < 0 || *value > (*kind == FaultKind::AnswerLate ? MaxDelayMs : MaxRetryAfter))
        return notUnderstood(header);
    if (*kind == FaultKind::AnswerLate)
        fault.delay = std::chrono::milliseconds(*value);
    else
        fault.retryAfter = *value;
    return std::optional<Fault>(fault);
}

} // namespace countersign::sandbox
