// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/console/console_fixture.h"

#include "tests/console/demo_master.h"
#include "tests/console/on_screen.h"

#include <QApplication>
#include <QSettings>
#include <QTest>

#include <algorithm>
#include <csignal>
#include <filesystem>

namespace countersign::console {

namespace {

namespace fs = std::filesystem;

constexpr QSize UsualSize(1280, 800);
const QString Task = QStringLiteral("task");

} // namespace

void ConsoleTest::SetUp()
{
    static_cast<void>(std::signal(SIGPIPE, SIG_IGN)); // as the program does
    ASSERT_TRUE(m_home.isValid());
    QApplication::setOrganizationName(QStringLiteral("countersign"));
    QApplication::setApplicationName(QStringLiteral("countersign"));
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_home.path());
    qputenv("XDG_STATE_HOME", m_home.path().toLocal8Bit());
    ASSERT_FALSE(demoMaster().dir.empty());
    m_dir = copyOfDemo();
    m_before = sent();
    m_witness = std::make_unique<app::CompositionRoot>(profileOf("auditor"), app::NoDescriptor, COUNTERSIGN_BIN_DIR);
}

void ConsoleTest::TearDown()
{
    signOut();
    m_witness.reset();
    if (m_dir.empty())
        return;
    const Sent after = sent();
    EXPECT_EQ(after.requests, m_before.requests) << "the console made a provider do something";
    EXPECT_EQ(after.effects, m_before.effects);
    std::error_code error;
    fs::remove_all(m_dir, error);
    EXPECT_FALSE(error) << error.message();
}

ConsoleTest::Sent ConsoleTest::sent() const
{
    auto requests = sandbox::readRequests(sandboxDir());
    auto effects = sandbox::readEffects(sandboxDir());
    if (!requests || !effects) {
        ADD_FAILURE() << describe(requests ? effects.error() : requests.error());
        return {};
    }
    std::erase_if(*requests, [](const auto &request) { return request.method == "GET"; });
    return {std::move(*requests), std::move(*effects)};
}

app::Profile ConsoleTest::profileOf(const std::string &person) const
{
    auto profile = app::loadProfile(m_dir + "/profiles/" + person + ".json");
    if (!profile) {
        ADD_FAILURE() << describe(profile.error());
        return {};
    }
    return std::move(*profile);
}

effect::EffectRef ConsoleTest::refOf(const std::string &scenario) const
{
    const app::DemoReport &demo = demoMaster();
    return demo.ref(demo.scenarios.at(scenario)).value();
}

void ConsoleTest::signIn(const std::string &person)
{
    signOut();
    open(std::make_unique<app::Console>(profileOf(person), COUNTERSIGN_BIN_DIR, false, m_theme, m_clock));
}

void ConsoleTest::open(std::unique_ptr<app::Console> console)
{
    m_console = std::move(console);
    window().resize(UsualSize);
    window().show();
    window().activateWindow();
    ASSERT_TRUE(until([this] {
        return window().isActiveWindow() && screens().queue.state().emptiness != view::Emptiness::NotYetLoaded &&
               screens().dossier.state().reading == view::DossierState::Reading::Shown &&
               !screens().dossier.state().loading;
    }));
}

void ConsoleTest::signOut()
{
    m_console.reset();
}

void ConsoleTest::beginTask()
{
    m_keys.forget();
    m_keys.beginTask(Task);
}

void ConsoleTest::press(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    m_keys.press(&window(), key, modifiers);
}

void ConsoleTest::type(const char *text)
{
    m_keys.type(&window(), QString::fromUtf8(text));
    ASSERT_TRUE(until([&] { return !m_keys.isTyping(); }));
}

int ConsoleTest::keystrokes() const
{
    return m_keys.counts().value(Task).keystrokes;
}

void ConsoleTest::goTo(const effect::EffectRef &ref)
{
    m_keys.beginTask({});
    press(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    type(ref.key.value().c_str());
    press(Qt::Key_Return);
    ASSERT_TRUE(until([&] {
        const auto &shown = screens().dossier.state();
        return shown.ref == ref && shown.reading == view::DossierState::Reading::Shown && !shown.loading;
    }));
}

void ConsoleTest::showPage(Qt::Key digit, const char *pageId)
{
    m_keys.beginTask({});
    chord(digit);
    const QString id = QLatin1String(pageId);
    ASSERT_TRUE(until([&] { return window().currentPage()->pageId() == id && hasRead(id); })) << pageId;
}

bool ConsoleTest::hasRead(const QString &pageId)
{
    const app::Screens &all = screens();
    if (pageId == QLatin1String("approvals"))
        return all.approvals.state().phase == view::InboxPhase::Ready;
    if (pageId == QLatin1String("history"))
        return all.history.state().loadedOnce && all.history.state().detail.has_value();
    if (pageId == QLatin1String("health"))
        return !all.health.state().loading;
    if (pageId == QLatin1String("lookups"))
        return !all.lookups.state().loading;
    if (pageId == QLatin1String("providers"))
        return !all.providers.state().loading;
    if (pageId == QLatin1String("policy"))
        return !all.policy.state().loading;
    return !all.queue.state().loading && !all.dossier.state().loading;
}

void ConsoleTest::lookUp()
{
    press(Qt::Key_L);
    ASSERT_TRUE(until([this] {
        return screens().lookup.state().phase == view::LookupRunState::Phase::Finished &&
               !screens().dossier.state().loading;
    })) << screen().toStdString();
}

view::SheetPresenter &ConsoleTest::sheet()
{
    view::SheetPresenter &approving = screens().approvals.sheet();
    return approving.isOpen() ? approving : screens().sheet;
}

bool ConsoleTest::sheetIs(view::SheetPhase phase)
{
    return until([&] { return sheet().state().phase == phase; });
}

bool ConsoleTest::sheetCanBeSigned()
{
    return until([this] { return sheet().state().canSign(); });
}

QString ConsoleTest::screen()
{
    return wordsOn(window());
}

bool ConsoleTest::says(const char *words)
{
    return until([&] { return screen().contains(QString::fromUtf8(words), Qt::CaseInsensitive); });
}

QString ConsoleTest::focused() const
{
    const QWidget *widget = QApplication::focusWidget();
    return widget == nullptr ? QString() : widget->objectName();
}

// An error is thrown, and fails the test.
ledger::Dossier ConsoleTest::dossier(const effect::EffectRef &ref)
{
    return m_witness->reader().value()->dossier(ref).value();
}

std::vector<std::string> ConsoleTest::madeFor(const effect::EffectRef &ref)
{
    const std::string key = dossier(ref).intent.providerKey;
    std::vector<std::string> ids;
    for (const sandbox::LoggedEffect &made : sent().effects)
        if (made.idempotencyKey == key)
            for (const sandbox::MadeObject &object : made.objects)
                ids.push_back(object.id);
    return ids;
}

} // namespace countersign::console
