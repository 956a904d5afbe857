// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/profile.h"
#include "models/view/connection/connection_presenter.h"
#include "models/view/console/console_session.h"

#include <QString>
#include <QStringList>

#include <vector>

// The profiles a person may choose from, and what the console shows of one.
namespace countersign::app {

// The word in the band: "production" where any of the profile's provider accounts is, else "sandbox".
QString environmentOf(const Profile &profile);
view::Identity identityOf(const Profile &profile, bool readOnly);
// A profile as it may be chosen. Errors: as loadProfile.
Result<view::ConnectionOption> optionOf(const QString &path);

// Paths of the profiles opened before, newest first; at most ten that are still there.
QStringList recentProfiles();
void rememberProfile(const QString &path);

} // namespace countersign::app
