// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/api/exact_instant.h"

#include <chrono>

namespace countersign::providers {

std::string exactInstantText(const std::optional<Instant> &at)
{
    if (!at)
        return {};
    const auto fraction = *at - std::chrono::floor<std::chrono::seconds>(*at);
    std::string digits = std::to_string(1'000'000 + fraction.count());
    digits.front() = '.';
    std::string text = formatInstant(*at - fraction);
    text.pop_back(); // Z
    return text + digits + "Z";
}

std::optional<Instant> readExactInstant(JsonReader &reader, const std::string &name)
{
    const std::string text = reader.text(name, 0, 40);
    if (text.empty())
        return std::nullopt;
    const auto at = parseRfc3339(text);
    if (!at) {
        reader.refuse(name, translatable("is not a time of RFC 3339"));
        return std::nullopt;
    }
    return *at;
}

} // namespace countersign::providers
