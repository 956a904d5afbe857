// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <chrono>

// Watches the event loop of the thread it lives on: how long it did not come round, at the longest, by its own doing:
// the time for which the thread was ready and the machine gave it no processor is not the program's. One thread.
namespace countersign::async {

class Heartbeat final : public QObject
{
    Q_OBJECT
public:
    explicit Heartbeat(QObject *parent = nullptr);

    // The longest time beyond its interval that a beat came late, since construction or reset().
    std::chrono::milliseconds longestStall() const { return m_longest; }
    void reset();
    // What happens between these two does not count (the grab of a picture).
    void pause();
    void resume();

private:
    void beat();
    void start();

    QTimer m_timer;
    QElapsedTimer m_sinceBeat;
    std::chrono::nanoseconds m_waitedBefore{0}; // for a processor, until the last beat
    std::chrono::milliseconds m_longest{0};
};

} // namespace countersign::async
