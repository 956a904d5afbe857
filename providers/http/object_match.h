// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/effect/finding.h"
#include "providers/http/rung_request.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Objects of an answer: is this one ours, what does it say, and where does that differ from what was sent.
namespace countersign::providers {

enum class Tie {
    Ours,
    Other,
    Contradicts, // not ours, although the provider was asked for nothing but ours: its filter does not hold
    Unreadable,  // a declared pointer leads to something else than it should; may or may not be ours
};
Tie tieOf(const RungQuestion &question, const nlohmann::json &object);

// As evidence carries it; `raw` is the object's own text as received. None without a usable id. A status the
// description does not name is InFlight; an amount that is no whole number of minor units is "".
std::optional<effect::Match> readMatch(const ProviderDescription &description, const nlohmann::json &object,
                                       std::string_view raw);

// amount, currency, reference: those that differ, in this order. What the provider does not return differs, except an
// amount where none was sent and none belongs to the operation.
std::vector<std::string> differingFields(const RungQuestion &question, const effect::Match &match);

} // namespace countersign::providers
