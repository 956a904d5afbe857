// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QPointer>
#include <QString>

class QLineEdit;
class QListView;

// The command palette: find an action by its words and run it, or go to an effect by its name. It can open a sheet and
// never commits. An inline frame over the window; Esc closes it and gives the focus back. GUI thread.
namespace countersign::ui {

class ActionSet;
class CommandListModel;
class Theme;

class CommandPalette final : public QFrame
{
    Q_OBJECT
public:
    // `over` is the window it lies on.
    CommandPalette(ActionSet &actions, Theme &theme, QWidget *over);

    void openPalette();
    void closePalette();

Q_SIGNALS:
    void jumpWanted(const QString &name); // an intent key or an object's id, as typed

protected:
    bool focusNextPrevChild(bool) override { return true; }     // Tab does not leave it: Esc does
    bool eventFilter(QObject *watched, QEvent *event) override; // arrows in the field move the list

private:
    void filter();
    void runChosen();

    ActionSet &m_actions;
    CommandListModel *m_model;
    QLineEdit *m_typed;
    QListView *m_list;
    QPointer<QWidget> m_focusBefore;
};

} // namespace countersign::ui
