// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/ledger/ledger_reader.h"
#include "models/view/console/console_session.h"
#include "models/view/health/health_charts.h"

#include <QTimer>

#include <optional>
#include <vector>

// The health screen: six questions about how well effects are looked after, read anew every minute while it is shown.
// GUI thread.
namespace countersign::view {

struct HealthState
{
    bool loading = true;
    std::optional<Error> error{};
    std::optional<Instant> asOf{};
    ledger::Tallies tallies{};
    QString p95Age{}; // of unknown effects; empty: none is unknown
    std::vector<HealthChart> charts{};
    Severity worst = Severity::Neutral;
};

class HealthPresenter final : public QObject
{
    Q_OBJECT
public:
    explicit HealthPresenter(ConsoleSession &session, QObject *parent = nullptr);

    const HealthState &state() const { return m_state; }

public Q_SLOTS:
    void read();

Q_SIGNALS:
    void changed();

private:
    ConsoleSession &m_session;
    HealthState m_state;
    QTimer m_everyMinute;
};

} // namespace countersign::view
