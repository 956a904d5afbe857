// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/http/object_match.h"

#include "models/base/assert.h"
#include "models/base/digest.h"
#include "models/base/text.h"
#include "providers/http/json_value.h"
#include "providers/http/provider_money.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace countersign::providers {

namespace {

using effect::Match;
using nlohmann::json;

constexpr std::size_t MaxName = 255; // as evidence carries names

std::string valueOf(const Variables &variables, const std::string &name)
{
    const auto at = variables.find(name);
    return at == variables.end() ? std::string() : at->second;
}

// Text that fits into evidence unchanged, else "".
std::string nameAt(const json &object, const std::string &pointer)
{
    const auto text = pointer.empty() ? std::nullopt : textAt(object, pointer);
    return text && text->size() <= MaxName && isPrintable(*text) ? *text : std::string();
}

// ISO 4217 writes capitals; some providers write small letters throughout. A mixture is no code.
std::string currencyAt(const json &object, const std::string &pointer)
{
    std::string code = nameAt(object, pointer);
    const bool isSmall = std::all_of(code.begin(), code.end(), [](char c) { return c >= 'a' && c <= 'z'; });
    if (isSmall)
        for (char &c : code)
            c = static_cast<char>(c - 'a' + 'A');
    return Currency::parse(code) ? code : std::string();
}

std::string minorAt(const ProviderDescription &description, const json &object, const std::string &pointer,
                    const std::string &currency)
{
    return minorUnitsOf(description, nameAt(object, pointer), currency);
}

bool fits(const std::string &found, MatchOp op, const std::string &wanted)
{
    switch (op) {
    case MatchOp::Equal:
        return found == wanted;
    case MatchOp::Contains:
        return found.find(wanted) != std::string::npos;
    case MatchOp::Prefix:
        return found.starts_with(wanted);
    case MatchOp::AmountEqual:
    case MatchOp::TimeWithin:
        break;
    }
    COUNTERSIGN_UNREACHABLE();
}

Tie amountTie(const RungQuestion &question, const json &object, const std::string &pointer)
{
    const std::string currency = currencyAt(object, question.description.object.currency);
    const std::string minor = minorAt(question.description, object, pointer, currency);
    if (minor.empty())
        return Tie::Unreadable;
    const bool equal = minor == question.request.amountMinor && currency == question.request.currency;
    return equal ? Tie::Ours : Tie::Other;
}

Tie timeTie(const RungQuestion &question, const json &object, const std::string &pointer)
{
    const auto at = parseTime(nameAt(object, pointer), question.description.timestamp);
    if (!at || !question.window)
        return Tie::Unreadable;
    return *at >= question.window->from && *at <= question.window->to ? Tie::Ours : Tie::Other;
}

bool asksBy(const RungDescription &rung, const std::string &variable)
{
    const auto &names = rung.path.variables();
    return std::find(names.begin(), names.end(), variable) != names.end() ||
           std::any_of(rung.query.begin(), rung.query.end(),
                       [&variable](const QueryParameter &parameter) { return parameter.variable == variable; });
}

Tie valueTie(const RungQuestion &question, const MatchRule &rule, const json &object)
{
    const Tie otherwise = asksBy(question.rung, rule.variable) ? Tie::Contradicts : Tie::Other;
    const auto found = textAt(object, rule.pointer);
    if (!found)
        return isUnset(object, rule.pointer) ? otherwise : Tie::Unreadable;
    const std::string wanted = valueOf(question.variables, rule.variable);
    if (wanted.empty())
        return Tie::Unreadable;
    return fits(*found, rule.op, wanted) ? Tie::Ours : otherwise;
}

Tie tieBy(const RungQuestion &question, const MatchRule &rule, const json &object)
{
    if (rule.op == MatchOp::AmountEqual)
        return amountTie(question, object, rule.pointer);
    if (rule.op == MatchOp::TimeWithin)
        return timeTie(question, object, rule.pointer);
    return valueTie(question, rule, object);
}

// An answer about the object of one id must be that object.
Tie idTie(const RungQuestion &question, const json &object)
{
    if (!question.rung.isOneObject || !asksBy(question.rung, "provider_result_id"))
        return Tie::Ours;
    const bool same = nameAt(object, question.description.object.id) == question.request.providerResultId;
    return same ? Tie::Ours : Tie::Contradicts;
}

effect::Disposition dispositionOf(const ProviderDescription &description, const std::string &status)
{
    const auto known = description.statusMap.find(status);
    return known == description.statusMap.end() ? effect::Disposition::InFlight : known->second;
}

std::string createdAt(const ProviderDescription &description, const json &object)
{
    const std::string text = nameAt(object, description.object.created);
    const auto at = text.empty() ? std::nullopt : parseTime(text, description.timestamp);
    return at ? formatInstant(*at) : std::string();
}

bool isMonetary(const RungQuestion &question)
{
    const Operation *operation = question.description.operation(question.request.operation);
    return operation == nullptr || operation->kind == effect::EffectKind::Monetary;
}

bool referenceDiffers(const RungQuestion &question, const std::string &reference)
{
    return reference.empty() || (reference != question.request.providerKey &&
                                 reference != plantedReference(question.description, question.request));
}

} // namespace

Tie tieOf(const RungQuestion &question, const json &object)
{
    if (!object.is_object())
        return Tie::Unreadable;
    std::vector<Tie> ties{idTie(question, object)};
    for (const MatchRule &rule : question.rung.match)
        ties.push_back(tieBy(question, rule, object));
    for (const Tie decisive : {Tie::Contradicts, Tie::Other, Tie::Unreadable})
        if (std::find(ties.begin(), ties.end(), decisive) != ties.end())
            return decisive;
    return Tie::Ours;
}

std::optional<Match> readMatch(const ProviderDescription &description, const json &object, std::string_view raw)
{
    const ObjectPointers &at = description.object;
    Match match;
    match.id = nameAt(object, at.id);
    if (match.id.empty())
        return std::nullopt;
    match.statusRaw = nameAt(object, at.status);
    match.disposition = dispositionOf(description, match.statusRaw);
    match.currency = currencyAt(object, at.currency);
    match.amountMinor = minorAt(description, object, at.amount, match.currency);
    match.settlementCurrency = currencyAt(object, at.settlementCurrency);
    match.settlementMinor = minorAt(description, object, at.settlementAmount, match.settlementCurrency);
    match.createdAt = createdAt(description, object);
    match.reference = nameAt(object, at.reference);
    match.recipientRef = nameAt(object, at.recipient);
    match.responseDigest = sha256(raw).hex();
    return match;
}

std::vector<std::string> differingFields(const RungQuestion &question, const Match &match)
{
    const LookupRequest &request = question.request;
    const bool hasAmount = !request.amountMinor.empty() || isMonetary(question);
    std::vector<std::string> differing;
    if (hasAmount && (match.amountMinor.empty() || match.amountMinor != request.amountMinor))
        differing.emplace_back("amount");
    if (hasAmount && (match.currency.empty() || match.currency != request.currency))
        differing.emplace_back("currency");
    if (referenceDiffers(question, match.reference))
        differing.emplace_back("reference");
    return differing;
}

} // namespace countersign::providers
