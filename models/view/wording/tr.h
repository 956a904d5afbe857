// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <span>
#include <string_view>

// What the free functions of this namespace say, in the reader's language; the catalogues keep it under
// "countersign::view". Classes with Q_OBJECT have their own tr(); one without must not call this one, as the catalogues
// would keep its texts under its name. Pure; any thread.
namespace countersign::view {

// `comment` tells two meanings of one text apart; `count` stands for %n and chooses the plural.
QString tr(const char *text, const char *comment = nullptr, int count = -1);

// A row of "this code is said so". Its text stands in QT_TR_NOOP(), by which the catalogues find it.
struct CodeText
{
    std::string_view code;
    const char *text;
};

// The text of a code, translated. A code that no row has, as of a newer ledger, is shown as it is, made visible().
QString textOf(std::span<const CodeText> rows, std::string_view code);

} // namespace countersign::view
