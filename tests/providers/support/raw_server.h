// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

// A server on a loopback port of its own that reads one request a connection and answers with the exact bytes a test
// gives it, or with none. It counts what arrives, so a test can show what was not sent.
namespace countersign::test {

class RawServer final
{
public:
    // `answer` gets the request as received (head and body) and returns the bytes to send; the connection is then
    // closed. Called on the server's thread.
    using Answer = std::function<std::string(const std::string &request)>;

    explicit RawServer(Answer answer);
    ~RawServer();
    RawServer(const RawServer &) = delete;
    RawServer &operator=(const RawServer &) = delete;

    std::string url(const std::string &path) const;
    std::size_t connections() const { return m_connections.load(); }
    std::vector<std::string> requests() const;

private:
    void run();
    void serve(int connection);

    Answer m_answer;
    int m_port = 0; // set while m_listener is made
    int m_listener = -1;
    std::atomic<bool> m_stop{false};
    std::atomic<std::size_t> m_connections{0};
    mutable std::mutex m_mutex;
    std::vector<std::string> m_requests;
    std::thread m_thread;
};

// A loopback port nobody listens on.
int closedPort();

// HTTP/1.1 answer with a correct Content-Length.
std::string httpAnswer(const std::string &statusLine, const std::string &body, const std::string &headers = {});

} // namespace countersign::test
