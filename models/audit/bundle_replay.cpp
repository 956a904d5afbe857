// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/bundle_replay.h"

#include "models/audit/replay_decisions.h"
#include "models/audit/replay_facts.h"
#include "models/effect/evidence.h"

#include <algorithm>
#include <utility>

namespace countersign::audit {
namespace {

using statement::Action;
using statement::Kind;

statement::EffectRestatement restatementOf(const statement::Statement &said)
{
    return said.effect.value_or(statement::EffectRestatement());
}

template <class Version>
bool isThatVersion(const std::optional<statement::VersionRef> &said, const Version &inForce)
{
    return said && inForce && said->version == inForce->version && said->digest == inForce->digest;
}

} // namespace

BundleReplay::BundleReplay(const Bundle &bundle, const Trust &trust, ReplayProblems &problems)
    : m_bundle(bundle),
      m_trust(trust),
      m_problems(problems),
      m_proposals(problems),
      m_authority(trust, m_proposals, problems)
{
    for (const std::string &bytes : bundle.evidence)
        m_evidence.emplace(sha256(bytes).hex(), bytes);
    if (m_evidence.size() != bundle.evidence.size())
        m_problems.add(std::nullopt, "bundle.evidence", translatable("one piece of evidence lies there twice"));
}

std::optional<ReplayEntry> BundleReplay::parse(const BundleEntry &stored)
{
    auto entry = parseLogEntry(stored.bytes);
    if (!entry) {
        m_problems.add(std::nullopt, "bundle.log",
                       {translatable("the bytes are no log entry: %1"), {Phrases{entry.error().context}}});
        return std::nullopt;
    }
    if (entry->envelope.payloadType != statement::StatementMediaType) {
        m_problems.add(entry->seq, "envelope.payloadType",
                       {translatable("is %1"), {shown(entry->envelope.payloadType)}});
        return std::nullopt;
    }
    auto said = statement::parseStatement(entry->envelope.payload);
    if (!said) {
        m_problems.add(entry->seq, "envelope.payload",
                       {translatable("the signed bytes are no statement: %1"), {Phrases{said.error().context}}});
        return std::nullopt;
    }
    auto digest = statement::proposalDigest(entry->envelope.payloadType, entry->envelope.payload).hex();
    const auto seq = entry->seq;
    return ReplayEntry{seq, std::move(*entry), std::move(*said), std::move(digest), stored.outcome};
}

void BundleReplay::read(const BundleEntry &stored)
{
    const auto entry = parse(stored);
    m_numbers.push_back(entry ? std::optional(entry->seq) : std::nullopt);
    if (!entry)
        return;
    checkPlace(*entry);
    if (!m_authority.authenticate(*entry))
        return;
    m_authority.checkWindow(*entry);
    if (entry->statement.intent.empty())
        m_authority.govern(*entry);
    else
        decide(*entry);
}

void BundleReplay::checkPlace(const ReplayEntry &read)
{
    const auto &said = read.statement;
    if (m_lastSeq && read.seq <= *m_lastSeq)
        m_problems.add(read.seq, "entry.seq", {translatable("does not follow entry %1"), {std::to_string(*m_lastSeq)}});
    if (m_lastAt && read.entry.at < *m_lastAt)
        m_problems.add(read.seq, "entry.at", translatable("is before the entry it follows"));
    if (read.entry.origin != m_trust.origin || said.origin != m_trust.origin)
        m_problems.add(read.seq, "entry.origin", {translatable("belongs to the log %1"), {shown(read.entry.origin)}});
    if (read.entry.tenant != said.tenant)
        m_problems.add(read.seq, "entry.tenant", translatable("is not the tenant that was signed"));
    if (!m_ids.insert(said.id).second)
        m_problems.add(read.seq, "statement.id", translatable("is in the bundle already"));
    m_lastSeq = read.seq;
    m_lastAt = read.entry.at;
}

void BundleReplay::decide(const ReplayEntry &read)
{
    const auto &said = read.statement;
    if (said.tenant != m_bundle.tenant || said.intent != m_bundle.intent)
        return m_problems.add(read.seq, "statement.intent", translatable("is not the effect this bundle is about"));
    const auto before = m_problems.count();
    checkRole(read, m_authority, m_problems);
    checkTransition(read, m_problems);
    checkHold(read, m_authority, m_problems);
    checkOutcome(read, said.kind == Kind::Propose, m_problems);
    checkVersions(read);
    checkEvidence(read);
    judgeLeaf(read, m_authority, m_problems);
    m_factsAsserted += read.entry.facts.size();
    BundleDecision decision{read.seq,
                            read.entry.at,
                            std::string(statement::toString(said.kind)),
                            std::string(statement::toString(said.action)),
                            said.person,
                            {},
                            said.prior ? said.prior->status : std::string(),
                            said.nextStatus};
    const auto proposal = said.proposal ? m_proposals.all().find(said.proposal->id) : m_proposals.all().end();
    if (proposal != m_proposals.all().end())
        decision.proposer = proposal->second.proposer;
    m_decisions.push_back(std::move(decision));
    if (isAnswer(said.kind))
        return answer(read);
    if (said.kind != Kind::Resolve && said.kind != Kind::Propose)
        return;
    m_proposals.checkNoneStands(read, m_authority);
    if (m_problems.count() != before)
        return;
    m_proposals.supersede(read);
    if (said.kind == Kind::Propose)
        m_proposals.open(read, m_authority.proposalLife(said.tenant));
}

void BundleReplay::answer(const ReplayEntry &read)
{
    if (auto *proposal = m_proposals.answeredBy(read, m_authority))
        m_proposals.settle(*proposal, read);
}

// What decides cites the policy and the contract that the bundle itself shows to have been in force.
void BundleReplay::checkVersions(const ReplayEntry &read)
{
    const auto &said = read.statement;
    const bool decides = said.kind == Kind::Resolve || said.kind == Kind::Propose || said.kind == Kind::Approve;
    if (!decides || said.action == Action::None)
        return;
    const auto policy = m_authority.policyFor(said.tenant);
    if (policy && !isThatVersion(said.policy, policy))
        m_problems.add(read.seq, "statement.policy", translatable("is not the policy that was in force"));
    const auto contract = m_authority.contractFor(said.tenant, restatementOf(said));
    if (contract && !isThatVersion(said.contract, contract))
        m_problems.add(read.seq, "statement.contract", translatable("is not the contract that was in force"));
    if ((!policy && said.policy) || (!contract && said.contract))
        m_problems.add(read.seq, "statement.policy",
                       translatable("cites a policy or contract that no entry here has set"));
}

void BundleReplay::checkEvidence(const ReplayEntry &read)
{
    for (const auto &citation : read.statement.evidence) {
        const std::string subject = "evidence " + citation.digest;
        const auto found = m_evidence.find(citation.digest);
        if (found == m_evidence.end()) {
            m_problems.add(read.seq, subject, translatable("is cited, but its bytes are not in the bundle"));
            continue;
        }
        m_cited.insert(citation.digest);
        const auto evidence = effect::parseEvidence(found->second);
        if (!evidence)
            m_problems.add(read.seq, subject,
                           {translatable("the bytes are no evidence: %1"), {Phrases{evidence.error().context}}});
        else if (evidence->tenant != m_bundle.tenant || evidence->intent != m_bundle.intent)
            m_problems.add(read.seq, subject, translatable("is about another effect"));
        else if (effect::toString(evidence->source) != citation.kind || evidence->observedAt != citation.observedAt ||
                 evidence->method != citation.method)
            m_problems.add(read.seq, subject, translatable("kind, time or method are not those of the citation"));
    }
}

void BundleReplay::finish()
{
    if (m_decisions.empty())
        m_problems.add(std::nullopt, "bundle.log",
                       translatable("no valid statement about the effect is in the bundle"));
    for (const auto &[digest, bytes] : m_evidence)
        if (m_cited.count(digest) == 0)
            m_problems.add(std::nullopt, "evidence " + digest, translatable("is cited by nothing in the bundle"));
}

} // namespace countersign::audit
