// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/error.h"

#include "models/base/enum_table.h"

namespace countersign {
namespace {

constexpr EnumTable KindWords(std::array{
    EnumWord{ErrorKind::InvalidInput, std::string_view("invalid_input")},
    EnumWord{ErrorKind::NotFound, std::string_view("not_found")},
    EnumWord{ErrorKind::PermissionDenied, std::string_view("permission_denied")},
    EnumWord{ErrorKind::Unavailable, std::string_view("unavailable")},
    EnumWord{ErrorKind::Busy, std::string_view("busy")},
    EnumWord{ErrorKind::TimedOut, std::string_view("timed_out")},
    EnumWord{ErrorKind::Cancelled, std::string_view("cancelled")},
    EnumWord{ErrorKind::Corrupt, std::string_view("corrupt")},
    EnumWord{ErrorKind::Unsupported, std::string_view("unsupported")},
    EnumWord{ErrorKind::StorageFull, std::string_view("storage_full")},
    EnumWord{ErrorKind::ReadOnly, std::string_view("read_only")},
    EnumWord{ErrorKind::OutcomeUnknown, std::string_view("outcome_unknown")},
    EnumWord{ErrorKind::VerificationFailed, std::string_view("verification_failed")},
    EnumWord{ErrorKind::Internal, std::string_view("internal")},
});

std::string_view sentence(Consequence consequence)
{
    switch (consequence) {
    case Consequence::NothingChanged:
        return "Nothing was changed and nothing was sent to the provider.";
    case Consequence::MayHaveReachedProvider:
        return "The request may have reached the provider.";
    case Consequence::MayHaveChangedLedger:
        return "The ledger may have been changed.";
    }
    COUNTERSIGN_UNREACHABLE();
}

} // namespace

std::string_view toString(ErrorKind kind)
{
    return KindWords.word(kind);
}

std::string describe(const Error &error)
{
    std::string text = error.context;
    if (!text.empty() && text.back() != '.')
        text += '.';
    if (!error.remedy.empty()) {
        text += ' ' + error.remedy;
        if (text.back() != '.')
            text += '.';
    }
    text += ' ';
    text += sentence(error.consequence);
    return text;
}

} // namespace countersign
