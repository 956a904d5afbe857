// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

// URI Templates (RFC 6570, levels 1 to 3) as far as a read needs them: {a,b} {?a,b} {&a,b}. A variable without a value
// is left out; every value is percent-encoded, so that none can change the address ({+a} and {#a} are refused).
namespace countersign::providers {

using Variables = std::map<std::string, std::string>;

std::string percentEncoded(std::string_view text); // all but unreserved characters

class UriTemplate final
{
public:
    UriTemplate() = default;
    static Result<UriTemplate> parse(std::string_view text);

    std::string expand(const Variables &variables) const;
    const std::vector<std::string> &variables() const { return m_variables; }
    std::string pathPart() const; // the template without its query, for people
    // Whether a path (without query) is one this template can give, every variable of it having a value.
    bool matchesPath(std::string_view path) const;

private:
    struct Part
    {
        std::string literal;            // or
        char op = 0;                    // 's' simple, '?', '&'
        std::vector<std::string> names; // of the expression
    };
    static Result<Part> parseExpression(std::string_view text);
    bool matchesFrom(std::size_t part, std::string_view path) const;

    std::vector<Part> m_parts;
    std::vector<std::string> m_variables;
    std::string m_text;
};

} // namespace countersign::providers
