// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/history/history_page.h"

#include "ui/history/detail_view.h"
#include "ui/history/filter_bar.h"
#include "ui/history/history_delegate.h"
#include "ui/history/verdict_bar.h"
#include "ui/theme/theme.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/empty_view.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/soft_button.h"
#include "ui/widgets/told_rows.h"

#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QScrollBar>
#include <QSplitter>
#include <QVBoxLayout>

namespace countersign::ui {

using view::ExportKind;
using view::StatementTableModel;
using view::Verification;

HistoryPage::HistoryPage(view::HistoryPresenter &presenter, Theme &theme, ActionSet &actions, QWidget *parent)
    : Page(parent),
      m_presenter(presenter),
      m_theme(theme),
      m_table(new QTableView(this)),
      m_list(new QStackedWidget(this)),
      m_empty(new EmptyView(this)),
      m_banner(new Banner(theme, this)),
      m_filter(new FilterBar(this)),
      m_detail(new DetailView(theme, this)),
      m_exportText(new PlainLabel({}, this)),
      m_copyButton(new QPushButton(this))
{
    setObjectName(QStringLiteral("historyPage"));
    addActions(actions);
    m_verdict = new VerdictBar(theme, {m_verify, m_stop, m_howToCheck}, this);
    prepareTable();
    arrange();
    connect(&m_presenter, &view::HistoryPresenter::changed, this, &HistoryPage::render);
    connect(m_filter, &FilterBar::filterTyped, &m_presenter, &view::HistoryPresenter::setFilter);
    connect(m_filter, &FilterBar::leftDownwards, m_table, qOverload<>(&QWidget::setFocus));
    connect(&m_theme, &Theme::changed, this, &HistoryPage::restyle);
    restyle();
    render();
}

void HistoryPage::addActions(ActionSet &actions)
{
    const auto list = Scope::List;
    auto *presenter = &m_presenter;
    m_verify = actions.add(QStringLiteral("history.verify"), tr("Verify history"), {QKeySequence(Qt::Key_V)}, list,
                           m_table, [presenter] { presenter->verify(); });
    m_stop = actions.add(QStringLiteral("history.stop"), tr("Stop"), {QKeySequence(Qt::Key_Escape)}, list, this,
                         [presenter] { presenter->stop(); });
    m_howToCheck = actions.add(QStringLiteral("history.howToCheck"), tr("How to check"), {}, list, this,
                               [this] { m_verdict->toggleCommand(); });
    m_csv = actions.add(QStringLiteral("history.exportCsv"), tr("Export CSV…"), {QKeySequence(Qt::CTRL | Qt::Key_E)},
                        list, this, [this] { exportTo(ExportKind::Csv, tr("Export the rows as CSV")); });
    m_json = actions.add(QStringLiteral("history.exportJson"), tr("Export JSON…"), {}, list, this,
                         [this] { exportTo(ExportKind::Json, tr("Export the rows as JSON")); });
    m_bundle = actions.add(QStringLiteral("history.exportBundle"), tr("Export evidence bundle…"),
                           {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E)}, list, this,
                           [this] { exportTo(ExportKind::Bundle, tr("Export the evidence of this effect")); });
    //: take back an earlier decision; always two people
    m_reverse = actions.add(QStringLiteral("history.reverse"), tr("Reverse…"), {}, list, this,
                            [presenter] { presenter->reverse(); });
    m_more = actions.add(QStringLiteral("history.more"), tr("Load older entries"), {}, list, this,
                         [presenter] { presenter->loadMore(); });
    m_copy =
        actions.add(QStringLiteral("history.copyAs"), tr("Copy as"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C)},
                    list, this, [this] { m_copyButton->showMenu(); });
    m_copyRow = actions.add(QStringLiteral("history.copy"), tr("Copy the entry"), {QKeySequence(Qt::CTRL | Qt::Key_C)},
                            list, m_table, [this] { copyAs(view::CopyForm::Text); });
    actions.add(QStringLiteral("history.filter"), tr("Filter"), {QKeySequence(Qt::Key_Slash)}, list, this,
                [this] { find(); });
}

void HistoryPage::prepareTable()
{
    m_table->setObjectName(QStringLiteral("historyTable"));
    m_table->setAccessibleName(tr("Entries of the log, newest first"));
    m_table->setModel(&m_presenter.model());
    letSelectionLead(m_table);
    m_table->setItemDelegate(new HistoryDelegate(m_theme, m_table));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    m_table->setWordWrap(false);
    m_table->setShowGrid(false);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->horizontalHeader()->setHighlightSections(false);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex &now) {
        m_presenter.select(now.isValid() ? now.data(StatementTableModel::SeqRole).toLongLong() : -1);
    });
    connect(&m_presenter.model(), &QAbstractItemModel::rowsInserted, this, &HistoryPage::keepCurrent);
    connect(&m_presenter.model(), &QAbstractItemModel::rowsRemoved, this, &HistoryPage::keepCurrent);
}

void HistoryPage::keepCurrent()
{
    if (!m_table->currentIndex().isValid() && m_presenter.model().rowCount() > 0)
        m_table->setCurrentIndex(m_presenter.model().index(0, 0));
}

QWidget *HistoryPage::exportRow()
{
    auto *holder = new QWidget(this);
    auto *row = new FlowLayout(holder);
    m_copyButton->setObjectName(QStringLiteral("copyAs"));
    m_copyButton->setText(tr("Copy as"));
    m_copyButton->setAccessibleName(tr("Copy the selected entry as"));
    m_copyButton->setAutoDefault(false);
    auto *menu = new QMenu(m_copyButton);
    for (const auto form : view::CopyForms)
        menu->addAction(view::copyFormWord(form), this, [this, form] { copyAs(form); });
    m_copyButton->setMenu(menu);
    row->addWidget(m_copyButton);
    for (auto *action : {m_bundle, m_csv, m_json, m_reverse, m_more})
        row->addWidget(new SoftButton(action, holder));
    return holder;
}

