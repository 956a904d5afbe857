// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/view/settings/settings_presenter.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QPushButton;

// The settings beside the screen. GUI thread.
namespace countersign::ui {

class ActionSet;
class PlainLabel;
class Theme;

// Now and at every change, for as long as both are there.
void followSettings(const view::SettingsPresenter &settings, Theme &theme);
void followSettings(const view::SettingsPresenter &settings, ActionSet &actions);

class SettingsPane final : public QWidget
{
    Q_OBJECT
public:
    explicit SettingsPane(view::SettingsPresenter &presenter, QWidget *parent = nullptr);

    void focusFirst();

Q_SIGNALS:
    void closed();
    void columnsResetWanted();

protected:
    void keyPressEvent(QKeyEvent *event) override; // Esc closes

private:
    QComboBox *choice(QFormLayout &form, const QString &name, const QString &label, const QStringList &words);
    QCheckBox *option(QFormLayout &form, const QString &name, const QString &label);
    PlainLabel *note(QFormLayout &form, const QString &name);
    void addChoices(QFormLayout &form);
    void wire();
    void follow();

    view::SettingsPresenter &m_presenter;
    QComboBox *m_scheme = nullptr;
    QComboBox *m_density = nullptr;
    QCheckBox *m_letters = nullptr;
    QCheckBox *m_notifications = nullptr;
    PlainLabel *m_notificationsNote = nullptr;
    QComboBox *m_language = nullptr;
    PlainLabel *m_languageNote = nullptr;
    QPushButton *m_reset;
    PlainLabel *m_resetNote = nullptr;
    QPushButton *m_close;
};

} // namespace countersign::ui
