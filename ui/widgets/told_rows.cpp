// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/told_rows.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QItemSelectionModel>

#include <functional>
#include <utility>

namespace countersign::ui {

namespace {

// Where a row was selected and the current one did not go along.
QModelIndex selectedApart(const QAbstractItemView *view)
{
    const QModelIndexList selected = view->selectionModel()->selectedIndexes();
    if (selected.isEmpty() || view->selectionModel()->isSelected(view->currentIndex()))
        return {};
    return selected.first();
}

void whenSelectedApart(QAbstractItemView *view, std::function<void(const QModelIndex &)> take)
{
    // Queued: a person's step selects the row first and makes it the current one next.
    QObject::connect(
        view->selectionModel(), &QItemSelectionModel::selectionChanged, view,
        [view, taken = std::move(take)] {
            if (const QModelIndex row = selectedApart(view); row.isValid())
                taken(row);
        },
        Qt::QueuedConnection);
}

} // namespace

void letSelectionLead(QAbstractItemView *view)
{
    whenSelectedApart(view, [view](const QModelIndex &row) { view->setCurrentIndex(row); });
}

void letSelectionChoose(QComboBox *box)
{
    whenSelectedApart(box->view(), [box](const QModelIndex &row) {
        box->hidePopup();
        box->setCurrentIndex(row.row());
        Q_EMIT box->activated(row.row());
    });
}

} // namespace countersign::ui
