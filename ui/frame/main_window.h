// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/view/console/console_session.h"
#include "ui/frame/page.h"

#include <QMainWindow>

class QLabel;
class QStackedWidget;
class QTimer;

// The frame around the screens of one person at one ledger (ux.md section 4): environment band, rail, content, status
// line. Wiring only. Everything handed in outlives it. GUI thread.
namespace countersign::ui {

class ActionSet;
class Banner;
class HeaderBand;
class Rail;
class Theme;

class MainWindow final : public QMainWindow
{
    Q_OBJECT
public:
    MainWindow(view::ConsoleSession &session, Theme &theme, ActionSet &actions, QWidget *parent = nullptr);

    void addPage(Page *page); // in the order of Ctrl+1…
    void showPage(const QString &pageId, const QString &argument = {});
    Page *currentPage() const;
    Page *page(const QString &pageId) const;
    // An inline message over every screen; empty text takes it away.
    Banner &banner() { return *m_banner; }

Q_SIGNALS:
    void pageShown(const QString &pageId, const QString &argument);
    void closed();        // this window
    void quitWanted();    // all of them
    void anotherWanted(); // a window at another ledger
    void paletteWanted();
    void helpWanted(const QString &topic);
    void settingsWanted();
    void personWanted(); // switch person: sign out first

protected:
    void closeEvent(QCloseEvent *event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void addGlobalActions();
    void find();
    void undo();
    void movePane(int step);
    void showConnectivity();
    void restoreFrame();

    view::ConsoleSession &m_session;
    Theme &m_theme;
    ActionSet &m_actions;
    HeaderBand *m_header;
    Banner *m_banner;
    Rail *m_rail;
    QStackedWidget *m_content;
    QLabel *m_status;
};

} // namespace countersign::ui
