// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/view/wording/effect_state.h"
#include "ui/frame/page.h"

#include <QTimer>
#include <QVector>

class QGridLayout;

namespace countersign::view {
class HealthPresenter;
} // namespace countersign::view

namespace countersign::ui {

class ActionSet;
class Banner;
class ChartTile;
class PlainLabel;
class Theme;

// Six tiles, each a question, its answer in one sentence, and a chart or its table twin. Only deviations have colour.
// GUI thread.
class HealthPage final : public Page
{
    Q_OBJECT
public:
    HealthPage(view::HealthPresenter &presenter, Theme &theme, ActionSet &actions, QWidget *parent = nullptr);

    QString pageId() const override { return QStringLiteral("health"); }
    QString pageTitle() const override { return tr("Health"); }
    QString iconName() const override { return QStringLiteral("health"); }
    QList<QWidget *> panes() const override;
    void activate() override;

private:
    void showState();
    void toggleTables();
    void drawNext();

    view::HealthPresenter &m_presenter;
    Theme &m_theme;
    Banner *m_banner;
    PlainLabel *m_head;
    QGridLayout *m_grid;
    QVector<ChartTile *> m_tiles;
    QTimer m_draw; // while tiles are left to draw
    qsizetype m_drawn = 0;
};

} // namespace countersign::ui
