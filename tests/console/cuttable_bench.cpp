// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/console/cuttable_bench.h"

#include <utility>

namespace countersign::console {

CuttableBench::CuttableBench(app::Profile profile, std::shared_ptr<const std::atomic<bool>> away)
    : m_bench(std::move(profile), COUNTERSIGN_BIN_DIR, false), m_away(std::move(away))
{
}

Status CuttableBench::checkThere() const
{
    if (!*m_away)
        return {};
    Error lost;
    lost.kind = ErrorKind::Unavailable;
    lost.recovery = Recovery::Reconnect;
    lost.context = "the ledger does not answer";
    lost.remedy = "It is asked again every few seconds.";
    return fail(std::move(lost));
}

Result<ledger::LedgerReader *> CuttableBench::reader()
{
    COUNTERSIGN_CHECK(checkThere());
    return m_bench.reader();
}

Result<desk::Desk *> CuttableBench::desk()
{
    COUNTERSIGN_CHECK(checkThere());
    return m_bench.desk();
}

Result<providers::LookupService *> CuttableBench::lookups()
{
    return m_bench.lookups();
}

Result<std::unique_ptr<audit::AuditSource>> CuttableBench::auditSource()
{
    COUNTERSIGN_CHECK(checkThere());
    return m_bench.auditSource();
}

Result<const audit::Trust *> CuttableBench::trust()
{
    return m_bench.trust();
}

} // namespace countersign::console
