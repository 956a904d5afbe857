// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/clock.h"
#include "models/base/text.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

// Reads the plain JSON of the vector file. Every fault is an exception: a vector that cannot be read is no passed test.
namespace countersign::resolution {

template <class T>
T must(Result<T> result, const std::string &what)
{
    if (!result)
        throw std::runtime_error(what + ": " + english(result.error().context));
    return std::move(*result);
}

template <class T>
T must(std::optional<T> value, const std::string &what)
{
    if (!value)
        throw std::runtime_error(what + " is not a known word or number");
    return std::move(*value);
}

// One object. Absent text is "", but a member nobody asked for is a fault: misspelt, it would test nothing.
class VectorReader final
{
public:
    VectorReader(const nlohmann::json &object, std::string what) : m_object(object), m_what(std::move(what)) {}

    bool has(const std::string &name)
    {
        m_read.insert(name);
        return m_object.contains(name);
    }
    const nlohmann::json &at(const std::string &name)
    {
        if (!has(name))
            throw std::runtime_error(m_what + " lacks " + name);
        return m_object.at(name);
    }
    std::string text(const std::string &name) { return has(name) ? at(name).get<std::string>() : std::string(); }
    bool flag(const std::string &name) { return at(name).get<bool>(); }
    std::int64_t number(const std::string &name) { return must(parseInt64(text(name)), m_what + " " + name); }
    Instant time(const std::string &name) { return must(parseRfc3339(text(name)), m_what + " " + name); }
    std::optional<Instant> optionalTime(const std::string &name)
    {
        return has(name) ? std::optional(time(name)) : std::nullopt;
    }
    std::vector<std::string> texts(const std::string &name)
    {
        return has(name) ? at(name).get<std::vector<std::string>>() : std::vector<std::string>();
    }
    void finish() const
    {
        for (const auto &[name, value] : m_object.items())
            if (!m_read.contains(name))
                throw std::runtime_error(m_what + " has the unknown member " + name);
    }

private:
    const nlohmann::json &m_object;
    std::string m_what;
    std::set<std::string> m_read;
};

} // namespace countersign::resolution
