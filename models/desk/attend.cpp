// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/desk/attend.h"

#include "models/desk/statement_draft.h"

#include <algorithm>
#include <utility>

namespace countersign::desk {
namespace {

using statement::Kind;
using statement::Statement;

// Where no policy says otherwise: an hour, as in the worked example of ledger.md section 9.
constexpr Duration HoldWithoutPolicy = std::chrono::hours(1);

Result<Statement> attend(Desk &desk, const effect::EffectRef &ref, Kind kind, const auto &complete)
{
    COUNTERSIGN_TRY(const ledger::Dossier dossier, desk.reader.dossier(ref));
    COUNTERSIGN_TRY(Statement draft, draftFor(desk, dossier, kind));
    COUNTERSIGN_CHECK(complete(draft, dossier));
    return draft;
}

statement::Reason told(const std::string &text)
{
    return {text.empty() ? "" : "other", text};
}

Result<std::string> conflictToSettle(const ledger::Dossier &dossier, const std::string &named)
{
    std::vector<std::string> open;
    for (const ledger::ConflictRecord &conflict : dossier.conflicts)
        if (!conflict.settledBySeq)
            open.push_back(conflict.id);
    if (!named.empty())
        return named; // the ledger judges whether it is open
    if (open.size() == 1)
        return open.front();
    return fail(ErrorKind::InvalidInput,
                {translatable("%1 conflicts are open on this intent"), {std::to_string(open.size())}},
                open.empty() ? translatable("There is nothing to settle.")
                             : translatable("Name one with --conflict; `intents show` lists them."));
}

Result<bool> settlingNeedsTwo(Desk &desk, const effect::EffectRef &ref)
{
    COUNTERSIGN_TRY(const auto offers, desk.reader.offers(ref));
    return std::any_of(offers.begin(), offers.end(), [](const resolution::Offer &offer) {
        return offer.name == toString(Kind::Settle) && offer.twoPeople;
    });
}

} // namespace

Result<Statement> draftSettlement(Desk &desk, const SettleRequest &request)
{
    COUNTERSIGN_TRY(const bool twoPeople, settlingNeedsTwo(desk, request.ref));
    const Kind kind = twoPeople ? Kind::Propose : Kind::Settle;
    return attend(desk, request.ref, kind, [&](Statement &draft, const ledger::Dossier &dossier) -> Status {
        COUNTERSIGN_TRY(std::string conflict, conflictToSettle(dossier, request.conflict));
        draft.conflict = statement::ConflictSettlement{std::move(conflict), request.settlement};
        COUNTERSIGN_TRY(draft.evidence, cite(dossier, request.evidence));
        draft.reason = {request.reasonCode, request.reasonText};
        return {};
    });
}

Result<Statement> draftHold(Desk &desk, const effect::EffectRef &ref, std::optional<Instant> until,
                            const std::string &text)
{
    return attend(desk, ref, Kind::Hold, [&](Statement &draft, const ledger::Dossier &dossier) -> Status {
        const Duration life = dossier.policy ? dossier.policy->value.holdDefault : HoldWithoutPolicy;
        draft.holdUntil = formatInstant(until.value_or(desk.clock.now() + life));
        draft.reason = told(text);
        return {};
    });
}

Result<Statement> draftUnhold(Desk &desk, const effect::EffectRef &ref, const std::string &text)
{
    return attend(desk, ref, Kind::Unhold, [&](Statement &draft, const ledger::Dossier & /*dossier*/) -> Status {
        draft.reason = told(text);
        return {};
    });
}

Result<Statement> draftEscalation(Desk &desk, const effect::EffectRef &ref, const std::string &to, Instant due,
                                  const std::string &text)
{
    return attend(desk, ref, Kind::Escalate, [&](Statement &draft, const ledger::Dossier & /*dossier*/) -> Status {
        draft.escalation = statement::Escalation{to, to.empty() ? "" : formatInstant(due)};
        draft.reason = told(text);
        return {};
    });
}

Result<Statement> draftNote(Desk &desk, const effect::EffectRef &ref, const std::string &text,
                            const std::string &proposalId)
{
    return attend(desk, ref, Kind::Note, [&](Statement &draft, const ledger::Dossier &dossier) -> Status {
        draft.reason = told(text);
        if (proposalId.empty())
            return {};
        for (const ledger::ProposalRecord &proposal : dossier.proposals)
            if (proposal.id == proposalId)
                draft.proposal = statement::ProposalRef{proposal.id, proposal.digest};
        if (!draft.proposal)
            return fail(ErrorKind::NotFound, {translatable("proposal %1 is not about this intent"), {proposalId}});
        return {};
    });
}

Result<ledger::SubmitOutcome> settle(Desk &desk, const SettleRequest &request)
{
    return signAndSubmit(desk, draftSettlement(desk, request));
}

Result<ledger::SubmitOutcome> hold(Desk &desk, const effect::EffectRef &ref, std::optional<Instant> until,
                                   const std::string &text)
{
    return signAndSubmit(desk, draftHold(desk, ref, until, text));
}

Result<ledger::SubmitOutcome> unhold(Desk &desk, const effect::EffectRef &ref, const std::string &text)
{
    return signAndSubmit(desk, draftUnhold(desk, ref, text));
}

Result<ledger::SubmitOutcome> escalate(Desk &desk, const effect::EffectRef &ref, const std::string &to, Instant due,
                                       const std::string &text)
{
    return signAndSubmit(desk, draftEscalation(desk, ref, to, due, text));
}

Result<ledger::SubmitOutcome> note(Desk &desk, const effect::EffectRef &ref, const std::string &text,
                                   const std::string &proposalId)
{
    return signAndSubmit(desk, draftNote(desk, ref, text, proposalId));
}

} // namespace countersign::desk
