// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ledger/ledger_picture.h"

#include "models/ledger/sqlite/sqlite_session.h"
#include "tests/ledger/bootstrapped_ledger.h"

namespace countersign::ledger {

namespace {

std::vector<std::string> namesIn(SqliteSession &session, const std::string &sql)
{
    std::vector<std::string> names;
    for (const auto &row : must(session.query(sql)))
        names.push_back(row.text(0));
    return names;
}

std::vector<std::string> rowsOf(SqliteSession &session, const std::string &table)
{
    std::string columns;
    for (const auto &name : namesIn(session, "SELECT name FROM pragma_table_info('" + table + "')"))
        columns += (columns.empty() ? "" : " || ' ' || ") + std::string("'") + name + "=' || quote(" + name + ")";
    return namesIn(session, "SELECT " + columns + " FROM " + table + " ORDER BY 1");
}

} // namespace

LedgerPicture pictureOf(const std::string &path)
{
    const auto session = must(SqliteSession::openBare(path));
    LedgerPicture picture;
    for (const auto &table :
         namesIn(*session, "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"))
        picture[table] = rowsOf(*session, table);
    return picture;
}

std::set<std::string> changedTables(const LedgerPicture &before, const LedgerPicture &after)
{
    std::set<std::string> tables;
    for (const auto &[table, rows] : after)
        if (before.at(table) != rows)
            tables.insert(table);
    return tables;
}

void tamper(const std::string &path, const std::string &sql)
{
    must(must(SqliteSession::openBare(path))->runScript(sql, "cannot be tampered with"));
}

void copyLedger(const std::string &path, const std::string &to)
{
    must(must(SqliteSession::openBare(path))->execute("VACUUM INTO ?", {to}));
}

std::string integrityOf(const std::string &path)
{
    return must(must(SqliteSession::openBare(path))->query("PRAGMA integrity_check")).front().text(0);
}

} // namespace countersign::ledger
