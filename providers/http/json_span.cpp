// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/http/json_span.h"

#include "models/base/text.h"
#include "providers/http/json_value.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace countersign::providers {

namespace {

// Walks over tokens without building anything.
class Walker
{
public:
    explicit Walker(std::string_view text) : m_text(text) {}

    // Past white space and, if it is next, the character.
    bool take(char c)
    {
        skipSpace();
        if (m_at >= m_text.size() || m_text[m_at] != c)
            return false;
        ++m_at;
        return true;
    }

    bool atEnd()
    {
        skipSpace();
        return m_at >= m_text.size();
    }

    std::string_view value()
    {
        skipSpace();
        const std::size_t start = m_at;
        int depth = 0;
        do {
            const char c = m_at < m_text.size() ? m_text[m_at] : '\0';
            if (c == '"')
                skipString();
            else if (c == '[' || c == '{' || c == ']' || c == '}') {
                depth += c == '[' || c == '{' ? 1 : -1;
                ++m_at;
            } else if (depth > 0)
                ++m_at;
            else
                skipScalar();
        } while (depth > 0 && m_at < m_text.size());
        m_at = std::min(m_at, m_text.size());
        return m_text.substr(start, m_at - start);
    }

private:
    void skipSpace() { m_at = std::min(m_text.find_first_not_of(" \t\r\n", m_at), m_text.size()); }

    void skipString()
    {
        for (++m_at; m_at < m_text.size() && m_text[m_at] != '"'; ++m_at)
            m_at += m_text[m_at] == '\\' ? 1U : 0U;
        ++m_at;
    }

    void skipScalar() { m_at = std::min(m_text.find_first_of(" \t\r\n,]}", m_at), m_text.size()); }

    std::string_view m_text;
    std::size_t m_at = 0;
};

std::string_view member(std::string_view object, const std::string &name)
{
    Walker walker(object);
    if (!walker.take('{'))
        return {};
    while (!walker.atEnd() && !walker.take('}')) {
        const auto key = nlohmann::json::parse(walker.value(), nullptr, false);
        if (!walker.take(':'))
            return {};
        const std::string_view value = walker.value();
        if (key.is_string() && key.get_ref<const std::string &>() == name)
            return value;
        walker.take(',');
    }
    return {};
}

} // namespace

std::vector<std::string_view> rawElements(std::string_view array)
{
    std::vector<std::string_view> elements;
    Walker walker(array);
    if (!walker.take('['))
        return elements;
    while (!walker.atEnd() && !walker.take(']')) {
        elements.push_back(walker.value());
        if (!walker.take(',') && !walker.take(']'))
            break;
    }
    return elements;
}

std::string_view rawAt(std::string_view json, const std::string &pointer)
{
    std::string_view part = Walker(json).value();
    for (const std::string &name : pointerNames(pointer)) {
        if (part.starts_with('{')) {
            part = member(part, name);
            continue;
        }
        const auto elements = rawElements(part);
        const auto index = parseUint64(name);
        part = index && *index < elements.size() ? elements[static_cast<std::size_t>(*index)] : std::string_view();
    }
    return part;
}

} // namespace countersign::providers
