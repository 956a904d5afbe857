// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/long_word_delegate.h"

#include <QTextBoundaryFinder>

namespace countersign::ui {

namespace {

constexpr qsizetype LongWord = 16; // letters; shorter ones, times and amounts among them, stay whole

// The same word with a place to break it behind every letter.
QString breakable(const QString &word)
{
    constexpr QChar MayBreak(0x200B); // zero width space (Unicode, UAX #14: class ZW)
    QString broken;
    QTextBoundaryFinder letters(QTextBoundaryFinder::Grapheme, word);
    for (qsizetype from = 0, to = letters.toNextBoundary(); to != -1; from = to, to = letters.toNextBoundary()) {
        broken.append(QStringView(word).mid(from, to - from));
        if (to < word.size())
            broken.append(MayBreak);
    }
    return broken;
}

} // namespace

QString LongWordDelegate::displayText(const QVariant &value, const QLocale &locale) const
{
    QStringList words = QStyledItemDelegate::displayText(value, locale).split(QLatin1Char(' '));
    for (QString &word : words)
        if (word.size() > LongWord)
            word = breakable(word);
    return words.join(QLatin1Char(' '));
}

} // namespace countersign::ui
