// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace countersign::ui {

// The text of an action as it is read: "&Copy" is Copy, "A && B" is A & B.
QString withoutMnemonics(const QString &text);
// Text, data among it, as the text of an action or a button: none of its letters becomes a key.
QString withMnemonicsEscaped(QString text);

} // namespace countersign::ui
