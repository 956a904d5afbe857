// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/digest.h"
#include "models/base/money.h"

#include <string>
#include <string_view>

// The body of POST /v1/charges: what a client asks for, checked.
namespace countersign::sandbox {

struct ChargeRequest
{
    Money amount;
    std::string customer{};
    std::string reference{};
    std::string description{};
};

// InvalidInput says which member is missing, unknown or wrong.
Result<ChargeRequest> parseChargeRequest(std::string_view body);

// SHA-256 of the canonical parameters: two requests under one key must agree in it.
Digest parametersDigest(const ChargeRequest &request);

// The customer decides how the charge ends: names that start with `declined`, `pending`, `failed` or `refunded` (with
// or without `cus_` before it) do what they say; every other charge succeeds. "" is declined: no charge.
std::string_view chargeStatus(const ChargeRequest &request);

} // namespace countersign::sandbox
