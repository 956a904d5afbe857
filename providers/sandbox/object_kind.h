// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

// What the sandbox can make. The word of a kind is the `object` of the answer and the operation of the intent.
namespace countersign::sandbox {

enum class ObjectKind {
    Charge,
    Authorisation,
    Capture,     // of an authorisation
    Refund,      // of a charge or a capture
    Void,        // of a whole authorisation of which nothing was captured
    PayoutBatch, // made together with its payouts
    Payout,
    Message,
};
std::string_view toString(ObjectKind kind);
std::optional<ObjectKind> parseObjectKind(std::string_view word);

std::string_view collectionOf(ObjectKind kind); // "charges": the last part of its path
std::optional<ObjectKind> kindOfCollection(std::string_view name);
std::string_view idPrefixOf(ObjectKind kind);

bool needsOriginal(ObjectKind kind);                  // a capture, refund or void takes from an object made before
bool takesFrom(ObjectKind kind, ObjectKind original); // whether it may take from that kind
bool mayBeAskedFor(ObjectKind kind);                  // a payout only comes with its batch

} // namespace countersign::sandbox
