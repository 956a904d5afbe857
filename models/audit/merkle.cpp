// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/merkle.h"

#include "models/base/assert.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <span>
#include <string>
#include <utility>

namespace countersign::audit {
namespace {

using Leaves = std::span<const Digest>;

std::uint64_t largestPowerBelow(std::uint64_t size) // of two, for size > 1
{
    return std::bit_floor(size - 1);
}

Digest rootOfSpan(Leaves leaves)
{
    if (leaves.empty())
        return emptyRoot();
    if (leaves.size() == 1)
        return leaves.front();
    const auto split = static_cast<std::size_t>(largestPowerBelow(leaves.size()));
    return nodeHash(rootOfSpan(leaves.first(split)), rootOfSpan(leaves.subspan(split)));
}

void appendInclusion(Leaves leaves, std::size_t index, std::vector<Digest> &proof)
{
    if (leaves.size() <= 1)
        return;
    const auto split = static_cast<std::size_t>(largestPowerBelow(leaves.size()));
    if (index < split) {
        appendInclusion(leaves.first(split), index, proof);
        proof.push_back(rootOfSpan(leaves.subspan(split)));
    } else {
        appendInclusion(leaves.subspan(split), index - split, proof);
        proof.push_back(rootOfSpan(leaves.first(split)));
    }
}

// RFC 9162 section 2.1.4.1; `whole` says that the verifier already knows the root of this subtree.
void appendConsistency(Leaves leaves, std::size_t first, bool whole, std::vector<Digest> &proof)
{
    if (first == leaves.size()) {
        if (!whole)
            proof.push_back(rootOfSpan(leaves));
        return;
    }
    const auto split = static_cast<std::size_t>(largestPowerBelow(leaves.size()));
    if (first <= split) {
        appendConsistency(leaves.first(split), first, whole, proof);
        proof.push_back(rootOfSpan(leaves.subspan(split)));
    } else {
        appendConsistency(leaves.subspan(split), first - split, false, proof);
        proof.push_back(rootOfSpan(leaves.first(split)));
    }
}

tl::unexpected<Error> unproven(Phrase why)
{
    return fail(ErrorKind::VerificationFailed, std::move(why));
}

std::vector<Argument> sizesOf(std::uint64_t first, std::uint64_t second)
{
    return {std::to_string(first), std::to_string(second)};
}

Status verifySameSize(std::uint64_t size, const Digest &firstRoot, const Digest &secondRoot,
                      const std::vector<Digest> &proof)
{
    if (!proof.empty())
        return unproven({translatable("consistency proof from size %1 to size %2: the proof should be empty"),
                         sizesOf(size, size)});
    if (!(firstRoot == secondRoot))
        return unproven({translatable("two different roots for one log size %1"), {std::to_string(size)}});
    return {};
}

} // namespace

Digest leafHash(ByteView entry)
{
    Bytes bytes;
    bytes.reserve(entry.size() + 1);
    bytes.push_back(std::byte{0x00});
    bytes.insert(bytes.end(), entry.begin(), entry.end());
    return sha256(ByteView(bytes));
}

Digest nodeHash(const Digest &left, const Digest &right)
{
    std::array<std::byte, 1 + 2 * Digest::Size> bytes{std::byte{0x01}};
    std::copy_n(left.bytes().begin(), Digest::Size, bytes.begin() + 1);
    std::copy_n(right.bytes().begin(), Digest::Size, bytes.begin() + 1 + Digest::Size);
    return sha256(ByteView(bytes));
}

Digest emptyRoot()
{
    return sha256(ByteView());
}

Result<Frontier> Frontier::parse(std::uint64_t size, ByteView concatenated)
{
    const auto count = static_cast<std::size_t>(std::popcount(size));
    if (concatenated.size() != count * Digest::Size)
        return fail(
            ErrorKind::InvalidInput,
            {translatable("the frontier of a log of size %1 must be %2 bytes, but is %3"),
             {std::to_string(size), std::to_string(count * Digest::Size), std::to_string(concatenated.size())}});
    Frontier frontier;
    frontier.m_size = size;
    for (std::size_t i = 0; i < count; ++i) {
        COUNTERSIGN_TRY(auto root, Digest::fromBytes(concatenated.subspan(i * Digest::Size, Digest::Size)));
        frontier.m_roots.push_back(root);
    }
    return frontier;
}

void Frontier::append(const Digest &leaf)
{
    Digest node = leaf;
    for (std::uint64_t rest = m_size; (rest & 1U) != 0; rest >>= 1U) {
        node = nodeHash(m_roots.back(), node);
        m_roots.pop_back();
    }
    m_roots.push_back(node);
    ++m_size;
}

Digest Frontier::root() const
{
    if (m_roots.empty())
        return emptyRoot();
    Digest root = m_roots.back();
    for (auto left = m_roots.rbegin() + 1; left != m_roots.rend(); ++left)
        root = nodeHash(*left, root);
    return root;
}

Bytes Frontier::concatenated() const
{
    Bytes bytes;
    bytes.reserve(m_roots.size() * Digest::Size);
    for (const auto &root : m_roots)
        bytes.insert(bytes.end(), root.bytes().begin(), root.bytes().end());
    return bytes;
}

Digest rootOf(const std::vector<Digest> &leaves)
{
    return rootOfSpan(leaves);
}

std::vector<Digest> inclusionProof(const std::vector<Digest> &leaves, std::uint64_t index, std::uint64_t size)
{
    COUNTERSIGN_ASSERT(index < size && size <= leaves.size());
    std::vector<Digest> proof;
    appendInclusion(Leaves(leaves).first(static_cast<std::size_t>(size)), static_cast<std::size_t>(index), proof);
    return proof;
}

std::vector<Digest> consistencyProof(const std::vector<Digest> &leaves, std::uint64_t first, std::uint64_t second)
{
    COUNTERSIGN_ASSERT(first <= second && second <= leaves.size());
    std::vector<Digest> proof;
    if (first > 0)
        appendConsistency(Leaves(leaves).first(static_cast<std::size_t>(second)), static_cast<std::size_t>(first), true,
                          proof);
    return proof;
}

Status verifyInclusion(const Digest &leaf, std::uint64_t index, std::uint64_t size, const std::vector<Digest> &proof,
                       const Digest &root)
{
    if (index >= size)
        return unproven({translatable("inclusion proof: entry %1 is not in a log of size %2"),
                         {std::to_string(index), std::to_string(size)}});
    std::uint64_t node = index;
    std::uint64_t last = size - 1;
    Digest reached = leaf;
    for (const auto &step : proof) {
        if (last == 0)
            return unproven(
                {translatable("inclusion proof of entry %1: the proof is too long"), {std::to_string(index)}});
        if ((node & 1U) != 0 || node == last) {
            reached = nodeHash(step, reached);
            for (; (node & 1U) == 0 && node != 0; node >>= 1U)
                last >>= 1U;
        } else {
            reached = nodeHash(reached, step);
        }
        node >>= 1U;
        last >>= 1U;
    }
    if (last != 0)
        return unproven({translatable("inclusion proof of entry %1: the proof is too short"), {std::to_string(index)}});
    if (!(reached == root))
        return unproven(
            {translatable("inclusion proof of entry %1 does not lead to the root"), {std::to_string(index)}});
    return {};
}

Status verifyConsistency(std::uint64_t first, std::uint64_t second, const Digest &firstRoot, const Digest &secondRoot,
                         const std::vector<Digest> &proof)
{
    if (first == 0 || first > second)
        return unproven({translatable("consistency proof from size %1 to size %2: such a proof proves nothing"),
                         sizesOf(first, second)});
    if (first == second)
        return verifySameSize(first, firstRoot, secondRoot, proof);

    // RFC 9162 section 2.1.4.2. A first tree that is one full subtree is its own first step.
    std::vector<Digest> path = proof;
    if (std::has_single_bit(first))
        path.insert(path.begin(), firstRoot);
    if (path.empty())
        return unproven({translatable("consistency proof from size %1 to size %2: the proof is too short"),
                         sizesOf(first, second)});
    std::uint64_t node = first - 1;
    std::uint64_t last = second - 1;
    for (; (node & 1U) != 0; node >>= 1U)
        last >>= 1U;
    Digest reachedFirst = path.front();
    Digest reachedSecond = path.front();
    for (auto step = path.begin() + 1; step != path.end(); ++step) {
        if (last == 0)
            return unproven({translatable("consistency proof from size %1 to size %2: the proof is too long"),
                             sizesOf(first, second)});
        if ((node & 1U) != 0 || node == last) {
            reachedFirst = nodeHash(*step, reachedFirst);
            reachedSecond = nodeHash(*step, reachedSecond);
            for (; (node & 1U) == 0 && node != 0; node >>= 1U)
                last >>= 1U;
        } else {
            reachedSecond = nodeHash(reachedSecond, *step);
        }
        node >>= 1U;
        last >>= 1U;
    }
    if (last != 0)
        return unproven({translatable("consistency proof from size %1 to size %2: the proof is too short"),
                         sizesOf(first, second)});
    if (!(reachedFirst == firstRoot))
        return unproven({translatable("consistency proof from size %1 to size %2 does not lead to the first root"),
                         sizesOf(first, second)});
    if (!(reachedSecond == secondRoot))
        return unproven({translatable("consistency proof from size %1 to size %2 does not lead to the second root"),
                         sizesOf(first, second)});
    return {};
}

} // namespace countersign::audit
