// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/merkle.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <cstdint>
#include <fstream>
#include <optional>
#include <string>
#include <vector>

// The published proofs of transparency-dev/merkle, good and damaged.
namespace countersign::audit {
namespace {

using Json = nlohmann::json;

std::optional<Json> readVectors(const std::string &name)
{
    std::ifstream file(std::string(COUNTERSIGN_SHARED_DIR) + "/vectors/merkle/" + name);
    if (!file)
        return std::nullopt;
    return Json::parse(file);
}

// Some vectors carry placeholder text for a hash that should not matter: equal texts stand for equal hashes. An empty
// one is no hash at all.
Result<Digest> digestOf(const Json &base64)
{
    COUNTERSIGN_TRY(const auto bytes, fromBase64(base64.get<std::string>()));
    if (!bytes.empty() && bytes.size() != Digest::Size)
        return sha256(ByteView(bytes));
    return Digest::fromBytes(bytes);
}

Result<std::vector<Digest>> proofOf(const Json &list)
{
    std::vector<Digest> proof;
    for (const auto &item : list) {
        COUNTERSIGN_TRY(const auto digest, digestOf(item));
        proof.push_back(digest);
    }
    return proof;
}

Status checkInclusion(const Json &vector)
{
    COUNTERSIGN_TRY(const auto leaf, digestOf(vector.at("leafHash")));
    COUNTERSIGN_TRY(const auto root, digestOf(vector.at("root")));
    COUNTERSIGN_TRY(const auto proof, proofOf(vector.at("proof")));
    return verifyInclusion(leaf, vector.at("leafIdx").get<std::uint64_t>(), vector.at("treeSize").get<std::uint64_t>(),
                           proof, root);
}

Status checkConsistency(const Json &vector)
{
    COUNTERSIGN_TRY(const auto first, digestOf(vector.at("root1")));
    COUNTERSIGN_TRY(const auto second, digestOf(vector.at("root2")));
    COUNTERSIGN_TRY(const auto proof, proofOf(vector.at("proof")));
    return verifyConsistency(vector.at("size1").get<std::uint64_t>(), vector.at("size2").get<std::uint64_t>(), first,
                             second, proof);
}

template <class Check>
void expectVerdicts(const Json &vectors, Check check)
{
    std::size_t accepted = 0;
    for (const auto &vector : vectors) {
        const auto verdict = check(vector);
        EXPECT_EQ(!verdict.has_value(), vector.at("wantErr").template get<bool>()) << vector.at("file");
        accepted += verdict.has_value() ? 1U : 0U;
    }
    EXPECT_EQ(vectors.size(), 98U);
    EXPECT_GT(accepted, 0U);
}

TEST(MerkleVectors, InclusionProofsGetTheirPublishedVerdict)
{
    const auto vectors = readVectors("inclusion.json");
    if (!vectors)
        GTEST_SKIP() << "no vectors in " << COUNTERSIGN_SHARED_DIR;
    expectVerdicts(*vectors, checkInclusion);
}

TEST(MerkleVectors, ConsistencyProofsGetTheirPublishedVerdict)
{
    const auto vectors = readVectors("consistency.json");
    if (!vectors)
        GTEST_SKIP() << "no vectors in " << COUNTERSIGN_SHARED_DIR;
    expectVerdicts(*vectors, checkConsistency);
}

} // namespace
} // namespace countersign::audit
