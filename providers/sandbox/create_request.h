// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/digest.h"
#include "models/base/money.h"
#include "providers/sandbox/object_kind.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

// The body of a POST: what a client asks for, checked.
namespace countersign::sandbox {

struct CreateRequest
{
    ObjectKind kind{};
    std::optional<Money> amount{}; // none for messages; of a batch the sum of its items
    std::string customer{};        // who pays, or is paid
    std::string recipient{};       // of a message: an opaque reference
    std::string original{};        // id of the object that a capture, refund or void takes from
    std::string reference{};
    std::string description{};
    std::vector<CreateRequest> items{}; // of a batch: payouts in one currency, each reference once
};

// InvalidInput says which member is missing, unknown or wrong.
Result<CreateRequest> parseCreateRequest(ObjectKind kind, std::string_view body);

// SHA-256 of the canonical parameters: two requests under one key must agree in it.
Digest parametersDigest(const CreateRequest &request);

} // namespace countersign::sandbox
