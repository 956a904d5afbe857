// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sheet/signed_fields.h"

#include "models/view/wording/tool_tip.h"
#include "models/view/wording/wording.h"
#include "ui/theme/theme.h"
#include "ui/widgets/long_word_delegate.h"
#include "ui/widgets/plain_label.h"

#include <QHeaderView>
#include <QVBoxLayout>

#include <algorithm>

namespace countersign::ui {

namespace {

constexpr int FieldPadding = 4;     // px: as many of the signed fields as can be are seen at once
constexpr double WidestNames = 0.5; // of the table: what is signed is read, not only what it is called

} // namespace

SignedFields::SignedFields(Theme &theme, QWidget *parent)
    : QWidget(parent),
      m_theme(theme),
      m_line(PlainLabel::wrapped("sheet.bytesLine", this)),
      m_table(new QTableWidget(0, 2, this)),
      m_bytes(new QPlainTextEdit(this))
{
    m_table->setObjectName(QStringLiteral("sheet.fields"));
    m_table->setAccessibleName(tr("Every field you sign"));
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setTabKeyNavigation(false);
    m_table->setHorizontalHeaderLabels({tr("Field"), tr("Value")});
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setMinimumSectionSize(m_table->fontMetrics().height() + FieldPadding);
    m_table->setItemDelegate(new LongWordDelegate(m_table));
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // nothing is wider: it wraps
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_bytes->setObjectName(QStringLiteral("sheet.bytes"));
    m_bytes->setAccessibleName(tr("The bytes you sign"));
    m_bytes->setReadOnly(true);
    m_bytes->setTabChangesFocus(true);
    m_bytes->hide();
    setFocusProxy(m_table);
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addWidget(m_line);
    rows->addWidget(m_table, 1);
    rows->addWidget(m_bytes, 1);
}

void SignedFields::showState(const view::SheetState &state)
{
    m_line->setText(state.bytes.empty() ? tr("Nothing can be signed yet.")
                                        : tr("You sign exactly this, every field: %1").arg(state.bytesLine));
    m_bytes->setPlainText(QString::fromStdString(state.bytes));
    m_bytes->setFont(m_theme.fixedFont());
    std::vector<view::SignedField> fields = state.fields;
    if (!state.emptyFields.isEmpty()) {
        //: the name before the list of the fields of a statement that hold nothing
        const QString name = tr("empty");
        fields.push_back({{}, name, state.emptyFields, state.emptyFields});
    }
    m_table->setRowCount(static_cast<int>(fields.size()));
    for (int i = 0; i < m_table->rowCount(); ++i) {
        const view::SignedField &field = fields[static_cast<std::size_t>(i)];
        auto *value = new QTableWidgetItem(field.shown);
        value->setFont(m_theme.fixedFont());
        value->setToolTip(view::toolTipText(field.value));
        value->setData(Qt::AccessibleTextRole, field.value);
        auto *name = new QTableWidgetItem(field.name);
        //: a signed field: name, value
        name->setData(Qt::AccessibleTextRole, view::rowSentence(tr("%1: %2").arg(field.name, field.value)));
        m_table->setItem(i, 0, name);
        m_table->setItem(i, 1, value);
    }
    if (m_table->rowCount() > 0 && !m_table->currentIndex().isValid())
        m_table->setCurrentCell(0, 0, QItemSelectionModel::NoUpdate);
    fitTable();
}

void SignedFields::fitTable()
{
    const int widest = static_cast<int>(WidestNames * m_table->viewport()->width());
    m_table->resizeColumnToContents(0);
    m_table->setColumnWidth(0, std::min(m_table->columnWidth(0), widest));
    m_table->resizeRowsToContents();
}

void SignedFields::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitTable();
}

void SignedFields::showTable()
{
    m_bytes->hide();
    m_table->show();
    setFocusProxy(m_table);
    setFocus(Qt::OtherFocusReason);
}

void SignedFields::toggleBytes()
{
    const bool showsBytes = m_bytes->isHidden();
    m_bytes->setVisible(showsBytes);
    m_table->setVisible(!showsBytes);
    setFocusProxy(showsBytes ? static_cast<QWidget *>(m_bytes) : m_table);
    setFocus(Qt::ShortcutFocusReason);
}

} // namespace countersign::ui
