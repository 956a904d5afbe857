// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QTimer>

#include <chrono>
#include <functional>
#include <vector>

// Steps played one after another on the event loop: each acts once, and the next begins when what it waits for is true.
// No nested event loop. GUI thread.
namespace countersign::app {

struct TourStep
{
    QString name{};
    std::function<void()> act{};       // may be empty
    std::function<bool()> isDone{};    // empty: at the next turn of the event loop
    std::chrono::seconds patience{20}; // longer than this and the tour has failed
};

class TourScript final : public QObject
{
    Q_OBJECT
public:
    explicit TourScript(QObject *parent = nullptr);

    void add(TourStep step) { m_steps.push_back(std::move(step)); }
    void start();
    void fail(const QString &why); // ends the tour

Q_SIGNALS:
    void began(const QString &step);
    void ended(const QString &failure); // empty: every step was done

private:
    void turn();

    std::vector<TourStep> m_steps{};
    std::size_t m_at = 0;
    bool m_acted = false;
    bool m_over = false;
    QTimer m_timer;
    QElapsedTimer m_since;
};

} // namespace countersign::app
