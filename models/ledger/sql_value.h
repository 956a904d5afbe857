// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/bytes.h"
#include "models/base/clock.h"

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

// What goes into and comes out of one SQL statement: null, integer, text or blob. No reals: the ledger has none.
namespace countersign::ledger {

class SqlValue final
{
public:
    SqlValue() = default; // null
    SqlValue(std::int64_t number) : m_value(number) {}
    SqlValue(std::string text) : m_value(std::move(text)) {}
    SqlValue(std::string_view text) : m_value(std::string(text)) {}
    SqlValue(const char *text) : m_value(std::string(text)) {}
    SqlValue(Bytes blob) : m_value(std::move(blob)) {}
    SqlValue(Instant at) : m_value(std::int64_t{at.time_since_epoch().count()}) {}
    template <class T>
    SqlValue(const std::optional<T> &value)
    {
        if (value)
            *this = SqlValue(*value);
    }

    const std::variant<std::monostate, std::int64_t, std::string, Bytes> &variant() const { return m_value; }

private:
    std::variant<std::monostate, std::int64_t, std::string, Bytes> m_value;
};

using SqlParams = std::vector<SqlValue>;

// One row as stored. A column of another type than asked for reads as 0, "" or null: STRICT tables make that a foreign
// schema, which opening refuses.
class SqlRow final
{
public:
    explicit SqlRow(std::vector<SqlValue> values) : m_values(std::move(values)) {}

    std::size_t size() const { return m_values.size(); }
    bool isNull(std::size_t column) const;
    std::int64_t integer(std::size_t column) const;
    std::optional<std::int64_t> optionalInteger(std::size_t column) const;
    const std::string &text(std::size_t column) const;
    Bytes blob(std::size_t column) const;
    std::string blobText(std::size_t column) const; // the blob's bytes as a string
    Instant instant(std::size_t column) const { return Instant(Duration(integer(column))); }
    std::optional<Instant> optionalInstant(std::size_t column) const;

private:
    std::vector<SqlValue> m_values;
};

using SqlRows = std::vector<SqlRow>;

inline Bytes blobOf(std::string_view bytes)
{
    return bytesOf(bytes);
}

} // namespace countersign::ledger
