// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/queue/queue_view.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace countersign::view {

namespace {

constexpr int ViewVersion = 1;
constexpr int WidestColumn = 4000;

bool isNamed(const QList<ColumnLayout> &columns, QueueColumn column)
{
    return std::any_of(columns.begin(), columns.end(),
                       [&](const ColumnLayout &layout) { return layout.column == column; });
}

QList<ColumnLayout> layoutsFrom(const QJsonArray &stored)
{
    QList<ColumnLayout> columns;
    for (const auto &value : stored) {
        const auto object = value.toObject();
        const auto column = columnOf(object.value(QStringLiteral("id")).toString());
        if (!column || isNamed(columns, *column))
            continue;
        const int width = std::clamp(object.value(QStringLiteral("width")).toInt(), 0, WidestColumn);
        const bool hidden = object.value(QStringLiteral("hidden")).toBool() && *column != QueueColumn::State;
        columns.append({*column, width, hidden});
    }
    for (const auto column : QueueColumns)
        if (!isNamed(columns, column))
            columns.append({column});
    return columns;
}

QJsonArray layoutsAsJson(const QList<ColumnLayout> &columns)
{
    QJsonArray stored;
    for (const auto &layout : columns)
        stored.append(QJsonObject{{QStringLiteral("id"), columnId(layout.column)},
                                  {QStringLiteral("width"), layout.width},
                                  {QStringLiteral("hidden"), layout.hidden}});
    return stored;
}

} // namespace

QueueView defaultQueueView()
{
    QueueView view;
    view.columns = layoutsFrom({});
    return view;
}

QByteArray encodeQueueView(const QueueView &view)
{
    const QJsonObject sort{{QStringLiteral("column"), columnId(view.sort)},
                           {QStringLiteral("descending"), view.descending}};
    const QJsonObject object{{QStringLiteral("version"), ViewVersion},
                             {QStringLiteral("tab"), tabId(view.tab)},
                             {QStringLiteral("filter"), view.filter},
                             {QStringLiteral("sort"), sort},
                             {QStringLiteral("columns"), layoutsAsJson(view.columns)}};
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

Result<QueueView> parseQueueView(const QByteArray &json)
{
    const auto document = QJsonDocument::fromJson(json);
    if (!document.isObject())
        return fail(ErrorKind::InvalidInput, translatable("this is no saved view of the queue"),
                    translatable("Export it again."));
    const auto object = document.object();
    if (object.value(QStringLiteral("version")).toInt() != ViewVersion)
        return fail(ErrorKind::InvalidInput, translatable("the saved view is of a version this program does not know"),
                    translatable("Save it with this version of the program."));
    auto view = defaultQueueView();
    view.tab = tabOf(object.value(QStringLiteral("tab")).toString()).value_or(view.tab);
    view.filter = object.value(QStringLiteral("filter")).toString();
    const auto sort = object.value(QStringLiteral("sort")).toObject();
    if (const auto column = columnOf(sort.value(QStringLiteral("column")).toString())) {
        view.sort = *column;
        view.descending = sort.value(QStringLiteral("descending")).toBool();
    }
    view.columns = layoutsFrom(object.value(QStringLiteral("columns")).toArray());
    return view;
}

} // namespace countersign::view
