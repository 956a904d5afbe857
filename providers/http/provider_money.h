// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "providers/http/provider_description.h"

#include <string>

// Amounts between the provider's form and whole minor units of ISO 4217. Exact digits only; never through a double.
namespace countersign::providers {

// "" if the text is no amount of that currency in the provider's form, or not a whole number of minor units.
std::string minorUnitsOf(const ProviderDescription &description, const std::string &amount,
                         const std::string &currency);
// An intent's amount as the provider's search wants it; "" without an amount.
std::string amountForFilter(const ProviderDescription &description, const std::string &amountMinor,
                            const std::string &currency);

} // namespace countersign::providers
