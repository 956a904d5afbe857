// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/countersign/desktop_notifications.h"

#include "tests/console/fake_desktop.h"
#include "tests/view/until.h"

#include <gtest/gtest.h>

#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QSignalSpy>

#include <memory>

namespace countersign::app {
namespace {

using view::until;

class DesktopNotificationsTest : public testing::Test
{
protected:
    void showOn()
    {
        m_desktop = std::make_unique<FakeDesktop>(m_bus.connection(QStringLiteral("desktop")));
        m_sender = std::make_unique<DesktopNotifications>(m_bus.connection(QStringLiteral("console")));
        ASSERT_TRUE(until([&] { return m_sender->available(); }));
    }
    void send(bool critical)
    {
        const auto before = m_desktop->shown().size();
        m_sender->send(m_text, critical, m_place.get(), [this] { ++m_opened; });
        ASSERT_TRUE(until([&] { return m_desktop->shown().size() > before; }));
        settle();
    }
    // Whatever was sent has been answered: messages of one connection keep their order.
    void settle()
    {
        for (int turn = 0; turn < 2; ++turn) {
            bool answered = false;
            auto call = QDBusMessage::createMethodCall(
                QStringLiteral("org.freedesktop.Notifications"), QStringLiteral("/org/freedesktop/Notifications"),
                QStringLiteral("org.freedesktop.Notifications"), QStringLiteral("GetServerInformation"));
            QDBusPendingCallWatcher watcher(QDBusConnection(QStringLiteral("console")).asyncCall(call));
            QObject::connect(&watcher, &QDBusPendingCallWatcher::finished, &watcher, [&answered] { answered = true; });
            ASSERT_TRUE(until([&] { return answered; }));
        }
    }

    PrivateBus m_bus{};
    std::unique_ptr<FakeDesktop> m_desktop{};
    std::unique_ptr<DesktopNotifications> m_sender{};
    std::unique_ptr<QObject> m_place = std::make_unique<QObject>();
    view::NotificationText m_text{QStringLiteral("title"), QStringLiteral("body"), QStringLiteral("queue")};
    int m_opened = 0;
};

TEST_F(DesktopNotificationsTest, HandsOverTheWordsAndOneActionAndHowUrgentItIs)
{
    showOn();
    send(false);
    send(true);
    ASSERT_EQ(m_desktop->shown().size(), 2);
    const auto &ordinary = m_desktop->shown().at(0);
    EXPECT_EQ(ordinary.title, QStringLiteral("title"));
    EXPECT_EQ(ordinary.body, QStringLiteral("body"));
    EXPECT_EQ(ordinary.actions, (QStringList{QStringLiteral("default"), QStringLiteral("Open")}));
    EXPECT_EQ(ordinary.urgency, 1);
    EXPECT_EQ(m_desktop->shown().at(1).urgency, 2);
}

TEST_F(DesktopNotificationsTest, OpenLeadsThereOnce)
{
    showOn();
    send(false);
    m_desktop->press(99, QStringLiteral("default")); // somebody else's
    m_desktop->press(1, QStringLiteral("other"));
    m_desktop->press(1, QStringLiteral("default"));
    m_desktop->press(1, QStringLiteral("default"));
    settle();
    EXPECT_EQ(m_opened, 1);
}

TEST_F(DesktopNotificationsTest, OpenLeadsNowhereOnceTheWindowIsGoneOrTheNotificationWasClosed)
{
    showOn();
    send(false);
    send(false);
    m_desktop->dismiss(1);
    m_desktop->press(1, QStringLiteral("default"));
    m_place.reset();
    m_desktop->press(2, QStringLiteral("default"));
    settle();
    EXPECT_EQ(m_opened, 0);
}

TEST_F(DesktopNotificationsTest, WithoutABusThereIsNoneAndItSaysSo)
{
    DesktopNotifications sender(QDBusConnection(QStringLiteral("no such connection")));
    EXPECT_FALSE(sender.available());
    EXPECT_FALSE(sender.unavailableReason().isEmpty());
    sender.send(m_text, true, m_place.get(), [this] { ++m_opened; });
    EXPECT_EQ(m_opened, 0);
}

TEST_F(DesktopNotificationsTest, ADesktopThatComesAndGoesIsNoticed)
{
    m_sender = std::make_unique<DesktopNotifications>(m_bus.connection(QStringLiteral("console")));
    const QSignalSpy told(m_sender.get(), &DesktopNotifications::availabilityChanged);
    EXPECT_FALSE(m_sender->unavailableReason().isEmpty());
    m_sender->send(m_text, true, m_place.get(), [] {});
    m_desktop = std::make_unique<FakeDesktop>(m_bus.connection(QStringLiteral("desktop")));
    ASSERT_TRUE(until([&] { return m_sender->available(); }));
    EXPECT_TRUE(m_sender->unavailableReason().isEmpty());
    EXPECT_TRUE(m_desktop->shown().isEmpty()) << "what nobody showed is not sent later";
    m_desktop.reset();
    ASSERT_TRUE(until([&] { return !m_sender->available(); }));
    EXPECT_EQ(told.count(), 2);
}

} // namespace
} // namespace countersign::app
