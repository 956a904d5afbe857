// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/ledger/sqlite/late_truth.h"

#include "models/base/assert.h"

#include <optional>

namespace countersign::ledger {

namespace {

using effect::Disposition;
using effect::EffectIntent;
using effect::EffectStatus;
using effect::Evidence;
using effect::Match;

bool isAboutIt(const EffectIntent &intent, const Evidence &evidence)
{
    return evidence.providerKey == intent.providerKey && evidence.requestDigest == intent.requestDigest.hex() &&
           evidence.provider == intent.provider && evidence.environment == intent.environment &&
           evidence.account == intent.account;
}

// Anything but a terminal failure: the effect may be, or has been, there.
bool mayBeThere(const Match &match)
{
    return match.disposition != Disposition::DidNotHappen;
}

// Released, and no attempt since could have made an object: one that is open still can, one that ended otherwise than
// in doubt or without having been sent has left `prepared`.
bool waitsAfterRelease(const EffectIntent &intent)
{
    return intent.resolvedBySeq && !intent.openAttempt;
}

std::optional<ConflictKind> against(const EffectIntent &intent, const Match &match)
{
    const bool same = match.id == intent.providerResultId;
    switch (intent.status) {
    case EffectStatus::Prepared:
        return mayBeThere(match) && waitsAfterRelease(intent) ? std::optional(ConflictKind::ReleaseDisproved)
                                                              : std::nullopt;
    case EffectStatus::Unknown:
        return std::nullopt;
    case EffectStatus::Rejected:
        return mayBeThere(match) ? std::optional(ConflictKind::Contradicts) : std::nullopt;
    case EffectStatus::Confirmed:
    case EffectStatus::Compensated:
        return !same && mayBeThere(match) ? std::optional(ConflictKind::SecondEffect) : std::nullopt;
    }
    COUNTERSIGN_UNREACHABLE();
}

} // namespace

Status noticeLateTruth(Scene &scene, EffectIntent &intent, const Evidence &evidence, const Digest &digest)
{
    if (!isAboutIt(intent, evidence))
        return {};
    const EffectIntent before = intent; // raising a conflict touches the row
    for (const Match &match : evidence.matches) {
        const auto kind = match.reference == before.providerKey ? against(before, match) : std::nullopt;
        if (!kind)
            continue;
        ConflictMatter conflict;
        conflict.kind = *kind;
        conflict.objectId = match.id;
        conflict.evidence = digest.hex();
        COUNTERSIGN_CHECK(raiseConflict(scene, intent, conflict));
    }
    return {};
}

} // namespace countersign::ledger
