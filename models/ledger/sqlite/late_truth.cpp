// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/ledger/sqlite/late_truth.h"

#include "models/base/assert.h"
#include "models/ledger/sqlite/effect_rows.h"

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

// Released, and no attempt since could have made an object.
bool waitsAfterRelease(const EffectIntent &intent, const std::optional<effect::EffectAttempt> &lastAttempt)
{
    return intent.resolvedBySeq && !intent.openAttempt && lastAttempt &&
           lastAttempt->outcome == effect::AttemptOutcome::Unknown;
}

std::optional<ConflictKind> against(const EffectIntent &intent, const std::optional<effect::EffectAttempt> &lastAttempt,
                                    const Match &match)
{
    const bool same = match.id == intent.providerResultId;
    switch (intent.status) {
    case EffectStatus::Prepared:
        return mayBeThere(match) && waitsAfterRelease(intent, lastAttempt)
                   ? std::optional(ConflictKind::ReleaseDisproved)
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

std::vector<NewConflict> lateTruths(const EffectIntent &intent, const std::optional<effect::EffectAttempt> &lastAttempt,
                                    const Evidence &evidence, const Digest &digest)
{
    std::vector<NewConflict> conflicts;
    if (!isAboutIt(intent, evidence))
        return conflicts;
    for (const Match &match : evidence.matches) {
        const auto kind = match.reference == intent.providerKey ? against(intent, lastAttempt, match) : std::nullopt;
        if (!kind)
            continue;
        NewConflict conflict;
        conflict.kind = *kind;
        conflict.objectId = match.id;
        conflict.evidence = digest.hex();
        conflicts.push_back(conflict);
    }
    return conflicts;
}

Status noticeLateTruth(Scene &scene, EffectIntent &intent, const Evidence &evidence, const Digest &digest)
{
    COUNTERSIGN_TRY(const auto last, findAttempt(scene.session, intent.ref, intent.attemptCount));
    for (const NewConflict &conflict : lateTruths(intent, last, evidence, digest))
        COUNTERSIGN_CHECK(raiseConflict(scene, intent, conflict));
    return {};
}

} // namespace countersign::ledger
