// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/sandbox/query_string.h"

#include "models/base/text.h"

#include <algorithm>
#include <utility>

namespace countersign::sandbox {
namespace {

int hexDigit(char digit)
{
    if (digit >= '0' && digit <= '9')
        return digit - '0';
    if (digit >= 'a' && digit <= 'f')
        return digit - 'a' + 10;
    if (digit >= 'A' && digit <= 'F')
        return digit - 'A' + 10;
    return -1;
}

Result<std::string> percentDecoded(std::string_view text)
{
    std::string decoded;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] != '%') {
            decoded += text[at];
            continue;
        }
        const int high = at + 2 < text.size() ? hexDigit(text[at + 1]) : -1;
        const int low = at + 2 < text.size() ? hexDigit(text[at + 2]) : -1;
        if (high < 0 || low < 0)
            return fail(ErrorKind::InvalidInput, "bad percent encoding");
        decoded += static_cast<char>(high * 16 + low);
        at += 2;
    }
    if (!isUtf8(decoded))
        return fail(ErrorKind::InvalidInput, "not UTF-8");
    return decoded;
}

} // namespace

Result<Target> parseTarget(std::string_view target)
{
    const auto question = target.find('?');
    Target parsed;
    COUNTERSIGN_TRY(parsed.path, percentDecoded(target.substr(0, question)));
    std::string_view rest = question == std::string_view::npos ? std::string_view() : target.substr(question + 1);
    while (!rest.empty()) {
        const auto piece = rest.substr(0, rest.find('&'));
        rest.remove_prefix(std::min(rest.size(), piece.size() + 1));
        if (piece.empty())
            continue;
        const auto equals = piece.find('=');
        COUNTERSIGN_TRY(auto name, percentDecoded(piece.substr(0, equals)));
        COUNTERSIGN_TRY(auto value, percentDecoded(equals == std::string_view::npos ? std::string_view()
                                                                                    : piece.substr(equals + 1)));
        if (!parsed.query.emplace(name, std::move(value)).second)
            return fail(ErrorKind::InvalidInput, "parameter given twice: " + escapedForDisplay(name));
    }
    return parsed;
}

} // namespace countersign::sandbox
