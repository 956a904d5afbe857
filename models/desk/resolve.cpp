// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/desk/resolve.h"

#include "models/base/assert.h"
#include "models/desk/statement_draft.h"
#include "models/resolution/cited_objects.h"
#include "models/resolution/compare.h"

#include <algorithm>
#include <utility>

namespace countersign::desk {
namespace {

using effect::EffectStatus;
using statement::Action;
using statement::Statement;

std::string nextStatus(Action action, const std::string &prior)
{
    switch (action) {
    case Action::Confirm:
        return std::string(toString(EffectStatus::Confirmed));
    case Action::Reject:
        return std::string(toString(EffectStatus::Rejected));
    case Action::Release:
        return std::string(toString(EffectStatus::Prepared));
    case Action::Reopen:
        return std::string(toString(EffectStatus::Unknown));
    case Action::Compensate:
    case Action::None:
        return prior;
    }
    COUNTERSIGN_UNREACHABLE();
}

// Where one person would be refused with RC403 the statement is a proposal from the start.
Result<bool> needsSecondPerson(Desk &desk, const ResolveRequest &request)
{
    COUNTERSIGN_TRY(const auto offers, desk.reader.offers(request.ref));
    for (const resolution::Offer &offer : offers)
        if (offer.name == toString(request.action))
            return offer.twoPeople;
    return false;
}

std::vector<effect::StoredEvidence> citedOf(const ledger::Dossier &dossier, const std::vector<Digest> &digests)
{
    std::vector<effect::StoredEvidence> cited;
    for (const effect::StoredEvidence &stored : dossier.evidence)
        if (std::find(digests.begin(), digests.end(), stored.digest) != digests.end())
            cited.push_back(stored);
    return cited;
}

// The object the signer means: the one named, or the only one there is.
Result<std::string> chooseObject(const resolution::CitedObjects &objects, const ResolveRequest &request)
{
    if (request.object.empty() && objects.size() == 1)
        return objects.begin()->first;
    if (request.object.empty())
        return fail(ErrorKind::InvalidInput,
                    "the cited evidence names " + std::to_string(objects.size()) + " objects at the provider",
                    "Cite the evidence of a lookup that found one, or name the receipt with --object.");
    return request.object;
}

Result<statement::ResultClaim> claimFor(const ledger::Dossier &dossier, const ResolveRequest &request,
                                        const resolution::CitedObjects &objects)
{
    statement::ResultClaim claim;
    COUNTERSIGN_TRY(claim.providerId, chooseObject(objects, request));
    for (const auto &[id, object] : objects)
        if (id != claim.providerId)
            claim.surplus.push_back(id);
    const auto chosen = objects.find(claim.providerId);
    if (chosen == objects.end())
        return claim; // on an attested document's word alone; the ledger judges whether that is enough
    const effect::Match &match = *chosen->second.match;
    const effect::ProviderContract *contract = dossier.contract ? &dossier.contract->value : nullptr;
    claim.responseDigest = match.responseDigest;
    claim.disposition = toString(match.disposition);
    claim.amountMinor = match.amountMinor;
    claim.currency = match.currency;
    claim.mismatch = resolution::differingFields(dossier.intent, chosen->second.evidence->evidence, match, contract);
    return claim;
}

// A confirmation always names its receipt; a rejection names an object where the provider refused one.
Result<std::optional<statement::ResultClaim>> claimOf(const ledger::Dossier &dossier, const ResolveRequest &request)
{
    const std::vector<effect::StoredEvidence> cited = citedOf(dossier, request.evidence);
    const resolution::CitedObjects objects = resolution::collectObjects(cited);
    const bool claims = request.action == Action::Confirm || (request.action == Action::Reject && !objects.empty());
    if (!claims)
        return std::optional<statement::ResultClaim>();
    COUNTERSIGN_TRY(statement::ResultClaim claim, claimFor(dossier, request, objects));
    return std::optional(std::move(claim));
}

} // namespace

Result<Statement> draftResolution(Desk &desk, const ResolveRequest &request)
{
    if (request.action == Action::None || request.action == Action::Compensate)
        return fail(ErrorKind::Unsupported,
                    "this desk cannot draft the action \"" + std::string(toString(request.action)) + "\"");
    COUNTERSIGN_TRY(const ledger::Dossier dossier, desk.reader.dossier(request.ref));
    COUNTERSIGN_TRY(const bool twoPeople, needsSecondPerson(desk, request));
    const auto kind = twoPeople || request.proposeAnyway ? statement::Kind::Propose : statement::Kind::Resolve;
    COUNTERSIGN_TRY(Statement draft, draftFor(desk, dossier, kind));
    draft.action = request.action;
    draft.nextStatus = nextStatus(request.action, draft.prior->status);
    COUNTERSIGN_TRY(draft.evidence, cite(dossier, request.evidence));
    COUNTERSIGN_TRY(draft.result, claimOf(dossier, request));
    draft.reason = {request.reasonCode, request.reasonText};
    return draft;
}

Result<ledger::SubmitOutcome> resolve(Desk &desk, const ResolveRequest &request)
{
    COUNTERSIGN_TRY(const Statement draft, draftResolution(desk, request));
    return signAndSubmit(desk, draft);
}

} // namespace countersign::desk
