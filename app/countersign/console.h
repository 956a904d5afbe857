// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/profile.h"
#include "models/base/clock.h"
#include "models/view/console/console_session.h"
#include "models/view/console/workbench.h"
#include "ui/frame/main_window.h"

#include <QHash>
#include <QObject>
#include <QPointer>
#include <QWidget>

#include <memory>
#include <string>

// One person's console at one ledger: the session, a presenter and a page for each screen, and the window around them.
// Destroying it signs the person out, and waits for what the session's threads are doing. GUI thread.
class QDockWidget;

namespace countersign::view {
class SettingsPresenter;
} // namespace countersign::view

namespace countersign::ui {

class ActionSet;
class QueuePage;
class Theme;

} // namespace countersign::ui

namespace countersign::app {

struct Screens;

class Console final : public QObject
{
    Q_OBJECT
public:
    // `theme` and `clock` outlive it.
    Console(Profile profile, std::string binFolder, bool readOnly, ui::Theme &theme, const Clock &clock);
    // The same over any workbench, such as one whose ledger goes away.
    Console(view::Identity who, view::WorkbenchFactory benches, ui::Theme &theme, const Clock &clock);
    ~Console() override;

    // Follows these settings and lets the person change them; without it there are none. They outlive the console.
    void useSettings(view::SettingsPresenter &settings);

    // Signs the person out without waiting: the window and everything that shows is gone at once, signedOut() follows
    // when the session's threads have ended. Nothing else of this object may be used from here on.
    void signOut();

    view::ConsoleSession &session() { return *m_session; }
    ui::MainWindow &window() { return *m_window; }
    ui::ActionSet &actions() { return *m_actions; }
    Screens &screens() { return *m_screens; }

Q_SIGNALS:
    void closed(); // its window
    void signedOut();
    void personWanted();
    void anotherWanted();
    void quitWanted(); // all of the program

private:
    void addPages(ui::Theme &theme);
    void openSheetsFrom(ui::QueuePage &queue, ui::Theme &theme);
    void addPalette(ui::Theme &theme);
    void addHelp();
    QDockWidget *addSidePane(const QString &name, const QString &title, QWidget *pane);
    void showSidePane(QDockWidget &dock); // the focus goes into it
    void hideSidePane(QDockWidget &dock); // and back to where it came from
    void jump(const QString &name); // an intent key, with or without its tenant

    std::unique_ptr<view::ConsoleSession> m_session;
    std::unique_ptr<ui::ActionSet> m_actions;
    std::unique_ptr<Screens> m_screens;
    std::unique_ptr<ui::MainWindow> m_window; // dies first: its pages refer to the presenters
    ui::QueuePage *m_queue = nullptr;         // a page of the window
    QHash<QDockWidget *, QPointer<QWidget>> m_focusBefore{}; // each side pane
};

} // namespace countersign::app
