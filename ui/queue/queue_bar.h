// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/view/queue/queue_presenter.h"

#include <QWidget>

class QLineEdit;
class QMenu;
class QTabBar;
class QToolButton;

// Above the rows: the tabs with their counts, the saved views, the filter and how much it hides. GUI thread.
namespace countersign::ui {

class PlainLabel;

class QueueBar final : public QWidget
{
    Q_OBJECT
public:
    explicit QueueBar(view::QueuePresenter &presenter, QWidget *parent = nullptr);

    void follow(); // what the presenter says now
    QTabBar *tabs() const { return m_tabs; }
    QLineEdit *filter() const { return m_filter; }

Q_SIGNALS:
    void rowsWanted(); // ↓ or Enter in the filter

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fillViews();
    void saveView();
    void importView();

    view::QueuePresenter &m_presenter;
    QTabBar *m_tabs;
    QToolButton *m_views;
    QMenu *m_menu;
    QLineEdit *m_filter;
    QLineEdit *m_viewName;
    PlainLabel *m_showing;
    QToolButton *m_clear;
};

} // namespace countersign::ui
