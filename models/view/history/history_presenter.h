// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/async/generation.h"
#include "models/view/console/console_session.h"
#include "models/view/history/history_copy.h"
#include "models/view/history/history_state.h"
#include "models/view/history/long_work.h"
#include "models/view/history/statement_table_model.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <vector>

// The History screen without a widget. Lives on the GUI thread; nothing here blocks it.
namespace countersign::view {

class HistoryPresenter final : public QObject
{
    Q_OBJECT
public:
    explicit HistoryPresenter(ConsoleSession &session, QObject *parent = nullptr);
    ~HistoryPresenter() override; // stops what runs

    const HistoryState &state() const { return m_state; }
    StatementTableModel &model() { return m_model; }
    const ConsoleSession &session() const { return m_session; }
    // The command that checks the same without this program.
    QString howToCheck() const;
    QString howToCheckBundle(const QString &path) const;
    QString copySelected(CopyForm form) const; // "" where nothing is selected
    QString suggestedFileName(ExportKind kind) const;

public Q_SLOTS:
    void open(); // the screen came to the front: reads, and verifies for somebody who only reads
    void refresh();
    void loadMore();
    void setFilter(const countersign::view::HistoryFilter &filter);
    void verify();
    void stop();                                                               // verification or export, at once
    void select(qint64 seq);                                                   // -1: nothing
    void exportTable(countersign::view::ExportKind kind, const QString &path); // all rows of the filter, as Csv or Json
    void exportBundle(const QString &path); // of the selected entry's effect, read back and verified again
    void reverse();                         // emits actionWanted where the ledger offers it

Q_SIGNALS:
    void changed();
    void verified(bool holds);
    // Somebody wants to act on an effect: ("acme", "invoice:1", "reopen").
    void actionWanted(const QString &tenant, const QString &intent, const QString &action);

private:
    void load(const ledger::Cursor &cursor, std::size_t limit);
    void took(Result<ledger::LogPage> page, bool append);
    void showRows();
    void loadDetail();
    void tookVerdict(Result<LogVerdict> verdict);
    void tookExport(Result<QString> text, bool verified);
    std::shared_ptr<LongWork> begin();
    void finish();
    void tick();
    void judgeBundle();
    const ledger::LogRecord *selectedRecord() const;

    ConsoleSession &m_session;
    StatementTableModel m_model;
    HistoryState m_state;
    ledger::LogQuery m_query;
    std::vector<ledger::LogRecord> m_records;
    ledger::Cursor m_next;
    std::optional<RawDetail> m_raw;
    async::Generation m_reads, m_details, m_work;
    std::shared_ptr<LongWork> m_running;
    QTimer m_tick;
};

} // namespace countersign::view
