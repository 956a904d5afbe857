// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/history/filter_bar.h"

#include "models/view/history/history_words.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/told_rows.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace countersign::ui {
namespace {

constexpr int FieldLetters = 14; // seen at once

void put(QLineEdit *edit, const QString &text)
{
    if (edit->text() != text && !edit->hasFocus())
        edit->setText(text);
}

} // namespace

FilterBar::FilterBar(QWidget *parent) : QWidget(parent), m_says(new PlainLabel({}, this))
{
    setObjectName(QStringLiteral("filterBar"));
    auto *fields = new FlowLayout;
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addLayout(fields);
    column->addWidget(m_says);
    m_from = field(QStringLiteral("filterFrom"), tr("&From (UTC)"), QStringLiteral("2026-11-01"));
    setFocusProxy(m_from);
    m_to = field(QStringLiteral("filterTo"), tr("&Before (UTC)"), QStringLiteral("2026-12-01"));
    m_actor = field(QStringLiteral("filterActor"), tr("Act&or"), tr("person id"));
    m_action = new QComboBox(this);
    m_action->setObjectName(QStringLiteral("filterAction"));
    m_action->setAccessibleName(tr("Action"));
    //: filter: no action in particular
    m_action->addItem(tr("any action"), QString());
    for (const auto &word : view::filterActions())
        m_action->addItem(view::filterWord(word), QString::fromStdString(word));
    letSelectionChoose(m_action);
    fields->addWidget(m_action);
    m_atLeast = field(QStringLiteral("filterAtLeast"), tr("At &least"), QStringLiteral("EUR 10000.00"));
    m_tenant = field(QStringLiteral("filterTenant"), tr("Te&nant"), tr("all"));
    auto *clearButton = new QPushButton(tr("&Clear filter"), this);
    clearButton->setObjectName(QStringLiteral("filterClear"));
    clearButton->setAccessibleName(tr("Clear filter"));
    clearButton->setAutoDefault(false);
    fields->addWidget(clearButton);
    m_says->setObjectName(QStringLiteral("filterSays"));
    m_says->setAccessibleName(tr("Rows shown"));
    m_says->setWordWrap(true);
    connect(clearButton, &QPushButton::clicked, this, &FilterBar::clear);
    connect(m_action, &QComboBox::activated, this, &FilterBar::typed);
}

QLineEdit *FilterBar::field(const QString &name, const QString &label, const QString &placeholder)
{
    auto *edit = new QLineEdit(this);
    edit->setObjectName(name);
    edit->setAccessibleName(QString(label).remove(QLatin1Char('&')));
    edit->setPlaceholderText(placeholder);
    auto *pair = new QWidget(this);
    auto *caption = new QLabel(label, pair);
    caption->setTextFormat(Qt::PlainText);
    caption->setBuddy(edit);
    auto *row = new QHBoxLayout(pair);
    row->setContentsMargins({});
    row->addWidget(caption);
    row->addWidget(edit);
    edit->setMinimumWidth(edit->fontMetrics().averageCharWidth() * FieldLetters);
    layout()->itemAt(0)->layout()->addWidget(pair);
    edit->installEventFilter(this);
    connect(edit, &QLineEdit::editingFinished, this, &FilterBar::typed);
    return edit;
}

void FilterBar::typed()
{
    view::HistoryFilter filter;
    filter.from = m_from->text();
    filter.to = m_to->text();
    filter.actor = m_actor->text();
    filter.action = m_action->currentData().toString();
    filter.atLeast = m_atLeast->text();
    filter.tenant = m_tenant->text();
    Q_EMIT filterTyped(filter);
}

void FilterBar::clear()
{
    for (auto *edit : {m_from, m_to, m_actor, m_atLeast, m_tenant})
        edit->clear();
    m_action->setCurrentIndex(0);
    typed();
}

bool FilterBar::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Down) {
        typed();
        Q_EMIT leftDownwards();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void FilterBar::setState(const view::HistoryState &state)
{
    put(m_from, state.filter.from);
    put(m_to, state.filter.to);
    put(m_actor, state.filter.actor);
    put(m_atLeast, state.filter.atLeast);
    put(m_tenant, state.filter.tenant);
    m_action->setCurrentIndex(std::max(0, m_action->findData(state.filter.action)));
    //: %1 rows are shown of %2 that the filter finds
    QStringList parts{state.shown < state.total
                          ? tr("Showing the newest %1 of %2 rows").arg(state.shown).arg(state.total)
                          : tr("%n row(s)", nullptr, int(state.total))};
    if (!state.filterEcho.isEmpty())
        parts += state.filterEcho;
    parts += state.faults;
    m_says->setText(parts.join(QStringLiteral(" · ")));
}

} // namespace countersign::ui
