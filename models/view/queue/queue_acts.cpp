// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/async/deliver.h"
#include "models/base/assert.h"
#include "models/desk/attend.h"
#include "models/view/queue/queue_presenter.h"
#include "models/view/wording/wording.h"

// What the queue itself signs: a hold, and its end. Both can be undone, so neither has a sheet.
namespace countersign::view {

using effect::EffectRef;

// What came of a statement for each of several effects.
struct Attended
{
    std::vector<EffectRef> done{};
    std::vector<resolution::Refusal> refused{};
    std::optional<Error> failure{}; // it ended there; what was done before is signed and stays
};

namespace {

// One statement an effect, in the order given.
template <class Sign>
Result<Attended> forEach(desk::Desk &desk, const std::vector<EffectRef> &refs, const Sign &sign)
{
    Attended outcome;
    for (const auto &ref : refs) {
        const Result<ledger::SubmitOutcome> submitted = sign(desk, ref);
        if (!submitted) {
            outcome.failure = submitted.error();
            return outcome;
        }
        if (const auto *refusal = std::get_if<resolution::Refusal>(&*submitted))
            outcome.refused.push_back(*refusal);
        else
            outcome.done.push_back(ref);
    }
    return outcome;
}

} // namespace

void QueuePresenter::hold()
{
    if (const auto reason = unavailableReason(); !reason.isEmpty()) {
        say(Severity::Warning, reason);
        return;
    }
    const auto refs = targets();
    if (refs.empty())
        return;
    say(Severity::Neutral, tr("Claiming %n effect(s)…", nullptr, int(refs.size())));
    async::deliver(m_session.act([refs](desk::Desk &desk) {
        return forEach(desk, refs,
                       [](desk::Desk &with, const EffectRef &ref) { return desk::hold(with, ref, std::nullopt, {}); });
    }),
                   this, [this, refs](Result<Attended> outcome) {
                       m_rows.clearMarks();
                       m_lastHeld = outcome ? outcome->done : std::vector<EffectRef>{};
                       const auto count = static_cast<int>(m_lastHeld.size());
                       const auto done =
                           tr("Claimed %n effect(s): no worker sends them meanwhile. U takes it back.", nullptr, count);
                       attended(outcome ? *outcome : Attended{{}, {}, outcome.error()}, done, true);
                       rereadRows(refs);
                       m_session.refresh();
                   });
}

// Says the worst that happened; the others show it in their rows.
void QueuePresenter::attended(const Attended &outcome, const QString &done, bool canUndo)
{
    if (outcome.failure)
        sayFailure(*outcome.failure);
    else if (!outcome.refused.empty())
        //: %n: how many the ledger refused; %1 why it refused the first of them
        say(Severity::Warning, tr("%n effect(s) refused: %1", nullptr, int(outcome.refused.size()))
                                   .arg(view::refusalText(outcome.refused.front())));
    else
        say(Severity::Neutral, done, canUndo);
}

std::vector<EffectRef> QueuePresenter::undoable() const
{
    if (m_state.notice.canUndo)
        return m_lastHeld;
    const auto *row = m_state.current ? m_rows.row(m_rows.rowOf(*m_state.current)) : nullptr;
    const bool mine = row && row->hold && fromUtf8(row->hold->by.value()) == m_session.identity().person;
    return mine ? std::vector<EffectRef>{row->ref} : std::vector<EffectRef>{};
}

void QueuePresenter::undoHold()
{
    const auto refs = undoable();
    const auto reason = unavailableReason();
    if (!reason.isEmpty() || refs.empty()) {
        say(Severity::Neutral,
            reason.isEmpty() ? tr("You do not hold this effect: there is nothing to undo.") : reason);
        return;
    }
    async::deliver(m_session.act([refs](desk::Desk &desk) {
        return forEach(desk, refs, [](desk::Desk &with, const EffectRef &ref) { return desk::unhold(with, ref, {}); });
    }),
                   this, [this, refs](Result<Attended> outcome) {
                       attended(outcome ? *outcome : Attended{{}, {}, outcome.error()},
                                tr("Released: workers and others may act on it again."), false);
                       rereadRows(refs);
                       m_session.refresh();
                   });
}

QString QueuePresenter::unavailableReason() const
{
    if (m_session.identity().readOnly)
        return tr("Read-only: you have no key here, so nothing can be signed.");
    if (m_session.connectivity() == Connectivity::Disconnected)
        return tr("Needs a live connection to the ledger. Nothing was sent.");
    return {};
}

QString QueuePresenter::tabText(QueueTab tab) const
{
    const auto count = m_state.counts.find(tab);
    //: a tab of the queue and how many rows it has
    return count == m_state.counts.end() ? tabTitle(tab) : tr("%1 %2").arg(tabTitle(tab)).arg(count->second);
}

QString QueuePresenter::showingText() const
{
    if (m_state.view.filter.isEmpty() || m_state.counts.empty())
        return {};
    return tr("showing %1 of %2").arg(m_state.total).arg(m_state.counts.at(m_state.view.tab));
}

QString QueuePresenter::waitingText() const
{
    if (m_state.waiting > 0)
        return tr("%n new row(s) waiting, press . to show them", nullptr, m_state.waiting);
    if (m_state.gone > 0)
        return tr("%n row(s) no longer belong here, press . to clear them away", nullptr, m_state.gone);
    return {};
}

QString QueuePresenter::emptyText() const
{
    switch (m_state.emptiness) {
    case Emptiness::HasRows:
        return {};
    case Emptiness::NotYetLoaded:
        return m_state.error ? errorText(*m_state.error) : tr("Reading the ledger…");
    case Emptiness::AllClear:
        return emptyTabText(m_state.view.tab,
                            m_session.lastAnswer() ? clockText(*m_session.lastAnswer()) : tr("not yet"));
    case Emptiness::HiddenByFilter:
        return tr("%n row(s) hidden by the filter.", nullptr, int(m_state.counts.at(m_state.view.tab)));
    }
    COUNTERSIGN_UNREACHABLE();
}

QString QueuePresenter::orderInWords() const
{
    if (!m_state.apart)
        return orderText(m_state.view.sort, m_state.view.descending);
    //: %1: the key of an effect
    return tr("Below: %1, which is not in this list.").arg(isolated(visible(m_state.current->key.value())));
}

} // namespace countersign::view
