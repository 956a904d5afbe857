// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/view/console/console_session.h"
#include "tests/desk/desk_fixture.h"
#include "tests/view/until.h"

#include <atomic>
#include <functional>
#include <memory>
#include <string>

// One person's ConsoleSession at the real embedded ledger of a test, with what stands between it and the ledger and the
// provider: answers that can be lost, and a provider that says what it is told to.
namespace countersign::view {

// Shared with the session's threads. Set before the session is used.
struct SeatScript
{
    // Unset: handed on to the ledger. Called on the writing thread.
    std::function<Result<ledger::SubmitOutcome>(ledger::StatementLedger &, const statement::Envelope &)> onSubmit{};
    std::function<Result<std::optional<ledger::LogReceipt>>(ledger::StatementLedger &, const std::string &)>
        onReceipt{};
    std::function<Result<providers::LookupRun>()> onLookup{}; // unset: Unavailable. On the asking thread.
    std::atomic<int> submits{0};
    std::atomic<int> lookups{0};
};

class SeatedSession final
{
public:
    SeatedSession(ledger::BootstrappedLedger &ledger, ledger::Who who);
    ~SeatedSession();
    ConsoleSession &session() { return *m_session; }
    SeatScript &script() { return *m_script; }
    // The provider shows this finding from now on.
    void provide(ledger::BootstrappedLedger &ledger, const effect::Finding &finding);

private:
    std::shared_ptr<SeatScript> m_script = std::make_shared<SeatScript>();
    std::unique_ptr<ConsoleSession> m_session;
};

} // namespace countersign::view
