// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/desk/desk.h"

// The newest head this client has seen, kept outside the ledger, so that a log that was rolled back, replaced or
// rewritten is noticed before anything is signed on top of it (threats 3 and 4 of trust.md).
namespace countersign::desk {

// Proves that the log the client has seen is how the log of `head` begins, and pins `head` where it is newer.
// VerificationFailed: the log went backwards, forked, or proves nothing; InvalidInput: the pinned head belongs to
// another log. The pinned head stays as it was on any failure. Without a pinned path nothing is kept or compared.
Status followHead(Desk &desk, const audit::LogHead &head);

} // namespace countersign::desk
