// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/compare.h"

#include "models/audit/merkle.h"
#include "models/base/assert.h"

namespace countersign::audit {
namespace {

constexpr std::size_t ComparedPage = 256;

} // namespace

std::string_view toString(HeadRelation relation)
{
    switch (relation) {
    case HeadRelation::Consistent:
        return "consistent";
    case HeadRelation::Ahead:
        return "ahead";
    case HeadRelation::Behind:
        return "behind";
    case HeadRelation::Forked:
        return "forked";
    }
    COUNTERSIGN_UNREACHABLE();
}

Result<HeadComparison> compareHead(AuditSource &source, const Checkpoint &other)
{
    COUNTERSIGN_TRY(const auto origin, source.origin());
    if (origin != other.origin)
        return fail(ErrorKind::InvalidInput,
                    {translatable("the head belongs to the log %1, this ledger's log is %2"), {other.origin, origin}},
                    translatable("Compare it with the ledger of that origin."));
    HeadComparison result;
    result.other = other.head;
    COUNTERSIGN_TRY(const auto stored, source.head());
    Frontier frontier;
    if (other.head.size == 0)
        result.ledgerRootThen = frontier.root();
    while (frontier.size() < stored.size) {
        COUNTERSIGN_TRY(const auto page, source.entries(frontier.size(), ComparedPage));
        if (page.empty())
            return fail(ErrorKind::Corrupt,
                        {translatable("the log ends after %1 entries"), {std::to_string(frontier.size())}},
                        translatable("Run audit verify."));
        for (const auto &entry : page) {
            frontier.append(leafHash(viewOf(entry.bytes)));
            if (frontier.size() == other.head.size)
                result.ledgerRootThen = frontier.root();
        }
    }
    result.ledger = {frontier.size(), frontier.root()};
    if (!result.ledgerRootThen)
        result.relation = HeadRelation::Behind;
    else if (!(*result.ledgerRootThen == other.head.root))
        result.relation = HeadRelation::Forked;
    else
        result.relation = result.ledger.size == other.head.size ? HeadRelation::Consistent : HeadRelation::Ahead;
    return result;
}

} // namespace countersign::audit
