// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/dossier/dossier_parts.h"

#include "models/view/wording/tr.h"
#include "models/view/wording/wording.h"

#include <algorithm>
#include <array>
#include <set>
#include <string>

namespace countersign::view {

namespace {

struct OfferRow
{
    const char *name;
    const char *key;
    const char *text;
};

// ux.md section 6, in the order of its keys.
constexpr std::array<OfferRow, 7> OfferRows{{
    {"confirm", "A", QT_TR_NOOP("Accept receipt")},
    {"reject", "R", QT_TR_NOOP("Mark rejected")},
    {"release", "T", QT_TR_NOOP("Release for retry")},
    {"compensate", "M", QT_TR_NOOP("Compensate")},
    {"escalate", "E", QT_TR_NOOP("Escalate")},
    {"hold", "H", QT_TR_NOOP("Hold")},
    {"settle", "S", QT_TR_NOOP("Settle conflict")},
}};

bool conflictIsOpen(const ledger::Dossier &dossier)
{
    return std::any_of(dossier.conflicts.begin(), dossier.conflicts.end(),
                       [](const auto &conflict) { return !conflict.settledBySeq; });
}

// The one object that the offer's evidence names; "" where there is none, or more.
QString objectOf(const ledger::Dossier &dossier, const resolution::Offer &offer)
{
    std::set<std::string> ids;
    for (const auto &stored : dossier.evidence)
        if (std::find(offer.evidence.begin(), offer.evidence.end(), stored.digest) != offer.evidence.end())
            for (const auto &match : stored.evidence.matches)
                ids.insert(match.id);
    return ids.size() == 1 ? isolated(shortKey(*ids.begin())) : QString();
}

QString detailOf(const ledger::Dossier &dossier, const resolution::Offer &offer)
{
    const auto object = objectOf(dossier, offer);
    if (!offer.twoPeople)
        return object;
    //: %1: the provider's object that an action is about
    return object.isEmpty() ? tr("a second person signs too") : tr("%1, a second person signs too").arg(object);
}

// That no evidence fits says little where another refusal says what the evidence shows.
const resolution::Refusal &tellingRefusal(const std::vector<resolution::Refusal> &refusals)
{
    const auto telling = std::find_if(refusals.begin(), refusals.end(), [](const resolution::Refusal &refusal) {
        const auto fact = refusal.data.find("fact");
        return fact == refusal.data.end() || fact->second != "evidence_for_intent";
    });
    return telling == refusals.end() ? refusals.front() : *telling;
}

OfferInfo infoOf(const OfferRow &action, const ledger::Dossier &dossier, const resolution::Offer *offer)
{
    OfferInfo info;
    info.name = QString::fromLatin1(action.name);
    info.key = QString::fromLatin1(action.key);
    info.text = tr(action.text);
    info.available = offer != nullptr && offer->allowed;
    info.twoPeople = info.available && offer->twoPeople;
    if (info.available) {
        info.detail = detailOf(dossier, *offer);
        return info;
    }
    info.reason = offer != nullptr && !offer->refusals.empty() ? view::refusalReason(tellingRefusal(offer->refusals))
                                                               : tr("The ledger does not offer this.");
    return info;
}

} // namespace

QList<OfferInfo> offerInfos(const DossierReading &reading)
{
    QList<OfferInfo> infos;
    for (const auto &action : OfferRows) {
        if (std::string_view(action.name) == "settle" && !conflictIsOpen(reading.dossier))
            continue;
        const auto offer = std::find_if(reading.offers.begin(), reading.offers.end(),
                                        [&](const auto &one) { return one.name == action.name; });
        infos.append(infoOf(action, reading.dossier, offer == reading.offers.end() ? nullptr : &*offer));
    }
    return infos;
}

} // namespace countersign::view
