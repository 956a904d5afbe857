// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/countersign/console_bench.h"

#include <utility>

namespace countersign::app {

ConsoleBench::ConsoleBench(Profile profile, std::string binFolder, bool readOnly)
    : m_root(std::move(profile), NoDescriptor, std::move(binFolder)), m_readOnly(readOnly)
{
}

Result<ledger::LedgerReader *> ConsoleBench::reader()
{
    return m_root.reader();
}

Result<desk::Desk *> ConsoleBench::desk()
{
    if (m_readOnly)
        return fail(ErrorKind::PermissionDenied, translatable("this console was opened for reading only"),
                    translatable("Open it without --read-only, with a profile that names a key."));
    return m_root.desk();
}

Result<providers::LookupService *> ConsoleBench::lookups()
{
    return m_root.lookups();
}

Result<std::unique_ptr<audit::AuditSource>> ConsoleBench::auditSource()
{
    COUNTERSIGN_TRY(ledger::LedgerFactory *const factory, m_root.ledgerFactory());
    return factory->openAudit();
}

Result<const audit::Trust *> ConsoleBench::trust()
{
    return m_root.trust();
}

} // namespace countersign::app
