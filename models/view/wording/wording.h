// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/clock.h"
#include "models/base/error.h"
#include "models/base/money.h"
#include "models/resolution/refusal.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <string>
#include <string_view>

// How data is written for people (ux.md section 9), everywhere the same. Pure; any thread. Nothing returned here is
// markup: it is shown by plain-text widgets only.
namespace countersign::view {

QString fromUtf8(std::string_view text);

// Data as it may be shown: control, bidi and other invisible characters become markers such as ⟨U+202E⟩, so that a name
// cannot reorder or hide what stands beside it. Invalid UTF-8 becomes U+FFFD.
QString visible(std::string_view data);
QString visible(const QString &data);
// The same, in a left-to-right isolate: ids, digests, amounts. Once only: an isolate in data becomes markers.
QString isolated(const QString &data);

QString currencyCode(const Money &money);
// Digits of the amount with the exponent of its currency, grouped by U+00A0, minus as U+2212: "1 250.00".
QString amountDigits(const Money &money);
QString moneyText(const Money &money); // "EUR 1 250.00", below zero "EUR −12.50 refund"; translatable patterns
QString moneyText(const std::optional<Money> &money); // "no amount" where there is none
// The amount that the two fields of a statement, or of a provider's answer, name; nullopt where they name none.
std::optional<Money> moneyOf(const std::string &minorUnits, const std::string &currency);
// What a person typed as an amount of this currency: plain ("1250.00") or as amountDigits() shows it. nullopt: it is
// neither, or could be read in two ways (a comma; a point in front of three digits where the currency has not three).
std::optional<Money> parseAmount(const QString &typed, const Currency &currency);

QString ageText(Duration age);                // "42 s", "11 m", "3 h 12 m", "2 d 4 h"; never negative
QString instantText(Instant at);              // "2026-12-01 00:00:04Z"
QString clockText(Instant at);                // "03:12:07Z"
QString instantWithLocalText(Instant at);     // "2026-12-01 00:00:04Z (01:00:04 +01:00)", for tooltips and access
QString shortDigest(const std::string &hex);  // first 4 + last 4: "9f3c..e1a7"; shorter text as it is
QString mediumDigest(const std::string &hex); // first 8 + last 8, on sheets
QString shortKey(const std::string &key);     // first 12 + last 8 of a long intent key

// What a screen reader says of a row: at most 140 characters, the last of them an ellipsis where more was to say.
QString rowSentence(const QString &whole);

QString listed(const QStringList &parts); // "by reference, by attributes"
// Whole sentences one after the other; an empty one says nothing.
QString paragraph(const QStringList &sentences);

// Thing, cause, remedy, and whether anything was changed or reached a provider.
QString errorText(const Error &error);
QString phraseText(const Phrase &phrase); // data isolated, instants as everywhere, words translated
QString refusalText(const resolution::Refusal &refusal);
QString refusalReason(const resolution::Refusal &refusal); // why an act is not possible, and what to do instead

} // namespace countersign::view
