// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/sandbox/object_query.h"

#include "models/base/text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>
#include <string_view>
#include <vector>

namespace countersign::sandbox {
namespace {

using nlohmann::json;
using Query = std::map<std::string, std::string>;

constexpr std::size_t MaxPage = 100;

Result<std::optional<Instant>> timeOf(const Query &query, const char *name)
{
    const auto at = query.find(name);
    if (at == query.end())
        return std::optional<Instant>();
    const auto instant = parseRfc3339(at->second);
    if (!instant)
        return fail(ErrorKind::InvalidInput, std::string(name) + " must be an RFC 3339 time");
    return std::optional<Instant>(*instant);
}

std::vector<std::string_view> knownNames(std::optional<ObjectKind> kind)
{
    std::vector<std::string_view> names = {"account", "created_from", "created_to", "cursor", "limit", "reference"};
    if (!kind)
        names.emplace_back("type");
    if (kind != ObjectKind::Message)
        names.emplace_back("customer");
    if (!kind || kind == ObjectKind::Message)
        names.emplace_back("recipient");
    if (kind == ObjectKind::Message)
        names.emplace_back("message_id");
    return names;
}

Status checkNames(const Query &query, std::optional<ObjectKind> kind)
{
    const auto known = knownNames(kind);
    for (const auto &[name, value] : query) {
        if (std::find(known.begin(), known.end(), name) == known.end())
            return fail(ErrorKind::InvalidInput, "unknown parameter: " + escapedForDisplay(name));
        if (value.empty())
            return fail(ErrorKind::InvalidInput, "empty parameter: " + name);
    }
    return {};
}

Result<std::size_t> limitOf(const Query &query)
{
    const auto at = query.find("limit");
    if (at == query.end())
        return std::size_t{20};
    const auto limit = parseUint64(at->second);
    if (!limit || *limit == 0 || *limit > MaxPage)
        return fail(ErrorKind::InvalidInput, "limit must be between 1 and 100");
    return static_cast<std::size_t>(*limit);
}

Result<std::optional<ObjectKind>> typeOf(const Query &query)
{
    const auto at = query.find("type");
    if (at == query.end())
        return std::optional<ObjectKind>();
    const auto kind = parseObjectKind(at->second);
    if (!kind)
        return fail(ErrorKind::InvalidInput, "type names nothing that can be made");
    return kind;
}

} // namespace

Result<ObjectQuery> parseObjectQuery(const Query &query, std::optional<ObjectKind> kind)
{
    const auto text = [&](const char *name) {
        const auto at = query.find(name);
        return at == query.end() ? std::string() : at->second;
    };
    COUNTERSIGN_CHECK(checkNames(query, kind));
    ObjectQuery wanted;
    wanted.account = text("account");
    wanted.reference = text("reference");
    wanted.customer = text("customer");
    wanted.recipient = text("recipient");
    wanted.messageId = text("message_id");
    wanted.after = text("cursor");
    wanted.kind = kind;
    if (!kind) {
        COUNTERSIGN_TRY(wanted.kind, typeOf(query));
    }
    COUNTERSIGN_TRY(wanted.from, timeOf(query, "created_from"));
    COUNTERSIGN_TRY(wanted.to, timeOf(query, "created_to"));
    COUNTERSIGN_TRY(wanted.limit, limitOf(query));
    // An object says its time in whole seconds; a bound inside a second includes that second.
    if (wanted.from)
        wanted.from = std::chrono::floor<std::chrono::seconds>(*wanted.from);
    return wanted;
}

std::string pageBody(const ObjectPage &page)
{
    json data = json::array();
    for (const auto *object : page.objects)
        data.push_back(json::parse(object->bodyNow()));
    const json next = page.hasMore ? json(page.objects.back()->id) : json(nullptr);
    return json{{"object", "list"}, {"data", data}, {"has_more", page.hasMore}, {"next_cursor", next}}.dump();
}

} // namespace countersign::sandbox
