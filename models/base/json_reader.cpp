// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/json_reader.h"

#include "models/base/digest.h"
#include "models/base/text.h"

#include <nlohmann/json.hpp>

namespace countersign {
namespace {

using nlohmann::json;

const json EmptyObject = json::object();
const json EmptyArray = json::array();

} // namespace

JsonReader::JsonReader(const json &object, Phrase what) : m_object(object), m_what(std::move(what))
{
    if (!m_object.is_object())
        m_fault = fail(ErrorKind::InvalidInput, {translatable("%1 is not a JSON object"), {Phrases{m_what}}}).value();
}

bool JsonReader::has(const std::string &name) const
{
    return m_object.is_object() && m_object.contains(name);
}

void JsonReader::refuse(const std::string &name, const Phrase &why)
{
    if (!m_fault)
        m_fault = fail(ErrorKind::InvalidInput, {translatable("%1 field %2 %3"), {Phrases{m_what}, name, Phrases{why}}})
                      .value();
}

const json *JsonReader::member(const std::string &name)
{
    m_read.insert(name);
    if (has(name))
        return &m_object.at(name);
    refuse(name, translatable("is missing"));
    return nullptr;
}

std::string JsonReader::text(const std::string &name, std::size_t minBytes, std::size_t maxBytes)
{
    const json *value = member(name);
    if (value == nullptr)
        return {};
    if (!value->is_string()) {
        refuse(name, translatable("is not a string"));
        return {};
    }
    const auto &text = value->get_ref<const std::string &>();
    if (text.size() < minBytes || text.size() > maxBytes)
        refuse(name, {translatable("has %1 bytes, not %2 to %3"),
                      {std::to_string(text.size()), std::to_string(minBytes), std::to_string(maxBytes)}});
    else if (!isPrintable(text))
        refuse(name, translatable("holds a control character or is not UTF-8"));
    else
        return text;
    return {};
}

std::string JsonReader::digest(const std::string &name)
{
    std::string value = text(name, 64, 64);
    if (!value.empty() && !Digest::fromHex(value))
        refuse(name, translatable("is not 64 lower-case hexadecimal digits"));
    return value;
}

std::string JsonReader::digestOrEmpty(const std::string &name)
{
    return has(name) && m_object.at(name) == "" ? text(name, 0, 0) : digest(name);
}

std::string JsonReader::instantOrEmpty(const std::string &name)
{
    std::string value = text(name, 0, 20);
    if (!value.empty() && !parseInstant(value))
        refuse(name, translatable("is not a time like 2026-12-01T08:00:00Z"));
    return value;
}

bool JsonReader::flag(const std::string &name)
{
    const std::string value = text(name, 1, 5);
    if (!value.empty() && value != "true" && value != "false")
        refuse(name, translatable("is neither true nor false"));
    return value == "true";
}

std::int64_t JsonReader::integer(const std::string &name, std::int64_t min, std::int64_t max)
{
    const auto value = parseInt64(text(name, 1, 20));
    if (!value || *value < min || *value > max) {
        refuse(name, {translatable("is not a whole number from %1 to %2"), {std::to_string(min), std::to_string(max)}});
        return min;
    }
    return *value;
}

Duration JsonReader::seconds(const std::string &name)
{
    const auto value = parseSeconds(text(name, 1, 10));
    if (!value) {
        refuse(name, translatable("is not a number of whole seconds from 0 to 3155760000"));
        return {};
    }
    return *value;
}

std::vector<std::string> JsonReader::texts(const std::string &name, std::size_t maxCount, std::size_t maxBytes)
{
    std::vector<std::string> values;
    for (const json &value : array(name, maxCount)) {
        const bool fits = value.is_string() && !value.get_ref<const std::string &>().empty() &&
                          value.get_ref<const std::string &>().size() <= maxBytes &&
                          isPrintable(value.get_ref<const std::string &>());
        if (!fits) {
            refuse(name, translatable("holds something that is not a short printable string"));
            return {};
        }
        values.push_back(value.get<std::string>());
    }
    return values;
}

const json &JsonReader::object(const std::string &name)
{
    const json *value = member(name);
    if (value != nullptr && value->is_object())
        return *value;
    refuse(name, translatable("is not an object"));
    return EmptyObject;
}

const json &JsonReader::array(const std::string &name, std::size_t maxCount)
{
    const json *value = member(name);
    if (value != nullptr && value->is_array() && value->size() <= maxCount)
        return *value;
    refuse(name, {translatable("is not an array of at most %1"), {std::to_string(maxCount)}});
    return EmptyArray;
}

Status JsonReader::finish()
{
    if (!m_fault)
        for (const auto &[name, value] : m_object.items())
            if (!m_read.contains(name))
                refuse(name, translatable("is unknown"));
    if (m_fault)
        return fail(*m_fault);
    return {};
}

} // namespace countersign