void HistoryPage::arrange()
{
    m_list->addWidget(m_table);
    m_list->addWidget(m_empty);
    auto *split = new QSplitter(Qt::Vertical, this);
    split->setObjectName(QStringLiteral("historySplit"));
    split->addWidget(m_list);
    split->addWidget(m_detail);
    split->setStretchFactor(0, 3);
    split->setStretchFactor(1, 2);
    m_exportText->setObjectName(QStringLiteral("exportText"));
    m_exportText->setAccessibleName(tr("Last export"));
    m_exportText->setWordWrap(true);
    m_banner->setObjectName(QStringLiteral("historyBanner"));
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_verdict);
    column->addWidget(m_banner);
    column->addWidget(m_filter);
    column->addWidget(split, 1);
    column->addWidget(exportRow());
    column->addWidget(m_exportText);
}

QList<QWidget *> HistoryPage::panes() const
{
    return {m_table, m_detail->tabs(), m_filter};
}

QWidget *HistoryPage::finder() const
{
    return m_filter;
}

void HistoryPage::activate()
{
    m_presenter.open();
}

void HistoryPage::render()
{
    const auto &state = m_presenter.state();
    m_verdict->setState(state, m_presenter.howToCheck());
    m_filter->setState(state);
    renderList(state);
    m_detail->setState(state);
    renderActions(state);
    renderExport(state);
}

void HistoryPage::renderList(const view::HistoryState &state)
{
    if (state.shown > 0) {
        m_list->setCurrentWidget(m_table);
        keepCurrent();
        return;
    }
    m_list->setCurrentWidget(m_empty);
    if (!state.loadedOnce)
        m_empty->say(state.error ? tr("The log could not be read.") : tr("Loading the log…"));
    else if (state.filter.isEmpty())
        m_empty->say(tr("The log is empty: nobody has signed anything in this ledger."));
    else
        m_empty->say(tr("No entry matches the filter. Clear the filter to see all."));
}

void HistoryPage::renderActions(const view::HistoryState &state)
{
    const bool busy = state.verification == Verification::Running || state.exporting != ExportKind::None;
    const auto wait = busy ? tr("Something is running; stop it first.") : QString();
    const auto noRow = state.selected ? QString() : tr("Select an entry first.");
    ActionSet::setReason(m_verify, wait);
    m_stop->setVisible(busy);
    ActionSet::setReason(m_csv, wait);
    ActionSet::setReason(m_json, wait);
    ActionSet::setReason(m_bundle, busy ? wait : state.bundleReason);
    for (auto *copying : {m_copy, m_copyRow})
        ActionSet::setReason(copying, noRow);
    m_more->setVisible(state.more);
    if (!state.detail)
        ActionSet::setReason(m_reverse, noRow.isEmpty() ? tr("Loading the entry…") : noRow);
    else
        ActionSet::setReason(m_reverse, state.detail->mayReverse ? QString() : state.detail->reverseReason);
    m_verify->setText(state.verdict.line.isEmpty() ? tr("Verify history") : tr("Verify again"));
}

void HistoryPage::renderExport(const view::HistoryState &state)
{
    const auto &error = state.exportError ? state.exportError : state.error;
    if (error)
        m_banner->showError(*error);
    else
        m_banner->clear();
    const bool running = state.exporting != ExportKind::None;
    const auto text = running ? tr("Exporting… %1").arg(state.progress) : state.exportText;
    m_exportText->setText(text);
    m_exportText->setVisible(!text.isEmpty());
}

void HistoryPage::restyle()
{
    m_table->verticalHeader()->setDefaultSectionSize(m_theme.rowHeight());
    const QFontMetrics fixed(m_theme.fixedFont());
    const auto width = [&](const char *sample) {
        return fixed.horizontalAdvance(QString::fromLatin1(sample)) + fixed.averageCharWidth() * 2;
    };
    m_table->setColumnWidth(StatementTableModel::Time, width("2026-12-01 00:00:04Z"));
    m_table->setColumnWidth(StatementTableModel::Action, width("COMPENSATE proposed"));
    m_table->setColumnWidth(StatementTableModel::Currency, width("Cur. "));
    m_table->setColumnWidth(StatementTableModel::Amount, width("1 000 000.00"));
    m_table->setColumnWidth(StatementTableModel::Intent, width("invoice:inv_..llect:v1"));
    m_table->setColumnWidth(StatementTableModel::Operator, width("operator name"));
    m_table->setColumnWidth(StatementTableModel::Approver, width("approver name"));
    m_table->setColumnWidth(StatementTableModel::Signatures, width("2/2  "));
}

void HistoryPage::exportTo(ExportKind kind, const QString &title)
{
    const auto then = [this, kind](const QString &path) {
        if (kind == ExportKind::Bundle)
            m_presenter.exportBundle(path);
        else
            m_presenter.exportTable(kind, path);
    };
    m_prompter->saveFile(this, title, m_presenter.suggestedFileName(kind), then);
}

void HistoryPage::copyAs(view::CopyForm form)
{
    QApplication::clipboard()->setText(m_presenter.copySelected(form));
    //: %1 is a form such as CSV
    Q_EMIT statusMessage(tr("Copied as: %1").arg(view::copyFormWord(form)));
}

} // namespace countersign::ui
