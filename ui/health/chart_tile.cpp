// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/health/chart_tile.h"

#include "models/view/wording/wording.h"
#include "ui/health/chart_drawing.h"
#include "ui/theme/theme.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/row_table.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QStackedWidget>
#include <QStandardItemModel>
#include <QVBoxLayout>

namespace countersign::ui {

ChartTile::ChartTile(Theme &theme, const QString &chartId, QWidget *parent)
    : QFrame(parent),
      m_theme(theme),
      m_title(new PlainLabel({}, this)),
      m_verdict(new PlainLabel({}, this)),
      m_toggle(new QPushButton(tr("Table"), this)),
      m_follow(new QPushButton(tr("Show"), this)),
      m_stack(new QStackedWidget(this)),
      m_view(new QChartView(this)),
      m_table(new RowTable(theme, QStringLiteral("health.%1.table").arg(chartId), {}, this)),
      m_rows(new QStandardItemModel(this))
{
    setObjectName(QStringLiteral("health.") + chartId);
    setFrameShape(QFrame::StyledPanel);
    setMinimumWidth(1); // all tiles of a row are as wide
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Expanding);
    m_toggle->setObjectName(objectName() + QStringLiteral(".toggle"));
    m_toggle->setCheckable(true);
    m_follow->setObjectName(objectName() + QStringLiteral(".follow"));
    QFont bold = font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_title->setWordWrap(true);
    m_verdict->setWordWrap(true);
    m_view->setFocusPolicy(Qt::NoFocus);
    m_view->setRenderHint(QPainter::Antialiasing);
    m_table->setModel(m_rows);
    m_stack->addWidget(m_view);
    m_stack->addWidget(m_table);
    auto *foot = new QHBoxLayout;
    foot->addStretch();
    foot->addWidget(m_toggle);
    foot->addWidget(m_follow);
    auto *rows = new QVBoxLayout(this);
    rows->addWidget(m_title);
    rows->addWidget(m_verdict);
    rows->addWidget(m_stack, 1);
    rows->addLayout(foot);
    connect(m_toggle, &QPushButton::toggled, this, [this](bool table) { m_stack->setCurrentIndex(table ? 1 : 0); });
    connect(m_follow, &QPushButton::clicked, this, [this] { Q_EMIT followed(m_chart.queueFilter); });
    connect(&theme, &Theme::changed, this, &ChartTile::draw);
}

void ChartTile::setChart(const view::HealthChart &chart)
{
    m_chart = chart;
    m_title->setText(chart.title);
    m_verdict->setText(chart.verdict);
    m_table->setAccessibleName(chart.title);
    m_view->setAccessibleName(chart.title);
    m_view->setAccessibleDescription(chart.verdict);
    m_toggle->setAccessibleName(tr("Table: %1").arg(chart.title));
    m_follow->setText(chart.queueFilter.isEmpty() ? tr("History") : tr("Queue"));
    m_follow->setAccessibleName(tr("Go to what this is about: %1").arg(chart.title));
    draw();
    fillTable();
}

void ChartTile::showTable(bool table)
{
    m_toggle->setChecked(table);
}

bool ChartTile::isTable() const
{
    return m_toggle->isChecked();
}

QWidget *ChartTile::focusPane() const
{
    return m_toggle;
}

void ChartTile::draw()
{
    QPalette palette = m_verdict->palette();
    palette.setColor(QPalette::WindowText, m_chart.severity == view::Severity::Neutral
                                               ? m_theme.palette().color(QPalette::WindowText)
                                               : m_theme.colours(m_chart.severity).text);
    m_verdict->setPalette(palette);
    QChart *before = m_view->chart();
    m_view->setChart(drawChart(m_chart, m_theme));
    delete before;
}

void ChartTile::fillTable()
{
    m_rows->setColumnCount(static_cast<int>(m_chart.tableHead.size()));
    m_rows->setHorizontalHeaderLabels(m_chart.tableHead);
    m_rows->setRowCount(static_cast<int>(m_chart.tableRows.size()));
    for (int row = 0; row < m_rows->rowCount(); ++row) {
        const QStringList &cells = m_chart.tableRows[static_cast<std::size_t>(row)];
        for (int column = 0; column < m_rows->columnCount(); ++column)
            m_rows->setItem(row, column, new QStandardItem(cells.value(column)));
        const QString sentence = view::rowSentence(view::listed(cells));
        m_rows->item(row, 0)->setData(sentence, Qt::AccessibleTextRole);
    }
}

} // namespace countersign::ui
