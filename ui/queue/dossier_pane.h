// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/view/dossier/dossier_presenter.h"

#include <QWidget>

class QHBoxLayout;
class QListWidget;
class QScrollArea;

// One effect: what it is, ours beside theirs, what may be done, and what happened. GUI thread.
namespace countersign::ui {

class Banner;
class CompareGrid;
class OffersList;
class PlainLabel;
class StateChip;
class Theme;

class DossierPane final : public QWidget
{
    Q_OBJECT
public:
    DossierPane(view::DossierPresenter &presenter, Theme &theme, QWidget *parent = nullptr);

    OffersList *offers() const { return m_offers; }
    CompareGrid *compare() const { return m_compare; }
    QListWidget *timeline() const { return m_timeline; }

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void follow();
    void giveRoom();
    void fillTimeline();
    QScrollArea *about();

    view::DossierPresenter &m_presenter;
    StateChip *m_chip;
    PlainLabel *m_title;
    PlainLabel *m_claim;
    PlainLabel *m_facts;
    PlainLabel *m_note;
    CompareGrid *m_compare;
    OffersList *m_offers;
    QListWidget *m_timeline;
    Banner *m_banner;
    QScrollArea *m_aboutArea = nullptr;
    QHBoxLayout *m_columns = nullptr;
    std::optional<effect::EffectRef> m_shown{};
};

} // namespace countersign::ui
