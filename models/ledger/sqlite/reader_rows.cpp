// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/ledger/sqlite/reader_rows.h"

#include "models/audit/log_entry.h"
#include "models/audit/merkle.h"
#include "models/base/canonical_json.h"
#include "models/base/text.h"
#include "models/ledger/sqlite/effect_rows.h"
#include "models/ledger/sqlite/projections.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <limits>
#include <optional>
#include <string_view>
#include <utility>

namespace countersign::ledger {

using effect::EffectIntent;
using effect::EffectStatus;

void seeNow(EffectIntent &intent, bool leaseLapsed, Instant now)
{
    if (leaseLapsed && intent.status == EffectStatus::Prepared)
        intent.status = EffectStatus::Unknown;
    if (intent.hold && now >= intent.hold->until)
        intent.hold.reset();
}

Result<std::vector<PersonRecord>> readPersons(SqliteSession &session)
{
    COUNTERSIGN_TRY(const auto persons,
                    session.query("SELECT person, display_name, person_kind FROM operators ORDER BY person"));
    std::vector<PersonRecord> records;
    for (const auto &person : persons) {
        PersonRecord record;
        record.person = person.text(0);
        record.displayName = person.text(1);
        record.personKind = person.text(2);
        COUNTERSIGN_TRY(const auto keys, session.query("SELECT key_id FROM operator_keys WHERE person = ? AND "
                                                       "revoked_at_seq IS NULL ORDER BY valid_from_seq, key_id",
                                                       {record.person}));
        for (const auto &key : keys)
            record.liveKeys.push_back(key.text(0));
        COUNTERSIGN_TRY(const auto memberships,
                        session.query("SELECT tenant_id, roles FROM memberships WHERE person = ? ORDER BY tenant_id",
                                      {record.person}));
        for (const auto &membership : memberships)
            if (auto roles = parseRoles(membership.text(1)); !roles.empty())
                record.memberships[membership.text(0)] = std::move(roles);
        records.push_back(std::move(record));
    }
    return records;
}

Result<std::vector<StatementRecord>> readLog(SqliteSession &session, std::int64_t fromSeq, std::size_t limit)
{
    const auto rowLimit = std::min<std::size_t>(limit, 10'000);
    COUNTERSIGN_TRY(const auto rows, session.query("SELECT seq, entry FROM log_entries WHERE seq >= ? ORDER BY seq "
                                                   "LIMIT ?",
                                                   {fromSeq, static_cast<std::int64_t>(rowLimit)}));
    std::vector<StatementRecord> records;
    for (const auto &row : rows) {
        COUNTERSIGN_TRY(const auto entry, audit::parseLogEntry(row.blobText(1)));
        COUNTERSIGN_TRY(auto said, statement::parseStatement(entry.envelope.payload));
        records.push_back({row.integer(0), entry.at, std::move(said)});
    }
    return records;
}

Result<std::vector<Digest>> readConsistencyProof(SqliteSession &session, std::uint64_t first, std::uint64_t second)
{
    constexpr auto MaxSize = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
    if (first == 0 || first > second || second > MaxSize)
        return fail(ErrorKind::InvalidInput, {translatable("a log of size %1 cannot be how one of size %2 begins"),
                                              {std::to_string(first), std::to_string(second)}});
    COUNTERSIGN_TRY(const auto rows, session.query("SELECT leaf FROM log_entries WHERE seq < ? ORDER BY seq",
                                                   {static_cast<std::int64_t>(second)}));
    if (rows.size() != second)
        return fail(ErrorKind::InvalidInput, {translatable("the log has no %1 entries"), {std::to_string(second)}});
    std::vector<Digest> leaves;
    leaves.reserve(rows.size());
    for (const SqlRow &row : rows) {
        COUNTERSIGN_TRY(const Digest leaf, Digest::fromHex(row.text(0)));
        leaves.push_back(leaf);
    }
    return audit::consistencyProof(leaves, first, second);
}

Result<std::vector<resolution::InForce<effect::ProviderContract>>> readContracts(SqliteSession &session)
{
    COUNTERSIGN_TRY(const auto rows,
                    session.query("SELECT version, digest, subject FROM provider_contracts c WHERE version = (SELECT "
                                  "max(version) FROM provider_contracts n WHERE n.tenant_id = c.tenant_id AND "
                                  "n.provider = c.provider AND n.environment = c.environment AND n.account = "
                                  "c.account) ORDER BY tenant_id, provider, environment, account"));
    std::vector<resolution::InForce<effect::ProviderContract>> contracts;
    for (const auto &row : rows) {
        COUNTERSIGN_TRY(const auto subject, parseCanonical(row.text(2)));
        COUNTERSIGN_TRY(auto contract, effect::parseContractSubject(subject));
        contracts.push_back({std::move(contract), std::to_string(row.integer(0)), row.text(1)});
    }
    return contracts;
}

} // namespace countersign::ledger
