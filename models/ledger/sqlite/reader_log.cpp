// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/log_entry.h"
#include "models/base/text.h"
#include "models/ledger/sqlite/reader_rows.h"

#include <algorithm>
#include <utility>

// Pages of the log for people, newest first. Filters use the columns beside the entries' bytes and the effect's row:
// what they find is a view; `audit verify` shows whether the columns follow from what was signed.
namespace countersign::ledger {
namespace {

struct Conditions
{
    std::string text = "1";
    SqlParams params{};

    void add(const std::string &condition, const SqlParams &values)
    {
        text += " AND (" + condition + ")";
        params.insert(params.end(), values.begin(), values.end());
    }
};

Conditions conditionsOf(const LogQuery &query)
{
    Conditions where;
    if (query.from)
        where.add("e.at >= ?", {*query.from});
    if (query.to)
        where.add("e.at < ?", {*query.to});
    if (!query.actor.empty())
        where.add("e.person = ? OR e.seq IN (SELECT settled_by_seq FROM proposals WHERE proposer = ?)",
                  {query.actor, query.actor});
    if (const auto action = statement::parseAction(query.action); action && !query.action.empty())
        where.add("e.action = ? AND e.kind IN ('resolve', 'approve')", {query.action});
    else if (!query.action.empty())
        where.add("e.kind = ?", {query.action});
    if (query.atLeast)
        where.add("EXISTS (SELECT 1 FROM effect_intents i WHERE i.tenant_id = e.tenant_id AND i.intent_key = "
                  "e.intent_key AND i.currency = ? AND i.amount_minor >= ?)",
                  {std::string(query.atLeast->currency().code()), query.atLeast->minorUnits()});
    if (query.tenant)
        where.add("e.tenant_id = ?", {*query.tenant});
    if (query.intent)
        where.add("e.intent_key = ?", {*query.intent});
    if (query.seq)
        where.add("e.seq = ?", {*query.seq});
    return where;
}

Result<std::string> signerAt(SqliteSession &session, std::int64_t seq)
{
    COUNTERSIGN_TRY(const auto rows, session.query("SELECT person FROM log_entries WHERE seq = ?", {seq}));
    return rows.empty() ? std::string() : rows.front().text(0);
}

// The proposal an entry opens or answers, where there is one.
Status addProposal(SqliteSession &session, LogRecord &record, Instant now)
{
    const auto &said = record.statement;
    const bool opens = record.outcome == "awaiting_countersign";
    const bool answers = said.kind == statement::Kind::Approve || said.kind == statement::Kind::Decline ||
                         said.kind == statement::Kind::Withdraw;
    if (!opens && !(answers && said.proposal))
        return {};
    COUNTERSIGN_TRY(const auto proposal, readProposal(session, opens ? said.id : said.proposal->id, now));
    if (!proposal)
        return {};
    record.proposer = proposal->statement.person;
    record.proposalStatus = proposal->status;
    const bool answered = proposal->status == "applied" || proposal->status == "declined";
    if (answered && proposal->settledBySeq) {
        COUNTERSIGN_TRY(record.answeredBy, signerAt(session, *proposal->settledBySeq));
    }
    return {};
}

Result<LogRecord> recordFrom(SqliteSession &session, const SqlRow &row, Instant now)
{
    COUNTERSIGN_TRY(auto entry, audit::parseLogEntry(row.blobText(1)));
    LogRecord record;
    record.seq = row.integer(0);
    record.at = entry.at;
    record.outcome = row.text(2);
    COUNTERSIGN_TRY(record.statement, statement::parseStatement(entry.envelope.payload));
    record.envelope = std::move(entry.envelope);
    COUNTERSIGN_CHECK(addProposal(session, record, now));
    return record;
}

} // namespace

Result<LogPage> readLogPage(SqliteSession &session, const LogQuery &query, const Cursor &cursor, std::size_t limit,
                            Instant now)
{
    auto where = conditionsOf(query);
    LogPage page;
    COUNTERSIGN_TRY(const auto counted,
                    session.query("SELECT count(*) FROM log_entries e WHERE " + where.text, where.params));
    page.total = counted.front().integer(0);
    if (!cursor.after.empty()) {
        const auto seq = parseInt64(cursor.after);
        if (!seq)
            return fail(ErrorKind::InvalidInput, translatable("the page marker is not one this ledger gave"),
                        translatable("Start at the first page."));
        where.add("e.seq < ?", {*seq});
    }
    const auto rowLimit = std::clamp<std::size_t>(limit, 1, 10'000);
    where.params.emplace_back(static_cast<std::int64_t>(rowLimit) + 1);
    COUNTERSIGN_TRY(const auto rows, session.query("SELECT e.seq, e.entry, e.outcome FROM log_entries e WHERE " +
                                                       where.text + " ORDER BY e.seq DESC LIMIT ?",
                                                   where.params));
    for (const auto &row : rows) {
        if (page.rows.size() == rowLimit) {
            page.next.after = std::to_string(page.rows.back().seq);
            break;
        }
        COUNTERSIGN_TRY(auto record, recordFrom(session, row, now));
        page.rows.push_back(std::move(record));
    }
    return page;
}

} // namespace countersign::ledger
