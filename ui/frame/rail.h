// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>
#include <QToolButton>
#include <QWidget>

// The list of screens at the window's edge: icon, word, and how many things wait there. GUI thread.
namespace countersign::ui {

class Page;
class Theme;

class Rail final : public QWidget
{
    Q_OBJECT
public:
    explicit Rail(Theme &theme, QWidget *parent = nullptr);

    void addPage(Page *page);
    void setCurrent(const QString &pageId);

Q_SIGNALS:
    void chosen(const QString &pageId);

private:
    void label(QToolButton *button, const Page *page);
    void paintIcons();

    Theme &m_theme;
    QHash<QString, QToolButton *> m_buttons;
    QHash<QString, Page *> m_pages;
};

} // namespace countersign::ui
