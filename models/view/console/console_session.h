// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/async/serial_executor.h"
#include "models/base/cancel_token.h"
#include "models/base/clock.h"
#include "models/view/console/workbench.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

// One person at one ledger: what every presenter works through. Three threads, each with a workbench of its own: reads
// never wait for a write, and neither waits for a provider. Lives on the GUI thread; nothing here blocks it.
namespace countersign::view {

struct Identity
{
    QString person{};        // id
    QString displayName{};   // as enrolled; the id where unknown
    QString tenant{};        // whose queue is shown first; "" for all
    QString ledger{};        // "sqlite:/srv/demo.countersign"; no secret stands in it
    QString ledgerName{};    // "demo.countersign"
    QString environment{};   // "production" or "sandbox": the word in the band
    QString settingsGroup{}; // names what is kept here of this person at this ledger: a digest of both
    bool readOnly = false;   // no key: reads and lookups nothing, signs nothing
};

enum class Connectivity {
    Connecting,
    Connected,
    Stale,        // the last answer is older than 30 s
    Disconnected, // the last read failed, or the last answer is older than 2 min
};

// An answer to come, and the way to do without it.
template <class Value>
struct Asked
{
    QFuture<Result<Value>> future{};
    std::shared_ptr<CancelToken> cancel{};
};

class ConsoleSession final : public QObject
{
    Q_OBJECT
public:
    ConsoleSession(Identity identity, WorkbenchFactory factory, const Clock &clock, QObject *parent = nullptr);
    ~ConsoleSession() override; // joins the three threads; a running lookup is cancelled

    const Identity &identity() const { return m_identity; }
    const Clock &clock() const { return m_clock; }
    Connectivity connectivity() const { return m_connectivity; }
    std::optional<Instant> lastAnswer() const { return m_lastAnswer; } // when the ledger last answered a read
    // The Error of the last read that failed; nullopt while connected.
    const std::optional<Error> &lastFailure() const { return m_lastFailure; }

    // task(ledger::LedgerReader &) -> Result<T>, on the reading thread. An Error to open the ledger is the result too.
    template <class Task>
    auto read(Task task)
    {
        return onBench(m_reading, [this, work = std::move(task)](Workbench &bench) mutable {
            auto result = withPart(bench.reader(), work);
            note(result ? std::optional<Error>() : std::optional<Error>(result.error()));
            return result;
        });
    }
    // task(desk::Desk &) -> Result<T>, on the writing thread: everything that signs, and drafts of it.
    template <class Task>
    auto act(Task task)
    {
        return onBench(m_writing,
                       [work = std::move(task)](Workbench &bench) mutable { return withPart(bench.desk(), work); });
    }
    // task(desk::Desk &, providers::LookupService &, const CancelToken &) -> Result<T>, on the asking thread; the task
    // hands the token on to whatever may hang. Stopped by the `cancel` of what is returned, by stopAsking() and by the
    // session's end; one that has not begun by then is answered Cancelled.
    template <class Task>
    auto ask(Task task)
    {
        using Answer = std::invoke_result_t<Task &, desk::Desk &, providers::LookupService &, const CancelToken &>;
        auto cancel = newCancelToken();
        auto future = onBench(m_asking, [work = std::move(task), cancel](Workbench &bench) mutable -> Answer {
            if (cancel->isCancelled())
                return stoppedBeforeAsking();
            COUNTERSIGN_TRY(desk::Desk *const desk, bench.desk());
            COUNTERSIGN_TRY(providers::LookupService *const lookups, bench.lookups());
            return work(*desk, *lookups, *cancel);
        });
        return Asked<typename Answer::value_type>{std::move(future), std::move(cancel)};
    }
    // task(Workbench &) -> Result<T>, on the reading thread: verification and exports. Other reads wait meanwhile, so a
    // long one goes to the asking thread (onAsking = true) and ends by a CancelToken of its own, which whoever started
    // it cancels before the session ends.
    template <class Task>
    auto inspect(Task task, bool onAsking)
    {
        return onBench(onAsking ? m_asking : m_reading, std::move(task));
    }

public Q_SLOTS:
    // Somebody wrote through this session, or wants to see what is new: every view re-reads.
    void refresh();
    // Cancels every ask() that has not been answered. Esc, and before a long wait for the end.
    void stopAsking();
    // Ends what the three threads hold without waiting for the tasks they run: closed() follows. Nothing is asked of
    // the session from here on; destroying it after closed() takes no time.
    void close();

Q_SIGNALS:
    void changed();             // something in the ledger is new, or can be read again: re-read what you show
    void connectivityChanged(); // connectivity(), lastAnswer() or lastFailure()
    void closed();

private:
    struct Lane
    {
        explicit Lane(const QString &name) : executor(std::make_unique<async::SerialExecutor>(name)) {}
        std::unique_ptr<async::SerialExecutor> executor;
        std::unique_ptr<Workbench> bench{}; // touched on the lane's thread only
    };

    template <class Task>
    auto onBench(Lane &lane, Task task)
    {
        return lane.executor->submit([this, &lane, work = std::move(task)]() mutable {
            if (!lane.bench)
                lane.bench = m_factory();
            return work(*lane.bench);
        });
    }
    template <class Part, class Task>
    static auto withPart(Result<Part *> part, Task &task) -> std::invoke_result_t<Task &, Part &>
    {
        if (!part)
            return tl::unexpected<Error>(std::move(part).error());
        return task(**part);
    }

    std::shared_ptr<CancelToken> newCancelToken();
    static tl::unexpected<Error> stoppedBeforeAsking();
    void note(std::optional<Error> failure); // any thread
    void poll();
    void seeStamp(const Result<std::string> &stamp);
    void judgeConnectivity();
    QFuture<bool> closeBench(Lane &lane);

    Identity m_identity;
    WorkbenchFactory m_factory;
    const Clock &m_clock;
    Connectivity m_connectivity = Connectivity::Connecting;
    std::optional<Instant> m_lastAnswer{};
    std::optional<Error> m_lastFailure{};
    QTimer m_poll; // an embedded ledger tells nobody of changes
    bool m_polling = false;
    std::optional<std::string> m_stamp{}; // of the last poll that was answered
    bool m_failedSincePoll = false;       // some view shows less than the ledger would have said
    std::vector<std::weak_ptr<CancelToken>> m_asked{};
    int m_openLanes = 3;
    Lane m_reading, m_writing, m_asking;
};

} // namespace countersign::view
