// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/replay_compensations.h"

#include "models/audit/replay_effects.h"

#include <limits>
#include <string>
#include <utility>

namespace countersign::audit {

using effect::EffectRef;
using effect::EffectStatus;

void ReplayCompensations::count(const effect::EffectIntent &row, std::optional<std::uint64_t> decidedBy)
{
    if (row.status == EffectStatus::Confirmed || row.status == EffectStatus::Compensated || row.compensatedMinor != 0)
        m_originals.push_back({row, decidedBy});
    const auto original = IntentKey::parse(row.compensatesIntentKey);
    if (!original || row.status != EffectStatus::Confirmed)
        return;
    auto &confirmed = m_confirmed[EffectRef{row.ref.tenant, *original}][row.compensatesObject];
    confirmed.number += 1;
    if (row.amount && __builtin_add_overflow(confirmed.minor, row.amount->minorUnits(), &confirmed.minor))
        confirmed.minor = std::numeric_limits<std::int64_t>::max();
}

void ReplayCompensations::compare(const std::vector<StoredConflict> &conflicts)
{
    std::set<std::pair<std::string, std::string>> contradicted;
    for (const auto &conflict : conflicts)
        if (conflict.kind == "contradicts")
            contradicted.emplace(conflict.tenant, conflict.intent);
    for (const auto &original : m_originals) {
        const auto &ref = original.row.ref;
        const auto objects = m_confirmed.find(ref);
        Confirmed ofReceipt;
        if (objects != m_confirmed.end())
            if (const auto found = objects->second.find(original.row.providerResultId); found != objects->second.end())
                ofReceipt = found->second;
        compareOne(original, ofReceipt, contradicted.contains({ref.tenant.value(), ref.key.value()}));
    }
}

void ReplayCompensations::compareOne(const Original &original, const Confirmed &confirmed, bool contradicted)
{
    const auto &row = original.row;
    const bool right = row.compensatedMinor == confirmed.minor ||
                       (contradicted && row.compensatedMinor >= 0 && row.compensatedMinor < confirmed.minor);
    if (!right)
        m_problems.add(original.decidedBy, subjectOf(row.ref, "compensated_minor"),
                       "is " + std::to_string(row.compensatedMinor) + ", but its confirmed compensations add up to " +
                           std::to_string(confirmed.minor));
    const bool whole = confirmed.number > 0 && (!row.amount || row.compensatedMinor == row.amount->minorUnits());
    if ((row.status == EffectStatus::Compensated) != whole && !contradicted)
        m_problems.add(original.decidedBy, subjectOf(row.ref, "status"),
                       "is " + std::string(effect::toString(row.status)) + ", but " +
                           (whole ? "all of it is compensated" : "not all of it is compensated"));
}

} // namespace countersign::audit
