// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/desk/pinned_head.h"

#include "models/audit/merkle.h"

#include <optional>
#include <utility>

namespace countersign::desk {
namespace {

using audit::LogHead;

std::string inWords(const LogHead &head)
{
    return "size " + std::to_string(head.size) + " root " + head.root.hex();
}

tl::unexpected<Error> disowned(const std::string &what, const LogHead &seen, const LogHead &shown)
{
    return fail(ErrorKind::VerificationFailed,
                what + ": this client has seen " + inWords(seen) + ", the ledger now shows " + inWords(shown),
                "Sign nothing on it; give both heads to an auditor, who can say which log is the true one.");
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
                    "the head pinned in " + desk.pinnedHeadPath + " is of the log " + pinned->origin + ", not of " +
                        desk.origin,
                    "Keep one pinned head for each log.");
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
        return disowned("the ledger's log went backwards", *pinned, head);
    if (pinned) {
        COUNTERSIGN_TRY(const bool same, continues(desk, *pinned, head));
        if (!same)
            return disowned("the ledger's log does not continue the one this client has seen", *pinned, head);
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
            return disowned("the receipt is of another log than the one this client has seen", *pinned, head);
    }
    return older ? Status() : keep(desk, head);
}

} // namespace countersign::desk
