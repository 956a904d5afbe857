// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/providers/http/adapter_fixture.h"

#include <gmock/gmock.h>

#include <chrono>

namespace countersign::providers {
namespace {

using namespace std::chrono_literals;
using test::AcmeLookup;
using test::acmeWith;
using testing::Contains;

TEST(DescriptionTransport, AddsBaseUrlStaticHeadersAndToken)
{
    AcmeLookup acme;
    acme.http.answerJson("{}");
    ASSERT_TRUE(acme.transport->read("GET", "/v1/charges?reference=a%2Fb", "", acme.cancel));
    const HttpRequest &sent = acme.http.requests().at(0);
    EXPECT_EQ(sent.method, "GET");
    EXPECT_EQ(sent.url, "http://127.0.0.1:9/v1/charges?reference=a%2Fb");
    EXPECT_EQ(sent.body, "");
    EXPECT_THAT(sent.headers, Contains(HttpHeader{"Acme-Version", "2026-01-01"}));
    EXPECT_THAT(sent.headers, Contains(HttpHeader{"Authorization", "Bearer tok_1"}));
}

TEST(DescriptionTransport, AsksForJsonUnlessTheDescriptionAsksForMore)
{
    AcmeLookup plain;
    plain.http.answerJson("{}");
    ASSERT_TRUE(plain.transport->read("GET", "/v1/charges", "", plain.cancel));
    EXPECT_THAT(plain.http.requests().at(0).headers, Contains(HttpHeader{"Accept", "application/json"}));
    AcmeLookup own(acmeWith(R"({"static_headers": {"accept": "application/hal+json"}})"));
    own.http.answerJson("{}");
    ASSERT_TRUE(own.transport->read("GET", "/v1/charges", "", own.cancel));
    EXPECT_THAT(own.http.requests().at(0).headers, testing::Not(Contains(HttpHeader{"Accept", "application/json"})));
}

struct Refused
{
    const char *method;
    const char *address;
    const char *body;
};

TEST(DescriptionTransport, RefusesWhateverIsNoDeclaredRead)
{
    const std::vector<Refused> cases{
        {"POST", "/v1/charges", ""},
        {"PUT", "/v1/charges/ch_1", ""},
        {"DELETE", "/v1/charges/ch_1", ""},
        {"get", "/v1/charges", ""},
        {"GET", "/v1/charges", "{}"},
        {"GET", "/v1/refunds", ""},
        {"GET", "/v1/charges/", ""},
        {"GET", "/v1/charges/ch_1/capture", ""},
        {"GET", "/v1/charges/..", ""},
        {"GET", "/v1/charges/.", ""},
        {"GET", "/v1/charges/%2e%2E", ""},
        {"GET", "/v1/charges/.%2e", ""},
        {"GET", "/v2/../v1/charges", ""},
        {"GET", "//v1/charges", ""},
        {"GET", "v1/charges", ""},
        {"GET", "@evil.example/v1/charges", ""},
        {"GET", "http://evil.example/v1/charges", ""},
        {"GET", "", ""},
        {"GET", "/v1/charges#x", ""},
        {"GET", "/v1/charges?a=b c", ""},
        {"GET", "/v1/charges?a=\r\nX: y", ""},
        {"GET", "/v1/charges\\", ""},
        {"GET", "/v1/charges?a=\xC3\xBC", ""},
    };
    AcmeLookup acme;
    for (const Refused &refused : cases) {
        const auto response = acme.transport->read(refused.method, refused.address, refused.body, acme.cancel);
        ASSERT_FALSE(response) << refused.method << " " << refused.address;
        EXPECT_EQ(response.error().kind, ErrorKind::PermissionDenied);
        EXPECT_EQ(response.error().consequence, Consequence::NothingChanged);
    }
    EXPECT_TRUE(acme.http.requests().empty());
}

// An id that would climb out of its place is refused by the transport, and the rung is Inconclusive.
TEST(DescriptionTransport, KeepsAnIdInItsPlace)
{
    for (const char *id : {"..", "."}) {
        AcmeLookup acme;
        acme.request.providerResultId = id;
        EXPECT_EQ(test::unmetOf(acme.askId()), std::vector<std::string>{"not_a_declared_read"}) << id;
    }
    AcmeLookup acme;
    acme.request.providerResultId = "../refunds?x=1#";
    acme.http.answerJson("{}", 404);
    EXPECT_EQ(test::nameOf(acme.askId()), "Absent");
    EXPECT_EQ(acme.http.requests().at(0).url, "http://127.0.0.1:9/v1/charges/..%2Frefunds%3Fx%3D1%23");
}

std::string authorizationWith(const char *patch, const char *secret, const char *header)
{
    AcmeLookup acme(acmeWith(patch));
    TransportOptions options;
    options.environment = "test";
    options.pacing = &acme.pacing;
    auto transport =
        DescriptionTransport::make(acme.description, options, SecretBytes::copyOf(viewOf(secret)), acme.http);
    if (!transport)
        return "refused";
    acme.http.answerJson("{}");
    EXPECT_TRUE((*transport)->read("GET", "/v1/charges", "", acme.cancel));
    for (const HttpHeader &sent : acme.http.requests().at(0).headers)
        if (sent.name == header)
            return sent.value;
    return "none";
}

TEST(DescriptionTransport, WritesEachSchemeOfCredentials)
{
    EXPECT_EQ(authorizationWith("{}", "tok", "Authorization"), "Bearer tok");
    constexpr const char *Basic = R"({"auth": {"scheme": "basic"}})";
    EXPECT_EQ(authorizationWith(Basic, "user:pass", "Authorization"), "Basic dXNlcjpwYXNz");
    EXPECT_EQ(authorizationWith(Basic, "key", "Authorization"), "Basic a2V5Og==");
    EXPECT_EQ(authorizationWith(R"({"auth": {"scheme": "api_key_header", "header": "X-Key"}})", "tok", "X-Key"), "tok");
}

TEST(DescriptionTransport, RefusesATokenThatIsNone)
{
    for (const char *secret : {"", "a b", "a\nb", "a\rX: y", "\xC3\xBC", "\x7f"})
        EXPECT_EQ(authorizationWith("{}", secret, "Authorization"), "refused") << secret;
}

TEST(DescriptionTransport, KeepsToTheProvidersRateAcrossPages)
{
    AcmeLookup acme;
    const auto start = acme.pacing.now();
    for (int i = 0; i < 51; ++i) {
        acme.http.answerJson("{}");
        ASSERT_TRUE(acme.transport->read("GET", "/v1/charges", "", acme.cancel));
    }
    EXPECT_GE(acme.pacing.now() - start, 1s); // max_rps 50
    EXPECT_LT(acme.pacing.now() - start, 1100ms);
}

TEST(DescriptionTransport, SendsNothingThatTheDeadlineOrACancelForbids)
{
    AcmeLookup acme;
    acme.transport->setDeadline(acme.pacing.now());
    auto late = acme.transport->read("GET", "/v1/charges", "", acme.cancel);
    ASSERT_FALSE(late);
    EXPECT_EQ(late.error().kind, ErrorKind::TimedOut);
    acme.transport->setDeadline(Deadline::max());
    acme.cancel.cancel();
    auto cancelled = acme.transport->read("GET", "/v1/charges", "", acme.cancel);
    ASSERT_FALSE(cancelled);
    EXPECT_EQ(cancelled.error().kind, ErrorKind::Cancelled);
    EXPECT_TRUE(acme.http.requests().empty());
}

TEST(DescriptionTransport, CutsAnAnswerAboveItsLimit)
{
    AcmeLookup acme;
    acme.http.answer(test::httpResponse(200, std::string(1024 * 1024 + 1, 'x')));
    const auto response = acme.transport->read("GET", "/v1/charges", "", acme.cancel);
    ASSERT_TRUE(response);
    EXPECT_TRUE(response->bodyTruncated);
    EXPECT_EQ(response->body.size(), 1024U * 1024U);
}

} // namespace
} // namespace countersign::providers
