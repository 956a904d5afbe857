// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/bytes.h"

#include <array>
#include <cstdint>

namespace countersign {
namespace {

constexpr std::string_view HexDigits = "0123456789abcdef";
constexpr std::string_view Base64Alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

int hexValue(char digit)
{
    const auto at = HexDigits.find(digit);
    return at == std::string_view::npos ? -1 : static_cast<int>(at);
}

int base64Value(char digit)
{
    const auto at = Base64Alphabet.find(digit);
    return at == std::string_view::npos ? -1 : static_cast<int>(at);
}

std::uint32_t octet(ByteView bytes, std::size_t index)
{
    return index < bytes.size() ? std::to_integer<std::uint32_t>(bytes[index]) : 0U;
}

tl::unexpected<Error> badBase64()
{
    return fail(ErrorKind::InvalidInput, translatable("text is not canonical base64 (RFC 4648 section 4)"));
}

} // namespace

ByteView viewOf(std::string_view text)
{
    return std::as_bytes(std::span<const char>(text.data(), text.size()));
}

Bytes bytesOf(std::string_view text)
{
    const ByteView view = viewOf(text);
    return {view.begin(), view.end()};
}

std::string_view textOf(ByteView bytes)
{
    return {reinterpret_cast<const char *>(bytes.data()), bytes.size()};
}

std::string toHex(ByteView bytes)
{
    std::string hex;
    hex.reserve(bytes.size() * 2);
    for (const std::byte byte : bytes) {
        const auto value = std::to_integer<unsigned>(byte);
        hex += HexDigits[value >> 4U];
        hex += HexDigits[value & 15U];
    }
    return hex;
}

Result<Bytes> fromHex(std::string_view hex)
{
    if (hex.size() % 2 != 0)
        return fail(ErrorKind::InvalidInput, translatable("hexadecimal text has an odd number of digits"));
    Bytes bytes;
    bytes.reserve(hex.size() / 2);
    for (std::size_t i = 0; i < hex.size(); i += 2) {
        const int high = hexValue(hex[i]);
        const int low = hexValue(hex[i + 1]);
        if (high < 0 || low < 0)
            return fail(ErrorKind::InvalidInput, translatable("text is not lower-case hexadecimal"));
        bytes.push_back(static_cast<std::byte>(high * 16 + low));
    }
    return bytes;
}

std::string toBase64(ByteView bytes)
{
    std::string text;
    text.reserve((bytes.size() + 2) / 3 * 4);
    for (std::size_t i = 0; i < bytes.size(); i += 3) {
        const std::uint32_t group = (octet(bytes, i) << 16U) | (octet(bytes, i + 1) << 8U) | octet(bytes, i + 2);
        text += Base64Alphabet[(group >> 18U) & 63U];
        text += Base64Alphabet[(group >> 12U) & 63U];
        text += i + 1 < bytes.size() ? Base64Alphabet[(group >> 6U) & 63U] : '=';
        text += i + 2 < bytes.size() ? Base64Alphabet[group & 63U] : '=';
    }
    return text;
}

Result<Bytes> fromBase64(std::string_view base64)
{
    if (base64.size() % 4 != 0)
        return badBase64();
    std::size_t padding = 0;
    while (padding < 2 && padding < base64.size() && base64[base64.size() - 1 - padding] == '=')
        ++padding;
    Bytes bytes;
    bytes.reserve(base64.size() / 4 * 3);
    std::uint32_t group = 0;
    int bits = 0;
    for (const char digit : base64.substr(0, base64.size() - padding)) {
        const int value = base64Value(digit);
        if (value < 0)
            return badBase64();
        group = (group << 6U) | static_cast<std::uint32_t>(value);
        bits += 6;
        if (bits >= 8) {
            bits -= 8;
            bytes.push_back(static_cast<std::byte>((group >> static_cast<unsigned>(bits)) & 255U));
        }
    }
    if (toBase64(bytes) != base64) // padding of the wrong length or set bits behind the end
        return badBase64();
    return bytes;
}

} // namespace countersign
