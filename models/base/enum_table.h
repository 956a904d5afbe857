// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/assert.h"

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

// One table per enum: the words an enumerator is written with, both ways.
namespace countersign {

template <class Enum>
struct EnumWord
{
    Enum value;
    std::string_view word;
};

template <class Enum, std::size_t N>
class EnumTable
{
public:
    constexpr explicit EnumTable(const std::array<EnumWord<Enum>, N> &rows) : m_rows(rows) {}

    constexpr std::string_view word(Enum value) const
    {
        for (const auto &row : m_rows)
            if (row.value == value)
                return row.word;
        COUNTERSIGN_UNREACHABLE();
    }
    constexpr std::optional<Enum> parse(std::string_view word) const
    {
        for (const auto &row : m_rows)
            if (row.word == word)
                return row.value;
        return std::nullopt;
    }
    constexpr const std::array<EnumWord<Enum>, N> &rows() const { return m_rows; }

private:
    std::array<EnumWord<Enum>, N> m_rows;
};

template <class Enum, std::size_t N>
EnumTable(const std::array<EnumWord<Enum>, N> &) -> EnumTable<Enum, N>;

} // namespace countersign
