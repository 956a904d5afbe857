// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/countersign/program.h"
#include "app/countersign/screens.h"
#include "models/audit/trust.h"
#include "models/base/file.h"
#include "tests/console/on_screen.h"
#include "tests/ledger/ledger_scenes.h"
#include "tests/view/until.h"
#include "ui/actions/action_set.h"
#include "ui/connection/connection_page.h"
#include "ui/widgets/empty_view.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSet>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace countersign::app {
namespace {

using view::until;

// Two embedded ledgers, the second with twice as much in it, and profiles of people who read them.
class SeveralLedgers : public testing::Test
{
protected:
    void SetUp() override
    {
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path());
        QApplication::setOrganizationName(QStringLiteral("countersign-test"));
        QApplication::setApplicationName(QStringLiteral("countersign-test"));
        ledger::lapsed(m_first, "pay-1");
        ledger::lapsed(m_second, "pay-1");
        ledger::lapsed(m_second, "pay-2");
    }
    void TearDown() override
    {
        m_program.reset();
        QSettings().clear();
    }

    QString profile(ledger::BootstrappedLedger &at, const QString &name, ledger::Who who = ledger::Who::Auditor)
    {
        const std::string file = m_folder.filePath(name).toStdString();
        ledger::must(writeFileAtomically(file + ".trust", audit::encodeTrust(at.trust()), 0600));
        Profile profile;
        profile.person = ledger::personOf(who);
        profile.tenant = ledger::Tenant;
        profile.ledger = std::string(SqliteScheme) + at.path();
        profile.trust = file + ".trust";
        profile.providerAccounts = {{"sandbox", "sandbox", "acct_1", file + ".token", {}, {}}};
        ledger::must(writeFileAtomically(file, encodeProfile(profile), 0600));
        return QString::fromStdString(file);
    }
    Program &start(const QStringList &profiles)
    {
        m_program.reset(); // what it remembers is written
        ProgramOptions options;
        options.profiles = profiles;
        m_program =
            std::make_unique<Program>(options, COUNTERSIGN_BIN_DIR, m_clock, QDBusConnection(QStringLiteral("no bus")));
        m_program->start();
        return *m_program;
    }
    Console &console(int index) { return *m_program->consoles().at(index); }
    bool shows(int index, int rows)
    {
        return until([&] { return console(index).screens().queue.rows().size() == rows; });
    }
    static QWidget *topLevel(const char *name)
    {
        for (QWidget *widget : QApplication::topLevelWidgets())
            if (widget->objectName() == QLatin1String(name) && widget->isVisible())
                return widget;
        return nullptr;
    }

    SystemClock m_clock{};
    QTemporaryDir m_folder{};
    ledger::BootstrappedLedger m_first{}, m_second{};
    std::unique_ptr<Program> m_program{};
};

TEST_F(SeveralLedgers, HaveAWindowEachWithItsEnvironmentAndItsOwnRows)
{
    start({profile(m_first, QStringLiteral("first")), profile(m_second, QStringLiteral("second"))});
    ASSERT_EQ(m_program->consoles().size(), 2);
    EXPECT_TRUE(shows(0, 1));
    EXPECT_TRUE(shows(1, 2));
    for (int index = 0; index < 2; ++index) {
        const QString title = console(index).window().windowTitle();
        EXPECT_TRUE(console(index).window().isVisible());
        EXPECT_TRUE(title.startsWith(QLatin1String("SANDBOX"))) << title.toStdString();
        EXPECT_TRUE(title.contains(console(index).session().identity().ledgerName)) << title.toStdString();
    }
    EXPECT_TRUE(console(0).actions().conflicts().isEmpty())
        << console(0).actions().conflicts().join(QLatin1Char('\n')).toStdString();
}

TEST_F(SeveralLedgers, OneThatIsOpenAlreadyIsNotOpenedAgain)
{
    const QString path = profile(m_first, QStringLiteral("first"));
    start({path, path});
    EXPECT_EQ(m_program->consoles().size(), 1);
}

