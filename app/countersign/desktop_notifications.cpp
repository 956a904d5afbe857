// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/countersign/desktop_notifications.h"

#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QGuiApplication>
#include <QVariantMap>

#include <utility>

namespace countersign::app {

namespace {

const QString Service = QStringLiteral("org.freedesktop.Notifications");
const QString Path = QStringLiteral("/org/freedesktop/Notifications");
const QString OpenAction = QStringLiteral("default"); // the click on the notification itself
enum class Urgency : uchar { Low, Normal, Critical }; // critical ones stay until the person closes them
constexpr int ExpiryOfTheDesktop = -1;

QDBusMessage notificationsCall(const char *method)
{
    return QDBusMessage::createMethodCall(Service, Path, Service, QLatin1String(method));
}

} // namespace

DesktopNotifications::DesktopNotifications(const QDBusConnection &bus, QObject *parent) : QObject(parent), m_bus(bus)
{
    if (!m_bus.isConnected())
        return;
    m_watcher.setConnection(m_bus);
    m_watcher.addWatchedService(Service);
    connect(&m_watcher, &QDBusServiceWatcher::serviceRegistered, this, &DesktopNotifications::ask);
    connect(&m_watcher, &QDBusServiceWatcher::serviceUnregistered, this, [this] { setAvailable(false); });
    m_bus.connect(Service, Path, Service, QStringLiteral("ActionInvoked"), this, SLOT(actionInvoked(uint, QString)));
    m_bus.connect(Service, Path, Service, QStringLiteral("NotificationClosed"), this, SLOT(closed(uint, uint)));
    ask();
}

QString DesktopNotifications::unavailableReason() const
{
    if (m_available)
        return {};
    return m_bus.isConnected() ? tr("Nothing on this desktop shows notifications; the console shows none.")
                               : tr("There is no session bus (D-Bus) here; the console shows no notifications.");
}

// Starts the service where the desktop only starts it on demand.
void DesktopNotifications::ask()
{
    auto *answer = new QDBusPendingCallWatcher(m_bus.asyncCall(notificationsCall("GetServerInformation")), this);
    connect(answer, &QDBusPendingCallWatcher::finished, this, [this, answer] {
        setAvailable(!answer->isError());
        answer->deleteLater();
    });
}

void DesktopNotifications::setAvailable(bool available)
{
    if (std::exchange(m_available, available) != available)
        Q_EMIT availabilityChanged();
}

void DesktopNotifications::send(const view::NotificationText &text, bool critical, QObject *place,
                                std::function<void()> open)
{
    if (!m_available)
        return;
    const auto urgency = critical ? Urgency::Critical : Urgency::Normal;
    const QVariantMap hints{{QStringLiteral("urgency"), QVariant::fromValue(static_cast<uchar>(urgency))},
                            {QStringLiteral("desktop-entry"), QGuiApplication::desktopFileName()}};
    auto call = notificationsCall("Notify");
    call << QStringLiteral("Countersign") << 0U << QGuiApplication::desktopFileName() << text.title << text.body
         << QStringList{OpenAction, tr("Open")} << hints << ExpiryOfTheDesktop;
    auto *answer = new QDBusPendingCallWatcher(m_bus.asyncCall(call), this);
    connect(answer, &QDBusPendingCallWatcher::finished, this,
            [this, answer, place = QPointer<QObject>(place), run = std::move(open)]() mutable {
                const QDBusPendingReply<uint> reply = *answer;
                if (!reply.isError())
                    m_sent.insert(reply.value(), {place, std::move(run)});
                answer->deleteLater();
            });
}

void DesktopNotifications::actionInvoked(uint id, const QString &action)
{
    // Everybody's actions are told to everybody: only our own ids count.
    const auto sent = m_sent.find(id);
    if (sent == m_sent.end() || action != OpenAction)
        return;
    const Sent chosen = std::move(*sent);
    m_sent.erase(sent);
    if (chosen.place)
        chosen.open();
}

void DesktopNotifications::closed(uint id, uint /*reason*/)
{
    m_sent.remove(id);
}

} // namespace countersign::app
