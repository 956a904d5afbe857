// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/sandbox/charge_request.h"

#include "models/base/canonical_json.h"
#include "models/base/text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>

namespace countersign::sandbox {
namespace {

using nlohmann::json;

constexpr CanonicalLimits BodyLimits{64 * 1024, 8};
constexpr std::size_t MaxDescription = 1000;
constexpr std::array<std::string_view, 5> Members = {"amount", "currency", "customer", "description", "reference"};

Status checkMembers(const json &body)
{
    if (!body.is_object())
        return fail(ErrorKind::InvalidInput, "the body must be a JSON object");
    for (const auto &[name, value] : body.items())
        if (std::find(Members.begin(), Members.end(), name) == Members.end())
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

Result<std::int64_t> amountOf(const json &body)
{
    const auto at = body.find("amount");
    const auto fits = [](const json &value) {
        return value.is_number_unsigned() &&
               value.get<std::uint64_t>() <= static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
    };
    if (at == body.end() || !fits(*at) || at->get<std::int64_t>() == 0)
        return fail(ErrorKind::InvalidInput, "amount must be a positive whole number of minor units");
    return at->get<std::int64_t>();
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

} // namespace

Result<ChargeRequest> parseChargeRequest(std::string_view body)
{
    // Depth, UTF-8 and duplicate members are that parser's job; it writes numbers as text, so the tree is read again.
    COUNTERSIGN_CHECK(parseForeignJson(body, BodyLimits));
    const auto tree = json::parse(body, nullptr, false);
    COUNTERSIGN_CHECK(checkMembers(tree));
    COUNTERSIGN_TRY(const auto minor, amountOf(tree));
    COUNTERSIGN_TRY(const auto code, nameOf(tree, "currency"));
    COUNTERSIGN_TRY(const auto currency, Currency::parse(code));
    ChargeRequest request{Money(minor, currency)};
    COUNTERSIGN_TRY(request.customer, nameOf(tree, "customer"));
    COUNTERSIGN_TRY(request.reference, nameOf(tree, "reference"));
    COUNTERSIGN_TRY(request.description, descriptionOf(tree));
    return request;
}

Digest parametersDigest(const ChargeRequest &request)
{
    const json parameters{{"amount", std::to_string(request.amount.minorUnits())},
                          {"currency", std::string(request.amount.currency().code())},
                          {"customer", request.customer},
                          {"description", request.description},
                          {"reference", request.reference}};
    return sha256(parameters.dump());
}

std::string_view chargeStatus(const ChargeRequest &request)
{
    std::string_view customer = request.customer;
    if (customer.starts_with("cus_"))
        customer.remove_prefix(4);
    if (customer.starts_with("declined"))
        return {};
    for (const std::string_view status : {"pending", "failed", "refunded"})
        if (customer.starts_with(status))
            return status;
    return "succeeded";
}

} // namespace countersign::sandbox
