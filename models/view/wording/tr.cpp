// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/wording/tr.h"

#include "models/view/wording/wording.h"

#include <QCoreApplication>

#include <algorithm>

namespace countersign::view {

QString tr(const char *text, const char *comment, int count)
{
    return QCoreApplication::translate("countersign::view", text, comment, count);
}

QString textOf(std::span<const CodeText> rows, std::string_view code)
{
    const auto row = std::find_if(rows.begin(), rows.end(), [&](const CodeText &one) { return one.code == code; });
    return row == rows.end() ? visible(code) : tr(row->text);
}

} // namespace countersign::view
