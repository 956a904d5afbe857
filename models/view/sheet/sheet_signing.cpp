// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/async/deliver.h"
#include "models/desk/statement_draft.h"
#include "models/view/sheet/sheet_presenter.h"
#include "models/view/wording/wording.h"

#include <algorithm>

// What becomes of a statement that was signed. Where its fate is unknown the ledger is asked for it by its id; it is
// never sent again.
namespace countersign::view {

using namespace std::chrono_literals;

namespace {

constexpr auto FirstAsk = 250ms; // then twice as long each time
constexpr auto LastAsk = 30s;
constexpr Duration AfterExpiry = 1min; // when nothing that was on its way can arrive any more

} // namespace

bool SheetPresenter::isExpired() const
{
    const auto said = statement::parseStatement(m_draft.bytes);
    const auto until = said ? parseInstant(said->expiresAt) : Result<Instant>(fail({}));
    return !until || m_session.clock().now() > *until + AfterExpiry;
}

void SheetPresenter::sign()
{
    if (!m_state.canSign())
        return;
    m_drafts.next();
    m_looks.next();
    m_state.phase = SheetPhase::Signing;
    m_state.outcomeSeverity = Severity::Info;
    m_state.outcome = tr("Signing. The statement is on its way to the ledger.");
    Q_EMIT changed();
    auto outcome =
        m_session.act([bytes = m_state.bytes](desk::Desk &desk) { return desk::signAndSubmitBytes(desk, bytes); });
    async::deliver(std::move(outcome), this, [this](const Result<ledger::SubmitOutcome> &result) { take(result); });
}

void SheetPresenter::take(const Result<ledger::SubmitOutcome> &outcome)
{
    if (!outcome && outcome.error().kind == ErrorKind::OutcomeUnknown)
        return doubt();
    if (!outcome)
        return end(SheetPhase::Failed,
                   outcome.error().consequence == Consequence::NothingChanged ? Severity::Warning : Severity::Critical,
                   errorText(outcome.error()));
    if (const auto *receipt = std::get_if<ledger::LogReceipt>(&*outcome))
        return settle(*receipt);
    const auto &refusal = std::get<resolution::Refusal>(*outcome);
    end(SheetPhase::Refused, Severity::Warning, tr("%1 Nothing of yours was sent.").arg(view::refusalText(refusal)));
    if (refusal.code == "RC302")
        look(); // who moved it
}

void SheetPresenter::settle(const ledger::LogReceipt &receipt)
{
    const QString entry = QString::number(receipt.seq);
    if (receipt.outcome == ledger::SubmitResult::Applied)
        end(SheetPhase::Applied, Severity::Neutral, tr("Signed and applied: entry %1 of the log.").arg(entry));
    else
        end(SheetPhase::AwaitingCountersign, Severity::Info,
            tr("Signed: entry %1 of the log. It waits for another person to countersign; nothing has happened yet.")
                .arg(entry));
    Q_EMIT finished();
    m_session.refresh();
}

void SheetPresenter::doubt()
{
    m_askAfter = FirstAsk;
    end(SheetPhase::Unknown, Severity::Critical,
        tr("We do not know if the ledger stored this. Do not repeat; checking…"));
    m_ask.start(m_askAfter);
}

void SheetPresenter::askForReceipt()
{
    using Answer = Result<std::optional<ledger::LogReceipt>>;
    auto asked = m_session.act(
        [id = m_state.statementId](desk::Desk &desk) -> Answer { return desk.statements.logReceiptOf(id); });
    async::deliver(std::move(asked), this, [this](const Answer &answer) {
        if (m_state.phase != SheetPhase::Unknown)
            return;
        if (answer && *answer)
            return settle(**answer);
        if (answer && isExpired())
            return end(SheetPhase::Refused, Severity::Warning,
                       tr("The ledger does not have it, and it has expired: it was not stored. Nothing of yours "
                          "was sent."));
        m_askAfter = std::min<std::chrono::milliseconds>(2 * m_askAfter, LastAsk);
        m_ask.start(m_askAfter);
    });
}

} // namespace countersign::view
