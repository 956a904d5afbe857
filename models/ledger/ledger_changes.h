// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/cancel_token.h"
#include "models/base/clock.h"
#include "models/effect/effect_intent.h"

#include <vector>

// "Something changed": a hint to read again, never trusted as data.
namespace countersign::ledger {

struct Change
{
    std::optional<effect::EffectRef> ref{};
    std::optional<std::int64_t> logSize{};
};

class LedgerChanges
{
public:
    LedgerChanges() = default;
    LedgerChanges(const LedgerChanges &) = delete;
    LedgerChanges &operator=(const LedgerChanges &) = delete;
    virtual ~LedgerChanges() = default;
    virtual Result<std::vector<Change>> wait(Deadline deadline, const CancelToken &cancel) = 0; // empty at the deadline
};

} // namespace countersign::ledger
