// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/http/curl_transport.h"
#include "providers/http/declarative_adapter.h"
#include "providers/http/description_transport.h"
#include "tests/providers/sandbox/sandbox_scene.h"

#include <gmock/gmock.h>

#include <fstream>
#include <iterator>

namespace countersign::sandbox::test {
namespace {

using namespace std::chrono_literals;
using effect::findingName;
using nlohmann::json;
using providers::ProviderDescription;
using ::testing::ElementsAre;

// What a lookup makes of a provider that misbehaves while it is asked: the sandbox's own description, with the fault
// among its static headers, so that the adapter asks for it without knowing.
class LookupUnderFault : public SandboxScene
{
protected:
    void SetUp() override
    {
        SandboxScene::SetUp();
        make("charges", paymentOf("ref-1"));
    }

    static ProviderDescription describedWith(const std::string &fault)
    {
        std::ifstream file(std::string(COUNTERSIGN_SOURCE_DIR) + "/providers/sandbox/sandbox.provider.json");
        auto text = json::parse(std::string(std::istreambuf_iterator<char>(file), {}));
        if (!fault.empty())
            text["static_headers"] = {{"Sandbox-Fault", fault}};
        auto description = providers::parseProviderDescription(text.dump());
        if (!description)
            throw std::runtime_error(describe(description.error()));
        return std::move(*description);
    }

    providers::LookupRequest request() const
    {
        providers::LookupRequest request;
        request.provider = "sandbox";
        request.environment = "sandbox";
        request.account = "acct_a";
        request.operation = "charge";
        request.providerKey = "ref-1";
        request.amountMinor = "1250";
        request.currency = "EUR";
        request.correlation = {{"reference", "ref-1"}};
        return request;
    }

    effect::Finding found(const std::string &fault, std::chrono::milliseconds within = 30s)
    {
        const auto description = describedWith(fault);
        const auto adapter = *providers::DeclarativeAdapter::make(description, {"sandbox", "acct_a", url()}, m_clock);
        providers::CurlTransport http;
        const auto transport =
            *providers::DescriptionTransport::make(description, {"sandbox", url()}, secret(Token), http);
        transport->setDeadline(std::chrono::steady_clock::now() + within);
        const CancelToken never;
        return adapter->lookUp({"reference", "GET /v1/objects"}, request(), *transport, never).finding;
    }
    std::string url() const { return m_server->baseUrl(); }
};

TEST_F(LookupUnderFault, FindsTheChargeWhereThereIsNone)
{
    EXPECT_EQ(findingName(found({})), "Found");
    EXPECT_EQ(findingName(found("duplicate")), "Found") << "a read makes nothing";
}

TEST_F(LookupUnderFault, NoAnswerIsUnavailableAndNeverAbsent)
{
    for (const std::string fault : {"accept_and_drop", "drop_before_accept", "error_500_before", "error_500_after"})
        EXPECT_EQ(findingName(found(fault)), "Unavailable") << fault;
    for (const std::string fault : {"silence_before", "silence_after", "answer_late;ms=60000"})
        EXPECT_EQ(findingName(found(fault, 300ms)), "Unavailable") << fault;
}

TEST_F(LookupUnderFault, ARateLimitSaysWhenToAskAgain)
{
    const auto finding = found("rate_limit;retry_after=90");
    ASSERT_EQ(findingName(finding), "Unavailable");
    EXPECT_EQ(std::get<effect::Unavailable>(finding).retryAt, m_clock.now() + 90s);
}

TEST_F(LookupUnderFault, WhatCannotBeReadIsInconclusiveWithItsReason)
{
    const std::vector<std::pair<std::string, std::string>> reasons{
        {"html_body", "html"}, {"huge_body", "answer_too_large"}, {"invalid_utf8", "not_utf8"}};
    for (const auto &[fault, reason] : reasons) {
        const auto finding = found(fault);
        ASSERT_EQ(findingName(finding), "Inconclusive") << fault;
        EXPECT_THAT(std::get<effect::Inconclusive>(finding).unmet, ElementsAre(reason)) << fault;
    }
}

TEST_F(LookupUnderFault, EveryQuestionIsAskedOnceAndMakesNothing)
{
    const auto before = requests();
    const auto made = readEffects(m_folder.path())->size();
    for (const std::string fault : {"accept_and_drop", "error_500_after", "html_body", "invalid_utf8"})
        found(fault);
    EXPECT_EQ(requests(), before + 4);
    EXPECT_EQ(readEffects(m_folder.path())->size(), made);
}

} // namespace
} // namespace countersign::sandbox::test
