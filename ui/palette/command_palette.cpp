// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/palette/command_palette.h"

#include "ui/actions/action_set.h"
#include "ui/palette/command_delegate.h"
#include "ui/palette/command_list_model.h"
#include "ui/theme/theme.h"
#include "ui/widgets/told_rows.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QVBoxLayout>

#include <algorithm>

namespace countersign::ui {

CommandPalette::CommandPalette(ActionSet &actions, Theme &theme, QWidget *over)
    : QFrame(over),
      m_actions(actions),
      m_model(new CommandListModel(actions, this)),
      m_typed(new QLineEdit(this)),
      m_list(new QListView(this))
{
    setObjectName(QStringLiteral("palette"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    m_typed->setObjectName(QStringLiteral("palette.typed"));
    m_typed->setPlaceholderText(tr("An action, an intent key, or an object's id"));
    m_typed->setAccessibleName(tr("Find or run"));
    m_typed->installEventFilter(this);
    m_list->setObjectName(QStringLiteral("palette.list"));
    m_list->setAccessibleName(tr("Actions"));
    m_list->setModel(m_model);
    letSelectionLead(m_list);
    m_list->setItemDelegate(new CommandDelegate(theme, m_list));
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setUniformItemSizes(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(6, 6, 6, 6);
    column->addWidget(m_typed);
    column->addWidget(m_list);
    connect(m_typed, &QLineEdit::textChanged, this, &CommandPalette::filter);
    connect(m_typed, &QLineEdit::returnPressed, this, &CommandPalette::runChosen);
    connect(m_list, &QListView::clicked, this, &CommandPalette::runChosen);
    hide();
}

void CommandPalette::openPalette()
{
    m_focusBefore = QApplication::focusWidget();
    m_typed->clear();
    filter();
    const QSize room = parentWidget()->size();
    const QSize size(std::min(640, room.width() - 80), std::min(420, room.height() - 120));
    setGeometry(QRect(QPoint((room.width() - size.width()) / 2, 56), size));
    show();
    raise();
    m_typed->setFocus(Qt::PopupFocusReason);
}

void CommandPalette::closePalette()
{
    hide();
    if (m_focusBefore)
        m_focusBefore->setFocus(Qt::PopupFocusReason);
}

void CommandPalette::filter()
{
    m_model->setTyped(m_typed->text());
    m_list->setCurrentIndex(m_model->index(0, 0));
}

void CommandPalette::runChosen()
{
    const QModelIndex chosen = m_list->currentIndex();
    if (!chosen.isValid())
        return;
    const QString typed = m_typed->text().trimmed();
    closePalette(); // first: what runs acts where the focus was
    if (QAction *action = m_model->actionAt(chosen.row()))
        action->trigger();
    else
        Q_EMIT jumpWanted(typed);
}

bool CommandPalette::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_typed || event->type() != QEvent::KeyPress)
        return QFrame::eventFilter(watched, event);
    auto *key = static_cast<QKeyEvent *>(event);
    switch (key->key()) {
    case Qt::Key_Down:
    case Qt::Key_Up:
    case Qt::Key_PageDown:
    case Qt::Key_PageUp:
        QApplication::sendEvent(m_list, key);
        return true;
    case Qt::Key_Escape:
        closePalette();
        return true;
    default:
        return false;
    }
}

} // namespace countersign::ui
