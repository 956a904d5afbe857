// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/sandbox/worker/answer.h"

#include <gtest/gtest.h>

namespace countersign::worker::test {
namespace {

effect::EffectIntent intent()
{
    effect::EffectIntent row{{*TenantId::parse("acme"), *IntentKey::parse("invoice:1")}};
    row.provider = "sandbox";
    row.operation = "charge";
    row.kind = effect::EffectKind::Monetary;
    row.account = "acct_a";
    row.customerRef = "cus_1";
    row.providerKey = "pk-1";
    row.amount = *Money::fromMinor("1250", *Currency::parse("EUR"));
    return row;
}

HttpResponse charge(const std::string &changed = {}, const std::string &to = {})
{
    HttpResponse response;
    response.status = 201;
    response.body = R"({"id":"ch_1","object":"charge","status":"succeeded","amount":1250,"currency":"EUR",)"
                    R"("customer":"cus_1","reference":"pk-1","account":"acct_a","created":"2026-12-01T08:00:00Z"})";
    if (!changed.empty())
        response.body.replace(response.body.find(changed), changed.size(), to);
    return response;
}

Answer wholeOf(const Result<HttpResponse> &exchange)
{
    return classify({intent()}, exchange).whole;
}

template <class T>
bool is(const Answer &answer)
{
    return std::holds_alternative<T>(answer);
}

TEST(AnswerOfTheSandbox, IsAReceiptOnlyWhenEveryRestatedFieldIsOurs)
{
    EXPECT_TRUE(is<Accepted>(wholeOf(charge())));
    const std::vector<std::pair<std::string, std::string>> changes = {
        {"pk-1", "pk-2"},     {"1250", "1251"},     {"1250", "1250.0"},    {"EUR", "USD"},
        {"acct_a", "acct_b"}, {"cus_1", "cus_2"},   {"ch_1", ""},          {"\"charge\"", "\"xx\""},
        {"succeeded", "wat"}, {"\"id\"", "\"no\""}, {"{\"id\"", "\"id\""}, {"\"EUR\"", "null"}};
    for (const auto &[from, to] : changes)
        EXPECT_TRUE(is<Doubtful>(wholeOf(charge(from, to)))) << from << " -> " << to;
}

TEST(AnswerOfTheSandbox, CutShortIsDoubt)
{
    auto response = charge();
    response.bodyTruncated = true;
    EXPECT_TRUE(is<Doubtful>(wholeOf(response)));
}

TEST(AnswerOfTheSandbox, OfEveryStatusThatProvesNothingIsDoubt)
{
    for (int status = 100; status < 600; ++status) {
        auto response = charge();
        response.status = status;
        const auto answer = wholeOf(response);
        const bool proof = status == 200 || status == 201 || status == 400 || status == 401 || status == 402 ||
                           status == 403 || status == 413 || status == 429;
        EXPECT_EQ(is<Doubtful>(answer), !proof) << status;
        EXPECT_EQ(is<Accepted>(answer), status == 200 || status == 201) << status;
        EXPECT_EQ(is<Refused>(answer), status == 400 || status == 402 || status == 413) << status;
    }
}

TEST(AnswerOfTheSandbox, ThatNeverCameIsDoubtUnlessProvablyNothingLeft)
{
    Error error;
    error.kind = ErrorKind::Unavailable;
    error.consequence = Consequence::NothingChanged;
    const auto notSent = wholeOf(fail(error));
    ASSERT_TRUE(is<NotDone>(notSent));
    EXPECT_EQ(std::get<NotDone>(notSent).cause, ledger::NotSentCause::NotSent);
    error.consequence = Consequence::MayHaveReachedProvider;
    EXPECT_TRUE(is<Doubtful>(wholeOf(fail(error))));
    error.consequence = Consequence::MayHaveChangedLedger;
    EXPECT_TRUE(is<Doubtful>(wholeOf(fail(error))));
}

TEST(AnswerOfTheSandbox, AThrottleWithoutAUsableTimeNamesNone)
{
    HttpResponse response;
    response.status = 429;
    for (const std::string value : {"", "-1", "soon", "86401"}) {
        response.headers = {{"Retry-After", value}};
        EXPECT_EQ(std::get<NotDone>(wholeOf(response)).retryAfter, std::nullopt) << value;
    }
    response.headers = {{"Retry-After", "7"}};
    EXPECT_EQ(std::get<NotDone>(wholeOf(response)).retryAfter, Duration(std::chrono::seconds(7)));
}

} // namespace
} // namespace countersign::worker::test
