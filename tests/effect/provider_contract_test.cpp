// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/effect/provider_contract.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <set>

namespace countersign::effect {
namespace {

using namespace std::chrono_literals;
using nlohmann::json;

ProviderContract contract()
{
    ProviderContract value;
    value.tenant = "*";
    value.provider = "sandbox";
    value.environment = "sandbox";
    value.account = "acct_1";
    value.version = 1;
    value.descriptionDigest = sha256("description").hex();
    value.keyCarrier = KeyCarrier::Header;
    value.keyDerivation = KeyDerivation::Hash;
    value.retention = 24h;
    value.lease = 30s;
    value.margin = 30s;
    value.maxTransit = 60s;
    value.visibilityLag = 60s;
    value.dataRetention = 720h;
    value.normalResponseWindow = 10min;
    value.disputeWindow = 2880h;
    value.absence = {true, {"complete_scan", "settled"}, 2, 30s, {"reference"}};
    value.operations["charge"] = {EffectStage::Accepted, "reference"};
    value.compensations["captured"] = "refund";
    return value;
}

EffectRef ref(std::string_view tenant, std::string_view key)
{
    return {*TenantId::parse(tenant), *IntentKey::parse(key)};
}

TEST(ProviderContract, SubjectReadsBack)
{
    EXPECT_EQ(*parseContractSubject(contractSubject(contract())), contract());
    ProviderContract other = contract();
    other.absence.misses = 3;
    EXPECT_NE(contractDigest(other), contractDigest(contract()));
}

TEST(ProviderContract, EveryMissingOrExtraFieldIsRefusedByName)
{
    const json whole = contractSubject(contract());
    for (const auto &[name, value] : whole.items()) {
        json without = whole;
        without.erase(name);
        const auto parsed = parseContractSubject(without);
        ASSERT_FALSE(parsed.has_value()) << name;
        EXPECT_NE(english(parsed.error().context).find(name), std::string::npos) << english(parsed.error().context);
    }
    json more = whole;
    more["surprise"] = "x";
    EXPECT_FALSE(parseContractSubject(more).has_value());
}

TEST(ProviderContract, PromisesThatCannotHoldTogetherAreRefused)
{
    const auto refused = [](auto change) {
        ProviderContract value = contract();
        change(value);
        return !parseContractSubject(contractSubject(value)).has_value();
    };
    EXPECT_TRUE(refused([](auto &c) { c.lease = 0s; }));
    EXPECT_TRUE(refused([](auto &c) { c.maxTransit = 0s; }));
    EXPECT_TRUE(refused([](auto &c) { c.retention = c.lease + c.maxTransit + c.margin; }));
    EXPECT_TRUE(refused([](auto &c) { c.absence.misses = 0; }));
    EXPECT_TRUE(refused([](auto &c) { c.absence.rungs.clear(); }));
    EXPECT_TRUE(refused([](auto &c) { c.absence.needs = {"hope"}; }));
    EXPECT_TRUE(refused([](auto &c) { c.keyCarrier = KeyCarrier::None; }));
    EXPECT_TRUE(refused([](auto &c) { c.operations.clear(); }));
    EXPECT_TRUE(refused([](auto &c) { c.keyMaxLength = 8; }));
}

TEST(ProviderKey, IsTheSameForEveryAttemptAndDiffersForEveryIntent)
{
    for (const KeyDerivation derivation : {KeyDerivation::Verbatim, KeyDerivation::Hash, KeyDerivation::Uuid}) {
        ProviderContract value = contract();
        value.keyDerivation = derivation;
        std::set<std::string> keys;
        for (const auto &[tenant, key] : {std::pair("a:b", "c"), std::pair("a", "b:c"), std::pair("a%3Ab", "c"),
                                          std::pair("a", "c"), std::pair("b", "c")}) {
            const auto derived = deriveProviderKey(value, ref(tenant, key));
            ASSERT_TRUE(derived.has_value());
            EXPECT_EQ(*derived, *deriveProviderKey(value, ref(tenant, key)));
            keys.insert(*derived);
        }
        EXPECT_EQ(keys.size(), 5U);
    }
}

TEST(ProviderKey, FitsTheProvidersLengthOrIsRefused)
{
    ProviderContract value = contract();
    value.keyMaxLength = 45;
    EXPECT_EQ(deriveProviderKey(value, ref("acme", std::string(255, 'k')))->size(), 45U);
    value.keyDerivation = KeyDerivation::Uuid;
    EXPECT_EQ(deriveProviderKey(value, ref("acme", "k"))->size(), 36U);
    value.keyDerivation = KeyDerivation::Verbatim;
    EXPECT_FALSE(deriveProviderKey(value, ref("acme", std::string(41, 'k'))).has_value());
    EXPECT_EQ(deriveProviderKey(value, ref("acme", std::string(40, 'k')))->size(), 45U);
}

TEST(ProviderContract, TimeBoundsAreThoseOfTheLedger)
{
    const Instant start{1000000s};
    EXPECT_EQ(redispatchUntil(contract(), start + 24h), start + 24h - 120s);
    EXPECT_EQ(settleAt(contract(), start + 30s), start + 150s);
}

} // namespace
} // namespace countersign::effect
