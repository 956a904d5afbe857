// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/frame/rail.h"

#include "ui/frame/page.h"
#include "ui/theme/theme.h"

#include <QVBoxLayout>

namespace countersign::ui {

Rail::Rail(Theme &theme, QWidget *parent) : QWidget(parent), m_theme(theme)
{
    setObjectName(QStringLiteral("rail"));
    setAccessibleName(tr("Screens"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(4, 8, 4, 8);
    column->setSpacing(2);
    column->addStretch(1);
    connect(&theme, &Theme::changed, this, &Rail::paintIcons);
}

void Rail::addPage(Page *page)
{
    auto *button = new QToolButton(this);
    button->setObjectName(QStringLiteral("rail.") + page->pageId());
    button->setCheckable(true);
    button->setAutoExclusive(true);
    button->setAutoRaise(true);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    button->setMinimumHeight(m_theme.rowHeight() + 4);
    auto *column = qobject_cast<QVBoxLayout *>(layout());
    column->insertWidget(column->count() - 1, button);
    m_buttons.insert(page->pageId(), button);
    m_pages.insert(page->pageId(), page);
    label(button, page);
    connect(button, &QToolButton::clicked, this, [this, id = page->pageId()] { Q_EMIT chosen(id); });
    connect(page, &Page::badgeChanged, button, [this, button, page] { label(button, page); });
    paintIcons();
}

void Rail::setCurrent(const QString &pageId)
{
    if (QToolButton *button = m_buttons.value(pageId))
        button->setChecked(true);
}

void Rail::label(QToolButton *button, const Page *page)
{
    const int waiting = page->badge();
    //: A screen in the rail and how many things wait there: "Queue  7"
    const QString text = waiting > 0 ? tr("%1  %2").arg(page->pageTitle()).arg(waiting) : page->pageTitle();
    button->setText(text);
    button->setAccessibleName(waiting > 0 ? tr("%1, %n waiting", nullptr, waiting).arg(page->pageTitle())
                                          : page->pageTitle());
}

void Rail::paintIcons()
{
    for (auto button = m_buttons.cbegin(); button != m_buttons.cend(); ++button)
        button.value()->setIcon(m_theme.icon(m_pages.value(button.key())->iconName()));
}

} // namespace countersign::ui
