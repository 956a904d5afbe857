// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"

#include <array>
#include <compare>
#include <cstdint>
#include <string>
#include <string_view>

// Money is whole minor units of one currency. No floating point anywhere; arithmetic is checked; two currencies
// never mix. Exponents (0, 2, 3, 4) are those of ISO 4217 list one.
namespace countersign {

class Currency final
{
public:
    static Result<Currency> parse(std::string_view code); // three capital letters of ISO 4217, active codes only

    std::string_view code() const { return {m_code.data(), m_code.size()}; }
    int exponent() const { return m_exponent; } // decimal digits of the minor unit

    friend bool operator==(const Currency &, const Currency &) = default;
    friend auto operator<=>(const Currency &, const Currency &) = default;

private:
    Currency(std::string_view code, int exponent);
    std::array<char, 3> m_code{};
    int m_exponent = 0;
};

class Money final
{
public:
    Money(std::int64_t minorUnits, Currency currency) : m_minorUnits(minorUnits), m_currency(currency) {}

    // "1250", "12.50": exact; refuses more fraction digits than the currency has, exponents, signs but a leading minus.
    static Result<Money> fromDecimal(std::string_view decimal, Currency currency);
    // Minor units as a canonical decimal integer ("125000").
    static Result<Money> fromMinor(std::string_view minorUnits, Currency currency);

    std::int64_t minorUnits() const { return m_minorUnits; }
    Currency currency() const { return m_currency; }
    std::string decimal() const;  // "12.50", "-0.05", "1000" for JPY
    std::string toString() const; // "EUR 12.50"

    Result<Money> plus(const Money &other) const;  // InvalidInput on another currency or overflow
    Result<Money> minus(const Money &other) const; // the same
    // Order of two amounts of one currency; InvalidInput otherwise.
    Result<std::strong_ordering> compare(const Money &other) const;

    friend bool operator==(const Money &, const Money &) = default;

private:
    std::int64_t m_minorUnits;
    Currency m_currency;
};

} // namespace countersign
