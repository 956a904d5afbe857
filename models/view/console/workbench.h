// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/audit/audit_source.h"
#include "models/audit/trust.h"
#include "models/desk/desk.h"
#include "models/ledger/ledger_reader.h"
#include "providers/api/lookup_service.h"

#include <functional>
#include <memory>
#include <string>

// What one thread of the console works with: connections of its own to the ledger, the signer, the providers. Made,
// used and destroyed on that thread; each part is opened the first time it is asked for. An Error says what could not
// be opened, and asking again tries again.
namespace countersign::view {

class Workbench
{
public:
    Workbench() = default;
    Workbench(const Workbench &) = delete;
    Workbench &operator=(const Workbench &) = delete;
    virtual ~Workbench() = default;

    virtual Result<ledger::LedgerReader *> reader() = 0;
    virtual Result<desk::Desk *> desk() = 0; // PermissionDenied where this person may only read: there is no key
    virtual Result<providers::LookupService *> lookups() = 0;
    virtual Result<std::unique_ptr<audit::AuditSource>> auditSource() = 0;
    virtual Result<const audit::Trust *> trust() = 0;
};

// Called on the thread that is to use it.
using WorkbenchFactory = std::function<std::unique_ptr<Workbench>()>;

} // namespace countersign::view
