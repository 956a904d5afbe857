// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/replay_proposals.h"

#include "models/audit/replay_authority.h"
#include "models/base/assert.h"
#include "models/base/text.h"

#include <chrono>
#include <string_view>
#include <utility>
#include <vector>

namespace countersign::audit {
namespace {

using statement::Kind;

constexpr auto OneSecond = std::chrono::seconds(1);

const char *statusAfter(Kind answer)
{
    switch (answer) {
    case Kind::Approve:
        return "applied";
    case Kind::Decline:
        return "declined";
    case Kind::Withdraw:
        return "withdrawn";
    case Kind::Resolve:
    case Kind::Propose:
    case Kind::Hold:
    case Kind::Unhold:
    case Kind::Escalate:
    case Kind::Note:
    case Kind::Settle:
    case Kind::OperatorEnrol:
    case Kind::KeyRevoke:
    case Kind::MembershipSet:
    case Kind::PolicySet:
    case Kind::ContractPublish:
        break;
    }
    COUNTERSIGN_UNREACHABLE();
}

// `status`: of a proposal that is not open.
Translatable overAlready(std::string_view status)
{
    if (status == "applied")
        return translatable("the proposal of entry %1 was applied already");
    if (status == "declined")
        return translatable("the proposal of entry %1 was declined already");
    if (status == "withdrawn")
        return translatable("the proposal of entry %1 was withdrawn already");
    return translatable("the proposal of entry %1 was superseded already");
}

} // namespace

void ReplayProposals::open(const ReplayEntry &read, Duration life)
{
    const auto &said = read.statement;
    if (!said.intent.empty())
        m_openOf[{said.tenant, said.intent}] = said.id;
    ReplayProposal proposal;
    proposal.seq = read.seq;
    proposal.at = read.entry.at;
    proposal.life = life;
    proposal.tenant = said.tenant;
    proposal.intent = said.intent;
    proposal.digest = read.digest;
    proposal.proposer = said.person;
    proposal.rowVersion = said.prior ? parseInt64(said.prior->version).value_or(0) : 0;
    proposal.statement = said;
    m_all.insert_or_assign(said.id, std::move(proposal));
}

void ReplayProposals::checkNoneStands(const ReplayEntry &read, const ReplayAuthority &authority)
{
    const auto id = m_openOf.find({read.statement.tenant, read.statement.intent});
    if (id == m_openOf.end())
        return;
    const auto &other = m_all.at(id->second);
    // Entries carry whole seconds: only what surely stood is said.
    const bool stands =
        other.statement.prior == read.statement.prior && authority.lostByProposer(other.statement).empty();
    if (stands && read.entry.at + OneSecond <= other.at + other.life)
        m_problems.add(
            read.seq, "statement.kind",
            {translatable("the proposal of entry %1 on this effect was still open"), {std::to_string(other.seq)}});
}

ReplayProposal *ReplayProposals::answeredBy(const ReplayEntry &read, const ReplayAuthority &authority)
{
    COUNTERSIGN_ASSERT(read.statement.proposal.has_value()); // parseStatement() saw to it
    const auto found = m_all.find(read.statement.proposal->id);
    if (found == m_all.end()) {
        m_problems.add(
            read.seq, "statement.proposal.id",
            {translatable("there is no proposal %1 in the log before"), {shown(read.statement.proposal->id)}});
        return nullptr;
    }
    return checkAnswer(read, found->second, authority) ? &found->second : nullptr;
}

bool ReplayProposals::checkAnswer(const ReplayEntry &read, const ReplayProposal &proposal,
                                  const ReplayAuthority &authority)
{
    const auto &said = read.statement;
    const auto before = m_problems.count();
    const std::string entry = std::to_string(proposal.seq);
    if (proposal.status != "open") {
        m_problems.add(read.seq, "statement.proposal.id", {overAlready(proposal.status), {entry}});
        return false;
    }
    if (read.entry.at >= proposal.at + proposal.life + OneSecond)
        m_problems.add(read.seq, "entry.at", {translatable("the proposal of entry %1 had expired"), {entry}});
    if (const auto lost = authority.lostByProposer(proposal.statement); !lost.empty())
        m_problems.add(read.seq, "statement.proposal.id",
                       {lost == "key"
                            ? translatable("the proposal of entry %1 was void: its proposer had lost the key he "
                                           "proposed with")
                            : translatable("the proposal of entry %1 was void: its proposer had lost the role he "
                                           "proposed with"),
                        {entry}});
    if (said.proposal->digest != proposal.digest)
        m_problems.add(read.seq, "statement.proposal.digest",
                       {translatable("is not the digest of the proposal in entry %1"), {entry}});
    if (said.tenant != proposal.tenant || said.intent != proposal.intent)
        m_problems.add(read.seq, "statement.intent", translatable("is not what the proposal is about"));
    if (said.prior != proposal.statement.prior)
        m_problems.add(
            read.seq, "statement.prior",
            {translatable("the effect has moved since the proposal of entry %1: there was nothing left to answer"),
             {entry}});
    if (said.kind == Kind::Approve) {
        const auto names = statement::differingFromProposal(said, proposal.statement);
        if (!names.empty())
            m_problems.add(read.seq, "statement." + names.front(),
                           {translatable("the approval does not restate its proposal: %1 differ"), {listed(names)}});
    }
    const bool own = said.person == proposal.statement.person;
    if (own && said.kind != Kind::Withdraw)
        m_problems.add(read.seq, "statement.person",
                       {translatable("the proposer %1 answers his own proposal: that is one person, not two"),
                        {shown(said.person)}});
    if (!own && said.kind == Kind::Withdraw)
        m_problems.add(read.seq, "statement.person", translatable("only the proposer may withdraw"));
    return m_problems.count() == before;
}

void ReplayProposals::settle(ReplayProposal &proposal, const ReplayEntry &answer)
{
    end(proposal, statusAfter(answer.statement.kind), answer.seq);
}

void ReplayProposals::supersede(const ReplayEntry &read)
{
    const auto open = m_openOf.find({read.statement.tenant, read.statement.intent});
    if (open != m_openOf.end())
        end(m_all.at(open->second), "superseded", read.seq);
}

void ReplayProposals::end(ReplayProposal &proposal, const char *status, std::uint64_t seq)
{
    proposal.status = status;
    proposal.settledBySeq = seq;
    m_openOf.erase({proposal.tenant, proposal.intent});
    proposal.statement = {};
}

} // namespace countersign::audit
