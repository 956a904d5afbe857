// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ledger/ledger_scenes.h"

#include "models/base/assert.h"
#include "models/ledger/restate.h"
#include "models/resolution/cited_objects.h"
#include "models/resolution/compare.h"

#include <algorithm>
#include <utility>

namespace countersign::ledger {

using effect::EffectStatus;
using statement::Action;
using statement::Kind;
using statement::Statement;
using namespace std::chrono_literals;

namespace {

std::vector<effect::Match> matchesOf(const effect::Finding &finding)
{
    if (const auto *found = std::get_if<effect::Found>(&finding))
        return {found->match};
    if (const auto *many = std::get_if<effect::FoundMany>(&finding))
        return many->matches;
    if (const auto *mismatch = std::get_if<effect::Mismatch>(&finding))
        return {mismatch->match};
    return {};
}

EffectStatus statusAfter(Action action, EffectStatus before)
{
    switch (action) {
    case Action::Confirm:
        return EffectStatus::Confirmed;
    case Action::Reject:
        return EffectStatus::Rejected;
    case Action::Release:
        return EffectStatus::Prepared;
    case Action::Reopen:
        return EffectStatus::Unknown;
    case Action::Compensate:
    case Action::None:
        return before;
    }
    COUNTERSIGN_UNREACHABLE();
}

std::vector<effect::StoredEvidence> storedOf(const Dossier &dossier, const std::vector<Digest> &digests)
{
    std::vector<effect::StoredEvidence> stored;
    for (const auto &digest : digests) {
        const auto found = std::find_if(dossier.evidence.begin(), dossier.evidence.end(),
                                        [&](const auto &one) { return one.digest == digest; });
        if (found == dossier.evidence.end())
            throw std::runtime_error("evidence " + digest.hex() + " is not stored");
        stored.push_back(*found);
    }
    return stored;
}

statement::ResultClaim claimOf(const Dossier &dossier, const resolution::CitedObjects &objects, const std::string &id)
{
    const auto &object = objects.at(id);
    statement::ResultClaim claim;
    claim.providerId = id;
    claim.responseDigest = object.match->responseDigest;
    claim.disposition = std::string(toString(object.match->disposition));
    claim.amountMinor = object.match->amountMinor;
    claim.currency = object.match->currency;
    claim.mismatch = resolution::differingFields(dossier.intent, object.evidence->evidence, *object.match,
                                                 dossier.contract ? &dossier.contract->value : nullptr);
    for (const auto &other : objects)
        if (other.first != id)
            claim.surplus.push_back(other.first);
    return claim;
}

std::string reasonFor(Action action, const statement::Statement &said)
{
    if (action == Action::Confirm && said.result)
        return !said.result->surplus.empty()    ? "several_matches"
               : !said.result->mismatch.empty() ? "mismatch_accepted"
                                                : "single_match";
    if (action == Action::Reject && said.result)
        return "provider_refused";
    return action == Action::Reject || action == Action::Release ? "absence_proven" : "other";
}

} // namespace

effect::EffectRef refOf(const std::string &key)
{
    return {must(TenantId::parse(Tenant)), must(IntentKey::parse(key))};
}

effect::EffectRef prepare(BootstrappedLedger &ledger, const std::string &key, const Charge &charge)
{
    PrepareRequest request{refOf(key)};
    request.requestDigest = sha256("request of " + key);
    request.provider = Provider;
    request.environment = Environment;
    request.account = charge.account;
    request.operation = charge.operation;
    request.kind = charge.kind;
    if (charge.kind == effect::EffectKind::Monetary && charge.minor > 0)
        request.amount = Money(charge.minor, must(Currency::parse(charge.currency)));
    request.customerRef = charge.customer;
    request.recipientCount = charge.recipients;
    request.workflowId = charge.workflow;
    request.stepId = charge.step;
    request.parentIntentKey = charge.parent;
    request.batchIntentKey = charge.batch;
    return must(ledger.worker().prepareEffect(request)).intent.ref;
}

std::int64_t begin(BootstrappedLedger &ledger, const effect::EffectRef &ref)
{
    const auto begun = must(ledger.worker().beginAttempt(ref, "worker-1"));
    if (begun.outcome != BeginOutcome::Started)
        throw std::runtime_error("not started but " + std::string(toString(begun.outcome)));
    return begun.attempt;
}

effect::EffectRef lapsed(BootstrappedLedger &ledger, const std::string &key, const Charge &charge)
{
    auto ref = prepare(ledger, key, charge);
    begin(ledger, ref);
    ledger.clock().advance(31s);
    must(ledger.worker().sweep(100));
    return ref;
}

Dossier dossier(BootstrappedLedger &ledger, const effect::EffectRef &ref)
{
    return must(ledger.reader().dossier(ref));
}

effect::Match matching(BootstrappedLedger &ledger, const effect::EffectRef &ref, const std::string &id)
{
    const auto intent = dossier(ledger, ref).intent;
    effect::Match match;
    match.id = id;
    match.disposition = effect::Disposition::Accepted;
    match.statusRaw = "accepted";
    if (intent.amount) {
        match.amountMinor = std::to_string(intent.amount->minorUnits());
        match.currency = std::string(intent.amount->currency().code());
    }
    match.createdAt = formatInstant(intent.preparedAt);
    match.reference = intent.providerKey;
    match.responseDigest = sha256("object " + id).hex();
    return match;
}

effect::Evidence evidenceOf(BootstrappedLedger &ledger, const effect::EffectRef &ref, const std::string &lookup,
                            const effect::Finding &finding)
{
    const auto read = dossier(ledger, ref);
    const auto now = ledger.clock().now();
    effect::Evidence evidence;
    evidence.tenant = ref.tenant.value();
    evidence.intent = ref.key.value();
    evidence.providerKey = read.intent.providerKey;
    evidence.requestDigest = read.intent.requestDigest.hex();
    evidence.source = lookup.empty() ? effect::EvidenceSource::Import : effect::EvidenceSource::Lookup;
    evidence.lookup = lookup;
    evidence.provider = read.intent.provider;
    evidence.environment = read.intent.environment;
    evidence.account = read.intent.account;
    if (read.contract) {
        evidence.contractVersion = read.contract->version;
        evidence.contractDigest = read.contract->digest;
    }
    evidence.rung = "reference";
    evidence.method = "GET /v1/charges";
    evidence.scan = {formatInstant(read.intent.preparedAt - 1min), formatInstant(now), true};
    evidence.requestedAt = formatInstant(now);
    evidence.observedAt = formatInstant(now);
    evidence.httpStatus = "200";
    evidence.finding = std::string(effect::findingName(finding));
    evidence.matches = matchesOf(finding);
    return evidence;
}

Digest lookUp(BootstrappedLedger &ledger, Who who, const effect::EffectRef &ref, const effect::Finding &finding)
{
    auto &statements = ledger.statements(who);
    const auto id = must(statements.beginLookup(ref));
    const auto digest = must(statements.recordEvidence(id, evidenceOf(ledger, ref, id, finding)));
    must(statements.finishLookup(id));
    return digest;
}

Digest lookUpFound(BootstrappedLedger &ledger, Who who, const effect::EffectRef &ref)
{
    return lookUp(ledger, who, ref, effect::Found{matching(ledger, ref)});
}

std::vector<Digest> missUntilProven(BootstrappedLedger &ledger, Who who, const effect::EffectRef &ref)
{
    const auto read = dossier(ledger, ref);
    if (!read.intent.settleAt || !read.contract)
        throw std::runtime_error("absence of " + ref.key.value() + " can never settle");
    ledger.clock().set(std::max(ledger.clock().now(), *read.intent.settleAt));
    std::vector<Digest> misses;
    const auto &absence = read.contract->value.absence;
    for (std::int64_t miss = 0; miss < absence.misses; ++miss) {
        if (miss > 0)
            ledger.clock().advance(absence.spacing);
        misses.push_back(lookUp(ledger, who, ref, effect::Absent{}));
    }
    return misses;
}

Digest attest(BootstrappedLedger &ledger, Who who, const effect::EffectRef &ref)
{
    auto evidence = evidenceOf(ledger, ref, "", effect::Absent{});
    evidence.source = effect::EvidenceSource::Document;
    evidence.finding.clear();
    evidence.rung.clear();
    evidence.method.clear();
    evidence.scan = {};
    evidence.document =
        effect::AttestedDocument{"Letter of the bank", "application/pdf", sha256("letter").hex(), personOf(who)};
    return must(ledger.statements(who).recordEvidence("", evidence));
}

Statement about(BootstrappedLedger &ledger, Who who, const effect::EffectRef &ref, Kind kind)
{
    const auto read = dossier(ledger, ref);
    auto said = draft(ledger, who, kind, ref.tenant.value());
    said.intent = ref.key.value();
    said.nextStatus = std::string(toString(read.intent.status));
    said.prior = statement::Prior{said.nextStatus, std::to_string(read.intent.version)};
    said.effect = restate(read.intent);
    if (read.contract)
        said.contract = statement::VersionRef{read.contract->version, read.contract->digest};
    return said;
}

std::vector<statement::Citation> cited(BootstrappedLedger &ledger, const effect::EffectRef &ref,
                                       const std::vector<Digest> &evidence)
{
    std::vector<statement::Citation> citations;
    for (const auto &stored : storedOf(dossier(ledger, ref), evidence))
        citations.push_back(cite(stored));
    return citations;
}

Statement decision(BootstrappedLedger &ledger, Who who, const effect::EffectRef &ref, Kind kind, Action action,
                   const std::vector<Digest> &evidence)
{
    const auto read = dossier(ledger, ref);
    auto said = about(ledger, who, ref, kind);
    said.action = action;
    said.nextStatus = std::string(toString(statusAfter(action, read.intent.status)));
    said.evidence = cited(ledger, ref, evidence);
    const auto stored = storedOf(read, evidence);
    const auto objects = resolution::collectObjects(stored);
    if (!objects.empty() && (action == Action::Confirm || action == Action::Reject))
        said.result = claimOf(read, objects, objects.begin()->first);
    said.reason = {reasonFor(action, said), "Seen in the provider's own records"};
    return said;
}

statement::CompensationCommand refund(const effect::EffectRef &ref, std::int64_t minor, int number,
                                      const std::string &object)
{
    statement::CompensationCommand command{
        ref.key.value() + ":compensate:v" + std::to_string(number), "refund", object, std::to_string(minor), "EUR", {}};
    command.commandDigest = sha256(must(statement::compensationCommand(command))).hex();
    return command;
}

Statement confirming(BootstrappedLedger &ledger, const Statement &said, const std::string &objectId)
{
    const auto read = dossier(ledger, refOf(said.intent));
    std::vector<Digest> evidence;
    for (const auto &citation : said.evidence)
        evidence.push_back(must(Digest::fromHex(citation.digest)));
    const auto stored = storedOf(read, evidence);
    auto other = said;
    other.id = ledger.entropy().hexId();
    other.result = claimOf(read, resolution::collectObjects(stored), objectId);
    return other;
}

} // namespace countersign::ledger
