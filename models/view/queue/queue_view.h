// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"
#include "models/view/queue/queue_words.h"

#include <QByteArray>
#include <QList>
#include <QString>

// What a person arranged: tab, filter, sort and columns, as a value that can be saved under a name, exported and read
// again by a later version. Pure.
namespace countersign::view {

struct ColumnLayout
{
    QueueColumn column = QueueColumn::State;
    int width = 0; // device-independent pixels; 0: as the program thinks best
    bool hidden = false;
    bool operator==(const ColumnLayout &) const = default;
};

struct QueueView
{
    QueueTab tab = QueueTab::All;
    QString filter{};
    QueueColumn sort = QueueColumn::State;
    bool descending = false;
    QList<ColumnLayout> columns{}; // every column once, in the order shown
    bool operator==(const QueueView &) const = default;
};

QueueView defaultQueueView();

// {"version": 1, "tab": "all", "filter": "", "sort": {"column": "state", "descending": false},
//  "columns": [{"id": "state", "width": 120, "hidden": false}, …]}
QByteArray encodeQueueView(const QueueView &view);
// Unknown column ids are left out, columns that are missing follow at the end as the program thinks best, the state
// column is never hidden: what an older or newer version wrote gives as much of it as this one knows. InvalidInput: no
// such document, or a version with another meaning.
Result<QueueView> parseQueueView(const QByteArray &json);

} // namespace countersign::view
