// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/view/dossier/dossier_state.h"

#include <QHash>
#include <QList>
#include <QWidget>

class QAction;
class QVBoxLayout;

// What may be done to the effect now: to learn more, to sign, and below it what may not be signed and why. The buttons
// stay; they change places as the ledger's offers change, and the focus goes with them. GUI thread.
namespace countersign::ui {

class PlainLabel;
class SoftButton;

class OffersList final : public QWidget
{
    Q_OBJECT
public:
    explicit OffersList(QWidget *parent = nullptr);

    // What is done before anything is decided; always first. Before setOffers().
    void addStep(const QString &name, QAction *action);
    void addOffer(const QString &name, QAction *action); // `name` is the offer's; in the order of the keys
    // `reason`: why nothing at all can be signed now; "" where each offer speaks for itself.
    void setOffers(const QList<view::OfferInfo> &offers, const QString &reason);
    SoftButton *button(const QString &name) const { return m_buttons.value(name); }

private:
    QHash<QString, QAction *> m_actions{};
    QHash<QString, SoftButton *> m_buttons{};
    QVBoxLayout *m_steps;
    QVBoxLayout *m_available;
    QVBoxLayout *m_unavailable;
    PlainLabel *m_availableTitle;
    PlainLabel *m_unavailableTitle;
};

} // namespace countersign::ui
