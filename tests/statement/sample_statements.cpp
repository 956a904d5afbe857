// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/statement/sample_statements.h"

#include "models/base/assert.h"
#include "models/base/digest.h"

namespace countersign::statement {
namespace {

std::string digestOf(const char *text)
{
    return sha256(std::string_view(text)).hex();
}

Statement signedByMaria()
{
    Statement statement;
    statement.id = "00112233445566778899aabbccddeeff";
    statement.origin = "ledger.example/eu";
    statement.person = "m.ortiz";
    statement.key = digestOf("key");
    statement.signedAt = "2026-12-01T08:05:09Z";
    statement.expiresAt = "2026-12-01T08:15:09Z";
    statement.seen = {"18", digestOf("root")};
    statement.policy = VersionRef{"3", digestOf("policy")};
    return statement;
}

Statement aboutInvoice(Kind kind)
{
    Statement statement = signedByMaria();
    statement.kind = kind;
    statement.tenant = "acme";
    statement.intent = "invoice:inv_42:collect:v1";
    statement.prior = Prior{"unknown", "3"};
    statement.nextStatus = "unknown";
    statement.effect =
        EffectRestatement{"stripe", "acct_1", "live",  "charge", "monetary", "acme-inv_42", digestOf("request"),
                          "125000", "EUR",    "cus_7", "rec_9"};
    statement.contract = VersionRef{"1", digestOf("contract")};
    return statement;
}

void setNext(Statement &statement)
{
    switch (statement.action) {
    case Action::None:
    case Action::Compensate:
        statement.nextStatus = statement.prior->status;
        return;
    case Action::Confirm:
        statement.nextStatus = "confirmed";
        return;
    case Action::Reject:
        statement.nextStatus = "rejected";
        return;
    case Action::Release:
        statement.nextStatus = "prepared";
        return;
    case Action::Reopen:
        statement.nextStatus = "unknown";
        return;
    }
    COUNTERSIGN_UNREACHABLE();
}

CompensationCommand refund()
{
    CompensationCommand command{"invoice:inv_42:collect:v1:compensate:v1", "refund", "pi_3k", "125000", "EUR", {}};
    command.commandDigest = sha256(*compensationCommand(command)).hex();
    return command;
}

} // namespace

Statement sampleNote()
{
    Statement statement = aboutInvoice(Kind::Note);
    statement.reason.text = "Asked the provider's support, ticket 4711";
    return statement;
}

Statement sampleResolution(Action action)
{
    Statement statement = aboutInvoice(Kind::Resolve);
    statement.action = action;
    statement.reason = {"single_match", "One charge with our reference, amount and currency"};
    statement.evidence = {{"lookup", digestOf("evidence"), "2026-12-01T08:05:02Z", "GET /v1/charges"},
                          {"document", digestOf("letter"), "", ""}};
    if (action == Action::Confirm)
        statement.result =
            ResultClaim{"pi_3k", digestOf("response"), "accepted", "125000", "EUR", {"amount"}, {"pi_4"}};
    if (action == Action::Compensate) {
        statement.prior = Prior{"confirmed", "4"};
        statement.compensation = refund();
    }
    if (action == Action::Reopen) {
        statement.prior = Prior{"confirmed", "4"};
        statement.conflict = ConflictSettlement{"ffeeddccbbaa99887766554433221100", ""};
    }
    setNext(statement);
    return statement;
}

Statement sampleProposalAnswer(Kind kind)
{
    Statement statement = kind == Kind::Approve ? sampleResolution(Action::Confirm) : aboutInvoice(kind);
    statement.kind = kind;
    statement.proposal = ProposalRef{"0123456789abcdef0123456789abcdef", digestOf("proposal")};
    return statement;
}

Statement sampleGovernance(Kind kind)
{
    Statement statement = signedByMaria();
    statement.kind = kind;
    statement.tenant = "*";
    statement.subject = R"({"person":"j.doe","roles":["approver"],"tenant":"acme"})";
    if (!isGovernance(kind))
        statement.proposal = ProposalRef{"0123456789abcdef0123456789abcdef", digestOf("proposal")};
    return statement;
}

std::vector<Statement> everySample()
{
    std::vector<Statement> samples{sampleNote()};
    for (const Action action : {Action::Confirm, Action::Reject, Action::Release, Action::Compensate, Action::Reopen}) {
        samples.push_back(sampleResolution(action));
        samples.push_back(sampleResolution(action));
        samples.back().kind = Kind::Propose;
    }
    for (const Kind kind : {Kind::Approve, Kind::Decline, Kind::Withdraw}) {
        samples.push_back(sampleProposalAnswer(kind));
        samples.push_back(sampleGovernance(kind));
    }
    for (const Kind kind :
         {Kind::OperatorEnrol, Kind::KeyRevoke, Kind::MembershipSet, Kind::PolicySet, Kind::ContractPublish})
        samples.push_back(sampleGovernance(kind));
    samples.push_back(aboutInvoice(Kind::Hold));
    samples.back().holdUntil = "2026-12-01T09:05:00Z";
    samples.push_back(aboutInvoice(Kind::Unhold));
    samples.push_back(aboutInvoice(Kind::Escalate));
    samples.back().escalation = Escalation{"night.shift", "2026-12-01T10:00:00Z"};
    samples.push_back(aboutInvoice(Kind::Escalate));
    samples.back().escalation = Escalation{"", ""};
    for (const Kind kind : {Kind::Settle, Kind::Propose}) {
        samples.push_back(aboutInvoice(kind));
        samples.back().conflict = ConflictSettlement{"ffeeddccbbaa99887766554433221100", "accepted_loss"};
    }
    return samples;
}

std::string bytesWith(const Statement &statement, const std::string &from, const std::string &to)
{
    auto bytes = encodeStatement(statement);
    COUNTERSIGN_ASSERT(bytes.has_value());
    const auto at = bytes->find(from);
    COUNTERSIGN_ASSERT(at != std::string::npos);
    return bytes->replace(at, from.size(), to);
}

} // namespace countersign::statement
