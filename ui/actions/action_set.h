// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>

#include <functional>

// Every QAction of the program: the command palette lists them, the key map is made of them, and the self-test at start
// finds two that want the same key in the same place. GUI thread.
namespace countersign::ui {

// Where a shortcut acts (ux.md section 8). Letters act only in a focused list and never commit.
enum class Scope { Global, List, Sheet };

class ActionSet final : public QObject
{
    Q_OBJECT
public:
    explicit ActionSet(QObject *parent = nullptr);

    // `id`: "queue.accept"; stable, for settings and tests. `owner` is the widget in which a List or Sheet key acts
    // (itself and its children); nullptr for Global. The action belongs to this set.
    QAction *add(const QString &id, const QString &text, const QList<QKeySequence> &keys, Scope scope, QWidget *owner,
                 std::function<void()> run);
    QAction *find(const QString &id) const; // nullptr where there is none
    QList<QAction *> all() const { return m_actions; }

    // An action without a reason is available. A reason makes it soft-disabled: it stays enabled for focus, pressing it
    // does nothing but announce the reason (unavailable()).
    static void setReason(QAction *action, const QString &reason);
    static QString reason(const QAction *action);
    static bool isAvailable(const QAction *action) { return reason(action).isEmpty(); }
    static QString idOf(const QAction *action);
    static Scope scopeOf(const QAction *action);

    // Keys that two actions want in the same place, in words; empty is well. Run at start and in a test.
    QStringList conflicts() const;
    void setLettersOn(bool on); // single-letter keys of lists can be switched off

Q_SIGNALS:
    void unavailable(QAction *action, const QString &reason); // somebody wanted it

private:
    QList<QAction *> m_actions;
};

} // namespace countersign::ui
