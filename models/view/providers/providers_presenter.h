// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/effect/provider_contract.h"
#include "models/resolution/facts.h"
#include "models/view/console/console_session.h"
#include "models/view/tables/rows_model.h"

#include <optional>
#include <vector>

// What each provider promises, from the contracts in force (ux.md 4.9): how long keys live, when absence is final, which
// ways there are to ask. GUI thread.
namespace countersign::view {

struct ProvidersState
{
    bool loading = true;
    std::optional<Error> error{};
};

class ProvidersPresenter final : public QObject
{
    Q_OBJECT
public:
    explicit ProvidersPresenter(ConsoleSession &session, QObject *parent = nullptr);

    const ProvidersState &state() const { return m_state; }
    RowsModel &contracts() { return m_contracts; }
    RowsModel &fields() { return m_fields; }

public Q_SLOTS:
    void read();
    void choose(const QString &contractId); // a row's id

Q_SIGNALS:
    void changed();

private:
    using Contract = resolution::InForce<effect::ProviderContract>;
    void show(std::vector<Contract> contracts);

    ConsoleSession &m_session;
    ProvidersState m_state;
    std::vector<Contract> m_read;
    QString m_chosen;
    RowsModel m_contracts, m_fields;
};

} // namespace countersign::view
