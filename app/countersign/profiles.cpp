// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/countersign/profiles.h"

#include "models/base/digest.h"

#include <QFileInfo>
#include <QSettings>

#include <algorithm>

namespace countersign::app {

namespace {

constexpr int MostRecent = 10;
constexpr int GroupDigits = 16;
const QString RecentKey = QStringLiteral("profiles/recent");

QString settingsGroupOf(const Profile &profile)
{
    const auto digest = sha256(profile.ledger + '\n' + profile.person).hex();
    return QStringLiteral("at/") + QString::fromStdString(digest).left(GroupDigits);
}

} // namespace

QString environmentOf(const Profile &profile)
{
    // An account that is not plainly a sandbox may move money.
    const bool onlySandboxes = std::all_of(profile.providerAccounts.begin(), profile.providerAccounts.end(),
                                           [](const ProviderAccount &account) {
                                               return account.environment == "sandbox" || account.environment == "test";
                                           });
    return onlySandboxes && !profile.providerAccounts.empty() ? QStringLiteral("sandbox")
                                                              : QStringLiteral("production");
}

view::Identity identityOf(const Profile &profile, bool readOnly)
{
    view::Identity who;
    who.person = QString::fromStdString(profile.person);
    who.displayName = who.person;
    who.tenant = QString::fromStdString(profile.tenant);
    who.ledger = QString::fromStdString(profile.ledger);
    who.ledgerName = QFileInfo(QString::fromStdString(profile.ledger)).fileName();
    who.environment = environmentOf(profile);
    who.settingsGroup = settingsGroupOf(profile);
    who.readOnly = readOnly || profile.key.empty();
    return who;
}

Result<view::ConnectionOption> optionOf(const QString &path)
{
    COUNTERSIGN_TRY(const Profile profile, loadProfile(path.toStdString()));
    view::ConnectionOption option;
    option.id = QFileInfo(path).absoluteFilePath();
    option.person = QString::fromStdString(profile.person);
    option.tenant = QString::fromStdString(profile.tenant);
    option.ledger = QString::fromStdString(profile.ledger);
    option.key = QString::fromStdString(profile.key);
    option.trust = QString::fromStdString(profile.trust);
    option.environment = environmentOf(profile);
    return option;
}

QStringList recentProfiles()
{
    QStringList paths = QSettings().value(RecentKey).toStringList();
    paths.erase(
        std::remove_if(paths.begin(), paths.end(), [](const QString &path) { return !QFileInfo::exists(path); }),
        paths.end());
    return paths.mid(0, MostRecent);
}

void rememberProfile(const QString &path)
{
    QStringList paths = recentProfiles();
    paths.removeAll(path);
    paths.prepend(path);
    QSettings().setValue(RecentKey, paths.mid(0, MostRecent));
}

} // namespace countersign::app
