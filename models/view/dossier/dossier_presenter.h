// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/view/console/console_session.h"
#include "models/view/dossier/dossier_state.h"

#include <QObject>

// The effect a person looks at: reads its dossier and offers whenever the ledger changed, one reading at a time; the
// newest wish wins. GUI thread.
namespace countersign::view {

struct DossierReading;

class DossierPresenter final : public QObject
{
    Q_OBJECT
public:
    explicit DossierPresenter(ConsoleSession &session, QObject *parent = nullptr);

    const DossierState &state() const { return m_state; }
    // Why nothing can be signed here now, whatever the effect: read-only or no connection; "" where it can.
    QString unavailableReason() const;

    bool isReadOnly() const { return m_session.identity().readOnly; }

public Q_SLOTS:
    void show(const std::optional<countersign::effect::EffectRef> &ref); // nullopt: nothing
    void refresh();

Q_SIGNALS:
    void changed();

private:
    void read();
    void arrived(const effect::EffectRef &ref, Result<DossierReading> reading);

    ConsoleSession &m_session;
    DossierState m_state{};
    bool m_reading = false;
    bool m_again = false; // the wish changed while an answer was awaited
};

} // namespace countersign::view
