// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/ledger/sqlite/in_force.h"

#include "models/base/canonical_json.h"

#include <nlohmann/json.hpp>

#include <utility>

namespace countersign::ledger {

namespace {

tl::unexpected<Error> damaged(std::string_view table, const SqlRow &row, const Error &cause)
{
    return fail(ErrorKind::Corrupt,
                {translatable("%1 version %2: %3"), {std::string(table), row.text(0), Phrases{cause.context}}},
                translatable("Verify the ledger; restore the newest good copy if it does not verify."));
}

// A row is (version as text, digest, subject).
template <class T, class Parse>
Result<resolution::InForce<T>> versionOf(const SqlRow &row, std::string_view table, Parse parse)
{
    auto json = parseCanonical(row.text(2));
    if (!json)
        return damaged(table, row, json.error());
    auto value = parse(*json);
    if (!value)
        return damaged(table, row, value.error());
    return resolution::InForce<T>{std::move(*value), row.text(0), row.text(1)};
}

template <class T, class Parse>
Result<std::optional<resolution::InForce<T>>> firstOf(const SqlRows &rows, std::string_view table, Parse parse)
{
    if (rows.empty())
        return std::nullopt;
    COUNTERSIGN_TRY(auto first, versionOf<T>(rows.front(), table, parse));
    return std::optional(std::move(first));
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

Result<std::vector<resolution::InForce<resolution::Policy>>> policyVersions(SqliteSession &session,
                                                                            const std::string &tenant)
{
    COUNTERSIGN_TRY(const SqlRows rows,
                    session.query("SELECT CAST(version AS TEXT), digest, subject FROM policies WHERE tenant_id = "
                                  "(SELECT tenant_id FROM policies WHERE tenant_id IN (?, '*') "
                                  "ORDER BY tenant_id = '*' LIMIT 1) ORDER BY version DESC",
                                  {tenant}));
    std::vector<resolution::InForce<resolution::Policy>> versions;
    for (const SqlRow &row : rows) {
        COUNTERSIGN_TRY(auto version, versionOf<resolution::Policy>(row, "policies", resolution::parsePolicySubject));
        versions.push_back(std::move(version));
    }
    return versions;
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
