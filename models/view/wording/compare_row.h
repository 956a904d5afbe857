// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

// One line of "what we intended" beside "what the provider says". Value type; all texts as they may be shown.
namespace countersign::view {

// Found: the provider has what we had nothing of yet, its object.
enum class Verdict { Equal, Differs, Missing, Found };

struct CompareRow
{
    QString label{};  // "Amount"
    QString ours{};   // empty: we said nothing of it
    QString theirs{}; // empty: the provider said nothing of it
    Verdict verdict = Verdict::Missing;

    bool operator==(const CompareRow &) const = default;
};

} // namespace countersign::view
