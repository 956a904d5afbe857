// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/view/queue/queue_view.h"

#include <QSettings>
#include <QStringList>

#include <optional>

// What the queue remembers between runs, in a settings file (ini): the view as it was left, where the person stood, and
// the views saved under a name. GUI thread; the settings outlive this.
namespace countersign::view {

// Where the person stood: the effect that had the focus, and how far down it was.
struct QueuePlace
{
    QString tenant{};
    QString intentKey{};
    int row = 0;
    int scroll = 0; // first row shown
    bool operator==(const QueuePlace &) const = default;
};

class QueueStore final
{
public:
    explicit QueueStore(QSettings &settings) : m_settings(settings) {}

    QueueView view() const; // defaultQueueView() where nothing, or nothing readable, is stored
    void setView(const QueueView &view);
    QueuePlace place() const;
    void setPlace(const QueuePlace &place);

    QStringList savedViews() const; // names, sorted
    std::optional<QueueView> savedView(const QString &name) const;
    void save(const QString &name, const QueueView &view); // replaces the one of that name
    void remove(const QString &name);

private:
    QSettings &m_settings;
};

} // namespace countersign::view
