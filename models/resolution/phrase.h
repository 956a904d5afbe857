// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/clock.h"

#include <string>
#include <string_view>
#include <variant>
#include <vector>

// lupdate keeps the texts of the namespace in which this stands under this name (resources/translations).
#define COUNTERSIGN_CATALOGUE(name)

// What this layer says to people: whole sentences and what stands in them, so that they can be translated, and data
// made safe and instants written, where they are shown. Pure; any thread.
namespace countersign::resolution {

COUNTERSIGN_CATALOGUE(countersign::view)

// A text that the catalogues hold: lupdate finds it by this name. It comes back as it is.
constexpr std::string_view translatable(std::string_view text)
{
    return text;
}

struct Phrase;
using Phrases = std::vector<Phrase>;

// Data as it was written, an instant, or words of the program's own, which are listed.
using Argument = std::variant<std::string, Instant, Phrases>;

struct Phrase
{
    std::string_view pattern{}; // a literal, ended by a zero; %1 to %9 stand for the arguments
    std::vector<Argument> arguments{};
};

// The pattern with its places filled. What is filled in is not looked at again, so data may hold a "%1".
std::string filled(std::string_view pattern, const std::vector<std::string> &arguments);

// In English: data escaped for display, instants as they stand in the ledger. Several: one after the other.
std::string english(const Phrase &phrase);
std::string english(const Phrases &sentences);

} // namespace countersign::resolution
