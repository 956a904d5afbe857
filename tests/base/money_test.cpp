// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/money.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cstdint>
#include <string>

namespace countersign {
namespace {

__extension__ using Wide = __int128; // the oracle: wide enough for every sum

Currency currency(std::string_view code)
{
    return *Currency::parse(code);
}

TEST(Money, KnowsTheFourExponentsOfIso4217)
{
    EXPECT_EQ(currency("JPY").exponent(), 0);
    EXPECT_EQ(currency("EUR").exponent(), 2);
    EXPECT_EQ(currency("KWD").exponent(), 3);
    EXPECT_EQ(currency("CLF").exponent(), 4);
    for (const char *bad : {"", "EU", "eur", "EURO", "XXX", "ZZZ", "E R", "R BAM"})
        EXPECT_FALSE(Currency::parse(bad).has_value()) << bad;
}

TEST(Money, DecimalsAreExact)
{
    EXPECT_EQ(Money::fromDecimal("1250", currency("JPY"))->minorUnits(), 1250);
    EXPECT_EQ(Money::fromDecimal("12.5", currency("EUR"))->minorUnits(), 1250);
    EXPECT_EQ(Money::fromDecimal("0.1", currency("KWD"))->minorUnits(), 100);
    EXPECT_EQ(Money::fromDecimal("-0.05", currency("EUR"))->minorUnits(), -5);
    EXPECT_EQ(Money::fromDecimal("92233720368547758.07", currency("EUR"))->minorUnits(), INT64_MAX);
    EXPECT_EQ(Money(-5, currency("EUR")).toString(), "EUR -0.05");
    EXPECT_EQ(Money(1, currency("CLF")).decimal(), "0.0001");
    EXPECT_EQ(Money(1000, currency("JPY")).decimal(), "1000");
}

TEST(Money, RefusesWhatItCannotHoldExactly)
{
    for (const char *bad : {"", ".", "1.", ".5", "1.234", "1e2", "1,5", "13.194", "01.00", "+1", "--1", "1.-5",
                            "92233720368547758.08", "NaN"})
        EXPECT_FALSE(Money::fromDecimal(bad, currency("EUR")).has_value()) << bad;
    EXPECT_FALSE(Money::fromDecimal("1.5", currency("JPY")).has_value());
    for (const char *bad : {"", "13.194", "1 ", "9223372036854775808"})
        EXPECT_FALSE(Money::fromMinor(bad, currency("EUR")).has_value()) << bad;
}

TEST(Money, CurrenciesNeverMix)
{
    const Money euro(900, currency("EUR"));
    const Money dollar(900, currency("USD"));
    EXPECT_FALSE(euro.plus(dollar).has_value());
    EXPECT_FALSE(euro.minus(dollar).has_value());
    EXPECT_FALSE(euro.compare(dollar).has_value());
    EXPECT_NE(euro, dollar);
}

RC_GTEST_PROP(Money, DecimalReadsBackInEveryCurrency, (std::int64_t minor))
{
    for (const char *code : {"JPY", "EUR", "KWD", "CLF"}) {
        const Money money(minor, currency(code));
        const auto back = Money::fromDecimal(money.decimal(), currency(code));
        RC_ASSERT(back.has_value());
        RC_ASSERT(*back == money);
    }
}

RC_GTEST_PROP(Money, SumsAreExactOrRefused, (std::int64_t a, std::int64_t b))
{
    const auto sum = Money(a, currency("EUR")).plus(Money(b, currency("EUR")));
    const Wide exact = static_cast<Wide>(a) + b;
    const bool fits = exact >= INT64_MIN && exact <= INT64_MAX;
    RC_ASSERT(sum.has_value() == fits);
    if (sum)
        RC_ASSERT(static_cast<Wide>(sum->minorUnits()) == exact);
}

RC_GTEST_PROP(Money, DifferencesAreExactOrRefused, (std::int64_t a, std::int64_t b))
{
    const auto difference = Money(a, currency("EUR")).minus(Money(b, currency("EUR")));
    const Wide exact = static_cast<Wide>(a) - b;
    RC_ASSERT(difference.has_value() == (exact >= INT64_MIN && exact <= INT64_MAX));
    if (difference)
        RC_ASSERT(static_cast<Wide>(difference->minorUnits()) == exact);
}

} // namespace
} // namespace countersign
