// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/audit/replay_verifier.h"
#include "models/base/clock.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <set>

// What a verification of the whole log showed, in words, and what it did not. Pure; any thread.
namespace countersign::view {

enum class ChainVerdict { NotChecked, Holds, Broken };
QString chainWord(ChainVerdict verdict);

struct LogVerdict
{
    bool verified = false;
    QString line{};                  // "VERIFIED 18 402 records, 0 broken, to head 7be0..19d4 at 09:20:11Z"
    QString scope{};                 // what that covers and what not, in sentences
    QStringList problems{};          // "entry 17: …", the first of them
    std::uint64_t size = 0;          // of the head that was proved
    std::set<std::int64_t> broken{}; // numbers of the entries at fault

    ChainVerdict of(std::int64_t seq) const;
};

// `comparedWith`: the head this computer had seen before; nullopt: none.
LogVerdict verdictOf(const audit::VerifyReport &report, const std::optional<audit::LogHead> &comparedWith, Instant at);

// "1 200 of 18 402, about 12 s left"; the estimate from a tenth of a second of work on.
QString progressText(std::uint64_t done, std::uint64_t total, Duration elapsed);

} // namespace countersign::view
