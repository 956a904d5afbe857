// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/dossier/dossier_parts.h"

#include "models/view/wording/effect_state.h"
#include "models/view/wording/tr.h"
#include "models/view/wording/wording.h"

#include <algorithm>

namespace countersign::view {

namespace {

QString lastTry(const DossierReading &reading)
{
    const auto &attempts = reading.dossier.attempts;
    if (attempts.empty())
        return tr("never sent");
    const auto &last = attempts.back();
    const auto at = last.dispatchedAt.value_or(last.leaseExpiresAt);
    const auto outcome = last.errorClass.empty() ? std::string(effect::toString(last.outcome)) : last.errorClass;
    //: time of the last attempt, what came of it, which attempt it was
    return tr("%1, %2, attempt %3").arg(instantText(at), causeText(outcome), QString::number(last.number));
}

} // namespace

QList<DossierFact> dossierFacts(const DossierReading &reading)
{
    const auto &intent = reading.dossier.intent;
    QList<DossierFact> facts;
    const auto add = [&](const QString &label, const QString &value, const QString &detail = {}) {
        if (!value.isEmpty())
            facts.append({label, value, detail.isEmpty() ? value : detail});
    };
    const auto addId = [&](const QString &label, const std::string &id) {
        if (!id.empty())
            add(label, isolated(shortKey(id)), isolated(visible(id)));
    };
    add(tr("Amount"), moneyText(intent.amount));
    if (!intent.workflowId.empty())
        //: a workflow and its step
        add(tr("Workflow"),
            tr("%1 step %2").arg(isolated(visible(intent.workflowId)), isolated(visible(intent.stepId))));
    addId(tr("Customer"), intent.customerRef);
    addId(tr("Recipient"), intent.recipientRef);
    //: operation at a provider's account
    add(tr("Sent to"), tr("%1 at %2, account %3, %4")
                           .arg(visible(intent.operation), visible(intent.provider), visible(intent.account),
                                visible(intent.environment)));
    const auto digest = intent.requestDigest.hex();
    add(tr("Digest"), isolated(shortDigest(digest)), isolated(fromUtf8(digest)));
    add(tr("Last try"), lastTry(reading));
    if (intent.keyExpiresAt)
        add(tr("Key kept until"), instantText(*intent.keyExpiresAt), instantWithLocalText(*intent.keyExpiresAt));
    if (!intent.escalatedTo.empty())
        add(tr("Escalated to"), visible(intent.escalatedTo));
    return facts;
}

EffectState dossierStateOf(const DossierReading &reading)
{
    const auto &dossier = reading.dossier;
    const bool proposal = std::any_of(dossier.proposals.begin(), dossier.proposals.end(),
                                      [](const auto &one) { return one.status == "open"; });
    const bool conflict = std::any_of(dossier.conflicts.begin(), dossier.conflicts.end(),
                                      [](const auto &one) { return !one.settledBySeq; });
    return effectState(dossier.intent, {dossier.leaseLapsed, proposal, conflict}, reading.now);
}

QString claimText(const DossierReading &reading)
{
    const auto &hold = reading.dossier.intent.hold;
    if (!hold || hold->until <= reading.now)
        return {};
    const auto until = instantText(hold->until);
    return hold->by.value() == reading.person
               ? tr("Claimed by you until %1: no worker sends it meanwhile").arg(until)
               : tr("Claimed by %1 until %2: no worker sends it meanwhile").arg(visible(hold->by.value()), until);
}

} // namespace countersign::view
