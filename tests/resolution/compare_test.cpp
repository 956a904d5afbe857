// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/resolution/compare.h"

#include "models/resolution/cited_objects.h"
#include "tests/resolution/vector_input.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <vector>

// The comparison with the intent, and which objects the evidence names. Which of it makes which fact true is in
// fact_vectors.json.
namespace countersign::resolution {
namespace {

using effect::Evidence;
using effect::Match;
using effect::StoredEvidence;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

// One effect, its contract, and a look that found it.
struct Seen
{
    FactInput input = loadScene("confirm").input;
    Evidence evidence = input.cited.front().evidence;
    Match match = evidence.matches.front();

    std::vector<std::string> differing() const
    {
        return differingFields(input.intent, evidence, match, &input.contract->value);
    }
};

TEST(DifferingFields, NothingDiffers)
{
    EXPECT_THAT(Seen().differing(), IsEmpty());
}

TEST(DifferingFields, EachFieldAlone)
{
    const std::vector<std::pair<std::string, std::function<void(Seen &)>>> changes{
        {"amount", [](Seen &s) { s.match.amountMinor = "124999"; }},
        {"currency", [](Seen &s) { s.match.currency = "USD"; }},
        {"account", [](Seen &s) { s.evidence.account = "acct_2"; }},
        {"environment", [](Seen &s) { s.evidence.environment = "live"; }},
        {"reference", [](Seen &s) { s.match.reference = "acme/inv_43"; }},
    };
    for (const auto &[field, change] : changes) {
        Seen seen;
        change(seen);
        EXPECT_THAT(seen.differing(), ElementsAre(field));
    }
}

// U37: the customer paid what was asked in his currency; how much of another one arrived is no difference.
TEST(DifferingFields, WhatWasSettledInAnotherCurrencyIsNotCompared)
{
    Seen seen;
    seen.match.settlementMinor = "9210";
    seen.match.settlementCurrency = "USD";
    EXPECT_THAT(seen.differing(), IsEmpty());
    seen.match.settlementMinor = seen.match.amountMinor;
    seen.match.settlementCurrency = seen.match.currency;
    seen.match.amountMinor = "9210";
    EXPECT_THAT(seen.differing(), ElementsAre("amount")) << "nor does it stand in for what was asked";
}

TEST(DifferingFields, AreNamedInTheirOrder)
{
    Seen seen;
    seen.match = Match{.id = "ch_42"};
    seen.evidence.account = seen.evidence.environment = "";
    EXPECT_THAT(seen.differing(), ElementsAre("amount", "currency", "account", "environment", "reference"));
}

TEST(DifferingFields, WhatTheProviderDoesNotReturnDiffers)
{
    Seen seen;
    seen.match.amountMinor = "";
    EXPECT_THAT(seen.differing(), ElementsAre("amount"));
    seen = Seen();
    seen.match.reference = "";
    seen.input.intent.providerKey = "";
    seen.input.intent.correlation.begin()->second = "";
    EXPECT_THAT(seen.differing(), ElementsAre("reference")) << "two empty texts are no equal references";
}

TEST(DifferingFields, WithoutAContractOnlyTheProviderKeyIsAReference)
{
    Seen seen;
    EXPECT_THAT(differingFields(seen.input.intent, seen.evidence, seen.match, nullptr), ElementsAre("reference"));
    seen.match.reference = seen.input.intent.providerKey;
    EXPECT_THAT(differingFields(seen.input.intent, seen.evidence, seen.match, nullptr), IsEmpty());
}

TEST(NamesIntent, EveryFieldCounts)
{
    const Seen seen;
    EXPECT_TRUE(namesIntent(seen.evidence, seen.input.intent));
    for (std::string Evidence::*field :
         {&Evidence::tenant, &Evidence::intent, &Evidence::providerKey, &Evidence::provider, &Evidence::account,
          &Evidence::environment, &Evidence::requestDigest}) {
        Evidence other = seen.evidence;
        (other.*field) += "x";
        EXPECT_FALSE(namesIntent(other, seen.input.intent)) << other.*field;
    }
}

StoredEvidence sight(const std::string &id, effect::Disposition disposition, int recordedAt, unsigned char digest)
{
    StoredEvidence stored;
    stored.digest = sha256(std::string(1, static_cast<char>(digest)));
    stored.recordedAt = Instant(std::chrono::microseconds(recordedAt));
    stored.evidence.matches.push_back(Match{.id = id, .disposition = disposition});
    return stored;
}

TEST(CitedObjects, TheNewestSightOfAnObjectCountsWhateverTheOrder)
{
    using effect::Disposition;
    const std::vector<StoredEvidence> cited{sight("a", Disposition::InFlight, 2, 1),
                                            sight("a", Disposition::Happened, 3, 2),
                                            sight("a", Disposition::Accepted, 1, 3)};
    for (const std::vector<std::size_t> &order : {std::vector<std::size_t>{0, 1, 2}, {2, 1, 0}, {1, 0, 2}}) {
        std::vector<StoredEvidence> ordered;
        for (const std::size_t i : order)
            ordered.push_back(cited[i]);
        const CitedObjects objects = collectObjects(ordered);
        ASSERT_EQ(objects.size(), 1U);
        EXPECT_EQ(objects.at("a").match->disposition, Disposition::Happened);
        EXPECT_EQ(objects.at("a").everySight.size(), 3U);
    }
}

TEST(CitedObjects, RecordsOfOneMomentHaveOneOrder)
{
    using effect::Disposition;
    const StoredEvidence one = sight("a", Disposition::InFlight, 1, 1);
    const StoredEvidence two = sight("a", Disposition::Happened, 1, 2);
    const std::vector<StoredEvidence> forth{one, two};
    const std::vector<StoredEvidence> back{two, one};
    EXPECT_EQ(collectObjects(forth).at("a").match->disposition, collectObjects(back).at("a").match->disposition);
}

TEST(CitedObjects, ADocumentIsNoObjectAndAnImportIsOne)
{
    using effect::Disposition;
    std::vector<StoredEvidence> cited{sight("a", Disposition::Happened, 1, 1), sight("b", Disposition::Happened, 2, 2)};
    cited[0].evidence.source = effect::EvidenceSource::Document;
    cited[1].evidence.source = effect::EvidenceSource::Import;
    const CitedObjects objects = collectObjects(cited);
    EXPECT_EQ(objects.size(), 1U);
    EXPECT_TRUE(objects.contains("b"));
}

TEST(CitedObjects, TheStatementChooses)
{
    using effect::Disposition;
    const std::vector<StoredEvidence> two{sight("a", Disposition::Happened, 1, 1),
                                          sight("b", Disposition::Happened, 2, 2)};
    const CitedObjects both = collectObjects(two);
    const std::vector<StoredEvidence> single{two.front()};
    const CitedObjects one = collectObjects(single);
    statement::Statement says;
    EXPECT_EQ(chosenObject(both, says), nullptr) << "of two nothing is chosen by itself";
    EXPECT_EQ(chosenObject(one, says), &one.at("a"));
    EXPECT_EQ(chosenObject({}, says), nullptr);
    says.result = statement::ResultClaim{.providerId = "b"};
    EXPECT_EQ(chosenObject(both, says), &both.at("b"));
    EXPECT_EQ(chosenObject(one, says), nullptr) << "what is named must be cited";
    says.compensation = statement::CompensationCommand{.targetProviderId = "a"};
    EXPECT_EQ(chosenObject(both, says), &both.at("a")) << "a compensation is about its target";
}

} // namespace
} // namespace countersign::resolution
