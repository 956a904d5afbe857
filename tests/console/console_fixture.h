// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/composition_root.h"
#include "app/countersign/console.h"
#include "app/countersign/screens.h"
#include "app/countersign/tour/tour_keys.h"
#include "models/async/heartbeat.h"
#include "providers/sandbox/sandbox_log.h"
#include "tests/view/until.h"
#include "ui/theme/theme.h"

#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

// The console of one person after another on a copy of the demo, by key events only. When a test ends, the sandbox's
// own log is held against what it was when the test began: the console asks a provider and never makes it do anything.
namespace countersign::console {

using view::until;

class ConsoleTest : public ::testing::Test
{
protected:
    void SetUp() override;
    void TearDown() override;

    app::Profile profileOf(const std::string &person) const;
    effect::EffectRef refOf(const std::string &scenario) const;
    std::string sandboxDir() const { return m_dir + "/sandbox"; }
    const std::string &dir() const { return m_dir; }

    // Whoever was there signs out; waits until the queue is read.
    void signIn(const std::string &person);
    void open(std::unique_ptr<app::Console> console);
    void signOut();

    // Keys go to whatever has the focus. Counted from beginTask() on: a chord is one, typed text is apart.
    void beginTask();
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    void chord(Qt::Key key) { press(key, Qt::ControlModifier); }
    void type(const char *text);
    int keystrokes() const;

    // By the palette, as somebody would who was given the name of an effect. Not counted.
    void goTo(const effect::EffectRef &ref);
    void goTo(const std::string &scenario) { goTo(refOf(scenario)); }
    void showPage(Qt::Key digit, const char *pageId); // Ctrl+digit, not counted; until the page has read the ledger
    // L, until the answer stands in the dossier.
    void lookUp();
    bool sheetIs(view::SheetPhase phase);
    bool sheetCanBeSigned();
    view::SheetPresenter &sheet(); // the one that is open

    app::Console &console() { return *m_console; }
    app::Screens &screens() { return m_console->screens(); }
    ui::MainWindow &window() { return m_console->window(); }
    ui::Theme &theme() { return m_theme; }
    const Clock &clock() const { return m_clock; }
    // The one of that name that is on the screen; nullptr: none is.
    template <class Widget>
    Widget *shown(const char *name)
    {
        for (Widget *one : window().findChildren<Widget *>(QLatin1String(name)))
            if (one->isVisible())
                return one;
        return nullptr;
    }
    QString screen(); // every word on it
    bool says(const char *words);
    QString focused() const; // object name of what has the focus

    // The ledger as somebody else reads it.
    ledger::Dossier dossier(const effect::EffectRef &ref);
    ledger::Dossier dossier(const std::string &scenario) { return dossier(refOf(scenario)); }
    // Ids of what the sandbox made for this effect.
    std::vector<std::string> madeFor(const effect::EffectRef &ref);

private:
    struct Sent
    {
        std::vector<sandbox::LoggedRequest> requests{}; // those that could make something
        std::vector<sandbox::LoggedEffect> effects{};
    };
    Sent sent() const;
    bool hasRead(const QString &pageId);

    std::string m_dir;
    QTemporaryDir m_home{}; // settings and drafts
    SystemClock m_clock;
    ui::Theme m_theme{};
    app::TourKeys m_keys;
    Sent m_before{};
    std::unique_ptr<app::CompositionRoot> m_witness;
    std::unique_ptr<app::Console> m_console;
};

} // namespace countersign::console
