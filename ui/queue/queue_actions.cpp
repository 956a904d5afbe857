// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/actions/action_set.h"
#include "ui/queue/dossier_pane.h"
#include "ui/queue/offers_list.h"
#include "ui/queue/queue_bar.h"
#include "ui/queue/queue_page.h"
#include "ui/queue/queue_table.h"
#include "ui/widgets/compare_grid.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLineEdit>
#include <QMenu>

// The keys of the queue (ux.md section 8). All of them act in the focused rows only.
namespace countersign::ui {

QAction *QueuePage::act(const QString &id, const QString &text, const QList<QKeySequence> &keys,
                        std::function<void()> run)
{
    return m_actions.add(QStringLiteral("queue.") + id, text, keys, Scope::List, m_table, std::move(run));
}

void QueuePage::addActions()
{
    addMoves();
    addOffers();
    auto &queue = m_parts.queue;
    m_freeze =
        act(QStringLiteral("freeze"), tr("Freeze and claim"), {QKeySequence(Qt::Key_F)}, [&queue] { queue.hold(); });
    m_undo =
        act(QStringLiteral("undo"), tr("Undo the claim"), {QKeySequence(Qt::Key_U)}, [&queue] { queue.undoHold(); });
    m_ask = act(QStringLiteral("lookup"), tr("Look up"), {QKeySequence(Qt::Key_L)}, [this] { lookUp(); });
    m_askWith = act(QStringLiteral("lookup_with"), tr("Look up by one method…"), {QKeySequence(Qt::SHIFT | Qt::Key_L)},
                    [this] { pop(*m_methods); });
    m_dossier->offers()->addStep(QStringLiteral("lookup"), m_ask);
    m_methods->setObjectName(QStringLiteral("queueMethods"));
    m_methods->setAccessibleName(tr("Method of the lookup"));
    for (const auto &method : view::lookupMethods())
        m_methods->addAction(view::methodText(method), this, [this, method] {
            if (const auto &current = m_parts.queue.state().current)
                m_parts.lookup.startWith(*current, method);
        });
    addCopies();
    act(QStringLiteral("stop"), tr("Stop the lookup"), {QKeySequence(Qt::Key_Escape)}, [this] {
        if (m_parts.lookup.isRunning())
            m_parts.lookup.stop();
        else
            m_parts.lookup.dismiss();
        m_parts.queue.dismissNotice();
    });
    m_clearFilter = act(QStringLiteral("clear_filter"), tr("Clear the filter"), {}, [&queue] { queue.clearFilter(); });
}

void QueuePage::addMoves()
{
    auto &queue = m_parts.queue;
    act(QStringLiteral("next"), tr("Next row"), {QKeySequence(Qt::Key_J)}, [this] { m_table->step(1); });
    act(QStringLiteral("previous"), tr("Previous row"), {QKeySequence(Qt::Key_K)}, [this] { m_table->step(-1); });
    act(QStringLiteral("open"), tr("Go to the details"), {QKeySequence(Qt::Key_Return), QKeySequence(Qt::Key_Enter)},
        [this] { m_dossier->compare()->setFocus(); });
    act(QStringLiteral("next_mine"), tr("Next that needs me"), {QKeySequence(Qt::Key_N)},
        [&queue] { queue.selectNextNeedingMe(); });
    act(QStringLiteral("show_new"), tr("Show what is waiting"), {QKeySequence(Qt::Key_Period)},
        [&queue] { queue.showWaiting(); });
    act(QStringLiteral("mark"), tr("Mark or unmark the row"), {QKeySequence(Qt::Key_X)},
        [&queue] { queue.toggleMark(); });
    act(QStringLiteral("filter"), tr("Filter"), {QKeySequence(Qt::Key_Slash)}, [this] { find(); });
}

void QueuePage::addCopies()
{
    const auto copy = [this](view::CopyForm form) {
        QGuiApplication::clipboard()->setText(m_parts.queue.copyCurrent(form));
        //: %1 is a form such as CSV
        Q_EMIT statusMessage(tr("Copied as: %1").arg(view::copyFormWord(form)));
    };
    m_copy = act(QStringLiteral("copy"), tr("Copy the row"), {QKeySequence(Qt::CTRL | Qt::Key_C)},
                 [copy] { copy(view::CopyForm::Text); });
    m_copyAs = act(QStringLiteral("copy_as"), tr("Copy the row as…"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C)},
                   [this] { pop(*m_forms); });
    m_forms->setObjectName(QStringLiteral("queueForms"));
    m_forms->setAccessibleName(tr("Copy the row as"));
    for (const auto form : view::CopyForms)
        m_forms->addAction(view::copyFormWord(form), this, [copy, form] { copy(form); });
}

void QueuePage::pop(QMenu &menu)
{
    const QRect row = m_table->visualRect(m_table->currentIndex());
    menu.popup(m_table->viewport()->mapToGlobal(row.bottomLeft()));
    menu.setActiveAction(menu.actions().value(0));
}

void QueuePage::addOffers()
{
    const auto offer = [this](const QString &name, const QString &text, Qt::Key key) {
        m_dossier->offers()->addOffer(name, act(name, text, {QKeySequence(key)}, [this, name] { want(name); }));
    };
    offer(QStringLiteral("confirm"), tr("Accept receipt"), Qt::Key_A);
    offer(QStringLiteral("reject"), tr("Mark rejected"), Qt::Key_R);
    offer(QStringLiteral("release"), tr("Release for retry"), Qt::Key_T);
    offer(QStringLiteral("compensate"), tr("Compensate"), Qt::Key_M);
    offer(QStringLiteral("escalate"), tr("Escalate"), Qt::Key_E);
    offer(QStringLiteral("hold"), tr("Hold"), Qt::Key_H);
    offer(QStringLiteral("settle"), tr("Settle conflict"), Qt::Key_S);
}

// About the effect whose dossier is shown: what the person read is what the sheet is about.
void QueuePage::want(const QString &action)
{
    const auto &dossier = m_parts.dossier.state();
    if (dossier.ref && dossier.ref == m_parts.queue.state().current &&
        dossier.reading == view::DossierState::Reading::Shown)
        Q_EMIT actionWanted(action, *dossier.ref);
}

void QueuePage::lookUp()
{
    if (const auto &current = m_parts.queue.state().current)
        m_parts.lookup.start(*current);
}

} // namespace countersign::ui
