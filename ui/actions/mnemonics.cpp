// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/actions/mnemonics.h"

namespace countersign::ui {

QString withoutMnemonics(const QString &text)
{
    QString plain;
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (text.at(at) == QLatin1Char('&') && ++at == text.size())
            break;
        plain += text.at(at);
    }
    return plain;
}

QString withMnemonicsEscaped(QString text)
{
    return text.replace(QLatin1Char('&'), QLatin1String("&&"));
}

} // namespace countersign::ui
