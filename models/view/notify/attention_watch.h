// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/async/generation.h"
#include "models/view/console/console_session.h"
#include "models/view/notify/attention_reading.h"
#include "models/view/notify/notification_budget.h"

#include <QObject>
#include <QTimer>

// Watches the ledger of one session for what its person should be told, within the budget. What stands when it is first
// read is on the screen already and is not told. GUI thread.
namespace countersign::view {

class AttentionWatch final : public QObject
{
    Q_OBJECT
public:
    explicit AttentionWatch(ConsoleSession &session, QObject *parent = nullptr);

public Q_SLOTS:
    void look();                        // by itself: whenever the ledger changes, and every half minute
    void verifyFailed(quint64 logSize); // a log of this size does not hold

Q_SIGNALS:
    void notified(const countersign::view::Notification &notification);
    void looked(); // the ledger answered

private:
    void seen(const AttentionReading &reading);
    void tell(const std::vector<Attention> &attention);

    ConsoleSession &m_session;
    NotificationBudget m_budget{};
    QTimer m_tick;
    async::Generation m_reads{};
    bool m_started = false;
    std::int64_t m_conflicts = 0;     // open when last looked
    std::int64_t m_conflictsTold = 0; // ever; makes each a state of its own
};

} // namespace countersign::view
