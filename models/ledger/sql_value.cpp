// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/ledger/sql_value.h"

namespace countersign::ledger {

bool SqlRow::isNull(std::size_t column) const
{
    return std::holds_alternative<std::monostate>(m_values.at(column).variant());
}

std::int64_t SqlRow::integer(std::size_t column) const
{
    return optionalInteger(column).value_or(0);
}

std::optional<std::int64_t> SqlRow::optionalInteger(std::size_t column) const
{
    const auto *number = std::get_if<std::int64_t>(&m_values.at(column).variant());
    return number ? std::optional(*number) : std::nullopt;
}

const std::string &SqlRow::text(std::size_t column) const
{
    static const std::string none;
    const auto *text = std::get_if<std::string>(&m_values.at(column).variant());
    return text ? *text : none;
}

Bytes SqlRow::blob(std::size_t column) const
{
    const auto *blob = std::get_if<Bytes>(&m_values.at(column).variant());
    return blob ? *blob : Bytes{};
}

std::string SqlRow::blobText(std::size_t column) const
{
    const auto *blob = std::get_if<Bytes>(&m_values.at(column).variant());
    return blob ? std::string(textOf(*blob)) : std::string{};
}

std::optional<Instant> SqlRow::optionalInstant(std::size_t column) const
{
    const auto number = optionalInteger(column);
    return number ? std::optional(Instant(Duration(*number))) : std::nullopt;
}

} // namespace countersign::ledger
