// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/widgets/killed_process.h"

#include "tests/view/until.h"
#include "ui/widgets/draft_edit.h"

#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QFile>
#include <QProcess>
#include <QTest>

namespace countersign::ui {

namespace {

constexpr const char *KeyVariable = "COUNTERSIGN_TEST_DRAFT_KEY";
constexpr const char *TextVariable = "COUNTERSIGN_TEST_DRAFT_TEXT";

QString keptText(const QString &draftKey)
{
    QFile file(DraftEdit::pathOf(draftKey));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

// What that process runs: types, and goes on as a program does until it is ended from outside.
TEST(ProcessToBeKilled, DISABLED_TypesAndGoesOn)
{
    DraftEdit edit(qEnvironmentVariable(KeyVariable));
    edit.show();
    QTest::keyClicks(&edit, qEnvironmentVariable(TextVariable));
    EXPECT_FALSE(view::until([] { return false; })) << "ended by whoever started it";
}

} // namespace

void typeInAProcessThatIsKilled(const QString &draftKey, const QString &text)
{
    QProcess other;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QString::fromLatin1(KeyVariable), draftKey);
    environment.insert(QString::fromLatin1(TextVariable), text);
    other.setProcessEnvironment(environment);
    other.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--gtest_filter=ProcessToBeKilled.*"),
                                                          QStringLiteral("--gtest_also_run_disabled_tests")});
    ASSERT_TRUE(other.waitForStarted());
    ASSERT_TRUE(view::until([&] { return keptText(draftKey) == text; })) << keptText(draftKey).toStdString();
    ASSERT_EQ(other.state(), QProcess::Running);
    other.kill();
    ASSERT_TRUE(other.waitForFinished());
    EXPECT_EQ(other.exitStatus(), QProcess::CrashExit);
}

} // namespace countersign::ui
