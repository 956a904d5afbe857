// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/http/description_reader.h"
#include "providers/http/rung_variables.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>
#include <string_view>

namespace countersign::providers {

namespace {

tl::unexpected<Error> bad(const std::string &what)
{
    return fail(ErrorKind::InvalidInput, "provider description: " + what);
}

bool isLoopback(std::string_view hostAndMore)
{
    for (const std::string_view host : {"127.0.0.1", "localhost", "[::1]"}) {
        if (!hostAndMore.starts_with(host))
            continue;
        const std::string_view rest = hostAndMore.substr(host.size());
        if (rest.empty() || rest.front() == ':' || rest.front() == '/')
            return true;
    }
    return false;
}

Status checkEnvironments(const ProviderDescription &description)
{
    std::set<std::string> names;
    for (const Environment &environment : description.environments) {
        if (!names.insert(environment.name).second)
            return bad("environment \"" + environment.name + "\" stands twice");
        COUNTERSIGN_CHECK(checkBaseUrl(environment.baseUrl, environment.isLive));
    }
    return {};
}

Status checkOperations(const ProviderDescription &description)
{
    std::set<std::string> names;
    for (const Operation &operation : description.operations)
        if (!names.insert(operation.name).second)
            return bad("operation \"" + operation.name + "\" stands twice");
    for (const auto &[state, operation] : description.compensations)
        if (!names.contains(operation))
            return bad("compensations." + state + " names no operation");
    return {};
}

Status checkVariable(const std::string &name, const std::string &where)
{
    if (isVariableName(name))
        return {};
    return bad(where + " names the variable \"" + name + "\", which no intent has");
}

Status checkMatch(const RungDescription &rung, const MatchRule &rule, const ProviderDescription &description)
{
    const std::string where = "match of rung " + rung.kind;
    if (rule.op == MatchOp::TimeWithin && (!rung.window || description.object.created.empty()))
        return bad(where + ": time_within needs window and object.created_pointer");
    if (rule.op == MatchOp::AmountEqual && description.object.currency.empty())
        return bad(where + ": amount_eq needs object.currency_pointer");
    if (rule.op == MatchOp::AmountEqual || rule.op == MatchOp::TimeWithin)
        return rule.variable.empty() ? Status() : bad(where + ": this op takes no intent_field");
    return checkVariable(rule.variable, where);
}

Status checkPagination(const RungDescription &rung)
{
    const Pagination &pages = rung.pagination;
    const bool needsNext = pages.style == PageStyle::CursorToken || pages.style == PageStyle::NextLink;
    if (needsNext && pages.nextPointer.empty())
        return bad("pagination of rung " + rung.kind + " needs next_pointer");
    if (pages.endRule == EndRule::AbsentToken && pages.nextPointer.empty())
        return bad("pagination of rung " + rung.kind + ": absent_token needs next_pointer");
    if (pages.endRule == EndRule::HasMore && pages.hasMorePointer.empty())
        return bad("pagination of rung " + rung.kind + ": has_more needs has_more_pointer");
    return {};
}

bool uses(const RungDescription &rung, std::string_view variable)
{
    const auto &names = rung.path.variables();
    return std::find(names.begin(), names.end(), variable) != names.end() ||
           std::any_of(rung.query.begin(), rung.query.end(),
                       [variable](const QueryParameter &parameter) { return parameter.variable == variable; });
}

// A scan whose next page cannot be asked for would read the first page for ever.
Status checkPageVariable(const RungDescription &rung)
{
    const PageStyle style = rung.pagination.style;
    const bool cursor = style == PageStyle::CursorToken || style == PageStyle::CursorLastId;
    const char *needed = cursor ? "cursor" : style == PageStyle::PageNumber ? "page" : "offset";
    if (style == PageStyle::NextLink || style == PageStyle::None || uses(rung, needed))
        return {};
    return bad("rung " + rung.kind + " never uses the variable \"" + needed + "\" of its pagination");
}

Status checkRungVariables(const RungDescription &rung)
{
    for (const std::string &name : rung.path.variables())
        COUNTERSIGN_CHECK(checkVariable(name, "path of rung " + rung.kind));
    for (const std::string &name : rung.requiredVariables)
        COUNTERSIGN_CHECK(checkVariable(name, "requires of rung " + rung.kind));
    for (const QueryParameter &parameter : rung.query) {
        if (parameter.variable.empty() == parameter.value.empty())
            return bad("query parameter " + parameter.name + " needs a variable or a value, not both");
        if (!parameter.variable.empty())
            COUNTERSIGN_CHECK(checkVariable(parameter.variable, "query of rung " + rung.kind));
    }
    if ((uses(rung, "from") || uses(rung, "to")) && !rung.window)
        return bad("rung " + rung.kind + " uses from or to, but there is no window");
    return {};
}

Status checkLimits(const RungDescription &rung)
{
    constexpr std::size_t MaxTitle = 255; // as evidence carries it
    if (rung.title().size() > MaxTitle)
        return bad("rung " + rung.kind + ": method and path are longer than 255 bytes");
    if (rung.window && rung.window->maxSpan && rung.window->maxSpan->count() == 0)
        return bad("window.max_span of rung " + rung.kind + " is zero");
    return {};
}

// Whether every object the rung accepts is tied to this intent; without that, any object would be a match.
Status checkIsTied(const RungDescription &rung)
{
    if (rung.isOneObject || !rung.match.empty())
        return {};
    return bad("rung " + rung.kind + " reads a list but has no match");
}

Status checkRung(const RungDescription &rung, const ProviderDescription &description)
{
    COUNTERSIGN_CHECK(checkRungVariables(rung));
    COUNTERSIGN_CHECK(checkIsTied(rung));
    COUNTERSIGN_CHECK(checkLimits(rung));
    for (const MatchRule &rule : rung.match)
        COUNTERSIGN_CHECK(checkMatch(rung, rule, description));
    if (rung.isOneObject)
        return {};
    if (rung.notFoundIsAbsent)
        return bad("rung " + rung.kind + ": not_found says something only where cardinality is one");
    COUNTERSIGN_CHECK(checkPagination(rung));
    return checkPageVariable(rung);
}

Status checkLadder(const ProviderDescription &description)
{
    std::set<std::string> titles;
    for (const RungDescription &rung : description.ladder) {
        COUNTERSIGN_CHECK(checkRung(rung, description));
        if (!titles.insert(rung.kind + " " + rung.title()).second)
            return bad("rung " + rung.kind + " stands twice with one method and path");
    }
    for (const std::string &kind : description.absence.rungs)
        if (std::none_of(description.ladder.begin(), description.ladder.end(),
                         [&kind](const RungDescription &rung) { return rung.kind == kind; }))
            return bad("absence.rungs names \"" + kind + "\", which is no rung of the ladder");
    return {};
}

Status checkBatches(const ProviderDescription &description)
{
    for (const auto &[operation, items] : description.batches) {
        if (description.operation(operation) == nullptr)
            return bad("batches." + operation + " names no operation");
        COUNTERSIGN_CHECK(checkIsTied(items.tie));
        for (const MatchRule &rule : items.tie.match)
            COUNTERSIGN_CHECK(checkMatch(items.tie, rule, description));
    }
    return {};
}

Status checkAuth(const ProviderDescription &description)
{
    if ((description.auth.scheme == AuthScheme::ApiKeyHeader) == description.auth.header.empty())
        return bad("auth.header belongs to the scheme api_key_header, and only there");
    return {};
}

} // namespace

Status checkBaseUrl(const std::string &url, bool isLive)
{
    const bool https = url.starts_with("https://") && url.size() > 8;
    const bool local = url.starts_with("http://") && isLoopback(std::string_view(url).substr(7));
    const bool plain = url.find_first_of("?#@ ") == std::string::npos && !url.ends_with("/");
    if (plain && (https || (local && !isLive)))
        return {};
    return fail(
        ErrorKind::InvalidInput, "the base URL \"" + url + "\" is refused: a token would travel unprotected",
        "Use https without a trailing slash; http is allowed to this machine, for environments that are not live.");
}

Status checkDescriptionSense(const ProviderDescription &description)
{
    COUNTERSIGN_CHECK(checkEnvironments(description));
    COUNTERSIGN_CHECK(checkAuth(description));
    COUNTERSIGN_CHECK(checkOperations(description));
    COUNTERSIGN_CHECK(checkLadder(description));
    COUNTERSIGN_CHECK(checkBatches(description));
    for (const std::string &name : description.scopeNeeded)
        COUNTERSIGN_CHECK(checkVariable(name, "scope_needed"));
    // The contract's own rules (lease, transit, retention) hold for the description it is drawn from.
    const auto contract = contractOf(description, description.environments.front().name);
    COUNTERSIGN_CHECK(effect::parseContractSubject(effect::contractSubject(contract)));
    return {};
}

} // namespace countersign::providers
