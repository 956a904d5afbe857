// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/canonical_json.h"
#include "models/effect/evidence.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace countersign::effect {
namespace {

using nlohmann::json;

Evidence found()
{
    Evidence evidence;
    evidence.tenant = "acme";
    evidence.intent = "invoice:inv_42:collect:v1";
    evidence.providerKey = "acme:invoice:inv_42:collect:v1";
    evidence.requestDigest = sha256("request").hex();
    evidence.lookup = "0123456789abcdef0123456789abcdef";
    evidence.provider = "sandbox";
    evidence.environment = "sandbox";
    evidence.account = "acct_1";
    evidence.contractVersion = "1";
    evidence.contractDigest = sha256("contract").hex();
    evidence.rung = "reference";
    evidence.method = "GET /v1/charges";
    evidence.scan = {"2026-12-01T08:00:00Z", "2026-12-01T08:10:00Z", true};
    evidence.requestedAt = "2026-12-01T08:05:02Z";
    evidence.observedAt = "2026-12-01T08:05:03Z";
    evidence.httpStatus = "200";
    evidence.bodyDigest = sha256("body").hex();
    evidence.bodySize = "4";
    evidence.finding = "Found";
    evidence.matches.push_back({.id = "ch_1",
                                .disposition = Disposition::Happened,
                                .statusRaw = "succeeded",
                                .amountMinor = "125000",
                                .currency = "EUR"});
    return evidence;
}

TEST(Evidence, ReadsBackWhatItWrote)
{
    const Evidence evidence = found();
    const std::string bytes = *encodeEvidence(evidence);
    EXPECT_EQ(*parseEvidence(bytes), evidence);
    EXPECT_EQ(*encodeEvidence(*parseEvidence(bytes)), bytes);
}

TEST(Evidence, DocumentAndImportNameNoLookup)
{
    Evidence evidence = found();
    evidence.source = EvidenceSource::Document;
    evidence.lookup.clear();
    evidence.finding.clear();
    evidence.matches.clear();
    evidence.document = AttestedDocument{"statement of account", "application/pdf", sha256("pdf").hex(), "ana"};
    EXPECT_EQ(*parseEvidence(*encodeEvidence(evidence)), evidence);
    evidence.lookup = found().lookup;
    EXPECT_FALSE(parseEvidence(*encodeEvidence(evidence)).has_value());
}

TEST(Evidence, EveryMissingOrExtraFieldIsRefused)
{
    const json whole = json::parse(*encodeEvidence(found()));
    for (const auto &[name, value] : whole.items()) {
        json without = whole;
        without.erase(name);
        EXPECT_FALSE(parseEvidence(without.dump()).has_value()) << name;
    }
    json more = whole;
    more["equal"] = "true";
    EXPECT_FALSE(parseEvidence(more.dump()).has_value());
}

// A finding and its matches must say the same: "absent" with an object, or "found" without one, is not evidence.
TEST(Evidence, FindingAndMatchesMustAgree)
{
    for (const char *finding : {"Absent", "Inconclusive", "Denied", "Unavailable", "FoundMany", "NotFound", ""}) {
        Evidence evidence = found();
        evidence.finding = finding;
        EXPECT_FALSE(parseEvidence(*encodeEvidence(evidence)).has_value()) << finding;
    }
    Evidence none = found();
    none.matches.clear();
    EXPECT_FALSE(parseEvidence(*encodeEvidence(none)).has_value());
}

TEST(Evidence, TextThatIsNotUtf8IsRefusedAndEndsNothing)
{
    Evidence evidence = found();
    evidence.matches[0].statusRaw = "\xFF\xFE";
    const auto bytes = encodeEvidence(evidence);
    ASSERT_FALSE(bytes.has_value());
    EXPECT_EQ(bytes.error().kind, ErrorKind::InvalidInput);
}

TEST(Evidence, HostileTextIsRefused)
{
    for (const char *text : {"a\nb",
                             "\xE2\x80\xAE"
                             "gnp",
                             "\x1B[2J"}) {
        Evidence evidence = found();
        evidence.matches[0].statusRaw = text;
        EXPECT_FALSE(parseEvidence(*encodeEvidence(evidence)).has_value());
    }
    Evidence evidence = found();
    evidence.matches[0].amountMinor = "1250.00";
    EXPECT_FALSE(parseEvidence(*encodeEvidence(evidence)).has_value());
}

} // namespace
} // namespace countersign::effect
