// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/desk/desk.h"

// The newest head this client has seen, kept outside the ledger, so that a log that was rolled back, replaced or
// rewritten is noticed before anything is signed on top of it (threats 3 and 4 of trust.md). Several processes of one
// client may share the file. VerificationFailed: the log went backwards, forked, or proves nothing; InvalidInput: the
// pinned head belongs to another log. The pinned head stays as it was on any failure. Without a pinned path nothing is
// compared or kept.
namespace countersign::desk {

// The ledger's head, proved to continue the pinned one, and pinned. What a statement may cite as seen.
Result<audit::LogHead> followedHead(Desk &desk);

// The head of a receipt: proved to continue the pinned one, and pinned; or, where another process has pinned a later
// one meanwhile, proved to be how that one begins.
Status followReceipt(Desk &desk, const audit::LogHead &head);

} // namespace countersign::desk
