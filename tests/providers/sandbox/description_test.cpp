// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/http/provider_description.h"
#include "providers/sandbox/object_kind.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace countersign::sandbox::test {
namespace {

using effect::Disposition;
using providers::ResponseClass;

providers::ProviderDescription described(const std::string &provider = "sandbox")
{
    auto description = providers::loadProviderDescription(std::string(COUNTERSIGN_SOURCE_DIR) + "/providers/sandbox/" +
                                                          provider + ".provider.json");
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

TEST(SandboxDescription, NamesEveryOperationByTheWordOfItsObject)
{
    const auto payments = described();
    for (const auto kind : {ObjectKind::Charge, ObjectKind::Authorisation, ObjectKind::Capture, ObjectKind::Refund,
                            ObjectKind::Void, ObjectKind::PayoutBatch, ObjectKind::Payout}) {
        const auto *operation = payments.operation(toString(kind));
        ASSERT_NE(operation, nullptr) << toString(kind);
        EXPECT_EQ(operation->kind, effect::EffectKind::Monetary);
        EXPECT_EQ(operation->correlationField, "reference");
    }
    EXPECT_EQ(payments.operations.size(), 7U);
    const auto mail = described("sandbox_mail");
    ASSERT_EQ(mail.operations.size(), 1U);
    EXPECT_EQ(mail.operations.front().name, toString(ObjectKind::Message));
    EXPECT_EQ(mail.operations.front().kind, effect::EffectKind::Message);
}

TEST(SandboxDescription, OfMessagesTakesNoKeys)
{
    const auto contract = providers::contractOf(described("sandbox_mail"), "sandbox");
    ASSERT_TRUE(effect::parseContractSubject(effect::contractSubject(contract)));
    EXPECT_EQ(contract.keyCarrier, effect::KeyCarrier::None);
    EXPECT_EQ(contract.retention, Duration());
    EXPECT_TRUE(contract.compensations.empty()) << "a sent message is not unsent";
}

TEST(SandboxDescription, MapsEveryStatusTheServerGivesAndNoOther)
{
    const std::map<std::string, Disposition> payments{
        {"succeeded", Disposition::Happened},        {"pending", Disposition::Accepted},
        {"failed", Disposition::DidNotHappen},       {"refunded", Disposition::Reversed},
        {"authorised", Disposition::Happened},       {"partially_refunded", Disposition::Happened},
        {"captured", Disposition::Happened},         {"partially_captured", Disposition::Happened},
        {"paid_back", Disposition::Happened},        {"paid", Disposition::Happened},
        {"partially_failed", Disposition::Happened}, {"voided", Disposition::Reversed},
        {"released", Disposition::Happened}};
    EXPECT_EQ(described().statusMap, payments);
    const std::map<std::string, Disposition> messages{
        {"sent", Disposition::Happened}, {"pending", Disposition::Accepted}, {"bounced", Disposition::DidNotHappen}};
    EXPECT_EQ(described("sandbox_mail").statusMap, messages);
}

TEST(SandboxDescription, TakesAnAuthorisationBackByAVoid)
{
    EXPECT_EQ(providers::contractOf(described(), "sandbox").compensations.at("authorised"), toString(ObjectKind::Void));
    HttpResponse response;
    response.status = 404;
    response.body = R"({"error":{"code":"no_such_original"}})";
    EXPECT_EQ(providers::classify(described(), response), ResponseClass::DefinitiveRejection);
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
