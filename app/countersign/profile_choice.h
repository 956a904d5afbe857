// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/view/connection/connection_presenter.h"

#include <QStringList>
#include <QWidget>

#include <memory>
#include <string>

// The window in which somebody chooses a profile to sign in with. GUI thread.
namespace countersign::ui {

class Theme;

} // namespace countersign::ui

namespace countersign::app {

class ProfileChoice final
{
public:
    // `profiles`: paths, in the order they are shown; what is wrong with those that cannot be read is said. `theme`
    // outlives it.
    ProfileChoice(const QStringList &profiles, const std::string &binFolder, bool readOnly, ui::Theme &theme);

    view::ConnectionPresenter &presenter() { return *m_presenter; }
    QWidget &window() { return *m_window; }

private:
    std::unique_ptr<view::ConnectionPresenter> m_presenter;
    std::unique_ptr<QWidget> m_window; // dies first: it refers to the presenter
};

} // namespace countersign::app
