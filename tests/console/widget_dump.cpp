// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/console/widget_dump.h"

#include "tests/console/on_screen.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QComboBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QSplitterHandle>
#include <QTabBar>
#include <QTableView>
#include <QTextBrowser>

#include <algorithm>
#include <array>

namespace countersign::console {

namespace {

constexpr int Indent = 2;
constexpr int MostRows = 100; // of a list

struct Volatile
{
    const char *pattern;
    const char *placeholder;
};

// In this order: what is longer comes first.
const std::array<Volatile, 9> Placeholders{{
    {R"(\d{4}-\d\d-\d\dT?\s?\d\d:\d\d:\d\dZ)", "<time>"},
    {R"(\d\d:\d\d:\d\dZ)", "<clock>"},
    {R"([0-9a-f]{4,8}\.\.[0-9a-f]{4,8})", "<digest>"},
    {R"(\b[0-9a-f]{16,}\b)", "<hex>"},
    {R"(countersign\.demo/[0-9a-f]+)", "<log>"},
    {R"(\b\d+ d(?: \d+ h)?\b|\b\d+ h(?: \d+ m)?\b|\b\d+ (?:m|s)\b)", "<age>"},
    {R"(\b[\d\x{00A0}]+ bytes?\b)", "<size>"},
    {R"(\bentry \d+)", "entry <n>"},
    {R"(\b\d+ (?:records|rows|entries)\b|\b\d+ row\(s\))", "<count>"},
}};

QString withoutVolatile(QString text, const QString &folder)
{
    text.replace(folder, QStringLiteral("<demo>"));
    for (const Volatile &one : Placeholders)
        text.replace(QRegularExpression(QString::fromLatin1(one.pattern)), QString::fromLatin1(one.placeholder));
    return text;
}

// Belongs to the inside of one of Qt's widgets, or shows for a moment only.
bool isInner(const QWidget &widget)
{
    return widget.objectName().startsWith(QLatin1String("qt_")) ||
           qobject_cast<const QScrollBar *>(&widget) != nullptr ||
           qobject_cast<const QSplitterHandle *>(&widget) != nullptr || qobject_cast<const QMenu *>(&widget) != nullptr;
}

bool hasOnlyInnerParts(const QWidget &widget)
{
    return qobject_cast<const QAbstractScrollArea *>(&widget) != nullptr ||
           qobject_cast<const QLineEdit *>(&widget) != nullptr || qobject_cast<const QComboBox *>(&widget) != nullptr ||
           qobject_cast<const QTabBar *>(&widget) != nullptr ||
           qobject_cast<const QAbstractButton *>(&widget) != nullptr;
}

QList<const QWidget *> partsOf(const QWidget &widget)
{
    if (const auto *area = qobject_cast<const QScrollArea *>(&widget))
        return area->widget() == nullptr ? QList<const QWidget *>() : QList<const QWidget *>{area->widget()};
    QList<const QWidget *> parts;
    if (!hasOnlyInnerParts(widget))
        for (const QObject *child : widget.children())
            if (const auto *part = qobject_cast<const QWidget *>(child); part != nullptr && !isInner(*part))
                parts << part;
    return parts;
}

QStringList columnsOf(const QTableView &table)
{
    QStringList titles;
    const QHeaderView *header = table.horizontalHeader();
    for (int place = 0; place < header->count(); ++place)
        if (const int section = header->logicalIndex(place); !header->isSectionHidden(section))
            titles << table.model()->headerData(section, Qt::Horizontal).toString();
    return titles;
}

QStringList rowsOf(const QListView &list)
{
    QStringList rows;
    for (int row = 0; row < std::min(MostRows, list.model()->rowCount()); ++row)
        rows << list.model()->index(row, 0).data().toString();
    return rows;
}

// What it says, as lines.
QStringList textLines(const QWidget &widget)
{
    if (const auto *table = qobject_cast<const QTableView *>(&widget); table != nullptr && table->model() != nullptr)
        return {QStringLiteral("columns: ") + columnsOf(*table).join(QStringLiteral(" | "))};
    if (const auto *list = qobject_cast<const QListView *>(&widget); list != nullptr && list->model() != nullptr)
        return rowsOf(*list);
    QStringList lines = textOf(widget).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    // Markdown is laid out by Qt, and not by every version alike.
    if (qobject_cast<const QTextBrowser *>(&widget) != nullptr)
        lines = lines.mid(0, 1);
    return lines;
}

class Dump
{
public:
    explicit Dump(QString folder) : m_folder(std::move(folder)) {}

    void add(const QWidget &widget, int depth)
    {
        const bool isHidden = widget.isHidden();
        if (isHidden && widget.objectName().isEmpty())
            return;
        QString head =
            QString(depth * Indent, QLatin1Char(' ')) +
            (widget.objectName().isEmpty() ? QStringLiteral("-") : widget.objectName()) + QLatin1String(" [") +
            QString::fromLatin1(widget.metaObject()->className()).section(QLatin1String("::"), -1) + QLatin1Char(']');
        if (isHidden)
            head += QLatin1String(" hidden");
        if (!widget.isEnabled())
            head += QLatin1String(" disabled");
        if (!isHidden && !widget.accessibleName().isEmpty())
            head += QLatin1String(" \"") + widget.accessibleName() + QLatin1Char('"');
        put(head);
        if (isHidden)
            return; // what is in it is left from before
        for (const QString &line : textLines(widget))
            put(QString((depth + 1) * Indent, QLatin1Char(' ')) + QLatin1String("| ") + line);
        for (const QWidget *part : partsOf(widget))
            add(*part, depth + 1);
    }
    const QStringList &lines() const { return m_lines; }

private:
    void put(const QString &line) { m_lines << withoutVolatile(line, m_folder).split(QLatin1Char('\n')); }

    QString m_folder;
    QStringList m_lines{};
};

} // namespace

QStringList dumpOf(const QWidget &root, const QString &folder)
{
    Dump dump(folder);
    dump.add(root, 0);
    return dump.lines();
}

} // namespace countersign::console
