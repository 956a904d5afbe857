// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/desk/pinned_head.h"

#include "models/audit/merkle.h"

#include <optional>
#include <utility>

namespace countersign::desk {
namespace {

using audit::LogHead;

tl::unexpected<Error> disowned(Phrase what, const LogHead &seen, const LogHead &shown)
{
    return fail(ErrorKind::VerificationFailed,
                {translatable("%1: this client has seen size %2 root %3, the ledger now shows size %4 root %5"),
                 {Phrases{std::move(what)}, std::to_string(seen.size), seen.root.hex(), std::to_string(shown.size),
                  shown.root.hex()}},
                translatable("Sign nothing on it; give both heads to an auditor, who can say which log is the true "
                             "one."));
}

// True if the ledger proves that the earlier log is how the later one begins.
Result<bool> continues(Desk &desk, const LogHead &earlier, const LogHead &later)
{
    if (earlier.size == later.size)
        return earlier.root == later.root;
    if (earlier.size == 0)
        return true; // every log begins with the empty one
    const auto proof = desk.reader.consistencyProof(earlier.size, later.size);
    if (!proof && proof.error().kind == ErrorKind::InvalidInput)
        return false; // it has no log of the later size
    COUNTERSIGN_CHECK(proof);
    return audit::verifyConsistency(earlier.size, later.size, earlier.root, later.root, *proof).has_value();
}

Result<std::optional<LogHead>> pinnedHead(const Desk &desk)
{
    COUNTERSIGN_TRY(const auto pinned, audit::loadPinnedHead(desk.pinnedHeadPath));
    if (!pinned)
        return std::optional<LogHead>();
    if (pinned->origin != desk.origin)
        return fail(ErrorKind::InvalidInput,
                    {translatable("the head pinned in %1 is of the log %2, not of %3"),
                     {desk.pinnedHeadPath, pinned->origin, desk.origin}},
                    translatable("Keep one pinned head for each log."));
    return std::optional(pinned->head);
}

Status keep(const Desk &desk, const LogHead &head)
{
    Status saved = audit::savePinnedHead(desk.pinnedHeadPath, {desk.origin, head});
    if (saved)
        return saved;
    // Another process of this client may have followed the log further since we looked.
    COUNTERSIGN_TRY(const auto pinned, pinnedHead(desk));
    return pinned && pinned->size > head.size ? Status() : saved;
}

} // namespace

Result<LogHead> followedHead(Desk &desk)
{
    if (desk.pinnedHeadPath.empty())
        return desk.reader.head();
    COUNTERSIGN_TRY(const auto pinned, pinnedHead(desk)); // before the head, which may be moving on
    COUNTERSIGN_TRY(const LogHead head, desk.reader.head());
    if (pinned && head.size < pinned->size)
        return disowned(translatable("the ledger's log went backwards"), *pinned, head);
    if (pinned) {
        COUNTERSIGN_TRY(const bool same, continues(desk, *pinned, head));
        if (!same)
            return disowned(translatable("the ledger's log does not continue the one this client has seen"), *pinned,
                            head);
    }
    COUNTERSIGN_CHECK(keep(desk, head));
    return head;
}

Status followReceipt(Desk &desk, const LogHead &head)
{
    if (desk.pinnedHeadPath.empty())
        return {};
    COUNTERSIGN_TRY(const auto pinned, pinnedHead(desk));
    const bool older = pinned && head.size < pinned->size;
    if (pinned) {
        COUNTERSIGN_TRY(const bool same, older ? continues(desk, head, *pinned) : continues(desk, *pinned, head));
        if (!same)
            return disowned(translatable("the receipt is of another log than the one this client has seen"), *pinned,
                            head);
    }
    return older ? Status() : keep(desk, head);
}

} // namespace countersign::desk
