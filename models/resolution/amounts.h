// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/resolution/cited_objects.h"

#include <map>
#include <optional>
#include <string>

// Inside the folder: what an action is worth, per currency. Arithmetic is checked; what cannot be added or read has no
// amount, and the facts take that as more than any limit.
namespace countersign::resolution {

// Largest of the intent's amount, each cited object's, their sum where there are several, and the compensation's.
// nullopt where a currency's amount cannot be computed. Empty where nothing has an amount.
using Worth = std::map<std::string, std::optional<std::int64_t>>;

Worth worthOf(const FactContext &context);

std::optional<std::int64_t> checkedSum(std::int64_t a, std::int64_t b);

// An amount in minor units as evidence and statements write it; nullopt unless it is a whole number of at least 0.
std::optional<std::int64_t> parseMinor(const std::string &text);

} // namespace countersign::resolution
