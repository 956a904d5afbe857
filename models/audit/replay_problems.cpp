// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/replay_problems.h"

#include "models/base/text.h"

#include <string_view>
#include <utility>

namespace countersign::audit {

void ReplayProblems::add(std::optional<std::uint64_t> seq, std::string subject, Phrase text)
{
    if (++m_count <= MaxKept)
        m_kept.push_back({seq, std::move(subject), std::move(text)});
}

std::vector<Problem> ReplayProblems::take()
{
    if (m_count > MaxKept)
        m_kept.push_back(
            {std::nullopt,
             "verification",
             {translatable("and %1 more problems that are not listed"), {std::to_string(m_count - MaxKept)}}});
    return std::move(m_kept);
}

std::string shown(std::string_view text)
{
    constexpr std::size_t MaxShown = 120;
    auto escaped = escapedForDisplay(text);
    if (escaped.size() > MaxShown)
        escaped = escapedForDisplay(text.substr(0, MaxShown)) + "…";
    return "\"" + escaped + "\"";
}

} // namespace countersign::audit
