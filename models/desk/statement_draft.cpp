// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/desk/statement_draft.h"

#include "models/statement/envelope.h"

#include <algorithm>

namespace countersign::desk {
namespace {

using statement::Statement;

// Threat 3 of trust.md: a log that lost entries this client has seen. Nothing is signed on top of it.
Status checkNotBehindPinned(const Desk &desk, const audit::LogHead &head)
{
    if (desk.pinnedHeadPath.empty())
        return {};
    COUNTERSIGN_TRY(const auto pinned, audit::loadPinnedHead(desk.pinnedHeadPath));
    if (!pinned || head.size > pinned->head.size || head == pinned->head)
        return {};
    return fail(ErrorKind::VerificationFailed,
                "the ledger's log shows size " + std::to_string(head.size) + " root " + head.root.hex() +
                    ", but this client has seen size " + std::to_string(pinned->head.size) + " root " +
                    pinned->head.root.hex(),
                "The log was rolled back or replaced. Sign nothing; give both heads to an auditor.");
}

Status pin(const Desk &desk, const audit::LogHead &head)
{
    if (desk.pinnedHeadPath.empty())
        return {};
    COUNTERSIGN_TRY(const auto pinned, audit::loadPinnedHead(desk.pinnedHeadPath));
    if (pinned && pinned->head.size >= head.size)
        return {};
    return audit::savePinnedHead(desk.pinnedHeadPath, {desk.origin, head});
}

statement::EffectRestatement restate(const effect::EffectIntent &intent)
{
    statement::EffectRestatement restated;
    restated.provider = intent.provider;
    restated.account = intent.account;
    restated.environment = intent.environment;
    restated.operation = intent.operation;
    restated.effectKind = toString(intent.kind);
    restated.providerKey = intent.providerKey;
    restated.requestDigest = intent.requestDigest.hex();
    if (intent.amount) {
        restated.amountMinor = std::to_string(intent.amount->minorUnits());
        restated.currency = intent.amount->currency().code();
    }
    restated.customerRef = intent.customerRef;
    restated.recipientRef = intent.recipientRef;
    return restated;
}

} // namespace

Result<Statement> draftStatement(Desk &desk, const std::string &tenant, statement::Kind kind)
{
    COUNTERSIGN_TRY(const audit::LogHead head, desk.reader.head());
    COUNTERSIGN_CHECK(checkNotBehindPinned(desk, head));
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
    draft.effect = restate(dossier.intent);
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
                        "evidence " + digest.hex() + " is not stored for intent " + dossier.intent.ref.key.value(),
                        "Look the effect up and cite a digest the lookup printed.");
        citations.push_back({std::string(toString(stored->evidence.source)), digest.hex(), stored->evidence.observedAt,
                             stored->evidence.method});
    }
    return citations;
}

Result<ledger::SubmitOutcome> signAndSubmit(Desk &desk, const Statement &statement)
{
    COUNTERSIGN_TRY(std::string payload, statement::encodeStatement(statement));
    COUNTERSIGN_TRY(const statement::Envelope envelope, statement::signEnvelope(std::move(payload), desk.signer));
    Result<ledger::SubmitOutcome> outcome = desk.statements.submit(envelope);
    if (!outcome && outcome.error().kind == ErrorKind::OutcomeUnknown) {
        const auto receipt = desk.statements.logReceiptOf(statement.id);
        if (receipt && *receipt)
            outcome = ledger::SubmitOutcome(**receipt);
    }
    if (outcome)
        if (const auto *receipt = std::get_if<ledger::LogReceipt>(&*outcome))
            COUNTERSIGN_CHECK(pin(desk, receipt->head));
    return outcome;
}

} // namespace countersign::desk
