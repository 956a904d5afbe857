// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/host/host_protocol.h"

#include "models/base/canonical_json.h"
#include "models/base/json_reader.h"
#include "models/base/overload.h"
#include "models/base/text.h"
#include "providers/host/host_process.h"

#include <nlohmann/json.hpp>

#include <utility>

namespace countersign::providers {
namespace {

using nlohmann::json;

constexpr CanonicalLimits LineLimits{MaxHostLine, 16};
constexpr std::size_t MaxName = 255;
constexpr std::size_t MaxPath = 4096;
constexpr std::size_t MaxRungs = 20;
constexpr std::size_t MaxWhy = 1000;          // bytes; a cut character may print longer
constexpr std::int64_t MaxWithin = 3'600'000; // milliseconds

std::string lineOf(const json &object)
{
    return object.dump(-1, ' ', false, json::error_handler_t::replace) + '\n';
}

json rungJson(const Rung &rung)
{
    return {{"kind", rung.kind}, {"method", rung.method}};
}

Result<Rung> parseRung(const json &value)
{
    JsonReader reader(value, translatable("provider host rung"));
    Rung rung{reader.text("kind", 1, 64), reader.text("method", 1, MaxName)};
    COUNTERSIGN_CHECK(reader.finish());
    return rung;
}

Result<std::vector<Rung>> parseRungs(const json &values)
{
    std::vector<Rung> rungs;
    for (const json &value : values) {
        COUNTERSIGN_TRY(Rung rung, parseRung(value));
        rungs.push_back(std::move(rung));
    }
    return rungs;
}

Result<HostCall> parseOpen(JsonReader &reader, std::string id)
{
    OpenCall open;
    open.provider = reader.text("provider", 1, MaxName);
    open.environment = reader.text("environment", 1, MaxName);
    open.account = reader.text("account", 1, MaxName);
    open.baseUrl = reader.text("base_url", 0, MaxPath);
    open.pluginFolder = reader.text("plugin_folder", 1, MaxPath);
    open.descriptionDigest = reader.digest("description_digest");
    COUNTERSIGN_CHECK(reader.finish());
    return HostCall{std::move(id), std::move(open)};
}

Result<HostCall> parseRungsCall(JsonReader &reader, std::string id)
{
    const json &request = reader.object("request");
    COUNTERSIGN_CHECK(reader.finish());
    RungsCall call;
    COUNTERSIGN_TRY(call.request, parseLookupRequest(request));
    return HostCall{std::move(id), std::move(call)};
}

Result<HostCall> parseLookUpCall(JsonReader &reader, std::string id)
{
    LookUpCall call;
    call.within = std::chrono::milliseconds(reader.integer("within_ms", 0, MaxWithin));
    const json &rung = reader.object("rung");
    const json &request = reader.object("request");
    COUNTERSIGN_CHECK(reader.finish());
    COUNTERSIGN_TRY(call.rung, parseRung(rung));
    COUNTERSIGN_TRY(call.request, parseLookupRequest(request));
    return HostCall{std::move(id), std::move(call)};
}

} // namespace

std::string encode(const HostCall &call)
{
    json object = std::visit(Overload{
                                 [](const OpenCall &open) {
                                     return json{{"call", "open"},
                                                 {"provider", open.provider},
                                                 {"environment", open.environment},
                                                 {"account", open.account},
                                                 {"base_url", open.baseUrl},
                                                 {"plugin_folder", open.pluginFolder},
                                                 {"description_digest", open.descriptionDigest}};
                                 },
                                 [](const RungsCall &rungs) {
                                     return json{{"call", "rungs"}, {"request", toJson(rungs.request)}};
                                 },
                                 [](const LookUpCall &lookUp) {
                                     return json{{"call", "look_up"},
                                                 {"rung", rungJson(lookUp.rung)},
                                                 {"request", toJson(lookUp.request)},
                                                 {"within_ms", std::to_string(lookUp.within.count())}};
                                 },
                             },
                             call.what);
    object["id"] = call.id;
    return lineOf(object);
}

std::string encode(const HostAnswer &answer)
{
    json object =
        std::visit(Overload{
                       [](const Opened & /*opened*/) {
                           return json{{"answer", "opened"}};
                       },
                       [](const std::vector<Rung> &rungs) {
                           json list = json::array();
                           for (const Rung &rung : rungs)
                               list.push_back(rungJson(rung));
                           return json{{"answer", "rungs"}, {"rungs", std::move(list)}};
                       },
                       [](const LookupReport &report) {
                           return json{{"answer", "report"}, {"report", toJson(report)}};
                       },
                       [](const Failed &failed) {
                           return json{{"answer", "failed"}, {"why", escapedForDisplay(failed.why).substr(0, MaxWhy)}};
                       },
                   },
                   answer.what);
    object["id"] = answer.id;
    std::string line = lineOf(object);
    if (line.size() > MaxHostLine)
        return encode(HostAnswer{answer.id, Failed{"the adapter's answer is longer than a mebibyte"}});
    return line;
}

Result<HostCall> parseHostCall(std::string_view line)
{
    COUNTERSIGN_TRY(const json object, parseForeignJson(line, LineLimits));
    JsonReader reader(object, translatable("provider host call"));
    const std::string word = reader.text("call", 1, 32);
    std::string id = reader.text("id", 1, 32);
    if (word == "open")
        return parseOpen(reader, std::move(id));
    if (word == "rungs")
        return parseRungsCall(reader, std::move(id));
    if (word == "look_up")
        return parseLookUpCall(reader, std::move(id));
    return fail(ErrorKind::InvalidInput, translatable("provider host call: no such call"));
}

Result<HostAnswer> parseHostAnswer(std::string_view line)
{
    COUNTERSIGN_TRY(const json object, parseForeignJson(line, LineLimits));
    JsonReader reader(object, translatable("provider host answer"));
    const std::string word = reader.text("answer", 1, 32);
    HostAnswer answer{reader.text("id", 1, 32), {}};
    if (word == "opened") {
        COUNTERSIGN_CHECK(reader.finish());
        answer.what = Opened{};
    } else if (word == "failed") {
        answer.what = Failed{reader.text("why", 0, MaxWhy + 16)};
        COUNTERSIGN_CHECK(reader.finish());
    } else if (word == "rungs") {
        const json &rungs = reader.array("rungs", MaxRungs);
        COUNTERSIGN_CHECK(reader.finish());
        COUNTERSIGN_TRY(answer.what, parseRungs(rungs));
    } else if (word == "report") {
        const json &report = reader.object("report");
        COUNTERSIGN_CHECK(reader.finish());
        COUNTERSIGN_TRY(answer.what, parseLookupReport(report));
    } else {
        return fail(ErrorKind::InvalidInput, translatable("provider host answer: no such answer"));
    }
    return answer;
}

} // namespace countersign::providers
