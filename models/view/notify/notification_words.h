// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/view/notify/notification_budget.h"

#include <QString>

// What a notification says: how many of what, and where to look. No amount, no name, nothing of a proposal but that it
// is there. Pure; any thread.
namespace countersign::view {

struct NotificationText
{
    QString title{};
    QString body{};
    QString page{}; // where "Open" leads: the page's id
};

// `environment`: the word in the band.
NotificationText notificationText(const Notification &notification, const QString &environment);

} // namespace countersign::view
