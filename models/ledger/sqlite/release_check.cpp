// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/ledger/sqlite/release_check.h"

#include "models/audit/log_entry.h"
#include "models/base/text.h"
#include "models/ledger/restate.h"
#include "models/statement/envelope.h"
#include "models/statement/public_key.h"
#include "models/statement/statement.h"

#include <optional>
#include <string>
#include <utility>

namespace countersign::ledger {

namespace {

using effect::EffectIntent;
using statement::Action;
using statement::Kind;
using statement::Statement;

tl::unexpected<Error> unexplained(const EffectIntent &intent, Phrase why)
{
    return fail(ErrorKind::VerificationFailed,
                {translatable("intent %1: it stands as prepared, but nothing that was signed explains that: %2"),
                 {intent.ref.key.value(), Phrases{std::move(why)}}},
                translatable("Verify the ledger (countersignctl audit verify); the row may have been edited by hand."));
}

struct Entry
{
    audit::LogEntry entry{};
    Statement said{};
};

Result<Entry> parseEntry(const EffectIntent &intent, const SqlRow &row)
{
    Entry parsed;
    auto entry = audit::parseLogEntry(row.blobText(1));
    if (!entry)
        return unexplained(intent, {translatable("log entry %1 cannot be read"), {std::to_string(row.integer(0))}});
    auto said = statement::parseStatement(entry->envelope.payload);
    if (!said)
        return unexplained(
            intent, {translatable("the statement of log entry %1 cannot be read"), {std::to_string(row.integer(0))}});
    parsed.entry = std::move(*entry);
    parsed.said = std::move(*said);
    if (parsed.entry.seq != static_cast<std::uint64_t>(row.integer(0)))
        return unexplained(intent, translatable("a log entry stands under another number than its own"));
    return parsed;
}

bool changesStatus(const Statement &said)
{
    if (said.kind != Kind::Resolve && said.kind != Kind::Approve)
        return false;
    switch (said.action) {
    case Action::Confirm:
    case Action::Reject:
    case Action::Release:
    case Action::Reopen:
        return true;
    case Action::Compensate:
    case Action::None:
        return false;
    }
    return false;
}

// The newest statement about the effect `about` of which `wanted` is true. The bytes decide, not the columns beside
// them: every statement about it is read.
template <class Wanted>
Result<std::optional<Entry>> newestEntry(SqliteSession &session, const EffectIntent &intent, const std::string &about,
                                         Wanted wanted)
{
    COUNTERSIGN_TRY(const SqlRows rows,
                    session.query("SELECT seq, entry FROM log_entries WHERE tenant_id = ? AND intent_key = ? "
                                  "AND intent_key <> '' ORDER BY seq DESC",
                                  {intent.ref.tenant.value(), about}));
    for (const SqlRow &row : rows) {
        COUNTERSIGN_TRY(Entry entry, parseEntry(intent, row));
        if (wanted(entry.said))
            return std::optional(std::move(entry));
    }
    return std::optional<Entry>();
}

// Version of the row after its last doubt or verdict by a worker; nullopt: there was none.
Result<std::optional<std::int64_t>> lastWorkersVerdict(SqliteSession &session, const EffectIntent &intent)
{
    COUNTERSIGN_TRY(const SqlRows rows, session.query("SELECT max(version) FROM effect_events WHERE tenant_id = ? "
                                                      "AND intent_key = ? AND to_status <> 'prepared'",
                                                      {intent.ref.tenant.value(), intent.ref.key.value()}));
    return rows.front().optionalInteger(0);
}

// Every doubt and every receipt leaves an event behind; where none is left, no attempt may speak of one either.
Status verifyNeverInDoubt(SqliteSession &session, const EffectIntent &intent)
{
    COUNTERSIGN_TRY(const SqlRows rows, session.query("SELECT min(attempt_no) FROM effect_attempts WHERE tenant_id = ? "
                                                      "AND intent_key = ? AND outcome IN ('unknown', 'confirmed')",
                                                      {intent.ref.tenant.value(), intent.ref.key.value()}));
    if (const auto attempt = rows.front().optionalInteger(0))
        return unexplained(
            intent, {translatable("attempt %1 ended in doubt or with a receipt, and the events do not tell of it"),
                     {std::to_string(*attempt)}});
    return {};
}

// The key of `entry` was its person's and valid up to `untilSeq`: of a proposal, until it was approved.
Status verifySigner(SqliteSession &session, const EffectIntent &intent, const Entry &entry, std::uint64_t untilSeq)
{
    COUNTERSIGN_TRY(const SqlRows rows,
                    session.query("SELECT public_key, person, valid_from_seq, revoked_at_seq FROM operator_keys "
                                  "WHERE key_id = ?",
                                  {entry.said.key}));
    const auto seq = static_cast<std::int64_t>(entry.entry.seq);
    const auto until = static_cast<std::int64_t>(untilSeq);
    const std::string number = std::to_string(seq);
    if (rows.empty())
        return unexplained(intent, {translatable("the key of statement %1 is not enrolled"), {number}});
    const SqlRow &row = rows.front();
    const auto key = statement::PublicKey::fromHex(row.text(0));
    if (!key || key->keyId() != entry.said.key || row.text(1) != entry.said.person)
        return unexplained(intent, {translatable("the key of statement %1 is not its person's"), {number}});
    if (row.integer(2) > seq || (!row.isNull(3) && row.integer(3) <= until))
        return unexplained(intent, {translatable("the key of statement %1 was not valid then"), {number}});
    if (!statement::verifyEnvelope(entry.entry.envelope, *key))
        return unexplained(intent, {translatable("the signature of statement %1 does not hold"), {number}});
    return {};
}

Status verifyOrigin(SqliteSession &session, const EffectIntent &intent, const Entry &entry, const std::string &about)
{
    COUNTERSIGN_TRY(const SqlRows rows, session.query("SELECT origin FROM ledger_meta"));
    const bool ours =
        !rows.empty() && rows.front().text(0) == entry.said.origin && rows.front().text(0) == entry.entry.origin;
    if (!ours || entry.said.tenant != intent.ref.tenant.value() || entry.said.intent != about)
        return unexplained(intent,
                           {translatable("statement %1 is about something else"), {std::to_string(entry.entry.seq)}});
    return {};
}

Status verifyProposal(SqliteSession &session, const EffectIntent &intent, const Entry &approval)
{
    const auto &named = approval.said.proposal;
    COUNTERSIGN_TRY(const SqlRows rows, session.query("SELECT seq, entry FROM log_entries WHERE statement_id = ?",
                                                      {named ? named->id : std::string()}));
    if (rows.empty())
        return unexplained(intent, translatable("the proposal its approval names is not in the log"));
    COUNTERSIGN_TRY(const Entry proposal, parseEntry(intent, rows.front()));
    const auto &envelope = proposal.entry.envelope;
    if (statement::proposalDigest(envelope.payloadType, envelope.payload).hex() != named->digest ||
        proposal.said.kind != Kind::Propose || !statement::differingFromProposal(approval.said, proposal.said).empty())
        return unexplained(intent, translatable("the approval is of another proposal"));
    if (proposal.said.person == approval.said.person)
        return unexplained(intent, translatable("one person proposed and approved it"));
    return verifySigner(session, intent, proposal, approval.entry.seq);
}

// Signed by whom it says, about that effect, here; and where a second person approved it, so was the proposal.
Status verifyEntry(SqliteSession &session, const EffectIntent &intent, const Entry &entry, const std::string &about)
{
    COUNTERSIGN_CHECK(verifyOrigin(session, intent, entry, about));
    COUNTERSIGN_CHECK(verifySigner(session, intent, entry, entry.entry.seq));
    return entry.said.kind == Kind::Approve ? verifyProposal(session, intent, entry) : Status();
}

} // namespace

Status verifyRelease(SqliteSession &session, const EffectIntent &intent)
{
    COUNTERSIGN_TRY(const auto verdict, lastWorkersVerdict(session, intent));
    COUNTERSIGN_TRY(const auto newest, newestEntry(session, intent, intent.ref.key.value(), changesStatus));
    if (!verdict && !newest)
        return verifyNeverInDoubt(session, intent);
    if (!newest || newest->said.action != Action::Release)
        return unexplained(intent, translatable("the last thing said about it is not a release"));
    const auto &prior = newest->said.prior;
    const auto version = prior ? parseInt64(prior->version) : std::nullopt;
    if (!version || prior->status != effect::toString(effect::EffectStatus::Unknown))
        return unexplained(intent, translatable("the release was not made from unknown"));
    if ((verdict && *verdict > *version) || *version >= intent.version)
        return unexplained(intent, translatable("the release is older than the last doubt"));
    COUNTERSIGN_CHECK(verifyEntry(session, intent, *newest, intent.ref.key.value()));
    if (newest->said.effect != restate(intent))
        return unexplained(intent, translatable("the release was signed for another request than the row holds"));
    return {};
}

Status verifyOrder(SqliteSession &session, const EffectIntent &intent)
{
    if (intent.compensatesIntentKey.empty())
        return {};
    const auto orders = [&](const Statement &said) {
        const bool applied = said.kind == Kind::Resolve || said.kind == Kind::Approve;
        return applied && said.action == Action::Compensate && said.compensation &&
               said.compensation->intent == intent.ref.key.value();
    };
    COUNTERSIGN_TRY(const auto order, newestEntry(session, intent, intent.compensatesIntentKey, orders));
    if (!order)
        return unexplained(intent, translatable("no statement ordered this compensation"));
    const auto &command = *order->said.compensation;
    const bool sameAmount = intent.amount ? std::to_string(intent.amount->minorUnits()) == command.amountMinor &&
                                                intent.amount->currency().code() == command.currency
                                          : command.amountMinor.empty();
    if (command.commandDigest != intent.requestDigest.hex() || command.targetProviderId != intent.compensatesObject ||
        command.operation != intent.operation || !sameAmount)
        return unexplained(intent, translatable("the statement ordered another compensation"));
    return verifyEntry(session, intent, *order, intent.compensatesIntentKey);
}

} // namespace countersign::ledger
