// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/effect/compensation_key.h"

#include "models/base/assert.h"
#include "models/base/digest.h"

#include <algorithm>
#include <cstddef>
#include <string>

namespace countersign::effect {

namespace {

constexpr std::string_view Mark = ":compensate:v";
constexpr std::size_t LongestPlainKey = 235; // ledger.md, T1

} // namespace

IntentKey compensationKey(const IntentKey &original, std::int64_t number)
{
    COUNTERSIGN_ASSERT(number >= 1);
    const std::string &plain = original.value();
    const std::string name = plain.size() > LongestPlainKey ? "sha256:" + sha256(plain).hex() : plain;
    auto key = IntentKey::parse(name + std::string(Mark) + std::to_string(number));
    COUNTERSIGN_ASSERT(key.has_value()); // 235 + 13 + at most 19 digits would not fit; nobody compensates that often
    return *key;
}

bool isCompensationKey(std::string_view key)
{
    const auto at = key.rfind(Mark);
    if (at == std::string_view::npos || at + Mark.size() == key.size())
        return false;
    const auto digits = key.substr(at + Mark.size());
    return std::all_of(digits.begin(), digits.end(), [](char c) { return c >= '0' && c <= '9'; });
}

} // namespace countersign::effect
