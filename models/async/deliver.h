// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFuture>
#include <QFutureWatcher>
#include <QObject>

#include <utility>

// The only way back to the GUI thread: `then(result)` runs on the receiver's thread when the future has one, and never
// when the future was cancelled or the receiver died first. Called on the receiver's thread.
namespace countersign::async {

template <class Value, class Then>
void deliver(QFuture<Value> future, QObject *receiver, Then then)
{
    auto *watcher = new QFutureWatcher<Value>(receiver);
    QObject::connect(watcher, &QFutureWatcherBase::finished, receiver, [watcher, then = std::move(then)]() mutable {
        watcher->deleteLater();
        auto done = watcher->future();
        if (!done.isCanceled() && done.resultCount() > 0)
            then(done.takeResult());
    });
    watcher->setFuture(std::move(future));
}

} // namespace countersign::async
