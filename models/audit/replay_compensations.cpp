// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/replay_compensations.h"

#include "models/audit/replay_effects.h"

#include <limits>
#include <string>
#include <utility>

namespace countersign::audit {

using effect::EffectRef;
using effect::EffectStatus;

void ReplayCompensations::count(const effect::EffectIntent &row, bool happened, std::optional<std::uint64_t> decidedBy)
{
    if (row.status == EffectStatus::Confirmed || row.status == EffectStatus::Compensated || row.compensatedMinor != 0)
        m_originals.push_back({row, decidedBy});
    const auto original = IntentKey::parse(row.compensatesIntentKey);
    if (!original || row.status != EffectStatus::Confirmed || !happened)
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
                       {translatable("is %1, but its confirmed compensations add up to %2"),
                        {std::to_string(row.compensatedMinor), std::to_string(confirmed.minor)}});
    const bool whole = confirmed.number > 0 && (!row.amount || row.compensatedMinor == row.amount->minorUnits());
    if ((row.status == EffectStatus::Compensated) != whole && !contradicted)
        m_problems.add(original.decidedBy, subjectOf(row.ref, "status"),
                       {whole ? translatable("is %1, but all of it is compensated")
                              : translatable("is %1, but not all of it is compensated"),
                        {std::string(effect::toString(row.status))}});
}

// A confirming statement has said itself how far its object was; what a worker says later takes a version of its own.
void ReplayEffects::noteHowFar(const EffectRef &ref, EffectTrail &trail, const StoredEvent &event,
                               std::optional<std::uint64_t> seq)
{
    const bool happened = event.cause == "happened";
    const bool ofStatement = trail.byStatement && event.version == trail.version;
    if (ofStatement && happened != trail.happened)
        m_problems.add(seq, subjectOf(ref, "status"),
                       {translatable("event %1 says %2 of the object, but the statement did not"),
                        {std::to_string(event.eventNo), shown(event.cause)}});
    trail.happened = happened;
}

// A compensation is what its statement ordered, and nothing else is one.
void ReplayEffects::compareCommand(const effect::EffectIntent &row, const EffectTrail &trail)
{
    if (row.compensatesIntentKey != trail.compensates && !trail.imported)
        differs(row, trail, "compensates_intent_key",
                {translatable("is %1, but what was signed is %2"),
                 {shown(row.compensatesIntentKey), shown(trail.compensates)}});
    const std::string object = trail.command ? trail.command->targetProviderId : std::string();
    if (row.compensatesObject != object && !trail.imported)
        differs(row, trail, "compensates_object",
                {translatable("is %1, but what was signed is %2"), {shown(row.compensatesObject), shown(object)}});
    if (!trail.command)
        return;
    const auto &said = *trail.command;
    const bool sameAmount = row.amount ? std::to_string(row.amount->minorUnits()) == said.amountMinor &&
                                             row.amount->currency().code() == said.currency
                                       : said.amountMinor.empty();
    if (row.requestDigest.hex() != said.commandDigest || row.operation != said.operation || !sameAmount)
        differs(row, trail, "request_digest",
                translatable("operation, amount or digest are not those of the command that was signed"));
    if (trail.ordered && (row.provider != trail.ordered->provider || row.environment != trail.ordered->environment ||
                          row.account != trail.ordered->account))
        differs(row, trail, "provider",
                translatable("provider, environment or account are not those of the effect it takes back"));
}

} // namespace countersign::audit
