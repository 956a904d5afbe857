// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/phrase.h"

#include "models/base/clock.h"
#include "models/base/overload.h"
#include "models/base/text.h"

namespace countersign {
namespace {

std::string englishArgument(const Argument &argument)
{
    return std::visit(Overload{
                          [](const std::string &data) { return escapedForDisplay(data); },
                          [](Instant at) { return formatInstant(at); },
                          [](const Phrases &words) {
                              std::vector<std::string> texts;
                              for (const Phrase &word : words)
                                  texts.push_back(english(word));
                              return listed(texts);
                          },
                      },
                      argument);
}

} // namespace

bool Phrase::operator==(const Phrase &) const = default;

std::string filled(std::string_view pattern, const std::vector<std::string> &arguments)
{
    std::string text;
    for (std::size_t at = 0; at < pattern.size(); ++at) {
        const bool isPlace =
            pattern[at] == '%' && at + 1 < pattern.size() && pattern[at + 1] >= '1' && pattern[at + 1] <= '9';
        const auto place = isPlace ? static_cast<std::size_t>(pattern[at + 1] - '1') : arguments.size();
        if (place >= arguments.size()) {
            text += pattern[at];
            continue;
        }
        text += arguments[place];
        ++at;
    }
    return text;
}

std::string english(const Phrase &phrase)
{
    std::vector<std::string> arguments;
    for (const Argument &argument : phrase.arguments)
        arguments.push_back(englishArgument(argument));
    return filled(phrase.pattern.empty() && !arguments.empty() ? "%1" : phrase.pattern, arguments);
}

std::string english(const Phrases &sentences)
{
    std::string text;
    for (const Phrase &sentence : sentences)
        text += (text.empty() ? "" : " ") + english(sentence);
    return text;
}

} // namespace countersign
