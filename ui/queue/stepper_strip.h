// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/view/dossier/dossier_state.h"

#include <QList>
#include <QRect>
#include <QWidget>

#include <array>

// Where the runbook stands for one effect: a map to read, not a wizard. One stop of the Tab key; left and right walk
// the steps and each is read as one sentence. GUI thread.
namespace countersign::ui {

class Theme;

class StepperStrip final : public QWidget
{
    Q_OBJECT
public:
    explicit StepperStrip(Theme &theme, QWidget *parent = nullptr);

    void setSteps(const std::array<view::StepInfo, view::StepCount> &steps);
    void clear();
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;

private:
    void say(std::size_t index);
    QList<QRect> places() const;
    void paintStep(QPainter &painter, const QRect &place, const view::StepInfo &step);
    static QString headOf(const view::StepInfo &step);

    Theme &m_theme;
    std::array<view::StepInfo, view::StepCount> m_steps{};
    std::size_t m_index = 0; // the step a screen reader was told of last
    bool m_shown = false;
};

} // namespace countersign::ui
