// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/http/provider_money.h"

#include "models/base/money.h"
#include "models/base/text.h"

#include <cstdint>
#include <limits>
#include <optional>

namespace countersign::providers {

namespace {

int providerExponent(const ProviderDescription &description, const Currency &currency)
{
    const auto own = description.exponentOverrides.find(std::string(currency.code()));
    return own == description.exponentOverrides.end() ? currency.exponent() : own->second;
}

// value · 10^shift, if that is a whole number that fits.
std::optional<std::int64_t> shifted(std::int64_t value, int shift)
{
    for (; shift > 0; --shift) {
        if (value > std::numeric_limits<std::int64_t>::max() / 10 ||
            value < std::numeric_limits<std::int64_t>::min() / 10)
            return std::nullopt;
        value *= 10;
    }
    for (; shift < 0; ++shift) {
        if (value % 10 != 0)
            return std::nullopt;
        value /= 10;
    }
    return value;
}

} // namespace

std::string minorUnitsOf(const ProviderDescription &description, const std::string &amount,
                         const std::string &currencyCode)
{
    const auto currency = Currency::parse(currencyCode);
    if (!currency)
        return {};
    if (description.moneyForm == MoneyForm::Decimal) {
        const auto money = Money::fromDecimal(amount, *currency);
        return money ? std::to_string(money->minorUnits()) : std::string();
    }
    const auto units = parseInt64(amount);
    const auto minor =
        units ? shifted(*units, currency->exponent() - providerExponent(description, *currency)) : std::nullopt;
    return minor ? std::to_string(*minor) : std::string();
}

std::string amountForFilter(const ProviderDescription &description, const std::string &amountMinor,
                            const std::string &currencyCode)
{
    const auto currency = Currency::parse(currencyCode);
    const auto money = currency ? Money::fromMinor(amountMinor, *currency) : fail(currency.error());
    if (!money)
        return {};
    if (description.amountFilterForm == MoneyForm::Decimal)
        return money->decimal();
    const auto units = shifted(money->minorUnits(), providerExponent(description, *currency) - currency->exponent());
    return units ? std::to_string(*units) : std::string();
}

} // namespace countersign::providers
