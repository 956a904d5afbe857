// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/dossier/dossier_parts.h"

#include "models/resolution/compare.h"
#include "models/view/queue/lookup_run.h"
#include "models/view/wording/tr.h"
#include "models/view/wording/wording.h"

#include <algorithm>

namespace countersign::view {

namespace {

using effect::Match;
using effect::StoredEvidence;

// Documents say what a person saw, not what the provider holds.
const StoredEvidence *newestAnswer(const ledger::Dossier &dossier)
{
    const StoredEvidence *newest = nullptr;
    for (const auto &stored : dossier.evidence)
        if (stored.evidence.source != effect::EvidenceSource::Document &&
            (!newest || stored.recordedAt > newest->recordedAt ||
             (stored.recordedAt == newest->recordedAt && !stored.evidence.matches.empty())))
            newest = &stored;
    return newest;
}

// Equality is of full values; what is shown of a long one only names it.
QString shownId(const std::string &id)
{
    return id.empty() ? QString() : isolated(shortKey(id));
}

QString shownKey(const std::string &key)
{
    return key.empty() ? QString() : isolated(shortDigest(key));
}

QString theirAmount(const Match &match)
{
    if (const auto amount = moneyOf(match.amountMinor, match.currency))
        return moneyText(*amount);
    if (match.amountMinor.empty())
        return {};
    //: an amount in minor units as the provider wrote it, and its currency
    return tr("%1 minor units %2").arg(visible(match.amountMinor), visible(match.currency));
}

Verdict fieldVerdict(const std::vector<std::string> &differing, const char *field, bool theirs)
{
    if (!theirs)
        return Verdict::Missing;
    return std::find(differing.begin(), differing.end(), field) == differing.end() ? Verdict::Equal : Verdict::Differs;
}

Verdict recipientVerdict(const std::string &ours, const std::string &theirs)
{
    if (ours.empty() || theirs.empty())
        return Verdict::Missing;
    return ours == theirs ? Verdict::Equal : Verdict::Differs;
}

void addObject(std::vector<CompareRow> &rows, const DossierReading &reading, const StoredEvidence &stored,
               const Match &match)
{
    const auto &intent = reading.dossier.intent;
    const auto &evidence = stored.evidence;
    const auto *contract = reading.dossier.contract ? &reading.dossier.contract->value : nullptr;
    const auto differing = resolution::differingFields(intent, evidence, match, contract);
    const auto money = fieldVerdict(differing, "amount", !match.amountMinor.empty());
    const auto currency = fieldVerdict(differing, "currency", !match.currency.empty());
    rows.push_back(
        {tr("Object"), tr("none yet", "no object of the provider is on record"),
         tr("%1, %2", "id and state of the provider's object")
             .arg(shownId(match.id), visible(match.statusRaw.empty() ? std::string(effect::toString(match.disposition))
                                                                     : match.statusRaw)),
         intent.providerResultId == match.id ? Verdict::Equal : Verdict::Found});
    if (!intent.providerResultId.empty())
        rows.back().ours = shownId(intent.providerResultId);
    if (!intent.providerResultId.empty() && intent.providerResultId != match.id)
        rows.back().verdict = Verdict::Differs;
    rows.push_back(
        {tr("Amount"), moneyText(intent.amount), theirAmount(match), money == Verdict::Equal ? currency : money});
    rows.push_back({tr("Reference"), shownKey(intent.providerKey), shownKey(match.reference),
                    fieldVerdict(differing, "reference", !match.reference.empty())});
    const std::string &recipient = recipientOf(intent);
    if (!match.recipientRef.empty() || !recipient.empty())
        rows.push_back({tr("Recipient"), shownId(recipient), shownId(match.recipientRef),
                        recipientVerdict(recipient, match.recipientRef)});
    rows.push_back({tr("Account"), visible(intent.account), visible(evidence.account),
                    fieldVerdict(differing, "account", !evidence.account.empty())});
    rows.push_back({tr("Environment"), visible(intent.environment), visible(evidence.environment),
                    fieldVerdict(differing, "environment", !evidence.environment.empty())});
}

} // namespace

std::vector<CompareRow> compareRows(const DossierReading &reading)
{
    const auto &intent = reading.dossier.intent;
    std::vector<CompareRow> rows;
    const auto *stored = newestAnswer(reading.dossier);
    if (stored)
        for (const auto &match : stored->evidence.matches)
            addObject(rows, reading, *stored, match);
    if (rows.empty())
        rows = {{tr("Object"), tr("none yet", "no object of the provider is on record"), {}, Verdict::Missing},
                {tr("Amount"), moneyText(intent.amount), {}, Verdict::Missing},
                {tr("Reference"), shownKey(intent.providerKey), {}, Verdict::Missing},
                {tr("Recipient"), shownId(recipientOf(intent)), {}, Verdict::Missing}};
    return rows;
}

QString compareNote(const DossierReading &reading)
{
    const auto *stored = newestAnswer(reading.dossier);
    if (!stored)
        return tr("The provider was not asked yet. Look up first: L.");
    //: method, what it found, when, who asked
    return tr("Provider asked %1 at %2 by %3: %4")
        .arg(methodText(stored->evidence.rung), instantText(stored->recordedAt), visible(stored->recordedBy),
             findingText(stored->evidence.finding));
}

} // namespace countersign::view
