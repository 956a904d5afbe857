// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/composition_root.h"
#include "models/view/console/workbench.h"

#include <memory>
#include <string>

// The wiring of one thread of the console: a composition root of its own. On the thread that made it.
namespace countersign::app {

class ConsoleBench final : public view::Workbench
{
public:
    // `readOnly`: there is no desk, whatever key the profile names.
    ConsoleBench(Profile profile, std::string binFolder, bool readOnly);

    Result<ledger::LedgerReader *> reader() override;
    Result<desk::Desk *> desk() override;
    Result<providers::LookupService *> lookups() override;
    Result<std::unique_ptr<audit::AuditSource>> auditSource() override;
    Result<const audit::Trust *> trust() override;

private:
    CompositionRoot m_root;
    bool m_readOnly;
};

} // namespace countersign::app
