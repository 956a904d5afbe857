// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/async/generation.h"
#include "models/view/console/console_session.h"
#include "models/view/queue/intent_table_model.h"
#include "models/view/queue/queue_copy.h"
#include "models/view/queue/queue_reading.h"
#include "models/view/queue/queue_store.h"

#include <QElapsedTimer>
#include <QTimer>

#include <map>
#include <memory>
#include <optional>
#include <vector>

// The queue (ux.md section 4.1): which effects need somebody, the most urgent first. Rows are paged in as they are
// scrolled to, refreshed where they stand, and put in a new order only when the person asks. GUI thread.
namespace countersign::view {

struct Attended;

// What there is instead of rows.
enum class Emptiness { HasRows, NotYetLoaded, AllClear, HiddenByFilter };

// What came of the last thing the person did here.
struct Notice
{
    Severity severity = Severity::Neutral;
    QString text{};               // "" where there is nothing to say
    std::optional<Error> error{}; // shown instead of the text
    bool canUndo = false;         // by undoHold()
};

struct QueueState
{
    QueueView view = defaultQueueView();
    std::map<QueueTab, std::int64_t> counts{}; // empty until the ledger answered
    std::int64_t total = 0;                    // rows of this tab and filter in the ledger
    int waiting = 0;                           // of them not shown until asked for
    int gone = 0;                              // rows still shown that are no longer of this tab
    bool loading = false;
    Emptiness emptiness = Emptiness::NotYetLoaded;
    std::optional<Error> error{};               // the last read failed; the rows are older
    std::optional<effect::EffectRef> current{}; // where the person stands
    bool apart = false;                         // current was asked for by name and is in no row
    Notice notice{};
};

class QueuePresenter final : public QObject
{
    Q_OBJECT
public:
    // Both outlive this. Starts with what the store remembers; load() asks the ledger.
    QueuePresenter(ConsoleSession &session, QSettings &settings, QObject *parent = nullptr);
    ~QueuePresenter() override; // remembers where the person stood

    const QueueState &state() const { return m_state; }
    IntentTableModel &rows() { return m_rows; }
    QueueStore &store() { return m_store; }
    ConsoleSession &session() { return m_session; }

    QString tabText(QueueTab tab) const; // "Overdue 3"
    QString showingText() const;         // "showing 7 of 41", "" while nothing is hidden
    QString waitingText() const;         // "" where nothing waits
    QString emptyText() const;           // "" where there are rows
    QString orderInWords() const;
    QString unavailableReason() const;                 // why nothing can be signed here now; "" where it can
    int placeScroll() const { return m_place.scroll; } // first row shown when this was last left

    // The effects an action of several would be about, as they are named at this moment: the marked ones, else the
    // current one.
    std::vector<effect::EffectRef> targets() const;

    QString copyCurrent(CopyForm form) const; // "" where the current effect is in no row

public Q_SLOTS:
    void load();        // from the first row, in the order asked for
    void refresh();     // what is shown, where it stands
    void showWaiting(); // the same list in its present order, with what is new and without what has gone
    void setTab(countersign::view::QueueTab tab);
    void setFilter(const QString &containing); // asks once typing pauses
    void clearFilter();
    void sortBy(countersign::view::QueueColumn column, bool descending);
    void setColumns(const QList<countersign::view::ColumnLayout> &columns);
    void resetColumns();
    void applyView(const countersign::view::QueueView &view);
    void importView(const QByteArray &json); // says why where it cannot
    void setCurrent(const std::optional<countersign::effect::EffectRef> &ref);
    void goTo(const countersign::effect::EffectRef &ref); // also to one that is in no row: tab and filter stay
    void setScroll(int firstRow);
    void selectNextNeedingMe();
    void toggleMark();
    void hold(); // freeze and claim: signs without a sheet
    void
    undoHold(); // of the last claim while the notice offers it; else of the current effect, where it is this person's
    void dismissNotice();

Q_SIGNALS:
    void changed();
    void currentMoved(); // by the presenter: the view follows
    void columnsChanged();

private:
    struct Walk;
    enum class Arrival { Start, Rearrange };

    ledger::EffectQuery query() const;
    void read(Arrival how, std::size_t limit);
    void arrived(Arrival how, Result<QueueReading> answer);
    void loadMore();
    void tick();
    void walkOn();
    void walked(Result<QueueReading> answer);
    void checkMissing();
    void leaveNotice();
    void endWalk();
    void rereadRows(std::vector<effect::EffectRef> refs);
    std::vector<effect::EffectRef> undoable() const;
    void attended(const Attended &outcome, const QString &done, bool canUndo);
    void count(const ledger::Tallies &tallies);
    void chooseCurrent();
    void judgeEmptiness();
    void say(Severity severity, const QString &text, bool canUndo = false);
    void sayFailure(const Error &error);
    void remember();
    void rememberSoon() { m_remember.start(); }

    ConsoleSession &m_session;
    QueueStore m_store;
    IntentTableModel m_rows;
    QueueState m_state{};
    QueuePlace m_place{};
    std::vector<effect::EffectRef> m_lastHeld{}; // by the last claim
    ledger::EffectQuery m_shownQuery{};          // what the rows were read with
    ledger::Cursor m_next{};
    async::Generation m_generation{};
    std::unique_ptr<Walk> m_walk;
    bool m_fetching = false;
    QTimer m_typing, m_remember;
    QTimer m_tick; // ages and states move on by time alone
    int m_ticks = 0;
    bool m_owesRefresh = false; // one was asked for at a bad moment
    QElapsedTimer m_sinceWalk;
    qint64 m_walkTook = 0; // ms
};

} // namespace countersign::view
