// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/effect/finding.h"

#include "models/base/enum_table.h"

#include <algorithm>

namespace countersign::effect {
namespace {

using std::string_view;

constexpr EnumTable DispositionWords(std::array{
    EnumWord{Disposition::Accepted, string_view("accepted")},
    EnumWord{Disposition::Happened, string_view("happened")},
    EnumWord{Disposition::DidNotHappen, string_view("did_not_happen")},
    EnumWord{Disposition::InFlight, string_view("in_flight")},
    EnumWord{Disposition::Reversed, string_view("reversed")},
});

// Strongest first: the finding of a lookup is the first of these that any rung returned.
constexpr std::array<string_view, 7> ByPrecedence{"FoundMany",   "Mismatch",     "Found", "Denied",
                                                  "Unavailable", "Inconclusive", "Absent"};

struct Name
{
    string_view operator()(const Found & /*finding*/) const { return "Found"; }
    string_view operator()(const FoundMany & /*finding*/) const { return "FoundMany"; }
    string_view operator()(const Mismatch & /*finding*/) const { return "Mismatch"; }
    string_view operator()(const Absent & /*finding*/) const { return "Absent"; }
    string_view operator()(const Inconclusive & /*finding*/) const { return "Inconclusive"; }
    string_view operator()(const Denied & /*finding*/) const { return "Denied"; }
    string_view operator()(const Unavailable & /*finding*/) const { return "Unavailable"; }
};

} // namespace

std::string_view toString(Disposition disposition)
{
    return DispositionWords.word(disposition);
}

std::optional<Disposition> parseDisposition(std::string_view word)
{
    return DispositionWords.parse(word);
}

std::string_view findingName(const Finding &finding)
{
    return std::visit(Name(), finding);
}

int findingRank(std::string_view name)
{
    const auto at = std::find(ByPrecedence.begin(), ByPrecedence.end(), name);
    COUNTERSIGN_ASSERT(at != ByPrecedence.end());
    return static_cast<int>(at - ByPrecedence.begin());
}

bool isFindingName(std::string_view name)
{
    return std::find(ByPrecedence.begin(), ByPrecedence.end(), name) != ByPrecedence.end();
}

} // namespace countersign::effect
