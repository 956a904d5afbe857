// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/enum_table.h"
#include "providers/http/provider_description.h"

#include <array>
#include <string_view>

// The words of a description's closed fields that this build acts on. A word of the schema that is not here is refused
// as unsupported; adding a style means adding its word here and one function where it acts.
namespace countersign::providers {

inline constexpr EnumTable AuthWords(std::array{
    EnumWord{AuthScheme::Bearer, std::string_view("bearer")},
    EnumWord{AuthScheme::Basic, std::string_view("basic")},
    EnumWord{AuthScheme::ApiKeyHeader, std::string_view("api_key_header")},
});

inline constexpr EnumTable ResponseClassWords(std::array{
    EnumWord{ResponseClass::DefinitiveRejection, std::string_view("definitive_rejection")},
    EnumWord{ResponseClass::NotProcessed, std::string_view("not_processed")},
    EnumWord{ResponseClass::Ambiguous, std::string_view("ambiguous")},
    EnumWord{ResponseClass::Throttled, std::string_view("throttled")},
    EnumWord{ResponseClass::Accepted, std::string_view("accepted")},
});

inline constexpr EnumTable TimeFormatWords(std::array{
    EnumWord{TimeFormat::Rfc3339, std::string_view("rfc3339")},
    EnumWord{TimeFormat::EpochSeconds, std::string_view("epoch_s")},
    EnumWord{TimeFormat::EpochMilliseconds, std::string_view("epoch_ms")},
});

// Numbers and strings both come in as their exact digits, so the two decimal forms are read alike.
inline constexpr EnumTable MoneyFormWords(std::array{
    EnumWord{MoneyForm::MinorInteger, std::string_view("minor_integer")},
    EnumWord{MoneyForm::Decimal, std::string_view("decimal_string")},
    EnumWord{MoneyForm::Decimal, std::string_view("decimal_number")},
});

inline constexpr EnumTable PageStyleWords(std::array{
    EnumWord{PageStyle::CursorLastId, std::string_view("cursor_last_id")},
    EnumWord{PageStyle::CursorToken, std::string_view("cursor_token")},
    EnumWord{PageStyle::NextLink, std::string_view("next_link")},
    EnumWord{PageStyle::PageNumber, std::string_view("page_number")},
    EnumWord{PageStyle::Offset, std::string_view("offset")},
    EnumWord{PageStyle::None, std::string_view("none")},
});

inline constexpr EnumTable EndRuleWords(std::array{
    EnumWord{EndRule::HasMore, std::string_view("has_more")},
    EnumWord{EndRule::EmptyPage, std::string_view("empty_page")},
    EnumWord{EndRule::AbsentToken, std::string_view("absent_token")},
});

inline constexpr EnumTable MatchOpWords(std::array{
    EnumWord{MatchOp::Equal, std::string_view("eq")},
    EnumWord{MatchOp::Contains, std::string_view("contains")},
    EnumWord{MatchOp::Prefix, std::string_view("prefix")},
    EnumWord{MatchOp::AmountEqual, std::string_view("amount_eq")},
    EnumWord{MatchOp::TimeWithin, std::string_view("time_within")},
});

inline constexpr EnumTable ThrottleUnitWords(std::array{
    EnumWord{Throttle::Unit::Seconds, std::string_view("seconds")},
    EnumWord{Throttle::Unit::Epoch, std::string_view("epoch")},
    EnumWord{Throttle::Unit::Date, std::string_view("date")},
});

} // namespace countersign::providers
