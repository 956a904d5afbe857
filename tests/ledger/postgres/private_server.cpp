// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ledger/postgres/private_server.h"

#include "models/ledger/postgres/postgres_session.h"

#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <pwd.h>
#include <stdexcept>

namespace countersign::ledger {

namespace {

namespace fs = std::filesystem;

const std::string ServerUser = "postgres"; // of Debian's package: the server refuses to run as root

[[noreturn]] void giveUp(const std::string &why)
{
    throw std::runtime_error(why);
}

// As the user that may run a server; it is told to end at once when this program does.
std::string asServerUser(const std::string &command)
{
    const std::string user =
        geteuid() == 0 ? "--reuid=" + ServerUser + " --regid=" + ServerUser + " --clear-groups " : "";
    return "exec setpriv " + user + "--pdeathsig QUIT " + command + " 2>&1";
}

fs::path newFolder()
{
    std::string pattern = (fs::temp_directory_path() / "countersign-server.XXXXXX").string();
    if (mkdtemp(pattern.data()) == nullptr)
        giveUp("no folder for a server in " + fs::temp_directory_path().string());
    if (geteuid() == 0) {
        const passwd *user = getpwnam(ServerUser.c_str());
        if (user == nullptr || chown(pattern.c_str(), user->pw_uid, user->pw_gid) != 0)
            giveUp("no user " + ServerUser + "; Debian's package postgresql makes it");
    }
    return pattern;
}

// Runs it to its end; what it said, where it failed.
void run(const std::string &command)
{
    ChildProcess process({"/bin/sh", "-c", "{ " + command + "; } && echo done"});
    std::string said;
    while (const auto line = process.readLine()) {
        if (*line == "done")
            return;
        said += *line + '\n';
    }
    giveUp(command + ": " + said);
}

} // namespace

PrivateServer &PrivateServer::instance()
{
    static PrivateServer server;
    return server;
}

fs::path PrivateServer::programs()
{
    fs::path newest;
    if (const fs::path root = "/usr/lib/postgresql"; fs::exists(root))
        for (const auto &version : fs::directory_iterator(root))
            if (fs::exists(version.path() / "bin" / "initdb") && version.path() > newest)
                newest = version.path();
    if (newest.empty())
        giveUp("no PostgreSQL server; Debian's package postgresql has it");
    return newest / "bin";
}

PrivateServer::PrivateServer() : m_folder(newFolder())
{
    const std::string data = (m_folder / "data").string();
    run("(" +
        asServerUser((programs() / "initdb").string() + " --pgdata=" + data + " --username=" + Superuser +
                     " --auth=trust --no-sync --encoding=UTF8 --locale=C.UTF-8") +
        ")");
    m_server = std::make_unique<ChildProcess>(std::vector<std::string>{
        "/bin/sh", "-c",
        asServerUser(
            (programs() / "postgres").string() + " -D " + data + " -k " + m_folder.string() +
            " -h '' -c fsync=off -c log_checkpoints=off -c log_min_messages=log -c max_prepared_transactions=0")});
    while (const auto line = m_server->readLine())
        if (line->find("ready to accept connections") != std::string::npos) {
            administer("CREATE ROLE " + Owner + " LOGIN CREATEROLE");
            return;
        }
    giveUp("the server in " + data + " did not start");
}

PrivateServer::~PrivateServer()
{
    if (m_server)
        m_server->kill(SIGQUIT); // an immediate shutdown: its own children end with it
    std::error_code error;
    fs::remove_all(m_folder, error);
}

void PrivateServer::administer(const std::string &sql)
{
    auto session = PostgresSession::open(connection("postgres", Superuser), {});
    if (!session)
        giveUp(describe(session.error()));
    if (const auto done = (*session)->runScript(sql, "administer"); !done)
        giveUp(describe(done.error()));
}

std::string PrivateServer::newDatabase()
{
    const std::string name = "ledger_" + std::to_string(++m_databases);
    administer("CREATE DATABASE " + name + " OWNER " + Owner);
    return name;
}

std::string PrivateServer::connection(const std::string &database, const std::string &login) const
{
    return "host=" + m_folder.string() + " dbname=" + database + " user=" + login;
}

} // namespace countersign::ledger
