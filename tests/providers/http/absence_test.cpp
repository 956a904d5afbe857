// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/providers/http/adapter_fixture.h"

#include <gmock/gmock.h>

#include <chrono>

// When may "not found" be said? Each condition alone takes it away.
namespace countersign::providers {
namespace {

using test::acmeCharge;
using test::AcmeLookup;
using test::acmePage;
using test::acmeWith;
using test::nameOf;
using test::unmetOf;

using Reasons = std::vector<std::string>;

LookupReport emptyList(AcmeLookup &acme)
{
    acme.http.answerJson(acmePage(""));
    return acme.askReference();
}

TEST(Absence, IsSaidOfACompleteEmptyList)
{
    AcmeLookup acme;
    EXPECT_EQ(nameOf(emptyList(acme)), "Absent");
}

TEST(Absence, IsNeverSaidWhereTheDescriptionDoesNotAllowIt)
{
    AcmeLookup acme(acmeWith(R"({"absence": {"allowed": false}})"));
    EXPECT_EQ(unmetOf(emptyList(acme)), Reasons{"contract_disallows"});
}

TEST(Absence, NeedsTheScopeToBeKnown)
{
    AcmeLookup acme(acmeWith(R"({"scope_needed": ["recipient_ref"]})"));
    EXPECT_EQ(unmetOf(emptyList(acme)), Reasons{"scope"});
    acme.request.recipientRef = "loc_1";
    EXPECT_EQ(nameOf(emptyList(acme)), "Absent");
}

TEST(Absence, NeedsAPlantedReferenceWhereTheDescriptionSaysSo)
{
    AcmeLookup acme(acmeWith(R"({"absence": {"needs": ["correlation_planted"]}})"));
    acme.request.correlation.clear();
    acme.http.answerJson(acmePage(""));
    EXPECT_EQ(unmetOf(acme.askAttributes()), Reasons{"not_planted"});
}

TEST(Absence, EndsWithTheProvidersRetention)
{
    AcmeLookup acme;
    acme.clock.set(*acme.request.firstDispatchedAt + acme.description.dataRetention);
    EXPECT_EQ(nameOf(emptyList(acme)), "Absent");
    acme.clock.advance(Duration(1));
    EXPECT_EQ(unmetOf(emptyList(acme)), Reasons{"beyond_retention"});
}

// The provider was asked for our reference and sent something else: its filter does not hold.
TEST(Absence, IsNotSaidWhenAFilterIsIgnored)
{
    for (const std::string &charge : {acmeCharge("ch_8", "key-43"), std::string(R"({"id":"ch_8"})"),
                                      std::string(R"({"id":"ch_8","reference":null})")}) {
        AcmeLookup acme;
        acme.http.answerJson(acmePage(charge));
        EXPECT_EQ(unmetOf(acme.askReference()), Reasons{"filter_ignored"}) << charge;
    }
}

TEST(Absence, IsNotSaidWhileAnObjectCannotBeRead)
{
    for (const char *charge : {"7", "null", "[]", R"({"id":"ch_8","reference":{}})", R"({"reference":"key-42"})",
                               R"({"id":"","reference":"key-42"})", R"({"id":{},"reference":"key-42"})"}) {
        AcmeLookup acme;
        acme.http.answerJson(acmePage(charge));
        EXPECT_EQ(unmetOf(acme.askReference()), Reasons{"object_unreadable"}) << charge;
    }
}

TEST(Absence, IsNotSaidOfAListThatIsNotThere)
{
    for (const char *body : {"{}", "[]", "null", "7", R"({"data":null})", R"({"data":{}})", R"({"data":"[]"})"}) {
        AcmeLookup acme;
        acme.http.answerJson(body);
        EXPECT_EQ(unmetOf(acme.askReference()), Reasons{"items_missing"}) << body;
    }
}

// U6: the provider says itself that there is no such object.
TEST(Absence, OfAnIdIsSaidByA404WithJson)
{
    AcmeLookup acme;
    acme.request.providerResultId = "ch_1";
    acme.http.answerJson(R"({"error":{"code":"not_found"}})", 404);
    const LookupReport report = acme.askId();
    EXPECT_EQ(nameOf(report), "Absent");
    EXPECT_TRUE(report.observation.scan.complete);
    EXPECT_EQ(acme.http.requests().at(0).url, "http://127.0.0.1:9/v1/charges/ch_1");
}

TEST(Absence, OfAnIdIsNotSaidByA404OfSomethingInBetween)
{
    for (const char *body : {"", "not found", "<html></html>"}) {
        AcmeLookup acme;
        acme.request.providerResultId = "ch_1";
        acme.http.answer(test::httpResponse(404, body));
        EXPECT_EQ(nameOf(acme.askId()), "Inconclusive") << body;
    }
}

TEST(Absence, OfAnIdNeedsADescriptionThatSaysSo)
{
    auto document = nlohmann::json::parse(test::acmeText());
    document["ladder"][1].erase("not_found");
    AcmeLookup acme(document.dump());
    acme.request.providerResultId = "ch_1";
    acme.http.answerJson("{}", 404);
    EXPECT_EQ(unmetOf(acme.askId()), Reasons{"contract_disallows"});
}

TEST(Absence, OfAListIsNotSaidByA404)
{
    AcmeLookup acme;
    acme.http.answerJson("{}", 404);
    EXPECT_EQ(unmetOf(acme.askReference()), Reasons{"http_404"});
}

TEST(Absence, AnotherObjectThanTheOneAskedForIsNoAnswer)
{
    for (const std::string &body : {acmeCharge("ch_2"), std::string("{}"), std::string("[]")}) {
        AcmeLookup acme;
        acme.request.providerResultId = "ch_1";
        acme.http.answerJson(body);
        EXPECT_EQ(nameOf(acme.askId()), "Inconclusive") << body;
    }
}

} // namespace
} // namespace countersign::providers
