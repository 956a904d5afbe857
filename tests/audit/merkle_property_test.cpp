// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/merkle.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace countersign::audit {
namespace {

std::vector<Digest> leavesOf(std::uint64_t count)
{
    std::vector<Digest> leaves;
    for (std::uint64_t i = 0; i < count; ++i)
        leaves.push_back(leafHash(viewOf("entry " + std::to_string(i))));
    return leaves;
}

std::vector<Digest> firstOf(const std::vector<Digest> &leaves, std::uint64_t count)
{
    return {leaves.begin(), leaves.begin() + static_cast<std::ptrdiff_t>(count)};
}

std::uint64_t between(std::uint64_t low, std::uint64_t high) // both included
{
    return *rc::gen::inRange<std::uint64_t>(low, high + 1);
}

Digest damaged(const Digest &digest)
{
    const auto bit = between(0, Digest::Size * 8 - 1);
    std::array<std::byte, Digest::Size> bytes{};
    std::copy(digest.bytes().begin(), digest.bytes().end(), bytes.begin());
    bytes[bit / 8] ^= std::byte{1} << (bit % 8);
    return Digest(bytes);
}

TEST(Merkle, HashesAreThoseOfRfc9162)
{
    EXPECT_EQ(emptyRoot().hex(), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    EXPECT_EQ(leafHash({}).hex(), "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d");
    EXPECT_EQ(leafHash(viewOf("ab")), sha256(std::string_view("\0ab", 3)));
    const auto left = leafHash(viewOf("l"));
    const auto right = leafHash(viewOf("r"));
    EXPECT_EQ(nodeHash(left, right),
              sha256("\x01" + std::string(textOf(left.bytes())) + std::string(textOf(right.bytes()))));
}

TEST(Merkle, TheFrontierHasTheRootOfTheWholeTreeAtEverySizeUpTo300)
{
    const auto leaves = leavesOf(300);
    Frontier frontier;
    EXPECT_EQ(frontier.root(), emptyRoot());
    for (std::uint64_t size = 0; size < leaves.size(); ++size) {
        ASSERT_EQ(frontier.size(), size);
        ASSERT_EQ(frontier.root(), rootOf(firstOf(leaves, size))) << size;
        frontier.append(leaves[size]);
    }
    EXPECT_EQ(frontier.root(), rootOf(leaves));
}

TEST(Merkle, AFrontierReadBackGrowsAsTheOneThatWasWritten)
{
    Frontier frontier;
    for (const auto &leaf : leavesOf(130)) {
        auto copy = Frontier::parse(frontier.size(), frontier.concatenated());
        ASSERT_TRUE(copy) << english(copy.error().context);
        frontier.append(leaf);
        copy->append(leaf);
        ASSERT_EQ(copy->root(), frontier.root());
        ASSERT_EQ(copy->concatenated(), frontier.concatenated());
    }
}

TEST(Merkle, AFrontierOfTheWrongLengthIsRefused)
{
    Frontier frontier;
    for (const auto &leaf : leavesOf(6))
        frontier.append(leaf);
    auto bytes = frontier.concatenated();
    EXPECT_FALSE(Frontier::parse(7, bytes));
    EXPECT_FALSE(Frontier::parse(4, bytes));
    bytes.pop_back();
    EXPECT_FALSE(Frontier::parse(6, bytes));
    EXPECT_TRUE(Frontier::parse(0, {}));
}

TEST(MerkleProperty, EveryInclusionProofVerifies)
{
    EXPECT_TRUE(rc::check([] {
        const auto size = between(1, 200);
        const auto index = between(0, size - 1);
        const auto leaves = leavesOf(size + between(0, 5));
        const auto proof = inclusionProof(leaves, index, size);
        RC_ASSERT(verifyInclusion(leaves[index], index, size, proof, rootOf(firstOf(leaves, size))).has_value());
    }));
}

TEST(MerkleProperty, ADamagedInclusionProofIsRefused)
{
    EXPECT_TRUE(rc::check([] {
        const auto size = between(2, 200);
        const auto index = between(0, size - 1);
        const auto leaves = leavesOf(size);
        const auto root = rootOf(leaves);
        const auto proof = inclusionProof(leaves, index, size);

        auto flipped = proof;
        auto &step = flipped[between(0, proof.size() - 1)];
        step = damaged(step);
        RC_ASSERT(!verifyInclusion(leaves[index], index, size, flipped, root));
        auto shorter = proof;
        shorter.pop_back();
        RC_ASSERT(!verifyInclusion(leaves[index], index, size, shorter, root));
        auto longer = proof;
        longer.push_back(root);
        RC_ASSERT(!verifyInclusion(leaves[index], index, size, longer, root));
        RC_ASSERT(!verifyInclusion(damaged(leaves[index]), index, size, proof, root));
        RC_ASSERT(!verifyInclusion(leaves[index], index, size, proof, damaged(root)));
    }));
}

TEST(MerkleProperty, AnInclusionProofHoldsForNoOtherIndex)
{
    EXPECT_TRUE(rc::check([] {
        const auto size = between(2, 200);
        const auto index = between(0, size - 1);
        const auto other = between(0, size + 10);
        RC_PRE(other != index);
        const auto leaves = leavesOf(size);
        const auto proof = inclusionProof(leaves, index, size);
        RC_ASSERT(!verifyInclusion(leaves[index], other, size, proof, rootOf(leaves)));
    }));
}

// A size in which the leaf has a path of the same turns verifies with the same root: only a head binds root and size.
// Any size whose path has another length is refused.
TEST(MerkleProperty, AnInclusionProofHoldsForNoSizeWithAnotherPathLength)
{
    EXPECT_TRUE(rc::check([] {
        const auto size = between(1, 200);
        const auto index = between(0, size - 1);
        const auto other = between(0, 400);
        const auto leaves = leavesOf(400);
        const auto proof = inclusionProof(leaves, index, size);
        const bool differs = other <= index || inclusionProof(leaves, index, other).size() != proof.size();
        RC_PRE(differs);
        RC_ASSERT(!verifyInclusion(leaves[index], index, other, proof, rootOf(firstOf(leaves, size))));
    }));
}

TEST(MerkleProperty, EveryConsistencyProofVerifies)
{
    EXPECT_TRUE(rc::check([] {
        const auto second = between(1, 200);
        const auto first = between(1, second);
        const auto leaves = leavesOf(second);
        const auto proof = consistencyProof(leaves, first, second);
        RC_ASSERT(verifyConsistency(first, second, rootOf(firstOf(leaves, first)), rootOf(leaves), proof).has_value());
    }));
}

TEST(MerkleProperty, ADamagedConsistencyProofIsRefused)
{
    EXPECT_TRUE(rc::check([] {
        const auto second = between(2, 200);
        const auto first = between(1, second - 1);
        const auto leaves = leavesOf(second);
        const auto firstRoot = rootOf(firstOf(leaves, first));
        const auto secondRoot = rootOf(leaves);
        const auto proof = consistencyProof(leaves, first, second);

        auto flipped = proof;
        auto &step = flipped[between(0, proof.size() - 1)];
        step = damaged(step);
        RC_ASSERT(!verifyConsistency(first, second, firstRoot, secondRoot, flipped));
        auto shorter = proof;
        shorter.pop_back();
        RC_ASSERT(!verifyConsistency(first, second, firstRoot, secondRoot, shorter));
        auto longer = proof;
        longer.push_back(firstRoot);
        RC_ASSERT(!verifyConsistency(first, second, firstRoot, secondRoot, longer));
        RC_ASSERT(!verifyConsistency(first, second, damaged(firstRoot), secondRoot, proof));
        RC_ASSERT(!verifyConsistency(first, second, firstRoot, damaged(secondRoot), proof));
        RC_ASSERT(!verifyConsistency(second, first, secondRoot, firstRoot, proof));
        RC_ASSERT(!verifyConsistency(0, second, emptyRoot(), secondRoot, proof));
    }));
}

TEST(MerkleProperty, ARewrittenEarlierEntryBreaksConsistency)
{
    EXPECT_TRUE(rc::check([] {
        const auto second = between(2, 120);
        const auto first = between(1, second);
        auto leaves = leavesOf(second);
        const auto firstRoot = rootOf(firstOf(leaves, first));
        auto &rewritten = leaves[between(0, first - 1)];
        rewritten = damaged(rewritten);
        const auto proof = consistencyProof(leaves, first, second);
        RC_ASSERT(!verifyConsistency(first, second, firstRoot, rootOf(leaves), proof));
    }));
}

} // namespace
} // namespace countersign::audit
