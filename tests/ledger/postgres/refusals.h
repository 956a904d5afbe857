// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/ledger/postgres/postgres_session.h"

#include <string>
#include <string_view>
#include <vector>

// What the server refuses and what it answers. Everything runs in a transaction that is rolled back, so that one
// database serves a whole table of cases. Several statements are joined by semicolons.
namespace countersign::ledger {

// SQLSTATEs: appendix A of PostgreSQL's manual.
inline constexpr std::string_view Guarded = "23000"; // by a trigger of the ledger
inline constexpr std::string_view Taken = "23505";   // the key
inline constexpr std::string_view NoSuchRow = "23503";
inline constexpr std::string_view CheckFails = "23514";
inline constexpr std::string_view NotAllowed = "42501";

// The five characters in an Error of the session, which hands them on in its text alone.
std::string sqlstateOf(const Error &error);

struct RefusedCase
{
    std::string sql;
    std::string_view sqlstate;
    std::string_view words{}; // of the server's message
};

void expectRefused(PostgresSession &session, const std::string &sql, std::string_view sqlstate,
                   std::string_view words = {});
void expectAllRefused(PostgresSession &session, const std::vector<RefusedCase> &cases);

// Each statement in turn changes at least one row.
void expectChanges(PostgresSession &session, const std::vector<std::string> &statements);

// The rows of the query as text, columns joined by "|" and rows by ";"; where it was refused, the SQLSTATE. What the
// preparing statements did is gone afterwards.
std::string answer(PostgresSession &session, const std::string &query, const std::string &preparing = {});

} // namespace countersign::ledger
