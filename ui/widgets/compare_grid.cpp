// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/compare_grid.h"

#include "ui/theme/theme.h"
#include "ui/widgets/plain_label.h"

#include <QAccessible>
#include <QGridLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace countersign::ui {

namespace {

constexpr int VerdictIcon = 16;
constexpr int RingWidth = 2;

struct VerdictLook
{
    const char *icon = "";
    view::Severity severity = view::Severity::Neutral;
};

VerdictLook lookOf(view::Verdict verdict)
{
    switch (verdict) {
    case view::Verdict::Equal:
        return {"ok", view::Severity::Neutral};
    case view::Verdict::Differs:
        return {"differs", view::Severity::Critical};
    case view::Verdict::Missing:
        return {"missing", view::Severity::Neutral};
    case view::Verdict::Found:
        return {"found", view::Severity::Info};
    }
    return {};
}

QString wordOf(view::Verdict verdict)
{
    switch (verdict) {
    //: verdict on one fact: what we intended and what the provider says are the same
    case view::Verdict::Equal:
        return CompareGrid::tr("equal");
    //: verdict on one fact: what we intended and what the provider says are not the same
    case view::Verdict::Differs:
        return CompareGrid::tr("differs");
    //: verdict on one fact: one side says nothing of it
    case view::Verdict::Missing:
        return CompareGrid::tr("missing");
    //: verdict on one fact: the provider has an object, and none was on our record yet
    case view::Verdict::Found:
        return CompareGrid::tr("found");
    }
    return {};
}

QString orNone(const QString &value)
{
    //: in place of a value that one side does not give
    return value.isEmpty() ? CompareGrid::tr("(none)") : value;
}

} // namespace

CompareGrid::CompareGrid(Theme &theme, QWidget *parent) : QWidget(parent), m_theme(theme)
{
    setFocusPolicy(Qt::StrongFocus);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(RingWidth, RingWidth, RingWidth, RingWidth);
    connect(&m_theme, &Theme::changed, this, &CompareGrid::rebuild);
    rebuild();
}

QString CompareGrid::sentence(const view::CompareRow &row)
{
    if (row.verdict == view::Verdict::Equal)
        //: one row of a comparison, read aloud: "Amount, equal, EUR 1 250.00"
        return tr("%1, %2, %3").arg(row.label, wordOf(row.verdict), orNone(row.ours));
    //: one row of a comparison, read aloud: "Amount, differs, ours EUR 1 250.00, provider EUR 1 520.00"
    return tr("%1, %2, ours %3, provider %4").arg(row.label, wordOf(row.verdict), orNone(row.ours), orNone(row.theirs));
}

void CompareGrid::setRows(std::vector<view::CompareRow> rows)
{
    if (rows == m_rows)
        return;
    m_rows = std::move(rows);
    rebuild();
}

void CompareGrid::rebuild()
{
    if (m_content) {
        m_content->hide();
        m_content->deleteLater();
    }
    m_content = new QWidget(this);
    m_grid = new QGridLayout(m_content);
    m_grid->setContentsMargins(4, 2, 4, 2);
    m_grid->setVerticalSpacing(2);
    m_grid->setColumnStretch(1, 1);
    m_grid->setColumnStretch(3, 1);
    layout()->addWidget(m_content);
    cell(tr("Fact"), QStringLiteral("head.fact"), 0, 0);
    cell(tr("We intended"), QStringLiteral("head.ours"), 0, 1);
    cell(tr("Provider says"), QStringLiteral("head.theirs"), 0, 3);
    int line = 1;
    for (const view::CompareRow &row : m_rows)
        addRow(line++, row);
    setCurrent(m_current);
}

QWidget *CompareGrid::cell(const QString &text, const QString &name, int line, int column)
{
    auto *label = new PlainLabel(text, m_content);
    label->setObjectName(name);
    label->setWordWrap(column != 0 && line > 0);
    if (column == 0)
        label->setMinimumWidth(label->sizeHint().width()); // what a row is about is read first
    m_grid->addWidget(label, line, column, Qt::AlignTop);
    if (line == 0) {
        QPalette muted = label->palette();
        muted.setColor(QPalette::WindowText, m_theme.colours(view::Severity::Neutral).text);
        label->setPalette(muted);
    }
    return label;
}

void CompareGrid::addRow(int line, const view::CompareRow &row)
{
    const VerdictLook look = lookOf(row.verdict);
    const QString name = QStringLiteral("row%1.").arg(line);
    cell(row.label, name + QStringLiteral("label"), line, 0)->setAccessibleName(sentence(row));
    cell(orNone(row.ours), name + QStringLiteral("ours"), line, 1)->setFont(m_theme.fixedFont());
    cell(orNone(row.theirs), name + QStringLiteral("theirs"), line, 3)->setFont(m_theme.fixedFont());

    auto *verdict = new QWidget(m_content);
    auto *box = new QHBoxLayout(verdict);
    box->setContentsMargins(0, 0, 0, 0);
    auto *icon = new QLabel(verdict);
    const QIcon drawn = m_theme.icon(QLatin1String(look.icon), look.severity);
    icon->setPixmap(drawn.pixmap(QSize(VerdictIcon, VerdictIcon), devicePixelRatio()));
    auto *word = new PlainLabel(wordOf(row.verdict), verdict);
    word->setObjectName(name + QStringLiteral("verdict"));
    QPalette ink = word->palette();
    ink.setColor(QPalette::WindowText, m_theme.colours(look.severity).text);
    word->setPalette(ink);
    box->addWidget(icon);
    box->addWidget(word);
    m_grid->addWidget(verdict, line, 2, Qt::AlignTop);
}

void CompareGrid::setCurrent(int row)
{
    m_current = std::clamp(row, 0, std::max(0, static_cast<int>(m_rows.size()) - 1));
    setAccessibleName(m_rows.empty() ? tr("Nothing to compare")
                                     : sentence(m_rows[static_cast<std::size_t>(m_current)]));
    QAccessibleEvent renamed(this, QAccessible::NameChanged);
    if (hasFocus())
        QAccessible::updateAccessibility(&renamed);
    update();
}

void CompareGrid::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Down)
        setCurrent(m_current + 1);
    else if (event->key() == Qt::Key_Up)
        setCurrent(m_current - 1);
    else
        QWidget::keyPressEvent(event);
}

void CompareGrid::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    update();
}

void CompareGrid::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    update();
}

void CompareGrid::paintEvent(QPaintEvent *)
{
    if (!hasFocus() || !m_content)
        return;
    const int line = m_rows.empty() ? 0 : m_current + 1; // the head is there in any case
    const QRect first = m_grid->cellRect(line, 0);
    const QRect last = m_grid->cellRect(line, m_grid->columnCount() - 1);
    QPainter painter(this);
    painter.setPen(QPen(palette().color(QPalette::Highlight), RingWidth));
    painter.drawRect(first.united(last).translated(m_content->pos()).adjusted(-2, 0, 2, 0));
}

} // namespace countersign::ui
