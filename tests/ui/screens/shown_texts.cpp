// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/screens/shown_texts.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTabBar>

#include <algorithm>

namespace countersign::ui {

namespace {

constexpr int MostRows = 50; // of a list; the others are made the same way

class Collector
{
public:
    explicit Collector(QList<ShownText> &texts) : m_texts(texts) {}

    void add(ShownText::Kind kind, const QString &text, const QWidget &widget)
    {
        if (!text.isEmpty())
            m_texts << ShownText{kind, text, nameOf(widget), &widget};
    }
    void addTabs(const QTabBar &tabs)
    {
        for (int i = 0; i < tabs.count(); ++i)
            add(ShownText::Kind::Control, tabs.tabText(i), tabs);
    }
    void addChoices(const QComboBox &box)
    {
        for (int i = 0; i < box.count(); ++i)
            add(ShownText::Kind::Control, box.itemText(i), box);
    }
    void addRows(const QAbstractItemView &view)
    {
        const auto *model = view.model();
        if (model == nullptr || view.inherits("QHeaderView"))
            return;
        for (int column = 0; column < model->columnCount(); ++column) {
            if (model->rowCount() > 0 && !view.inherits("QListView"))
                add(ShownText::Kind::Header, model->headerData(column, Qt::Horizontal).toString(), view);
            for (int row = 0; row < std::min(MostRows, model->rowCount()); ++row) {
                const auto index = model->index(row, column);
                add(ShownText::Kind::Cell, index.data().toString(), view);
                add(ShownText::Kind::ToolTip, index.data(Qt::ToolTipRole).toString(), view);
                add(ShownText::Kind::Accessible, index.data(Qt::AccessibleTextRole).toString(), view);
            }
        }
    }

private:
    QList<ShownText> &m_texts;
};

void addOwnTexts(Collector &to, const QWidget &widget)
{
    using Kind = ShownText::Kind;
    if (const auto *label = qobject_cast<const QLabel *>(&widget))
        to.add(Kind::Label, label->text(), widget);
    if (const auto *button = qobject_cast<const QAbstractButton *>(&widget))
        to.add(Kind::Control, button->text(), widget);
    if (const auto *edit = qobject_cast<const QLineEdit *>(&widget)) {
        to.add(Kind::Control, edit->placeholderText(), widget);
        to.add(Kind::Control, edit->text(), widget);
    }
    if (const auto *edit = qobject_cast<const QPlainTextEdit *>(&widget)) {
        to.add(Kind::Control, edit->placeholderText(), widget);
        to.add(Kind::Control, edit->toPlainText(), widget);
    }
    if (const auto *tabs = qobject_cast<const QTabBar *>(&widget))
        to.addTabs(*tabs);
    if (const auto *box = qobject_cast<const QComboBox *>(&widget))
        to.addChoices(*box);
    if (const auto *view = qobject_cast<const QAbstractItemView *>(&widget))
        to.addRows(*view);
    to.add(Kind::ToolTip, widget.toolTip(), widget);
    to.add(Kind::Accessible, widget.accessibleName(), widget);
    to.add(Kind::Accessible, widget.accessibleDescription(), widget);
}

} // namespace

QString nameOf(const QWidget &widget)
{
    QString name;
    for (const QWidget *one = &widget; one != nullptr && name.isEmpty(); one = one->parentWidget())
        name = one->objectName();
    return QStringLiteral("%1 \"%2\"").arg(QLatin1String(widget.metaObject()->className()), name);
}

QList<ShownText> shownTexts(const QWidget &window)
{
    QList<ShownText> texts;
    Collector collector(texts);
    collector.add(ShownText::Kind::Control, window.windowTitle(), window);
    for (const auto *widget : window.findChildren<QWidget *>())
        if (widget->isVisible())
            addOwnTexts(collector, *widget);
    return texts;
}

} // namespace countersign::ui
