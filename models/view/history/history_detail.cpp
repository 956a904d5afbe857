// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/history/history_detail.h"

#include "models/base/text.h"
#include "models/view/history/history_words.h"
#include "models/view/history/statement_row.h"
#include "models/view/wording/tr.h"
#include "models/view/wording/wording.h"

#include <QStringList>

#include <nlohmann/json.hpp>

#include <algorithm>

namespace countersign::view {
namespace {

using statement::Action;
using statement::Kind;

DetailField field(const QString &name, const std::string &value)
{
    return {name, visible(value), fromUtf8(value)};
}

// A name that somebody gave: it reads from left to right in every language.
DetailField idField(const QString &name, const std::string &id)
{
    return {name, isolated(fromUtf8(id)), fromUtf8(id)};
}

DetailField digestField(const QString &name, const std::string &hex)
{
    return {name, isolated(mediumDigest(hex)), fromUtf8(hex)};
}

// Every leaf of the signed JSON by its path: nothing that was signed is left out.
void addFields(const nlohmann::json &value, const QString &path, DetailFields &fields)
{
    if (value.is_string())
        fields.push_back(idField(path, value.get<std::string>()));
    else if (value.empty())
        //: value of a signed field that is there and holds nothing
        fields.push_back({path, tr("(empty)"), QString()});
    else if (value.is_object())
        for (const auto &[name, member] : value.items())
            addFields(member, path.isEmpty() ? visible(name) : path + QLatin1Char('.') + visible(name), fields);
    else if (value.is_array())
        for (std::size_t i = 0; i < value.size(); ++i)
            addFields(value[i], QStringLiteral("%1[%2]").arg(path).arg(i), fields);
}

DetailFields changeOf(const RawDetail &raw)
{
    const auto &said = raw.record.statement;
    DetailFields fields;
    if (said.prior)
        //: %1 status before, %2 status after
        fields.push_back({tr("Status"), tr("%1 → %2").arg(visible(said.prior->status), visible(said.nextStatus)), {}});
    if (said.result)
        fields.push_back(idField(tr("Provider object"), said.result->providerId));
    if (said.compensation)
        fields.push_back(idField(tr("New command"), said.compensation->intent));
    if (!said.holdUntil.empty())
        fields.push_back(field(tr("Held until"), said.holdUntil));
    if (said.escalation)
        fields.push_back(field(tr("Handed up to"), said.escalation->to));
    if (said.conflict)
        fields.push_back(field(tr("Conflict settled as"), said.conflict->settlement));
    if (!said.reason.code.empty()) // who countersigns gives none: it stands in the proposal
        fields.push_back(field(tr("Reason"), said.reason.code));
    if (!said.reason.text.empty())
        fields.push_back(field(tr("In words"), said.reason.text));
    if (raw.intent)
        fields.push_back(field(tr("Status now"), std::string(effect::toString(raw.intent->status))));
    return fields;
}

QString citedText(const effect::StoredEvidence &stored)
{
    const auto &evidence = stored.evidence;
    QStringList found{
        visible(evidence.finding.empty() ? std::string(effect::toString(evidence.source)) : evidence.finding)};
    for (const auto &match : evidence.matches)
        //: an object at the provider and its state there
        found += tr("%1 %2").arg(isolated(fromUtf8(match.id)), visible(match.statusRaw));
    //: evidence: %1 what it shows, %2 how it was obtained, %3 when, %4 who recorded it
    return tr("%1, by %2 at %3, recorded by %4")
        .arg(listed(found), visible(evidence.method), visible(evidence.observedAt), visible(stored.recordedBy));
}

DetailFields evidenceOf(const RawDetail &raw)
{
    DetailFields fields;
    for (const auto &citation : raw.record.statement.evidence) {
        const auto found = std::find_if(raw.evidence.begin(), raw.evidence.end(),
                                        [&](const auto &stored) { return stored.digest.hex() == citation.digest; });
        const auto text = found == raw.evidence.end() ? tr("cited, but not stored in this ledger") : citedText(*found);
        fields.push_back({isolated(mediumDigest(citation.digest)), text, fromUtf8(citation.digest)});
    }
    if (fields.isEmpty())
        fields.push_back({tr("None"), tr("This entry cites no evidence."), {}});
    return fields;
}

DetailFields signatureFields(const RawDetail &raw, ChainVerdict chain)
{
    const auto &record = raw.record;
    DetailFields fields{field(tr("Signed by"), record.statement.person),
                        digestField(tr("Key"), record.envelope.keyId),
                        digestField(tr("Ed25519 signature"), toHex(record.envelope.signature)),
                        {tr("Chain"), chainWord(chain), {}}};
    const auto count = signaturesOf(record);
    //: signatures given of those needed
    fields.push_back({tr("Signatures"), tr("%1 of %2").arg(count.given).arg(count.needed), {}});
    if (!record.proposer.empty() && record.proposer != record.statement.person)
        fields.push_back(field(tr("Proposed by"), record.proposer));
    if (!record.answeredBy.empty())
        fields.push_back(field(tr("Answered by"), record.answeredBy));
    return fields;
}

DetailFields linkedOf(const RawDetail &raw)
{
    DetailFields fields;
    if (raw.intent) {
        const auto add = [&](const QString &name, const std::string &key) {
            if (!key.empty())
                fields.push_back(idField(name, key));
        };
        add(tr("Compensates"), raw.intent->compensatesIntentKey);
        add(tr("Parent effect"), raw.intent->parentIntentKey);
        add(tr("Part of batch"), raw.intent->batchIntentKey);
    }
    for (const auto &other : raw.sameEffect)
        if (other.seq != raw.record.seq)
            //: another entry about the same effect: %1 its number
            fields.push_back(
                {tr("Entry %1").arg(other.seq),
                 listed({entryWord(other.statement), visible(other.statement.person), instantText(other.at)}),
                 QString::number(other.seq)});
    if (fields.isEmpty())
        fields.push_back({tr("None"), tr("Nothing else in the ledger belongs to this entry."), {}});
    return fields;
}

Status addReversal(ledger::LedgerReader &reader, const effect::EffectRef &ref, RawDetail &raw)
{
    const auto action = raw.record.statement.action;
    if (action != Action::Confirm && action != Action::Reject)
        return {};
    COUNTERSIGN_TRY(const auto offers, reader.offers(ref));
    for (const auto &offer : offers)
        if (offer.name == statement::toString(Action::Reopen)) {
            raw.mayReverse = offer.allowed;
            raw.reverseReason = offer.refusals.empty() ? QString() : view::refusalReason(offer.refusals.front());
        }
    return {};
}

} // namespace

Result<RawDetail> readDetail(ledger::LedgerReader &reader, const ledger::LogRecord &record)
{
    RawDetail raw{record};
    const auto &said = record.statement;
    if (said.intent.empty())
        return raw;
    COUNTERSIGN_TRY(const auto tenant, TenantId::parse(said.tenant));
    COUNTERSIGN_TRY(const auto key, IntentKey::parse(said.intent));
    const effect::EffectRef ref{tenant, key};
    auto dossier = reader.dossier(ref);
    if (!dossier && dossier.error().kind == ErrorKind::NotFound) {
        raw.maySee = false;
        return raw;
    }
    if (!dossier)
        return fail(dossier.error());
    raw.evidence = std::move(dossier->evidence);
    raw.sameEffect = std::move(dossier->statements);
    raw.intent = std::move(dossier->intent);
    COUNTERSIGN_CHECK(addReversal(reader, ref, raw));
    return raw;
}

HistoryDetail describeDetail(const RawDetail &raw, ChainVerdict chain)
{
    const auto &said = raw.record.statement;
    HistoryDetail detail;
    detail.seq = raw.record.seq;
    //: head of the details: %1 number of the entry, %2 what it did, %3 when
    detail.title = tr("Entry %1: %2 at %3").arg(raw.record.seq).arg(entryWord(said), instantText(raw.record.at));
    if (!said.intent.empty()) {
        detail.tenant = fromUtf8(said.tenant);
        detail.intent = fromUtf8(said.intent);
    }
    detail.change = changeOf(raw);
    detail.evidence = evidenceOf(raw);
    addFields(nlohmann::json::parse(raw.record.envelope.payload, nullptr, false), {}, detail.fields);
    detail.signatures = signatureFields(raw, chain);
    detail.linked = linkedOf(raw);
    detail.bytes = visible(raw.record.envelope.payload);
    detail.mayReverse = raw.mayReverse.value_or(false);
    detail.reverseReason =
        raw.mayReverse ? raw.reverseReason : tr("Only an accepted receipt or a rejection can be reversed.");
    return detail;
}

} // namespace countersign::view
