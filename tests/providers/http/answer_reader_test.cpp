// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/providers/http/adapter_fixture.h"

#include <gmock/gmock.h>

#include <chrono>
#include <tuple>

// Everything a provider, or something in between, can answer instead of what was asked.
namespace countersign::providers {
namespace {

using namespace std::chrono_literals;
using test::acmeCharge;
using test::AcmeLookup;
using test::acmePage;
using test::acmeWith;
using test::httpResponse;
using test::nameOf;
using test::unmetOf;
using testing::HasSubstr;

using Reasons = std::vector<std::string>;

LookupReport answered(Result<HttpResponse> response, AcmeLookup &acme)
{
    acme.http.answer(std::move(response));
    LookupReport report = acme.askReference();
    EXPECT_TRUE(parseLookupReport(toJson(report))) << "a report the console would refuse";
    return report;
}

LookupReport answered(Result<HttpResponse> response)
{
    AcmeLookup acme;
    return answered(std::move(response), acme);
}

const std::string Good = acmePage(acmeCharge());

// Even with a body that would be a match.
TEST(Answer, IsAnAnswerOnlyWithStatus200)
{
    for (int status = 100; status < 600; ++status) {
        const std::string name = nameOf(answered(httpResponse(status, Good)));
        if (status == 200)
            EXPECT_EQ(name, "Found");
        else if (status == 401 || status == 403)
            EXPECT_EQ(name, "Denied") << status;
        else if (status == 408 || status == 425 || status == 429 || status >= 500 || status < 200)
            EXPECT_EQ(name, "Unavailable") << status;
        else
            EXPECT_EQ(name, "Inconclusive") << status;
    }
}

TEST(Answer, NamesTheStatusItCannotUse)
{
    EXPECT_EQ(unmetOf(answered(httpResponse(302, Good))), Reasons{"redirect"});
    EXPECT_EQ(unmetOf(answered(httpResponse(206, Good))), Reasons{"http_206"});
    EXPECT_EQ(unmetOf(answered(httpResponse(400, Good))), Reasons{"http_400"});
}

TEST(Answer, IsNotReadUnlessItIsWholeWellFormedJson)
{
    const std::string deep = std::string(65, '[') + std::string(65, ']');
    const std::vector<std::pair<std::string, std::string>> cases{
        {"<!DOCTYPE html><html>503</html>", "html"},
        {"", "not_json"},
        {"OK", "not_json"},
        {Good + "x", "not_json"},
        {Good.substr(0, Good.size() - 1), "not_json"},
        {"\xEF\xBB\xBF" + Good, "malformed_json"},
        {Good + std::string(1, '\0'), "malformed_json"},
        {deep, "malformed_json"},
        {R"({"data":[],"next":"\ud800"})", "not_json"},
        {"{\"data\":[],\"next\":\"\xC3\x28\"}", "not_utf8"},
        {"{\"data\":[],\"next\":\"\xED\xA0\x80\"}", "not_utf8"},
        {R"({"data":[],"data":[],"next":null})", "duplicate_key"},
        {acmePage(R"({"id":"ch_1","id":"ch_2","reference":"key-42"})"), "duplicate_key"},
        {acmePage(R"({"id":"ch_1","\u0069d":"ch_2","reference":"key-42"})"), "duplicate_key"},
    };
    for (const auto &[body, reason] : cases)
        EXPECT_EQ(unmetOf(answered(httpResponse(200, body))), Reasons{reason}) << body;
}

TEST(Answer, MustCallItselfJson)
{
    const std::vector<std::pair<std::string, std::string>> cases{
        {"application/json", "Found"},       {"application/json; charset=utf-8", "Found"},
        {"Application/JSON", "Found"},       {"application/vnd.acme.v1+json", "Found"},
        {"text/html", "Inconclusive"},       {"text/html; charset=utf-8", "Inconclusive"},
        {"text/plain", "Inconclusive"},      {"application/octet-stream", "Inconclusive"},
        {"application/xml", "Inconclusive"},
    };
    for (const auto &[type, expected] : cases)
        EXPECT_EQ(nameOf(answered(httpResponse(200, Good, {{"content-type", type}}))), expected) << type;
}

TEST(Answer, ThatWasCutByALimitIsNotRead)
{
    HttpResponse cut = httpResponse(200, Good);
    cut.bodyTruncated = true;
    EXPECT_EQ(unmetOf(answered(cut)), Reasons{"answer_too_large"});
    EXPECT_EQ(unmetOf(answered(httpResponse(200, Good + std::string(1024 * 1024, ' ')))), Reasons{"answer_too_large"});
}

TEST(Answer, OfAnErrorInside200IsNoEmptyList)
{
    EXPECT_EQ(unmetOf(answered(httpResponse(200, R"({"ok":false,"data":[],"next":null})"))),
              Reasons{"error_in_answer"});
    EXPECT_EQ(nameOf(answered(httpResponse(200, R"({"ok":true,"data":[],"next":null})"))), "Absent");
    AcmeLookup acme(acmeWith(R"({"response_classes": [
        {"status": "200", "pointer": "/error", "value": "slow_down", "class": "throttled"},
        {"status": "200", "pointer": "/error", "value": "gone", "class": "not_processed"}]})"));
    EXPECT_EQ(nameOf(answered(httpResponse(200, R"({"error":"slow_down","data":[],"next":null})"), acme)),
              "Unavailable");
    EXPECT_EQ(nameOf(answered(httpResponse(200, R"({"error":"gone","data":[],"next":null})"), acme)), "Inconclusive");
}

Result<HttpResponse> failure(ErrorKind kind)
{
    return fail(kind, "GET /v1/charges: \x01 what happened");
}

TEST(Answer, ThatNeverCameIsUnavailable)
{
    for (const ErrorKind kind : {ErrorKind::TimedOut, ErrorKind::Unavailable, ErrorKind::Cancelled,
                                 ErrorKind::VerificationFailed, ErrorKind::Internal}) {
        const LookupReport report = answered(failure(kind));
        const auto *unavailable = std::get_if<effect::Unavailable>(&report.finding);
        ASSERT_NE(unavailable, nullptr) << nameOf(report);
        EXPECT_THAT(unavailable->detail, HasSubstr("what happened"));
        EXPECT_EQ(report.observation.httpStatus, 0);
    }
    EXPECT_EQ(unmetOf(answered(failure(ErrorKind::InvalidInput))), Reasons{"request_not_sendable"});
}

TEST(Answer, ALongErrorIsCutBetweenCharacters)
{
    std::string text;
    for (int i = 0; i < 600; ++i)
        text += "\xC3\xBC";
    const LookupReport report = answered(fail(ErrorKind::Unavailable, "x" + text));
    EXPECT_EQ(std::get<effect::Unavailable>(report.finding).detail.size(), 499U);
}

std::optional<Instant> retryOf(int status, std::vector<HttpHeader> headers, const char *patch = "{}")
{
    AcmeLookup acme(acmeWith(patch));
    const LookupReport report = answered(httpResponse(status, "{}", std::move(headers)), acme);
    const auto *unavailable = std::get_if<effect::Unavailable>(&report.finding);
    return unavailable == nullptr ? std::nullopt : unavailable->retryAt;
}

const Instant Now = parseInstant("2026-03-01T10:05:00Z").value();

TEST(RetryTime, IsReadAsTheDescriptionSays)
{
    EXPECT_EQ(retryOf(429, {{"Retry-After", "7"}}), Now + 7s);
    EXPECT_EQ(retryOf(429, {{"Retry-After", "Sun, 01 Mar 2026 10:06:00 GMT"}}), Now + 60s);
    constexpr const char *Epoch = R"({"throttle": {"header": "X-Reset", "unit": "epoch"}})";
    EXPECT_EQ(retryOf(429, {{"x-reset", "1772359530"}}, Epoch), Now + 30s);
    EXPECT_EQ(retryOf(429, {{"Retry-After", "9"}}, Epoch), Now + 9s);
    constexpr const char *Date = R"({"throttle": {"header": "X-Reset", "unit": "date"}})";
    EXPECT_EQ(retryOf(429, {{"X-Reset", "Sun, 01 Mar 2026 10:07:00 GMT"}}, Date), Now + 120s);
}

TEST(RetryTime, FallsBackWhereTheHeaderIsNoTime)
{
    for (const char *value :
         {"", "soon", "-5", "1e3", "99999999999999999999", "3155760001", "Sun, 01 Mar 2026 10:00:00 GMT", "5; DROP"})
        EXPECT_EQ(retryOf(429, {{"Retry-After", value}}), Now + 5s) << value;
    EXPECT_EQ(retryOf(429, {}), Now + 5s);
    EXPECT_EQ(retryOf(429, {}, R"({"throttle": {"fallback_backoff": null}})"), std::nullopt);
}

TEST(RetryTime, IsKeptFromA503ToButNotInvented)
{
    EXPECT_EQ(retryOf(503, {{"Retry-After", "7"}}), Now + 7s);
    EXPECT_EQ(retryOf(503, {}), std::nullopt);
}

TEST(RetryTime, BelongsToTheStatusTheDescriptionNamesToo)
{
    EXPECT_EQ(retryOf(420, {}, R"({"throttle": {"status": "420"}})"), Now + 5s);
    EXPECT_EQ(retryOf(429, {}, R"({"throttle": {"status": "420"}})"), Now + 5s);
}

} // namespace
} // namespace countersign::providers
