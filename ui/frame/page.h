// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QList>
#include <QString>
#include <QWidget>

// A screen of the console: what the frame needs to know of it. GUI thread.
namespace countersign::ui {

class Page : public QWidget
{
    Q_OBJECT
public:
    using QWidget::QWidget;

    virtual QString pageId() const = 0;    // "queue"; object name, settings key and help topic
    virtual QString pageTitle() const = 0; // in the rail
    virtual QString iconName() const = 0;
    // Where F6 goes, in order; the first takes the focus when the page is shown.
    virtual QList<QWidget *> panes() const = 0;
    // Goes to where this screen is filtered; false: nothing here can be.
    bool find();
    // Where find() goes; nullptr: nothing here can be filtered.
    virtual QWidget *finder() const { return nullptr; }
    // What Ctrl+Z takes back here; nullptr: nothing can be.
    virtual QAction *undoing() const { return nullptr; }
    // Number in the rail; -1: none.
    virtual int badge() const { return -1; }
    // Called when the page comes to the front: re-read what may be old.
    virtual void activate() {}

Q_SIGNALS:
    void badgeChanged();
    void statusMessage(const QString &text);                         // the frame's status line
    void pageWanted(const QString &pageId, const QString &argument); // e.g. ("queue", "acme/invoice:42")
};

} // namespace countersign::ui
