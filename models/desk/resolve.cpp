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

Result<resolution::Offer> offerOf(Desk &desk, const ResolveRequest &request)
{
    COUNTERSIGN_TRY(auto offers, desk.reader.offers(request.ref));
    for (resolution::Offer &offer : offers)
        if (offer.name == toString(request.action))
            return std::move(offer);
    return resolution::Offer{};
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
        return fail(
            ErrorKind::InvalidInput,
            {translatable("the cited evidence names %1 objects at the provider"), {std::to_string(objects.size())}},
            translatable("Cite the evidence of a lookup that found one, or name the receipt with --object."));
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

// The one command that the ledger offers, or that it offers for the object the signer names. Nobody picks among several
// for him.
Result<statement::CompensationCommand> offeredCommand(const resolution::Offer &offer, const ResolveRequest &request)
{
    auto offered = offer.compensations;
    if (!request.object.empty())
        std::erase_if(offered, [&](const auto &command) { return command.targetProviderId != request.object; });
    if (offered.size() == 1)
        return offered.front();
    if (offered.empty())
        return fail(ErrorKind::InvalidInput,
                    {translatable("no compensation of intent %1 can be offered"), {request.ref.key.value()}},
                    translatable("Look the effect up first; `offers` says what is missing."));
    return fail(ErrorKind::InvalidInput,
                {translatable("%1 objects of intent %2 could be taken back"),
                 {std::to_string(offered.size()), request.ref.key.value()}},
                translatable("Name one of them with --object; `offers` lists them."));
}

// That command, of the amount the signer names or of all that is left.
Result<statement::CompensationCommand> commandOf(const resolution::Offer &offer, const ResolveRequest &request)
{
    COUNTERSIGN_TRY(statement::CompensationCommand command, offeredCommand(offer, request));
    if (request.amountMinor)
        command.amountMinor = std::to_string(*request.amountMinor);
    COUNTERSIGN_TRY(const std::string bytes, statement::compensationCommand(command));
    command.commandDigest = sha256(bytes).hex();
    return command;
}

// The conflict a reopening stands on, where one is open.
std::optional<statement::ConflictSettlement> openConflictOf(const ledger::Dossier &dossier)
{
    for (const ledger::ConflictRecord &conflict : dossier.conflicts)
        if (!conflict.settledBySeq && conflict.kind != "digest_mismatch")
            return statement::ConflictSettlement{conflict.id, {}};
    return std::nullopt;
}

} // namespace

Result<Statement> draftResolution(Desk &desk, const ResolveRequest &request)
{
    if (request.action == Action::None)
        return fail(ErrorKind::Unsupported, translatable("there is nothing to draft without an action"));
    COUNTERSIGN_TRY(const ledger::Dossier dossier, desk.reader.dossier(request.ref));
    COUNTERSIGN_TRY(const resolution::Offer offer, offerOf(desk, request));
    // Where one person would be refused with RC403 the statement is a proposal from the start.
    const auto kind = offer.twoPeople || request.proposeAnyway ? statement::Kind::Propose : statement::Kind::Resolve;
    COUNTERSIGN_TRY(Statement draft, draftFor(desk, dossier, kind));
    draft.action = request.action;
    draft.nextStatus = nextStatus(request.action, draft.prior->status);
    COUNTERSIGN_TRY(draft.evidence, cite(dossier, request.evidence));
    COUNTERSIGN_TRY(draft.result, claimOf(dossier, request));
    if (request.action == Action::Compensate) {
        COUNTERSIGN_TRY(draft.compensation, commandOf(offer, request));
    }
    if (request.action == Action::Reopen)
        draft.conflict = openConflictOf(dossier);
    draft.reason = {request.reasonCode, request.reasonText};
    return draft;
}

Result<ledger::SubmitOutcome> resolve(Desk &desk, const ResolveRequest &request)
{
    COUNTERSIGN_TRY(const Statement draft, draftResolution(desk, request));
    return signAndSubmit(desk, draft);
}

} // namespace countersign::desk
