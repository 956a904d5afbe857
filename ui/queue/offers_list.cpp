// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/queue/offers_list.h"

#include "ui/actions/action_set.h"
#include "ui/actions/mnemonics.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/soft_button.h"

#include <QVBoxLayout>

namespace countersign::ui {

OffersList::OffersList(QWidget *parent)
    : QWidget(parent),
      m_steps(new QVBoxLayout),
      m_available(new QVBoxLayout),
      m_unavailable(new QVBoxLayout),
      m_availableTitle(new PlainLabel(tr("Available now"), this)),
      m_unavailableTitle(new PlainLabel(tr("Not available - why"), this))
{
    setObjectName(QStringLiteral("queueOffers"));
    m_availableTitle->setFocusPolicy(Qt::NoFocus);
    m_unavailableTitle->setFocusPolicy(Qt::NoFocus);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(m_steps);
    layout->addWidget(m_availableTitle);
    layout->addLayout(m_available);
    layout->addWidget(m_unavailableTitle);
    layout->addLayout(m_unavailable);
    layout->addStretch();
}

void OffersList::addStep(const QString &name, QAction *action)
{
    auto *button = new SoftButton(action, this);
    button->setObjectName(QStringLiteral("step_") + name);
    m_steps->addWidget(button);
}

void OffersList::addOffer(const QString &name, QAction *action)
{
    auto *button = new SoftButton(action, this);
    button->setObjectName(QStringLiteral("offer_") + name);
    button->hide();
    m_actions.insert(name, action);
    m_buttons.insert(name, button);
}

void OffersList::setOffers(const QList<view::OfferInfo> &offers, const QString &reason)
{
    int available = 0;
    int unavailable = 0;
    setFocusProxy(nullptr);
    for (auto *button : std::as_const(m_buttons))
        button->setProperty("offered", false);
    for (const bool wanted : {true, false}) {
        for (const auto &offer : offers) {
            auto *button = m_buttons.value(offer.name);
            if (!button || (offer.available && reason.isEmpty()) != wanted)
                continue;
            auto *action = m_actions.value(offer.name);
            //: an action, and what is special about it
            action->setText(offer.detail.isEmpty() ? offer.text
                                                   : tr("%1: %2").arg(offer.text, withMnemonicsEscaped(offer.detail)));
            ActionSet::setReason(action, wanted ? QString() : offer.available ? reason : offer.reason);
            // Moving a widget between layouts of one parent keeps its focus.
            if (wanted)
                m_available->insertWidget(available++, button);
            else
                m_unavailable->insertWidget(unavailable++, button);
            button->setProperty("offered", true);
            button->show();
            if (focusProxy() == nullptr)
                setFocusProxy(button); // where F6 comes in
        }
    }
    for (auto *button : std::as_const(m_buttons))
        if (!button->property("offered").toBool())
            button->hide();
    m_availableTitle->setText(available > 0 ? tr("Available now") : tr("Nothing is available now"));
    m_unavailableTitle->setVisible(unavailable > 0);
}

} // namespace countersign::ui
