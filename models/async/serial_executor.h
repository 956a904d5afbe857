// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFuture>
#include <QMetaObject>
#include <QObject>
#include <QPromise>
#include <QString>
#include <QThread>

#include <atomic>
#include <memory>
#include <type_traits>
#include <utility>

// One thread on which tasks run one after another: the only way off the GUI thread. What a task uses (a connection, a
// desk) is made, used and destroyed inside tasks, so its thread is right by construction. submit() may be called from
// any thread; construction and destruction happen on one.
namespace countersign::async {

class SerialExecutor final
{
public:
    // `name` is the thread's, for debuggers.
    explicit SerialExecutor(const QString &name);
    SerialExecutor(const SerialExecutor &) = delete;
    SerialExecutor &operator=(const SerialExecutor &) = delete;
    // The running task ends by itself; those that have not begun are cancelled; joins.
    ~SerialExecutor();

    // Runs `task()` on the thread. The future is cancelled where the task never ran. A task does not throw: what may
    // fail returns a Result; anything thrown all the same ends the program.
    template <class Task>
    QFuture<std::invoke_result_t<Task>> submit(Task task)
    {
        using Value = std::invoke_result_t<Task>;
        auto promise = std::make_shared<QPromise<Value>>();
        auto future = promise->future();
        promise->start();
        post([promise, work = std::move(task), ended = m_ended]() mutable noexcept {
            if (promise->isCanceled() || *ended) {
                promise->future().cancel();
            } else if constexpr (std::is_void_v<Value>) {
                work();
            } else {
                promise->addResult(work());
            }
            promise->finish();
        });
        return future;
    }

private:
    template <class Job>
    void post(Job job)
    {
        QMetaObject::invokeMethod(m_context, std::move(job), Qt::QueuedConnection);
    }

    QThread m_thread;
    QObject *m_context; // lives on m_thread; deleted there
    std::shared_ptr<std::atomic<bool>> m_ended = std::make_shared<std::atomic<bool>>(false);
};

} // namespace countersign::async
