// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QPointer>
#include <QString>
#include <QTimer>
#include <QWidget>

// Presses keys as a person would, into whatever has the focus, and counts them by task: a chord is one keystroke, typed
// text is counted apart. GUI thread.
namespace countersign::app {

class TourKeys final
{
public:
    TourKeys();
    struct Count
    {
        int keystrokes = 0;
        int typed = 0; // characters
    };

    void beginTask(const QString &task) { m_task = task; } // "" counts for none
    void press(QWidget *window, Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    void type(QWidget *window, const QString &text); // a key at a time, at the turns of the event loop
    bool isTyping() const { return !m_text.isEmpty(); }
    void forget() { m_counts.clear(); } // what was counted so far
    const QMap<QString, Count> &counts() const { return m_counts; }

private:
    void typeNext();

    QString m_task{};
    QPointer<QWidget> m_window{};
    QString m_text{}; // still to be typed
    QTimer m_next;
    QMap<QString, Count> m_counts{};
};

} // namespace countersign::app
