// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/replay_log.h"

#include "models/base/assert.h"
#include "models/base/text.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace countersign::audit {

ReplayLog::ReplayLog(std::string origin, ReplayProblems &problems)
    : m_origin(std::move(origin)), m_problems(problems), m_roots{emptyRoot()}
{
}

std::optional<ReplayEntry> ReplayLog::append(const StoredEntry &stored)
{
    const auto seq = m_fromBytes.size();
    if (stored.seq != seq)
        m_problems.add(seq, "log_entries.seq",
                       {translatable("the entry in this place carries the number %1"), {std::to_string(stored.seq)}});
    auto read = parse(stored);
    if (read) {
        checkColumns(stored, *read);
        checkPlace(*read);
        checkSeenHead(*read);
        checkUnique(*read);
    }
    checkHashes(stored);
    return read;
}

Digest ReplayLog::rootAt(std::uint64_t size) const
{
    COUNTERSIGN_ASSERT(size < m_roots.size());
    return m_roots[static_cast<std::size_t>(size)];
}

void ReplayLog::checkHashes(const StoredEntry &stored)
{
    const auto seq = m_fromBytes.size();
    const auto leaf = leafHash(viewOf(stored.bytes));
    if (stored.leaf != leaf.hex())
        m_problems.add(seq, "log_entries.leaf",
                       {translatable("the stored leaf hash is not that of the stored bytes (%1)"), {leaf.hex()}});
    m_fromBytes.append(leaf);
    m_fromLeaves.append(Digest::fromHex(stored.leaf).value_or(leaf));
    m_roots.push_back(m_fromBytes.root());

    // One false leaf makes every later root false: it is said once, where it begins.
    const bool agrees = stored.root == m_fromLeaves.root().hex() || stored.root == m_fromBytes.root().hex();
    if (!agrees && m_rootsAgree)
        m_problems.add(seq, "log_entries.root",
                       translatable("the stored root does not follow from the entries up to this one"));
    m_rootsAgree = agrees;
}

std::optional<ReplayEntry> ReplayLog::parse(const StoredEntry &stored)
{
    const auto seq = m_fromBytes.size();
    auto entry = parseLogEntry(stored.bytes);
    if (!entry) {
        m_problems.add(seq, "log_entries.entry",
                       {translatable("the bytes are no log entry: %1"), {Phrases{entry.error().context}}});
        return std::nullopt;
    }
    if (entry->envelope.payloadType != statement::StatementMediaType) {
        m_problems.add(seq, "envelope.payloadType", {translatable("is %1"), {shown(entry->envelope.payloadType)}});
        return std::nullopt;
    }
    auto parsed = statement::parseStatement(entry->envelope.payload);
    if (!parsed) {
        m_problems.add(seq, "envelope.payload",
                       {translatable("the signed bytes are no statement: %1"), {Phrases{parsed.error().context}}});
        return std::nullopt;
    }
    auto digest = statement::proposalDigest(entry->envelope.payloadType, entry->envelope.payload).hex();
    return ReplayEntry{seq, std::move(*entry), std::move(*parsed), std::move(digest), stored.outcome};
}

void ReplayLog::checkColumns(const StoredEntry &stored, const ReplayEntry &read)
{
    expectSame(read.seq, "log_entries.statement_id", stored.statementId, read.statement.id);
    expectSame(read.seq, "log_entries.tenant_id", stored.tenant, read.entry.tenant);
    expectSame(read.seq, "log_entries.intent_key", stored.intent, read.statement.intent);
    expectSame(read.seq, "log_entries.kind", stored.kind, statement::toString(read.statement.kind));
    expectSame(read.seq, "log_entries.action", stored.action, statement::toString(read.statement.action));
    expectSame(read.seq, "log_entries.person", stored.person, read.statement.person);
    expectSame(read.seq, "log_entries.at", stored.at, formatInstant(read.entry.at));
}

void ReplayLog::checkPlace(const ReplayEntry &read)
{
    expectSame(read.seq, "entry.seq", std::to_string(read.entry.seq), std::to_string(read.seq));
    expectSame(read.seq, "entry.origin", read.entry.origin, m_origin);
    expectSame(read.seq, "statement.origin", read.statement.origin, m_origin);
    expectSame(read.seq, "entry.tenant", read.entry.tenant, read.statement.tenant);
    if (m_lastAt && read.entry.at < *m_lastAt)
        m_problems.add(read.seq, "entry.at",
                       {translatable("%1 is before the entry it follows, %2"), {read.entry.at, *m_lastAt}});
    m_lastAt = std::max(m_lastAt.value_or(read.entry.at), read.entry.at);
}

void ReplayLog::checkSeenHead(const ReplayEntry &read)
{
    const auto &seen = read.statement.seen;
    const auto size = parseUint64(seen.size);
    if (!size || *size > read.seq) {
        m_problems.add(read.seq, "statement.seen.size",
                       {translatable("%1 is no size this log had before"), {shown(seen.size)}});
        return;
    }
    if (*size == 0 && read.seq > 0)
        m_problems.add(read.seq, "statement.seen.size",
                       translatable("the signer saw an empty log, but it was not empty"));
    if (seen.root != rootAt(*size).hex())
        m_problems.add(read.seq, "statement.seen.root",
                       {translatable("the signer saw another log: at size %1 its root was %2, here it is %3"),
                        {seen.size, shown(seen.root), rootAt(*size).hex()}});
}

void ReplayLog::checkUnique(const ReplayEntry &read)
{
    const auto bytes = fromHex(read.statement.id);
    std::array<std::byte, 16> id{};
    COUNTERSIGN_ASSERT(bytes && bytes->size() == id.size()); // parseStatement() saw to it
    std::copy(bytes->begin(), bytes->end(), id.begin());
    if (!m_ids.insert(id).second)
        m_problems.add(read.seq, "statement.id", {translatable("%1 is in the log already"), {read.statement.id}});
}

void checkOutcome(const ReplayEntry &read, bool waitsForSecondPerson, ReplayProblems &problems)
{
    const std::string_view outcome = waitsForSecondPerson ? "awaiting_countersign" : "applied";
    if (read.storedOutcome != outcome)
        problems.add(read.seq, "log_entries.outcome",
                     {translatable("is %1, but should be %2"), {shown(read.storedOutcome), shown(outcome)}});
}

void ReplayLog::expectSame(std::uint64_t seq, const char *subject, std::string_view stored, std::string_view expected)
{
    if (stored != expected)
        m_problems.add(seq, subject, {translatable("is %1, but should be %2"), {shown(stored), shown(expected)}});
}

} // namespace countersign::audit
