// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/view/wording/effect_state.h"

#include <QString>
#include <QWidget>

#include <optional>

// The state of one effect as icon and word, outside tables; empty until there is one. GUI thread.
namespace countersign::ui {

class Theme;

class StateChip final : public QWidget
{
    Q_OBJECT
public:
    explicit StateChip(Theme &theme, QWidget *parent = nullptr);

    // `text`: what stands for the word where there is more to say, "HELD 04:00"; empty: the state's word.
    void setState(view::EffectState state, const QString &text = {});
    QString text() const { return m_text; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Theme &m_theme;
    std::optional<view::EffectState> m_state{};
    QString m_text{};
};

} // namespace countersign::ui
