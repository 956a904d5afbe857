// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/digest.h"
#include "models/effect/effect_intent.h"
#include "models/statement/governance.h"
#include "models/statement/statement.h"

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

// The decision table: resources/rules/resolution_rules.json, loaded once and never changed. Data only; evaluating it
// is judge() (judge.h), computing its facts is computeFacts() (facts.h).
namespace countersign::resolution {

struct Literal
{
    std::string fact{};
    bool is = true;
    bool operator==(const Literal &) const = default;
};
struct Need
{
    std::vector<Literal> any{};
    std::string otherwise{};
    bool operator==(const Need &) const = default;
};

struct Rule
{
    std::string name{};                       // its member name in the table
    std::set<effect::EffectStatus> from{};    // empty: any
    std::optional<effect::EffectStatus> to{}; // empty: status unchanged
    std::set<statement::Role> roles{};
    std::vector<Need> needs{};
    std::vector<Literal> twoPeopleWhen{};
    std::string friction{};
    std::vector<std::string> reasons{}; // allowed codes; empty: no reason asked for
};

struct Rules
{
    std::map<std::string, std::string> facts{};  // name → sentence
    std::map<statement::Action, Rule> actions{}; // the five resolutions
    std::map<std::string, Rule> kinds{}; // hold, unhold, escalate, note, settle, approve, decline, withdraw, governance
    std::map<std::string, std::string> wording{};          // refusal code → wording key
    std::set<std::string> reasonsWithText{};               // reason codes whose text is required
    std::int64_t reasonTextMin = 10, reasonTextMax = 2000; // characters
    Digest digest{};                                       // of the file's bytes: what a policy pins
};

// InvalidInput names the first fault: an unknown fact, action, role, status or code, a missing field, an extra field.
Result<Rules> parseRules(std::string_view json);
// The rules this program was built with. A file that does not parse ends the program: it is tested at build time.
const Rules &builtInRules();

// The row that judges a statement: of the action for resolve and propose (without an action they settle a conflict), of
// the kind otherwise. An approve is judged by its own row first, then by the row of
// its action; who may approve stands in both: the signer needs a role of kinds.approve that what is approved allows too
// (its action's row, or kinds.governance). The same holds for decline.
const Rule &ruleFor(const Rules &rules, statement::Kind kind, statement::Action action);

} // namespace countersign::resolution
