// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/frame/page.h"

class QComboBox;

namespace countersign::view {
class PolicyPresenter;
} // namespace countersign::view

namespace countersign::ui {

class ActionSet;
class Banner;
class EmptyView;
class PlainLabel;
class RowTable;
class Theme;

// Which rule made an action need what. Read-only; "Compare with" shows an earlier version beside it. GUI thread.
class PolicyPage final : public Page
{
    Q_OBJECT
public:
    PolicyPage(view::PolicyPresenter &presenter, Theme &theme, ActionSet &actions, QWidget *parent = nullptr);

    QString pageId() const override { return QStringLiteral("policy"); }
    QString pageTitle() const override { return tr("Policy"); }
    QString iconName() const override { return QStringLiteral("policy"); }
    QList<QWidget *> panes() const override;
    void activate() override;

private:
    void showState();

    view::PolicyPresenter &m_presenter;
    Banner *m_banner;
    PlainLabel *m_head;
    QComboBox *m_earlier;
    EmptyView *m_empty;
    RowTable *m_fields;
};

} // namespace countersign::ui
