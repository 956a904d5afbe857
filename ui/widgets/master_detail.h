// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/error.h"
#include "models/view/tables/rows_model.h"

#include <QWidget>

#include <optional>

class QStackedWidget;

// Two tables, one above the other: the lower tells of the row that is chosen in the upper. With what stands there
// instead of rows, and an error beside them. GUI thread.
namespace countersign::ui {

class Banner;
class EmptyView;
class RowTable;
class Theme;

class MasterDetail final : public QWidget
{
    Q_OBJECT
public:
    struct Half
    {
        QString name{};       // object name
        QString accessible{}; // what a screen reader calls it
        view::RowsModel &rows;
    };

    MasterDetail(Theme &theme, const Half &upper, const Half &lower, QWidget *parent = nullptr);

    void showState(const std::optional<Error> &error, const QString &emptySentence);
    RowTable &upper() { return *m_upper; }
    RowTable &lower() { return *m_lower; }
    QList<QWidget *> panes() const;

Q_SIGNALS:
    void chosen(const QString &id); // of the upper row; "" where there is none
    void followed(const QString &id);

private:
    Banner *m_banner;
    EmptyView *m_empty;
    QStackedWidget *m_stack;
    RowTable *m_upper, *m_lower;
    view::RowsModel &m_rows;
};

} // namespace countersign::ui
