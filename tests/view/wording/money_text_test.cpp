// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/wording/wording.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <limits>
#include <string>
#include <vector>

namespace countersign::view {
namespace {

constexpr std::int64_t Least = std::numeric_limits<std::int64_t>::min();
constexpr std::int64_t Most = std::numeric_limits<std::int64_t>::max();

Currency currency(const std::string &code)
{
    return Currency::parse(code).value();
}

struct Amount
{
    std::int64_t minor;
    const char *code;
    const char *digits;
};

const std::vector<Amount> &amounts()
{
    static const std::vector<Amount> all{
        {0, "EUR", "0.00"},
        {5, "EUR", "0.05"},
        {125000, "EUR", "1\u00A0250.00"},
        {99999, "EUR", "999.99"},
        {100000, "EUR", "1\u00A0000.00"},
        {-5, "EUR", "\u22120.05"},
        {-99999, "EUR", "\u2212999.99"},
        {-125000, "EUR", "\u22121\u00A0250.00"},
        {12000, "JPY", "12\u00A0000"},
        {999, "JPY", "999"},
        {1250, "BHD", "1.250"},
        {1234567890, "BHD", "1\u00A0234\u00A0567.890"},
        {12500, "CLF", "1.2500"},
        {Most, "EUR", "92\u00A0233\u00A0720\u00A0368\u00A0547\u00A0758.07"},
        {Least, "EUR", "\u221292\u00A0233\u00A0720\u00A0368\u00A0547\u00A0758.08"},
        {Least, "JPY", "\u22129\u00A0223\u00A0372\u00A0036\u00A0854\u00A0775\u00A0808"},
        {Least, "CLF", "\u2212922\u00A0337\u00A0203\u00A0685\u00A0477.5808"},
    };
    return all;
}

TEST(MoneyText, GroupsTheDigitsAndKeepsTheExponent)
{
    for (const Amount &amount : amounts())
        EXPECT_EQ(amountDigits(Money(amount.minor, currency(amount.code))).toStdString(), amount.digits);
}

TEST(MoneyText, NamesTheCurrencyFirstAndARefundAsSuch)
{
    const Currency eur = currency("EUR");
    EXPECT_EQ(moneyText(Money(125000, eur)).toStdString(), "\u2066EUR\u00A01\u00A0250.00\u2069");
    EXPECT_EQ(moneyText(Money(-125000, eur)).toStdString(), "\u2066EUR\u00A0\u22121\u00A0250.00 refund\u2069");
    EXPECT_EQ(moneyText(std::optional<Money>()).toStdString(), "no amount");
    EXPECT_EQ(currencyCode(Money(1, eur)).toStdString(), "EUR");
}

TEST(ParseAmount, C14_ReadsWhatIsShown)
{
    for (const Amount &amount : amounts()) {
        const Money money(amount.minor, currency(amount.code));
        EXPECT_EQ(parseAmount(amountDigits(money), money.currency()), money) << amount.digits;
    }
}

RC_GTEST_PROP(ParseAmount, ReadsBackEveryAmountInBothForms, (std::int64_t minor))
{
    const auto code = *rc::gen::element<std::string>("EUR", "JPY", "BHD", "CLF");
    const Money money(minor, currency(code));
    RC_ASSERT(parseAmount(amountDigits(money), money.currency()) == std::optional<Money>(money));
    RC_ASSERT(parseAmount(QString::fromStdString(money.decimal()), money.currency()) == std::optional<Money>(money));
}

struct Typed
{
    const char *text;
    const char *code;
    std::int64_t minor;
};

TEST(ParseAmount, C14_ReadsPlainForms)
{
    const std::vector<Typed> typed{
        {"1250", "EUR", 125000},         {"1250.00", "EUR", 125000},  {"1250.5", "EUR", 125050},
        {" 1250.00 ", "EUR", 125000},    {"1 250.00", "EUR", 125000}, {"0.001", "BHD", 1},
        {"-1250.00", "EUR", -125000},    {"12000", "JPY", 12000},     {"\u22121 250", "EUR", -125000},
        {"12 345 678", "JPY", 12345678}, {"1.250", "BHD", 1250},      {"0.5", "CLF", 5000},
    };
    for (const Typed &one : typed)
        EXPECT_EQ(parseAmount(fromUtf8(one.text), currency(one.code)), Money(one.minor, currency(one.code)))
            << one.text;
}

TEST(ParseAmount, C14_RefusesWhatIsNoAmountOrTwo)
{
    const std::vector<Typed> typed{
        {"", "EUR", 0},
        {" ", "EUR", 0},
        {"1,250", "EUR", 0},
        {"0,001", "BHD", 0},
        {"1,250.00", "EUR", 0},
        {"1.250,00", "EUR", 0},
        {"1.250", "EUR", 0},
        {"1.250", "CLF", 0},
        {"0.125", "CLF", 0},
        {"1.250", "JPY", 0},
        {"12.0", "JPY", 0},
        {"1.2.3", "EUR", 0},
        {"1 25.00", "EUR", 0},
        {"12 50", "EUR", 0},
        {"1  250", "EUR", 0},
        {"1250 000", "EUR", 0},
        {"1 250 .00", "EUR", 0},
        {"1.25 0", "BHD", 0},
        {"1'250", "EUR", 0},
        {"1e3", "EUR", 0},
        {"0x10", "EUR", 0},
        {"+5", "EUR", 0},
        {"--5", "EUR", 0},
        {"5-", "EUR", 0},
        {"- 5", "EUR", 0},
        {".5", "EUR", 0},
        {"5.", "EUR", 0},
        {"007", "EUR", 0},
        {"EUR 5", "EUR", 0},
        {"\u0661\u0662", "EUR", 0},
        {"\uFF15", "EUR", 0},
        {"5\u202E", "EUR", 0},
        {"nan", "EUR", 0},
        {"92233720368547758.08", "EUR", 0},
        {"99999999999999999999999", "JPY", 0},
    };
    for (const Typed &one : typed)
        EXPECT_EQ(parseAmount(fromUtf8(one.text), currency(one.code)), std::nullopt) << one.text << ' ' << one.code;
    EXPECT_EQ(parseAmount(fromUtf8(std::string_view("5\0", 2)), currency("EUR")), std::nullopt);
}

} // namespace
} // namespace countersign::view
