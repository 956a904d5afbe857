// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/desk/desk.h"
#include "tests/ledger/ledger_scenes.h"

#include <gtest/gtest.h>

#include <array>
#include <functional>
#include <memory>
#include <string>
#include <vector>

// Desks of several persons at one real embedded ledger, and what stands between a desk and it: a signer that counts,
// and a ledger whose answers can be lost or forged.
namespace countersign::desk {

using ledger::must;
using ledger::Who;

class CountingSigner final : public statement::Signer
{
public:
    explicit CountingSigner(statement::Signer &inner) : m_inner(inner) {}
    const statement::PublicKey &publicKey() const override { return m_inner.publicKey(); }
    Result<Bytes> sign(ByteView message) override
    {
        ++signatures;
        return m_inner.sign(message);
    }
    int signatures = 0;

private:
    statement::Signer &m_inner;
};

// Hands everything on; each call can be replaced. Unset = handed on.
class InterceptedStatements final : public ledger::StatementLedger
{
public:
    explicit InterceptedStatements(ledger::StatementLedger &inner) : m_inner(inner) {}

    Result<ledger::SubmitOutcome> submit(const statement::Envelope &envelope) override;
    Result<std::optional<ledger::LogReceipt>> logReceiptOf(const std::string &statementId) override;
    Result<std::string> beginLookup(const effect::EffectRef &ref) override { return m_inner.beginLookup(ref); }
    Result<Digest> recordEvidence(const std::string &lookupId, const effect::Evidence &evidence) override;
    Status finishLookup(const std::string &lookupId) override { return m_inner.finishLookup(lookupId); }

    std::function<Result<ledger::SubmitOutcome>(const statement::Envelope &)> onSubmit{};
    std::function<Result<std::optional<ledger::LogReceipt>>(const std::string &)> onLogReceiptOf{};
    std::function<Status(int number)> beforeEvidence{}; // an error is what recordEvidence says
    std::vector<statement::Envelope> submitted{};
    std::vector<std::string> askedFor{}; // statement ids
    int recorded = 0;

private:
    ledger::StatementLedger &m_inner;
};

class DeskTest : public ::testing::Test
{
protected:
    // That person's desk, with a pinned head file of his own.
    Desk &deskOf(Who who);
    CountingSigner &signerOf(Who who) { return *seat(who).signer; }
    InterceptedStatements &statementsOf(Who who) { return *seat(who).statements; }
    std::string pinnedPathOf(Who who) const;
    audit::LogHead pinnedOf(Who who) const; // throws where nothing is pinned
    audit::LogHead head() { return must(m_ledger.reader().head()); }
    statement::Statement newestStatement(); // in the log

    // So that the file can be copied, replaced or opened by another process; opened anew at their next use.
    void closeDesks();
    // The file as it is now, and back to it: what restoring a backup does. Everybody's desk is opened anew.
    std::string backUp(const std::string &name);
    void restore(const std::string &backup);
    // What somebody with the file and no scruples does: the triggers away, the statement, the triggers back.
    void tamper(const std::string &sql);

    // Ends the test where the outcome is a refusal or an error.
    static ledger::LogReceipt applied(const Result<ledger::SubmitOutcome> &outcome);
    static ledger::LogReceipt awaiting(const Result<ledger::SubmitOutcome> &outcome);
    static std::string refusalCode(const Result<ledger::SubmitOutcome> &outcome);

    ledger::BootstrappedLedger m_ledger{};

private:
    struct Seat
    {
        std::unique_ptr<CountingSigner> signer{};
        std::unique_ptr<InterceptedStatements> statements{};
        std::unique_ptr<Desk> desk{};
    };
    Seat &seat(Who who);

    ledger::TemporaryFolder m_home{}; // what this client keeps outside the ledger
    std::array<Seat, ledger::PersonCount> m_seats{};
};

} // namespace countersign::desk
