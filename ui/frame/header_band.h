// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

class QPushButton;

namespace countersign::view {
class ConsoleSession;
} // namespace countersign::view

// The band over every screen: the environment's word, how old what one sees is, the palette, and who one is. GUI
// thread.
namespace countersign::ui {

class ActionSet;
class EnvironmentBand;
class PlainLabel;
class Theme;

class HeaderBand final : public QWidget
{
    Q_OBJECT
public:
    HeaderBand(view::ConsoleSession &session, Theme &theme, QWidget *parent = nullptr);

Q_SIGNALS:
    void paletteWanted();

private:
    void showAge();

    view::ConsoleSession &m_session;
    Theme &m_theme;
    EnvironmentBand *m_band;
    PlainLabel *m_tenant, *m_age, *m_person;
    QPushButton *m_palette;
    QTimer m_everySecond;
};

} // namespace countersign::ui
