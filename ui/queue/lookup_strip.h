// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/view/queue/lookup_run.h"

#include <QWidget>

class QToolButton;

// One line a lookup and one for each method that answered, with Stop while it runs. Hidden while there is nothing to
// say. Never takes the focus by itself. GUI thread.
namespace countersign::ui {

class PlainLabel;
class Theme;

class LookupStrip final : public QWidget
{
    Q_OBJECT
public:
    LookupStrip(view::LookupRun &run, Theme &theme, QWidget *parent = nullptr);

    void setAside(bool aside); // then only a lookup that runs is shown

private:
    void follow();
    void announce(const QString &text);

    view::LookupRun &m_run;
    Theme &m_theme;
    PlainLabel *m_headline;
    PlainLabel *m_answers;
    QToolButton *m_button; // Stop while it runs, else Close
    bool m_aside = false;
};

} // namespace countersign::ui
