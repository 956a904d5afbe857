// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/instant.h"

#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

// What the layers without Qt say to people: a sentence and what stands in it, so that it can be translated, and data
// made safe and instants written, where they are shown. Pure; any thread.
namespace countersign {

// A text that the catalogues hold.
struct Translatable
{
    std::string_view text{}; // a literal, ended by a zero; %1 to %9 stand for the arguments
};

// By this name the catalogues find the text (resources/translations), where the bracket closes right after the literal.
constexpr Translatable translatable(std::string_view text)
{
    return {text};
}

struct Phrase;
using Phrases = std::vector<Phrase>;

// Data as it was written, an instant, or words of the program's own, which are listed.
using Argument = std::variant<std::string, Instant, Phrases>;

struct Phrase
{
    Phrase() = default;
    Phrase(Translatable text, std::vector<Argument> with = {}) : pattern(text.text), arguments(std::move(with)) {}
    // The same in every language: data, another program's words, or those of a program that speaks English only.
    Phrase(std::string words) : arguments{std::move(words)} {}
    Phrase(const char *words) : Phrase(std::string(words)) {}

    bool empty() const { return pattern.empty() && arguments.empty(); }
    bool operator==(const Phrase &) const;

    std::string_view pattern{}; // empty: the only argument is what is said
    std::vector<Argument> arguments{};
};

// The pattern with its places filled. What is filled in is not looked at again, so data may hold a "%1".
std::string filled(std::string_view pattern, const std::vector<std::string> &arguments);

// In English: data escaped for display, instants as they stand in the ledger. Several: one after the other.
std::string english(const Phrase &phrase);
std::string english(const Phrases &sentences);

} // namespace countersign
