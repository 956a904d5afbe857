// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSettings>
#include <QString>

// The console's settings: read once, stored and told at every change. GUI thread.
namespace countersign::view {

enum class SchemeChoice { Automatic, Light, Dark };
enum class DensityChoice { Comfortable, Compact };
enum class LanguageChoice { System, English, German };

struct SettingsState
{
    SchemeChoice scheme = SchemeChoice::Automatic;
    DensityChoice density = DensityChoice::Comfortable;
    bool lettersOn = true; // single letters act in lists
    bool notificationsOn = true;
    LanguageChoice language = LanguageChoice::System;
    bool restartNeeded = false;         // the language shown is another than the one chosen
    QString notificationsUnavailable{}; // why the desktop shows none; "" where it can
};

// What is stored, as the defaults where nothing readable is.
SettingsState storedSettings(const QSettings &settings);

class SettingsPresenter final : public QObject
{
    Q_OBJECT
public:
    // `settings` outlives this. The language stored now counts as the one shown.
    explicit SettingsPresenter(QSettings &settings, QObject *parent = nullptr);

    const SettingsState &state() const { return m_state; }

public Q_SLOTS:
    void setScheme(countersign::view::SchemeChoice scheme);
    void setDensity(countersign::view::DensityChoice density);
    void setLettersOn(bool on);
    void setNotificationsOn(bool on);
    void setLanguage(countersign::view::LanguageChoice language); // from the next start on
    void setNotificationsUnavailable(const QString &why);

Q_SIGNALS:
    void changed();

private:
    void keep(const QString &key, const QVariant &value);

    QSettings &m_settings;
    SettingsState m_state;
    LanguageChoice m_shown; // since the start
};

} // namespace countersign::view
