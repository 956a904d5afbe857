// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/http/uri_template.h"

#include <algorithm>
#include <utility>

namespace countersign::providers {

namespace {

bool isUnreserved(char c)
{
    const bool alphanumeric = (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
    return alphanumeric || c == '-' || c == '.' || c == '_' || c == '~';
}

bool isNameCharacter(char c)
{
    return isUnreserved(c) && c != '-' && c != '~';
}

bool isLiteralCharacter(char c)
{
    return c > 0x20 && c < 0x7f && std::string_view("\"'<>\\^`|#}").find(c) == std::string_view::npos;
}

std::string valueOf(const Variables &variables, const std::string &name)
{
    const auto at = variables.find(name);
    return at == variables.end() ? std::string() : at->second;
}

std::vector<std::string> splitNames(std::string_view list)
{
    std::vector<std::string> names{""};
    for (const char c : list) {
        if (c == ',')
            names.emplace_back();
        else
            names.back().push_back(c);
    }
    return names;
}

} // namespace

std::string percentEncoded(std::string_view text)
{
    constexpr std::string_view Hex = "0123456789ABCDEF";
    std::string encoded;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (isUnreserved(c))
            encoded.push_back(c);
        else
            encoded += {'%', Hex[byte / 16], Hex[byte % 16]};
    }
    return encoded;
}

Result<UriTemplate::Part> UriTemplate::parseExpression(std::string_view text)
{
    Part part;
    part.op = 's';
    if (!text.empty() && std::string_view("+#./;?&=,!@|").find(text.front()) != std::string_view::npos) {
        part.op = text.front();
        text.remove_prefix(1);
    }
    if (part.op != 's' && part.op != '?' && part.op != '&')
        return fail(ErrorKind::Unsupported, std::string("URI template operator ") + part.op + " is not supported");
    part.names = splitNames(text);
    for (const std::string &name : part.names)
        if (name.empty() || !std::all_of(name.begin(), name.end(), isNameCharacter))
            return fail(ErrorKind::InvalidInput, "URI template: \"{" + std::string(text) + "}\" names no variable");
    return part;
}

Result<UriTemplate> UriTemplate::parse(std::string_view text)
{
    UriTemplate result;
    result.m_text = text;
    while (!text.empty()) {
        if (text.front() == '{') {
            const std::size_t end = text.find('}');
            if (end == std::string_view::npos)
                return fail(ErrorKind::InvalidInput, "URI template: a { has no }");
            COUNTERSIGN_TRY(Part part, parseExpression(text.substr(1, end - 1)));
            result.m_variables.insert(result.m_variables.end(), part.names.begin(), part.names.end());
            result.m_parts.push_back(std::move(part));
            text.remove_prefix(end + 1);
        } else {
            const std::size_t end = std::min(text.find('{'), text.size());
            if (!std::all_of(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(end), isLiteralCharacter))
                return fail(ErrorKind::InvalidInput, "URI template: a character must be percent-encoded");
            result.m_parts.push_back({std::string(text.substr(0, end)), 0, {}});
            text.remove_prefix(end);
        }
    }
    return result;
}

std::string UriTemplate::expand(const Variables &variables) const
{
    std::string expanded;
    for (const Part &part : m_parts) {
        expanded += part.literal;
        char separator = part.op;
        for (const std::string &name : part.names) {
            const std::string value = percentEncoded(valueOf(variables, name));
            if (value.empty())
                continue;
            if (separator != 's')
                expanded.push_back(separator);
            expanded += part.op == 's' ? value : percentEncoded(name) + "=" + value;
            separator = part.op == 's' ? ',' : '&';
        }
    }
    return expanded;
}

std::string UriTemplate::pathPart() const
{
    return m_text.substr(0, std::min(m_text.find('?'), m_text.find("{?")));
}

bool UriTemplate::matchesPath(std::string_view path) const
{
    return matchesFrom(0, path);
}

bool UriTemplate::matchesFrom(std::size_t index, std::string_view path) const
{
    if (index == m_parts.size() || m_parts[index].op == '?' || m_parts[index].op == '&')
        return path.empty();
    const Part &part = m_parts[index];
    if (part.op == 0) {
        const std::string_view literal = std::string_view(part.literal).substr(0, part.literal.find('?'));
        if (!path.starts_with(literal))
            return false;
        return literal.size() < part.literal.size() ? path.size() == literal.size()
                                                    : matchesFrom(index + 1, path.substr(literal.size()));
    }
    for (std::size_t length = 1; length <= path.size() && path[length - 1] != '/'; ++length)
        if (matchesFrom(index + 1, path.substr(length)))
            return true;
    return false;
}

} // namespace countersign::providers
