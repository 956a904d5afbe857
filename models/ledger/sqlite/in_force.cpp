// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/ledger/sqlite/in_force.h"

#include "models/base/canonical_json.h"

#include <nlohmann/json.hpp>

#include <utility>

namespace countersign::ledger {

namespace {

tl::unexpected<Error> damaged(std::string_view table, const SqlRow &row, const Error &cause)
{
    return fail(ErrorKind::Corrupt, std::string(table) + " version " + row.text(0) + ": " + cause.context,
                "Verify the ledger; restore the newest good copy if it does not verify.");
}

// Rows are (version as text, digest, subject).
template <class T, class Parse>
Result<std::optional<resolution::InForce<T>>> firstOf(const SqlRows &rows, std::string_view table, Parse parse)
{
    if (rows.empty())
        return std::nullopt;
    const SqlRow &row = rows.front();
    auto json = parseCanonical(row.text(2));
    if (!json)
        return damaged(table, row, json.error());
    auto value = parse(*json);
    if (!value)
        return damaged(table, row, value.error());
    return std::optional(resolution::InForce<T>{std::move(*value), row.text(0), row.text(1)});
}

} // namespace

Result<std::optional<resolution::InForce<resolution::Policy>>> policyInForce(SqliteSession &session,
                                                                             const std::string &tenant)
{
    COUNTERSIGN_TRY(const SqlRows rows,
                    session.query("SELECT CAST(version AS TEXT), digest, subject FROM policies "
                                  "WHERE tenant_id IN (?, '*') ORDER BY tenant_id = '*', version DESC LIMIT 1",
                                  {tenant}));
    return firstOf<resolution::Policy>(rows, "policies", resolution::parsePolicySubject);
}

Result<std::optional<resolution::InForce<effect::ProviderContract>>>
contractInForce(SqliteSession &session, const std::string &tenant, const std::string &provider,
                const std::string &environment, const std::string &account)
{
    COUNTERSIGN_TRY(const SqlRows rows,
                    session.query("SELECT CAST(version AS TEXT), digest, subject FROM provider_contracts "
                                  "WHERE tenant_id IN (?, '*') AND provider = ? AND environment = ? "
                                  "AND account IN (?, '*') "
                                  "ORDER BY tenant_id = '*', account = '*', version DESC LIMIT 1",
                                  {tenant, provider, environment, account}));
    return firstOf<effect::ProviderContract>(rows, "provider_contracts", effect::parseContractSubject);
}

Result<std::optional<resolution::InForce<effect::ProviderContract>>> contractOf(SqliteSession &session,
                                                                                const effect::EffectIntent &intent)
{
    return contractInForce(session, intent.ref.tenant.value(), intent.provider, intent.environment, intent.account);
}

} // namespace countersign::ledger
