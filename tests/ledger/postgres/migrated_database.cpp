// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ledger/postgres/migrated_database.h"

#include "models/ledger/postgres/migrations.h"

#include <stdexcept>

namespace countersign::ledger {

MigratedDatabase::MigratedDatabase(const std::string &owner)
{
    const auto migrating = session(owner);
    if (const auto version = runPostgresMigrations(*migrating); !version)
        throw std::runtime_error(describe(version.error()));
}

std::unique_ptr<PostgresSession> MigratedDatabase::session(const std::string &login, const PostgresOptions &options)
{
    auto opened = PostgresSession::open(m_server.connection(m_database, login), options);
    if (!opened)
        throw std::runtime_error(describe(opened.error()));
    return std::move(*opened);
}

SqlRows MigratedDatabase::rows(PostgresSession &session, const std::string &sql, const SqlParams &params)
{
    auto read = session.query(sql, params);
    if (!read)
        throw std::runtime_error(describe(read.error()));
    return std::move(*read);
}

} // namespace countersign::ledger
