// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/http/curl_transport.h"
#include "tests/providers/http/adapter_fixture.h"
#include "tests/providers/support/raw_server.h"

#include <gmock/gmock.h>

#include <chrono>
#include <thread>

// The adapter over a real socket: libcurl below, a server that answers with exact bytes at the other end.
namespace countersign::providers {
namespace {

using namespace std::chrono_literals;
using test::acmeCharge;
using test::acmePage;
using test::acmeRequest;
using test::httpAnswer;
using test::nameOf;
using test::RawServer;
using test::unmetOf;
using testing::HasSubstr;
using testing::StartsWith;

struct Socketed
{
    explicit Socketed(const std::string &url, Deadline deadline = Deadline::clock::now() + 20s)
    {
        adapter = DeclarativeAdapter::make(test::acmeDescription(), {"test", "acct_1", url}, clock).value();
        TransportOptions options;
        options.environment = "test";
        options.baseUrl = url;
        transport =
            DescriptionTransport::make(test::acmeDescription(), options, SecretBytes::copyOf(viewOf("tok_1")), http)
                .value();
        transport->setDeadline(deadline);
    }
    LookupReport ask() { return adapter->lookUp({"reference", test::AcmeList}, acmeRequest(), *transport, cancel); }

    ManualClock clock{parseInstant("2026-03-01T10:05:00Z").value()};
    CurlTransport http;
    CancelToken cancel;
    std::unique_ptr<ProviderAdapter> adapter;
    std::unique_ptr<DescriptionTransport> transport;
};

const std::string Json = "Content-Type: application/json\r\n";

TEST(AdapterOverASocket, ReadsEveryPage)
{
    RawServer server([](const std::string &request) {
        const bool second = request.find("cursor=p2") != std::string::npos;
        return httpAnswer("200 OK", second ? acmePage(acmeCharge()) : acmePage("", R"("p2")"), Json);
    });
    Socketed acme(server.url(""));
    EXPECT_EQ(nameOf(acme.ask()), "Found");
    ASSERT_EQ(server.requests().size(), 2U);
    EXPECT_THAT(server.requests()[0], StartsWith("GET /v1/charges?reference=key-42&page_size=2 HTTP/1.1\r\n"));
    EXPECT_THAT(server.requests()[0], HasSubstr("Authorization: Bearer tok_1\r\n"));
    EXPECT_THAT(server.requests()[0], HasSubstr("Acme-Version: 2026-01-01\r\n"));
}

TEST(AdapterOverASocket, ADroppedConnectionIsUnavailableAndAskedOnce)
{
    RawServer server([](const std::string &) { return std::string(); });
    Socketed acme(server.url(""));
    EXPECT_EQ(nameOf(acme.ask()), "Unavailable");
    EXPECT_EQ(server.connections(), 1U);
}

TEST(AdapterOverASocket, ABodyCutByTheServerIsUnavailable)
{
    const std::string whole = httpAnswer("200 OK", acmePage(acmeCharge()), Json);
    RawServer server([&whole](const std::string &) { return whole.substr(0, whole.size() - 1); });
    Socketed acme(server.url(""));
    EXPECT_EQ(nameOf(acme.ask()), "Unavailable");
}

TEST(AdapterOverASocket, NobodyListeningIsUnavailable)
{
    Socketed acme("http://127.0.0.1:" + std::to_string(test::closedPort()));
    EXPECT_EQ(nameOf(acme.ask()), "Unavailable");
}

TEST(AdapterOverASocket, ARedirectIsNotFollowed)
{
    RawServer elsewhere([](const std::string &) { return httpAnswer("200 OK", acmePage(acmeCharge()), Json); });
    RawServer server([&elsewhere](const std::string &) {
        return httpAnswer("302 Found", "", "Location: " + elsewhere.url("/v1/charges") + "\r\n");
    });
    Socketed acme(server.url(""));
    EXPECT_EQ(unmetOf(acme.ask()), std::vector<std::string>{"redirect"});
    EXPECT_EQ(elsewhere.connections(), 0U);
}

TEST(AdapterOverASocket, AnEndlessAnswerIsCut)
{
    RawServer server([](const std::string &) {
        return httpAnswer("200 OK", acmePage(acmeCharge()) + std::string(9 * 1024 * 1024, ' '), Json);
    });
    Socketed acme(server.url(""));
    EXPECT_EQ(unmetOf(acme.ask()), std::vector<std::string>{"answer_too_large"});
}

TEST(AdapterOverASocket, ASlowProviderIsUnavailableAtTheDeadline)
{
    std::atomic<bool> over{false};
    RawServer server([&over](const std::string &) {
        while (!over) // until the client has given up
            std::this_thread::yield();
        return httpAnswer("200 OK", acmePage(acmeCharge()), Json);
    });
    Socketed acme(server.url(""), Deadline::clock::now() + 200ms);
    const LookupReport report = acme.ask();
    over = true;
    EXPECT_EQ(nameOf(report), "Unavailable");
    EXPECT_EQ(report.observation.httpStatus, 0);
}

} // namespace
} // namespace countersign::providers
