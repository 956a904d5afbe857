// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/view/console/workbench.h"

#include <QSemaphore>

#include <atomic>
#include <mutex>
#include <optional>
#include <string>

// A workbench whose ledger says what the test wants, when the test wants it.
namespace countersign::view {

// What the test and the threads of the session share. Thread-safe.
class Script final
{
public:
    // What changeStamp() answers from now on.
    void stamp(const std::string &text);
    void failWith(const std::optional<Error> &failure);
    Result<std::string> answer();

    // From holdReads() on, a read waits for letReadsGo().
    void holdReads() { m_held = true; }
    void letReadsGo();

    std::atomic<int> stampsRead{0};
    std::atomic<int> benchesOpen{0};
    std::atomic<int> benchesMade{0};

private:
    std::mutex m_mutex{};
    std::string m_stamp = "1";
    std::optional<Error> m_failure{};
    std::atomic<bool> m_held{false};
    QSemaphore m_go{};
};

WorkbenchFactory benchesOf(Script &script);

} // namespace countersign::view
