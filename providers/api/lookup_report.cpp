// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/json_reader.h"
#include "providers/api/exact_instant.h"
#include "providers/api/provider_adapter.h"

#include <nlohmann/json.hpp>

#include <limits>
#include <utility>
#include <variant>

// A report on the host's pipe. Closed schema: what a host invents is refused here, on the console's side.
namespace countersign::providers {

namespace {

using effect::Finding;
using effect::Match;
using nlohmann::json;

constexpr std::size_t MaxMatches = 100; // as evidence carries them
constexpr std::size_t MaxDetail = 1000;

json matchJson(const Match &match)
{
    return {{"id", match.id},
            {"disposition", std::string(effect::toString(match.disposition))},
            {"status_raw", match.statusRaw},
            {"amount_minor", match.amountMinor},
            {"currency", match.currency},
            {"settlement_minor", match.settlementMinor},
            {"settlement_currency", match.settlementCurrency},
            {"created_at", match.createdAt},
            {"reference", match.reference},
            {"recipient_ref", match.recipientRef},
            {"response_digest", match.responseDigest}};
}

json matchesOf(const Finding &finding)
{
    json matches = json::array();
    if (const auto *found = std::get_if<effect::Found>(&finding))
        matches.push_back(matchJson(found->match));
    if (const auto *mismatch = std::get_if<effect::Mismatch>(&finding))
        matches.push_back(matchJson(mismatch->match));
    if (const auto *many = std::get_if<effect::FoundMany>(&finding))
        for (const Match &match : many->matches)
            matches.push_back(matchJson(match));
    return matches;
}

std::string detailOf(const Finding &finding)
{
    if (const auto *denied = std::get_if<effect::Denied>(&finding))
        return denied->detail;
    const auto *unavailable = std::get_if<effect::Unavailable>(&finding);
    return unavailable == nullptr ? std::string() : unavailable->detail;
}

json findingJson(const Finding &finding)
{
    const auto *mismatch = std::get_if<effect::Mismatch>(&finding);
    const auto *inconclusive = std::get_if<effect::Inconclusive>(&finding);
    const auto *unavailable = std::get_if<effect::Unavailable>(&finding);
    return {{"name", std::string(effect::findingName(finding))},
            {"matches", matchesOf(finding)},
            {"differing", mismatch != nullptr ? mismatch->differing : std::vector<std::string>()},
            {"unmet", inconclusive != nullptr ? inconclusive->unmet : std::vector<std::string>()},
            {"retry_at", exactInstantText(unavailable != nullptr ? unavailable->retryAt : std::nullopt)},
            {"detail", detailOf(finding)}};
}

Result<Match> parseMatch(const json &value)
{
    JsonReader reader(value, translatable("lookup report match"));
    Match match;
    match.id = reader.text("id", 1, 255);
    const auto disposition = effect::parseDisposition(reader.text("disposition", 1, 32));
    if (!disposition)
        reader.refuse("disposition", translatable("is none of the five"));
    match.disposition = disposition.value_or(effect::Disposition::InFlight);
    match.statusRaw = reader.text("status_raw", 0, 255);
    match.amountMinor = reader.text("amount_minor", 0, 32);
    match.currency = reader.text("currency", 0, 16);
    match.settlementMinor = reader.text("settlement_minor", 0, 32);
    match.settlementCurrency = reader.text("settlement_currency", 0, 16);
    match.createdAt = reader.instantOrEmpty("created_at");
    match.reference = reader.text("reference", 0, 255);
    match.recipientRef = reader.text("recipient_ref", 0, 255);
    match.responseDigest = reader.digestOrEmpty("response_digest");
    COUNTERSIGN_CHECK(reader.finish());
    return match;
}

struct FindingParts
{
    std::string name{};
    std::vector<Match> matches{};
    std::vector<std::string> differing{}, unmet{};
    std::optional<Instant> retryAt{};
    std::string detail{};
};

Status partsFit(const FindingParts &parts)
{
    const bool one = parts.name == "Found" || parts.name == "Mismatch";
    const std::size_t count = parts.matches.size();
    const bool countFits = one ? count == 1 : parts.name == "FoundMany" ? count >= 2 : count == 0;
    const bool differingFits = (parts.name == "Mismatch") == !parts.differing.empty();
    const bool unmetFits = (parts.name == "Inconclusive") == !parts.unmet.empty();
    const bool retryFits = !parts.retryAt || parts.name == "Unavailable";
    const bool detailFits = parts.detail.empty() || parts.name == "Denied" || parts.name == "Unavailable";
    if (!countFits || !differingFits || !unmetFits || !retryFits || !detailFits)
        return fail(ErrorKind::InvalidInput,
                    translatable("lookup report: the parts of its finding do not belong together"));
    return {};
}

Result<Finding> findingOf(FindingParts parts)
{
    COUNTERSIGN_CHECK(partsFit(parts));
    if (parts.name == "Found")
        return Finding(effect::Found{std::move(parts.matches.front())});
    if (parts.name == "FoundMany")
        return Finding(effect::FoundMany{std::move(parts.matches)});
    if (parts.name == "Mismatch")
        return Finding(effect::Mismatch{std::move(parts.matches.front()), std::move(parts.differing)});
    if (parts.name == "Absent")
        return Finding(effect::Absent{});
    if (parts.name == "Inconclusive")
        return Finding(effect::Inconclusive{std::move(parts.unmet)});
    if (parts.name == "Denied")
        return Finding(effect::Denied{std::move(parts.detail)});
    if (parts.name == "Unavailable")
        return Finding(effect::Unavailable{parts.retryAt, std::move(parts.detail)});
    return fail(ErrorKind::InvalidInput, translatable("lookup report: the finding has no known name"));
}

Result<Finding> parseFinding(const json &value)
{
    JsonReader reader(value, translatable("lookup report finding"));
    FindingParts parts;
    parts.name = reader.text("name", 1, 32);
    const json &matches = reader.array("matches", MaxMatches);
    parts.differing = reader.texts("differing", 16, 64);
    parts.unmet = reader.texts("unmet", 32, 64);
    parts.retryAt = readExactInstant(reader, "retry_at");
    parts.detail = reader.text("detail", 0, MaxDetail);
    COUNTERSIGN_CHECK(reader.finish());
    for (const json &match : matches) {
        COUNTERSIGN_TRY(Match parsed, parseMatch(match));
        parts.matches.push_back(std::move(parsed));
    }
    return findingOf(std::move(parts));
}

json observationJson(const Observation &observation)
{
    return {{"rung", observation.rung},
            {"method", observation.method},
            {"scan",
             {{"from", observation.scan.from},
              {"to", observation.scan.to},
              {"complete", observation.scan.complete ? "true" : "false"}}},
            {"requested_at", exactInstantText(observation.requestedAt)},
            {"observed_at", exactInstantText(observation.observedAt)},
            {"http_status", std::to_string(observation.httpStatus)},
            {"body_digest", observation.bodyDigest},
            {"body_size", std::to_string(observation.bodySize)}};
}

Result<effect::Scan> parseScan(const json &value)
{
    JsonReader reader(value, translatable("lookup report scan"));
    effect::Scan scan;
    scan.from = reader.instantOrEmpty("from");
    scan.to = reader.instantOrEmpty("to");
    scan.complete = reader.flag("complete");
    COUNTERSIGN_CHECK(reader.finish());
    return scan;
}

Result<Observation> parseObservation(const json &value)
{
    JsonReader reader(value, translatable("lookup report observation"));
    Observation observation;
    observation.rung = reader.text("rung", 0, 64);
    observation.method = reader.text("method", 0, 255);
    observation.requestedAt = readExactInstant(reader, "requested_at").value_or(Instant());
    observation.observedAt = readExactInstant(reader, "observed_at").value_or(Instant());
    observation.httpStatus = static_cast<int>(reader.integer("http_status", 0, 999));
    observation.bodyDigest = reader.digestOrEmpty("body_digest");
    const std::int64_t size = reader.integer("body_size", 0, std::numeric_limits<std::int64_t>::max());
    observation.bodySize = static_cast<std::uint64_t>(size);
    const json &scan = reader.object("scan");
    COUNTERSIGN_CHECK(reader.finish());
    COUNTERSIGN_TRY(observation.scan, parseScan(scan));
    return observation;
}

Result<std::vector<ItemFinding>> parseItems(const json &values)
{
    std::vector<ItemFinding> items;
    for (const json &value : values) {
        JsonReader reader(value, translatable("lookup report item"));
        std::string intentKey = reader.text("intent", 1, 255);
        const json &finding = reader.object("finding");
        COUNTERSIGN_CHECK(reader.finish());
        COUNTERSIGN_TRY(Finding parsed, parseFinding(finding));
        items.push_back({std::move(intentKey), std::move(parsed)});
    }
    return items;
}

} // namespace

LookupReport reportOfItem(const LookupReport &batch, const std::string &intentKey)
{
    for (const ItemFinding &item : batch.items)
        if (item.intentKey == intentKey)
            return {item.finding, batch.observation};
    const bool isDoubt = std::holds_alternative<effect::Inconclusive>(batch.finding) ||
                         std::holds_alternative<effect::Denied>(batch.finding) ||
                         std::holds_alternative<effect::Unavailable>(batch.finding);
    return {isDoubt ? batch.finding : Finding(effect::Inconclusive{{"item_not_reported"}}), batch.observation};
}

json toJson(const LookupReport &report)
{
    json items = json::array();
    for (const ItemFinding &item : report.items)
        items.push_back({{"intent", item.intentKey}, {"finding", findingJson(item.finding)}});
    return {{"finding", findingJson(report.finding)},
            {"observation", observationJson(report.observation)},
            {"items", std::move(items)}};
}

Result<LookupReport> parseLookupReport(const json &value)
{
    JsonReader reader(value, translatable("lookup report"));
    const json &finding = reader.object("finding");
    const json &observation = reader.object("observation");
    const json &items = reader.array("items", MaxBatchItems);
    COUNTERSIGN_CHECK(reader.finish());
    COUNTERSIGN_TRY(Finding parsedFinding, parseFinding(finding));
    COUNTERSIGN_TRY(Observation parsedObservation, parseObservation(observation));
    COUNTERSIGN_TRY(auto parsedItems, parseItems(items));
    return LookupReport{std::move(parsedFinding), std::move(parsedObservation), std::move(parsedItems)};
}

} // namespace countersign::providers
