// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/countersign/console.h"
#include "app/countersign/demo_opening.h"
#include "app/countersign/desktop_notifications.h"
#include "app/countersign/profile_choice.h"
#include "models/view/notify/attention_watch.h"
#include "models/view/settings/settings_presenter.h"
#include "ui/theme/theme.h"

#include <QObject>
#include <QSettings>
#include <QString>
#include <QStringList>

#include <memory>
#include <string>
#include <vector>

class QWidget;

// The console program: which windows are open, one a person and ledger. It begins with the choice of a profile, or with
// those that were named; a person who signs out comes back to the choice; with the last window the program ends. GUI
// thread.
namespace countersign::ui {

class EmptyView;

} // namespace countersign::ui

namespace countersign::app {

struct ProgramOptions
{
    QStringList profiles{}; // opened at once, a window each
    bool demo = false;      // a fresh demo is built and its operator signs in
    QString demoDir{};      // where; empty: below the user's data folder
    bool readOnly = false;  // whoever it is signs nothing
};

class Program final : public QObject
{
    Q_OBJECT
public:
    // `bus`: where notifications go.
    Program(ProgramOptions options, std::string binFolder, const Clock &clock,
            const QDBusConnection &bus = QDBusConnection::sessionBus());
    ~Program() override;

    void start();
    QList<Console *> consoles() const; // in the order they were opened

private:
    struct Opened;

    void choose();
    void open(const QString &profilePath); // one that is open already comes to the front
    void wire(Opened &opened);
    void close(const Console *console); // signs out, without waiting for a provider or the ledger
    void notify(const Console *console, const view::Notification &notification);
    void buildDemo();
    void say(const QString &text); // in a window of its own, below what it says already

    ProgramOptions m_options;
    std::string m_binFolder;
    const Clock &m_clock;
    QSettings m_file;
    view::SettingsPresenter m_settings{m_file};
    DesktopNotifications m_desktop;
    ui::Theme m_theme;
    QStringList m_profiles; // of the demo
    std::unique_ptr<DemoOpening> m_demo;
    std::unique_ptr<ProfileChoice> m_choice;
    std::unique_ptr<ui::EmptyView> m_notice; // of a demo being built, or of what could not be opened
    std::vector<std::unique_ptr<Opened>> m_open;
    std::vector<std::unique_ptr<Console>> m_leaving; // signed out, their threads not ended yet
};

} // namespace countersign::app
