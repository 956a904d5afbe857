// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/resolution/rules.h"

#include "models/base/assert.h"
#include "models/base/canonical_json.h"
#include "models/base/json_reader.h"
#include "models/resolution/facts.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <utility>

namespace countersign::embedded {
extern const std::string_view resolution_rules;
} // namespace countersign::embedded

namespace countersign::resolution {
namespace {

using nlohmann::json;
using std::string_view;

constexpr CanonicalLimits RulesLimits{std::size_t{256} * 1024, 8};

constexpr std::array<string_view, 10> ReasonCodes{
    "single_match",      "mismatch_accepted", "several_matches",  "absence_proven",   "provider_refused",
    "attested_document", "duplicate",         "customer_request", "wrong_resolution", "other"};
constexpr std::array<string_view, 4> ReasonsWithText{"other", "mismatch_accepted", "attested_document",
                                                     "wrong_resolution"};
constexpr std::array<string_view, 5> FrictionSteps{"F0", "F1", "F2", "F3", "F4"};
constexpr std::array<string_view, 9> Kinds{"hold",    "unhold",  "escalate", "note",      "settle",
                                           "approve", "decline", "withdraw", "governance"};

template <class Range>
bool among(const Range &words, string_view word)
{
    return std::find(words.begin(), words.end(), word) != words.end();
}

tl::unexpected<Error> bad(const std::string &what, const Phrase &why)
{
    return fail(ErrorKind::InvalidInput, {translatable("rules: %1 %2"), {what, Phrases{why}}},
                translatable("Restore the rules file of this release."));
}

std::string shortened(string_view word)
{
    return std::string(word.substr(0, 64));
}

// Words of an enum or of a closed list, each at most once.
template <class Out, class Parse>
Status readWords(JsonReader &reader, const std::string &name, const std::string &where, Parse parse, Out insert)
{
    std::set<std::string> seen;
    for (const std::string &word : reader.texts(name, 32, 64)) {
        const auto value = parse(word);
        if (!value)
            return bad(where + " " + name, {translatable("holds the unknown word \"%1\""), {shortened(word)}});
        if (!seen.insert(word).second)
            return bad(where + " " + name, {translatable("holds \"%1\" twice"), {shortened(word)}});
        insert(*value);
    }
    return {};
}

std::optional<std::string> parseReasonCode(const std::string &word)
{
    return among(ReasonCodes, word) ? std::optional(word) : std::nullopt;
}

Result<Literal> parseLiteral(const json &value, const std::string &where, const Rules &rules)
{
    const bool shape = value.is_object() && value.size() == 2 && value.contains("fact") && value.contains("is") &&
                       value.at("fact").is_string() && value.at("is").is_boolean();
    if (!shape)
        return bad(where, translatable("holds something that is not {fact, is}"));
    Literal literal{value.at("fact").get<std::string>(), value.at("is").get<bool>()};
    if (!rules.facts.contains(literal.fact))
        return bad(where, {translatable("names the unknown fact \"%1\""), {shortened(literal.fact)}});
    return literal;
}

Result<std::vector<Literal>> parseLiterals(const json &array, const std::string &where, const Rules &rules)
{
    std::vector<Literal> literals;
    for (const json &value : array) {
        COUNTERSIGN_TRY(Literal literal, parseLiteral(value, where, rules));
        literals.push_back(std::move(literal));
    }
    return literals;
}

Result<Need> parseNeed(const json &value, const std::string &where, const Rules &rules)
{
    JsonReader reader(value, {translatable("rules: %1"), {where}});
    const json &any = reader.array("any", 16);
    Need need;
    need.otherwise = reader.text("else", 1, 16);
    COUNTERSIGN_CHECK(reader.finish());
    COUNTERSIGN_TRY(need.any, parseLiterals(any, where, rules));
    if (need.any.empty())
        return bad(where, translatable("has no literal, so nothing could meet it"));
    std::set<string_view> facts;
    for (const Literal &literal : need.any)
        if (!facts.insert(literal.fact).second)
            return bad(where, {translatable("names the fact \"%1\" twice, so it could always be met"),
                               {shortened(literal.fact)}});
    if (!rules.wording.contains(need.otherwise))
        return bad(where, {translatable("names the unknown refusal code \"%1\""), {shortened(need.otherwise)}});
    return need;
}

Result<Rule> parseRule(const json &value, const std::string &where, const Rules &rules)
{
    JsonReader reader(value, {translatable("rules: %1"), {where}});
    Rule rule;
    COUNTERSIGN_CHECK(readWords(reader, "from", where, effect::parseEffectStatus,
                                [&](effect::EffectStatus status) { rule.from.insert(status); }));
    COUNTERSIGN_CHECK(readWords(reader, "roles", where, statement::parseRole,
                                [&](statement::Role role) { rule.roles.insert(role); }));
    COUNTERSIGN_CHECK(readWords(reader, "reasons", where, parseReasonCode,
                                [&](const std::string &code) { rule.reasons.push_back(code); }));
    const std::string to = reader.text("to", 0, 32);
    rule.friction = reader.text("friction", 1, 8);
    const json &needs = reader.array("needs", 64);
    const json &twoPeopleWhen = reader.array("two_people_when", 64);
    COUNTERSIGN_CHECK(reader.finish());
    if (!to.empty() && !(rule.to = effect::parseEffectStatus(to)))
        return bad(where + " to", {translatable("is the unknown status \"%1\""), {shortened(to)}});
    if (!among(FrictionSteps, rule.friction))
        return bad(where + " friction", {translatable("is \"%1\", not F0 to F4"), {shortened(rule.friction)}});
    if (rule.roles.empty())
        return bad(where + " roles", translatable("is empty, so nobody could ever do it"));
    for (const json &need : needs) {
        COUNTERSIGN_TRY(Need parsed,
                        parseNeed(need, where + " needs[" + std::to_string(rule.needs.size()) + "]", rules));
        rule.needs.push_back(std::move(parsed));
    }
    COUNTERSIGN_TRY(rule.twoPeopleWhen, parseLiterals(twoPeopleWhen, where + " two_people_when", rules));
    return rule;
}

// A section whose member names are a closed list and whose members are non-empty strings.
template <class Names>
Result<std::map<std::string, std::string>> parseSentences(const json &section, const std::string &name,
                                                          const Names &names)
{
    std::map<std::string, std::string> sentences;
    JsonReader reader(section, {translatable("rules: %1"), {name}});
    for (const auto &[member, sentence] : section.items())
        if (!among(names, member))
            return bad(name, {translatable("names \"%1\", which this program does not know"), {shortened(member)}});
    for (const auto &member : names)
        sentences.emplace(member, reader.text(std::string(member), 1, 500));
    COUNTERSIGN_CHECK(reader.finish());
    return sentences;
}

Status parseActions(const json &section, Rules &rules)
{
    JsonReader reader(section, {translatable("rules: %1"), {"actions"}});
    for (const statement::Action action : statement::Actions)
        reader.object(std::string(statement::toString(action)));
    COUNTERSIGN_CHECK(reader.finish());
    for (const statement::Action action : statement::Actions) {
        const std::string name(statement::toString(action));
        COUNTERSIGN_TRY(Rule rule, parseRule(section.at(name), "actions." + name, rules));
        rule.name = name;
        rules.actions.emplace(action, std::move(rule));
    }
    return {};
}

Status parseKinds(const json &section, Rules &rules)
{
    JsonReader reader(section, {translatable("rules: %1"), {"kinds"}});
    for (const string_view kind : Kinds)
        reader.object(std::string(kind));
    COUNTERSIGN_CHECK(reader.finish());
    for (const string_view kind : Kinds) {
        const std::string name(kind);
        COUNTERSIGN_TRY(Rule rule, parseRule(section.at(name), "kinds." + name, rules));
        rule.name = name;
        rules.kinds.emplace(name, std::move(rule));
    }
    return {};
}

} // namespace

Result<Rules> parseRules(string_view text)
{
    COUNTERSIGN_TRY(const json value, parseForeignJson(text, RulesLimits));
    JsonReader reader(value, translatable("rules"));
    const json &facts = reader.object("facts");
    const json &actions = reader.object("actions");
    const json &kinds = reader.object("kinds");
    const json &codes = reader.object("codes");
    COUNTERSIGN_CHECK(reader.finish());
    Rules rules;
    rules.digest = sha256(text);
    rules.reasonsWithText.insert(ReasonsWithText.begin(), ReasonsWithText.end());
    COUNTERSIGN_TRY(rules.facts, parseSentences(facts, "facts", factNames()));
    COUNTERSIGN_TRY(rules.wording, parseSentences(codes, "codes", refusalCodes()));
    COUNTERSIGN_CHECK(parseActions(actions, rules));
    COUNTERSIGN_CHECK(parseKinds(kinds, rules));
    return rules;
}

const Rules &builtInRules()
{
    static const Rules rules = [] {
        auto parsed = parseRules(embedded::resolution_rules);
        COUNTERSIGN_ASSERT(parsed.has_value());
        return std::move(*parsed);
    }();
    return rules;
}

const Rule &ruleFor(const Rules &rules, statement::Kind kind, statement::Action action)
{
    using statement::Kind;
    const bool resolves = kind == Kind::Resolve || kind == Kind::Propose;
    if (resolves && action != statement::Action::None)
        return rules.actions.at(action);
    if (resolves)
        return rules.kinds.at("settle");
    return rules.kinds.at(statement::isGovernance(kind) ? "governance" : std::string(statement::toString(kind)));
}

} // namespace countersign::resolution
