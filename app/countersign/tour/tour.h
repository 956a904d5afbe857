// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/countersign/console.h"
#include "app/countersign/demo_opening.h"
#include "app/countersign/profile_choice.h"
#include "app/countersign/tour/tour_keys.h"
#include "app/countersign/tour/tour_pictures.h"
#include "app/countersign/tour/tour_report.h"
#include "app/countersign/tour/tour_script.h"
#include "models/async/heartbeat.h"
#include "models/view/settings/settings_presenter.h"
#include "models/view/sheet/sheet_presenter.h"
#include "ui/theme/theme.h"

#include <QObject>
#include <QProcess>
#include <QSettings>
#include <QString>

#include <functional>
#include <map>
#include <memory>
#include <string>

// The runbook without a person: a fresh demo, its operator, approver and auditor one after another, every step by key
// events on the real widgets. GUI thread.
namespace countersign::app {

class Tour final : public QObject
{
    Q_OBJECT
public:
    // Pictures, report.json and the demo go to `dir`, which is made.
    Tour(QString dir, std::string binFolder, const Clock &clock);
    ~Tour() override;

    void start();

Q_SIGNALS:
    void ended(int exitStatus);

private:
    void began(const QString &name);
    void plan();
    void planOperator();
    void planApprover();
    void planCompensation();
    void countersign(const QString &name, const QString &task);
    void runWorker();
    void planAuditor();

    // Steps that every part uses.
    void step(const QString &name, std::function<void()> act, std::function<bool()> isDone = {});
    void signIn(const QString &person);
    void signOut();
    void pressFor(const QString &name, Qt::Key key, Qt::KeyboardModifiers modifiers); // a picture of what a key opens
    void chooseProfile();
    void goTo(const std::string &scenario);
    void lookUp();
    void fillSheet(const QString &name); // what it asks for beyond the key that signs
    view::SheetPresenter &sheet() const;
    void signSheet(const QString &name);
    void noteRefusal(const std::string &scenario, const std::string &offer, const std::string &code);
    // Presses the key all the same: no sheet opens, and the reason is said.
    void pressUnavailable(const QString &action, Qt::Key key);
    void picture(const QString &name);

    effect::EffectRef refOf(const std::string &scenario) const;
    ui::MainWindow *window() const;
    bool isShown(const QString &pageId) const;
    Screens &screens() const;
    void finish(const QString &failure);
    void writeReport();

    QString m_dir;
    std::string m_binFolder;
    const Clock &m_clock;
    ui::Theme m_theme;
    std::unique_ptr<QSettings> m_file; // in `dir`
    std::unique_ptr<view::SettingsPresenter> m_settings;
    async::Heartbeat m_heartbeat;
    DemoOpening m_opening;
    DemoReport m_demo{};
    TourScript m_script;
    TourKeys m_keys;
    TourPictures m_pictures;
    TourReport m_report{};
    QString m_stepBefore{};
    std::unique_ptr<ProfileChoice> m_choice; // while a picture of it is taken
    std::unique_ptr<Console> m_console;
    bool m_signedOut = false;
    QProcess m_worker;
    std::vector<resolution::Offer> m_offers{}; // as last read
    bool m_offersRead = false;
    QString m_said{}; // of the action that was wanted and is not available
    std::map<std::string, effect::EffectIntent> m_rows{};
};

} // namespace countersign::app
