// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/sandbox/api_answer.h"

#include "models/base/assert.h"

#include <nlohmann/json.hpp>

#include <utility>

namespace countersign::sandbox {
namespace {

using nlohmann::json;

constexpr std::size_t HugeBytes = 50'000'000;

ApiAnswer dropped()
{
    ApiAnswer answer;
    answer.drop = true;
    return answer;
}

ApiAnswer unanswered()
{
    ApiAnswer answer;
    answer.silent = true;
    return answer;
}

ApiAnswer rateLimited(const Fault &fault)
{
    auto answer = errorAnswer(429, "rate_limited", "too many requests; nothing was done");
    answer.headers.push_back({"Retry-After", std::to_string(fault.value)});
    return answer;
}

ApiAnswer broken()
{
    return errorAnswer(500, "internal_error", "something went wrong");
}

ApiAnswer pageForPeople()
{
    auto answer = answerOf(200, "<!DOCTYPE html><html><body><h1>Please sign in</h1></body></html>");
    answer.contentType = "text/html; charset=utf-8";
    return answer;
}

// The true answer with one member more in front of all others.
ApiAnswer withFirstMember(ApiAnswer answer, const std::string &member)
{
    const auto brace = answer.body.find('{');
    COUNTERSIGN_ASSERT(brace != std::string::npos);
    answer.body.insert(brace + 1, member + ",");
    return answer;
}

} // namespace

std::string ApiAnswer::outcome() const
{
    if (drop)
        return "dropped";
    return silent ? "silent" : std::to_string(status);
}

std::string errorBody(std::string_view code, std::string_view message)
{
    return json{{"error", {{"code", std::string(code)}, {"message", std::string(message)}}}}.dump(
        -1, ' ', false, json::error_handler_t::replace);
}

ApiAnswer answerOf(int status, std::string body)
{
    ApiAnswer answer;
    answer.status = status;
    answer.body = std::move(body);
    return answer;
}

ApiAnswer errorAnswer(int status, std::string_view code, std::string_view message)
{
    return answerOf(status, errorBody(code, message));
}

std::optional<ApiAnswer> faultBefore(const Fault &fault)
{
    switch (fault.kind) {
    case FaultKind::DropBeforeAccept:
        return dropped();
    case FaultKind::RateLimit:
        return rateLimited(fault);
    case FaultKind::Error500Before:
        return broken();
    case FaultKind::SilenceBefore:
        return unanswered();
    case FaultKind::AcceptAndDrop:
    case FaultKind::AnswerLate:
    case FaultKind::Error500After:
    case FaultKind::SilenceAfter:
    case FaultKind::HtmlBody:
    case FaultKind::HugeBody:
    case FaultKind::InvalidUtf8:
    case FaultKind::Declined:
    case FaultKind::OtherAmount:
    case FaultKind::OtherCurrency:
    case FaultKind::Duplicate:
    case FaultKind::IndexLag:
        return std::nullopt;
    }
    COUNTERSIGN_UNREACHABLE();
}

ApiAnswer faultAfter(const Fault &fault, ApiAnswer answer)
{
    switch (fault.kind) {
    case FaultKind::AcceptAndDrop:
        return dropped();
    case FaultKind::AnswerLate:
        answer.delay = std::chrono::milliseconds(fault.value);
        return answer;
    case FaultKind::Error500After:
        return broken();
    case FaultKind::SilenceAfter:
        return unanswered();
    case FaultKind::HtmlBody:
        return pageForPeople();
    case FaultKind::HugeBody:
        return withFirstMember(std::move(answer), R"("padding":")" + std::string(HugeBytes, 'x') + '"');
    case FaultKind::InvalidUtf8:
        return withFirstMember(std::move(answer), "\"note\":\"\xC3\x28\"");
    case FaultKind::DropBeforeAccept:
    case FaultKind::RateLimit:
    case FaultKind::Error500Before:
    case FaultKind::SilenceBefore:
    case FaultKind::Declined:
    case FaultKind::OtherAmount:
    case FaultKind::OtherCurrency:
    case FaultKind::Duplicate:
    case FaultKind::IndexLag:
        return answer;
    }
    COUNTERSIGN_UNREACHABLE();
}

} // namespace countersign::sandbox