TEST_F(SeveralLedgers, OneThatCannotBeOpenedSaysWhyAndKeepsNoOther)
{
    start({m_folder.filePath(QStringLiteral("nothing")), profile(m_first, QStringLiteral("first"))});
    ASSERT_EQ(m_program->consoles().size(), 1);
    const auto *notice = qobject_cast<ui::EmptyView *>(topLevel("notice"));
    ASSERT_NE(notice, nullptr);
    EXPECT_FALSE(notice->sentence().isEmpty());
}

bool anyWindow()
{
    const auto windows = QApplication::topLevelWidgets();
    return std::any_of(windows.begin(), windows.end(), [](const QWidget *window) { return window->isVisible(); });
}

TEST_F(SeveralLedgers, TheProgramEndsWithTheLastWindow)
{
    start({profile(m_first, QStringLiteral("first")), profile(m_second, QStringLiteral("second"))});
    const QSignalSpy ended(qApp, &QGuiApplication::lastWindowClosed);
    console(0).window().close();
    ASSERT_TRUE(until([&] { return m_program->consoles().size() == 1; }));
    EXPECT_EQ(ended.count(), 0);
    EXPECT_TRUE(shows(0, 2)) << "the other goes on";
    console(0).window().close();
    ASSERT_TRUE(until([&] { return m_program->consoles().isEmpty(); }));
    EXPECT_FALSE(anyWindow()) << "the program ends with its last window";
}

TEST_F(SeveralLedgers, QuitClosesAllOfThem)
{
    start({profile(m_first, QStringLiteral("first")), profile(m_second, QStringLiteral("second"))});
    console(0).actions().find(QStringLiteral("console.quit"))->trigger();
    ASSERT_TRUE(until([&] { return m_program->consoles().isEmpty(); }));
    EXPECT_FALSE(anyWindow()) << "the program ends with its last window";
}

TEST_F(SeveralLedgers, AnotherIsChosenFromThoseOpenedBefore)
{
    const QString first = profile(m_first, QStringLiteral("first"));
    const QString second = profile(m_second, QStringLiteral("second"));
    start({first, second});
    start({first});
    ASSERT_EQ(m_program->consoles().size(), 1);
    console(0).actions().find(QStringLiteral("console.another"))->trigger();
    ASSERT_TRUE(until([] { return topLevel("connection") != nullptr; }));
    auto *choice = topLevel("connection");
    auto *profiles = choice->findChild<QListWidget *>(QStringLiteral("connection.profiles"));
    ASSERT_EQ(profiles->count(), 2);
    profiles->setCurrentRow(1); // the newest comes first, and that is the first ledger
    choice->findChild<QPushButton *>(QStringLiteral("connection.connect"))->click();
    ASSERT_TRUE(until([&] { return m_program->consoles().size() == 2; }));
    EXPECT_TRUE(shows(1, 2));
    EXPECT_EQ(topLevel("connection"), nullptr);
}

// Whoever starts the program for the first time and was given a profile.
TEST_F(SeveralLedgers, WithoutAnyProfileOneIsOpenedFromItsFile)
{
    const QString path = profile(m_first, QStringLiteral("first.json"));
    start({});
    auto *choice = topLevel("connection");
    ASSERT_NE(choice, nullptr);
    EXPECT_TRUE(console::wordsOn(*choice).contains(QLatin1String("No profile was opened here before.")));
    auto *file = choice->findChild<QPushButton *>(QStringLiteral("connection.file"));
    ASSERT_TRUE(until([file] { return file->hasFocus(); }));
    QTest::keyClick(file, Qt::Key_Space);
    auto *files = choice->findChild<QFileDialog *>(QStringLiteral("connection.files"));
    ASSERT_NE(files, nullptr);
    files->findChild<QLineEdit *>()->setText(path);
    static_cast<QDialog *>(files)->accept();
    ASSERT_TRUE(until(
        [choice] { return choice->findChild<QListWidget *>(QStringLiteral("connection.profiles"))->count() == 1; }));
    choice->findChild<QPushButton *>(QStringLiteral("connection.connect"))->click();
    ASSERT_TRUE(until([&] { return m_program->consoles().size() == 1; }));
    EXPECT_TRUE(shows(0, 1));
}

