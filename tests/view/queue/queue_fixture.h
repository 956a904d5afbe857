// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/view/console/console_session.h"
#include "tests/desk/desk_fixture.h"
#include "tests/view/until.h"

#include <QSettings>

#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

// One person's session at a real embedded ledger with as many rows as a test wants, and a provider that answers what it
// is told to.
namespace countersign::view {

// What the provider does; on the asking thread. Unset: Unavailable.
using ProviderSide = std::function<Result<providers::LookupRun>(const CancelToken &)>;

// By which method alone it was asked; "" for the best first. Thread-safe.
class AskedMethods final
{
public:
    void add(const std::string &method);
    std::vector<std::string> all() const;

private:
    mutable std::mutex m_mutex{};
    std::vector<std::string> m_methods{};
};

// A run of rung `reference` that found this.
providers::LookupRun runThatFound(const effect::Finding &finding, Instant at);

class QueueTest : public desk::DeskTest
{
protected:
    QueueTest();
    ~QueueTest() override;

    ConsoleSession &session(ledger::Who who = ledger::Who::Operator, bool readOnly = false,
                            const QString &environment = QStringLiteral("sandbox"));
    // What such a session is made of, for a test that makes its own; the fixture outlives it.
    static Identity identityOf(ledger::Who who, bool readOnly, const QString &environment);
    WorkbenchFactory benchesOf(ledger::Who who);
    // From now on the session cannot reach the ledger, or can again.
    void cutLedger(bool cut) { m_cut = cut; }
    void endSession() { m_session.reset(); }
    QSettings &settings() { return m_settings; }
    void provide(ProviderSide provider) { m_provider = std::move(provider); }
    std::vector<std::string> askedMethods() const { return m_asked.all(); }

    // Unknown rows "<prefix>-000001" and on, each due a second later than the one before, from `due`; written straight
    // into the file, also while the session reads it.
    void addRows(const std::string &prefix, int count, Instant due);
    // Changes columns of one row, as a worker or a statement would: "status = 'confirmed', version = version + 1".
    void setRow(const std::string &key, const std::string &assignments);

private:
    std::unique_ptr<ledger::TemporaryFolder> m_folder = std::make_unique<ledger::TemporaryFolder>();
    QSettings m_settings;
    ProviderSide m_provider{};
    std::atomic<bool> m_cut{false}; // read by the session's threads
    AskedMethods m_asked{};
    std::unique_ptr<ConsoleSession> m_session{};
};

} // namespace countersign::view
