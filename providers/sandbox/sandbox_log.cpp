// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/sandbox/sandbox_log.h"

#include "models/base/text.h"
#include "providers/sandbox/append_log.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace countersign::sandbox {
namespace {

using nlohmann::json;

// Reads the members of one line; the first that is missing or of another type spoils it.
class LineReader
{
public:
    explicit LineReader(json line) : m_line(std::move(line)) {}

    std::string text(const char *name)
    {
        const auto *value = member(name);
        if (value == nullptr || !value->is_string())
            return spoil<std::string>();
        return value->get<std::string>();
    }
    std::int64_t number(const char *name)
    {
        const auto *value = member(name);
        if (value == nullptr || !value->is_number_integer())
            return spoil<std::int64_t>();
        return value->get<std::int64_t>();
    }
    template <class T>
    std::vector<T> list(const char *name, T (*read)(LineReader &))
    {
        const auto *rows = member(name);
        if (rows == nullptr || !rows->is_array())
            return spoil<std::vector<T>>();
        std::vector<T> values;
        for (const auto &row : *rows) {
            LineReader reader(row);
            values.push_back(read(reader));
            m_good = m_good && reader.good();
        }
        return values;
    }
    bool good() const { return m_good; }

private:
    const json *member(const char *name) const
    {
        const auto at = m_line.is_object() ? m_line.find(name) : m_line.end();
        return at == m_line.end() ? nullptr : &*at;
    }
    template <class T>
    T spoil()
    {
        m_good = false;
        return T();
    }

    json m_line;
    bool m_good = true;
};

LoggedRequest requestOf(LineReader &line)
{
    return {line.number("n"),
            line.text("at"),
            line.text("method"),
            line.text("path"),
            line.text("idempotency_key"),
            line.text("reference"),
            line.text("account"),
            line.text("fault"),
            line.text("outcome"),
            line.text("effect")};
}

MadeObject objectOf(LineReader &row)
{
    return {row.text("id"), row.text("reference"), row.text("body"), row.number("lag")};
}

LoggedEffect effectOf(LineReader &line)
{
    return {line.number("n"),
            line.text("at"),
            line.text("path"),
            line.text("account"),
            line.text("idempotency_key"),
            line.text("parameters"),
            static_cast<int>(std::clamp<std::int64_t>(line.number("status"), 0, 999)),
            line.text("effect"),
            line.text("reference"),
            line.text("body"),
            line.list("objects", &objectOf)};
}

template <class T>
Result<std::vector<T>> readLines(const std::string &path, T (*read)(LineReader &))
{
    COUNTERSIGN_TRY(const auto lines, readWholeLines(path));
    std::vector<T> values;
    values.reserve(lines.size());
    for (const auto &text : lines) {
        LineReader line(json::parse(text, nullptr, false));
        values.push_back(read(line));
        if (!line.good())
            return fail(ErrorKind::Corrupt,
                        path + ": line " + std::to_string(values.size()) + " is not what the sandbox writes",
                        "Move the sandbox's state folder away and start with a fresh one. Nothing was changed.");
    }
    return values;
}

// Whatever bytes a client sent, the line stays JSON.
std::string dumped(const json &line)
{
    return line.dump(-1, ' ', false, json::error_handler_t::replace);
}

} // namespace

std::string encodeLine(const LoggedRequest &request)
{
    return dumped(json{{"n", request.number},
                       {"at", request.at},
                       {"method", request.method},
                       {"path", request.path},
                       {"idempotency_key", request.idempotencyKey},
                       {"reference", request.reference},
                       {"account", request.account},
                       {"fault", request.fault},
                       {"outcome", request.outcome},
                       {"effect", request.effect}});
}

std::string encodeLine(const LoggedEffect &effect)
{
    json objects = json::array();
    for (const auto &object : effect.objects)
        objects.push_back(
            {{"id", object.id}, {"reference", object.reference}, {"body", object.body}, {"lag", object.lag}});
    return dumped(json{{"n", effect.request},
                       {"at", effect.at},
                       {"path", effect.path},
                       {"account", effect.account},
                       {"idempotency_key", effect.idempotencyKey},
                       {"parameters", effect.parameters},
                       {"status", effect.status},
                       {"effect", effect.effect},
                       {"reference", effect.reference},
                       {"body", effect.body},
                       {"objects", objects}});
}

Result<std::vector<LoggedRequest>> readRequests(const std::string &stateDir)
{
    return readLines<LoggedRequest>(requestsPath(stateDir), &requestOf);
}

Result<std::vector<LoggedEffect>> readEffects(const std::string &stateDir)
{
    return readLines<LoggedEffect>(effectsPath(stateDir), &effectOf);
}

Result<std::int64_t> countEffectsOfReference(const std::string &stateDir, std::string_view reference)
{
    COUNTERSIGN_TRY(const auto effects, readEffects(stateDir));
    std::int64_t count = 0;
    for (const auto &effect : effects)
        count += std::count_if(effect.objects.begin(), effect.objects.end(),
                               [&](const MadeObject &object) { return object.reference == reference; });
    return count;
}

Result<std::int64_t> countEffectsOfKey(const std::string &stateDir, std::string_view idempotencyKey)
{
    COUNTERSIGN_TRY(const auto effects, readEffects(stateDir));
    std::int64_t count = 0;
    for (const auto &effect : effects)
        if (effect.idempotencyKey == idempotencyKey)
            count += std::count_if(effect.objects.begin(), effect.objects.end(),
                                   [&](const MadeObject &object) { return object.reference == effect.reference; });
    return count;
}

std::string requestsPath(const std::string &stateDir)
{
    return stateDir + "/requests.jsonl";
}

std::string effectsPath(const std::string &stateDir)
{
    return stateDir + "/effects.jsonl";
}

} // namespace countersign::sandbox
