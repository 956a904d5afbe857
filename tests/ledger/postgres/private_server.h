// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ledger/child_process.h"

#include <filesystem>
#include <memory>
#include <string>

// A PostgreSQL server of the test program's own, in a temporary folder, reached through a socket there. It ends with
// the program, also where that is killed.
namespace countersign::ledger {

class PrivateServer final
{
public:
    // Started once in a program. Throws where Debian's package postgresql is missing or the server does not start.
    static PrivateServer &instance();

    PrivateServer(const PrivateServer &) = delete;
    PrivateServer &operator=(const PrivateServer &) = delete;
    ~PrivateServer();

    // A new database owned by the login "countersign_owner", who is no superuser.
    std::string newDatabase();
    std::string connection(const std::string &database, const std::string &login) const;

private:
    PrivateServer();
    static std::filesystem::path programs();
    void administer(const std::string &sql);

    std::filesystem::path m_folder;
    std::unique_ptr<ChildProcess> m_server;
    int m_databases = 0;
};

inline const std::string Owner = "countersign_owner";
inline const std::string Superuser = "postgres";

} // namespace countersign::ledger
