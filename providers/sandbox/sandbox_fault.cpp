// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/sandbox/sandbox_fault.h"

#include "models/base/assert.h"
#include "models/base/money.h"
#include "models/base/text.h"

#include <algorithm>
#include <array>
#include <limits>

namespace countersign::sandbox {
namespace {

constexpr std::string_view CodeParameter = "code";

// How a fault is written, and the bounds of its number.
struct Form
{
    FaultKind kind;
    std::string_view word;
    bool isOfAnswer;
    std::string_view parameter = {};
    std::int64_t least = 0, most = 0;
};

constexpr std::array Forms = {
    Form{FaultKind::AcceptAndDrop, "accept_and_drop", true},
    Form{FaultKind::DropBeforeAccept, "drop_before_accept", true},
    Form{FaultKind::AnswerLate, "answer_late", true, "ms", 0, 600'000},
    Form{FaultKind::RateLimit, "rate_limit", true, "retry_after", 0, 86'400},
    Form{FaultKind::Error500Before, "error_500_before", true},
    Form{FaultKind::Error500After, "error_500_after", true},
    Form{FaultKind::SilenceBefore, "silence_before", true},
    Form{FaultKind::SilenceAfter, "silence_after", true},
    Form{FaultKind::HtmlBody, "html_body", true},
    Form{FaultKind::HugeBody, "huge_body", true},
    Form{FaultKind::InvalidUtf8, "invalid_utf8", true},
    Form{FaultKind::Declined, "declined", false},
    Form{FaultKind::OtherAmount, "other_amount", false, "minor", 1, std::numeric_limits<std::int64_t>::max()},
    Form{FaultKind::OtherCurrency, "other_currency", false, CodeParameter},
    Form{FaultKind::Duplicate, "duplicate", false},
    Form{FaultKind::IndexLag, "index_lag", false, "s", 0, 86'400},
};

const Form &formOf(FaultKind kind)
{
    for (const Form &form : Forms)
        if (form.kind == kind)
            return form;
    COUNTERSIGN_UNREACHABLE();
}

std::string remedy()
{
    std::string text = "Separate faults by commas, one of each and one about the answer. They are:";
    for (const Form &form : Forms) {
        text.append(&form == &Forms.front() ? " " : ", ").append(form.word);
        if (form.parameter == CodeParameter)
            text += ";code=CURRENCY";
        else if (!form.parameter.empty())
            text.append(";").append(form.parameter).append("=N (up to " + std::to_string(form.most) + ")");
    }
    return text;
}

tl::unexpected<Error> notUnderstood(std::string_view header)
{
    return fail(ErrorKind::InvalidInput, "sandbox fault not understood: " + escapedForDisplay(header), remedy());
}

std::string_view trimmed(std::string_view text)
{
    while (text.starts_with(' '))
        text.remove_prefix(1);
    while (text.ends_with(' '))
        text.remove_suffix(1);
    return text;
}

std::optional<Fault> withParameter(const Form &form, std::string_view value)
{
    Fault fault{form.kind};
    if (form.parameter == CodeParameter) {
        fault.currency = value;
        return Currency::parse(value) ? std::optional(fault) : std::nullopt;
    }
    const auto number = parseInt64(value);
    if (!number || *number < form.least || *number > form.most)
        return std::nullopt;
    fault.value = *number;
    return fault;
}

std::optional<Fault> parseOne(std::string_view text)
{
    const auto end = text.find(';');
    const auto word = text.substr(0, end);
    const auto form = std::find_if(Forms.begin(), Forms.end(), [&](const Form &each) { return each.word == word; });
    if (form == Forms.end())
        return std::nullopt;
    if (form->parameter.empty())
        return end == std::string_view::npos ? std::optional(Fault{form->kind}) : std::nullopt;
    if (end == std::string_view::npos)
        return std::nullopt;
    const auto parameter = text.substr(end + 1);
    const auto equals = parameter.find('=');
    if (equals == std::string_view::npos || parameter.substr(0, equals) != form->parameter)
        return std::nullopt;
    return withParameter(*form, parameter.substr(equals + 1));
}

} // namespace

std::string_view toString(FaultKind kind)
{
    return formOf(kind).word;
}

Result<Faults> parseFaults(std::string_view header)
{
    Faults faults;
    for (std::size_t at = 0; !header.empty() && at <= header.size();) {
        const auto end = std::min(header.find(',', at), header.size());
        auto fault = parseOne(trimmed(header.substr(at, end - at)));
        if (!fault || faultIn(faults, fault->kind) != nullptr)
            return notUnderstood(header);
        if (formOf(fault->kind).isOfAnswer && answerFaultIn(faults) != nullptr)
            return notUnderstood(header);
        faults.push_back(std::move(*fault));
        at = end + 1;
    }
    return faults;
}

const Fault *faultIn(const Faults &faults, FaultKind kind)
{
    const auto at = std::find_if(faults.begin(), faults.end(), [&](const Fault &fault) { return fault.kind == kind; });
    return at == faults.end() ? nullptr : &*at;
}

const Fault *answerFaultIn(const Faults &faults)
{
    const auto at =
        std::find_if(faults.begin(), faults.end(), [](const Fault &fault) { return formOf(fault.kind).isOfAnswer; });
    return at == faults.end() ? nullptr : &*at;
}

} // namespace countersign::sandbox
