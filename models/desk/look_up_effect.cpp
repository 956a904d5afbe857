// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/desk/look_up_effect.h"

#include "models/base/assert.h"

#include <utility>

namespace countersign::desk {
namespace {

using effect::Evidence;
using providers::LookupReport;

// Copies what a finding carries into the record.
struct Carry
{
    Evidence &evidence;

    void operator()(const effect::Found &finding) const { evidence.matches = {finding.match}; }
    void operator()(const effect::FoundMany &finding) const { evidence.matches = finding.matches; }
    void operator()(const effect::Mismatch &finding) const { evidence.matches = {finding.match}; }
    void operator()(const effect::Absent & /*finding*/) const {}
    void operator()(const effect::Inconclusive &finding) const { evidence.unmet = finding.unmet; }
    void operator()(const effect::Denied & /*finding*/) const {}
    void operator()(const effect::Unavailable &finding) const
    {
        if (finding.retryAt)
            evidence.retryAt = formatInstant(*finding.retryAt);
    }
};

Evidence evidenceOf(const ledger::Dossier &dossier, const std::string &lookupId, const LookupReport &report)
{
    const effect::EffectIntent &intent = dossier.intent;
    const providers::Observation &seen = report.observation;
    Evidence evidence;
    evidence.tenant = intent.ref.tenant.value();
    evidence.intent = intent.ref.key.value();
    evidence.providerKey = intent.providerKey;
    evidence.requestDigest = intent.requestDigest.hex();
    evidence.source = effect::EvidenceSource::Lookup;
    evidence.lookup = lookupId;
    evidence.provider = intent.provider;
    evidence.environment = intent.environment;
    evidence.account = intent.account;
    if (dossier.contract) {
        evidence.contractVersion = dossier.contract->version;
        evidence.contractDigest = dossier.contract->digest;
    }
    evidence.rung = seen.rung;
    evidence.method = seen.method;
    evidence.scan = seen.scan;
    evidence.requestedAt = formatInstant(seen.requestedAt);
    evidence.observedAt = formatInstant(seen.observedAt);
    evidence.httpStatus = seen.httpStatus == 0 ? "" : std::to_string(seen.httpStatus);
    evidence.bodyDigest = seen.bodyDigest;
    evidence.bodySize = std::to_string(seen.bodySize);
    evidence.finding = findingName(report.finding);
    std::visit(Carry{evidence}, report.finding);
    return evidence;
}

} // namespace

// Stamped before the first request goes out, like the batch's own.
Result<std::vector<ledger::Dossier>> LookUpEffect::beginItems(const ledger::Dossier &batch, LookedUp &looked)
{
    std::vector<ledger::Dossier> items;
    for (const effect::EffectRef &ref : batch.items) {
        if (items.size() == providers::MaxBatchItems)
            break;
        LookedUp item{ref.key.value()};
        COUNTERSIGN_TRY(item.lookupId, m_desk.statements.beginLookup(ref));
        looked.items.push_back(std::move(item));
        COUNTERSIGN_TRY(ledger::Dossier dossier, m_desk.reader.dossier(ref));
        items.push_back(std::move(dossier));
    }
    return items;
}

Status LookUpEffect::ask(const effect::EffectRef &ref, const std::string &onlyRung, Deadline deadline,
                         const CancelToken &cancel, LookedUp &looked)
{
    COUNTERSIGN_TRY(const ledger::Dossier dossier, m_desk.reader.dossier(ref));
    COUNTERSIGN_TRY(const auto items, beginItems(dossier, looked));
    providers::LookupRequest request = providers::lookupRequestOf(dossier.intent, dossier.attempts);
    for (const ledger::Dossier &item : items)
        request.items.push_back(providers::lookupRequestOf(item.intent, item.attempts));
    COUNTERSIGN_TRY(const providers::LookupRun run, m_service.lookUp(request, onlyRung, deadline, cancel));
    looked.finding = run.finding;
    COUNTERSIGN_CHECK(record(dossier, run.reports, looked));
    if (run.items.size() != items.size())
        return fail(ErrorKind::Internal,
                    {translatable("the lookup of batch %1 says nothing of some of its items"), {ref.key.value()}});
    for (std::size_t at = 0; at < items.size(); ++at) {
        looked.items[at].finding = run.items[at].finding;
        COUNTERSIGN_CHECK(record(items[at], run.items[at].reports, looked.items[at]));
    }
    return {};
}

Status LookUpEffect::record(const ledger::Dossier &dossier, const std::vector<LookupReport> &reports, LookedUp &looked)
{
    for (const LookupReport &report : reports) {
        const Evidence evidence = evidenceOf(dossier, looked.lookupId, report);
        COUNTERSIGN_TRY(const Digest digest, m_desk.statements.recordEvidence(looked.lookupId, evidence));
        looked.evidence.push_back(digest);
        looked.rungs.push_back({evidence.rung, evidence.finding, digest.hex(), evidence.unmet});
    }
    return {};
}

// All of them, even where one cannot be; the first error.
Status LookUpEffect::finish(const LookedUp &looked)
{
    Status finished = m_desk.statements.finishLookup(looked.lookupId);
    for (const LookedUp &item : looked.items) {
        Status ofItem = finish(item);
        if (finished && !ofItem)
            finished = std::move(ofItem);
    }
    return finished;
}

Result<LookedUp> LookUpEffect::run(const effect::EffectRef &ref, const std::string &onlyRung, Deadline deadline,
                                   const CancelToken &cancel)
{
    LookedUp looked{ref.key.value()};
    COUNTERSIGN_TRY(looked.lookupId, m_desk.statements.beginLookup(ref)); // stamps asked_at and sweeps its own row
    const Status asked = ask(ref, onlyRung, deadline, cancel, looked);
    const Status finished = finish(looked); // whatever came of it
    COUNTERSIGN_CHECK(asked);
    COUNTERSIGN_CHECK(finished);
    return looked;
}

// All of them before the first is looked up: a row that becomes due moves in the list.
Result<std::vector<effect::EffectRef>> LookUpEffect::onWatch(const std::optional<std::string> &tenant)
{
    constexpr std::size_t PageSize = 500;
    ledger::EffectQuery query;
    query.tenant = tenant;
    query.onWatch = true;
    std::vector<effect::EffectRef> rows;
    ledger::Cursor cursor;
    do {
        COUNTERSIGN_TRY(auto page, m_desk.reader.intents(query, cursor, PageSize));
        for (const effect::EffectIntent &intent : page.rows)
            rows.push_back(intent.ref);
        cursor = page.next;
    } while (!cursor.after.empty());
    return rows;
}

Result<std::vector<LookUpEffect::Watched>> LookUpEffect::runWatched(const std::optional<std::string> &tenant,
                                                                    const std::string &onlyRung,
                                                                    std::chrono::steady_clock::duration limit,
                                                                    const CancelToken &cancel)
{
    COUNTERSIGN_TRY(const auto rows, onWatch(tenant));
    std::vector<Watched> watched;
    for (const effect::EffectRef &ref : rows) {
        if (cancel.isCancelled())
            return fail(ErrorKind::Cancelled, {translatable("the watch was left after %1 of %2 lookups"),
                                               {std::to_string(watched.size()), std::to_string(rows.size())}});
        COUNTERSIGN_TRY(const ledger::Dossier dossier, m_desk.reader.dossier(ref));
        if (!dossier.watchedUntil)
            continue; // over, or reopened, while others were looked up
        auto looked = run(ref, onlyRung, std::chrono::steady_clock::now() + limit, cancel);
        watched.push_back({ref, *dossier.watchedUntil, std::move(looked)});
    }
    return watched;
}

} // namespace countersign::desk
