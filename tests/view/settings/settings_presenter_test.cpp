// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/settings/settings_presenter.h"

#include <gtest/gtest.h>

#include <QSignalSpy>
#include <QTemporaryDir>

#include <memory>

namespace countersign::view {
namespace {

class SettingsPresenterTest : public testing::Test
{
protected:
    QSettings &file() { return *m_file; }
    void restart()
    {
        m_file.reset(); // writes
        m_file = open();
    }

private:
    std::unique_ptr<QSettings> open()
    {
        return std::make_unique<QSettings>(m_folder.filePath(QStringLiteral("console.ini")), QSettings::IniFormat);
    }
    QTemporaryDir m_folder{};
    std::unique_ptr<QSettings> m_file = open();
};

TEST_F(SettingsPresenterTest, AllOfThemSurviveARestart)
{
    {
        SettingsPresenter presenter(file());
        presenter.setScheme(SchemeChoice::Dark);
        presenter.setDensity(DensityChoice::Compact);
        presenter.setLettersOn(false);
        presenter.setNotificationsOn(false);
        presenter.setLanguage(LanguageChoice::German);
    }
    restart();
    const SettingsState state = SettingsPresenter(file()).state();
    EXPECT_EQ(state.scheme, SchemeChoice::Dark);
    EXPECT_EQ(state.density, DensityChoice::Compact);
    EXPECT_FALSE(state.lettersOn);
    EXPECT_FALSE(state.notificationsOn);
    EXPECT_EQ(state.language, LanguageChoice::German);
    EXPECT_FALSE(state.restartNeeded) << "this is the start";
}

TEST_F(SettingsPresenterTest, WhatMakesNoSenseIsTheDefault)
{
    file().setValue(QStringLiteral("settings/scheme"), QStringLiteral("plaid"));
    file().setValue(QStringLiteral("settings/language"), 17);
    const SettingsState state = storedSettings(file());
    EXPECT_EQ(state.scheme, SchemeChoice::Automatic);
    EXPECT_EQ(state.language, LanguageChoice::System);
    EXPECT_TRUE(state.lettersOn);
    EXPECT_TRUE(state.notificationsOn);
}

TEST_F(SettingsPresenterTest, TellsEachChangeOnce)
{
    SettingsPresenter presenter(file());
    const QSignalSpy told(&presenter, &SettingsPresenter::changed);
    presenter.setScheme(SchemeChoice::Light);
    presenter.setScheme(SchemeChoice::Light);
    EXPECT_EQ(told.count(), 1);
}

TEST_F(SettingsPresenterTest, ANewLanguageWaitsForTheNextStart)
{
    SettingsPresenter presenter(file());
    presenter.setLanguage(LanguageChoice::German);
    EXPECT_TRUE(presenter.state().restartNeeded);
    presenter.setLanguage(LanguageChoice::System);
    EXPECT_FALSE(presenter.state().restartNeeded);
}

} // namespace
} // namespace countersign::view
