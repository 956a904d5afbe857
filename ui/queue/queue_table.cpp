// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/queue/queue_table.h"

#include "models/view/queue/intent_table_model.h"
#include "ui/theme/theme.h"
#include "ui/widgets/state_delegate.h"
#include "ui/widgets/told_rows.h"

#include <QHeaderView>
#include <QScrollBar>

#include <algorithm>

namespace countersign::ui {

using view::QueueColumn;

namespace {

// As wide as the longest text one sees in such a column.
QString widthSample(QueueColumn column)
{
    switch (column) {
    case QueueColumn::State:
        return QStringLiteral("MM AWAITING COUNTERSIGN");
    case QueueColumn::Age:
    case QueueColumn::KeyLeft:
        return QStringLiteral("23 h 59 m M");
    case QueueColumn::Currency:
        return QStringLiteral("MMMM");
    case QueueColumn::Amount:
        return QStringLiteral("1 000 000.00 M");
    case QueueColumn::Provider:
        return QStringLiteral("provider-eu M");
    case QueueColumn::Recipient:
        return QStringLiteral("customer_000 M");
    case QueueColumn::IntentKey:
        return QStringLiteral("invoice-42/charge:v1");
    }
    return {};
}

} // namespace

QueueTable::QueueTable(Theme &theme, QWidget *parent) : QTableView(parent), m_theme(theme)
{
    setObjectName(QStringLiteral("queueTable"));
    setAccessibleName(tr("Effects"));
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    setEditTriggers(NoEditTriggers);
    setTabKeyNavigation(false);
    setShowGrid(false);
    setWordWrap(false);
    setVerticalScrollMode(ScrollPerItem);
    setItemDelegateForColumn(static_cast<int>(QueueColumn::State),
                             new StateDelegate(theme, view::IntentTableModel::StateRole, this));
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setSectionsMovable(true);
    horizontalHeader()->setSectionsClickable(true);
    horizontalHeader()->setSortIndicatorShown(true);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setFocusPolicy(Qt::NoFocus);
    connect(horizontalHeader(), &QHeaderView::sectionClicked, this, &QueueTable::orderBy);
    const auto arranged = [this] {
        if (!m_applying)
            Q_EMIT columnsArranged();
    };
    connect(horizontalHeader(), &QHeaderView::sectionMoved, this, arranged);
    connect(horizontalHeader(), &QHeaderView::sectionResized, this, arranged);
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, [this](int value) {
        if (currentIndex().isValid())
            m_offset = currentIndex().row() - value;
        Q_EMIT scrolled(value);
    });
    connect(&theme, &Theme::changed, this, &QueueTable::followTheme);
    followTheme();
}

void QueueTable::followTheme()
{
    verticalHeader()->setDefaultSectionSize(m_theme.rowHeight());
}

void QueueTable::setModel(QAbstractItemModel *model)
{
    QTableView::setModel(model);
    letSelectionLead(this);
    applyColumns(view::defaultQueueView().columns);
}

int QueueTable::firstShown() const
{
    return verticalScrollBar()->value();
}

void QueueTable::showFrom(int row)
{
    verticalScrollBar()->setValue(row);
}

void QueueTable::goTo(int row)
{
    if (!model() || row < 0 || row >= model()->rowCount())
        return;
    const int offset = m_offset;
    // Hidden first columns cannot be current.
    int column = 0;
    while (column < model()->columnCount() - 1 && isColumnHidden(column))
        ++column;
    setCurrentIndex(model()->index(row, column));
    verticalScrollBar()->setValue(std::max(row - offset, 0));
    scrollTo(currentIndex());
    m_offset = row - verticalScrollBar()->value();
}

int QueueTable::currentBottom() const
{
    const QRect row = visualRect(currentIndex());
    return viewport()->y() + (row.isValid() ? row.bottom() + 1 : 0) + 2 * frameWidth() +
           (horizontalScrollBar()->isVisible() ? horizontalScrollBar()->height() : 0);
}

void QueueTable::step(int by)
{
    if (!model() || model()->rowCount() == 0)
        return;
    const int row = std::clamp(currentIndex().row() + by, 0, model()->rowCount() - 1);
    setCurrentIndex(model()->index(row, std::max(currentIndex().column(), 0)));
}

void QueueTable::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QTableView::currentChanged(current, previous);
    m_offset = current.row() - verticalScrollBar()->value();
    if (current.isValid() && current.row() != previous.row())
        Q_EMIT rowReached(current.row());
}

void QueueTable::orderBy(int section)
{
    const auto column = view::QueueColumns[static_cast<std::size_t>(section)];
    const auto *header = horizontalHeader();
    const bool same = header->sortIndicatorSection() == section;
    Q_EMIT orderWanted(column, same && header->sortIndicatorOrder() == Qt::AscendingOrder);
}

// The header turns its arrow itself when it is clicked: what is shown is set from what the rows are sorted by.
void QueueTable::showOrder(QueueColumn column, bool descending)
{
    horizontalHeader()->setSortIndicator(static_cast<int>(column),
                                         descending ? Qt::DescendingOrder : Qt::AscendingOrder);
}

void QueueTable::applyColumns(const QList<view::ColumnLayout> &columns)
{
    m_applying = true;
    auto *header = horizontalHeader();
    for (int place = 0; place < columns.size(); ++place) {
        const auto &layout = columns[place];
        const int section = static_cast<int>(layout.column);
        header->moveSection(header->visualIndex(section), place);
        const int natural = fontMetrics().horizontalAdvance(widthSample(layout.column));
        header->resizeSection(section, layout.width > 0 ? layout.width : natural);
        header->setSectionHidden(section, layout.hidden);
    }
    header->setStretchLastSection(true);
    m_applying = false;
}

QList<view::ColumnLayout> QueueTable::columns() const
{
    const auto *header = horizontalHeader();
    QList<view::ColumnLayout> columns;
    int stretched = -1; // the last one that is shown is as wide as there is room, whatever somebody gave it
    for (int place = 0; place < header->count(); ++place) {
        const int section = header->logicalIndex(place);
        const bool hidden = header->isSectionHidden(section);
        if (!hidden)
            stretched = place;
        columns.append({view::QueueColumns[static_cast<std::size_t>(section)], header->sectionSize(section), hidden});
    }
    if (stretched >= 0)
        columns[stretched].width = 0;
    return columns;
}

void QueueTable::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    if (currentIndex().isValid())
        scrollTo(currentIndex());
}

} // namespace countersign::ui
