// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/countersign/command_line.h"
#include "app/countersign/languages.h"
#include "app/countersign/program.h"
#include "app/countersign/tour/tour.h"
#include "models/view/settings/settings_presenter.h"
#include "ui/widgets/scroll_area_access.h"

#include <QApplication>
#include <QLocale>
#include <QSettings>

#include <csignal>

int main(int argc, char **argv)
{
    using namespace countersign;
    static_cast<void>(std::signal(SIGPIPE, SIG_IGN)); // a host that goes away is an error, not our end
    static_cast<void>(std::signal(SIGXFSZ, SIG_IGN)); // a file-size limit is a full disk, and is told as one
    const app::ConsoleArguments arguments = app::parseConsoleArguments(argc, argv);
    if (arguments.exitStatus)
        return *arguments.exitStatus;
    QApplication::setOrganizationName(QStringLiteral("countersign"));
    QApplication::setApplicationName(QStringLiteral("countersign"));
    QApplication::setStyle(QStringLiteral("Fusion"));
    const QApplication application(argc, argv);
    QGuiApplication::setDesktopFileName(QStringLiteral("io.github.countersign.Countersign"));
    // The tour shows what everybody sees: it follows no person's settings.
    QLocale::setDefault(arguments.tourDir.isEmpty() ? app::chosenLocale(view::storedSettings(QSettings()).language)
                                                    : QLocale());
    app::installLanguages(QLocale());
    ui::keepScrollAreasWhole();
    const SystemClock clock;
    const std::string binFolder = QCoreApplication::applicationDirPath().toStdString();
    if (!arguments.tourDir.isEmpty()) {
        app::Tour tour(arguments.tourDir, binFolder, clock);
        QObject::connect(&tour, &app::Tour::ended, &tour, [](int status) { QCoreApplication::exit(status); });
        tour.start();
        return QApplication::exec();
    }
    app::Program program(arguments.options, binFolder, clock);
    program.start();
    return QApplication::exec();
}
