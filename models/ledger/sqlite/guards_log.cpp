// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/ledger/sqlite/guards_log.h"

#include "models/audit/log_entry.h"
#include "models/base/text.h"
#include "models/ledger/sqlite/in_force.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace countersign::ledger {

namespace {

struct StoredStatement
{
    LogReceipt receipt{};
    std::string entry{};
};

Result<std::optional<StoredStatement>> findStatement(SqliteSession &session, const std::string &id)
{
    COUNTERSIGN_TRY(const auto rows,
                    session.query("SELECT seq, root, outcome, entry FROM log_entries WHERE statement_id = ?", {id}));
    if (rows.empty())
        return std::optional<StoredStatement>();
    const auto &row = rows.front();
    StoredStatement found;
    found.receipt.outcome = row.text(2) == toString(SubmitResult::AwaitingCountersign)
                                ? SubmitResult::AwaitingCountersign
                                : SubmitResult::Applied;
    found.receipt.seq = row.integer(0);
    found.receipt.head.size = static_cast<std::uint64_t>(found.receipt.seq) + 1;
    COUNTERSIGN_TRY(found.receipt.head.root, Digest::fromHex(row.text(1)));
    found.receipt.statementId = id;
    found.entry = row.blobText(3);
    return std::optional<StoredStatement>(std::move(found));
}

Refused seenRefusal(const SubmitCase &one, const char *reason)
{
    return refusal("RC301", {{"reason", reason},
                             {"seen_size", one.said.seen.size},
                             {"seen_root", one.said.seen.root},
                             {"size", std::to_string(one.frontier.size())},
                             {"root", one.frontier.root().hex()}});
}

Result<std::string> rootAtSize(SqliteSession &session, std::uint64_t size)
{
    if (size == 0)
        return audit::emptyRoot().hex();
    COUNTERSIGN_TRY(const auto rows,
                    session.query("SELECT root FROM log_entries WHERE seq = ?", {static_cast<std::int64_t>(size) - 1}));
    return rows.empty() ? std::string() : rows.front().text(0);
}

} // namespace

Result<audit::Frontier> readFrontier(SqliteSession &session)
{
    COUNTERSIGN_TRY(const auto rows, session.query("SELECT size, frontier FROM log_head"));
    if (rows.empty())
        return fail(ErrorKind::Corrupt, {translatable("the ledger %1 has no log head"), {session.path()}},
                    translatable("Restore the file from a backup; nothing was changed."));
    return audit::Frontier::parse(static_cast<std::uint64_t>(rows.front().integer(0)), rows.front().blob(1));
}

Result<audit::LogHead> readHead(SqliteSession &session)
{
    COUNTERSIGN_TRY(const auto rows, session.query("SELECT size, root FROM log_head"));
    if (rows.empty())
        return fail(ErrorKind::Corrupt, {translatable("the ledger %1 has no log head"), {session.path()}},
                    translatable("Restore the file from a backup; nothing was changed."));
    audit::LogHead head;
    head.size = static_cast<std::uint64_t>(rows.front().integer(0));
    COUNTERSIGN_TRY(head.root, Digest::fromHex(rows.front().text(1)));
    return head;
}

Result<std::optional<LogReceipt>> receiptOf(SqliteSession &session, const std::string &statementId)
{
    COUNTERSIGN_TRY(const auto found, findStatement(session, statementId));
    return found ? std::optional<LogReceipt>(found->receipt) : std::nullopt;
}

Result<Instant> ledgerTime(SqliteSession &session, const Clock &clock)
{
    COUNTERSIGN_TRY(const auto rows, session.query("SELECT at FROM log_entries ORDER BY seq DESC LIMIT 1"));
    return rows.empty() ? clock.now() : std::max(clock.now(), rows.front().instant(0));
}

Result<Refused> recallEarlier(SubmitCase &one)
{
    COUNTERSIGN_TRY(const auto found, findStatement(one.session, one.said.id));
    if (!found)
        return Refused();
    // An entry that does not parse is an entry whose bytes cannot be these: G8 refuses.
    const auto entry = audit::parseLogEntry(found->entry);
    if (entry && entry->envelope == one.envelope) {
        one.earlier = found->receipt;
        one.earlier->duplicate = true;
    }
    return Refused();
}

Result<Refused> guardId(SubmitCase &one)
{
    COUNTERSIGN_TRY(const auto found, findStatement(one.session, one.said.id));
    if (found)
        return Refused(refusal("RC304", {{"id", one.said.id}, {"seq", std::to_string(found->receipt.seq)}}));
    return Refused();
}

Result<Refused> guardSeen(SubmitCase &one)
{
    const auto size = parseUint64(one.said.seen.size);
    if (!size || *size > one.frontier.size())
        return seenRefusal(one, "head_not_in_this_log");
    if (*size == 0 && one.frontier.size() > 0)
        return seenRefusal(one, "log_is_not_empty");
    COUNTERSIGN_TRY(const auto root, rootAtSize(one.session, *size));
    if (root != one.said.seen.root)
        return seenRefusal(one, "head_not_in_this_log");
    COUNTERSIGN_TRY(const auto policy, policyInForce(one.session, one.said.tenant));
    const auto lag = one.frontier.size() - *size;
    if (policy && lag > static_cast<std::uint64_t>(policy->value.seenLag)) {
        auto refused = seenRefusal(one, "too_far_behind");
        refused->data["lag"] = std::to_string(lag);
        refused->data["seen_lag"] = std::to_string(policy->value.seenLag);
        return refused;
    }
    return Refused();
}

Result<LogReceipt> appendToLog(SubmitCase &one, SubmitResult outcome)
{
    const auto &said = one.said;
    audit::LogEntry entry;
    entry.seq = one.frontier.size();
    entry.at = std::chrono::floor<std::chrono::seconds>(one.now);
    entry.origin = one.origin;
    entry.tenant = said.tenant;
    entry.envelope = one.envelope;
    entry.facts = one.facts;
    const auto bytes = audit::encodeLogEntry(entry);
    const auto leaf = audit::leafHash(viewOf(bytes));
    auto grown = one.frontier;
    grown.append(leaf);
    const auto root = grown.root();
    const auto seq = static_cast<std::int64_t>(entry.seq);
    COUNTERSIGN_CHECK(one.session.execute(
        "INSERT INTO log_entries (seq, entry, leaf, root, statement_id, tenant_id, intent_key, kind, action, person, "
        "outcome, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        {seq, blobOf(bytes), leaf.hex(), root.hex(), said.id, said.tenant, said.intent, statement::toString(said.kind),
         statement::toString(said.action), said.person, toString(outcome), entry.at}));
    COUNTERSIGN_TRY(const auto moved,
                    one.session.execute("UPDATE log_head SET size = ?, root = ?, frontier = ? WHERE size = ?",
                                        {seq + 1, root.hex(), grown.concatenated(), seq}));
    if (moved != 1)
        return fail(ErrorKind::Corrupt,
                    {translatable("the log head of %1 is not at size %2"), {one.session.path(), std::to_string(seq)}},
                    translatable("Nothing was changed. Run `countersignctl audit verify`."));
    LogReceipt receipt;
    receipt.outcome = outcome;
    receipt.seq = seq;
    receipt.head = {grown.size(), root};
    receipt.statementId = said.id;
    return receipt;
}

} // namespace countersign::ledger
