// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/digest.h"
#include "models/resolution/refusal.h"
#include "models/statement/statement.h"

#include <optional>
#include <string>
#include <vector>

// One thing a person may or may not do to an intent now, judged by the ledger with the best evidence it has stored.
namespace countersign::resolution {

struct Offer
{
    std::string
        name{}; // an action (confirm, …) or a kind (hold, unhold, escalate, note, settle, approve, decline, withdraw)
    bool allowed = false;
    bool twoPeople = false; // allowed only as a proposal (RC403 otherwise)
    std::vector<std::string> twoPeopleWhy{};
    std::vector<Refusal> refusals{}; // empty exactly when allowed
    std::vector<Digest> evidence{};  // what to cite; for approve the approver's own
    std::vector<std::string> reasons{};
    std::string friction{};
    // compensate: for each object that may be taken back the command that takes back all that is left of it, under the
    // next free key; the receipt's first.
    std::vector<statement::CompensationCommand> compensations{};
};

} // namespace countersign::resolution
