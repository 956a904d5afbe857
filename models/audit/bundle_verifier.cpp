// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/bundle_verifier.h"

#include "models/audit/bundle_replay.h"
#include "models/audit/checkpoint.h"

#include <algorithm>
#include <utility>

namespace countersign::audit {
namespace {

using statement::Role;

class Verification final
{
public:
    Verification(const Bundle &bundle, const Trust &trust)
        : m_bundle(bundle), m_trust(trust), m_replay(bundle, trust, m_problems)
    {
    }

    BundleReport run()
    {
        if (m_bundle.origin != m_trust.origin)
            m_problems.add(
                std::nullopt, "bundle.origin",
                {translatable("is %1, but what is trusted is %2"), {shown(m_bundle.origin), shown(m_trust.origin)}});
        for (const BundleEntry &entry : m_bundle.entries)
            m_replay.read(entry);
        m_replay.finish();
        const bool headKnown = checkCheckpoint();
        for (std::size_t i = 0; headKnown && i < m_bundle.entries.size(); ++i)
            checkInclusion(i);
        return report();
    }

private:
    // The signer's key: pinned, or enrolled by what the bundle proves, and then of somebody who vouches for a history.
    const statement::PublicKey *signerKey()
    {
        for (const RootKey &root : m_trust.rootKeys)
            if (root.person == m_bundle.signer && root.key.keyId() == m_bundle.signerKey)
                return &root.key;
        const auto &keys = m_replay.authority().keys();
        const auto found = keys.find(m_bundle.signerKey);
        if (found == keys.end() || found->second.person != m_bundle.signer || found->second.revokedAtSeq)
            return nullptr;
        const auto roles = m_replay.authority().rolesOf(m_bundle.signer, m_bundle.tenant);
        return roles.count(Role::Auditor) + roles.count(Role::Admin) > 0 ? &found->second.key : nullptr;
    }

    bool checkCheckpoint()
    {
        const statement::PublicKey *const key = signerKey();
        if (key == nullptr) {
            m_problems.add(
                std::nullopt, "checkpoint",
                {translatable(
                     "the head is not signed by anybody who is trusted here: %1 holds no pinned root key and no "
                     "valid key as auditor or administrator"),
                 {shown(m_bundle.signer)}});
            return false;
        }
        const auto checkpoint = verifyCheckpoint(m_bundle.checkpoint, m_bundle.signer, *key);
        if (!checkpoint) {
            m_problems.add(std::nullopt, "checkpoint", checkpoint.error().context);
            return false;
        }
        if (checkpoint->origin != m_trust.origin)
            m_problems.add(std::nullopt, "checkpoint.origin", {translatable("is %1"), {shown(checkpoint->origin)}});
        m_head = checkpoint->head;
        return true;
    }

    void checkInclusion(std::size_t i)
    {
        const auto &seq = m_replay.numbers()[i];
        if (!seq)
            return; // no log entry at all: said
        const BundleEntry &entry = m_bundle.entries[i];
        if (*seq >= m_head.size) {
            m_problems.add(seq, "proof", translatable("the entry lies behind the head of the checkpoint"));
            return;
        }
        const auto holds = verifyInclusion(leafHash(viewOf(entry.bytes)), *seq, m_head.size, entry.proof, m_head.root);
        if (!holds)
            m_problems.add(seq, "proof", holds.error().context);
    }

    BundleReport report()
    {
        BundleReport report;
        report.verified = m_problems.count() == 0;
        report.head = m_head;
        report.signer = m_bundle.signer;
        report.tenant = m_bundle.tenant;
        report.intent = m_bundle.intent;
        report.decisions = m_replay.takeDecisions();
        report.evidence = m_bundle.evidence.size();
        report.factsAsserted = m_replay.factsAsserted();
        report.problems = m_problems.take();
        return report;
    }

    const Bundle &m_bundle;
    const Trust &m_trust;
    ReplayProblems m_problems;
    BundleReplay m_replay;
    LogHead m_head{};
};

} // namespace

BundleReport verifyBundle(const Bundle &bundle, const Trust &trust)
{
    return Verification(bundle, trust).run();
}

} // namespace countersign::audit
