// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/desk/desk.h"

#include <optional>
#include <string>
#include <vector>

// What a person may do to an intent without deciding it: hold, unhold, escalate, note, settle a conflict. Each draft…()
// is the statement that the function beside it would sign, for the sheet.
namespace countersign::desk {

// `until` empty: now + the policy's hold_default.
Result<statement::Statement> draftHold(Desk &desk, const effect::EffectRef &ref, std::optional<Instant> until,
                                       const std::string &text);
Result<ledger::SubmitOutcome> hold(Desk &desk, const effect::EffectRef &ref, std::optional<Instant> until,
                                   const std::string &text);
Result<statement::Statement> draftUnhold(Desk &desk, const effect::EffectRef &ref, const std::string &text);
Result<ledger::SubmitOutcome> unhold(Desk &desk, const effect::EffectRef &ref, const std::string &text);
// `to` empty takes an escalation back.
Result<statement::Statement> draftEscalation(Desk &desk, const effect::EffectRef &ref, const std::string &to,
                                             Instant due, const std::string &text);
Result<ledger::SubmitOutcome> escalate(Desk &desk, const effect::EffectRef &ref, const std::string &to, Instant due,
                                       const std::string &text);
// With a proposal id this is "ask".
Result<statement::Statement> draftNote(Desk &desk, const effect::EffectRef &ref, const std::string &text,
                                       const std::string &proposalId);
Result<ledger::SubmitOutcome> note(Desk &desk, const effect::EffectRef &ref, const std::string &text,
                                   const std::string &proposalId);

struct SettleRequest
{
    effect::EffectRef ref;
    std::string conflict{};   // id; empty: the only open one
    std::string settlement{}; // corroborated, duplicate_compensated, accepted_loss or provider_error
    std::vector<Digest> evidence{};
    std::string reasonCode{}, reasonText{};
};

// Says how a conflict ended. Proposes it where the ledger's offer asks for two people.
Result<statement::Statement> draftSettlement(Desk &desk, const SettleRequest &request);
Result<ledger::SubmitOutcome> settle(Desk &desk, const SettleRequest &request);

} // namespace countersign::desk
