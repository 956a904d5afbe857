// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/sandbox/sandbox_server.h"

#include "models/base/text.h"
#include "providers/sandbox/sandbox_api.h"
#include "providers/sandbox/state_folder.h"

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/write.hpp>

#include <unistd.h>

#include <array>
#include <chrono>
#include <csignal>
#include <functional>
#include <iterator>
#include <list>
#include <optional>
#include <string_view>
#include <utility>

namespace countersign::sandbox {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
using tcp = asio::ip::tcp;
using ErrorCode = boost::system::error_code;

constexpr std::chrono::seconds IdleTimeout{30};
constexpr std::chrono::seconds WriteTimeout{5};
// Bodies between the interface's limit and this one are read and refused with 413; longer ones end the connection.
constexpr std::uint64_t ReadLimit = 1024 * 1024;
constexpr std::uint32_t HeaderLimit = 16 * 1024;

using Request = http::request<http::string_body>;
using Response = http::response<http::string_body>;

std::string headerOf(const Request &request, std::string_view name)
{
    const auto value = request[beast::string_view(name.data(), name.size())];
    return std::string(value.data(), value.size());
}

ApiRequest apiRequestOf(const Request &request)
{
    const auto method = request.method_string();
    const auto target = request.target();
    return {std::string(method.data(), method.size()),
            std::string(target.data(), target.size()),
            headerOf(request, "Authorization"),
            headerOf(request, "Idempotency-Key"),
            headerOf(request, FaultHeader),
            request.body()};
}

Response responseOf(ApiAnswer &&answer, const Request &request)
{
    Response response(static_cast<http::status>(answer.status), request.version());
    for (const auto &header : answer.headers)
        response.insert(header.name, header.value);
    response.keep_alive(request.keep_alive());
    response.body() = std::move(answer.body);
    response.prepare_payload();
    return response;
}

// One connection. It has exactly one operation under way at any time, whose handler goes on or tells the owner that
// the session is over; so a plain pointer is enough and nobody shares it.
class Session final
{
public:
    using Over = std::function<void()>;

    Session(tcp::socket socket, SandboxApi &api)
        : m_stream(std::move(socket)), m_timer(m_stream.get_executor()), m_api(api)
    {
    }

    void begin(Over over)
    {
        m_over = std::move(over);
        read();
    }

    // Ends it soon; an answer that is being written is finished first.
    void shutDown()
    {
        m_stopping = true;
        m_timer.cancel();
        if (!m_writing)
            m_stream.cancel();
    }

private:
    void read()
    {
        m_parser.emplace();
        m_parser->body_limit(ReadLimit);
        m_parser->header_limit(HeaderLimit);
        m_stream.expires_after(IdleTimeout);
        http::async_read(m_stream, m_buffer, *m_parser, [this](ErrorCode failure, std::size_t) {
            if (failure || m_stopping)
                end();
            else
                answer();
        });
    }

    void answer()
    {
        m_answer = m_api.handle(apiRequestOf(m_parser->get()));
        if (m_answer.silent)
            return keepSilent();
        if (m_answer.delay.count() == 0)
            return write();
        m_stream.expires_never();
        m_timer.expires_after(m_answer.delay);
        m_timer.async_wait([this](ErrorCode) { m_stopping ? end() : write(); });
    }

    // Until the client gives up; whatever else it sends is read and left unanswered.
    void keepSilent()
    {
        m_stream.expires_never();
        m_stream.async_read_some(asio::buffer(m_ignored), [this](ErrorCode failure, std::size_t) {
            if (failure || m_stopping)
                end();
            else
                keepSilent();
        });
    }

    void write()
    {
        m_api.finished(m_answer);
        if (m_answer.drop)
            return end();
        m_response = responseOf(std::move(m_answer), m_parser->get());
        m_writing = true;
        m_stream.expires_after(WriteTimeout);
        http::async_write(m_stream, m_response, [this](ErrorCode failure, std::size_t) {
            m_writing = false;
            if (failure || m_stopping || !m_response.keep_alive())
                end();
            else
                read();
        });
    }

    void end()
    {
        ErrorCode ignored;
        m_stream.socket().shutdown(tcp::socket::shutdown_both, ignored);
        m_stream.close();
        const auto over = std::move(m_over); // destroys this session
        over();
    }

    beast::tcp_stream m_stream;
    beast::flat_buffer m_buffer;
    asio::steady_timer m_timer;
    SandboxApi &m_api;
    std::optional<http::request_parser<http::string_body>> m_parser;
    std::array<char, 1024> m_ignored{};
    ApiAnswer m_answer;
    Response m_response;
    Over m_over;
    bool m_writing = false;
    bool m_stopping = false;
};

std::uint16_t lastPort(const std::string &stateDir)
{
    const auto endpoint = readEndpoint(stateDir);
    if (!endpoint || !endpoint->has_value())
        return 0;
    const auto &url = (*endpoint)->baseUrl;
    const auto port = parseUint64(std::string_view(url).substr(url.rfind(':') + 1));
    return port && *port <= 65535 ? static_cast<std::uint16_t>(*port) : std::uint16_t{0};
}

} // namespace

