// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/ledger/ledger_reader.h"
#include "models/view/console/console_session.h"
#include "models/view/tables/rows_model.h"

#include <optional>
#include <vector>

// Which lookups ran, which methods answered, and what each answer is worth (ux.md 4.2). GUI thread.
namespace countersign::view {

struct LookupsState
{
    bool loading = true;
    std::optional<Error> error{};
    std::optional<effect::EffectRef> effect{}; // of the chosen run
};

class LookupsPresenter final : public QObject
{
    Q_OBJECT
public:
    explicit LookupsPresenter(ConsoleSession &session, QObject *parent = nullptr);

    const LookupsState &state() const { return m_state; }
    RowsModel &runs() { return m_runs; }       // newest first
    RowsModel &answers() { return m_answers; } // of the chosen run, one a method

public Q_SLOTS:
    void read();
    void choose(const QString &lookupId);

Q_SIGNALS:
    void changed();

private:
    void show(std::vector<ledger::RecentLookup> lookups);

    ConsoleSession &m_session;
    LookupsState m_state;
    std::vector<ledger::RecentLookup> m_read;
    QString m_chosen;
    RowsModel m_runs, m_answers;
};

} // namespace countersign::view
