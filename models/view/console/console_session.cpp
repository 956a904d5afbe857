// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/console/console_session.h"

#include "models/async/deliver.h"

#include <algorithm>
#include <chrono>

namespace countersign::view {

using namespace std::chrono_literals;

namespace {

constexpr auto PollInterval = 2s;
constexpr auto StaleAfter = 30s; // ux.md section 10
constexpr auto DisconnectedAfter = 2min;

} // namespace

ConsoleSession::ConsoleSession(Identity identity, WorkbenchFactory factory, const Clock &clock, QObject *parent)
    : QObject(parent),
      m_identity(std::move(identity)),
      m_factory(std::move(factory)),
      m_clock(clock),
      m_reading(QStringLiteral("reading")),
      m_writing(QStringLiteral("writing")),
      m_asking(QStringLiteral("asking"))
{
    m_poll.setInterval(PollInterval);
    connect(&m_poll, &QTimer::timeout, this, &ConsoleSession::poll);
    m_poll.start();
    poll(); // in front of the first read of any view, so that nothing written after that read is missed
}

ConsoleSession::~ConsoleSession()
{
    stopAsking();
    for (Lane *lane : {&m_asking, &m_writing, &m_reading}) {
        closeBench(*lane).waitForFinished();
        lane->executor.reset();
    }
}

void ConsoleSession::close()
{
    m_poll.stop();
    stopAsking();
    for (Lane *lane : {&m_asking, &m_writing, &m_reading})
        async::deliver(closeBench(*lane), this, [this](bool) {
            if (--m_openLanes == 0)
                Q_EMIT closed();
        });
}

QFuture<bool> ConsoleSession::closeBench(Lane &lane)
{
    return lane.executor->submit([&lane] {
        lane.bench.reset();
        return true;
    });
}

void ConsoleSession::refresh()
{
    poll();
    Q_EMIT changed();
}

void ConsoleSession::stopAsking()
{
    for (const auto &asked : m_asked)
        if (const auto cancel = asked.lock())
            cancel->cancel();
    m_asked.clear();
}

std::shared_ptr<CancelToken> ConsoleSession::newCancelToken()
{
    std::erase_if(m_asked, [](const auto &asked) { return asked.expired(); });
    auto cancel = std::make_shared<CancelToken>();
    m_asked.push_back(cancel);
    return cancel;
}

tl::unexpected<Error> ConsoleSession::stoppedBeforeAsking()
{
    return fail(ErrorKind::Cancelled, translatable("the lookup was stopped before it began"));
}

void ConsoleSession::poll()
{
    judgeConnectivity();
    if (m_polling)
        return;
    m_polling = true;
    async::deliver(read([](ledger::LedgerReader &reader) { return reader.changeStamp(); }), this,
                   [this](const Result<std::string> &stamp) {
                       m_polling = false;
                       seeStamp(stamp);
                   });
}

void ConsoleSession::seeStamp(const Result<std::string> &stamp)
{
    if (!stamp)
        return; // note() has seen it
    const bool news = m_failedSincePoll || (m_stamp && *m_stamp != *stamp);
    m_failedSincePoll = false;
    m_stamp = *stamp;
    if (news)
        Q_EMIT changed();
}

void ConsoleSession::note(std::optional<Error> failure)
{
    QMetaObject::invokeMethod(
        this,
        [this, failed = std::move(failure)] {
            // A question that cannot be answered is an answer: only a ledger that does not answer is disconnected.
            const bool answered =
                !failed || (failed->kind != ErrorKind::Unavailable && failed->kind != ErrorKind::TimedOut &&
                            failed->kind != ErrorKind::Busy && failed->recovery != Recovery::Reconnect);
            if (answered)
                m_lastAnswer = m_clock.now();
            m_failedSincePoll = m_failedSincePoll || !answered;
            m_lastFailure = answered ? std::nullopt : failed;
            judgeConnectivity();
        },
        Qt::QueuedConnection);
}

void ConsoleSession::judgeConnectivity()
{
    const auto before = m_connectivity;
    const auto age = m_lastAnswer ? m_clock.now() - *m_lastAnswer : Duration::max();
    if (!m_lastAnswer && !m_lastFailure)
        m_connectivity = Connectivity::Connecting;
    else if (m_lastFailure || age > DisconnectedAfter)
        m_connectivity = Connectivity::Disconnected;
    else
        m_connectivity = age > StaleAfter ? Connectivity::Stale : Connectivity::Connected;
    if (before != m_connectivity || m_connectivity != Connectivity::Connected)
        Q_EMIT connectivityChanged();
}

} // namespace countersign::view
