// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/audit/replay_verifier.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Collects what a replay finds wrong. Keeps the first MaxKept problems and counts the rest: a ledger false from top to
// bottom must not fill the memory.
namespace countersign::audit {

class ReplayProblems final
{
public:
    static constexpr std::size_t MaxKept = 1000;

    void add(std::optional<std::uint64_t> seq, std::string subject, Phrase text);
    std::size_t count() const { return m_count; }
    std::vector<Problem> take(); // says at the end how many were left out

private:
    std::vector<Problem> m_kept;
    std::size_t m_count = 0;
};

std::string shown(std::string_view text); // quoted, safe for a terminal, at most 120 characters

} // namespace countersign::audit
