// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/view/settings/settings_presenter.h"

#include <QLocale>

namespace countersign::app {

QLocale chosenLocale(view::LanguageChoice language);

/// Installs our words and Qt's own for `locale` in the application, which owns them. Once, before the first window; GUI
/// thread. Where there are none for the locale the words stay English.
void installLanguages(const QLocale &locale);

} // namespace countersign::app
