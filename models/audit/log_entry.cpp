// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/log_entry.h"

#include "models/base/assert.h"
#include "models/base/canonical_json.h"
#include "models/base/text.h"

#include <nlohmann/json.hpp>

#include <array>
#include <string_view>
#include <utility>

namespace countersign::audit {
namespace {

using Json = nlohmann::json;

constexpr std::size_t MaxEntryBytes = 64 * 1024;
constexpr CanonicalLimits EntryLimits{MaxEntryBytes, 8};
constexpr std::array<std::string_view, 6> Fields{"at", "envelope", "facts", "origin", "seq", "tenant"};

tl::unexpected<Error> refuse(std::string_view field, Phrase why)
{
    return fail(ErrorKind::InvalidInput,
                {translatable("log entry, field %1: %2"), {std::string(field), Phrases{std::move(why)}}});
}

Status checkFields(const Json &entry)
{
    if (!entry.is_object())
        return fail(ErrorKind::InvalidInput, translatable("log entry: not an object"));
    for (const auto field : Fields)
        if (!entry.contains(field))
            return refuse(field, translatable("missing"));
    if (entry.size() != Fields.size())
        return fail(ErrorKind::InvalidInput, translatable("log entry: an unknown field"));
    for (const auto field : {"at", "origin", "seq", "tenant"})
        if (!entry.at(field).is_string())
            return refuse(field, translatable("not a string"));
    for (const auto field : {"envelope", "facts"})
        if (!entry.at(field).is_object())
            return refuse(field, translatable("not an object"));
    return {};
}

Result<std::string> nameIn(const Json &entry, const char *field)
{
    auto text = entry.at(field).get<std::string>();
    COUNTERSIGN_CHECK(checkName(std::string("log entry, field ") + field, text));
    return text;
}

Result<std::map<std::string, bool>> parseFacts(const Json &facts)
{
    std::map<std::string, bool> values;
    for (const auto &[name, value] : facts.items()) {
        if (value != "true" && value != "false")
            return refuse("facts." + name, translatable("neither \"true\" nor \"false\""));
        values.emplace(name, value == "true");
    }
    return values;
}

Result<statement::Envelope> parseEnvelopeField(const Json &envelope)
{
    COUNTERSIGN_TRY(const auto text, toCanonical(envelope));
    return statement::parseEnvelope(text);
}

} // namespace

std::string encodeLogEntry(const LogEntry &entry)
{
    Json facts = Json::object();
    for (const auto &[name, value] : entry.facts)
        facts[name] = value ? "true" : "false";
    const Json envelope = Json::parse(statement::encodeEnvelope(entry.envelope), nullptr, false);
    COUNTERSIGN_ASSERT(envelope.is_object());
    const auto bytes = toCanonical(Json{{"at", formatInstant(entry.at)},
                                        {"envelope", envelope},
                                        {"facts", std::move(facts)},
                                        {"origin", entry.origin},
                                        {"seq", std::to_string(entry.seq)},
                                        {"tenant", entry.tenant}});
    COUNTERSIGN_ASSERT(bytes.has_value());
    return *bytes;
}

Result<LogEntry> parseLogEntry(std::string_view bytes)
{
    COUNTERSIGN_TRY(const auto json, parseCanonical(bytes, EntryLimits));
    COUNTERSIGN_CHECK(checkFields(json));
    LogEntry entry;
    const auto seq = parseUint64(json.at("seq").get<std::string>());
    if (!seq)
        return refuse("seq", translatable("not a decimal number"));
    entry.seq = *seq;
    COUNTERSIGN_TRY(entry.at, parseInstant(json.at("at").get<std::string>()));
    COUNTERSIGN_TRY(entry.origin, nameIn(json, "origin"));
    COUNTERSIGN_TRY(entry.tenant, nameIn(json, "tenant"));
    COUNTERSIGN_TRY(entry.envelope, parseEnvelopeField(json.at("envelope")));
    COUNTERSIGN_TRY(entry.facts, parseFacts(json.at("facts")));
    return entry;
}

} // namespace countersign::audit
