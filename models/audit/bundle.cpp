// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/bundle.h"

#include "models/base/canonical_json.h"
#include "models/base/json_reader.h"
#include "models/base/text.h"

#include <nlohmann/json.hpp>

#include <utility>

namespace countersign::audit {
namespace {

using Json = nlohmann::json;

constexpr CanonicalLimits BundleLimits{MaxBundleBytes, 6};
constexpr std::size_t MaxEntries = 100'000;
constexpr std::size_t MaxEvidence = 10'000;
constexpr std::size_t MaxProof = 64;                // a log of 2^64 entries
constexpr std::size_t MaxEncodedBytes = 128 * 1024; // base64 of an entry, a note or evidence
constexpr std::size_t HexDigest = 2 * Digest::Size;

std::string encoded(std::string_view bytes)
{
    return toBase64(viewOf(bytes));
}

std::string decoded(JsonReader &reader, const std::string &name)
{
    const auto bytes = fromBase64(reader.text(name, 1, MaxEncodedBytes));
    if (!bytes) {
        reader.refuse(name, translatable("is not base64"));
        return {};
    }
    return std::string(textOf(*bytes));
}

Json jsonOf(const BundleEntry &entry)
{
    Json proof = Json::array();
    for (const Digest &step : entry.proof)
        proof.push_back(step.hex());
    return {{"entry", encoded(entry.bytes)}, {"outcome", entry.outcome}, {"proof", std::move(proof)}};
}

Result<BundleEntry> parseEntry(const Json &json)
{
    JsonReader reader(json, translatable("bundle log entry"));
    BundleEntry entry;
    entry.bytes = decoded(reader, "entry");
    entry.outcome = reader.text("outcome", 1, MaxEncodedBytes);
    for (const std::string &hex : reader.texts("proof", MaxProof, HexDigest)) {
        const auto step = Digest::fromHex(hex);
        if (step)
            entry.proof.push_back(*step);
        else
            reader.refuse("proof", translatable("holds something that is no digest"));
    }
    COUNTERSIGN_CHECK(reader.finish());
    return entry;
}

Status parseEvidenceList(const Json &list, Bundle &bundle)
{
    for (const Json &item : list) {
        const auto bytes = item.is_string()
                               ? fromBase64(item.get<std::string>())
                               : Result<Bytes>(fail(ErrorKind::InvalidInput, translatable("not a string")));
        if (!bytes)
            return fail(ErrorKind::InvalidInput, translatable("bundle evidence is not base64"));
        bundle.evidence.emplace_back(textOf(*bytes));
    }
    return {};
}

} // namespace

Result<std::string> encodeBundle(const Bundle &bundle)
{
    Json log = Json::array();
    for (const BundleEntry &entry : bundle.entries)
        log.push_back(jsonOf(entry));
    Json evidence = Json::array();
    for (const std::string &bytes : bundle.evidence)
        evidence.push_back(encoded(bytes));
    COUNTERSIGN_TRY(auto text, toCanonical(Json{{"v", "1"},
                                                {"origin", bundle.origin},
                                                {"tenant", bundle.tenant},
                                                {"intent", bundle.intent},
                                                {"checkpoint", encoded(bundle.checkpoint)},
                                                {"signer", {{"person", bundle.signer}, {"key", bundle.signerKey}}},
                                                {"log", std::move(log)},
                                                {"evidence", std::move(evidence)}}));
    if (text.size() > MaxBundleBytes)
        return fail(ErrorKind::InvalidInput, {translatable("the bundle would be larger than %1 MiB"),
                                              {std::to_string(MaxBundleBytes / (1024 * 1024))}});
    return text;
}

Result<Bundle> parseBundle(std::string_view bytes)
{
    COUNTERSIGN_TRY(const Json json, parseCanonical(bytes, BundleLimits));
    JsonReader reader(json, translatable("bundle"));
    Bundle bundle;
    if (reader.text("v", 1, 8) != "1")
        reader.refuse("v", translatable("is not a version this program knows"));
    bundle.origin = reader.text("origin", 1, 255);
    bundle.tenant = reader.text("tenant", 1, 255);
    bundle.intent = reader.text("intent", 1, 255);
    bundle.checkpoint = decoded(reader, "checkpoint");
    JsonReader signer(reader.object("signer"), translatable("bundle signer"));
    bundle.signer = signer.text("person", 1, 255);
    bundle.signerKey = signer.digest("key");
    const Json &log = reader.array("log", MaxEntries);
    const Json &evidence = reader.array("evidence", MaxEvidence);
    COUNTERSIGN_CHECK(reader.finish());
    COUNTERSIGN_CHECK(signer.finish());
    for (const Json &item : log) {
        COUNTERSIGN_TRY(auto entry, parseEntry(item));
        bundle.entries.push_back(std::move(entry));
    }
    COUNTERSIGN_CHECK(parseEvidenceList(evidence, bundle));
    return bundle;
}

} // namespace countersign::audit
