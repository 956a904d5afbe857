// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/dossier/dossier_presenter.h"

#include "models/async/deliver.h"
#include "models/view/dossier/dossier_parts.h"
#include "models/view/wording/wording.h"

#include <utility>

namespace countersign::view {

using effect::EffectRef;

DossierPresenter::DossierPresenter(ConsoleSession &session, QObject *parent) : QObject(parent), m_session(session)
{
    connect(&session, &ConsoleSession::changed, this, &DossierPresenter::refresh);
    connect(&session, &ConsoleSession::connectivityChanged, this, &DossierPresenter::changed);
}

QString DossierPresenter::unavailableReason() const
{
    if (m_session.identity().readOnly)
        return tr("Read-only: you have no key here, so nothing can be signed.");
    if (m_session.connectivity() == Connectivity::Disconnected)
        return tr("Needs a live connection to the ledger.");
    return {};
}

void DossierPresenter::show(const std::optional<EffectRef> &ref)
{
    if (ref == m_state.ref)
        return;
    m_state = {};
    m_state.ref = ref;
    if (ref) {
        m_state.reading = DossierState::Reading::First;
        m_state.title = isolated(visible(ref->key.value()));
        refresh();
    }
    Q_EMIT changed();
}

void DossierPresenter::refresh()
{
    if (!m_state.ref)
        return;
    if (m_reading)
        m_again = true;
    else
        read();
}

void DossierPresenter::read()
{
    m_reading = true;
    m_again = false;
    m_state.loading = true;
    const auto ref = *m_state.ref;
    const auto now = m_session.clock().now();
    const auto person = m_session.identity().person.toStdString();
    async::deliver(m_session.read([ref, now, person](ledger::LedgerReader &reader) -> Result<DossierReading> {
        COUNTERSIGN_TRY(auto dossier, reader.dossier(ref));
        COUNTERSIGN_TRY(auto offers, reader.offers(ref));
        return DossierReading{std::move(dossier), std::move(offers), now, person};
    }),
                   this, [this, ref](Result<DossierReading> reading) { arrived(ref, std::move(reading)); });
}

void DossierPresenter::arrived(const EffectRef &ref, Result<DossierReading> reading)
{
    m_reading = false;
    const bool wanted = m_state.ref == ref;
    if (wanted && !reading) {
        m_state.error = reading.error();
    } else if (wanted) {
        m_state.error.reset();
        m_state.reading = DossierState::Reading::Shown;
        m_state.state = dossierStateOf(*reading);
        m_state.facts = dossierFacts(*reading);
        m_state.compare = compareRows(*reading);
        m_state.compareNote = compareNote(*reading);
        m_state.steps = runbookSteps(*reading);
        m_state.offers = offerInfos(*reading);
        m_state.timeline = timelineOf(*reading);
        m_state.claim = claimText(*reading);
    }
    m_state.loading = false;
    if (m_state.ref && (!wanted || m_again))
        read();
    Q_EMIT changed();
}

} // namespace countersign::view
