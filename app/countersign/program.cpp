// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/countersign/program.h"

#include "app/countersign/profiles.h"
#include "app/countersign/screens.h"
#include "models/async/deliver.h"
#include "models/view/wording/wording.h"
#include "ui/settings/settings_pane.h"
#include "ui/widgets/empty_view.h"

#include <QApplication>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>
#include <utility>

namespace countersign::app {

namespace {

constexpr QSize NoticeSize(760, 460);

QString freshDemoDir()
{
    const QString data = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    return QDir(data).filePath(QStringLiteral("demo-") +
                               QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyyMMdd-HHmmss")));
}

void bringToFront(QWidget &window)
{
    window.setWindowState(window.windowState() & ~Qt::WindowMinimized);
    window.show();
    window.raise();
    window.activateWindow();
}

} // namespace

struct Program::Opened
{
    QString profile{}; // absolute path
    std::unique_ptr<Console> console{};
    std::unique_ptr<view::AttentionWatch> watch{}; // dies first: it reads through the console's session
};

Program::Program(ProgramOptions options, std::string binFolder, const Clock &clock, const QDBusConnection &bus)
    : m_options(std::move(options)), m_binFolder(std::move(binFolder)), m_clock(clock), m_desktop(bus)
{
    ui::followSettings(m_settings, m_theme);
    const auto sayWhy = [this] { m_settings.setNotificationsUnavailable(m_desktop.unavailableReason()); };
    connect(&m_desktop, &DesktopNotifications::availabilityChanged, &m_settings, sayWhy);
    sayWhy();
}

Program::~Program() = default;

QList<Console *> Program::consoles() const
{
    QList<Console *> consoles;
    for (const auto &opened : m_open)
        consoles.append(opened->console.get());
    return consoles;
}

void Program::start()
{
    if (m_options.demo)
        return buildDemo();
    if (m_options.profiles.isEmpty())
        return choose();
    for (const QString &profile : std::as_const(m_options.profiles))
        open(profile);
}

void Program::choose()
{
    if (m_choice && m_choice->window().isVisible())
        return bringToFront(m_choice->window());
    QStringList profiles = m_profiles;
    for (const QString &recent : recentProfiles())
        if (!profiles.contains(recent))
            profiles.append(recent);
    m_choice = std::make_unique<ProfileChoice>(profiles, m_binFolder, m_options.readOnly, m_theme);
    const auto &chosen = m_choice->presenter();
    connect(&chosen, &view::ConnectionPresenter::connectWanted, this, &Program::open, Qt::QueuedConnection);
    connect(&chosen, &view::ConnectionPresenter::demoWanted, this, &Program::buildDemo, Qt::QueuedConnection);
    m_choice->window().show();
}

void Program::say(const QString &text)
{
    const bool more = m_notice && m_notice->isVisible();
    const QString before = more ? m_notice->sentence() + QLatin1Char('\n') : QString();
    if (!more) {
        m_notice = std::make_unique<ui::EmptyView>();
        m_notice->setObjectName(QStringLiteral("notice"));
        m_notice->resize(NoticeSize);
    }
    m_notice->say(before + text);
    m_notice->show();
}

void Program::open(const QString &profilePath)
{
    const QString path = QFileInfo(profilePath).absoluteFilePath();
    for (const auto &opened : m_open)
        if (opened->profile == path)
            return bringToFront(opened->console->window());
    auto profile = loadProfile(path.toStdString());
    if (!profile)
        return say(view::errorText(profile.error()));
    rememberProfile(path);
    m_open.push_back(std::make_unique<Opened>());
    Opened &opened = *m_open.back();
    opened.profile = path;
    opened.console = std::make_unique<Console>(std::move(*profile), m_binFolder, m_options.readOnly, m_theme, m_clock);
    opened.console->useSettings(m_settings);
    wire(opened);
    opened.console->window().show();
    m_choice.reset();
}

void Program::wire(Opened &opened)
{
    Console *const console = opened.console.get();
    // Queued: none of them may end the console under the signal's own feet.
    connect(
        console, &Console::closed, this, [this, console] { close(console); }, Qt::QueuedConnection);
    connect(console, &Console::anotherWanted, this, &Program::choose, Qt::QueuedConnection);
    connect(
        console, &Console::quitWanted, this, [] { QApplication::closeAllWindows(); }, Qt::QueuedConnection);
    connect(
        console, &Console::personWanted, this,
        [this, console] {
            choose(); // first: the program ends with the last window
            close(console);
        },
        Qt::QueuedConnection);
    opened.watch = std::make_unique<view::AttentionWatch>(console->session());
    auto *history = &console->screens().history;
    connect(history, &view::HistoryPresenter::verified, opened.watch.get(),
            [history, watch = opened.watch.get()](bool holds) {
                if (!holds)
                    watch->verifyFailed(history->state().verdict.size);
            });
    connect(opened.watch.get(), &view::AttentionWatch::notified, this,
            [this, console](const view::Notification &notification) { notify(console, notification); });
}

void Program::close(const Console *console)
{
    const auto found = std::find_if(m_open.begin(), m_open.end(),
                                    [console](const auto &opened) { return opened->console.get() == console; });
    if (found != m_open.end()) {
        m_leaving.push_back(std::move((*found)->console));
        m_open.erase(found);
        Console *const leaving = m_leaving.back().get();
        connect(
            leaving, &Console::signedOut, this,
            [this, leaving] { std::erase_if(m_leaving, [leaving](const auto &one) { return one.get() == leaving; }); },
            Qt::QueuedConnection);
        leaving->signOut();
    }
    const bool anythingElse = (m_choice && m_choice->window().isVisible()) || (m_notice && m_notice->isVisible());
    if (m_open.empty() && !anythingElse)
        QCoreApplication::quit(); // the last window was this one
}

void Program::notify(const Console *console, const view::Notification &notification)
{
    if (!m_settings.state().notificationsOn)
        return;
    const auto found = std::find_if(m_open.begin(), m_open.end(),
                                    [console](const auto &opened) { return opened->console.get() == console; });
    if (found == m_open.end())
        return;
    auto *window = &(*found)->console->window();
    const auto text = view::notificationText(notification, (*found)->console->session().identity().environment);
    m_desktop.send(text, notification.critical, window, [window, page = text.page] {
        bringToFront(*window);
        window->showPage(page);
    });
}

void Program::buildDemo()
{
    if (m_demo) // one at a time
        return bringToFront(*m_notice);
    const QString dir = m_options.demoDir.isEmpty() ? freshDemoDir() : m_options.demoDir;
    QDir().mkpath(QFileInfo(dir).path());
    say(tr("Building a demo in %1: workers are really killed, so this takes about a minute.").arg(view::visible(dir)));
    m_choice.reset(); // after: the program ends with the last window
    m_demo = std::make_unique<DemoOpening>(dir.toStdString(), m_binFolder, m_clock);
    async::deliver(m_demo->build(), this, [this](Result<DemoReport> built) {
        m_demo.reset();
        if (!built)
            return say(view::errorText(built.error()));
        for (const auto &[person, path] : built->profiles)
            m_profiles << QString::fromStdString(path);
        open(QString::fromStdString(built->profiles.at("operator")));
        m_notice.reset(); // after: the program ends with the last window
    });
}

} // namespace countersign::app
