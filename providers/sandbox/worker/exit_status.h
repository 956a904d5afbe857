// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How countersign-sandbox-worker ends; the numbers mean what they mean in countersignctl.
namespace countersign::worker {

inline constexpr int ExitDone = 0;        // the outcome of every effect is known
inline constexpr int ExitRefused = 1;     // the ledger or the provider said: not now, or not under this key
inline constexpr int ExitUsage = 2;       // the command line, or a file it names, cannot be used
inline constexpr int ExitUnreachable = 3; // ledger or provider; nothing was sent
inline constexpr int ExitUnverified = 4;  // a signature does not hold
inline constexpr int ExitUnknown = 5;     // something was sent and nobody knows what became of it

} // namespace countersign::worker
