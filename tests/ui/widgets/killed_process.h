// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace countersign::ui {

// Another process with the same XDG_STATE_HOME types this text into the field of this draft and, as soon as the text is
// in the file, is ended by SIGKILL in the midst of its event loop. Fails the test where that cannot be done.
void typeInAProcessThatIsKilled(const QString &draftKey, const QString &text);

} // namespace countersign::ui
