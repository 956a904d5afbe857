// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

// The places where the demo and the crash laboratory kill a worker, in the order an effect passes them.
namespace countersign::worker {

enum class KillPoint {
    BeforePrepare,  // nothing written
    BeforeBegin,    // prepared, no attempt
    AttemptBegun,   // the attempt is committed
    BeforeSend,     // the request is ready, no byte of it has left
    AnswerReceived, // the provider decided and answered, nothing is recorded
    AnswerRecorded, // the ledger knows, nobody has been told
};
std::string_view toString(KillPoint point);
std::optional<KillPoint> parseKillPoint(std::string_view word);
std::string killPointNames(); // for messages: "before_prepare, before_begin, …"

using KillSwitch = std::function<void(KillPoint)>; // called at every point; may not return

// Ends this very process with SIGKILL at that point, and does nothing at the others.
KillSwitch killAt(std::optional<KillPoint> point);

} // namespace countersign::worker
