// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/countersign/console_bench.h"

#include <atomic>
#include <memory>

// The console's own bench, whose ledger does not answer while somebody has cut the line.
namespace countersign::console {

class CuttableBench final : public view::Workbench
{
public:
    // `away` may be set from any thread.
    CuttableBench(app::Profile profile, std::shared_ptr<const std::atomic<bool>> away);

    Result<ledger::LedgerReader *> reader() override;
    Result<desk::Desk *> desk() override;
    Result<providers::LookupService *> lookups() override;
    Result<std::unique_ptr<audit::AuditSource>> auditSource() override;
    Result<const audit::Trust *> trust() override;

private:
    Status checkThere() const;

    app::ConsoleBench m_bench;
    std::shared_ptr<const std::atomic<bool>> m_away;
};

} // namespace countersign::console
