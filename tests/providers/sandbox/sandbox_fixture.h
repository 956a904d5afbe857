// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/http_transport.h"
#include "models/base/secret_bytes.h"
#include "providers/sandbox/sandbox_server.h"
#include "providers/sandbox/state_folder.h"

#include <gtest/gtest.h>

#include <sys/types.h>

#include <chrono>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <thread>
#include <vector>

// What the sandbox's tests share: a folder that goes away, a server in this process or in one of its own, a client.
namespace countersign::sandbox::test {

inline constexpr std::string_view Token = "token-of-acct_a";
inline constexpr std::string_view OtherToken = "token-of-acct_b";

SecretBytes secret(std::string_view text);

// Polls until the condition holds; false after ten seconds.
bool eventually(const std::function<bool()> &condition);

class TemporaryFolder final
{
public:
    TemporaryFolder();
    TemporaryFolder(const TemporaryFolder &) = delete;
    TemporaryFolder &operator=(const TemporaryFolder &) = delete;
    ~TemporaryFolder();
    std::string path() const { return m_path.string(); }

private:
    std::filesystem::path m_path;
};

// A server on a thread of this process.
class ServerThread final
{
public:
    ServerThread(const std::string &stateDir, const Clock &clock);
    ServerThread(const ServerThread &) = delete;
    ServerThread &operator=(const ServerThread &) = delete;
    ~ServerThread();
    std::string baseUrl() const { return m_server->baseUrl(); }

private:
    std::unique_ptr<SandboxServer> m_server;
    std::thread m_thread;
};

// A program of ours, started with an empty environment. Its standard output goes to `outputFile`, "" = ours.
class Process final
{
public:
    explicit Process(const std::vector<std::string> &command, const std::string &outputFile = {});
    Process(const Process &) = delete;
    Process &operator=(const Process &) = delete;
    ~Process(); // kills what still runs
    pid_t pid() const { return m_pid; }
    void kill(int signal) const;
    int wait(); // the wait status

private:
    pid_t m_pid = -1;
};

// A server in a process of its own, up when the constructor is done.
class ServerProcess final
{
public:
    explicit ServerProcess(const std::string &stateDir);
    std::string baseUrl() const { return m_baseUrl; }
    Process &process() { return m_process; }
    void killHard(); // SIGKILL, and gone when it returns

private:
    Process m_process;
    std::string m_baseUrl;
};

struct ChargeCall
{
    std::string key = "key-1";
    std::string reference = "ref-1";
    std::string customer = "cus_1";
    std::string amount = "1250"; // as written in the JSON
    std::string currency = "EUR";
    std::string fault{};
    std::string token = std::string(Token);
    std::string body{}; // instead of one made of the above
};

HttpRequest chargeRequest(const std::string &baseUrl, const ChargeCall &call);
HttpRequest getRequest(const std::string &baseUrl, const std::string &target, std::string_view token = Token,
                       const std::string &fault = {});

// One exchange over libcurl with a deadline of five seconds, or the one given.
Result<HttpResponse> exchange(const HttpRequest &request,
                              std::chrono::milliseconds within = std::chrono::milliseconds(5000));
HttpResponse answered(const HttpRequest &request); // fails the test where no answer comes

} // namespace countersign::sandbox::test
