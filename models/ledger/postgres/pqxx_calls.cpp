// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/ledger/postgres/pqxx_calls.h"

#include <pqxx/version>

namespace countersign::ledger::pqxxcalls {

#if PQXX_VERSION_MAJOR < 7

pqxx::result execute(pqxx::transaction_base &transaction, const std::string &sql, const TextParams &params)
{
    std::vector<const char *> texts; // a null pointer is null
    texts.reserve(params.size());
    for (const auto &param : params)
        texts.push_back(param ? param->c_str() : nullptr);
    return transaction.exec_params(sql, pqxx::prepare::make_dynamic_params(texts));
}

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wdeprecated-declarations" // 7.0 has nothing to inhibit any more
void stayLost(pqxx::connection &connection)
{
    connection.inhibit_reactivation(true);
}
#pragma GCC diagnostic pop

#else

pqxx::result execute(pqxx::transaction_base &transaction, const std::string &sql, const TextParams &params)
{
    pqxx::params given;
    given.reserve(params.size());
    for (const auto &param : params)
        given.append(param);
    return transaction.exec(sql, given);
}

void stayLost(pqxx::connection &) {} // it does

#endif

std::string sqlstateOf(const pqxx::failure &failure)
{
    const auto *refused = dynamic_cast<const pqxx::sql_error *>(&failure);
    if (refused != nullptr && !refused->sqlstate().empty())
        return std::string(refused->sqlstate());
    if (dynamic_cast<const pqxx::insufficient_privilege *>(&failure) != nullptr)
        return "42501";
    if (dynamic_cast<const pqxx::serialization_failure *>(&failure) != nullptr)
        return "40001";
    if (dynamic_cast<const pqxx::deadlock_detected *>(&failure) != nullptr)
        return "40P01";
    return {};
}

} // namespace countersign::ledger::pqxxcalls
