// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/digest.h"

#include <cstdint>
#include <vector>

// RFC 9162 section 2.1 Merkle tree over SHA-256: leaf 0x00, node 0x01, empty root = SHA-256 of nothing.
namespace countersign::audit {

Digest leafHash(ByteView entry);
Digest nodeHash(const Digest &left, const Digest &right);
Digest emptyRoot();

// Grows by one leaf at a time; keeps only the roots of the full subtrees, largest first (the head row's frontier).
class Frontier final
{
public:
    Frontier() = default;
    // concatenated roots, largest first; InvalidInput unless there is one per set bit of `size`
    static Result<Frontier> parse(std::uint64_t size, ByteView concatenated);

    void append(const Digest &leaf);
    std::uint64_t size() const { return m_size; }
    Digest root() const;
    Bytes concatenated() const;

private:
    std::uint64_t m_size = 0;
    std::vector<Digest> m_roots; // largest first
};

Digest rootOf(const std::vector<Digest> &leaves);

// Proofs from all leaf hashes. Asserts index < size <= leaves.size() and first <= second <= leaves.size().
std::vector<Digest> inclusionProof(const std::vector<Digest> &leaves, std::uint64_t index, std::uint64_t size);
std::vector<Digest> consistencyProof(const std::vector<Digest> &leaves, std::uint64_t first, std::uint64_t second);

// VerificationFailed names what does not hold.
Status verifyInclusion(const Digest &leaf, std::uint64_t index, std::uint64_t size, const std::vector<Digest> &proof,
                       const Digest &root);
Status verifyConsistency(std::uint64_t first, std::uint64_t second, const Digest &firstRoot, const Digest &secondRoot,
                         const std::vector<Digest> &proof);

} // namespace countersign::audit
