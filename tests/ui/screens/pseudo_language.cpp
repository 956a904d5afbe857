// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/screens/pseudo_language.h"

#include <QFile>
#include <QRegularExpression>

namespace countersign::ui {

namespace {

constexpr QChar Opens(0x27E6);
constexpr QChar Closes(0x27E7);
constexpr QChar IsolateStart(0x2066);
constexpr QChar IsolateEnd(0x2069);

QSet<QString> contextsOfTheCatalogue()
{
    static const QRegularExpression name(QStringLiteral("<name>([^<]+)</name>"));
    QFile file(QStringLiteral(COUNTERSIGN_SOURCE_DIR "/resources/translations/countersign_de.ts"));
    QSet<QString> names;
    if (!file.open(QIODevice::ReadOnly))
        return names;
    const QString text = QString::fromUtf8(file.readAll());
    for (auto match = name.globalMatch(text); match.hasNext();)
        names.insert(match.next().captured(1));
    return names;
}

bool isKey(const QString &source)
{
    static const QRegularExpression key(QStringLiteral("^(Ctrl|Alt|Shift|Meta)\\+\\S+$"));
    return key.match(source).hasMatch();
}

bool hasWords(const QString &source)
{
    static const QRegularExpression word(QStringLiteral("[A-Za-z]"));
    return QString(source).remove(QRegularExpression(QStringLiteral("%[n0-9]"))).contains(word);
}

QString filler(qsizetype length)
{
    QString text;
    while (text.size() < length)
        text += text.size() % 6 == 0 ? QLatin1Char(' ') : QChar(0x05D0 + static_cast<int>(text.size() % 20));
    return text;
}

} // namespace

PseudoLanguage::PseudoLanguage(QObject *parent) : QTranslator(parent), m_contexts(contextsOfTheCatalogue()) {}

QString PseudoLanguage::translate(const char *context, const char *source, const char *, int) const
{
    const QString text = QString::fromUtf8(source);
    if (!m_contexts.contains(QString::fromUtf8(context)) || isKey(text) || !hasWords(text))
        return {};
    return Opens + text + filler((text.size() * 2 + 4) / 5) + Closes;
}

QString notTranslated(const QString &shown)
{
    QString left;
    int depth = 0;
    for (const QChar one : shown) {
        if (one == Opens || one == IsolateStart)
            ++depth;
        else if (one == Closes || one == IsolateEnd)
            --depth;
        else if (depth == 0)
            left += one;
    }
    return left;
}

} // namespace countersign::ui
