// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/providers/http/adapter_fixture.h"

#include <gmock/gmock.h>

// What the answers about a batch say of its items.
namespace countersign::test {
namespace {

using effect::Finding;
using providers::LookupReport;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

const std::string Batches =
    R"({"batches":{"charge":{"items_pointer":"/items","match":[{"pointer":"/reference","op":"eq",)"
    R"("intent_field":"reference"}]}}})";

std::string batchOf(const std::string &items, const std::string &status = "succeeded", const std::string &id = "ba_1")
{
    std::string batch = acmeCharge(id, "key-42", "1250", "EUR", status);
    batch.pop_back();
    return batch + R"(,"items":)" + items + "}";
}

struct Batch : testing::Test
{
    Batch()
    {
        for (const std::string name : {"a", "b", "c"})
            add(name);
    }
    void add(const std::string &name)
    {
        auto item = acmeRequest();
        item.intentKey = "item:" + name;
        item.providerKey = name;
        for (auto &[field, planted] : item.correlation)
            planted = name;
        acme.request.items.push_back(std::move(item));
    }
    // "item:a Found"; of an inconclusive one its reasons too.
    std::vector<std::string> answered(const std::string &page)
    {
        acme.http.answerJson(page);
        return said(acme.askReference());
    }
    static std::vector<std::string> said(const LookupReport &report)
    {
        std::vector<std::string> findings;
        for (const auto &item : report.items) {
            std::string text = item.intentKey + " " + std::string(effect::findingName(item.finding));
            if (const auto *open = std::get_if<effect::Inconclusive>(&item.finding))
                for (const auto &reason : open->unmet)
                    text += " " + reason;
            findings.push_back(text);
        }
        return findings;
    }

    AcmeLookup acme{acmeWith(Batches)};
};

TEST_F(Batch, EveryItemHasAFindingOfItsOwn)
{
    const std::string items = "[" + acmeCharge("ch_a", "a") + "," + acmeCharge("ch_b", "b", "1251") + "]";
    acme.http.answerJson(acmePage(batchOf(items)));
    const auto report = acme.askReference();
    EXPECT_EQ(nameOf(report), "Found");
    EXPECT_THAT(said(report), ElementsAre("item:a Found", "item:b Mismatch", "item:c Absent"));
    const auto &match = std::get<effect::Found>(report.items[0].finding).match;
    EXPECT_EQ(match.id, "ch_a");
    EXPECT_EQ(match.responseDigest, sha256(acmeCharge("ch_a", "a")).hex()) << "of its own bytes";
}

TEST_F(Batch, AnItemMayStillComeIntoABatchThatHasNotSettled)
{
    const std::string items = "[" + acmeCharge("ch_a", "a") + "]";
    EXPECT_THAT(
        answered(acmePage(batchOf(items, "never heard of"))),
        ElementsAre("item:a Found", "item:b Inconclusive batch_in_flight", "item:c Inconclusive batch_in_flight"));
}

TEST_F(Batch, WithoutItsBatchNoItemIsAbsent)
{
    EXPECT_THAT(answered(acmePage("")),
                ElementsAre("item:a Inconclusive batch_not_found", "item:b Inconclusive batch_not_found",
                            "item:c Inconclusive batch_not_found"));
}

TEST_F(Batch, ItemsThatCannotBeReadAreNotMissing)
{
    for (const std::string items : {"null", "{}", "7"})
        EXPECT_THAT(answered(acmePage(batchOf(items))),
                    ElementsAre("item:a Inconclusive items_missing", "item:b Inconclusive items_missing",
                                "item:c Inconclusive items_missing"))
            << items;
    EXPECT_THAT(answered(acmePage(batchOf(R"(["a",{"reference":{}}])"))),
                ElementsAre("item:a Inconclusive object_unreadable", "item:b Inconclusive object_unreadable",
                            "item:c Inconclusive object_unreadable"));
}

TEST_F(Batch, AScanThatWasCutProvesNothingAboutAnyItem)
{
    std::string page = batchOf("[" + acmeCharge("ch_a", "a") + "]");
    for (int i = 0; i < 5; ++i) // up to the hard cap
        page += "," + acmeCharge("ch_" + std::to_string(i), "another");
    EXPECT_THAT(answered(acmePage(page, "\"more\"")),
                ElementsAre("item:a Inconclusive scan_incomplete", "item:b Inconclusive scan_incomplete",
                            "item:c Inconclusive scan_incomplete"));
}

TEST_F(Batch, ACancelledLookupSaysSoOfEveryItem)
{
    acme.cancel.cancel();
    for (const auto &item : acme.askReference().items)
        EXPECT_EQ(effect::findingName(item.finding), "Unavailable");
}

TEST_F(Batch, AnItemInTwoBatchesIsTwoObjects)
{
    const auto twice = batchOf("[" + acmeCharge("ch_a", "a") + "]") + "," +
                       batchOf("[" + acmeCharge("ch_z", "a") + "]", "succeeded", "ba_2");
    EXPECT_THAT(answered(acmePage(twice)), ElementsAre("item:a FoundMany", "item:b Absent", "item:c Absent"));
}

TEST_F(Batch, TheRulesOfAbsenceHoldForEachItem)
{
    acme.request.items[1].correlation.clear();
    acme.request.items[2].account = "acct_2";
    EXPECT_THAT(answered(acmePage(batchOf("[]"))),
                ElementsAre("item:a Absent", "item:b Inconclusive not_planted", "item:c Inconclusive account_differs"));
}

TEST_F(Batch, ADescriptionThatDoesNotSayWhereItemsAreFindsNone)
{
    AcmeLookup plain;
    plain.request = acme.request;
    plain.http.answerJson(acmePage(batchOf("[" + acmeCharge("ch_a", "a") + "]")));
    EXPECT_THAT(said(plain.askReference()),
                ElementsAre("item:a Inconclusive items_not_described", "item:b Inconclusive items_not_described",
                            "item:c Inconclusive items_not_described"));
    acme.request.items.clear();
    EXPECT_THAT(answered(acmePage(batchOf("[]"))), IsEmpty()) << "asked alone";
}

TEST_F(Batch, ADescriptionMustTieItemsAndNameAnOperation)
{
    EXPECT_FALSE(
        providers::parseProviderDescription(acmeWith(R"({"batches":{"charge":{"items_pointer":"/i","match":[]}}})")));
    EXPECT_FALSE(providers::parseProviderDescription(
        acmeWith(R"({"batches":{"none":{"items_pointer":"/i","match":[{"pointer":"/r","op":"eq",)"
                 R"("intent_field":"reference"}]}}})")));
    EXPECT_FALSE(providers::parseProviderDescription(
        acmeWith(R"({"batches":{"charge":{"items_pointer":"/i","match":[{"pointer":"/r","op":"eq",)"
                 R"("intent_field":"no_variable"}]}}})")));
    EXPECT_TRUE(providers::parseProviderDescription(acmeWith(Batches)));
}

} // namespace
} // namespace countersign::test
