// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/view/history/history_presenter.h"
#include "tests/desk/desk_fixture.h"

#include <QTest>

#include <functional>
#include <memory>
#include <string>

// The History of a real ledger, through a session of one person, on threads of its own.
namespace countersign::view {

using ledger::Who;

// Opens connections of its own, on whichever thread uses it.
class TestBench final : public Workbench
{
public:
    TestBench(ledger::BootstrappedLedger &ledger, Who who, std::string pinnedPath, bool mayOpen = true)
        : m_ledger(ledger), m_who(who), m_pinnedPath(std::move(pinnedPath)), m_mayOpen(mayOpen)
    {
    }

    Result<ledger::LedgerReader *> reader() override
    {
        if (!m_mayOpen)
            return fail(ErrorKind::Unavailable, "the ledger cannot be reached", "Try again later.");
        if (!m_reader) {
            COUNTERSIGN_TRY(m_reader, m_ledger.factory().openReader(ledger::personOf(m_who)));
        }
        return m_reader.get();
    }
    Result<desk::Desk *> desk() override
    {
        COUNTERSIGN_TRY(ledger::LedgerReader *const reading, reader());
        if (!m_desk) {
            COUNTERSIGN_TRY(m_statements, m_ledger.factory().openStatements(ledger::personOf(m_who)));
            m_signer = ledger::makeSignerOf(m_who);
            m_desk.reset(new desk::Desk{*reading, *m_statements, *m_signer, ledger::personOf(m_who),
                                        m_ledger.trust().origin, m_pinnedPath, m_ledger.clock(), m_ledger.entropy()});
        }
        return m_desk.get();
    }
    Result<providers::LookupService *> lookups() override
    {
        return fail(ErrorKind::Unsupported, "the History asks no provider");
    }
    Result<std::unique_ptr<audit::AuditSource>> auditSource() override
    {
        if (!m_mayOpen)
            return fail(ErrorKind::Unavailable, "the ledger cannot be reached", "Try again later.");
        return m_ledger.factory().openAudit();
    }
    Result<const audit::Trust *> trust() override { return &m_ledger.trust(); }

private:
    ledger::BootstrappedLedger &m_ledger;
    Who m_who;
    std::string m_pinnedPath;
    bool m_mayOpen;
    std::unique_ptr<ledger::LedgerReader> m_reader{};
    std::unique_ptr<ledger::StatementLedger> m_statements{};
    std::unique_ptr<statement::Signer> m_signer{};
    std::unique_ptr<desk::Desk> m_desk{};
};

class HistoryFixture : public desk::DeskTest
{
protected:
    static constexpr int Patience = 30'000; // ms; what is waited for comes sooner
    static bool waitFor(const std::function<bool()> &condition) { return QTest::qWaitFor(condition, Patience); }

    ConsoleSession &sessionOf(Who who, bool mayOpen = true)
    {
        Identity identity;
        identity.person = QString::fromStdString(ledger::personOf(who));
        identity.ledger = QStringLiteral("sqlite:/srv/it's");
        identity.ledgerName = QStringLiteral("it's");
        identity.environment = QStringLiteral("sandbox");
        m_session = std::make_unique<ConsoleSession>(
            identity,
            [this, who, mayOpen] { return std::make_unique<TestBench>(m_ledger, who, pinnedPathOf(who), mayOpen); },
            m_ledger.clock());
        return *m_session;
    }
    std::string fileNamed(const std::string &name) const { return m_files.path() + "/" + name; }

    // One decision by one person, and one by two; both in the log.
    void decideSmall()
    {
        m_small = ledger::lapsed(m_ledger, "invoice:small");
        const auto seen = ledger::lookUpFound(m_ledger, Who::Operator, m_small);
        submit(Who::Operator, ledger::decision(m_ledger, Who::Operator, m_small, statement::Kind::Resolve,
                                               statement::Action::Confirm, {seen}));
    }
    void releaseLarge()
    {
        m_large = ledger::lapsed(m_ledger, "invoice:large", {.minor = 1'240'000});
        const auto misses = ledger::missUntilProven(m_ledger, Who::Operator, m_large);
        const auto proposal = ledger::decision(m_ledger, Who::Operator, m_large, statement::Kind::Propose,
                                               statement::Action::Release, misses);
        submit(Who::Operator, proposal);
        m_ledger.clock().advance(std::chrono::seconds(1)); // a look of the same moment is not after it
        auto approval = ledger::answer(m_ledger, Who::Approver, statement::Kind::Approve, proposal.id);
        approval.evidence =
            ledger::cited(m_ledger, m_large, {ledger::lookUp(m_ledger, Who::Approver, m_large, effect::Absent{})});
        submit(Who::Approver, approval);
    }
    ledger::LogReceipt submit(Who who, const statement::Statement &said)
    {
        return ledger::receiptIn(m_ledger.submit(who, said));
    }

    effect::EffectRef m_small = ledger::refOf("invoice:small");
    effect::EffectRef m_large = ledger::refOf("invoice:large");
    std::unique_ptr<ConsoleSession> m_session{};

private:
    ledger::TemporaryFolder m_files{};
};

} // namespace countersign::view
