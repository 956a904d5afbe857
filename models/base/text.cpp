// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdio>

namespace countersign {
namespace {

struct CodePoint
{
    char32_t value = 0;
    std::size_t length = 0; // bytes; 0 = not UTF-8 here
};

bool isContinuation(char byte)
{
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

CodePoint decodeAt(std::string_view text, std::size_t at)
{
    const auto lead = static_cast<unsigned char>(text[at]);
    if (lead < 0x80U)
        return {lead, 1};
    const std::size_t length = lead >= 0xF0U ? 4 : lead >= 0xE0U ? 3 : lead >= 0xC2U ? 2 : 0;
    if (length == 0 || lead > 0xF4U || at + length > text.size())
        return {};
    char32_t value = lead & (0xFFU >> (length + 1));
    for (std::size_t i = 1; i < length; ++i) {
        if (!isContinuation(text[at + i]))
            return {};
        value = (value << 6U) | (static_cast<unsigned char>(text[at + i]) & 0x3FU);
    }
    constexpr std::array<char32_t, 5> Smallest{0, 0, 0x80, 0x800, 0x10000};
    const bool surrogate = value >= 0xD800 && value <= 0xDFFF;
    if (value < Smallest[length] || surrogate || value > 0x10FFFF)
        return {};
    return {value, length};
}

bool isControl(char32_t c)
{
    const bool c0OrC1 = c < 0x20 || (c >= 0x7F && c <= 0x9F);
    const bool bidi =
        c == 0x061C || c == 0x200E || c == 0x200F || (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
    const bool separator = c == 0x2028 || c == 0x2029;
    return c0OrC1 || bidi || separator;
}

std::string escaped(const char *format, unsigned value)
{
    std::array<char, 16> buffer{};
    std::snprintf(buffer.data(), buffer.size(), format, value);
    return buffer.data();
}

template <class Int>
std::optional<Int> parseInteger(std::string_view text)
{
    const std::string_view digits = !text.empty() && text.front() == '-' ? text.substr(1) : text;
    const bool leadingZero = digits.size() > 1 && digits.front() == '0';
    if (digits.empty() || leadingZero || text == "-0")
        return std::nullopt;
    for (const char c : digits)
        if (c < '0' || c > '9')
            return std::nullopt;
    Int value{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return value;
}

} // namespace

bool isUtf8(std::string_view text)
{
    for (std::size_t at = 0; at < text.size();) {
        const CodePoint point = decodeAt(text, at);
        if (point.length == 0)
            return false;
        at += point.length;
    }
    return true;
}

bool isPrintable(std::string_view text)
{
    for (std::size_t at = 0; at < text.size();) {
        const CodePoint point = decodeAt(text, at);
        if (point.length == 0 || isControl(point.value))
            return false;
        at += point.length;
    }
    return true;
}

Status checkName(const Phrase &what, std::string_view text)
{
    if (text.empty() || text.size() > 255)
        return fail(ErrorKind::InvalidInput,
                    {translatable("%1 has %2 bytes"), {Phrases{what}, std::to_string(text.size())}},
                    translatable("It must have 1 to 255 bytes."));
    if (!isPrintable(text))
        return fail(
            ErrorKind::InvalidInput,
            {translatable("%1 \"%2\" holds a control character or is not UTF-8"), {Phrases{what}, std::string(text)}},
            translatable("Use printable UTF-8 text."));
    return {};
}

std::optional<std::int64_t> parseInt64(std::string_view text)
{
    return parseInteger<std::int64_t>(text);
}

std::optional<std::uint64_t> parseUint64(std::string_view text)
{
    return parseInteger<std::uint64_t>(text);
}

std::string listed(const std::vector<std::string> &words)
{
    std::string text;
    for (const auto &word : words)
        text += (text.empty() ? "" : ", ") + word;
    return text;
}

std::string onOneLine(std::string text)
{
    text.erase(text.find_last_not_of("\r\n") + 1);
    std::replace_if(
        text.begin(), text.end(), [](char one) { return one == '\r' || one == '\n'; }, ' ');
    return text;
}

std::string escapedForDisplay(std::string_view text)
{
    std::string out;
    for (std::size_t at = 0; at < text.size();) {
        const CodePoint point = decodeAt(text, at);
        if (point.length == 0) {
            out += escaped("\\x%02X", static_cast<unsigned char>(text[at]));
            ++at;
            continue;
        }
        out += isControl(point.value) ? escaped("\\u{%04X}", static_cast<unsigned>(point.value))
                                      : std::string(text.substr(at, point.length));
        at += point.length;
    }
    return out;
}

} // namespace countersign
