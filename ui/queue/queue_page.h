// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/view/dossier/dossier_presenter.h"
#include "models/view/queue/lookup_run.h"
#include "models/view/queue/queue_presenter.h"
#include "ui/frame/page.h"

#include <QPointer>

class QAction;
class QMenu;
class QSplitter;
class QStackedWidget;

// The screen an operator works in (ux.md section 4.1): rows above, the effect below. GUI thread.
namespace countersign::ui {

class ActionSet;
class Banner;
class DossierPane;
class EmptyView;
class LookupStrip;
class PlainLabel;
class QueueBar;
class QueueTable;
class StepperStrip;
class Theme;

// What the screen shows; all of them outlive the page.
struct QueueParts
{
    view::QueuePresenter &queue;
    view::DossierPresenter &dossier;
    view::LookupRun &lookup;
};

class QueuePage final : public Page
{
    Q_OBJECT
public:
    QueuePage(QueueParts parts, Theme &theme, ActionSet &actions, QWidget *parent = nullptr);

    QString pageId() const override { return QStringLiteral("queue"); }
    QString pageTitle() const override { return tr("Queue"); }
    QString iconName() const override { return QStringLiteral("queue"); }
    QList<QWidget *> panes() const override;
    QWidget *finder() const override;
    QAction *undoing() const override { return m_undo; }
    int badge() const override;
    void activate() override;

    // Goes to this effect, whether it is in the list or not.
    void goTo(const effect::EffectRef &ref);

    // What stands below the rows: the dossier, or a sheet in its place.
    QWidget *lowerPane() const;
    void showInLowerPane(QWidget *sheet); // takes the focus; the sheet stays its maker's until it is closed
    void closeLowerPane();                // the dossier again; the sheet is hidden, not deleted; focus to the rows

Q_SIGNALS:
    // `action`: the offer's name, "confirm" to "settle". It is available, or was when the key was pressed.
    void actionWanted(const QString &action, const countersign::effect::EffectRef &ref);

private:
    void build();
    void makeRoom();
    void wire();
    void addActions();
    void addMoves();
    void addOffers();
    QAction *act(const QString &id, const QString &text, const QList<QKeySequence> &keys, std::function<void()> run);
    void want(const QString &action);
    void lookUp();
    void addCopies();
    void pop(QMenu &menu); // at the current row
    void follow();
    void followNotice();
    void followCurrent();
    void followDossier();
    void reachedRow(int row);

    QueueParts m_parts;
    ActionSet &m_actions;
    QueueBar *m_bar;
    Banner *m_banner;
    QueueTable *m_table;
    EmptyView *m_empty;
    QStackedWidget *m_rows;
    PlainLabel *m_order;
    PlainLabel *m_waiting;
    LookupStrip *m_lookup;
    StepperStrip *m_stepper;
    DossierPane *m_dossier;
    QStackedWidget *m_lower;
    QSplitter *m_splitter = nullptr;
    QList<int> m_sizes{}; // before a sheet was opened
    QPointer<QWidget> m_sheet{};
    QAction *m_undo = nullptr;
    QAction *m_clearFilter = nullptr;
    QAction *m_freeze = nullptr;
    QAction *m_ask = nullptr;
    QAction *m_askWith = nullptr;
    QAction *m_copy = nullptr;
    QAction *m_copyAs = nullptr;
    QMenu *m_methods;
    QMenu *m_forms;
    bool m_following = false;
    bool m_placed = false;  // the scroll place of last time was restored
    bool m_entered = false; // the first rows were shown
    int m_badge = -1;
};

} // namespace countersign::ui
