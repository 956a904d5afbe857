// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/desk/statement_draft.h"

#include "models/desk/pinned_head.h"
#include "models/ledger/restate.h"
#include "models/statement/envelope.h"

#include <algorithm>
#include <utility>

namespace countersign::desk {
namespace {

using statement::Statement;

// What became of a statement whose receipt this client could not follow: no doubt about the act itself.
Error appliedBut(const ledger::LogReceipt &receipt, Error error)
{
    error.context = {translatable("statement %1 is in the log as entry %2 (%3), but %4"),
                     {receipt.statementId, std::to_string(receipt.seq), std::string(toString(receipt.outcome)),
                      Phrases{std::move(error.context)}}};
    error.consequence = Consequence::MayHaveChangedLedger;
    error.statementId = receipt.statementId;
    return error;
}

// The truth about a submit whose answer never came, or the doubt itself. Nothing is sent again.
Result<ledger::SubmitOutcome> settle(Desk &desk, const std::string &statementId, Error doubt)
{
    const auto receipt = desk.statements.logReceiptOf(statementId);
    if (receipt && *receipt)
        return ledger::SubmitOutcome(**receipt);
    doubt.statementId = statementId;
    return fail(std::move(doubt));
}

} // namespace

Result<Statement> draftStatement(Desk &desk, const std::string &tenant, statement::Kind kind)
{
    COUNTERSIGN_TRY(const audit::LogHead head, followedHead(desk));
    const Instant now = desk.clock.now();
    Statement draft;
    draft.id = desk.entropy.hexId();
    draft.origin = desk.origin;
    draft.tenant = tenant;
    draft.kind = kind;
    draft.person = desk.person;
    draft.key = desk.signer.publicKey().keyId();
    draft.signedAt = formatInstant(now);
    draft.expiresAt = formatInstant(now + StatementLife);
    draft.seen = {std::to_string(head.size), head.root.hex()};
    return draft;
}

Result<Statement> draftFor(Desk &desk, const ledger::Dossier &dossier, statement::Kind kind)
{
    COUNTERSIGN_TRY(Statement draft, draftStatement(desk, dossier.intent.ref.tenant.value(), kind));
    draft.intent = dossier.intent.ref.key.value();
    draft.prior =
        statement::Prior{std::string(toString(dossier.intent.status)), std::to_string(dossier.intent.version)};
    draft.nextStatus = draft.prior->status;
    draft.effect = ledger::restate(dossier.intent);
    if (dossier.policy)
        draft.policy = statement::VersionRef{dossier.policy->version, dossier.policy->digest};
    if (dossier.contract)
        draft.contract = statement::VersionRef{dossier.contract->version, dossier.contract->digest};
    return draft;
}

Result<std::vector<statement::Citation>> cite(const ledger::Dossier &dossier, const std::vector<Digest> &digests)
{
    std::vector<statement::Citation> citations;
    for (const Digest &digest : digests) {
        const auto stored =
            std::find_if(dossier.evidence.begin(), dossier.evidence.end(),
                         [&](const effect::StoredEvidence &evidence) { return evidence.digest == digest; });
        if (stored == dossier.evidence.end())
            return fail(ErrorKind::NotFound,
                        {translatable("evidence %1 is not stored for intent %2"),
                         {digest.hex(), dossier.intent.ref.key.value()}},
                        translatable("Look the effect up and cite a digest the lookup printed."));
        citations.push_back(ledger::cite(*stored));
    }
    return citations;
}

Result<ledger::SubmitOutcome> signAndSubmit(Desk &desk, const Statement &statement)
{
    COUNTERSIGN_TRY(std::string payload, statement::encodeStatement(statement));
    return signAndSubmitBytes(desk, std::move(payload));
}

Result<ledger::SubmitOutcome> signAndSubmit(Desk &desk, const Result<Statement> &draft)
{
    if (!draft)
        return fail(draft.error());
    return signAndSubmit(desk, *draft);
}

Result<ledger::SubmitOutcome> signAndSubmitBytes(Desk &desk, std::string bytes)
{
    // What the ledger could not read is never signed.
    COUNTERSIGN_TRY(const Statement statement, statement::parseStatement(bytes));
    COUNTERSIGN_TRY(const statement::Envelope envelope, statement::signEnvelope(std::move(bytes), desk.signer));
    auto outcome = desk.statements.submit(envelope);
    if (!outcome && outcome.error().kind == ErrorKind::OutcomeUnknown)
        outcome = settle(desk, statement.id, outcome.error());
    if (!outcome)
        return outcome;
    if (const auto *receipt = std::get_if<ledger::LogReceipt>(&*outcome))
        if (const Status followed = followReceipt(desk, receipt->head); !followed)
            return fail(appliedBut(*receipt, followed.error()));
    return outcome;
}

} // namespace countersign::desk
