// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/approvals/approval_look.h"

#include "models/view/wording/tr.h"
#include "models/view/wording/wording.h"

#include <string>

namespace countersign::view {
namespace {

const effect::StoredEvidence *newestOwnLook(const ledger::Dossier &dossier, const ledger::ProposalRecord &proposal,
                                            const std::string &person)
{
    const effect::StoredEvidence *newest = nullptr;
    for (const effect::StoredEvidence &stored : dossier.evidence) {
        const bool own = stored.askedBy == person && stored.askedAt && *stored.askedAt > proposal.proposedAt;
        if (own && (newest == nullptr || *stored.askedAt > *newest->askedAt))
            newest = &stored;
    }
    return newest;
}

// Of a look that asked in several ways: the answer that names an object, where there is one.
const effect::Evidence &objectSeen(const ledger::Dossier &dossier, const effect::StoredEvidence &look)
{
    for (const effect::StoredEvidence &stored : dossier.evidence)
        if (stored.evidence.lookup == look.evidence.lookup && !stored.evidence.matches.empty())
            return stored.evidence;
    return look.evidence;
}

// Long ones are shortened: equality is said in a word, nobody compares what is shown.
QString idText(const std::string &id)
{
    return isolated(visible(shortKey(id)));
}

QString findingLine(const effect::Evidence &evidence)
{
    const QString by = visible(evidence.method);
    if (evidence.finding == "Absent")
        return tr("%1: no such object").arg(by);
    if (evidence.matches.size() == 1)
        return tr("%1: one object, %2, %3")
            .arg(by, idText(evidence.matches.front().id),
                 visible(effect::toString(evidence.matches.front().disposition)));
    if (evidence.finding == "FoundMany")
        return tr("%1: %2 objects").arg(by, QString::number(evidence.matches.size()));
    return tr("%1: no answer (%2)").arg(by, visible(evidence.finding));
}

QString amountSeen(const effect::Match &match)
{
    const auto amount = moneyOf(match.amountMinor, match.currency);
    return amount ? moneyText(*amount) : tr("not returned");
}

std::vector<CompareRow> compared(const effect::EffectIntent &intent, const effect::Evidence *evidence)
{
    const effect::Match *match = evidence && evidence->matches.size() == 1 ? &evidence->matches.front() : nullptr;
    // Equality is that of the full values.
    const auto row = [&](const QString &label, const std::string &ours, const QString &oursShown,
                         const std::string &theirs, const QString &theirsShown) {
        if (match == nullptr || theirs.empty())
            return CompareRow{label, oursShown, {}, Verdict::Missing};
        return CompareRow{label, oursShown, theirsShown, ours == theirs ? Verdict::Equal : Verdict::Differs};
    };
    const auto same = [&](const QString &label, const std::string &ours, const std::string &theirs) {
        return row(label, ours, ours.empty() ? QString() : idText(ours), theirs, idText(theirs));
    };
    const effect::Match none;
    const effect::Match &seen = match != nullptr ? *match : none;
    const std::string minor = intent.amount ? std::to_string(intent.amount->minorUnits()) : std::string();
    const std::string code = intent.amount ? std::string(intent.amount->currency().code()) : std::string();
    std::vector<CompareRow> rows{
        row(tr("Amount"), code + minor, moneyText(intent.amount), seen.currency + seen.amountMinor, amountSeen(seen)),
        same(tr("Recipient"), recipientOf(intent), seen.recipientRef),
        row(tr("Reference"), intent.providerKey, isolated(shortDigest(intent.providerKey)), seen.reference,
            isolated(shortDigest(seen.reference)))};
    std::erase_if(rows, [](const CompareRow &one) { return one.ours.isEmpty() && one.theirs.isEmpty(); });
    return rows;
}

} // namespace

void showLook(OpenApproval &open, const ledger::ProposalRecord &proposal, const ledger::Dossier &dossier,
              const std::string &person, Instant now)
{
    const auto *newest = newestOwnLook(dossier, proposal, person);
    open.lines = compared(dossier.intent, newest ? &objectSeen(dossier, *newest) : nullptr);
    if (newest == nullptr)
        return;
    open.look = LookPhase::Done;
    const Duration age = now - *newest->askedAt;
    const Duration limit = dossier.policy ? dossier.policy->value.ownLookMaxAge : Duration::max();
    open.lookStale = age > limit;
    open.lookLine = open.lookStale
                        ? tr("You queried it at %1, %2 ago: too long. Look up again.")
                              .arg(instantText(*newest->askedAt), ageText(age))
                        : tr("Queried by you at %1, %2 ago.").arg(instantText(*newest->askedAt), ageText(age));
    for (const effect::StoredEvidence &stored : dossier.evidence)
        if (stored.evidence.lookup == newest->evidence.lookup)
            open.findings << findingLine(stored.evidence);
}

} // namespace countersign::view
