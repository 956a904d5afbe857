// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/actions/action_set.h"

#include "models/view/wording/tool_tip.h"

#include <QPointer>
#include <QVariant>
#include <QWidget>

#include <algorithm>
#include <utility>

namespace countersign::ui {

namespace {

constexpr auto KeysProperty = "countersign_keys"; // with the letters that are switched off
constexpr auto OwnerProperty = "countersign_owner";
constexpr auto ReasonProperty = "countersign_reason";
constexpr auto ScopeProperty = "countersign_scope";

// A key that types: letters, digits, punctuation, without Ctrl, Alt or Meta.
bool isLetter(const QKeySequence &keys)
{
    const QKeyCombination first = keys[0];
    return first.key() > Qt::Key_Space && first.key() < Qt::Key_Escape &&
           !(first.keyboardModifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
}

QList<QKeySequence> keysOf(const QAction *action)
{
    return action->property(KeysProperty).value<QList<QKeySequence>>();
}

// The widget in which the keys act; nullptr: everywhere, or the widget is gone.
const QWidget *ownerOf(const QAction *action)
{
    return action->property(OwnerProperty).value<QPointer<QWidget>>();
}

bool samePlace(const QAction *first, const QAction *second)
{
    if (ActionSet::scopeOf(first) == Scope::Global || ActionSet::scopeOf(second) == Scope::Global)
        return true;
    const QWidget *a = ownerOf(first);
    const QWidget *b = ownerOf(second);
    return a && b && (a == b || a->isAncestorOf(b) || b->isAncestorOf(a));
}

bool clash(const QKeySequence &first, const QKeySequence &second)
{
    return first.matches(second) != QKeySequence::NoMatch || second.matches(first) != QKeySequence::NoMatch;
}

} // namespace

ActionSet::ActionSet(QObject *parent) : QObject(parent) {}

QAction *ActionSet::add(const QString &id, const QString &text, const QList<QKeySequence> &keys, Scope scope,
                        QWidget *owner, std::function<void()> run)
{
    auto *action = new QAction(text, this);
    action->setObjectName(id);
    action->setProperty(KeysProperty, QVariant::fromValue(keys));
    action->setProperty(ScopeProperty, static_cast<int>(scope));
    action->setProperty(OwnerProperty, QVariant::fromValue(QPointer<QWidget>(owner)));
    action->setShortcuts(keys);
    action->setShortcutContext(scope == Scope::Global ? Qt::WindowShortcut : Qt::WidgetWithChildrenShortcut);
    action->setAutoRepeat(false); // a held key acts once
    if (QWidget *place = owner ? owner : qobject_cast<QWidget *>(parent()))
        place->addAction(action);
    connect(action, &QAction::triggered, this, [this, action, run = std::move(run)] {
        if (isAvailable(action))
            run();
        else
            Q_EMIT unavailable(action, reason(action));
    });
    m_actions.append(action);
    return action;
}

QAction *ActionSet::find(const QString &id) const
{
    const auto found = std::find_if(m_actions.begin(), m_actions.end(),
                                    [&id](const QAction *action) { return action->objectName() == id; });
    return found == m_actions.end() ? nullptr : *found;
}

void ActionSet::setReason(QAction *action, const QString &reason)
{
    action->setProperty(ReasonProperty, reason);
    action->setToolTip(view::toolTipText(reason)); // also tells everybody that the action changed
}

QString ActionSet::reason(const QAction *action)
{
    return action->property(ReasonProperty).toString();
}

QString ActionSet::idOf(const QAction *action)
{
    return action->objectName();
}

Scope ActionSet::scopeOf(const QAction *action)
{
    return static_cast<Scope>(action->property(ScopeProperty).toInt());
}

QStringList ActionSet::conflicts() const
{
    QStringList found;
    for (qsizetype i = 0; i < m_actions.size(); ++i) {
        const QAction *action = m_actions.at(i);
        if (find(idOf(action)) != action)
            found += tr("Two actions are named %1.").arg(idOf(action));
        for (const QKeySequence &key : keysOf(action)) {
            if (isLetter(key) && scopeOf(action) != Scope::List)
                found += tr("%1 acts on the letter %2 outside a list.").arg(idOf(action), key.toString());
            for (qsizetype j = i + 1; j < m_actions.size(); ++j)
                for (const QKeySequence &other : keysOf(m_actions.at(j)))
                    if (clash(key, other) && samePlace(action, m_actions.at(j)))
                        found += tr("%1 and %2 both want %3.").arg(idOf(action), idOf(m_actions.at(j)), key.toString());
        }
    }
    return found;
}

void ActionSet::setLettersOn(bool on)
{
    for (QAction *action : std::as_const(m_actions)) {
        QList<QKeySequence> keys = keysOf(action);
        if (!on)
            keys.removeIf([](const QKeySequence &key) { return isLetter(key); });
        action->setShortcuts(keys);
    }
}

} // namespace countersign::ui
