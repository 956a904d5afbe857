// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/desk/countersign.h"

#include "models/desk/statement_draft.h"
#include "models/statement/envelope.h"

namespace countersign::desk {
namespace {

using statement::Kind;
using statement::Statement;

// The restated fields and the digest go into one signature: both must be of the same bytes.
Status checkDigest(const ledger::ProposalRecord &proposal)
{
    COUNTERSIGN_TRY(const std::string bytes, statement::encodeStatement(proposal.statement));
    if (statement::proposalDigest(statement::StatementMediaType, bytes).hex() != proposal.digest)
        return fail(
            ErrorKind::VerificationFailed,
            {translatable("proposal %1 has another digest than the statement the ledger shows for it"), {proposal.id}},
            translatable("Sign nothing; have the log verified with: audit verify."));
    return {};
}

// The approval of a proposal: its fields whole, with this person's own id, times, key, head and evidence.
Result<Statement> answerTo(Desk &desk, const ledger::ProposalRecord &proposal, Kind kind)
{
    COUNTERSIGN_CHECK(checkDigest(proposal));
    COUNTERSIGN_TRY(const Statement own, draftStatement(desk, proposal.statement.tenant, kind));
    Statement answer = proposal.statement;
    answer.id = own.id;
    answer.kind = kind;
    answer.evidence.clear();
    answer.reason = {};
    answer.proposal = statement::ProposalRef{proposal.id, proposal.digest};
    answer.person = own.person;
    answer.key = own.key;
    answer.signedAt = own.signedAt;
    answer.expiresAt = own.expiresAt;
    answer.seen = own.seen;
    return answer;
}

// Declining and withdrawing decide nothing about the effect: what would happen to it is left out.
void dropDecision(Statement &answer)
{
    answer.action = statement::Action::None;
    if (answer.prior)
        answer.nextStatus = answer.prior->status;
    answer.result.reset();
    answer.compensation.reset();
    answer.conflict.reset();
}

Result<Statement> closing(Desk &desk, const std::string &proposalId, Kind kind, const statement::Reason &reason)
{
    COUNTERSIGN_TRY(const ledger::ProposalRecord proposal, findProposal(desk, proposalId));
    COUNTERSIGN_TRY(Statement answer, answerTo(desk, proposal, kind));
    dropDecision(answer);
    answer.reason = reason;
    return answer;
}

} // namespace

Result<ledger::ProposalRecord> findProposal(Desk &desk, const std::string &proposalId)
{
    COUNTERSIGN_TRY(const auto proposals, desk.reader.proposals(false));
    for (const ledger::ProposalRecord &proposal : proposals)
        if (proposal.id == proposalId)
            return proposal;
    return fail(ErrorKind::NotFound, {translatable("proposal %1 does not exist in this ledger"), {proposalId}},
                translatable("List the open ones with: proposals list."));
}

Result<Statement> draftApproval(Desk &desk, const std::string &proposalId, const std::vector<Digest> &evidence)
{
    COUNTERSIGN_TRY(const ledger::ProposalRecord proposal, findProposal(desk, proposalId));
    COUNTERSIGN_TRY(Statement answer, answerTo(desk, proposal, Kind::Approve));
    if (!evidence.empty()) {
        COUNTERSIGN_TRY(const TenantId tenant, TenantId::parse(answer.tenant));
        COUNTERSIGN_TRY(const IntentKey key, IntentKey::parse(answer.intent));
        COUNTERSIGN_TRY(const ledger::Dossier dossier, desk.reader.dossier({tenant, key}));
        COUNTERSIGN_TRY(answer.evidence, cite(dossier, evidence));
    }
    return answer;
}

Result<Statement> draftDecline(Desk &desk, const std::string &proposalId, const std::string &reasonCode,
                               const std::string &reasonText)
{
    return closing(desk, proposalId, Kind::Decline, {reasonCode, reasonText});
}

Result<Statement> draftWithdrawal(Desk &desk, const std::string &proposalId, const std::string &reasonCode,
                                  const std::string &reasonText)
{
    return closing(desk, proposalId, Kind::Withdraw, {reasonCode, reasonText});
}

Result<ledger::SubmitOutcome> approve(Desk &desk, const std::string &proposalId, const std::vector<Digest> &evidence)
{
    return signAndSubmit(desk, draftApproval(desk, proposalId, evidence));
}

Result<ledger::SubmitOutcome> decline(Desk &desk, const std::string &proposalId, const std::string &reasonCode,
                                      const std::string &reasonText)
{
    return signAndSubmit(desk, draftDecline(desk, proposalId, reasonCode, reasonText));
}

Result<ledger::SubmitOutcome> withdraw(Desk &desk, const std::string &proposalId, const std::string &reasonCode,
                                       const std::string &reasonText)
{
    return signAndSubmit(desk, draftWithdrawal(desk, proposalId, reasonCode, reasonText));
}

} // namespace countersign::desk
