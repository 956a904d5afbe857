// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/effect/effect_intent.h"

#include <gtest/gtest.h>

namespace countersign::effect {
namespace {

using namespace std::chrono_literals;

TEST(EffectStatus, EveryWordReadsBack)
{
    for (const auto status : {EffectStatus::Prepared, EffectStatus::Confirmed, EffectStatus::Unknown,
                              EffectStatus::Rejected, EffectStatus::Compensated})
        EXPECT_EQ(parseEffectStatus(toString(status)), status);
    EXPECT_FALSE(parseEffectStatus("failed").has_value());
    EXPECT_FALSE(parseEffectStatus("Confirmed").has_value());
}

TEST(EffectStatus, UnknownAndPreparedAreNotFinal)
{
    EXPECT_FALSE(isFinal(EffectStatus::Unknown));
    EXPECT_FALSE(isFinal(EffectStatus::Prepared));
    EXPECT_TRUE(isFinal(EffectStatus::Confirmed));
    EXPECT_TRUE(isFinal(EffectStatus::Rejected));
    EXPECT_TRUE(isFinal(EffectStatus::Compensated));
}

TEST(Lease, LapsesExactlyAtItsEnd)
{
    const Instant end{1000s};
    EffectIntent intent{.ref = {*TenantId::parse("acme"), *IntentKey::parse("k")}};
    const EffectAttempt attempt{.number = 1, .leaseExpiresAt = end};
    EXPECT_FALSE(leaseLapsed(intent, &attempt, end - 1us));
    EXPECT_TRUE(leaseLapsed(intent, &attempt, end));
    EXPECT_FALSE(leaseLapsed(intent, nullptr, end));
    intent.status = EffectStatus::Confirmed;
    EXPECT_FALSE(leaseLapsed(intent, &attempt, end));
}

} // namespace
} // namespace countersign::effect
