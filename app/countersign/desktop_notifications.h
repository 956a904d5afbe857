// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/view/notify/notification_words.h"

#include <QDBusConnection>
#include <QDBusServiceWatcher>
#include <QHash>
#include <QObject>
#include <QPointer>

#include <functional>

// Hands notifications to the desktop over D-Bus (org.freedesktop.Notifications). Without a bus, or where nobody shows
// any, nothing is sent and nothing fails. GUI thread; waits for nobody.
namespace countersign::app {

class DesktopNotifications final : public QObject
{
    Q_OBJECT
public:
    // `bus`: QDBusConnection::sessionBus() in the program.
    explicit DesktopNotifications(const QDBusConnection &bus, QObject *parent = nullptr);

    bool available() const { return m_available; }
    QString unavailableReason() const; // in words; "" while available
    // `open` runs when the person chooses Open; at most once, and not after `place` is gone.
    void send(const view::NotificationText &text, bool critical, QObject *place, std::function<void()> open);

Q_SIGNALS:
    void availabilityChanged();

private Q_SLOTS:
    void actionInvoked(uint id, const QString &action);
    void closed(uint id, uint reason);

private:
    struct Sent
    {
        QPointer<QObject> place{};
        std::function<void()> open{};
    };
    void ask();
    void setAvailable(bool available);

    QDBusConnection m_bus;
    QDBusServiceWatcher m_watcher;
    bool m_available = false;
    QHash<uint, Sent> m_sent{}; // still on the screen
};

} // namespace countersign::app
