// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <pqxx/pqxx>

// What libpqxx 6.4 and 7.10 spell differently; nothing else knows the difference. Throws what libpqxx throws.
namespace countersign::ledger::pqxxcalls {

using TextParams = std::vector<std::optional<std::string>>; // nullopt: null

// A statement with $1, $2, … as parameters.
pqxx::result execute(pqxx::transaction_base &transaction, const std::string &sql, const TextParams &params);

// A connection that is lost stays lost: libpqxx 6.4 would open another one, without our settings and transaction.
void stayLost(pqxx::connection &connection);

// Empty where the server said none. libpqxx 6.4 keeps some of them only as the exception's type.
std::string sqlstateOf(const pqxx::failure &failure);

} // namespace countersign::ledger::pqxxcalls
