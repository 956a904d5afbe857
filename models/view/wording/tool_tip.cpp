// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/wording/tool_tip.h"

namespace countersign::view {

QString toolTipText(const QString &plain)
{
    if (!plain.contains(QLatin1Char('<')) && !plain.contains(QLatin1Char('&')))
        return plain;
    QString escaped = plain.toHtmlEscaped();
    return QStringLiteral("<qt>%1</qt>").arg(escaped.replace(QLatin1Char('\n'), QLatin1String("<br>")));
}

} // namespace countersign::view
