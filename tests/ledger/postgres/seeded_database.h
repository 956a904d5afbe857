// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ledger/postgres/migrated_database.h"
#include "tests/ledger/postgres/refusals.h"

#include <map>

// A migrated database with a few rows in every table, written by its owner, and a login for each kind of reader.
// Tenants: acme with the intents k1 and k2, other with k1, and what stands under '*' for all.
namespace countersign::ledger {

// Logins belong to the whole server and are made once; the bindings to persons are each database's own.
namespace login {
inline const std::string Operator = "anna_db"; // anna, operator of acme
inline const std::string SameOperator = "anna_home_db";
inline const std::string OtherTenant = "ben_db"; // ben, operator of other
inline const std::string AllTenants = "cem_db";  // cem, admin and auditor of '*'
inline const std::string Auditor = "dora_db";    // dora, auditor of acme
inline const std::string KeyRevoked = "eva_db";  // eva, operator of acme without a key
inline const std::string Unbound = "finn_db";    // was finn's, operator of acme
inline const std::string Removed = "gil_db";     // gil, whose roles in acme were taken
inline const std::string NoMember = "hana_db";   // hana, enrolled and in no tenant
inline const std::string NeverBound = "ida_db";  // in the operators' group, and nobody's
inline const std::string Worker = "worker_db";
inline const std::string Guard = "guard_db";
inline const std::string NoRole = "nobody_db"; // in no group
} // namespace login

// Tables by what their guards let through. The last two are projections, replaced as the log says.
inline const std::vector<std::string> AppendOnlyTables{"schema_migrations", "ledger_meta", "effect_events",
                                                       "effect_evidence",   "log_entries", "policies",
                                                       "provider_contracts"};
inline const std::vector<std::string> KeptTables{"effect_intents", "effect_attempts", "lookups",
                                                 "conflicts",      "log_head",        "operator_keys",
                                                 "proposals",      "workflow_outbox", "operator_logins"};
inline const std::vector<std::string> ProjectedTables{"operators", "memberships"};
std::vector<std::string> allTables();

// A statement of the log with this place and the id made of that digit.
std::string insertedEntry(int seq, char id);

class SeededDatabase : public MigratedDatabase
{
protected:
    explicit SeededDatabase(std::string owner = Owner);

    // One session a login, without the schema in its path.
    PostgresSession &as(const std::string &login);
    // The same for who writes: the schema's tables need no "countersign." before them.
    PostgresSession &asOwner() { return writing(m_owner, {}); }
    // Who could do everything, in a session in which ordinary triggers and foreign keys are off.
    PostgresSession &asReplica() { return writing(Superuser, "SET session_replication_role = replica;"); }

private:
    PostgresSession &writing(const std::string &login, const std::string &preparing);

    const std::string m_owner;
    std::map<std::string, std::unique_ptr<PostgresSession>> m_readers;
    std::map<std::string, std::unique_ptr<PostgresSession>> m_writers;
};

} // namespace countersign::ledger
