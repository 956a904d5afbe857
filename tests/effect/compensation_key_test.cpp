// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/digest.h"
#include "models/effect/compensation_key.h"

#include <gtest/gtest.h>

namespace countersign::effect {
namespace {

std::string keyOf(const std::string &original, std::int64_t number)
{
    return compensationKey(*IntentKey::parse(original), number).value();
}

TEST(CompensationKey, IsTheOriginalsWithItsNumber)
{
    EXPECT_EQ(keyOf("invoice:1", 1), "invoice:1:compensate:v1");
    EXPECT_EQ(keyOf("invoice:1", 12), "invoice:1:compensate:v12");
}

TEST(CompensationKey, NamesAnOriginalOver235BytesByItsDigest)
{
    const std::string longest(235, 'k');
    const std::string longer(236, 'k');
    EXPECT_EQ(keyOf(longest, 1), longest + ":compensate:v1");
    EXPECT_EQ(keyOf(longer, 3), "sha256:" + sha256(longer).hex() + ":compensate:v3");
}

TEST(CompensationKey, IsKnownByItsForm)
{
    EXPECT_TRUE(isCompensationKey("invoice:1:compensate:v1"));
    EXPECT_TRUE(isCompensationKey(keyOf(std::string(255, 'k'), 7)));
    for (const char *other : {"invoice:1", "a:compensate:v", "a:compensate:v1x", "a:compensate:1", ""})
        EXPECT_FALSE(isCompensationKey(other)) << other;
}

} // namespace
} // namespace countersign::effect
