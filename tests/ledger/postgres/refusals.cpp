// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ledger/postgres/refusals.h"

#include <gtest/gtest.h>

#include <regex>
#include <stdexcept>

namespace countersign::ledger {

namespace {

PostgresTransaction begun(PostgresSession &session)
{
    auto transaction = session.beginWrite();
    if (!transaction)
        throw std::runtime_error(describe(transaction.error()));
    return std::move(*transaction);
}

std::string shown(const SqlRow &row, std::size_t column)
{
    const auto number = row.optionalInteger(column);
    return number ? std::to_string(*number) : row.text(column);
}

// A migration is long, and what was done before it stands in front.
std::string beginning(const std::string &sql)
{
    constexpr std::size_t Shown = 300;
    return sql.size() <= Shown ? sql : sql.substr(0, Shown) + "...";
}

} // namespace

std::string sqlstateOf(const Error &error)
{
    static const std::regex pattern(R"( \(([0-9A-Z]{5}) )");
    std::smatch found;
    const std::string said = english(error.context);
    return std::regex_search(said, found, pattern) ? found.str(1) : "none: " + said;
}

void expectRefused(PostgresSession &session, const std::string &sql, std::string_view sqlstate, std::string_view words)
{
    const auto transaction = begun(session);
    const auto done = session.runScript(sql, "test");
    if (done) {
        ADD_FAILURE() << "not refused: " << beginning(sql);
        return;
    }
    EXPECT_EQ(sqlstateOf(done.error()), sqlstate) << beginning(sql) << '\n' << english(done.error().context);
    EXPECT_NE(english(done.error().context).find(words), std::string::npos) << beginning(sql) << '\n'
                                                                            << english(done.error().context);
}

void expectAllRefused(PostgresSession &session, const std::vector<RefusedCase> &cases)
{
    for (const RefusedCase &refused : cases)
        expectRefused(session, refused.sql, refused.sqlstate, refused.words);
}

void expectChanges(PostgresSession &session, const std::vector<std::string> &statements)
{
    const auto transaction = begun(session);
    for (const std::string &sql : statements) {
        const auto changed = session.execute(sql);
        ASSERT_TRUE(changed.has_value()) << sql << '\n' << english(changed.error().context);
        EXPECT_GE(*changed, 1) << sql;
    }
}

std::string answer(PostgresSession &session, const std::string &query, const std::string &preparing)
{
    const auto transaction = begun(session);
    if (!preparing.empty())
        if (const auto prepared = session.runScript(preparing, "test"); !prepared)
            throw std::runtime_error(describe(prepared.error()));
    const auto rows = session.query(query);
    if (!rows)
        return sqlstateOf(rows.error());
    std::string text;
    for (const SqlRow &row : *rows) {
        text += text.empty() ? "" : ";";
        for (std::size_t column = 0; column < row.size(); ++column)
            text += (column == 0 ? "" : "|") + shown(row, column);
    }
    return text;
}

} // namespace countersign::ledger
