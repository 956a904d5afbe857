// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/money.h"

#include "models/base/text.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <utility>

namespace countersign {
namespace {

struct ExponentGroup
{
    int exponent;
    std::string_view codes; // three letters each, separated by a space
};

// ISO 4217 list one (active currencies and funds with a minor unit), as amended to 2025.
constexpr std::array<ExponentGroup, 4> Groups{{
    {0, "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF"},
    {2, "AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF "
        "CHW CNY COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG "
        "HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR "
        "MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD "
        "SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST XCD XCG "
        "YER ZAR ZMW ZWG"},
    {3, "BHD IQD JOD KWD LYD OMR TND"},
    {4, "CLF UYW"},
}};

std::optional<int> exponentOf(std::string_view code)
{
    for (const ExponentGroup &group : Groups)
        for (std::size_t at = 0; at < group.codes.size(); at += 4)
            if (group.codes.substr(at, 3) == code)
                return group.exponent;
    return std::nullopt;
}

tl::unexpected<Error> badAmount(std::string_view text, const Currency &currency)
{
    return fail(ErrorKind::InvalidInput,
                {translatable("amount \"%1\" is not an exact %2 amount"),
                 {std::string(text.substr(0, 64)), std::string(currency.code())}},
                {translatable("%1 has %2 fraction digits."),
                 {std::string(currency.code()), std::to_string(currency.exponent())}});
}

Status sameCurrency(const Money &a, const Money &b)
{
    if (a.currency() == b.currency())
        return {};
    return fail(ErrorKind::InvalidInput, {translatable("amounts in %1 and %2 do not mix"),
                                          {std::string(a.currency().code()), std::string(b.currency().code())}});
}

} // namespace

Currency::Currency(std::string_view code, int exponent) : m_exponent(exponent)
{
    std::copy_n(code.begin(), m_code.size(), m_code.begin());
}

Result<Currency> Currency::parse(std::string_view code)
{
    const std::optional<int> exponent = code.size() == 3 ? exponentOf(code) : std::nullopt;
    if (!exponent)
        return fail(ErrorKind::InvalidInput,
                    {translatable("currency \"%1\" is not an active ISO 4217 code"), {std::string(code.substr(0, 64))}},
                    translatable("Use three capital letters such as EUR."));
    return Currency(code, *exponent);
}

Result<Money> Money::fromDecimal(std::string_view decimal, Currency currency)
{
    const bool negative = !decimal.empty() && decimal.front() == '-';
    const std::string_view plain = negative ? decimal.substr(1) : decimal;
    const std::size_t point = plain.find('.');
    const std::string_view whole = plain.substr(0, point);
    const std::string_view fraction = point == std::string_view::npos ? std::string_view() : plain.substr(point + 1);
    const auto exponent = static_cast<std::size_t>(currency.exponent());
    const bool emptyFraction = point != std::string_view::npos && fraction.empty();
    const bool leadingZero = whole.size() > 1 && whole.front() == '0';
    if (whole.empty() || emptyFraction || leadingZero || fraction.size() > exponent)
        return badAmount(decimal, currency);
    std::string digits(whole);
    digits += fraction;
    digits.append(exponent - fraction.size(), '0');
    const std::size_t firstDigit = std::min(digits.find_first_not_of('0'), digits.size() - 1);
    digits.erase(0, firstDigit);
    if (negative && digits != "0")
        digits.insert(digits.begin(), '-');
    const auto minor = parseInt64(digits);
    if (!minor)
        return badAmount(decimal, currency);
    return Money(*minor, currency);
}

Result<Money> Money::fromMinor(std::string_view minorUnits, Currency currency)
{
    const auto minor = parseInt64(minorUnits);
    if (!minor)
        return fail(ErrorKind::InvalidInput, {translatable("amount \"%1\" is not a whole number of minor units"),
                                              {std::string(minorUnits.substr(0, 64))}});
    return Money(*minor, currency);
}

std::string Money::decimal() const
{
    std::string digits = std::to_string(m_minorUnits);
    const bool negative = digits.front() == '-';
    if (negative)
        digits.erase(0, 1);
    const auto exponent = static_cast<std::size_t>(m_currency.exponent());
    if (digits.size() <= exponent)
        digits.insert(0, exponent + 1 - digits.size(), '0');
    if (exponent > 0)
        digits.insert(digits.size() - exponent, 1, '.');
    return negative ? '-' + digits : digits;
}

std::string Money::toString() const
{
    return std::string(m_currency.code()) + ' ' + decimal();
}

Result<Money> Money::plus(const Money &other) const
{
    COUNTERSIGN_CHECK(sameCurrency(*this, other));
    std::int64_t sum = 0;
    if (__builtin_add_overflow(m_minorUnits, other.m_minorUnits, &sum))
        return fail(ErrorKind::InvalidInput, translatable("the sum of two amounts is too large"));
    return Money(sum, m_currency);
}

Result<Money> Money::minus(const Money &other) const
{
    COUNTERSIGN_CHECK(sameCurrency(*this, other));
    std::int64_t difference = 0;
    if (__builtin_sub_overflow(m_minorUnits, other.m_minorUnits, &difference))
        return fail(ErrorKind::InvalidInput, translatable("the difference of two amounts is too large"));
    return Money(difference, m_currency);
}

Result<std::strong_ordering> Money::compare(const Money &other) const
{
    COUNTERSIGN_CHECK(sameCurrency(*this, other));
    return m_minorUnits <=> other.m_minorUnits;
}

} // namespace countersign
