// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/http/curl_transport.h"
#include "tests/providers/support/raw_server.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <cstdlib>
#include <string>
#include <thread>

namespace countersign::providers {
namespace {

using test::httpAnswer;
using test::RawServer;
using testing::HasSubstr;
using testing::Not;

Deadline in(std::chrono::milliseconds time)
{
    return Deadline::clock::now() + time;
}

HttpRequest post(const std::string &url)
{
    return {"POST", url, {{"Content-Type", "application/json"}}, R"({"amount":1})"};
}

Result<HttpResponse> sendTo(const HttpRequest &request, CurlOptions options = {})
{
    CurlTransport transport(std::move(options));
    return transport.send(request, in(std::chrono::seconds(20)), CancelToken());
}

TEST(CurlTransport, GivesStatusHeadersBodySizeAndDigest)
{
    RawServer server([](const std::string &) { return httpAnswer("201 Created", "hello", "X-Request-Id:  r1 \r\n"); });
    const auto response = sendTo(post(server.url("/v1/charges?a=b")));
    ASSERT_TRUE(response) << english(response.error().context);
    EXPECT_EQ(response->status, 201);
    EXPECT_EQ(response->header("x-request-id"), "r1");
    EXPECT_EQ(response->body, "hello");
    EXPECT_EQ(response->bodySize, 5U);
    EXPECT_FALSE(response->bodyTruncated);
    EXPECT_EQ(response->bodyDigest, sha256(std::string_view("hello")));
}

TEST(CurlTransport, SendsExactlyWhatItWasGiven)
{
    RawServer server([](const std::string &) { return httpAnswer("200 OK", ""); });
    ASSERT_TRUE(sendTo(post(server.url("/v1/charges?a=%20b"))));
    ASSERT_EQ(server.requests().size(), 1U);
    const std::string request = server.requests().front();
    EXPECT_TRUE(request.starts_with("POST /v1/charges?a=%20b HTTP/1.1\r\n")) << request;
    EXPECT_THAT(request, HasSubstr("Content-Type: application/json\r\n"));
    EXPECT_THAT(request, HasSubstr("\r\n\r\n{\"amount\":1}"));
    EXPECT_THAT(request, Not(HasSubstr("Expect")));
}

// The reason this class exists: a client that repeats a POST when the connection drops charges a card twice.
TEST(CurlTransport, SendsAPostOnceWhenTheServerDropsTheConnection)
{
    RawServer server([](const std::string &) { return std::string(); });
    const auto response = sendTo(post(server.url("/v1/charges")));
    ASSERT_FALSE(response);
    EXPECT_EQ(response.error().consequence, Consequence::MayHaveReachedProvider);
    EXPECT_EQ(response.error().recovery, Recovery::OutcomeUnknown);
    // A further request proves that the server is still counting.
    ASSERT_FALSE(sendTo({"GET", server.url("/"), {}, ""}));
    EXPECT_EQ(server.requests().size(), 2U);
    EXPECT_EQ(server.connections(), 2U);
}

TEST(CurlTransport, UsesAConnectionForOneRequestOnly)
{
    RawServer server([](const std::string &) { return httpAnswer("200 OK", "x", "Connection: keep-alive\r\n"); });
    CurlTransport transport;
    for (int i = 0; i < 3; ++i)
        ASSERT_TRUE(transport.send({"GET", server.url("/"), {}, ""}, in(std::chrono::seconds(20)), CancelToken()));
    EXPECT_EQ(server.connections(), 3U);
}

TEST(CurlTransport, DoesNotFollowARedirect)
{
    RawServer server(
        [](const std::string &) { return httpAnswer("307 Temporary Redirect", "", "Location: /again\r\n"); });
    const auto response = sendTo(post(server.url("/v1/charges")));
    ASSERT_TRUE(response);
    EXPECT_EQ(response->status, 307);
    EXPECT_EQ(server.requests().size(), 1U);
}

TEST(CurlTransport, DoesNotRepeatAfterExpectationFailed)
{
    RawServer server([](const std::string &) { return httpAnswer("417 Expectation Failed", ""); });
    HttpRequest request = post(server.url("/v1/charges"));
    request.body.assign(2 * 1024 * 1024, 'x'); // large enough for libcurl to want "Expect: 100-continue"
    const auto response = sendTo(request);
    ASSERT_TRUE(response);
    EXPECT_EQ(response->status, 417);
    EXPECT_EQ(server.requests().size(), 1U);
}

TEST(CurlTransport, SaysNothingChangedWhereNobodyListens)
{
    const auto response = sendTo(post("http://127.0.0.1:" + std::to_string(test::closedPort()) + "/v1/charges"));
    ASSERT_FALSE(response);
    EXPECT_EQ(response.error().kind, ErrorKind::Unavailable);
    EXPECT_EQ(response.error().consequence, Consequence::NothingChanged);
}

TEST(CurlTransport, SaysNothingChangedWhereTheNameDoesNotResolve)
{
    const auto response = sendTo(post("http://provider.invalid/v1/charges"));
    ASSERT_FALSE(response);
    EXPECT_EQ(response.error().consequence, Consequence::NothingChanged);
}

TEST(CurlTransport, SaysNothingChangedWhereTlsFailsBeforeTheRequest)
{
    RawServer server([](const std::string &) { return std::string("this is no TLS server\r\n\r\n"); });
    const std::string http = server.url("/v1/charges");
    const auto response = sendTo(post("https" + http.substr(4)), {});
    ASSERT_FALSE(response);
    EXPECT_EQ(response.error().consequence, Consequence::NothingChanged);
}

TEST(CurlTransport, StopsAtTheDeadlineAndSaysItMayHaveArrived)
{
    std::atomic<bool> release{false};
    RawServer server([&release](const std::string &) {
        while (!release)
            std::this_thread::yield();
        return std::string();
    });
    CurlTransport transport;
    const auto response = transport.send(post(server.url("/")), in(std::chrono::milliseconds(200)), CancelToken());
    release = true;
    ASSERT_FALSE(response);
    EXPECT_EQ(response.error().kind, ErrorKind::TimedOut);
    EXPECT_EQ(response.error().consequence, Consequence::MayHaveReachedProvider);
}

TEST(CurlTransport, SendsNothingAfterTheDeadline)
{
    RawServer server([](const std::string &) { return httpAnswer("200 OK", ""); });
    CurlTransport transport;
    const auto response = transport.send(post(server.url("/")), in(std::chrono::milliseconds(-1)), CancelToken());
    ASSERT_FALSE(response);
    EXPECT_EQ(response.error().kind, ErrorKind::TimedOut);
    EXPECT_EQ(response.error().consequence, Consequence::NothingChanged);
    EXPECT_EQ(server.connections(), 0U);
}

TEST(CurlTransport, CanBeCancelledWhileItWaits)
{
    CancelToken cancel;
    std::atomic<bool> release{false};
    RawServer server([&](const std::string &) {
        cancel.cancel();
        while (!release)
            std::this_thread::yield();
        return std::string();
    });
    CurlTransport transport;
    const auto response = transport.send(post(server.url("/")), in(std::chrono::seconds(60)), cancel);
    release = true;
    ASSERT_FALSE(response);
    EXPECT_EQ(response.error().kind, ErrorKind::Cancelled);
    EXPECT_EQ(response.error().consequence, Consequence::MayHaveReachedProvider);
}

TEST(CurlTransport, KeepsTheBodyUpToTheCapButHashesAllOfIt)
{
    const std::string body(5000, 'b');
    RawServer server([&body](const std::string &) { return httpAnswer("200 OK", body); });
    CurlOptions options;
    options.bodyCap = 1000;
    const auto response = sendTo(post(server.url("/")), options);
    ASSERT_TRUE(response);
    EXPECT_TRUE(response->bodyTruncated);
    EXPECT_EQ(response->body.size(), 1000U);
    EXPECT_EQ(response->bodySize, 5000U);
    EXPECT_EQ(response->bodyDigest, sha256(body));
}

TEST(CurlTransport, StopsReadingAFlood)
{
    const std::string body(4 * 1024 * 1024, 'b');
    RawServer server([&body](const std::string &) { return httpAnswer("200 OK", body); });
    CurlOptions options;
    options.bodyCap = 1000;
    options.readLimit = 100'000;
    const auto response = sendTo(post(server.url("/")), options);
    ASSERT_TRUE(response);
    EXPECT_TRUE(response->bodyTruncated);
    EXPECT_LT(response->bodySize, body.size());
}

TEST(CurlTransport, TakesABodyCutShortAsNoAnswer)
{
    RawServer server([](const std::string &) { return "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{\"id\":"; });
    const auto response = sendTo(post(server.url("/")));
    ASSERT_FALSE(response);
    EXPECT_EQ(response.error().consequence, Consequence::MayHaveReachedProvider);
}

TEST(CurlTransport, TakesHeadersWithoutEndAndNoHttpAsNoAnswer)
{
    RawServer flood(
        [](const std::string &) { return "HTTP/1.1 200 OK\r\nX: " + std::string(90'000, 'h') + "\r\n\r\n"; });
    RawServer garbage([](const std::string &) { return std::string("\x01\x02 not http\r\n\r\n"); });
    for (RawServer *server : {&flood, &garbage}) {
        const auto response = sendTo(post(server->url("/")));
        ASSERT_FALSE(response);
        EXPECT_EQ(response.error().consequence, Consequence::MayHaveReachedProvider);
    }
}

TEST(CurlTransport, ReportsTheHeadersOfTheFinalAnswerOnly)
{
    RawServer server([](const std::string &) {
        return "HTTP/1.1 103 Early Hints\r\nX-Stage: early\r\n\r\n" + httpAnswer("200 OK", "x", "X-Stage: final\r\n");
    });
    const auto response = sendTo(post(server.url("/")));
    ASSERT_TRUE(response);
    EXPECT_EQ(response->status, 200);
    EXPECT_EQ(response->header("X-Stage"), "final");
}

TEST(CurlTransport, RefusesWhatCannotBeSentAsItStands)
{
    RawServer server([](const std::string &) { return httpAnswer("200 OK", ""); });
    HttpRequest injected = post(server.url("/"));
    injected.headers.push_back({"Authorization", "Bearer x\r\nX-Evil: 1"});
    const std::vector<HttpRequest> bad{
        injected,
        {"GET / HTTP/1.1\r\nX:", server.url("/"), {}, ""},
        {"GET", "file:///etc/passwd", {}, ""},
        {"GET", server.url("/a b"), {}, ""},
        {"GET", "http://user:secret@127.0.0.1/", {}, ""},
    };
    for (const HttpRequest &request : bad) {
        const auto response = sendTo(request);
        ASSERT_FALSE(response);
        EXPECT_EQ(response.error().kind, ErrorKind::InvalidInput) << english(response.error().context);
        EXPECT_EQ(response.error().consequence, Consequence::NothingChanged);
    }
    EXPECT_EQ(server.connections(), 0U);
}

TEST(CurlTransport, UsesNoProxyFromTheEnvironment)
{
    RawServer proxy([](const std::string &) { return httpAnswer("200 OK", "proxy"); });
    RawServer server([](const std::string &) { return httpAnswer("200 OK", "server"); });
    ASSERT_EQ(::setenv("http_proxy", proxy.url("").c_str(), 1), 0);
    const auto response = sendTo(post(server.url("/")));
    ::unsetenv("http_proxy");
    ASSERT_TRUE(response);
    EXPECT_EQ(response->body, "server");
    EXPECT_EQ(proxy.connections(), 0U);
}

TEST(CurlTransport, KeepsQueriesOutOfItsErrors)
{
    const auto response =
        sendTo(post("http://127.0.0.1:" + std::to_string(test::closedPort()) + "/v1/charges?token=secret"));
    ASSERT_FALSE(response);
    EXPECT_THAT(english(response.error().context), Not(HasSubstr("secret")));
}

} // namespace
} // namespace countersign::providers
