// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/palette/command_list_model.h"

#include "models/view/wording/wording.h"
#include "ui/actions/action_set.h"
#include "ui/actions/mnemonics.h"

#include <algorithm>

namespace countersign::ui {

namespace {

constexpr char OwnAction[] = "console.palette"; // it is open already

QString plainText(const QAction *action)
{
    return withoutMnemonics(action->text());
}

bool fits(const QAction *action, const QStringList &words)
{
    const QString text = plainText(action);
    return std::all_of(words.begin(), words.end(),
                       [&](const QString &word) { return text.contains(word, Qt::CaseInsensitive); });
}

QString keysText(const QAction *action)
{
    QStringList keys;
    for (const QKeySequence &key : action->shortcuts())
        keys << key.toString(QKeySequence::NativeText);
    return view::listed(keys);
}

} // namespace

CommandListModel::CommandListModel(const ActionSet &actions, QObject *parent)
    : QAbstractListModel(parent), m_actions(actions)
{
}

void CommandListModel::setTyped(const QString &typed)
{
    beginResetModel();
    m_typed = typed.trimmed();
    m_rows.clear();
    const QStringList words = m_typed.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (QAction *action : m_actions.all())
        if (ActionSet::idOf(action) != QLatin1String(OwnAction) && fits(action, words))
            m_rows << action;
    // What can be done comes before what cannot.
    std::stable_sort(m_rows.begin(), m_rows.end(), [](const QAction *one, const QAction *other) {
        return ActionSet::isAvailable(one) && !ActionSet::isAvailable(other);
    });
    endResetModel();
}

QAction *CommandListModel::actionAt(int row) const
{
    return row >= 0 && row < m_rows.size() ? m_rows.at(row) : nullptr;
}

int CommandListModel::rowCount(const QModelIndex &parent) const
{
    if (parent.isValid())
        return 0;
    return static_cast<int>(m_rows.size()) + (m_typed.isEmpty() ? 0 : 1);
}

QVariant CommandListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const QAction *action = actionAt(index.row());
    if (action == nullptr)
        return role == Qt::DisplayRole || role == Qt::AccessibleTextRole
                   ? QVariant(tr("Go to effect or object %1").arg(view::visible(m_typed)))
                   : QVariant();
    const QString reason = ActionSet::reason(action);
    switch (role) {
    case Qt::DisplayRole:
        return plainText(action);
    case Qt::AccessibleTextRole:
        return reason.isEmpty() ? tr("%1, %2").arg(plainText(action), keysText(action))
                                : tr("%1, unavailable: %2").arg(plainText(action), reason);
    case KeysRole:
        return keysText(action);
    case ReasonRole:
        return reason;
    default:
        return {};
    }
}

} // namespace countersign::ui
