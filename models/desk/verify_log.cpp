// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/desk/verify_log.h"

namespace countersign::desk {

Result<audit::VerifyReport> verifyLog(audit::AuditSource &source, const audit::Trust &trust,
                                      const std::string &pinnedPath, const audit::VerifyProgress &progress)
{
    std::optional<audit::PinnedHead> pinned;
    if (!pinnedPath.empty()) {
        COUNTERSIGN_TRY(pinned, audit::loadPinnedHead(pinnedPath));
    }
    COUNTERSIGN_TRY(audit::VerifyReport report, audit::verifyLedger(source, trust, pinned, progress));
    const bool newer = !pinned || report.head.size > pinned->head.size;
    if (report.verified && newer && !pinnedPath.empty())
        COUNTERSIGN_CHECK(audit::savePinnedHead(pinnedPath, {trust.origin, report.head}));
    return report;
}

} // namespace countersign::desk
