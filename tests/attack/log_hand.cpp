// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/attack/log_hand.h"

#include "models/audit/merkle.h"
#include "models/ledger/sqlite/sqlite_session.h"
#include "models/statement/statement.h"
#include "tests/ledger/tampering.h"

#include <filesystem>

namespace countersign::ledger {

namespace {

void reseal(SqliteSession &session)
{
    audit::Frontier frontier;
    for (const auto &row : must(session.query("SELECT seq, entry FROM log_entries ORDER BY seq"))) {
        const auto leaf = audit::leafHash(viewOf(row.blobText(1)));
        frontier.append(leaf);
        must(session.execute("UPDATE log_entries SET leaf = ?, root = ? WHERE seq = ?",
                             {leaf.hex(), frontier.root().hex(), row.integer(0)}));
    }
    must(session.execute("UPDATE log_head SET size = ?, root = ?, frontier = ?",
                         {static_cast<std::int64_t>(frontier.size()), frontier.root().hex(), frontier.concatenated()}));
}

} // namespace

void rewriteEntry(const std::string &path, std::int64_t seq, const std::function<void(audit::LogEntry &)> &change)
{
    pastTriggers(path, [&](SqliteSession &session) {
        const auto rows = must(session.query("SELECT entry FROM log_entries WHERE seq = ?", {seq}));
        auto entry = must(audit::parseLogEntry(rows.at(0).blobText(0)));
        change(entry);
        must(session.execute("UPDATE log_entries SET entry = ? WHERE seq = ?",
                             {blobOf(audit::encodeLogEntry(entry)), seq}));
        reseal(session);
    });
}

void dropEntries(const std::string &path, std::int64_t from)
{
    pastTriggers(path, [&](SqliteSession &session) {
        must(session.execute("DELETE FROM log_entries WHERE seq >= ?", {from}));
        reseal(session);
    });
}

std::int64_t appendEntry(const std::string &path, const statement::Envelope &envelope, Instant at)
{
    std::int64_t seq = 0;
    pastTriggers(path, [&](SqliteSession &session) {
        const auto said = must(statement::parseStatement(envelope.payload));
        const auto rows = must(session.query("SELECT h.size, m.origin FROM log_head h, ledger_meta m"));
        seq = rows.at(0).integer(0);
        audit::LogEntry entry;
        entry.seq = static_cast<std::uint64_t>(seq);
        entry.at = std::chrono::floor<std::chrono::seconds>(at);
        entry.origin = rows.at(0).text(1);
        entry.tenant = said.tenant;
        entry.envelope = envelope;
        must(
            session.execute("INSERT INTO log_entries VALUES (?, ?, '', '', ?, ?, ?, ?, ?, ?, 'applied', ?)",
                            {seq, blobOf(audit::encodeLogEntry(entry)), said.id, said.tenant, said.intent,
                             statement::toString(said.kind), statement::toString(said.action), said.person, entry.at}));
        reseal(session);
    });
    return seq;
}

std::vector<std::string> columnsOf(const std::string &path, const std::string &table)
{
    std::vector<std::string> columns;
    const auto session = must(SqliteSession::openBare(path));
    for (const auto &row : must(session->query("SELECT name FROM pragma_table_info('" + table + "')")))
        columns.push_back(row.text(0));
    return columns;
}

LedgerCopy::LedgerCopy(BootstrappedLedger &original)
    : m_ledger(BootstrappedLedger::openExisting(m_folder.path() + "/ledger.sqlite"))
{
    original.closeFaces();
    std::filesystem::copy_file(original.path(), m_ledger->path());
    m_ledger->clock().set(original.clock().now());
}

} // namespace countersign::ledger
