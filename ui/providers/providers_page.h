// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/frame/page.h"

namespace countersign::view {
class ProvidersPresenter;
} // namespace countersign::view

namespace countersign::ui {

class ActionSet;
class MasterDetail;
class Theme;

// What absence means at each provider, how long keys live, and every other promise of its contract. GUI thread.
class ProvidersPage final : public Page
{
    Q_OBJECT
public:
    ProvidersPage(view::ProvidersPresenter &presenter, Theme &theme, ActionSet &actions, QWidget *parent = nullptr);

    QString pageId() const override { return QStringLiteral("providers"); }
    QString pageTitle() const override { return tr("Providers"); }
    QString iconName() const override { return QStringLiteral("providers"); }
    QList<QWidget *> panes() const override;
    void activate() override;

private:
    void showState();

    view::ProvidersPresenter &m_presenter;
    MasterDetail *m_tables;
};

} // namespace countersign::ui
