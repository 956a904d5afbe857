// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/view/queue/queue_fixture.h"
#include "ui/actions/action_set.h"
#include "ui/queue/queue_page.h"
#include "ui/queue/queue_table.h"
#include "ui/theme/theme.h"

#include <QTest>

#include <memory>
#include <string>

// The queue's page with its real presenters on a real ledger, shown and with the focus in its rows.
namespace countersign::ui {

struct QueueScreen
{
    QueueScreen(view::ConsoleSession &session, QSettings &settings)
        : queue(session, settings), dossier(session), lookup(session), page({queue, dossier, lookup}, theme, actions)
    {
        page.resize(1280, 760);
        page.show();
        queue.load();
    }
    bool loaded()
    {
        return view::until([&] { return !queue.state().loading && queue.state().counts.size() > 0; });
    }
    bool dossierShown()
    {
        return view::until([&] {
            return dossier.state().ref == queue.state().current &&
                   dossier.state().reading == view::DossierState::Reading::Shown;
        });
    }
    QueueTable *table() { return page.findChild<QueueTable *>(); }
    template <class Widget>
    Widget *named(const char *name)
    {
        return page.findChild<Widget *>(QString::fromLatin1(name));
    }
    void key(Qt::Key pressed) { QTest::keyClick(table(), pressed); }
    std::string current() { return queue.state().current ? queue.state().current->key.value() : std::string(); }
    int yOfCurrent() { return table()->visualRect(table()->currentIndex()).y(); }

    Theme theme{};
    ActionSet actions{};
    view::QueuePresenter queue;
    view::DossierPresenter dossier;
    view::LookupRun lookup;
    QueuePage page;
};

class QueuePageTest : public view::QueueTest
{
protected:
    QueueScreen &screen()
    {
        if (!m_screen) {
            m_screen = std::make_unique<QueueScreen>(session(), settings());
            EXPECT_TRUE(m_screen->loaded());
            EXPECT_TRUE(QTest::qWaitForWindowExposed(&m_screen->page));
            m_screen->page.activateWindow();
            EXPECT_TRUE(QTest::qWaitForWindowActive(&m_screen->page));
            m_screen->table()->setFocus();
        }
        return *m_screen;
    }
    void leave()
    {
        m_screen.reset();
        endSession();
    }
    std::unique_ptr<QueueScreen> m_screen{};
};

} // namespace countersign::ui
