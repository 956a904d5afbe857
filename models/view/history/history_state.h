// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/error.h"
#include "models/view/history/history_detail.h"
#include "models/view/history/history_filter.h"
#include "models/view/history/verdict.h"

#include <QString>
#include <QStringList>

#include <optional>

// What the History screen shows beside its rows. Plain and copyable.
namespace countersign::view {

enum class Verification { NotRun, Running, Done, Stopped, Failed };
enum class ExportKind { None, Csv, Json, Bundle };

struct HistoryState
{
    HistoryFilter filter{};
    QStringList faults{}; // of the filter's text
    QString filterEcho{}; // what the ledger was asked, in words

    bool loading = false;
    bool loadedOnce = false;
    std::optional<Error> error{}; // of the last read; the rows shown are older
    qint64 total = 0;             // rows the filter finds
    int shown = 0;
    bool more = false; // there are older ones to load

    Verification verification = Verification::NotRun;
    QString progress{};             // while it runs: counts and estimate
    LogVerdict verdict{};              // of the last that ended; empty line: none did
    QString verdictLine{}, scope{}; // what stands in the bar, always
    std::optional<Error> verifyError{};

    std::optional<qint64> selected{};
    std::optional<HistoryDetail> detail{};
    bool loadingDetail = false;

    ExportKind exporting = ExportKind::None;
    QString exportText{}; // what became of the last export, with the command that checks it
    bool exportVerified = false;
    std::optional<Error> exportError{};
    QString bundleReason{}; // why no bundle can be exported now; empty: it can
};

} // namespace countersign::view
