// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/demo/demo_folder.h"
#include "tests/console/console_fixture.h"
#include "tests/providers/support/raw_server.h"

#include <QElapsedTimer>

#include <chrono>
#include <future>

// Complaint 5: a provider that takes the question and never answers.
namespace countersign::console {
namespace {

using namespace std::chrono_literals;

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr int Slower = 6; // what the sanitizers cost
#else
constexpr int Slower = 1;
#endif
constexpr auto LongestStall = view::longestStallAllowed();
constexpr auto StoppedWithin = 300ms * Slower;
constexpr std::chrono::milliseconds MovingFor = 3s;

class HangingProvider : public ConsoleTest
{
protected:
    ~HangingProvider() override { m_release.set_value(); }

    std::promise<void> m_release; // the server ends with the test
    std::shared_future<void> m_released{m_release.get_future()};
    test::RawServer m_server{[released = m_released](const std::string &) {
        released.wait();
        return std::string();
    }};
};

TEST_F(HangingProvider, MovesOnMeanwhileAndEscSaysStopped)
{
    app::Profile profile = profileOf("operator");
    for (app::ProviderAccount &account : profile.providerAccounts)
        if (account.account == app::FastAccount) {
            account.sandboxState.clear();
            account.baseUrl = m_server.url("");
        }
    open(std::make_unique<app::Console>(std::move(profile), COUNTERSIGN_BIN_DIR, false, theme(), clock()));
    goTo("accepted_small");
    press(Qt::Key_L);
    ASSERT_TRUE(until([this] { return m_server.connections() > 0; })) << screen().toStdString();
    async::Heartbeat heart;
    QElapsedTimer moving;
    moving.start();
    int moves = 0;
    ASSERT_TRUE(until([&] {
        press(++moves % 12 < 6 ? Qt::Key_J : Qt::Key_K);
        return moving.hasExpired(MovingFor.count());
    }));
    EXPECT_TRUE(screens().lookup.isRunning()) << "it hung all the time";
    EXPECT_LT(heart.longestStall(), LongestStall) << moves << " moves";
    QElapsedTimer stopping;
    stopping.start();
    press(Qt::Key_Escape);
    ASSERT_TRUE(says("Stopped"));
    EXPECT_LE(std::chrono::nanoseconds(stopping.nsecsElapsed()), StoppedWithin);
    EXPECT_EQ(m_server.connections(), 1U) << "nobody asked again";
    signOut();
}

} // namespace
} // namespace countersign::console
