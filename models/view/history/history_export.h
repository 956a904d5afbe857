// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/view/console/workbench.h"
#include "models/view/history/long_work.h"
#include "models/view/history/verdict.h"

#include <QString>

#include <memory>
#include <string>

// The long tasks of the History screen. Each blocks, on one of the session's threads, and ends soon after `work` is
// cancelled (ErrorKind::Cancelled; then nothing was written).
namespace countersign::view {

using SharedWork = std::shared_ptr<LongWork>;

Result<LogVerdict> verifyWith(Workbench &bench, const SharedWork &work, const Clock &clock);
// What was written, in words.
Result<QString> exportTableWith(Workbench &bench, const ledger::LogQuery &query, bool json, const QString &path,
                                const SharedWork &work);
// The file is read back and verified by the root keys alone before this says that it holds.
Result<QString> exportBundleWith(Workbench &bench, const std::string &tenant, const std::string &intent,
                                 const QString &path, const SharedWork &work);

// For a POSIX shell, to be copied: TRUST.json stands for the reader's own file.
QString logCheckCommand(const QString &ledger);  // the whole log, by the command line
QString bundleCheckCommand(const QString &path); // for somebody without this program and without the ledger

} // namespace countersign::view
