// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/ledger/sqlite/lookups.h"

#include "models/base/canonical_json.h"
#include "models/base/text.h"
#include "models/ledger/sqlite/effect_rows.h"
#include "models/ledger/sqlite/late_truth.h"
#include "models/ledger/sqlite/sweeper.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <utility>

namespace countersign::ledger {

namespace {

using effect::Evidence;
using effect::EvidenceSource;

struct LookupRow
{
    std::string tenant{}, intent{}, askedBy{};
    bool finished = false;
};

Result<LookupRow> ownLookup(SqliteSession &session, const std::string &id, const std::string &person)
{
    COUNTERSIGN_TRY(
        const SqlRows rows,
        session.query("SELECT tenant_id, intent_key, asked_by, finished_at FROM lookups WHERE id = ?", {id}));
    if (rows.empty())
        return fail(ErrorKind::NotFound, {translatable("lookup %1: the ledger has no such lookup"), {id}},
                    translatable("Begin a lookup first."));
    const SqlRow &row = rows.front();
    if (row.text(2) != person)
        return fail(ErrorKind::PermissionDenied, {translatable("lookup %1: it was begun by somebody else"), {id}},
                    translatable("Begin a lookup of your own."));
    return LookupRow{row.text(0), row.text(1), row.text(2), !row.isNull(3)};
}

tl::unexpected<Error> unfit(Phrase why)
{
    return fail(ErrorKind::InvalidInput, {translatable("evidence: %1"), {Phrases{std::move(why)}}},
                translatable("Record it for the intent and lookup it belongs to."));
}

Status checkLookup(SqliteSession &session, const std::string &lookupId, const Evidence &evidence,
                   const std::string &person)
{
    if (lookupId.empty()) {
        if (evidence.source == EvidenceSource::Lookup || !evidence.lookup.empty())
            return unfit(translatable("evidence of a lookup needs its lookup"));
        return {};
    }
    COUNTERSIGN_TRY(const LookupRow lookup, ownLookup(session, lookupId, person));
    if (evidence.source != EvidenceSource::Lookup || evidence.lookup != lookupId)
        return unfit({translatable("it does not name the lookup %1"), {lookupId}});
    if (lookup.tenant != evidence.tenant || lookup.intent != evidence.intent)
        return unfit(translatable("it names another intent than its lookup"));
    if (lookup.finished)
        return unfit(translatable("its lookup is finished"));
    return {};
}

Result<effect::EffectIntent> namedIntent(SqliteSession &session, const Evidence &evidence)
{
    auto tenant = TenantId::parse(evidence.tenant);
    auto key = IntentKey::parse(evidence.intent);
    if (!tenant || !key)
        return unfit(translatable("it names no intent"));
    COUNTERSIGN_TRY(auto intent, findIntent(session, {*tenant, *key}));
    if (!intent)
        return unfit(translatable("the intent it names does not exist"));
    return std::move(*intent);
}

Result<bool> isStored(SqliteSession &session, const Digest &digest)
{
    COUNTERSIGN_TRY(const SqlRows rows,
                    session.query("SELECT 1 FROM effect_evidence WHERE digest = ?", {digest.hex()}));
    return !rows.empty();
}

Result<std::string> rungResults(SqliteSession &session, const std::string &lookupId)
{
    COUNTERSIGN_TRY(const SqlRows rows, session.query("SELECT digest, bytes FROM effect_evidence WHERE lookup_id = ? "
                                                      "ORDER BY recorded_at, digest",
                                                      {lookupId}));
    nlohmann::json results = nlohmann::json::array();
    for (const SqlRow &row : rows) {
        COUNTERSIGN_TRY(const Evidence evidence, effect::parseEvidence(row.blobText(1)));
        results.push_back({{"rung", evidence.rung}, {"finding", evidence.finding}, {"digest", row.text(0)}});
    }
    return toCanonical(results);
}

} // namespace

Result<std::string> beginLookup(Scene &scene, const effect::EffectRef &ref, const std::string &person)
{
    COUNTERSIGN_CHECK(checkName(translatable("person"), person));
    COUNTERSIGN_TRY(auto intent, requireIntent(scene.session, ref));
    COUNTERSIGN_CHECK(sweepIntent(scene, intent));
    std::string id = scene.entropy.hexId();
    COUNTERSIGN_CHECK(scene.session.execute("INSERT INTO lookups (id, tenant_id, intent_key, asked_at, asked_by, "
                                            "rung_results, finished_at) VALUES (?, ?, ?, ?, ?, '[]', NULL)",
                                            {id, ref.tenant.value(), ref.key.value(), scene.now, person}));
    return id;
}

Result<Digest> recordEvidence(Scene &scene, const std::string &lookupId, const Evidence &evidence,
                              const std::string &person)
{
    COUNTERSIGN_CHECK(checkName(translatable("person"), person));
    COUNTERSIGN_TRY(const std::string bytes, effect::encodeEvidence(evidence));
    COUNTERSIGN_CHECK(effect::parseEvidence(bytes));
    COUNTERSIGN_TRY(auto intent, namedIntent(scene.session, evidence));
    const Digest digest = sha256(bytes);
    COUNTERSIGN_TRY(const bool stored, isStored(scene.session, digest));
    if (stored)
        return digest;
    COUNTERSIGN_CHECK(checkLookup(scene.session, lookupId, evidence, person));
    COUNTERSIGN_CHECK(scene.session.execute(
        "INSERT INTO effect_evidence (digest, tenant_id, intent_key, bytes, lookup_id, recorded_by, recorded_at) "
        "VALUES (?, ?, ?, ?, ?, ?, ?)",
        {digest.hex(), evidence.tenant, evidence.intent, blobOf(bytes),
         lookupId.empty() ? SqlValue() : SqlValue(lookupId), person, scene.now}));
    COUNTERSIGN_CHECK(noticeLateTruth(scene, intent, evidence, digest));
    return digest;
}

Status finishLookup(Scene &scene, const std::string &lookupId, const std::string &person)
{
    COUNTERSIGN_TRY(const LookupRow lookup, ownLookup(scene.session, lookupId, person));
    if (lookup.finished)
        return {};
    COUNTERSIGN_TRY(const std::string results, rungResults(scene.session, lookupId));
    COUNTERSIGN_CHECK(scene.session.execute("UPDATE lookups SET finished_at = ?, rung_results = ? WHERE id = ?",
                                            {scene.now, results, lookupId}));
    return {};
}

} // namespace countersign::ledger
