// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/approvals/approvals_presenter.h"

#include "models/async/deliver.h"
#include "models/desk/look_up_effect.h"
#include "models/view/approvals/approvals_words.h"
#include "models/view/wording/wording.h"

#include <algorithm>
#include <chrono>

namespace countersign::view {

namespace {

constexpr std::int64_t LogTail = 1000; // entries: what one's last answers and the fate of proposals are read from
constexpr auto LookTime = std::chrono::seconds(60);
constexpr std::size_t SentShown = 20;
constexpr auto ApprovalsTick = std::chrono::seconds(5); // ages and expiries go on where nothing is written

bool earlier(const ApprovalRow &a, const ApprovalRow &b)
{
    return std::tie(a.expiresAt, a.id) < std::tie(b.expiresAt, b.id);
}

const statement::Statement *statementAt(const std::vector<ledger::StatementRecord> &log,
                                        const std::optional<std::int64_t> &seq)
{
    const auto found = std::find_if(log.begin(), log.end(), [&](const auto &entry) { return seq == entry.seq; });
    return found == log.end() ? nullptr : &found->statement;
}

} // namespace

ApprovalsPresenter::ApprovalsPresenter(ConsoleSession &session, QObject *parent)
    : QObject(parent), m_session(session), m_sheet(session)
{
    connect(&session, &ConsoleSession::changed, this, &ApprovalsPresenter::refresh);
    connect(&m_sheet, &SheetPresenter::finished, this, &ApprovalsPresenter::refresh);
    m_tick.setInterval(ApprovalsTick);
    connect(&m_tick, &QTimer::timeout, this, &ApprovalsPresenter::tick);
    m_tick.start();
    refresh();
}

void ApprovalsPresenter::tick()
{
    if (m_state.phase != InboxPhase::Ready)
        return;
    showRows();
    showOpen();
    Q_EMIT changed();
}

ApprovalsPresenter::~ApprovalsPresenter()
{
    stopLook();
}

Result<ApprovalsPresenter::Inbox> ApprovalsPresenter::readInbox(ledger::LedgerReader &reader, const std::string &openId,
                                                                const std::optional<effect::EffectRef> &ref)
{
    Inbox inbox;
    inbox.openId = openId;
    COUNTERSIGN_TRY(inbox.proposals, reader.proposals(false));
    COUNTERSIGN_TRY(const audit::LogHead head, reader.head());
    const auto size = static_cast<std::int64_t>(head.size);
    COUNTERSIGN_TRY(inbox.log, reader.log(std::max<std::int64_t>(0, size - LogTail), LogTail));
    if (ref) {
        COUNTERSIGN_TRY(inbox.dossier, reader.dossier(*ref));
        COUNTERSIGN_TRY(inbox.offers, reader.offers(*ref));
    }
    return inbox;
}

void ApprovalsPresenter::refresh()
{
    const auto number = m_reads.next();
    std::optional<effect::EffectRef> ref;
    if (const auto *opened = record(m_openId))
        ref = approvalRow(*opened, me(), nullptr, m_session.clock().now()).ref;
    auto inbox =
        m_session.read([id = m_openId, ref](ledger::LedgerReader &reader) { return readInbox(reader, id, ref); });
    async::deliver(std::move(inbox), this, [this, number](Result<Inbox> result) {
        if (!m_reads.isCurrent(number))
            return;
        if (result)
            return take(std::move(*result));
        m_state.phase = InboxPhase::Failed; // the rows stay
        m_state.error = result.error();
        Q_EMIT changed();
    });
}

void ApprovalsPresenter::take(Inbox inbox)
{
    m_inbox = std::move(inbox);
    m_state.phase = InboxPhase::Ready;
    m_state.error.reset();
    m_state.hygiene = hygieneLine(m_inbox.log, me());
    showRows();
    showOpen();
    Q_EMIT changed();
    const bool due = m_lookWanted && m_state.open && m_inbox.openId == m_openId;
    if (!due)
        return;
    m_lookWanted = false;
    const bool fresh = m_state.open->look == LookPhase::Done && !m_state.open->lookStale;
    if (m_state.open->ref && !m_state.open->mine && !m_state.open->expired && !fresh)
        lookAgain();
}

void ApprovalsPresenter::showRows()
{
    const Instant now = m_session.clock().now();
    const std::string person = me();
    m_state.waiting.clear();
    m_state.sent.clear();
    for (const ledger::ProposalRecord &proposal : m_inbox.proposals) {
        auto row = approvalRow(proposal, person, statementAt(m_inbox.log, proposal.settledBySeq), now);
        if (row.mine)
            m_state.sent.push_back(std::move(row));
        else if (row.open)
            m_state.waiting.push_back(std::move(row));
    }
    std::sort(m_state.waiting.begin(), m_state.waiting.end(), earlier);
    // The newest of one's own first; those that are open before those that have ended.
    std::sort(m_state.sent.begin(), m_state.sent.end(),
              [](const ApprovalRow &a, const ApprovalRow &b) { return a.open != b.open ? a.open : earlier(b, a); });
    if (m_state.sent.size() > SentShown)
        m_state.sent.resize(SentShown);
}

std::string ApprovalsPresenter::me() const
{
    return m_session.identity().person.toStdString();
}

bool ApprovalsPresenter::isOpenBlind() const
{
    return m_state.open && m_state.open->ref && !m_state.open->mine;
}

void ApprovalsPresenter::showOpen()
{
    m_state.open.reset();
    const ledger::ProposalRecord *opened = record(m_openId);
    if (opened == nullptr)
        return;
    const Instant now = m_session.clock().now();
    const ledger::Dossier *dossier = m_inbox.openId == m_openId && m_inbox.dossier ? &*m_inbox.dossier : nullptr;
    m_state.open = blindApproval(*opened, dossier, me(), now);
    OpenApproval &open = *m_state.open;
    if (!open.ref) // not read yet, or it governs: the row knows which
        open.ref = approvalRow(*opened, me(), nullptr, now).ref;
    if (m_look == LookPhase::Running || m_look == LookPhase::Failed) {
        open.look = m_look;
        open.lookLine = m_look == LookPhase::Running ? tr("Asking the provider…") : m_lookError;
    }
    if (const auto answer = m_answers.find(m_openId); answer != m_answers.end())
        open.chosen = answer->second;
    if (isOpenBlind() && !m_revealed[m_openId])
        return;
    view::reveal(open, *opened, dossier, now);
    for (const resolution::Offer &offer : m_inbox.offers)
        if (offer.name == offerName(SheetAction::Approve) && dossier != nullptr)
            for (const resolution::Refusal &refusal : offer.refusals)
                open.blockers << view::refusalText(refusal);
}

const ledger::ProposalRecord *ApprovalsPresenter::record(const std::string &id) const
{
    const auto found = std::find_if(m_inbox.proposals.begin(), m_inbox.proposals.end(),
                                    [&](const ledger::ProposalRecord &proposal) { return proposal.id == id; });
    return found == m_inbox.proposals.end() ? nullptr : &*found;
}

void ApprovalsPresenter::open(const std::string &proposalId)
{
    if (m_openId == proposalId || !m_sheet.mayClose())
        return;
    stopLook();
    m_sheet.close();
    m_openId = proposalId;
    m_look = LookPhase::None;
    m_lookWanted = true;
    showOpen();
    Q_EMIT changed();
    refresh();
}

void ApprovalsPresenter::closeOpen()
{
    if (!m_sheet.mayClose())
        return;
    stopLook();
    m_sheet.close();
    m_openId.clear();
    m_lookWanted = false;
    m_look = LookPhase::None;
    showOpen();
    Q_EMIT changed();
}

void ApprovalsPresenter::lookAgain()
{
    if (!isOpenBlind() || m_look == LookPhase::Running || !m_sheet.mayClose())
        return;
    m_sheet.close();
    if (m_state.open->chosen == OwnOutcome::CannotTell) { // a new look deserves a new answer
        m_answers.erase(m_openId);
        m_revealed.erase(m_openId);
    }
    const auto number = m_looks.next();
    m_look = LookPhase::Running;
    showOpen();
    Q_EMIT changed();
    auto looked = m_session.ask(
        [ref = *m_state.open->ref](desk::Desk &desk, providers::LookupService &service, const CancelToken &cancel) {
            return desk::LookUpEffect(desk, service).run(ref, {}, Deadline::clock::now() + LookTime, cancel);
        });
    m_cancel = looked.cancel;
    async::deliver(std::move(looked.future), this, [this, number](const Result<desk::LookedUp> &result) {
        if (!m_looks.isCurrent(number))
            return;
        m_look = result ? LookPhase::None : LookPhase::Failed; // the effect's evidence says the rest
        m_lookError = result ? QString() : errorText(result.error());
        m_session.refresh();
        refresh();
    });
}

void ApprovalsPresenter::stopLook()
{
    if (m_look != LookPhase::Running)
        return;
    m_cancel->cancel();
    m_looks.next();
    m_look = LookPhase::Failed;
    m_lookError = tr("Stopped. A question that is under way may still be answered; nothing was changed.");
    showOpen();
    Q_EMIT changed();
}

void ApprovalsPresenter::choose(OwnOutcome outcome)
{
    if (!isOpenBlind() || m_state.open->look != LookPhase::Done || m_revealed[m_openId])
        return;
    m_answers[m_openId] = outcome;
    showOpen();
    Q_EMIT changed();
}

void ApprovalsPresenter::reveal()
{
    if (!isOpenBlind() || !m_state.open->chosen || m_state.open->look != LookPhase::Done)
        return;
    m_revealed[m_openId] = true;
    showOpen();
    Q_EMIT changed();
    approve();
}

void ApprovalsPresenter::openSheet(SheetAction action)
{
    if (m_state.open && (action != SheetAction::Escalate || m_state.open->ref))
        m_sheet.open({action, m_state.open->ref, action == SheetAction::Escalate ? std::string() : m_openId});
}

void ApprovalsPresenter::approve()
{
    if (m_state.open && m_state.open->revealed && m_state.open->agrees && !m_state.open->mine)
        openSheet(SheetAction::Approve);
}

void ApprovalsPresenter::decline()
{
    if (m_state.open && !m_state.open->mine)
        openSheet(SheetAction::Decline);
}

void ApprovalsPresenter::ask()
{
    if (m_state.open && m_state.open->ref)
        openSheet(SheetAction::Ask);
}

void ApprovalsPresenter::escalate()
{
    openSheet(SheetAction::Escalate);
}

void ApprovalsPresenter::withdraw()
{
    if (m_state.open && m_state.open->mine)
        openSheet(SheetAction::Withdraw);
}

} // namespace countersign::view
