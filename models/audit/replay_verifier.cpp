// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/replay_verifier.h"

#include "models/audit/replay_authority.h"
#include "models/audit/replay_decisions.h"
#include "models/audit/replay_log.h"
#include "models/audit/replay_problems.h"
#include "models/audit/replay_projections.h"
#include "models/audit/replay_proposals.h"

#include <limits>
#include <utility>

namespace countersign::audit {
namespace {

constexpr std::size_t EntriesPage = 256;

class Replay final
{
public:
    Replay(AuditSource &source, const Trust &trust, const VerifyProgress &progress)
        : m_source(source),
          m_trust(trust),
          m_progress(progress),
          m_log(trust.origin, m_problems),
          m_proposals(m_problems),
          m_authority(trust, m_proposals, m_problems),
          m_decisions(source, m_authority, m_proposals, m_problems)
    {
    }

    Result<VerifyReport> run(const std::optional<PinnedHead> &pinned);

private:
    Status excuse(const Status &done, std::optional<std::uint64_t> seq, const char *subject);
    Status checkLog();
    Status walk(std::uint64_t size);
    Status read(const StoredEntry &stored);
    Status checkEnd(const LogHead &head);
    void checkPinned(const PinnedHead &pinned);
    Status report(std::uint64_t done);
    VerifyReport result();

    AuditSource &m_source;
    const Trust &m_trust;
    const VerifyProgress &m_progress;
    ReplayProblems m_problems;
    ReplayLog m_log;
    ReplayProposals m_proposals;
    ReplayAuthority m_authority;
    ReplayDecisions m_decisions;
    std::uint64_t m_total = 0;
    std::uint64_t m_statements = 0;
};

Status Replay::report(std::uint64_t done)
{
    if (m_progress && !m_progress(done, m_total))
        return fail(ErrorKind::Cancelled, translatable("the verification was cancelled"));
    return {};
}

// Stored bytes that are not what they should be are false; a source that cannot be read at all ends the verification.
Status Replay::excuse(const Status &done, std::optional<std::uint64_t> seq, const char *subject)
{
    if (done || (done.error().kind != ErrorKind::Corrupt && done.error().kind != ErrorKind::InvalidInput))
        return done;
    m_problems.add(seq, subject, done.error().context);
    return {};
}

Status Replay::read(const StoredEntry &stored)
{
    const auto entry = m_log.append(stored);
    if (!entry)
        return {};
    ++m_statements;
    if (!m_authority.authenticate(*entry))
        return {};
    m_authority.checkWindow(*entry);
    if (!entry->statement.intent.empty())
        return excuse(m_decisions.decide(*entry), entry->seq, "effect tables");
    m_authority.govern(*entry);
    return {};
}

Status Replay::walk(std::uint64_t size)
{
    std::uint64_t next = 0; // by the stored numbers: where one is missing, the place in the log is another
    while (m_log.size() < size) {
        COUNTERSIGN_CHECK(report(m_log.size()));
        COUNTERSIGN_TRY(const auto page, m_source.entries(next, EntriesPage));
        for (const auto &stored : page)
            if (m_log.size() < size)
                COUNTERSIGN_CHECK(read(stored));
        if (page.empty() || page.back().seq < next || page.back().seq == std::numeric_limits<std::uint64_t>::max())
            break;
        next = page.back().seq + 1;
    }
    return {};
}

Status Replay::checkEnd(const LogHead &head)
{
    COUNTERSIGN_TRY(const auto frontier, m_source.frontier());
    if (m_log.size() < head.size)
        m_problems.add(m_log.size(), "log_head.size",
                       {translatable("is %1, but the log ends after %2 entries"),
                        {std::to_string(head.size), std::to_string(m_log.size())}});
    else if (!(head.root == m_log.head().root))
        m_problems.add(std::nullopt, "log_head.root",
                       {translatable("is %1, but the entries lead to %2"), {head.root.hex(), m_log.head().root.hex()}});
    else if (frontier != m_log.frontier())
        m_problems.add(std::nullopt, "log_head.frontier",
                       translatable("does not follow from the entries: it would make the next root false"));
    COUNTERSIGN_TRY(const auto beyond, m_source.entries(head.size, 1));
    if (!beyond.empty())
        m_problems.add(beyond.front().seq, "log_head.size",
                       {translatable("is %1, but there are entries behind it"), {std::to_string(head.size)}});
    return {};
}

Status Replay::checkLog()
{
    const auto head = m_source.head();
    if (!head) {
        COUNTERSIGN_CHECK(excuse(fail(head.error()), std::nullopt, "log_head"));
        return walk(std::numeric_limits<std::uint64_t>::max());
    }
    m_total = head->size;
    COUNTERSIGN_CHECK(walk(head->size));
    return checkEnd(*head);
}

void Replay::checkPinned(const PinnedHead &pinned)
{
    const auto &seen = pinned.head;
    const auto now = m_log.head();
    const std::vector<Argument> both{std::to_string(seen.size), seen.root.hex(), std::to_string(now.size),
                                     now.root.hex()};
    if (pinned.origin != m_trust.origin)
        m_problems.add(
            std::nullopt, "pinned head",
            {translatable("belongs to the log %1, not to %2"), {shown(pinned.origin), shown(m_trust.origin)}});
    else if (seen.size > now.size)
        m_problems.add(
            now.size, "pinned head",
            {translatable("the log went backwards. This client has seen size %1 with root %2; the ledger now has "
                          "size %3 with root %4."),
             both});
    else if (!(m_log.rootAt(seen.size) == seen.root))
        m_problems.add(
            std::nullopt, "pinned head",
            {translatable("this is another log, or its history was rewritten. This client has seen size %1 with "
                          "root %2; the ledger now has size %3 with root %4."),
             both});
}

VerifyReport Replay::result()
{
    VerifyReport result;
    result.verified = m_problems.count() == 0;
    result.head = m_log.head();
    result.statements = m_statements;
    result.factsRecomputed = m_decisions.facts().recomputed();
    result.factsAsserted = m_decisions.facts().asserted();
    result.problems = m_problems.take();
    return result;
}

Result<VerifyReport> Replay::run(const std::optional<PinnedHead> &pinned)
{
    COUNTERSIGN_TRY(const auto origin, m_source.origin());
    if (origin != m_trust.origin)
        m_problems.add(std::nullopt, "ledger origin",
                       {translatable("is %1, but what is trusted is %2"), {shown(origin), shown(m_trust.origin)}});
    COUNTERSIGN_CHECK(excuse(checkLog(), m_log.size(), "log_entries"));
    if (pinned)
        checkPinned(*pinned);
    COUNTERSIGN_CHECK(excuse(compareProjections(m_source, m_authority, m_proposals, m_problems), std::nullopt,
                             "projections of the log"));
    COUNTERSIGN_CHECK(
        excuse(m_decisions.compareWithTables([this] { return report(m_log.size()); }), std::nullopt, "effect tables"));
    return result();
}

} // namespace

Result<VerifyReport> verifyLedger(AuditSource &source, const Trust &trust, const std::optional<PinnedHead> &pinned,
                                  const VerifyProgress &progress)
{
    return Replay(source, trust, progress).run(pinned);
}

} // namespace countersign::audit
