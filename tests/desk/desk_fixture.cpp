// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/desk/desk_fixture.h"

#include "tests/ledger/tampering.h"

#include <filesystem>

namespace countersign::desk {

namespace fs = std::filesystem;

Result<ledger::SubmitOutcome> InterceptedStatements::submit(const statement::Envelope &envelope)
{
    submitted.push_back(envelope);
    return onSubmit ? onSubmit(envelope) : m_inner.submit(envelope);
}

Result<std::optional<ledger::LogReceipt>> InterceptedStatements::logReceiptOf(const std::string &statementId)
{
    askedFor.push_back(statementId);
    return onLogReceiptOf ? onLogReceiptOf(statementId) : m_inner.logReceiptOf(statementId);
}

Result<Digest> InterceptedStatements::recordEvidence(const std::string &lookupId, const effect::Evidence &evidence)
{
    if (beforeEvidence)
        COUNTERSIGN_CHECK(beforeEvidence(recorded));
    ++recorded;
    return m_inner.recordEvidence(lookupId, evidence);
}

DeskTest::Seat &DeskTest::seat(Who who)
{
    Seat &seat = m_seats.at(static_cast<std::size_t>(who));
    if (!seat.desk) {
        seat.signer = std::make_unique<CountingSigner>(m_ledger.signer(who));
        seat.statements = std::make_unique<InterceptedStatements>(m_ledger.statements(who));
        seat.desk.reset(new Desk{m_ledger.reader(who), *seat.statements, *seat.signer, personOf(who),
                                 m_ledger.trust().origin, pinnedPathOf(who), m_ledger.clock(), m_ledger.entropy()});
    }
    return seat;
}

Desk &DeskTest::deskOf(Who who)
{
    return *seat(who).desk;
}

std::string DeskTest::pinnedPathOf(Who who) const
{
    return m_home.path() + "/" + personOf(who) + ".head";
}

audit::LogHead DeskTest::pinnedOf(Who who) const
{
    return must(audit::loadPinnedHead(pinnedPathOf(who))).value().head;
}

statement::Statement DeskTest::newestStatement()
{
    const auto size = static_cast<std::int64_t>(head().size);
    return must(m_ledger.reader().log(size - 1, 1)).at(0).statement;
}

void DeskTest::closeDesks()
{
    m_seats = {};
    m_ledger.closeFaces();
}

std::string DeskTest::backUp(const std::string &name)
{
    closeDesks();
    const std::string backup = m_home.path() + "/" + name;
    fs::copy_file(m_ledger.path(), backup);
    return backup;
}

void DeskTest::restore(const std::string &backup)
{
    closeDesks();
    for (const char *companion : {"-wal", "-shm"})
        fs::remove(m_ledger.path() + companion);
    fs::copy_file(backup, m_ledger.path(), fs::copy_options::overwrite_existing);
}

void DeskTest::tamper(const std::string &sql)
{
    closeDesks();
    ledger::tamperPastTriggers(m_ledger.path(), sql);
}

ledger::LogReceipt DeskTest::applied(const Result<ledger::SubmitOutcome> &outcome)
{
    const auto receipt = ledger::receiptIn(must(outcome));
    EXPECT_EQ(receipt.outcome, ledger::SubmitResult::Applied);
    return receipt;
}

ledger::LogReceipt DeskTest::awaiting(const Result<ledger::SubmitOutcome> &outcome)
{
    const auto receipt = ledger::receiptIn(must(outcome));
    EXPECT_EQ(receipt.outcome, ledger::SubmitResult::AwaitingCountersign);
    return receipt;
}

std::string DeskTest::refusalCode(const Result<ledger::SubmitOutcome> &outcome)
{
    return ledger::refusalIn(must(outcome)).code;
}

} // namespace countersign::desk
