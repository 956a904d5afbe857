// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/demo/child_process.h"

#include <QProcess>
#include <QString>
#include <QStringList>

namespace countersign::app {

Result<ChildEnd> runChild(const std::string &program, const std::vector<std::string> &arguments)
{
    constexpr int LongestRun = 60'000; // milliseconds
    QStringList words;
    for (const std::string &argument : arguments)
        words.append(QString::fromStdString(argument));
    QProcess process;
    process.start(QString::fromStdString(program), words, QIODevice::ReadOnly);
    if (!process.waitForFinished(LongestRun)) {
        const std::string why = process.errorString().toStdString();
        process.kill();
        process.waitForFinished();
        return fail(ErrorKind::Unavailable, {translatable("program %1 did not run: %2"), {program, why}});
    }
    return ChildEnd{.killed = process.exitStatus() == QProcess::CrashExit,
                    .exitStatus = process.exitCode(),
                    .out = process.readAllStandardOutput().toStdString(),
                    .err = process.readAllStandardError().toStdString()};
}

} // namespace countersign::app
