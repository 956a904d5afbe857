// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/canonical_json.h"

#include "models/base/text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace countersign {
namespace {

using nlohmann::json;

tl::unexpected<Error> bad(const Phrase &what)
{
    return fail(ErrorKind::InvalidInput, {translatable("JSON: %1"), {Phrases{what}}});
}

bool isAscii(std::string_view text)
{
    for (const char c : text)
        if (static_cast<unsigned char>(c) >= 0x80U)
            return false;
    return true;
}

// How deep brackets nest outside strings. Whether the text is JSON at all is the parser's business.
std::size_t nestingDepth(std::string_view bytes, std::size_t stopAbove)
{
    std::size_t depth = 0;
    std::size_t deepest = 0;
    bool inString = false;
    for (std::size_t i = 0; i < bytes.size() && deepest <= stopAbove; ++i) {
        const char c = bytes[i];
        if (inString) {
            if (c == '\\')
                ++i;
            else if (c == '"')
                inString = false;
        } else if (c == '"') {
            inString = true;
        } else if (c == '{' || c == '[') {
            deepest = std::max(deepest, ++depth);
        } else if ((c == '}' || c == ']') && depth > 0) {
            --depth;
        }
    }
    return deepest;
}

enum class Numbers { Refused, AsRawDigits };

// Builds a tree while refusing what a tree could no longer show: duplicate keys, and numbers where they have no place.
class Builder final : public nlohmann::json_sax<json>
{
public:
    Builder(std::string_view bytes, Numbers numbers) : m_bytes(bytes), m_numbers(numbers) {}

    json take() { return std::move(m_root); }
    const Phrase &fault() const { return m_fault; }

    bool null() override
    {
        return m_numbers == Numbers::AsRawDigits ? put(nullptr) : refuse(translatable("null is not allowed"));
    }
    bool boolean(bool value) override
    {
        return m_numbers == Numbers::AsRawDigits ? put(value) : refuse(translatable("true and false are not allowed"));
    }
    bool number_integer(number_integer_t value) override { return number(std::to_string(value)); }
    bool number_unsigned(number_unsigned_t value) override { return number(std::to_string(value)); }
    bool number_float(number_float_t /*value*/, const string_t &raw) override { return number(raw); }
    bool string(string_t &value) override { return put(value); }
    bool binary(binary_t & /*value*/) override { return refuse(translatable("binary values are not allowed")); }
    bool start_object(std::size_t /*size*/) override { return open(json::object()); }
    bool end_object() override { return close(); }
    bool start_array(std::size_t /*size*/) override { return open(json::array()); }
    bool end_array() override { return close(); }
    bool key(string_t &name) override
    {
        if (m_numbers == Numbers::Refused && !isAscii(name))
            return refuse(translatable("a key is not ASCII"));
        if (m_open.back()->contains(name))
            return refuse({translatable("key \"%1\" stands twice"), {name.substr(0, 64)}});
        m_key = std::move(name);
        return true;
    }
    bool parse_error(std::size_t position, const std::string & /*token*/, const json::exception & /*error*/) override
    {
        const auto read = m_bytes.substr(0, position);
        const auto line = 1 + std::count(read.begin(), read.end(), '\n');
        return refuse(
            {translatable("syntax error in line %1, at byte %2"), {std::to_string(line), std::to_string(position)}});
    }

private:
    bool refuse(Phrase fault)
    {
        if (m_fault.empty())
            m_fault = std::move(fault);
        return false;
    }
    bool number(std::string digits)
    {
        return m_numbers == Numbers::AsRawDigits ? put(std::move(digits))
                                                 : refuse(translatable("numbers are not allowed"));
    }
    json *place(json value)
    {
        if (m_open.empty()) {
            m_root = std::move(value);
            return &m_root;
        }
        json &parent = *m_open.back();
        if (parent.is_array()) {
            parent.push_back(std::move(value));
            return &parent.back();
        }
        return &(parent[m_key] = std::move(value));
    }
    bool put(json value)
    {
        place(std::move(value));
        return true;
    }
    bool open(json container)
    {
        m_open.push_back(place(std::move(container)));
        return true;
    }
    bool close()
    {
        m_open.pop_back();
        return true;
    }

    std::string_view m_bytes;
    Numbers m_numbers;
    json m_root;
    std::vector<json *> m_open;
    std::string m_key;
    Phrase m_fault;
};

Result<json> build(std::string_view bytes, Numbers numbers)
{
    Builder builder(bytes, numbers);
    try {
        if (!json::sax_parse(bytes.begin(), bytes.end(), &builder))
            return bad(builder.fault().empty() ? translatable("syntax error") : builder.fault());
    } catch (const json::exception &) {
        return bad(translatable("syntax error"));
    }
    return builder.take();
}

// `depth`: how many objects and arrays the value stands in.
Status checkSubset(const json &value, int depth)
{
    if (value.is_string())
        return isUtf8(value.get_ref<const std::string &>()) ? Status() : bad(translatable("a string is not UTF-8"));
    if (!value.is_object() && !value.is_array())
        return bad(translatable("only objects, arrays and strings are allowed"));
    if (depth >= CanonicalLimits{}.maxDepth)
        return bad(translatable("nested too deeply"));
    if (value.is_object())
        for (const auto &[key, member] : value.items())
            if (!isAscii(key))
                return bad(translatable("a key is not ASCII"));
    for (const json &member : value)
        COUNTERSIGN_CHECK(checkSubset(member, depth + 1));
    return {};
}

} // namespace

Status checkJsonShape(std::string_view bytes, const CanonicalLimits &limits)
{
    if (bytes.size() > limits.maxBytes)
        return bad({translatable("%1 bytes, at most %2 are allowed"),
                    {std::to_string(bytes.size()), std::to_string(limits.maxBytes)}});
    if (bytes.substr(0, 3) == "\xEF\xBB\xBF")
        return bad(translatable("starts with a byte order mark"));
    if (bytes.find('\0') != std::string_view::npos)
        return bad(translatable("holds a NUL byte"));
    if (!isUtf8(bytes))
        return bad(translatable("is not UTF-8"));
    const auto maxDepth = static_cast<std::size_t>(limits.maxDepth);
    if (nestingDepth(bytes, maxDepth) > maxDepth)
        return bad({translatable("nested more than %1 deep"), {std::to_string(limits.maxDepth)}});
    return {};
}

Result<json> parseCanonical(std::string_view bytes, const CanonicalLimits &limits)
{
    COUNTERSIGN_CHECK(checkJsonShape(bytes, limits));
    COUNTERSIGN_TRY(json value, build(bytes, Numbers::Refused));
    COUNTERSIGN_TRY(const std::string again, toCanonical(value));
    if (again != bytes)
        return bad(translatable("is not in canonical form (RFC 8785)"));
    return value;
}

Result<std::string> toCanonical(const json &value)
{
    COUNTERSIGN_CHECK(checkSubset(value, 0));
    // nlohmann sorts keys by bytes, which for ASCII keys is the order of RFC 8785, and escapes exactly as it asks.
    try {
        return value.dump();
    } catch (const json::exception &) {
        return bad(translatable("cannot be written"));
    }
}

Result<json> parseForeignJson(std::string_view bytes, const CanonicalLimits &limits)
{
    COUNTERSIGN_CHECK(checkJsonShape(bytes, limits));
    return build(bytes, Numbers::AsRawDigits);
}

} // namespace countersign
