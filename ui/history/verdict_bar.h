// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/view/history/history_state.h"
#include "models/view/wording/effect_state.h"

#include <QAction>
#include <QLabel>
#include <QWidget>

// Whether the history holds, in one line that is always there; below it what that covers, what is broken and how to
// check it without this program. GUI thread.
namespace countersign::ui {

class PlainLabel;
class Theme;

class VerdictBar final : public QWidget
{
    Q_OBJECT
public:
    struct Actions
    {
        QAction *verify, *stop, *howToCheck;
    };
    VerdictBar(Theme &theme, const Actions &actions, QWidget *parent = nullptr);

    void setState(const view::HistoryState &state, const QString &command);
    void toggleCommand();
    view::Severity severity() const { return m_severity; }

private:
    void colour();

    Theme &m_theme;
    view::Severity m_severity = view::Severity::Neutral;
    QLabel *m_icon;
    PlainLabel *m_line;
    PlainLabel *m_scope;
    PlainLabel *m_problems;
    PlainLabel *m_command;
};

} // namespace countersign::ui
