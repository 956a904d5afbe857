// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/countersign/console_bench.h"
#include "app/countersign/profile_choice.h"
#include "models/base/file.h"
#include "tests/console/console_fixture.h"
#include "tests/console/proposing.h"
#include "tests/console/widget_dump.h"
#include "ui/sheet/statement_sheet.h"

#include <QDockWidget>

#include <algorithm>

// What stands on each screen, widget by widget, held against golden/*.txt.
namespace countersign::console {
namespace {

using view::SheetPhase;

constexpr qsizetype LinesShown = 5; // of a difference

QString numbered(const QStringList &lines, qsizetype from)
{
    QString shown;
    for (qsizetype at = from; at < std::min(from + LinesShown, lines.size()); ++at)
        shown += QStringLiteral("  %1: %2\n").arg(at + 1).arg(lines[at]);
    return shown;
}

class Golden : public ConsoleTest
{
protected:
    void compare(const QWidget &shown, const char *name)
    {
        const QStringList now = dumpOf(shown, QString::fromStdString(dir()));
        const std::string path = std::string(COUNTERSIGN_SOURCE_DIR) + "/tests/console/golden/" + name + ".txt";
        if (qEnvironmentVariableIsSet("COUNTERSIGN_UPDATE_GOLDEN")) {
            const auto written = writeFileAtomically(path, now.join(QLatin1Char('\n')).toStdString() + '\n');
            ASSERT_TRUE(written.has_value()) << describe(written.error());
            return;
        }
        const auto stored = readFile(path);
        ASSERT_TRUE(stored.has_value()) << describe(stored.error());
        const QStringList then = QString::fromStdString(*stored).chopped(1).split(QLatin1Char('\n'));
        qsizetype same = 0;
        while (same < std::min(now.size(), then.size()) && now[same] == then[same])
            ++same;
        EXPECT_TRUE(now == then) << name << ".txt says\n"
                                 << numbered(then, same).toStdString() << "and on the screen is\n"
                                 << numbered(now, same).toStdString();
    }
    void comparePage(Qt::Key digit, const char *page)
    {
        ASSERT_NO_FATAL_FAILURE(showPage(digit, page));
        compare(*window().currentPage(), page);
    }
};

TEST_F(Golden, Sheet)
{
    signIn("operator");
    goTo("accepted_large");
    lookUp();
    press(Qt::Key_A);
    ASSERT_TRUE(sheetIs(SheetPhase::Filling));
    const auto *open = shown<ui::StatementSheet>("sheet");
    ASSERT_NE(open, nullptr);
    compare(*open, "sheet");
}

TEST_F(Golden, Palette)
{
    signIn("operator");
    goTo("accepted_large");
    press(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    compare(*window().findChild<QWidget *>(QStringLiteral("palette")), "palette");
}

TEST_F(Golden, Help)
{
    signIn("operator");
    press(Qt::Key_F1);
    ASSERT_TRUE(until([this] { return focused().startsWith(QLatin1String("help")); }));
    compare(*window().findChild<QDockWidget *>(QStringLiteral("help.dock")), "help");
}

TEST_F(Golden, ApprovalsAndHistory)
{
    const auto proposed = proposeAcceptance(profileOf("operator"), refOf("accepted_large"), "single_match", "");
    ASSERT_TRUE(proposed.has_value()) << describe(proposed.error());
    signIn("approver");
    showPage(Qt::Key_2, "approvals");
    press(Qt::Key_Return);
    ASSERT_TRUE(until([this] {
        const auto &open = screens().approvals.state().open;
        return open && open->look == view::LookPhase::Done;
    }));
    compare(*window().currentPage(), "approvals");
    comparePage(Qt::Key_3, "history");
}

TEST_F(Golden, HealthLookupsProvidersAndPolicy)
{
    signIn("auditor");
    comparePage(Qt::Key_4, "health");
    comparePage(Qt::Key_5, "lookups");
    comparePage(Qt::Key_6, "providers");
    comparePage(Qt::Key_7, "policy");
}

TEST_F(Golden, Connection)
{
    const QStringList profiles{QString::fromStdString(dir() + "/profiles/operator.json"),
                               QString::fromStdString(dir() + "/profiles/auditor.json")};
    app::ProfileChoice choice(profiles, COUNTERSIGN_BIN_DIR, false, theme());
    auto &presenter = choice.presenter();
    choice.window().show();
    presenter.test();
    ASSERT_TRUE(until([&] { return !presenter.state().testing && !presenter.state().checks.empty(); }));
    compare(choice.window(), "connection");
}

} // namespace
} // namespace countersign::console
