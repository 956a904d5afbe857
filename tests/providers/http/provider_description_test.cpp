// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/http/provider_description.h"
#include "tests/providers/support/acme.h"

#include <nlohmann/json.hpp>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <vector>

namespace countersign::providers {
namespace {

using nlohmann::json;
using testing::HasSubstr;

Result<ProviderDescription> parseChanged(const std::function<void(json &)> &change)
{
    json document = json::parse(test::acmeText());
    change(document);
    return parseProviderDescription(document.dump());
}

TEST(ProviderDescription, ReadsEveryPartItActsOn)
{
    const auto description = parseProviderDescription(test::acmeText());
    ASSERT_TRUE(description) << english(description.error().context);
    EXPECT_EQ(description->providerId, "acme");
    EXPECT_EQ(description->digest, sha256(std::string_view(test::acmeText())).hex());
    ASSERT_EQ(description->ladder.size(), 3U);
    EXPECT_EQ(description->ladder[0].title(), "GET /v1/charges");
    EXPECT_EQ(description->ladder[1].title(), "GET /v1/charges/{provider_result_id}");
    EXPECT_TRUE(description->ladder[1].isOneObject);
    EXPECT_EQ(description->ladder[2].window->padding, std::chrono::seconds(60));
    EXPECT_EQ(description->operation("charge")->correlationField, "reference");
    EXPECT_EQ(description->operation("nothing"), nullptr);
    EXPECT_FALSE(description->environment("test")->isLive);
    EXPECT_EQ(description->throttle.maxPerSecond, 50);
    EXPECT_TRUE(description->object.recipient.empty()) << "a clear address must not be copied";
    EXPECT_EQ(description->requestIdHeader, "Acme-Request-Id");
}

TEST(ProviderDescription, DrawsAContractThatTheLedgerAccepts)
{
    const auto description = parseProviderDescription(test::acmeText());
    ASSERT_TRUE(description);
    const auto contract = contractOf(*description, "live");
    EXPECT_EQ(contract.provider, "acme");
    EXPECT_EQ(contract.environment, "live");
    EXPECT_EQ(contract.descriptionDigest, description->digest);
    EXPECT_EQ(contract.visibilityLag, std::chrono::seconds(60));
    EXPECT_EQ(contract.operations.at("charge").stage, effect::EffectStage::Accepted);
    EXPECT_EQ(contract.absence.rungs, std::vector<std::string>{"reference"});
    EXPECT_TRUE(effect::parseContractSubject(effect::contractSubject(contract)));
}

TEST(ProviderDescription, ClassifiesByTheFirstRuleThatFitsAndDoubtOtherwise)
{
    const auto description = parseProviderDescription(test::acmeText());
    ASSERT_TRUE(description);
    const auto classOf = [&](int status, const std::string &body) {
        HttpResponse response;
        response.status = status;
        response.body = body;
        return classify(*description, response);
    };
    EXPECT_EQ(classOf(201, "{}"), ResponseClass::Accepted);
    EXPECT_EQ(classOf(200, R"({"ok":false})"), ResponseClass::Ambiguous);
    EXPECT_EQ(classOf(409, R"({"error":{"code":"in_progress"}})"), ResponseClass::Ambiguous);
    EXPECT_EQ(classOf(409, R"({"error":{"code":"key_reused"}})"), ResponseClass::DefinitiveRejection);
    EXPECT_EQ(classOf(429, ""), ResponseClass::NotProcessed);
    EXPECT_EQ(classOf(500, "<html>"), ResponseClass::Ambiguous);
    EXPECT_EQ(classOf(302, ""), ResponseClass::Ambiguous);
}

struct BadDescription
{
    const char *name;
    std::function<void(json &)> change;
    ErrorKind kind;
    const char *says;
};

class BadProviderDescription : public testing::TestWithParam<BadDescription>
{
};

TEST_P(BadProviderDescription, IsRefusedWithTheFieldNamed)
{
    const auto description = parseChanged(GetParam().change);
    ASSERT_FALSE(description);
    EXPECT_EQ(description.error().kind, GetParam().kind) << english(description.error().context);
    EXPECT_THAT(english(description.error().context), HasSubstr(GetParam().says));
}

const ErrorKind Invalid = ErrorKind::InvalidInput;
const ErrorKind Unsupported = ErrorKind::Unsupported;

INSTANTIATE_TEST_SUITE_P(
    All, BadProviderDescription,
    testing::Values(
        BadDescription{"unknown_field", [](json &d) { d["colour"] = "red"; }, Invalid, "colour"},
        BadDescription{"unknown_inner_field", [](json &d) { d["object"]["colour"] = "red"; }, Invalid, "colour"},
        BadDescription{"missing_field", [](json &d) { d.erase("absence"); }, Invalid, "absence"},
        BadDescription{"fraction_of_a_second", [](json &d) { d["lease"] = 1.5; }, Invalid, "lease"},
        BadDescription{"number_as_text", [](json &d) { d["lease"] = "30"; }, Invalid, "lease"},
        BadDescription{"unknown_disposition", [](json &d) { d["status_map"]["x"] = "fine"; }, Invalid, "status_map"},
        BadDescription{"bad_pointer", [](json &d) { d["object"]["id_pointer"] = "id"; }, Invalid, "id_pointer"},
        BadDescription{"bad_path", [](json &d) { d["ladder"][0]["path"] = "/v1/{"; }, Invalid, "URI template"},
        BadDescription{"http_to_the_world", [](json &d) { d["environments"][1]["base_url"] = "http://acme.example"; },
                       Invalid, "base URL"},
        BadDescription{"http_for_live", [](json &d) { d["environments"][1]["is_live"] = true; }, Invalid, "base URL"},
        BadDescription{"loopback_in_name_only",
                       [](json &d) { d["environments"][1]["base_url"] = "http://127.0.0.1.acme.example"; }, Invalid,
                       "base URL"},
        BadDescription{"environment_twice", [](json &d) { d["environments"][1]["name"] = "live"; }, Invalid, "twice"},
        BadDescription{"operation_twice", [](json &d) { d["operations"][1]["name"] = "charge"; }, Invalid, "twice"},
        BadDescription{"compensation_of_nothing", [](json &d) { d["compensations"]["confirmed"] = "undo"; }, Invalid,
                       "compensations"},
        BadDescription{"unknown_variable", [](json &d) { d["ladder"][0]["path"] = "/v1/charges{?colour,cursor}"; },
                       Invalid, "colour"},
        BadDescription{"unknown_match_field", [](json &d) { d["ladder"][0]["match"][0]["intent_field"] = "colour"; },
                       Invalid, "colour"},
        BadDescription{"list_without_match", [](json &d) { d["ladder"][0].erase("match"); }, Invalid, "no match"},
        BadDescription{"cursor_never_sent", [](json &d) { d["ladder"][0]["path"] = "/v1/charges{?reference}"; },
                       Invalid, "cursor"},
        BadDescription{"cursor_without_pointer", [](json &d) { d["pagination"].erase("next_pointer"); }, Invalid,
                       "next_pointer"},
        BadDescription{"window_used_but_not_there", [](json &d) { d.erase("window"); }, Invalid, "window"},
        BadDescription{"absence_by_no_rung", [](json &d) { d["absence"]["rungs"] = {"request_id"}; }, Invalid,
                       "request_id"},
        BadDescription{"absence_without_rungs", [](json &d) { d["absence"]["rungs"] = json::array(); }, Invalid,
                       "rungs"},
        BadDescription{"list_that_is_absent_on_404", [](json &d) { d["ladder"][0]["not_found"] = "absent"; }, Invalid,
                       "not_found"},
        BadDescription{"window_in_pieces_of_nothing", [](json &d) { d["window"]["max_span"] = 0; }, Invalid,
                       "max_span"},
        BadDescription{"path_no_evidence_can_carry",
                       [](json &d) { d["ladder"][0]["path"] = "/" + std::string(252, 'a') + "{?cursor}"; }, Invalid,
                       "255 bytes"},
        BadDescription{"no_time_to_travel", [](json &d) { d["max_transit"] = 0; }, Invalid, "max_transit"},
        BadDescription{"retention_too_short", [](json &d) { d["idempotency"]["retention"]["value"] = 60; }, Invalid,
                       "retention"},
        BadDescription{"api_key_without_header", [](json &d) { d["auth"]["scheme"] = "api_key_header"; }, Invalid,
                       "auth.header"},
        BadDescription{"oauth", [](json &d) { d["auth"]["scheme"] = "oauth2_client_credentials"; }, Unsupported,
                       "oauth2_client_credentials"},
        BadDescription{"sigv4", [](json &d) { d["auth"]["scheme"] = "aws_sigv4"; }, Unsupported, "aws_sigv4"},
        BadDescription{"post_read", [](json &d) { d["ladder"][0]["method"] = "POST"; }, Unsupported, "POST"},
        BadDescription{"relay", [](json &d) { d["pagination"]["style"] = "relay"; }, Unsupported, "relay"},
        BadDescription{"quoted", [](json &d) { d["query_dialect"] = "quoted_expression"; }, Unsupported, "quoted"},
        BadDescription{"days", [](json &d) { d["window"]["granularity"] = "day"; }, Unsupported, "granularity"},
        BadDescription{"eastern_time", [](json &d) { d["window"]["time_zone"] = "America/New_York"; }, Unsupported,
                       "time_zone"},
        BadDescription{"rfc2822", [](json &d) { d["timestamp"]["format"] = "rfc2822"; }, Unsupported, "rfc2822"},
        BadDescription{"reserved_expansion", [](json &d) { d["ladder"][1]["path"] = "/v1/{+provider_result_id}"; },
                       Unsupported, "operator +"},
        BadDescription{"two_money_forms", [](json &d) { d["operations"][0]["amount_codec"] = "decimal_string"; },
                       Unsupported, "amount_codec"},
        BadDescription{"evidence_import", [](json &d) { d["evidence_import"] = json::array(); }, Unsupported,
                       "evidence_import"}),
    [](const auto &tested) { return std::string(tested.param.name); });

TEST(ProviderDescription, RefusesTextThatIsNoCleanJson)
{
    const std::string text = test::acmeText();
    std::string twice = text;
    twice.insert(1, R"("provider_id": "other",)");
    for (const std::string &bad : {std::string(), std::string("[]"), std::string("{"), twice, text + "x",
                                   std::string(100'000, '['), "\xEF\xBB\xBF" + text, std::string(300'000, ' ')})
        EXPECT_FALSE(parseProviderDescription(bad)) << bad.substr(0, 60);
}

} // namespace
} // namespace countersign::providers
