// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/console/fake_desktop.h"

#include <stdexcept>

namespace countersign::app {

namespace {

constexpr int PatienceMs = 10'000;
const QString NotificationsName = QStringLiteral("org.freedesktop.Notifications");
const QString NotificationsPath = QStringLiteral("/org/freedesktop/Notifications");

} // namespace

PrivateBus::PrivateBus()
{
    m_daemon.start(QStringLiteral("dbus-daemon"),
                   {QStringLiteral("--session"), QStringLiteral("--nofork"), QStringLiteral("--print-address")});
    while (m_daemon.state() != QProcess::NotRunning && !m_daemon.canReadLine())
        if (!m_daemon.waitForReadyRead(PatienceMs))
            break;
    m_address = QString::fromUtf8(m_daemon.readLine()).trimmed();
    if (m_address.isEmpty())
        throw std::runtime_error("dbus-daemon does not start; Debian's package dbus has it");
}

PrivateBus::~PrivateBus()
{
    for (const QString &name : m_names)
        QDBusConnection::disconnectFromBus(name);
    m_daemon.terminate();
    m_daemon.waitForFinished(PatienceMs);
}

QDBusConnection PrivateBus::connection(const QString &name)
{
    m_names.append(name);
    return QDBusConnection::connectToBus(m_address, name);
}

FakeDesktop::FakeDesktop(const QDBusConnection &bus) : m_bus(bus)
{
    m_bus.registerObject(NotificationsPath, this, QDBusConnection::ExportAllSlots | QDBusConnection::ExportAllSignals);
    if (!m_bus.registerService(NotificationsName))
        throw std::runtime_error("the name of the notification service is taken");
}

FakeDesktop::~FakeDesktop()
{
    m_bus.unregisterService(NotificationsName);
    m_bus.unregisterObject(NotificationsPath);
}

QString FakeDesktop::GetServerInformation(QString &vendor, QString &version, QString &specVersion)
{
    vendor = QStringLiteral("countersign");
    version = QStringLiteral("1");
    specVersion = QStringLiteral("1.2");
    return QStringLiteral("fake");
}

uint FakeDesktop::Notify(const QString & /*program*/, uint /*replaces*/, const QString & /*icon*/, const QString &title,
                         const QString &body, const QStringList &actions, const QVariantMap &hints, int /*expiry*/)
{
    m_shown.append({title, body, actions, hints.value(QStringLiteral("urgency"), -1).toInt()});
    return static_cast<uint>(m_shown.size());
}

} // namespace countersign::app
