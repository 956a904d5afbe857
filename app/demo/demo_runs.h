// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/demo/demo.h"
#include "app/demo/demo_folder.h"
#include "models/ledger/ledger_reader.h"

#include <chrono>
#include <string>
#include <utility>

// The demo's intents, each from a run of the worker program against a sandbox server that runs meanwhile.
namespace countersign::app {

class DemoWorkers final
{
public:
    DemoWorkers(const DemoFolder &folder, std::string binFolder, DemoReport &report)
        : m_folder(folder), m_binFolder(std::move(binFolder)), m_report(report)
    {
    }

    // Makes the one charge that lists of the provider show only after HiddenFor, and every other effect. Each fills
    // scenarios and confirmed. Internal: a run ended otherwise than it was meant to.
    Status runHidden();
    Status runAll();
    // Waits until no killed worker could still be at work, and sweeps what they left to unknown.
    Status sweepWhenLeasesAreOver(ledger::LedgerReader &reader);
    // Carries out what may be dispatched now: a compensation that was decided.
    Status finish();

private:
    Result<Instant> lastLeaseEnd(ledger::LedgerReader &reader) const;
    Status runPlain(std::string_view command);

    const DemoFolder &m_folder;
    std::string m_binFolder;
    DemoReport &m_report;
};

// Long enough for two people on a slow machine to look twice and find nothing; the contract promises a second.
inline constexpr std::chrono::seconds HiddenFor(40);

} // namespace countersign::app
