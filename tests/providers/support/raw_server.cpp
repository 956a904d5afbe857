// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/providers/support/raw_server.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <cstdlib>
#include <stdexcept>
#include <utility>

namespace countersign::test {

namespace {

sockaddr_in loopback(int port)
{
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    return address;
}

int boundSocket(int &port)
{
    const int fd = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address = loopback(0);
    socklen_t length = sizeof address;
    if (fd < 0 || ::bind(fd, reinterpret_cast<sockaddr *>(&address), length) != 0 ||
        ::getsockname(fd, reinterpret_cast<sockaddr *>(&address), &length) != 0)
        throw std::runtime_error("cannot bind a loopback port");
    port = ntohs(address.sin_port);
    return fd;
}

std::size_t contentLength(const std::string &head)
{
    const std::size_t at = head.find("Content-Length: ");
    return at == std::string::npos ? 0 : static_cast<std::size_t>(std::strtoul(head.c_str() + at + 16, nullptr, 10));
}

bool isWhole(const std::string &request)
{
    if (request.starts_with('\x16')) // a TLS hello: answered as it is
        return true;
    const std::size_t end = request.find("\r\n\r\n");
    return end != std::string::npos && request.size() >= end + 4 + contentLength(request.substr(0, end));
}

} // namespace

RawServer::RawServer(Answer answer) : m_answer(std::move(answer)), m_listener(boundSocket(m_port))
{
    if (::listen(m_listener, 16) != 0)
        throw std::runtime_error("cannot listen");
    m_thread = std::thread([this] { run(); });
}

RawServer::~RawServer()
{
    m_stop = true;
    m_thread.join();
    ::close(m_listener);
}

std::string RawServer::url(const std::string &path) const
{
    return "http://127.0.0.1:" + std::to_string(m_port) + path;
}

std::vector<std::string> RawServer::requests() const
{
    const std::lock_guard<std::mutex> lock(m_mutex);
    return m_requests;
}

void RawServer::run()
{
    while (!m_stop) {
        pollfd waiting{m_listener, POLLIN, 0};
        if (::poll(&waiting, 1, 10) <= 0)
            continue;
        const int connection = ::accept4(m_listener, nullptr, nullptr, SOCK_CLOEXEC);
        if (connection < 0)
            continue;
        ++m_connections;
        serve(connection);
        ::close(connection);
    }
}

void RawServer::serve(int connection)
{
    std::string request;
    std::array<char, 4096> piece{};
    while (!m_stop && !isWhole(request)) {
        pollfd waiting{connection, POLLIN, 0};
        if (::poll(&waiting, 1, 10) <= 0)
            continue;
        const ssize_t got = ::recv(connection, piece.data(), piece.size(), 0);
        if (got <= 0)
            return;
        request.append(piece.data(), static_cast<std::size_t>(got));
    }
    {
        const std::lock_guard<std::mutex> lock(m_mutex);
        m_requests.push_back(request);
    }
    const std::string answer = m_answer(request);
    std::size_t sent = 0;
    while (sent < answer.size()) {
        const ssize_t more = ::send(connection, answer.data() + sent, answer.size() - sent, MSG_NOSIGNAL);
        if (more <= 0)
            return;
        sent += static_cast<std::size_t>(more);
    }
}

int closedPort()
{
    int port = 0;
    ::close(boundSocket(port));
    return port;
}

std::string httpAnswer(const std::string &statusLine, const std::string &body, const std::string &headers)
{
    return "HTTP/1.1 " + statusLine + "\r\n" + headers + "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n" +
           body;
}

} // namespace countersign::test
