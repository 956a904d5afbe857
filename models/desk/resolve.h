// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/desk/desk.h"

#include <optional>
#include <string>
#include <vector>

// Take one of the five resolutions. Signs kind `propose` where the ledger's offer asks for two people, else `resolve`.
namespace countersign::desk {

struct ResolveRequest
{
    effect::EffectRef ref;
    statement::Action action = statement::Action::Confirm;
    std::vector<Digest> evidence{};
    std::string reasonCode{}, reasonText{};
    std::string object{};                      // provider id of the chosen match, or of what a compensation takes back
    std::optional<std::int64_t> amountMinor{}; // compensate
    bool proposeAnyway = false;                // allowed where one person would do
};

// The statement that would be signed, for the sheet and for the command line's --dry-run.
Result<statement::Statement> draftResolution(Desk &desk, const ResolveRequest &request);
Result<ledger::SubmitOutcome> resolve(Desk &desk, const ResolveRequest &request);

} // namespace countersign::desk
