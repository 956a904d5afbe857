// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/clock.h"
#include "models/base/result.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

// Reads a JSON object whose schema is closed and whose leaves are strings: every named member must be there, and
// finish() refuses those nobody asked for. The first fault is kept and later reads give harmless values, so a parser
// reads all members in a row and checks once. References it hands out live as long as the JSON value.
namespace countersign {

class JsonReader final
{
public:
    // `what` names the object in errors ("statement", "policy thresholds").
    JsonReader(const nlohmann::json &object, Phrase what);

    bool has(const std::string &name) const;
    std::string text(const std::string &name, std::size_t minBytes, std::size_t maxBytes); // printable
    std::string digest(const std::string &name);                                           // 64 lower-case hex digits
    std::string digestOrEmpty(const std::string &name);
    std::string instantOrEmpty(const std::string &name); // RFC 3339 UTC whole seconds, as text
    bool flag(const std::string &name);                  // "true" or "false"
    std::int64_t integer(const std::string &name, std::int64_t min, std::int64_t max); // canonical decimal string
    Duration seconds(const std::string &name); // whole seconds as a decimal string
    std::vector<std::string> texts(const std::string &name, std::size_t maxCount, std::size_t maxBytes);
    const nlohmann::json &object(const std::string &name);
    const nlohmann::json &array(const std::string &name, std::size_t maxCount);

    void refuse(const std::string &name, const Phrase &why); // the parser's own rule about one member
    Status finish();                                         // the first fault, or a member that was never read

private:
    const nlohmann::json *member(const std::string &name);

    const nlohmann::json &m_object;
    Phrase m_what;
    std::set<std::string> m_read;
    std::optional<Error> m_fault;
};

} // namespace countersign
