// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/settings/settings_presenter.h"

#include <array>
#include <utility>

namespace countersign::view {

namespace {

const QString SchemeKey = QStringLiteral("settings/scheme");
const QString DensityKey = QStringLiteral("settings/density");
const QString LettersKey = QStringLiteral("settings/letters");
const QString NotificationsKey = QStringLiteral("settings/notifications");
const QString LanguageKey = QStringLiteral("settings/language");

template <class Choice, std::size_t Count>
using ChoiceNames = std::array<std::pair<Choice, const char *>, Count>;

// As stored; the first is what counts where nothing readable is.
constexpr ChoiceNames<SchemeChoice, 3> SchemeNames{
    {{SchemeChoice::Automatic, "automatic"}, {SchemeChoice::Light, "light"}, {SchemeChoice::Dark, "dark"}}};
constexpr ChoiceNames<DensityChoice, 2> DensityNames{
    {{DensityChoice::Comfortable, "comfortable"}, {DensityChoice::Compact, "compact"}}};
constexpr ChoiceNames<LanguageChoice, 3> LanguageNames{
    {{LanguageChoice::System, "system"}, {LanguageChoice::English, "en"}, {LanguageChoice::German, "de"}}};

template <class Choice, std::size_t Count>
Choice choiceOf(const ChoiceNames<Choice, Count> &names, const QVariant &stored)
{
    for (const auto &[choice, name] : names)
        if (stored.toString() == QLatin1String(name))
            return choice;
    return names.front().first;
}

template <class Choice, std::size_t Count>
QString storedName(const ChoiceNames<Choice, Count> &names, Choice wanted)
{
    for (const auto &[choice, name] : names)
        if (choice == wanted)
            return QLatin1String(name);
    return {};
}

} // namespace

SettingsState storedSettings(const QSettings &settings)
{
    SettingsState state;
    state.scheme = choiceOf(SchemeNames, settings.value(SchemeKey));
    state.density = choiceOf(DensityNames, settings.value(DensityKey));
    state.lettersOn = settings.value(LettersKey, true).toBool();
    state.notificationsOn = settings.value(NotificationsKey, true).toBool();
    state.language = choiceOf(LanguageNames, settings.value(LanguageKey));
    return state;
}

SettingsPresenter::SettingsPresenter(QSettings &settings, QObject *parent)
    : QObject(parent), m_settings(settings), m_state(storedSettings(settings)), m_shown(m_state.language)
{
}

void SettingsPresenter::keep(const QString &key, const QVariant &value)
{
    m_settings.setValue(key, value);
    Q_EMIT changed();
}

void SettingsPresenter::setScheme(SchemeChoice scheme)
{
    if (std::exchange(m_state.scheme, scheme) != scheme)
        keep(SchemeKey, storedName(SchemeNames, scheme));
}

void SettingsPresenter::setDensity(DensityChoice density)
{
    if (std::exchange(m_state.density, density) != density)
        keep(DensityKey, storedName(DensityNames, density));
}

void SettingsPresenter::setLettersOn(bool on)
{
    if (std::exchange(m_state.lettersOn, on) != on)
        keep(LettersKey, on);
}

void SettingsPresenter::setNotificationsOn(bool on)
{
    if (std::exchange(m_state.notificationsOn, on) != on)
        keep(NotificationsKey, on);
}

void SettingsPresenter::setLanguage(LanguageChoice language)
{
    m_state.restartNeeded = language != m_shown;
    if (std::exchange(m_state.language, language) != language)
        keep(LanguageKey, storedName(LanguageNames, language));
}

void SettingsPresenter::setNotificationsUnavailable(const QString &why)
{
    if (std::exchange(m_state.notificationsUnavailable, why) != why)
        Q_EMIT changed();
}

} // namespace countersign::view
