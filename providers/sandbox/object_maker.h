// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "providers/sandbox/create_request.h"
#include "providers/sandbox/effect_store.h"
#include "providers/sandbox/sandbox_fault.h"

#include <cstdint>
#include <string>

// What the sandbox decides about a request that it carries out: a pure function, so that the same history gives the
// same objects.
namespace countersign::sandbox {

struct Making
{
    const CreateRequest &request;
    const std::string &account;
    const Faults &faults;
    const std::string &at;         // RFC 3339, when the objects are made
    std::int64_t objectsBefore;    // the ids follow from it
    const SandboxObject *original; // of a capture, refund or void, in this account; null: there is none
};

// Status, body and objects of the line; the caller knows the rest. The names of customer and recipient decide how an
// object ends: `declined`, `pending`, `failed`, `refunded` or, for messages, `bounced` at their start (`cus_` may stand
// before it) do what they say. A declined item of a batch fails, and the batch is made all the same.
LoggedEffect makeObjects(const Making &making);

} // namespace countersign::sandbox
