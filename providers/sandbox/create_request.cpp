// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/sandbox/create_request.h"

#include "models/base/assert.h"
#include "models/base/canonical_json.h"
#include "models/base/text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdint>
#include <limits>
#include <set>

namespace countersign::sandbox {
namespace {

using nlohmann::json;
using Names = std::vector<std::string_view>;

constexpr CanonicalLimits BodyLimits{64 * 1024, 8};
constexpr std::size_t MaxDescription = 1000;
constexpr std::size_t MaxItems = 100;

Names membersOf(ObjectKind kind)
{
    switch (kind) {
    case ObjectKind::Charge:
    case ObjectKind::Authorisation:
    case ObjectKind::Payout:
        return {"amount", "currency", "customer", "description", "reference"};
    case ObjectKind::Capture:
    case ObjectKind::Refund:
    case ObjectKind::Void:
        return {"amount", "currency", "original", "description", "reference"};
    case ObjectKind::PayoutBatch:
        return {"items", "description", "reference"};
    case ObjectKind::Message:
        return {"recipient", "description", "reference"};
    }
    COUNTERSIGN_UNREACHABLE();
}

Status checkMembers(const json &body, const Names &members)
{
    if (!body.is_object())
        return fail(ErrorKind::InvalidInput, "the body must be a JSON object");
    for (const auto &[name, value] : body.items())
        if (std::find(members.begin(), members.end(), name) == members.end())
            return fail(ErrorKind::InvalidInput, "unknown member: " + escapedForDisplay(name));
    return {};
}

Result<std::string> nameOf(const json &body, const char *member)
{
    const auto at = body.find(member);
    if (at == body.end() || !at->is_string())
        return fail(ErrorKind::InvalidInput, std::string(member) + " must be a string");
    const auto text = at->get<std::string>();
    COUNTERSIGN_CHECK(checkName(member, text));
    return text;
}

Result<Money> amountOf(const json &body)
{
    const auto at = body.find("amount");
    const auto fits = [](const json &value) {
        return value.is_number_unsigned() &&
               value.get<std::uint64_t>() <= static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
    };
    if (at == body.end() || !fits(*at) || at->get<std::int64_t>() == 0)
        return fail(ErrorKind::InvalidInput, "amount must be a positive whole number of minor units");
    COUNTERSIGN_TRY(const auto code, nameOf(body, "currency"));
    COUNTERSIGN_TRY(const auto currency, Currency::parse(code));
    return Money(at->get<std::int64_t>(), currency);
}

Result<std::string> descriptionOf(const json &body)
{
    const auto at = body.find("description");
    if (at == body.end())
        return std::string();
    if (!at->is_string())
        return fail(ErrorKind::InvalidInput, "description must be a string");
    auto text = at->get<std::string>();
    if (text.size() > MaxDescription || !isPrintable(text))
        return fail(ErrorKind::InvalidInput, "description must be at most 1000 bytes of printable text");
    return text;
}

// Everything but the items.
Result<CreateRequest> requestIn(ObjectKind kind, const json &body)
{
    const auto members = membersOf(kind);
    COUNTERSIGN_CHECK(checkMembers(body, members));
    const auto asks = [&](std::string_view name) {
        return std::find(members.begin(), members.end(), name) != members.end();
    };
    CreateRequest request{kind};
    if (asks("amount")) {
        COUNTERSIGN_TRY(request.amount, amountOf(body));
    }
    if (asks("customer")) {
        COUNTERSIGN_TRY(request.customer, nameOf(body, "customer"));
    }
    if (asks("recipient")) {
        COUNTERSIGN_TRY(request.recipient, nameOf(body, "recipient"));
    }
    if (asks("original")) {
        COUNTERSIGN_TRY(request.original, nameOf(body, "original"));
    }
    COUNTERSIGN_TRY(request.reference, nameOf(body, "reference"));
    COUNTERSIGN_TRY(request.description, descriptionOf(body));
    return request;
}

Status addItems(CreateRequest &batch, const json &body)
{
    const auto at = body.find("items");
    if (at == body.end() || !at->is_array() || at->empty() || at->size() > MaxItems)
        return fail(ErrorKind::InvalidInput, "items must be a list of 1 to 100 payouts");
    std::set<std::string> references{batch.reference};
    for (const auto &item : *at) {
        COUNTERSIGN_TRY(auto payout, requestIn(ObjectKind::Payout, item));
        if (!references.insert(payout.reference).second)
            return fail(ErrorKind::InvalidInput, "a reference stands twice: " + escapedForDisplay(payout.reference));
        if (batch.amount) {
            COUNTERSIGN_TRY(batch.amount, batch.amount->plus(*payout.amount));
        } else {
            batch.amount = payout.amount;
        }
        batch.items.push_back(std::move(payout));
    }
    return {};
}

json parametersOf(const CreateRequest &request)
{
    json parameters{{"customer", request.customer},     {"description", request.description},
                    {"object", toString(request.kind)}, {"original", request.original},
                    {"recipient", request.recipient},   {"reference", request.reference}};
    if (request.amount) {
        parameters["amount"] = std::to_string(request.amount->minorUnits());
        parameters["currency"] = request.amount->currency().code();
    }
    for (const auto &item : request.items)
        parameters["items"].push_back(parametersOf(item));
    return parameters;
}

} // namespace

Result<CreateRequest> parseCreateRequest(ObjectKind kind, std::string_view body)
{
    // Depth, UTF-8 and duplicate members are that parser's job; it writes numbers as text, so the tree is read again.
    COUNTERSIGN_CHECK(parseForeignJson(body, BodyLimits));
    const auto tree = json::parse(body, nullptr, false);
    COUNTERSIGN_TRY(auto request, requestIn(kind, tree));
    if (kind == ObjectKind::PayoutBatch)
        COUNTERSIGN_CHECK(addItems(request, tree));
    return request;
}

Digest parametersDigest(const CreateRequest &request)
{
    return sha256(parametersOf(request).dump());
}

} // namespace countersign::sandbox