class SandboxServer::Engine final
{
public:
    Engine(FolderLock lock, SandboxApi api) : m_lock(std::move(lock)), m_api(std::move(api)) {}

    ErrorCode listen(std::uint16_t port)
    {
        const tcp::endpoint endpoint(asio::ip::address_v4::loopback(), port);
        ErrorCode failure;
        m_acceptor = tcp::acceptor(m_io);
        m_acceptor.open(endpoint.protocol(), failure);
        if (!failure)
            m_acceptor.set_option(asio::socket_base::reuse_address(true), failure);
        if (!failure)
            m_acceptor.bind(endpoint, failure);
        if (!failure)
            m_acceptor.listen(asio::socket_base::max_listen_connections, failure);
        return failure;
    }

    std::string baseUrl() const
    {
        ErrorCode ignored;
        return "http://127.0.0.1:" + std::to_string(m_acceptor.local_endpoint(ignored).port());
    }

    void run()
    {
        accept();
        m_io.run();
    }

    void stopOnSignals()
    {
        m_signals.emplace(m_io, SIGINT, SIGTERM);
        m_signals->async_wait([this](ErrorCode failure, int) {
            if (!failure)
                shutDown();
        });
    }

    void stop()
    {
        asio::post(m_io, [this] { shutDown(); });
    }

private:
    void accept()
    {
        m_acceptor.async_accept([this](ErrorCode failure, tcp::socket socket) {
            if (!m_acceptor.is_open())
                return;
            if (failure)
                return waitAndAccept();
            begin(std::move(socket));
            accept();
        });
    }

    // Out of descriptors, mostly: trying again at once would only spin.
    void waitAndAccept()
    {
        m_retry.expires_after(std::chrono::milliseconds(100));
        m_retry.async_wait([this](ErrorCode) {
            if (m_acceptor.is_open())
                accept();
        });
    }

    void begin(tcp::socket socket)
    {
        m_sessions.emplace_back(std::move(socket), m_api);
        const auto session = std::prev(m_sessions.end());
        session->begin([this, session] { m_sessions.erase(session); });
    }

    void shutDown()
    {
        ErrorCode ignored;
        m_acceptor.close(ignored);
        m_retry.cancel();
        if (m_signals)
            m_signals->cancel(ignored);
        for (auto &session : m_sessions)
            session.shutDown();
    }

    FolderLock m_lock;
    SandboxApi m_api;
    asio::io_context m_io{1};
    tcp::acceptor m_acceptor{m_io};
    asio::steady_timer m_retry{m_io};
    std::optional<asio::signal_set> m_signals;
    std::list<Session> m_sessions;
};

SandboxServer::SandboxServer(std::unique_ptr<Engine> engine) : m_engine(std::move(engine)) {}

SandboxServer::~SandboxServer() = default;

Result<std::unique_ptr<SandboxServer>> SandboxServer::start(const ServerOptions &options, const Clock &clock)
{
    COUNTERSIGN_TRY(auto lock, FolderLock::acquire(options.stateDir));
    COUNTERSIGN_TRY(auto api, SandboxApi::open(options.stateDir, clock));
    auto engine = std::make_unique<Engine>(std::move(lock), std::move(api));
    const auto wanted = options.port != 0 ? options.port : lastPort(options.stateDir);
    auto failure = engine->listen(wanted);
    if (failure && options.port == 0 && wanted != 0)
        failure = engine->listen(0);
    if (failure)
        return fail(failure == asio::error::address_in_use ? ErrorKind::Busy : ErrorKind::Unavailable,
                    "the sandbox cannot listen on 127.0.0.1:" + std::to_string(wanted) + ": " + failure.message(),
                    "Name another port, or none. Nothing was changed.");
    COUNTERSIGN_CHECK(writeEndpoint(options.stateDir, engine->baseUrl(), ::getpid()));
    return std::unique_ptr<SandboxServer>(new SandboxServer(std::move(engine)));
}

std::string SandboxServer::baseUrl() const
{
    return m_engine->baseUrl();
}

void SandboxServer::run()
{
    m_engine->run();
}

void SandboxServer::runUntilSignalled()
{
    m_engine->stopOnSignals();
    m_engine->run();
}

void SandboxServer::stop()
{
    m_engine->stop();
}

} // namespace countersign::sandbox
