// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QListWidget;
class QPushButton;

// Who am I, and where? The list of profiles, what the chosen one names, the result of each check, and Connect. The
// program's first window; Enter connects the chosen profile. GUI thread.
namespace countersign::view {
class ConnectionPresenter;
} // namespace countersign::view

namespace countersign::ui {

class Banner;
class EnvironmentBand;
class PlainLabel;
class Theme;

class ConnectionPage final : public QWidget
{
    Q_OBJECT
public:
    ConnectionPage(view::ConnectionPresenter &presenter, Theme &theme, QWidget *parent = nullptr);

protected:
    bool focusNextPrevChild(bool next) override;

private:
    QWidget *makeList();
    QWidget *makeFacts();
    void openFile();
    void showState();
    void showOptions();
    void showFacts();
    void showFailure();
    void showChecks();

    view::ConnectionPresenter &m_presenter;
    Theme &m_theme;
    EnvironmentBand *m_band;
    QListWidget *m_profiles;
    PlainLabel *m_person, *m_tenant, *m_ledger, *m_key, *m_trust;
    Banner *m_failure;
    QListWidget *m_checks;
    QPushButton *m_file, *m_demo, *m_test, *m_connect;
};

} // namespace countersign::ui
