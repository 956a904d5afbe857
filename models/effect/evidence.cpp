// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/effect/evidence.h"

#include "models/base/assert.h"
#include "models/base/canonical_json.h"
#include "models/base/enum_table.h"
#include "models/base/json_reader.h"
#include "models/base/text.h"

#include <nlohmann/json.hpp>

namespace countersign::effect {
namespace {

using nlohmann::json;
using std::string_view;

constexpr EnumTable SourceWords(std::array{
    EnumWord{EvidenceSource::Lookup, string_view("lookup")},
    EnumWord{EvidenceSource::Import, string_view("import")},
    EnumWord{EvidenceSource::Document, string_view("document")},
});

json matchJson(const Match &match)
{
    return {{"id", match.id},
            {"disposition", std::string(toString(match.disposition))},
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

json documentJson(const std::optional<AttestedDocument> &document)
{
    if (!document)
        return json::object();
    return {{"title", document->title},
            {"media_type", document->mediaType},
            {"digest", document->digest},
            {"attested_by", document->attestedBy}};
}

Status checkAmount(const std::string &minor, const std::string &currency, const char *field)
{
    if (!minor.empty() && !parseInt64(minor))
        return fail(ErrorKind::InvalidInput, {translatable("evidence match %1 is not whole minor units"), {field}});
    if (currency.size() > 16)
        return fail(ErrorKind::InvalidInput, {translatable("evidence match %1 has no currency code"), {field}});
    return {};
}

Result<Match> parseMatch(const json &value)
{
    JsonReader reader(value, translatable("evidence match"));
    Match match;
    match.id = reader.text("id", 1, 255);
    const std::string disposition = reader.text("disposition", 1, 32);
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
    const auto parsed = parseDisposition(disposition);
    if (!parsed)
        return fail(ErrorKind::InvalidInput, translatable("evidence match disposition is none of the five"));
    match.disposition = *parsed;
    COUNTERSIGN_CHECK(checkAmount(match.amountMinor, match.currency, "amount_minor"));
    COUNTERSIGN_CHECK(checkAmount(match.settlementMinor, match.settlementCurrency, "settlement_minor"));
    return match;
}

Result<Scan> parseScan(const json &value)
{
    JsonReader reader(value, translatable("evidence scan"));
    Scan scan;
    scan.from = reader.instantOrEmpty("from");
    scan.to = reader.instantOrEmpty("to");
    scan.complete = reader.flag("complete");
    COUNTERSIGN_CHECK(reader.finish());
    return scan;
}

Result<std::optional<AttestedDocument>> parseDocument(const json &value)
{
    if (value.is_object() && value.empty())
        return std::optional<AttestedDocument>();
    JsonReader reader(value, translatable("evidence document"));
    AttestedDocument document;
    document.title = reader.text("title", 1, 255);
    document.mediaType = reader.text("media_type", 1, 127);
    document.digest = reader.digest("digest");
    document.attestedBy = reader.text("attested_by", 1, 255);
    COUNTERSIGN_CHECK(reader.finish());
    return std::optional(document);
}

// What must hold between fields, whatever they say alone.
Status checkTogether(const Evidence &evidence)
{
    const bool fromLookup = evidence.source == EvidenceSource::Lookup;
    const std::size_t matches = evidence.matches.size();
    const bool one = evidence.finding == "Found" || evidence.finding == "Mismatch";
    const bool many = evidence.finding == "FoundMany";
    if (fromLookup == evidence.lookup.empty())
        return fail(ErrorKind::InvalidInput, translatable("evidence names a lookup exactly when its source is lookup"));
    if ((evidence.source == EvidenceSource::Document) != evidence.document.has_value())
        return fail(ErrorKind::InvalidInput,
                    translatable("evidence has a document exactly when its source is document"));
    if (evidence.source == EvidenceSource::Document ? !evidence.finding.empty() : !isFindingName(evidence.finding))
        return fail(ErrorKind::InvalidInput, translatable("evidence finding is not a finding"));
    if ((one && matches != 1) || (many && matches < 2) || (!one && !many && matches != 0))
        return fail(ErrorKind::InvalidInput, translatable("evidence matches do not fit its finding"));
    return {};
}

} // namespace

std::string_view toString(EvidenceSource source)
{
    return SourceWords.word(source);
}

std::optional<EvidenceSource> parseEvidenceSource(std::string_view word)
{
    return SourceWords.parse(word);
}

Result<std::string> encodeEvidence(const Evidence &evidence)
{
    json matches = json::array();
    for (const Match &match : evidence.matches)
        matches.push_back(matchJson(match));
    const json value = {
        {"v", "1"},
        {"tenant", evidence.tenant},
        {"intent", evidence.intent},
        {"provider_key", evidence.providerKey},
        {"request_digest", evidence.requestDigest},
        {"source", std::string(toString(evidence.source))},
        {"lookup", evidence.lookup},
        {"provider", evidence.provider},
        {"environment", evidence.environment},
        {"account", evidence.account},
        {"contract", {{"version", evidence.contractVersion}, {"digest", evidence.contractDigest}}},
        {"rung", evidence.rung},
        {"method", evidence.method},
        {"scan",
         {{"from", evidence.scan.from},
          {"to", evidence.scan.to},
          {"complete", evidence.scan.complete ? "true" : "false"}}},
        {"requested_at", evidence.requestedAt},
        {"observed_at", evidence.observedAt},
        {"http_status", evidence.httpStatus},
        {"body_digest", evidence.bodyDigest},
        {"body_size", evidence.bodySize},
        {"finding", evidence.finding},
        {"retry_at", evidence.retryAt},
        {"matches", matches},
        {"document", documentJson(evidence.document)},
        {"unmet", evidence.unmet},
    };
    return toCanonical(value);
}

Result<Evidence> parseEvidence(std::string_view bytes)
{
    COUNTERSIGN_TRY(const json value, parseCanonical(bytes, CanonicalLimits{MaxEvidenceBytes, 8}));
    JsonReader reader(value, translatable("evidence"));
    Evidence evidence;
    const std::string version = reader.text("v", 1, 1);
    evidence.tenant = reader.text("tenant", 1, 255);
    evidence.intent = reader.text("intent", 1, 255);
    evidence.providerKey = reader.text("provider_key", 0, 1000);
    evidence.requestDigest = reader.digest("request_digest");
    const std::string source = reader.text("source", 1, 16);
    evidence.lookup = reader.text("lookup", 0, 32);
    evidence.provider = reader.text("provider", 1, 255);
    evidence.environment = reader.text("environment", 1, 255);
    evidence.account = reader.text("account", 1, 255);
    const json &contract = reader.object("contract");
    evidence.rung = reader.text("rung", 0, 64);
    evidence.method = reader.text("method", 0, 255);
    const json &scan = reader.object("scan");
    evidence.requestedAt = reader.instantOrEmpty("requested_at");
    evidence.observedAt = reader.instantOrEmpty("observed_at");
    evidence.httpStatus = reader.text("http_status", 0, 3);
    evidence.bodyDigest = reader.digestOrEmpty("body_digest");
    evidence.bodySize = reader.text("body_size", 0, 20);
    evidence.finding = reader.text("finding", 0, 32);
    evidence.retryAt = reader.instantOrEmpty("retry_at");
    const json &matches = reader.array("matches", 100);
    const json &document = reader.object("document");
    evidence.unmet = reader.texts("unmet", 32, 64);
    COUNTERSIGN_CHECK(reader.finish());
    JsonReader contractReader(contract, translatable("evidence contract"));
    evidence.contractVersion = contractReader.text("version", 0, 20);
    evidence.contractDigest = contractReader.digestOrEmpty("digest");
    COUNTERSIGN_CHECK(contractReader.finish());
    COUNTERSIGN_TRY(evidence.scan, parseScan(scan));
    COUNTERSIGN_TRY(evidence.document, parseDocument(document));
    for (const json &match : matches) {
        COUNTERSIGN_TRY(Match parsed, parseMatch(match));
        evidence.matches.push_back(std::move(parsed));
    }
    const auto parsedSource = parseEvidenceSource(source);
    if (version != "1" || !parsedSource)
        return fail(ErrorKind::InvalidInput, translatable("evidence version or source is not known"));
    evidence.source = *parsedSource;
    COUNTERSIGN_CHECK(checkTogether(evidence));
    return evidence;
}

} // namespace countersign::effect
