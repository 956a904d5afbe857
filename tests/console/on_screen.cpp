// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/console/on_screen.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QStringList>
#include <QTabBar>
#include <QTextEdit>

namespace countersign::console {

namespace {

QStringList rowsOf(const QAbstractItemView &view)
{
    QStringList rows;
    const QAbstractItemModel *model = view.model();
    if (model == nullptr || qobject_cast<const QHeaderView *>(&view) != nullptr)
        return rows;
    for (int row = 0; row < model->rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < model->columnCount(); ++column)
            cells << model->index(row, column).data().toString();
        rows << cells.join(QStringLiteral(" | "));
    }
    return rows;
}

QString tabsOf(const QTabBar &bar)
{
    QStringList tabs;
    for (int tab = 0; tab < bar.count(); ++tab)
        tabs << bar.tabText(tab);
    return tabs.join(QStringLiteral(" | "));
}

} // namespace

QString textOf(const QWidget &widget)
{
    if (const auto *label = qobject_cast<const QLabel *>(&widget))
        return label->text();
    if (const auto *button = qobject_cast<const QAbstractButton *>(&widget))
        return button->text();
    if (const auto *line = qobject_cast<const QLineEdit *>(&widget))
        return line->text();
    if (const auto *plain = qobject_cast<const QPlainTextEdit *>(&widget))
        return plain->toPlainText();
    if (const auto *rich = qobject_cast<const QTextEdit *>(&widget))
        return rich->toPlainText();
    if (const auto *box = qobject_cast<const QComboBox *>(&widget))
        return box->currentText();
    if (const auto *bar = qobject_cast<const QTabBar *>(&widget))
        return tabsOf(*bar);
    return {};
}

QString wordsOn(const QWidget &window)
{
    QStringList words{window.windowTitle()};
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        if (!widget->isVisible())
            continue;
        words << textOf(*widget) << widget->accessibleName() << widget->accessibleDescription();
        if (const auto *view = qobject_cast<const QAbstractItemView *>(widget))
            words << rowsOf(*view);
    }
    words.removeAll(QString());
    return words.join(QLatin1Char('\n'));
}

} // namespace countersign::console
