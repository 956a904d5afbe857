// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/ledger/sqlite/faces.h"
#include "models/ledger/sqlite/guards_log.h"
#include "models/ledger/sqlite/lookups.h"
#include "models/ledger/sqlite/submit.h"
#include "models/ledger/statement_ledger.h"

#include <type_traits>
#include <utility>

namespace countersign::ledger {

namespace {

class SqliteStatementLedger final : public StatementLedger
{
public:
    SqliteStatementLedger(OwnedSession session, FaceContext context)
        : m_session(std::move(session)), m_context(std::move(context))
    {
    }

    Result<SubmitOutcome> submit(const statement::Envelope &envelope) override
    {
        return submitTo(*m_session, m_context.trust, m_context.clock, m_context.entropy, envelope);
    }
    Result<std::optional<LogReceipt>> logReceiptOf(const std::string &statementId) override
    {
        return receiptOf(*m_session, statementId);
    }
    Result<std::string> beginLookup(const effect::EffectRef &ref) override
    {
        return writing([&](Scene &scene) { return ledger::beginLookup(scene, ref, m_context.person); });
    }
    Result<Digest> recordEvidence(const std::string &lookupId, const effect::Evidence &evidence) override
    {
        return writing(
            [&](Scene &scene) { return ledger::recordEvidence(scene, lookupId, evidence, m_context.person); });
    }
    Status finishLookup(const std::string &lookupId) override
    {
        return writing([&](Scene &scene) { return ledger::finishLookup(scene, lookupId, m_context.person); });
    }

private:
    template <class Work>
    std::invoke_result_t<Work, Scene &> writing(Work work)
    {
        return inWriteTransaction(*m_session, [&] {
            Scene scene{*m_session, m_context.entropy, m_context.clock.now()};
            return work(scene);
        });
    }

    OwnedSession m_session;
    FaceContext m_context;
};

} // namespace

std::unique_ptr<StatementLedger> makeSqliteStatements(OwnedSession session, FaceContext context)
{
    return std::make_unique<SqliteStatementLedger>(std::move(session), std::move(context));
}

} // namespace countersign::ledger
