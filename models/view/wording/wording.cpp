// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/wording/wording.h"

#include "models/base/assert.h"
#include "models/view/wording/tr.h"

#include <QDateTime>
#include <QList>
#include <QStringDecoder>

#include <algorithm>
#include <chrono>
#include <cstdlib>

namespace countersign::view {

namespace {

constexpr QChar GroupSpace(0x00A0);
constexpr QChar Minus(0x2212);
constexpr char16_t FirstIsolate = 0x2066; // LEFT-TO-RIGHT ISOLATE
constexpr char16_t LastIsolate = 0x2069;  // POP DIRECTIONAL ISOLATE
constexpr qsizetype GroupSize = 3;
constexpr qsizetype LongestSentence = 140; // of a row
constexpr QChar Ellipsis(0x2026);

QString instantPart(Instant at, qsizetype from)
{
    return QString::fromStdString(formatInstant(at)).mid(from).replace(QLatin1Char('T'), QLatin1Char(' '));
}

QString ended(const QString &sentence)
{
    return sentence.isEmpty() || sentence.endsWith(QLatin1Char('.')) ? sentence : sentence + QLatin1Char('.');
}

QString offsetText(int seconds)
{
    const int minutes = std::abs(seconds) / 60;
    return QStringLiteral("%1%2:%3")
        .arg(seconds < 0 ? Minus : QLatin1Char('+'))
        .arg(minutes / 60, 2, 10, QLatin1Char('0'))
        .arg(minutes % 60, 2, 10, QLatin1Char('0'));
}

// `head` and `tail` count characters of the data, so that none is cut in two and no marker either.
QString shortened(const std::string &text, qsizetype head, qsizetype tail)
{
    const QLatin1String gap("..");
    const QString whole = fromUtf8(text);
    const QList<uint> points = whole.toUcs4();
    if (points.size() <= head + tail + gap.size())
        return visible(whole);
    const auto part = [&](qsizetype from, qsizetype count) {
        const QList<uint> some = points.mid(from, count);
        QString out;
        for (const uint point : some)
            out += QStringView(QChar::fromUcs4(point)); // QString::fromUcs4 would swallow U+FEFF
        return visible(out);
    };
    return part(0, head) + gap + part(points.size() - tail, tail);
}

// Digits in groups of three from the right, the first of one to three. "" where it is not that.
QString ungrouped(const QString &whole)
{
    const QStringList groups = whole.split(GroupSpace);
    if (groups.size() == 1)
        return whole;
    for (qsizetype i = 0; i < groups.size(); ++i) {
        const qsizetype size = groups.at(i).size();
        if (i == 0 ? size < 1 || size > GroupSize : size != GroupSize)
            return {};
    }
    return groups.join(QString());
}

} // namespace

QString fromUtf8(std::string_view text)
{
    using Flag = QStringDecoder::Flag;
    // A byte order mark is data here, and is shown.
    QStringDecoder decode(QStringDecoder::Utf8, Flag::Stateless | Flag::ConvertInitialBom);
    return decode(QByteArrayView(text.data(), static_cast<qsizetype>(text.size())));
}

QString isolated(const QString &data)
{
    return QChar(FirstIsolate) + visible(data) + QChar(LastIsolate);
}

QString currencyCode(const Money &money)
{
    const Currency currency = money.currency();
    return fromUtf8(currency.code());
}

QString amountDigits(const Money &money)
{
    QString text = QString::fromStdString(money.decimal());
    const qsizetype first = text.startsWith(QLatin1Char('-')) ? 1 : 0;
    const qsizetype point = text.indexOf(QLatin1Char('.'));
    const qsizetype end = point < 0 ? text.size() : point;
    for (qsizetype at = end - GroupSize; at > first; at -= GroupSize)
        text.insert(at, GroupSpace);
    if (first == 1)
        text[0] = Minus;
    return text;
}

QString moneyText(const Money &money)
{
    const QString pattern = money.minorUnits() < 0
                                ? tr("%1\u00A0%2 refund", "%1 is a currency code, %2 a negative amount of it")
                                : tr("%1\u00A0%2", "%1 is a currency code, %2 the digits of an amount");
    return QChar(FirstIsolate) + pattern.arg(currencyCode(money), amountDigits(money)) + QChar(LastIsolate);
}

QString moneyText(const std::optional<Money> &money)
{
    return money ? moneyText(*money) : tr("no amount", "an effect that moves no money");
}

std::optional<Money> moneyOf(const std::string &minorUnits, const std::string &currency)
{
    const auto parsed = Currency::parse(currency);
    const auto amount = parsed ? Money::fromMinor(minorUnits, *parsed) : fail(parsed.error());
    return amount ? std::optional(*amount) : std::nullopt;
}

std::optional<Money> parseAmount(const QString &typed, const Currency &currency)
{
    QString plain = typed.trimmed();
    plain.replace(QLatin1Char(' '), GroupSpace).replace(Minus, QLatin1Char('-'));
    const QString sign = plain.startsWith(QLatin1Char('-')) ? QStringLiteral("-") : QString();
    const qsizetype point = plain.indexOf(QLatin1Char('.'));
    const QString fraction = point < 0 ? QString() : plain.mid(point);
    const QString whole = ungrouped(plain.chopped(fraction.size()).mid(sign.size()));
    // "1.250" is 1 250 to many; only a currency of three digits writes it itself.
    const bool mayBeThousands = fraction.size() == GroupSize + 1 && currency.exponent() != GroupSize;
    if (mayBeThousands)
        return std::nullopt;
    const auto money = Money::fromDecimal((sign + whole + fraction).toStdString(), currency);
    return money ? std::optional(*money) : std::nullopt;
}

QString ageText(Duration age)
{
    using namespace std::chrono;
    const qint64 total = std::max<qint64>(0, duration_cast<seconds>(age).count());
    const qint64 minute = 60;
    const qint64 hour = 60 * minute;
    const qint64 day = 24 * hour;
    if (total < minute)
        return tr("%1 s", "an age in seconds").arg(total);
    if (total < hour)
        return tr("%1 m", "an age in minutes").arg(total / minute);
    if (total < day)
        return tr("%1 h %2 m", "an age in hours and minutes").arg(total / hour).arg(total % hour / minute);
    return tr("%1 d %2 h", "an age in days and hours").arg(total / day).arg(total % day / hour);
}

QString instantText(Instant at)
{
    return instantPart(at, 0);
}

QString clockText(Instant at)
{
    return instantPart(at, static_cast<qsizetype>(std::string_view("2026-12-01T").size()));
}

QString instantWithLocalText(Instant at)
{
    const auto whole = std::chrono::floor<std::chrono::seconds>(at);
    const QDateTime local = QDateTime::fromSecsSinceEpoch(whole.time_since_epoch().count());
    const bool sameDay = local.date() == local.toUTC().date();
    return QStringLiteral("%1 (%2 %3)")
        .arg(instantText(at),
             local.toString(sameDay ? QStringLiteral("HH:mm:ss") : QStringLiteral("yyyy-MM-dd HH:mm:ss")),
             offsetText(local.offsetFromUtc()));
}

QString shortDigest(const std::string &hex)
{
    return shortened(hex, 4, 4);
}

QString mediumDigest(const std::string &hex)
{
    return shortened(hex, 8, 8);
}

QString shortKey(const std::string &key)
{
    return shortened(key, 12, 8);
}

QString rowSentence(const QString &whole)
{
    return whole.size() > LongestSentence ? whole.left(LongestSentence - 1) + Ellipsis : whole;
}

QString listed(const QStringList &parts)
{
    return parts.join(tr(", ", "between the parts of a list"));
}

QString paragraph(const QStringList &sentences)
{
    QString text;
    for (const QString &sentence : sentences)
        if (text.isEmpty())
            text = sentence;
        else if (!sentence.isEmpty())
            text = tr("%1 %2", "two whole sentences, one after the other").arg(text, sentence);
    return text;
}

QString errorText(const Error &error)
{
    return paragraph(
        {ended(phraseText(error.context)), ended(phraseText(error.remedy)), phraseText(sentenceOf(error.consequence))});
}

} // namespace countersign::view
