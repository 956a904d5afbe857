// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"
#include "models/base/text.h"

#include <compare>
#include <functional>
#include <string>
#include <string_view>

// Names that must not be mixed up: each tag is a type of its own over 1 to 255 bytes of UTF-8 without control
// characters. The bytes are kept exactly: no trimming, no case folding, no normalisation.
namespace countersign {

template <class Tag>
class StrongText final
{
public:
    static Result<StrongText> parse(std::string_view text)
    {
        COUNTERSIGN_CHECK(checkName(Tag::Name, text));
        return StrongText(std::string(text));
    }

    const std::string &value() const { return m_value; }

    friend bool operator==(const StrongText &, const StrongText &) = default;
    friend auto operator<=>(const StrongText &, const StrongText &) = default;

private:
    explicit StrongText(std::string value) : m_value(std::move(value)) {}
    std::string m_value;
};

struct TenantTag
{
    static constexpr Translatable Name = translatable("tenant");
};
struct IntentKeyTag
{
    static constexpr Translatable Name = translatable("intent key");
};
struct PersonTag
{
    static constexpr Translatable Name = translatable("person");
};
struct OriginTag
{
    static constexpr Translatable Name = translatable("log origin");
};

using TenantId = StrongText<TenantTag>;
using IntentKey = StrongText<IntentKeyTag>; // ledger.md: 1 to 255 bytes, exact
using PersonId = StrongText<PersonTag>;
using Origin = StrongText<OriginTag>;

} // namespace countersign

template <class Tag>
struct std::hash<countersign::StrongText<Tag>>
{
    std::size_t operator()(const countersign::StrongText<Tag> &id) const
    {
        return std::hash<std::string>()(id.value());
    }
};
