// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/ledger/postgres/postgres_session.h"
#include "tests/ledger/postgres/private_server.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>

namespace countersign::ledger {

// A database of its own with the newest schema and nothing in it.
class MigratedDatabase : public ::testing::Test
{
protected:
    // Migrated by this login, who then owns the ledger.
    explicit MigratedDatabase(const std::string &owner = Owner);

    // Throws where the login is not let in.
    std::unique_ptr<PostgresSession> session(const std::string &login = Owner, const PostgresOptions &options = {});
    // The rows; throws with the server's words.
    static SqlRows rows(PostgresSession &session, const std::string &sql, const SqlParams &params = {});

    PrivateServer &m_server = PrivateServer::instance();
    const std::string m_database = m_server.newDatabase();
};

} // namespace countersign::ledger
