// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/desk/pinned_head.h"

#include "models/audit/merkle.h"

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

Status checkExtends(Desk &desk, const LogHead &seen, const LogHead &shown)
{
    if (shown.size < seen.size)
        return disowned("the ledger's log went backwards", seen, shown);
    if (shown.size == seen.size)
        return shown.root == seen.root ? Status() : disowned("the ledger shows another log", seen, shown);
    if (seen.size == 0)
        return {}; // every log begins with the empty one
    COUNTERSIGN_TRY(const auto proof, desk.reader.consistencyProof(seen.size, shown.size));
    if (!audit::verifyConsistency(seen.size, shown.size, seen.root, shown.root, proof))
        return disowned("the ledger's log does not contain the one this client has seen", seen, shown);
    return {};
}

} // namespace

Status followHead(Desk &desk, const LogHead &head)
{
    if (desk.pinnedHeadPath.empty())
        return {};
    COUNTERSIGN_TRY(const auto pinned, audit::loadPinnedHead(desk.pinnedHeadPath));
    if (pinned && pinned->origin == desk.origin)
        COUNTERSIGN_CHECK(checkExtends(desk, pinned->head, head));
    if (pinned && pinned->origin == desk.origin && pinned->head == head)
        return {};
    return audit::savePinnedHead(desk.pinnedHeadPath, {desk.origin, head}); // refuses another origin
}

} // namespace countersign::desk
