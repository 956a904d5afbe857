// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDBusConnection>
#include <QList>
#include <QObject>
#include <QProcess>
#include <QString>
#include <QStringList>
#include <QVariantMap>

#include <memory>

// A message bus of the test's own, and the notification service of a desktop that shows nothing.
namespace countersign::app {

class PrivateBus final
{
public:
    PrivateBus(); // throws where dbus-daemon does not start
    ~PrivateBus();
    PrivateBus(const PrivateBus &) = delete;
    PrivateBus &operator=(const PrivateBus &) = delete;

    QDBusConnection connection(const QString &name); // a client of its own

private:
    QProcess m_daemon{};
    QString m_address{};
    QStringList m_names{};
};

class FakeDesktop final : public QObject
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.Notifications")
public:
    struct Shown
    {
        QString title{}, body{};
        QStringList actions{};
        int urgency = -1;
    };

    explicit FakeDesktop(const QDBusConnection &bus); // throws where the name is taken
    ~FakeDesktop() override;

    const QList<Shown> &shown() const { return m_shown; } // the id is the place, from 1
    void press(uint id, const QString &action) { Q_EMIT ActionInvoked(id, action); }
    void dismiss(uint id) { Q_EMIT NotificationClosed(id, 2); }

public Q_SLOTS: // NOLINT: the names are the specification's
    QString GetServerInformation(QString &vendor, QString &version, QString &specVersion);
    uint Notify(const QString &program, uint replaces, const QString &icon, const QString &title, const QString &body,
                const QStringList &actions, const QVariantMap &hints, int expiry);

Q_SIGNALS:
    void ActionInvoked(uint id, const QString &action);
    void NotificationClosed(uint id, uint reason);

private:
    QDBusConnection m_bus;
    QList<Shown> m_shown{};
};

} // namespace countersign::app