TEST_F(SeveralLedgers, AProfileThatCannotBeReadIsNamedAmongTheOthers)
{
    const QString first = profile(m_first, QStringLiteral("first"));
    const QString second = profile(m_second, QStringLiteral("second"));
    start({first, second});
    ledger::must(writeFileAtomically(second.toStdString(), "{", 0600));
    start({});
    auto *choice = topLevel("connection");
    ASSERT_NE(choice, nullptr);
    EXPECT_EQ(choice->findChild<QListWidget *>(QStringLiteral("connection.profiles"))->count(), 1);
    EXPECT_TRUE(console::wordsOn(*choice).contains(second)) << console::wordsOn(*choice).toStdString();
}

TEST_F(SeveralLedgers, SwitchingThePersonSignsOutHereOnly)
{
    start({profile(m_first, QStringLiteral("first")), profile(m_second, QStringLiteral("second"))});
    const QSignalSpy ended(qApp, &QGuiApplication::lastWindowClosed);
    console(0).actions().find(QStringLiteral("console.person"))->trigger();
    ASSERT_TRUE(until([&] { return m_program->consoles().size() == 1; }));
    EXPECT_NE(topLevel("connection"), nullptr);
    EXPECT_TRUE(shows(0, 2));
    EXPECT_EQ(ended.count(), 0);
}

TEST_F(SeveralLedgers, EachLedgerAndPersonKeepsItsOwnFilterAndColumns)
{
    const QStringList all{profile(m_first, QStringLiteral("first")), profile(m_second, QStringLiteral("second")),
                          profile(m_first, QStringLiteral("operator"), ledger::Who::Operator)};
    start(all);
    auto columns = console(0).screens().queue.state().view.columns;
    columns.back().hidden = true;
    console(0).screens().queue.setColumns(columns);
    console(0).screens().queue.setFilter(QStringLiteral("pay"));
    start(all);
    EXPECT_EQ(console(0).screens().queue.state().view.filter, QStringLiteral("pay"));
    EXPECT_TRUE(console(0).screens().queue.state().view.columns.back().hidden);
    for (const int other : {1, 2}) {
        EXPECT_TRUE(console(other).screens().queue.state().view.filter.isEmpty());
        EXPECT_FALSE(console(other).screens().queue.state().view.columns.back().hidden);
    }
}

TEST_F(SeveralLedgers, EachLedgerAndPersonKeepsItsOwnTypedReason)
{
    start({profile(m_first, QStringLiteral("first")), profile(m_second, QStringLiteral("second")),
           profile(m_first, QStringLiteral("operator"), ledger::Who::Operator)});
    QSet<QString> drafts;
    for (Console *console : m_program->consoles()) {
        auto &sheet = console->screens().sheet;
        sheet.open({view::sheetActionOf("reject").value(),
                    effect::EffectRef{TenantId::parse(ledger::Tenant).value(), IntentKey::parse("pay-1").value()},
                    {}});
        drafts.insert(sheet.draftKey());
    }
    EXPECT_EQ(drafts.size(), 3);
}

TEST_F(SeveralLedgers, SettingsAreAtHandInEveryWindowAndHoldForAll)
{
    start({profile(m_first, QStringLiteral("first")), profile(m_second, QStringLiteral("second"))});
    console(1).actions().find(QStringLiteral("console.settings"))->trigger();
    auto *letters = console(1).window().findChild<QAbstractButton *>(QStringLiteral("settings.letters"));
    ASSERT_NE(letters, nullptr);
    EXPECT_TRUE(letters->isVisible());
    letters->setChecked(false);
    EXPECT_TRUE(console(0).actions().find(QStringLiteral("queue.next"))->shortcuts().isEmpty());
    auto *note = console(1).window().findChild<QLabel *>(QStringLiteral("settings.notifications_note"));
    EXPECT_FALSE(note->text().isEmpty()) << "there is no bus";
}

} // namespace
} // namespace countersign::app
