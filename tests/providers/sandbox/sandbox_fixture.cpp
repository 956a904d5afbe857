// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/providers/sandbox/sandbox_fixture.h"

#include "providers/http/curl_transport.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <system_error>

namespace countersign::sandbox::test {

SecretBytes secret(std::string_view text)
{
    return SecretBytes::copyOf(viewOf(text));
}

bool eventually(const std::function<bool()> &condition)
{
    const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(10);
    while (std::chrono::steady_clock::now() < deadline) {
        if (condition())
            return true;
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    return condition();
}

TemporaryFolder::TemporaryFolder()
{
    std::string name = (std::filesystem::temp_directory_path() / "countersign-sandbox-XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr)
        throw std::system_error(errno, std::generic_category(), name);
    m_path = name;
}

TemporaryFolder::~TemporaryFolder()
{
    std::error_code ignored;
    std::filesystem::remove_all(m_path, ignored);
}

ServerThread::ServerThread(const std::string &stateDir, const Clock &clock)
{
    auto server = SandboxServer::start({stateDir, 0}, clock);
    if (!server)
        throw std::runtime_error(describe(server.error()));
    m_server = std::move(*server);
    m_thread = std::thread([this] { m_server->run(); });
}

ServerThread::~ServerThread()
{
    m_server->stop();
    m_thread.join();
}

Process::Process(const std::vector<std::string> &command, const std::string &outputFile)
{
    std::vector<char *> arguments;
    for (const auto &word : command)
        arguments.push_back(const_cast<char *>(word.c_str()));
    arguments.push_back(nullptr);
    char *environment[] = {nullptr};
    posix_spawn_file_actions_t actions;
    ::posix_spawn_file_actions_init(&actions);
    if (!outputFile.empty())
        ::posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, outputFile.c_str(), O_WRONLY | O_CREAT | O_TRUNC,
                                           0600);
    const int failure =
        ::posix_spawn(&m_pid, command.front().c_str(), &actions, nullptr, arguments.data(), environment);
    ::posix_spawn_file_actions_destroy(&actions);
    if (failure != 0)
        throw std::system_error(failure, std::generic_category(), command.front());
}

Process::~Process()
{
    if (m_pid > 0) {
        kill(SIGKILL);
        wait();
    }
}

void Process::kill(int signal) const
{
    ::kill(m_pid, signal);
}

int Process::wait()
{
    int status = -1;
    while (m_pid > 0 && ::waitpid(m_pid, &status, 0) < 0 && errno == EINTR) {
    }
    m_pid = -1;
    return status;
}

ServerProcess::ServerProcess(const std::string &stateDir)
    : m_process({std::string(COUNTERSIGN_BIN_DIR) + "/countersign_sandbox_test_server", stateDir})
{
    const bool up = eventually([&] {
        const auto endpoint = readEndpoint(stateDir);
        if (!endpoint || !endpoint->has_value() || !(*endpoint)->alive || (*endpoint)->pid != m_process.pid())
            return false;
        m_baseUrl = (*endpoint)->baseUrl;
        return true;
    });
    EXPECT_TRUE(up) << "the sandbox server did not come up on " << stateDir;
}

void ServerProcess::killHard()
{
    m_process.kill(SIGKILL);
    m_process.wait();
}

HttpRequest chargeRequest(const std::string &baseUrl, const ChargeCall &call)
{
    HttpRequest request;
    request.method = "POST";
    request.url = baseUrl + "/v1/charges";
    request.headers = {{"Content-Type", "application/json"}};
    if (!call.token.empty())
        request.headers.push_back({"Authorization", "Bearer " + call.token});
    if (!call.key.empty())
        request.headers.push_back({"Idempotency-Key", call.key});
    if (!call.fault.empty())
        request.headers.push_back({"Sandbox-Fault", call.fault});
    request.body = !call.body.empty()
                       ? call.body
                       : R"({"amount":)" + call.amount + R"(,"currency":")" + call.currency + R"(","customer":")" +
                             call.customer + R"(","reference":")" + call.reference + R"("})";
    return request;
}

HttpRequest getRequest(const std::string &baseUrl, const std::string &target, std::string_view token,
                       const std::string &fault)
{
    HttpRequest request;
    request.url = baseUrl + target;
    if (!token.empty())
        request.headers.push_back({"Authorization", "Bearer " + std::string(token)});
    if (!fault.empty())
        request.headers.push_back({"Sandbox-Fault", fault});
    return request;
}

Result<HttpResponse> exchange(const HttpRequest &request, std::chrono::milliseconds within)
{
    providers::CurlTransport transport;
    const CancelToken never;
    return transport.send(request, std::chrono::steady_clock::now() + within, never);
}

HttpResponse answered(const HttpRequest &request)
{
    auto response = exchange(request);
    if (response)
        return *response;
    ADD_FAILURE() << describe(response.error());
    return {};
}

} // namespace countersign::sandbox::test
