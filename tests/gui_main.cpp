// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QApplication>
#include <QLocale>

// For tests that show widgets: offscreen unless the platform is set, one look everywhere, and a warning of Qt fails the
// test that caused it.
namespace {

void failOnWarning(QtMsgType type, const QMessageLogContext &, const QString &text)
{
    // The offscreen platform says so of every window with a least size; it is no fault of the window.
    if (text.startsWith(QLatin1String("This plugin does not support")))
        return;
    if (type == QtWarningMsg || type == QtCriticalMsg)
        ADD_FAILURE() << "Qt warns: " << text.toStdString();
    else if (type == QtFatalMsg)
        std::abort();
}

} // namespace

int main(int argc, char **argv)
{
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_FONT_DPI", "96");
    QLocale::setDefault(QLocale::c());
    QApplication::setStyle(QStringLiteral("Fusion"));
    QApplication application(argc, argv);
    testing::InitGoogleTest(&argc, argv);
    qInstallMessageHandler(failOnWarning);
    return RUN_ALL_TESTS();
}
