// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/queue/dossier_pane.h"

#include "ui/queue/offers_list.h"
#include "ui/theme/theme.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/compare_grid.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/state_chip.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QListWidget>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace countersign::ui {

namespace {

QScrollArea *scrollingArea(QWidget *content, const QString &name, QWidget *parent)
{
    auto *area = new QScrollArea(parent);
    area->setObjectName(name);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(content);
    return area;
}

} // namespace

DossierPane::DossierPane(view::DossierPresenter &presenter, Theme &theme, QWidget *parent)
    : QWidget(parent),
      m_presenter(presenter),
      m_chip(new StateChip(theme, this)),
      m_title(new PlainLabel({}, this)),
      m_claim(new PlainLabel({}, this)),
      m_facts(new PlainLabel({}, this)),
      m_note(new PlainLabel({}, this)),
      m_compare(new CompareGrid(theme, this)),
      m_offers(new OffersList(this)),
      m_timeline(new QListWidget(this)),
      m_banner(new Banner(theme, this))
{
    setObjectName(QStringLiteral("dossierPane"));
    m_chip->setObjectName(QStringLiteral("dossierState"));
    m_title->setObjectName(QStringLiteral("dossierTitle"));
    m_title->setFont(theme.headingFont());
    m_claim->setObjectName(QStringLiteral("dossierClaim"));
    m_claim->setFocusPolicy(Qt::NoFocus); // often empty
    m_facts->setObjectName(QStringLiteral("dossierFacts"));
    m_facts->setWordWrap(true);
    m_note->setObjectName(QStringLiteral("dossierEvidence"));
    m_note->setWordWrap(true);
    m_compare->setObjectName(QStringLiteral("dossierCompare"));
    m_timeline->setObjectName(QStringLiteral("dossierTimeline"));
    m_timeline->setAccessibleName(tr("What happened, oldest first"));
    m_timeline->setWordWrap(true);

    auto *top = new QHBoxLayout;
    top->addWidget(m_chip);
    top->addWidget(m_title, 1);
    top->addWidget(m_claim);
    m_columns = new QHBoxLayout;
    m_aboutArea = about();
    m_aboutArea->widget()->installEventFilter(this);
    m_columns->addWidget(m_aboutArea, 3);
    m_columns->addWidget(scrollingArea(m_offers, QStringLiteral("offersArea"), this), 2);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(top);
    layout->addWidget(m_banner);
    layout->addLayout(m_columns, 1);
    connect(&presenter, &view::DossierPresenter::changed, this, &DossierPane::follow);
    follow();
}

QScrollArea *DossierPane::about()
{
    auto *content = new QWidget(this);
    auto *layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_facts);
    layout->addWidget(m_note);
    layout->addWidget(m_compare);
    layout->addWidget(m_timeline, 1);
    m_timeline->setMinimumHeight(fontMetrics().height() * 4);
    return scrollingArea(content, QStringLiteral("dossierArea"), this);
}

void DossierPane::follow()
{
    const auto &state = m_presenter.state();
    const bool shown = state.reading == view::DossierState::Reading::Shown;
    m_chip->setVisible(shown);
    m_chip->setState(state.state);
    m_title->setText(state.reading == view::DossierState::Reading::Nothing ? tr("No effect is chosen.") : state.title);
    m_claim->setText(m_presenter.isReadOnly() ? m_presenter.unavailableReason() : state.claim);
    if (state.error)
        m_banner->showError(*state.error);
    else
        m_banner->clear();
    QStringList facts;
    for (const auto &fact : state.facts)
        //: name of a fact and its value, in a line of several
        facts.append(tr("%1 %2").arg(fact.label, fact.value));
    m_facts->setText(state.reading == view::DossierState::Reading::First && !state.error
                         ? tr("Reading the ledger…")
                         : facts.join(QStringLiteral("   ·   ")));
    m_note->setText(state.compareNote);
    m_compare->setVisible(shown);
    if (m_compare->rows() != state.compare)
        m_compare->setRows(state.compare);
    m_timeline->setVisible(shown);
    m_offers->setVisible(shown && !m_presenter.isReadOnly());
    if (shown) {
        fillTimeline();
        m_offers->setOffers(state.offers, m_presenter.unavailableReason());
    }
    m_shown = state.ref;
}

// Nothing of the comparison is cut off beside a side pane where the offers, which wrap, can do with less.
void DossierPane::giveRoom()
{
    const int bar = m_aboutArea->verticalScrollBar()->sizeHint().width();
    const int about = m_aboutArea->widget()->minimumSizeHint().width() + bar;
    const int offers = m_offers->minimumSizeHint().width() + bar + m_columns->spacing();
    m_aboutArea->setMinimumWidth(std::clamp(width() - offers, 0, about));
}

void DossierPane::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    giveRoom();
}

bool DossierPane::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_aboutArea->widget() && event->type() == QEvent::LayoutRequest)
        giveRoom();
    return QWidget::eventFilter(watched, event);
}

void DossierPane::fillTimeline()
{
    const auto &state = m_presenter.state();
    QStringList lines;
    for (const auto &entry : state.timeline)
        lines.append(entry.who.isEmpty()
                         //: a time and what happened
                         ? tr("%1  %2").arg(entry.when, entry.what)
                         //: a time, what happened, and by whom
                         : tr("%1  %2  %3").arg(entry.when, entry.what, entry.who));
    const bool other = m_shown != state.ref;
    if (other)
        m_timeline->clear();
    // History only grows, or something is inserted into it: what stays the same stays as it is.
    for (int i = 0; i < lines.size(); ++i) {
        if (i >= m_timeline->count())
            m_timeline->addItem(lines[i]);
        else if (m_timeline->item(i)->text() != lines[i])
            m_timeline->item(i)->setText(lines[i]);
    }
    while (m_timeline->count() > lines.size())
        m_timeline->model()->removeRow(m_timeline->count() - 1);
    if (m_timeline->currentRow() < 0 && m_timeline->count() > 0)
        m_timeline->setCurrentRow(m_timeline->count() - 1);
    if (other)
        m_timeline->scrollToBottom();
}

} // namespace countersign::ui
