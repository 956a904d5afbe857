// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/notify/notification_words.h"

#include "models/base/assert.h"
#include "models/view/wording/tr.h"
#include "models/view/wording/wording.h"

#include <QStringList>

namespace countersign::view {

namespace {

QString attentionSentence(AttentionKind kind, int count)
{
    switch (kind) {
    case AttentionKind::KeyExpiring:
        return tr("The provider forgets %n key(s) within the hour.", nullptr, count);
    case AttentionKind::OverdueMine:
        return tr("%n effect(s) you look after are overdue.", nullptr, count);
    case AttentionKind::ApprovalForMe:
        return tr("%n request(s) wait for a second person.", nullptr, count);
    case AttentionKind::DuplicateConflict:
        return tr("%n conflict(s): one intent, two different effects.", nullptr, count);
    case AttentionKind::VerifyFailed:
        return tr("The history does not hold: the log was changed or is incomplete.");
    }
    COUNTERSIGN_UNREACHABLE();
}

QString pageOf(AttentionKind kind)
{
    if (kind == AttentionKind::ApprovalForMe)
        return QStringLiteral("approvals");
    return kind == AttentionKind::VerifyFailed ? QStringLiteral("history") : QStringLiteral("queue");
}

} // namespace

NotificationText notificationText(const Notification &notification, const QString &environment)
{
    NotificationText text;
    QStringList sentences;
    for (const AttentionKind kind : AttentionKinds) {
        const auto counted = notification.counts.find(kind);
        if (counted == notification.counts.end())
            continue;
        sentences += attentionSentence(kind, counted->second);
        if (text.page.isEmpty())
            text.page = pageOf(kind); // of the gravest
    }
    const QString word = visible(environment.toUpper());
    //: title of a desktop notification; %1 is PRODUCTION or SANDBOX
    text.title = notification.flood ? tr("%1: a lot needs somebody at once").arg(word)
                                    //: title of a desktop notification; %1 is PRODUCTION or SANDBOX
                                    : tr("%1: somebody is needed").arg(word);
    text.body = sentences.join(QLatin1Char('\n'));
    return text;
}

} // namespace countersign::view
