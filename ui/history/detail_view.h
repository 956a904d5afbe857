// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/view/history/history_state.h"

#include <QPlainTextEdit>
#include <QTabWidget>
#include <QWidget>

// One entry in full, a tab a question: what changed, on what evidence, what was signed, by whom, what belongs to it.
// Everything is plain text that can be selected and copied. GUI thread.
namespace countersign::ui {

class PlainLabel;
class Theme;

class DetailView final : public QWidget
{
    Q_OBJECT
public:
    explicit DetailView(Theme &theme, QWidget *parent = nullptr);
    void setState(const view::HistoryState &state);
    QTabWidget *tabs() const { return m_tabs; }

private:
    QPlainTextEdit *tab(const QString &name, const QString &title);
    void restyle();

    Theme &m_theme;
    PlainLabel *m_title;
    QTabWidget *m_tabs;
    QPlainTextEdit *m_change;
    QPlainTextEdit *m_evidence;
    QPlainTextEdit *m_fields;
    QPlainTextEdit *m_signatures;
    QPlainTextEdit *m_linked;
};

} // namespace countersign::ui
