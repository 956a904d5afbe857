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

std::string ended(std::string sentence)
{
    return sentence.empty() || sentence.back() == '.' ? sentence : sentence + '.';
}

} // namespace

std::string_view toString(ErrorKind kind)
{
    return KindWords.word(kind);
}

Phrase sentenceOf(Consequence consequence)
{
    switch (consequence) {
    case Consequence::NothingChanged:
        return translatable("Nothing was changed and nothing was sent to the provider.");
    case Consequence::MayHaveReachedProvider:
        return translatable("The request may have reached the provider.");
    case Consequence::MayHaveChangedLedger:
        return translatable("The ledger may have been changed.");
    }
    COUNTERSIGN_UNREACHABLE();
}

std::string describe(const Error &error)
{
    std::string text = ended(english(error.context));
    if (const std::string remedy = ended(english(error.remedy)); !remedy.empty())
        text += ' ' + remedy;
    return text + ' ' + english(sentenceOf(error.consequence));
}

} // namespace countersign
