// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/view/console/fake_workbench.h"

#include "tests/ledger/bootstrapped_ledger.h"

namespace countersign::view {

namespace {

tl::unexpected<Error> notHere()
{
    return fail(ErrorKind::Unsupported, "the fake ledger answers no such question");
}

class FakeReader final : public ledger::LedgerReader
{
public:
    explicit FakeReader(Script &script) : m_script(script) {}

    Result<ledger::Page<ledger::IntentRow>> intents(const ledger::EffectQuery &, const ledger::Cursor &,
                                                    std::size_t) override
    {
        return notHere();
    }
    Result<ledger::Dossier> dossier(const effect::EffectRef &) override { return notHere(); }
    Result<std::vector<resolution::Offer>> offers(const effect::EffectRef &) override { return notHere(); }
    Result<std::vector<ledger::ProposalRecord>> proposals(bool) override { return notHere(); }
    Result<std::optional<std::string>> evidence(const Digest &) override { return notHere(); }
    Result<ledger::Tallies> tallies(const std::optional<std::string> &) override { return notHere(); }
    Result<std::vector<ledger::RecentLookup>> recentLookups(std::size_t) override { return notHere(); }
    Result<ledger::Health> health() override { return notHere(); }
    Result<std::vector<ledger::StatementRecord>> log(std::int64_t, std::size_t) override { return notHere(); }
    Result<ledger::LogPage> log(const ledger::LogQuery &, const ledger::Cursor &, std::size_t) override
    {
        return notHere();
    }
    Result<std::vector<ledger::PersonRecord>> persons() override { return notHere(); }
    Result<std::optional<resolution::InForce<resolution::Policy>>> policy(const std::string &) override
    {
        return notHere();
    }
    Result<std::vector<resolution::InForce<resolution::Policy>>> policies(const std::string &) override
    {
        return notHere();
    }
    Result<std::vector<resolution::InForce<effect::ProviderContract>>> contracts() override { return notHere(); }
    Result<std::optional<resolution::InForce<effect::ProviderContract>>>
    contract(const std::string &, const std::string &, const std::string &, const std::string &) override
    {
        return notHere();
    }
    Result<ledger::LedgerStatus> status() override { return notHere(); }
    Result<audit::LogHead> head() override { return notHere(); }
    Result<std::string> changeStamp() override { return m_script.answer(); }
    Result<std::vector<Digest>> consistencyProof(std::uint64_t, std::uint64_t) override { return notHere(); }
    void cancel() override {}

private:
    Script &m_script;
};

class FakeStatements final : public ledger::StatementLedger
{
public:
    Result<ledger::SubmitOutcome> submit(const statement::Envelope &) override { return notHere(); }
    Result<std::optional<ledger::LogReceipt>> logReceiptOf(const std::string &) override { return notHere(); }
    Result<std::string> beginLookup(const effect::EffectRef &) override { return notHere(); }
    Result<Digest> recordEvidence(const std::string &, const effect::Evidence &) override { return notHere(); }
    Status finishLookup(const std::string &) override { return notHere(); }
};

class FakeLookups final : public providers::LookupService
{
public:
    Result<providers::LookupRun> lookUp(const providers::LookupRequest &, const std::string &, Deadline,
                                        const CancelToken &) override
    {
        return notHere();
    }
};

class FakeWorkbench final : public Workbench
{
public:
    explicit FakeWorkbench(Script &script) : m_script(script), m_reader(script)
    {
        ++script.benchesMade;
        ++script.benchesOpen;
    }
    ~FakeWorkbench() override { --m_script.benchesOpen; }

    Result<ledger::LedgerReader *> reader() override { return &m_reader; }
    Result<desk::Desk *> desk() override { return &m_desk; }
    Result<providers::LookupService *> lookups() override { return &m_lookups; }
    Result<std::unique_ptr<audit::AuditSource>> auditSource() override { return notHere(); }
    Result<const audit::Trust *> trust() override { return notHere(); }

private:
    Script &m_script;
    FakeReader m_reader;
    FakeStatements m_statements{};
    std::unique_ptr<statement::Signer> m_signer = ledger::makeSignerOf(ledger::Who::Operator);
    FakeLookups m_lookups{};
    SystemClock m_clock{};
    SystemEntropy m_entropy{};
    desk::Desk m_desk{m_reader, m_statements, *m_signer, "r.lee", "origin", {}, m_clock, m_entropy};
};

} // namespace

void Script::stamp(const std::string &text)
{
    const std::lock_guard lock(m_mutex);
    m_stamp = text;
}

void Script::failWith(const std::optional<Error> &failure)
{
    const std::lock_guard lock(m_mutex);
    m_failure = failure;
}

Result<std::string> Script::answer()
{
    ++stampsRead;
    if (m_held)
        m_go.acquire();
    const std::lock_guard lock(m_mutex);
    if (m_failure)
        return fail(*m_failure);
    return m_stamp;
}

void Script::letReadsGo()
{
    m_held = false;
    m_go.release();
}

WorkbenchFactory benchesOf(Script &script)
{
    return [&script] { return std::make_unique<FakeWorkbench>(script); };
}

} // namespace countersign::view
