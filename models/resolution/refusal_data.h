// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/resolution/refusal.h"
#include "models/resolution/refusal_terms.h"

#include <algorithm>
#include <span>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

// Inside the folder: what a refusal's data say, and the words for its codes.
namespace countersign::resolution {

// Not longer-lived than the data.
class DataReader final
{
public:
    explicit DataReader(const RefusalData &data) : m_data(data) {}

    std::string operator()(const std::string &name) const
    {
        const auto found = m_data.find(name);
        return found == m_data.end() ? std::string() : found->second;
    }
    bool has(const std::string &name) const { return !(*this)(name).empty(); }
    bool is(const std::string &name, std::string_view value) const { return (*this)(name) == value; }

    Argument moment(const std::string &name) const
    {
        const std::string text = (*this)(name);
        const auto at = parseInstant(text);
        return at ? Argument(*at) : Argument(text);
    }
    // "a,b" or "a, b".
    std::vector<std::string> codes(const std::string &name) const
    {
        std::istringstream list((*this)(name));
        std::vector<std::string> codes;
        for (std::string code; std::getline(list >> std::ws, code, ',');)
            codes.push_back(code);
        return codes;
    }

private:
    const RefusalData &m_data;
};

template <class Rows>
auto rowOf(const Rows &rows, std::string_view key)
{
    return std::find_if(rows.begin(), rows.end(), [&](const auto &row) {
        if constexpr (requires { row.code; })
            return row.code == key;
        else if constexpr (requires { row.fact; })
            return row.fact == key;
        else
            return row.name == key;
    });
}

// A code that no row has, as of a newer ledger, is said as it is.
inline Phrase termOf(std::span<const Term> terms, const std::string &code)
{
    const auto row = rowOf(terms, code);
    return row == terms.end() ? Phrase{code} : Phrase{row->text};
}

inline Argument termsOf(std::span<const Term> terms, const std::vector<std::string> &codes)
{
    Phrases words;
    for (const std::string &code : codes)
        words.push_back(termOf(terms, code));
    return words;
}

} // namespace countersign::resolution
