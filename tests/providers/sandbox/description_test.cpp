// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/http/provider_description.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace countersign::sandbox::test {
namespace {

using effect::Disposition;
using providers::ResponseClass;

providers::ProviderDescription described()
{
    auto description = providers::loadProviderDescription(std::string(COUNTERSIGN_SOURCE_DIR) +
                                                          "/providers/sandbox/sandbox.provider.json");
    if (!description)
        throw std::runtime_error(describe(description.error()));
    return std::move(*description);
}

TEST(SandboxDescription, MakesAContractThatCanBePublished)
{
    const auto contract = providers::contractOf(described(), "sandbox");
    const auto again = effect::parseContractSubject(effect::contractSubject(contract));
    ASSERT_TRUE(again) << describe(again.error());
    EXPECT_EQ(*again, contract);
    EXPECT_EQ(contract.operations.at("charge").correlationField, "reference");
    EXPECT_EQ(effect::settleAt(contract, Instant()), Instant(std::chrono::seconds(2)));
}

TEST(SandboxDescription, MapsEveryStatusTheServerGivesAndNoOther)
{
    const std::map<std::string, Disposition> expected{{"succeeded", Disposition::Happened},
                                                      {"pending", Disposition::Accepted},
                                                      {"failed", Disposition::DidNotHappen},
                                                      {"refunded", Disposition::Reversed}};
    EXPECT_EQ(described().statusMap, expected);
}

// The worker decides by itself; its answer.cpp and the description must not tell two stories.
TEST(SandboxDescription, CallsNoDoubtfulAnswerADecision)
{
    const auto description = described();
    for (int status = 100; status < 600; ++status) {
        HttpResponse response;
        response.status = status;
        const auto meaning = providers::classify(description, response);
        const bool refused = status == 400 || status == 402 || status == 413;
        const bool notProcessed = status == 401 || status == 403 || status == 429;
        EXPECT_EQ(meaning == ResponseClass::DefinitiveRejection, refused) << status;
        EXPECT_EQ(meaning == ResponseClass::NotProcessed, notProcessed) << status;
        EXPECT_EQ(meaning == ResponseClass::Accepted, status == 201) << status;
    }
}

} // namespace
} // namespace countersign::sandbox::test
