// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/entropy.h"
#include "models/effect/effect_intent.h"
#include "models/ledger/sqlite/sqlite_session.h"
#include "models/statement/statement.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Conflicts: what the ledger cannot reconcile by itself. Open until a settle statement.
namespace countersign::ledger {

enum class ConflictKind { DigestMismatch, SecondEffect, Contradicts, ReleaseDisproved, OutsideChange };
std::string_view toString(ConflictKind kind); // digest_mismatch …
std::optional<ConflictKind> parseConflictKind(std::string_view word);

struct ConflictMatter
{
    ConflictKind kind{};
    std::string objectId{}; // the provider's id of the object in question, "" where there is none
    std::string evidence{}; // digest of stored evidence, of a provider's answer or of another request
    std::optional<std::int64_t> attempt{};
};

struct OpenedConflict
{
    std::string id{};
    bool isNew = false;
};

// One object is one conflict of its kind: while it is open it is not opened again, and once settled, on a final row,
// only where somebody has reopened the row since or the object is seen to have come further than it was known to.
// Without an object the same holds for the same evidence, while it is open. The caller sets due_at (due.h) and sends
// desk.conflict.
Result<OpenedConflict> openConflict(SqliteSession &session, Entropy &entropy, const effect::EffectRef &ref,
                                    const ConflictMatter &conflict, Instant now);

// The intent's open conflict of that id; nullopt: there is none.
Result<std::optional<ConflictMatter>> findOpenConflict(SqliteSession &session, const effect::EffectRef &ref,
                                                       const std::string &id);
// Closes the conflict for good, by the log entry `seq`. Corrupt: it is not open.
Status settleConflict(SqliteSession &session, const statement::ConflictSettlement &settled, std::int64_t seq);

// Kinds of the open conflicts, oldest first.
Result<std::vector<ConflictKind>> openConflicts(SqliteSession &session, const effect::EffectRef &ref);
// Any open conflict but digest_mismatch, which informs and blocks nothing.
bool blocksDispatch(const std::vector<ConflictKind> &open);

} // namespace countersign::ledger
