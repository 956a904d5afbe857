// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/countersign/console.h"
#include "app/countersign/screens.h"
#include "tests/view/queue/queue_fixture.h"
#include "ui/actions/action_set.h"
#include "ui/frame/main_window.h"
#include "ui/queue/queue_page.h"
#include "ui/sheet/statement_sheet.h"
#include "ui/theme/theme.h"

#include <QStringList>
#include <QTemporaryDir>

#include <memory>
#include <string>

// The program's console for one person at a real embedded ledger that is full of hostile names.
namespace countersign::ui {

// A name that tries to be markup, a placeholder and a mnemonic at once.
extern const std::string HostileName;
// What no ledger takes in, and a provider can answer: a name that turns the line around as well.
extern const std::string HostileAnswer;

class AllScreensTest : public view::QueueTest
{
protected:
    AllScreensTest();
    ~AllScreensTest() override;

    // Effects, evidence, a proposal and a decision, all of them full of HostileName. Before openScreens().
    void fillLedger();
    // At 1280 x 800, with all screens read. Once in a test.
    void openScreens(ledger::Who who = ledger::Who::Approver, const QString &environment = QStringLiteral("sandbox"));
    void closeScreens();
    // Brings the page to the front and waits until it has read what it shows.
    void show(const QString &pageId);
    // Goes through all pages, each in front while `check` runs.
    template <class Check>
    void onEveryPage(Check check)
    {
        for (const auto &id : pageIds()) {
            SCOPED_TRACE(id.toStdString());
            show(id);
            check();
        }
    }
    // Opens the request that waits for this person, looks, and answers, so that all of it is on the screen.
    void openRequest();
    // In the lower pane of the queue, until it can be filled in; and away again.
    void openSheet(view::SheetAction action, const effect::EffectRef &ref);
    void closeSheet();

    QStringList pageIds() const;
    app::Screens &screens() { return m_console->screens(); }
    MainWindow &window() { return m_console->window(); }
    view::ConsoleSession &session() { return m_console->session(); }
    QAction *action(const char *id) { return m_console->actions().find(QLatin1String(id)); }
    ActionSet &actions() { return m_console->actions(); }
    StatementSheet &sheet();
    template <class Widget>
    Widget *named(const char *name)
    {
        return window().findChild<Widget *>(QLatin1String(name));
    }

    effect::EffectRef m_small = ledger::refOf("invoice:<b>bold</b>%1&x");       // one signature confirms it
    effect::EffectRef m_large = ledger::refOf("invoice:large:<b>bold</b>%1&x"); // proposed by the operator

private:
    bool isRead() const;
    void settle(); // until all of it has its place

    QTemporaryDir m_home{}; // settings and drafts
    Theme m_theme{};
    std::unique_ptr<app::Console> m_console{};
};

} // namespace countersign::ui
