// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QAction>
#include <QList>
#include <QString>

// The actions that a typed text may mean, and last what else it may be: the name of an effect or of an object at the
// provider, to go to. Unavailable ones are listed with their reason. GUI thread.
namespace countersign::ui {

class ActionSet;

class CommandListModel final : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Role { KeysRole = Qt::UserRole + 1, ReasonRole };

    explicit CommandListModel(const ActionSet &actions, QObject *parent = nullptr);

    void setTyped(const QString &typed); // every word of it must be in the action's text
    QAction *actionAt(int row) const;    // nullptr: the row that goes to a name

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    const ActionSet &m_actions;
    QString m_typed;
    QList<QAction *> m_rows;
};

} // namespace countersign::ui
