// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/queue/queue_bar.h"

#include "ui/widgets/plain_label.h"
#include "ui/widgets/tab_order.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QSignalBlocker>
#include <QTabBar>
#include <QToolButton>

namespace countersign::ui {

using view::QueueTabs;

QueueBar::QueueBar(view::QueuePresenter &presenter, QWidget *parent)
    : QWidget(parent),
      m_presenter(presenter),
      m_tabs(new QTabBar(this)),
      m_views(new QToolButton(this)),
      m_menu(new QMenu(this)),
      m_filter(new QLineEdit(this)),
      m_viewName(new QLineEdit(this)),
      m_showing(new PlainLabel({}, this)),
      m_clear(new QToolButton(this))
{
    m_tabs->setObjectName(QStringLiteral("queueTabs"));
    m_tabs->setAccessibleName(tr("Which effects"));
    m_tabs->setDrawBase(false);
    for (const auto tab : QueueTabs)
        m_tabs->addTab(view::tabTitle(tab));
    m_views->setObjectName(QStringLiteral("queueViews"));
    m_views->setText(tr("Views"));
    m_views->setAccessibleName(tr("Saved views"));
    m_views->setPopupMode(QToolButton::InstantPopup);
    m_views->setMenu(m_menu);
    m_viewName->setObjectName(QStringLiteral("queueViewName"));
    m_viewName->setAccessibleName(tr("Name of the view"));
    m_viewName->setPlaceholderText(tr("Name, then Enter"));
    m_viewName->hide();
    m_filter->setObjectName(QStringLiteral("queueFilter"));
    m_filter->setAccessibleName(tr("Filter: intent keys containing"));
    m_filter->setPlaceholderText(tr("Intent key contains"));
    m_filter->installEventFilter(this);
    m_viewName->installEventFilter(this);
    m_showing->setObjectName(QStringLiteral("queueShowing"));
    m_clear->setObjectName(QStringLiteral("queueClearFilter"));
    m_clear->setText(tr("clear filter"));
    m_clear->setFocusPolicy(Qt::StrongFocus);
    m_views->setFocusPolicy(Qt::StrongFocus);

    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_tabs);
    layout->addWidget(m_views);
    layout->addWidget(m_viewName);
    layout->addStretch();
    layout->addWidget(m_showing);
    layout->addWidget(m_clear);
    layout->addWidget(m_filter);
    placeLast(*this, {m_tabs, m_views, m_viewName, m_clear}); // most often somebody filters

    connect(m_tabs, &QTabBar::currentChanged, this,
            [this](int tab) { m_presenter.setTab(QueueTabs[static_cast<std::size_t>(tab)]); });
    connect(m_filter, &QLineEdit::textEdited, &presenter, &view::QueuePresenter::setFilter);
    connect(m_clear, &QToolButton::clicked, &presenter, &view::QueuePresenter::clearFilter);
    connect(m_menu, &QMenu::aboutToShow, this, &QueueBar::fillViews);
    connect(m_viewName, &QLineEdit::returnPressed, this, &QueueBar::saveView);
    follow();
}

void QueueBar::follow()
{
    const auto &state = m_presenter.state();
    const QSignalBlocker quiet(m_tabs);
    for (std::size_t i = 0; i < QueueTabs.size(); ++i) {
        const auto text = m_presenter.tabText(QueueTabs[i]);
        if (m_tabs->tabText(static_cast<int>(i)) != text)
            m_tabs->setTabText(static_cast<int>(i), text);
        if (QueueTabs[i] == state.view.tab)
            m_tabs->setCurrentIndex(static_cast<int>(i));
    }
    if (m_filter->text() != state.view.filter)
        m_filter->setText(state.view.filter);
    m_showing->setText(m_presenter.showingText());
    m_showing->setVisible(!m_presenter.showingText().isEmpty());
    m_clear->setVisible(!state.view.filter.isEmpty());
}

void QueueBar::fillViews()
{
    m_menu->clear();
    for (const auto &name : m_presenter.store().savedViews()) {
        auto shown = name;
        m_menu->addAction(shown.replace(QLatin1Char('&'), QStringLiteral("&&")), this, [this, name] {
            if (const auto saved = m_presenter.store().savedView(name))
                m_presenter.applyView(*saved);
        });
    }
    m_menu->addSeparator();
    m_menu->addAction(tr("Save this view…"), this, [this] {
        m_viewName->show();
        m_viewName->setFocus();
    });
    m_menu->addAction(tr("Copy this view as JSON"), this, [this] {
        QGuiApplication::clipboard()->setText(QString::fromUtf8(view::encodeQueueView(m_presenter.state().view)));
    });
    m_menu->addAction(tr("Use the view on the clipboard"), this, &QueueBar::importView);
    m_menu->addAction(tr("Reset columns"), &m_presenter, &view::QueuePresenter::resetColumns);
}

void QueueBar::saveView()
{
    const auto name = m_viewName->text().trimmed();
    if (!name.isEmpty())
        m_presenter.store().save(name, m_presenter.state().view);
    m_viewName->clear();
    m_viewName->hide();
    Q_EMIT rowsWanted();
}

void QueueBar::importView()
{
    m_presenter.importView(QGuiApplication::clipboard()->text().toUtf8());
}

bool QueueBar::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto key = static_cast<QKeyEvent *>(event)->key();
    if (watched == m_viewName && key == Qt::Key_Escape) {
        m_viewName->hide();
        Q_EMIT rowsWanted();
        return true;
    }
    const bool leaves = key == Qt::Key_Down || key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Escape;
    if (watched != m_filter || !leaves)
        return QWidget::eventFilter(watched, event);
    Q_EMIT rowsWanted();
    return true;
}

} // namespace countersign::ui
