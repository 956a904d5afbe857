// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/sandbox/object_kind.h"

#include "models/base/enum_table.h"

#include <array>

namespace countersign::sandbox {
namespace {

constexpr EnumTable Words(std::array{
    EnumWord{ObjectKind::Charge, std::string_view("charge")},
    EnumWord{ObjectKind::Authorisation, std::string_view("authorisation")},
    EnumWord{ObjectKind::Capture, std::string_view("capture")},
    EnumWord{ObjectKind::Refund, std::string_view("refund")},
    EnumWord{ObjectKind::Void, std::string_view("void")},
    EnumWord{ObjectKind::PayoutBatch, std::string_view("payout_batch")},
    EnumWord{ObjectKind::Payout, std::string_view("payout")},
    EnumWord{ObjectKind::Message, std::string_view("message")},
});

constexpr EnumTable Collections(std::array{
    EnumWord{ObjectKind::Charge, std::string_view("charges")},
    EnumWord{ObjectKind::Authorisation, std::string_view("authorisations")},
    EnumWord{ObjectKind::Capture, std::string_view("captures")},
    EnumWord{ObjectKind::Refund, std::string_view("refunds")},
    EnumWord{ObjectKind::Void, std::string_view("voids")},
    EnumWord{ObjectKind::PayoutBatch, std::string_view("payout_batches")},
    EnumWord{ObjectKind::Payout, std::string_view("payouts")},
    EnumWord{ObjectKind::Message, std::string_view("messages")},
});

} // namespace

std::string_view toString(ObjectKind kind)
{
    return Words.word(kind);
}

std::optional<ObjectKind> parseObjectKind(std::string_view word)
{
    return Words.parse(word);
}

std::string_view collectionOf(ObjectKind kind)
{
    return Collections.word(kind);
}

std::optional<ObjectKind> kindOfCollection(std::string_view name)
{
    return Collections.parse(name);
}

std::string_view idPrefixOf(ObjectKind kind)
{
    switch (kind) {
    case ObjectKind::Charge:
        return "ch_";
    case ObjectKind::Authorisation:
        return "au_";
    case ObjectKind::Capture:
        return "ca_";
    case ObjectKind::Refund:
        return "re_";
    case ObjectKind::Void:
        return "vo_";
    case ObjectKind::PayoutBatch:
        return "pb_";
    case ObjectKind::Payout:
        return "po_";
    case ObjectKind::Message:
        return "msg_";
    }
    COUNTERSIGN_UNREACHABLE();
}

bool needsOriginal(ObjectKind kind)
{
    return kind == ObjectKind::Capture || kind == ObjectKind::Refund || kind == ObjectKind::Void;
}

bool takesFrom(ObjectKind kind, ObjectKind original)
{
    if (kind == ObjectKind::Capture || kind == ObjectKind::Void)
        return original == ObjectKind::Authorisation;
    return kind == ObjectKind::Refund && (original == ObjectKind::Charge || original == ObjectKind::Capture);
}

bool mayBeAskedFor(ObjectKind kind)
{
    return kind != ObjectKind::Payout;
}

} // namespace countersign::sandbox
