// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/frame/page.h"

namespace countersign::view {
class LookupsPresenter;
} // namespace countersign::view

namespace countersign::ui {

class ActionSet;
class MasterDetail;
class Theme;

// Which methods answered, what each answer proves and what is missing; Enter goes to the effect. GUI thread.
class LookupsPage final : public Page
{
    Q_OBJECT
public:
    LookupsPage(view::LookupsPresenter &presenter, Theme &theme, ActionSet &actions, QWidget *parent = nullptr);

    QString pageId() const override { return QStringLiteral("lookups"); }
    QString pageTitle() const override { return tr("Lookups"); }
    QString iconName() const override { return QStringLiteral("lookups"); }
    QList<QWidget *> panes() const override;
    void activate() override;

private:
    void showState();

    view::LookupsPresenter &m_presenter;
    MasterDetail *m_tables;
};

} // namespace countersign::ui
