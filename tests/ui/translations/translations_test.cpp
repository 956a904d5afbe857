// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QXmlStreamReader>

namespace countersign::ui {
namespace {

constexpr int GermanForms = 2; // singular and plural

struct Message
{
    QString context;
    QString source;
    bool plural = false;
    bool finished = true;
    QStringList translations; // one, or one a plural form
};

// Reads what stands in <translation>, at whose start the reader is.
void readTranslation(QXmlStreamReader &xml, Message &message)
{
    message.finished = !xml.attributes().hasAttribute(QLatin1String("type"));
    if (!message.plural) {
        message.translations << xml.readElementText();
        return;
    }
    while (xml.readNextStartElement())
        message.translations << xml.readElementText();
}

Message readMessage(QXmlStreamReader &xml, const QString &context)
{
    Message message;
    message.context = context;
    message.plural = xml.attributes().value(QLatin1String("numerus")) == QLatin1String("yes");
    while (xml.readNextStartElement()) {
        if (xml.name() == QLatin1String("source"))
            message.source = xml.readElementText();
        else if (xml.name() == QLatin1String("translation"))
            readTranslation(xml, message);
        else
            xml.skipCurrentElement();
    }
    return message;
}

QList<Message> readContext(QXmlStreamReader &xml)
{
    QList<Message> messages;
    QString context;
    while (xml.readNextStartElement()) {
        if (xml.name() == QLatin1String("name"))
            context = xml.readElementText();
        else if (xml.name() == QLatin1String("message"))
            messages << readMessage(xml, context);
        else
            xml.skipCurrentElement();
    }
    return messages;
}

QList<Message> readCatalogue(const QString &path)
{
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
    QXmlStreamReader xml(&file);
    QList<Message> messages;
    if (xml.readNextStartElement())
        while (xml.readNextStartElement()) {
            if (xml.name() == QLatin1String("context"))
                messages << readContext(xml);
            else
                xml.skipCurrentElement();
        }
    EXPECT_FALSE(xml.hasError()) << xml.errorString().toStdString();
    return messages;
}

QList<Message> german()
{
    return readCatalogue(QStringLiteral(COUNTERSIGN_SOURCE_DIR "/resources/translations/countersign_de.ts"));
}

QList<Message> english()
{
    return readCatalogue(QStringLiteral(COUNTERSIGN_SOURCE_DIR "/resources/translations/countersign_en.ts"));
}

QSet<QString> placeholders(const QString &text)
{
    static const QRegularExpression place(QStringLiteral("%[1-9]"));
    QSet<QString> found;
    for (auto match = place.globalMatch(text); match.hasNext();)
        found << match.next().captured();
    return found;
}

std::string named(const Message &message)
{
    return (message.context + QStringLiteral(": ") + message.source).toStdString();
}

TEST(Translations, GermanIsComplete)
{
    const auto messages = german();
    ASSERT_FALSE(messages.isEmpty());
    for (const Message &message : messages) {
        EXPECT_TRUE(message.finished) << named(message);
        EXPECT_EQ(message.translations.size(), message.plural ? GermanForms : 1) << named(message);
        for (const QString &translation : message.translations)
            EXPECT_FALSE(translation.trimmed().isEmpty() && !message.source.trimmed().isEmpty()) << named(message);
    }
}

// A name without it is one that lupdate guessed wrong: the program would never find the translation.
TEST(Translations, EveryContextIsOneOfTheProgram)
{
    for (const Message &message : german() + english())
        EXPECT_TRUE(message.context.startsWith(QLatin1String("countersign::"))) << named(message);
}

TEST(Translations, GermanKeepsEveryPlaceholder)
{
    for (const Message &message : german())
        for (const QString &translation : message.translations)
            EXPECT_EQ(placeholders(translation), placeholders(message.source)) << named(message);
}

TEST(Translations, EnglishHasEveryPluralAndNoOtherText)
{
    const auto messages = english();
    ASSERT_FALSE(messages.isEmpty());
    for (const Message &message : messages) {
        EXPECT_TRUE(message.plural && message.finished) << named(message);
        EXPECT_EQ(message.translations.size(), 2) << named(message);
        for (const QString &translation : message.translations) {
            EXPECT_FALSE(translation.contains(QLatin1String("(s)"))) << named(message);
            EXPECT_EQ(placeholders(translation), placeholders(message.source)) << named(message);
        }
    }
}

// The singular may say "one"; every other form must say how many.
TEST(Translations, GermanPluralsSayHowMany)
{
    for (const Message &message : german()) {
        if (!message.plural || !message.source.contains(QLatin1String("%n")))
            continue;
        ASSERT_FALSE(message.translations.isEmpty()) << named(message);
        EXPECT_TRUE(message.translations.last().contains(QLatin1String("%n"))) << named(message);
    }
}

} // namespace
} // namespace countersign::ui
