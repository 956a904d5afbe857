// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/sheet/sheet_presenter.h"

#include "models/async/deliver.h"
#include "models/view/sheet/sheet_conflict.h"
#include "models/view/sheet/sheet_words.h"
#include "models/view/wording/wording.h"

#include <algorithm>

namespace countersign::view {

using namespace std::chrono_literals;

namespace {

constexpr auto SheetTypingPause = 200ms; // a text is drafted when the fingers rest
constexpr auto SheetTick = 5s;           // ages go on where nothing is written
constexpr Duration DraftLife = 5min;     // half of what a statement lives: it is drafted again and shown again

bool mayPass(const Error &error)
{
    return error.kind == ErrorKind::Unavailable || error.kind == ErrorKind::TimedOut || error.kind == ErrorKind::Busy ||
           error.recovery == Recovery::Reconnect;
}

} // namespace

SheetPresenter::SheetPresenter(ConsoleSession &session, QObject *parent) : QObject(parent), m_session(session)
{
    m_redraft.setSingleShot(true);
    m_ask.setSingleShot(true);
    connect(&m_redraft, &QTimer::timeout, this, &SheetPresenter::draft);
    connect(&m_ask, &QTimer::timeout, this, &SheetPresenter::askForReceipt);
    m_tick.setInterval(SheetTick);
    connect(&m_tick, &QTimer::timeout, this, &SheetPresenter::look);
    m_tick.start();
    connect(&session, &ConsoleSession::changed, this, &SheetPresenter::look);
    connect(&session, &ConsoleSession::connectivityChanged, this, &SheetPresenter::rejudge);
}

QString SheetPresenter::draftKey() const
{
    const auto &ref = m_subject.ref;
    const QStringList parts{m_session.identity().settingsGroup, ref ? fromUtf8(ref->tenant.value()) : QString(),
                            ref ? fromUtf8(ref->key.value()) : QString(), fromUtf8(m_subject.proposal),
                            fromUtf8(offerName(m_subject.action))};
    return parts.join(QLatin1Char('\n'));
}

bool SheetPresenter::mayClose() const
{
    return m_state.phase != SheetPhase::Signing && (m_state.phase != SheetPhase::Unknown || isExpired());
}

void SheetPresenter::open(const SheetSubject &subject)
{
    if (!mayClose())
        return;
    m_ask.stop();
    m_subject = subject;
    m_draft = {};
    m_state = {};
    m_state.action = subject.action;
    m_state.environment = m_session.identity().environment.toUpper();
    m_state.heading = sheetHeading(subject.action, false);
    m_state.phase = SheetPhase::Drafting;
    Q_EMIT changed();
    draft();
}

void SheetPresenter::turnTo(const effect::EffectRef &ref)
{
    const bool stored = m_state.phase == SheetPhase::Applied || m_state.phase == SheetPhase::AwaitingCountersign;
    if (stored && m_subject.ref != ref)
        close();
}

void SheetPresenter::close()
{
    if (!isOpen() || !mayClose())
        return;
    m_drafts.next();
    m_looks.next();
    m_redraft.stop();
    m_ask.stop();
    m_owesDraft = false;
    m_state = {};
    m_draft = {};
    Q_EMIT changed();
    Q_EMIT closed();
}

void SheetPresenter::reload()
{
    if (!isOpen() || !mayClose())
        return;
    m_state.phase = SheetPhase::Redrafting;
    m_state.outcome.clear();
    Q_EMIT changed();
    draft();
}

void SheetPresenter::draft()
{
    const auto number = m_drafts.next();
    m_redraft.stop();
    m_owesDraft = false;
    auto drafted = m_session.act([subject = m_subject, choices = m_state.chosen](desk::Desk &desk) {
        return draftSheet(desk, subject, choices);
    });
    async::deliver(std::move(drafted), this, [this, number](Result<SheetDraft> result) {
        if (!m_drafts.isCurrent(number))
            return;
        if (result)
            show(std::move(*result));
        else
            showError(result.error());
    });
}

void SheetPresenter::show(SheetDraft draft)
{
    const auto picked = m_state.evidencePicked;
    const auto typed = m_state.amountTyped;
    m_draft = std::move(draft);
    m_state = sheetStateOf(m_draft, m_session.identity().environment, m_session.clock().now());
    const bool stillThere = std::any_of(m_state.evidence.begin(), m_state.evidence.end(),
                                        [&](const SheetChoice &row) { return row.value == picked; });
    m_state.evidencePicked = stillThere ? picked : std::string();
    m_state.amountTyped = typed;
    rejudge();
}

void SheetPresenter::showError(const Error &error)
{
    // The ledger is away: whoever is typing goes on, and it is drafted once the ledger is back.
    if (m_state.phase == SheetPhase::Redrafting && mayPass(error)) {
        m_owesDraft = true;
        m_state.outcomeSeverity = Severity::Warning;
        m_state.outcome = errorText(error);
        return rejudge();
    }
    end(SheetPhase::Failed, Severity::Warning, errorText(error));
}

void SheetPresenter::rejudge()
{
    if (!isOpen())
        return;
    if (m_state.phase == SheetPhase::Filling || m_state.phase == SheetPhase::Redrafting) {
        judgeBlockers(m_state, m_draft);
        if (m_session.connectivity() == Connectivity::Disconnected)
            m_state.blockers << tr("Signing needs a live connection to the ledger.");
    }
    Q_EMIT changed();
}

void SheetPresenter::choicesChanged(std::chrono::milliseconds after)
{
    m_drafts.next(); // a draft on its way is of other choices
    m_state.phase = SheetPhase::Redrafting;
    rejudge();
    m_redraft.start(after);
}

template <class Field, class Value>
void SheetPresenter::set(Field SheetChoices::*field, const Value &value, std::chrono::milliseconds after)
{
    const bool fills = isOpen() && !isOver(m_state.phase) && m_state.phase != SheetPhase::Signing;
    if (!fills || m_state.chosen.*field == value)
        return;
    m_state.chosen.*field = value;
    choicesChanged(after);
}

void SheetPresenter::chooseReason(const std::string &code)
{
    set(&SheetChoices::reasonCode, code, 0ms);
}

void SheetPresenter::writeReason(const QString &text)
{
    set(&SheetChoices::reasonText, text.toStdString(), SheetTypingPause);
}

void SheetPresenter::chooseObject(const std::string &id)
{
    set(&SheetChoices::object, id, 0ms);
}

void SheetPresenter::chooseSettlement(const std::string &settlement)
{
    set(&SheetChoices::settlement, settlement, 0ms);
}

void SheetPresenter::chooseTarget(const std::string &person)
{
    set(&SheetChoices::escalateTo, person, 0ms);
}

void SheetPresenter::chooseHold(const std::string &seconds)
{
    if (const auto length = parseSeconds(seconds))
        set(&SheetChoices::hold, std::optional<Duration>(*length), 0ms);
}

void SheetPresenter::pickEvidence(const std::string &digest)
{
    m_state.evidencePicked = digest;
    rejudge();
}

void SheetPresenter::typeAmount(const QString &typed)
{
    m_state.amountTyped = typed;
    rejudge();
}

void SheetPresenter::end(SheetPhase phase, Severity severity, const QString &outcome)
{
    m_redraft.stop();
    m_state.phase = phase;
    m_state.outcomeSeverity = severity;
    m_state.outcome = outcome;
    m_state.blockers.clear();
    Q_EMIT changed();
}

void SheetPresenter::look()
{
    if (m_owesDraft && m_state.phase == SheetPhase::Redrafting)
        return draft();
    const bool shows = m_state.phase == SheetPhase::Filling || m_state.phase == SheetPhase::Redrafting ||
                       (m_state.phase == SheetPhase::Refused && m_draft.dossier);
    if (!shows || !m_draft.dossier)
        return;
    const auto number = m_looks.next();
    auto dossier = m_session.read([ref = *m_subject.ref](ledger::LedgerReader &reader) { return reader.dossier(ref); });
    async::deliver(std::move(dossier), this, [this, number](const Result<ledger::Dossier> &now) {
        if (m_looks.isCurrent(number) && now && m_draft.dossier)
            compare(*now);
    });
}

void SheetPresenter::compare(const ledger::Dossier &now)
{
    if (const auto conflict = sheetConflict(m_draft, now))
        return end(SheetPhase::Conflict, Severity::Warning, *conflict);
    if (m_state.phase != SheetPhase::Filling)
        return;
    const Instant at = m_session.clock().now();
    if (at - m_draft.draftedAt > DraftLife || drawsOnOther(m_draft, now)) {
        m_state.phase = SheetPhase::Redrafting;
        rejudge();
        return draft();
    }
    if (const auto said = statement::parseStatement(m_draft.bytes)) // ages go on
        m_state.evidenceLine = evidenceText(*said, &*m_draft.dossier, at);
    rejudge();
}

} // namespace countersign::view
