// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/wording/wording.h"

#include "models/base/json_reader.h"
#include "models/resolution/refusal_reasons.h"
#include "models/resolution/refusal_terms.h"
#include "models/resolution/refusal_words.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <QCoreApplication>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTranslator>
#include <QXmlStreamReader>

#include <string>
#include <vector>

namespace countersign::view {
namespace {

using resolution::Refusal;
using resolution::RefusalData;

// The texts that the German catalogue holds for free functions.
QSet<QString> textsOfTheCatalogue()
{
    QFile file(QStringLiteral(COUNTERSIGN_SOURCE_DIR "/resources/translations/countersign_de.ts"));
    EXPECT_TRUE(file.open(QIODevice::ReadOnly));
    QXmlStreamReader xml(&file);
    QSet<QString> texts;
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("name"))
            context = xml.readElementText();
        else if (xml.name() == QLatin1String("source") && context == QLatin1String("countersign::view"))
            texts << xml.readElementText();
    }
    return texts;
}

// Puts what the catalogue holds in brackets, so that whatever nobody can translate stands outside them. Joining texts
// is left as it is.
class Brackets : public QTranslator
{
public:
    Brackets() { QCoreApplication::installTranslator(this); }
    bool isEmpty() const override { return false; }
    QString translate(const char *context, const char *source, const char *, int) const override
    {
        const QString text = QString::fromUtf8(source);
        const bool joins = text == QLatin1String("%1 %2") || text == QLatin1String(", ");
        if (joins || qstrcmp(context, "countersign::view") != 0 || !m_texts.contains(text))
            return {};
        return QLatin1Char('[') + text + QLatin1Char(']');
    }

private:
    QSet<QString> m_texts = textsOfTheCatalogue();
};

// What of a text is no catalogue's: all that stands outside brackets.
QString untranslated(QString text)
{
    static const QRegularExpression innermost(QStringLiteral("\\[[^\\[\\]]*\\]"));
    while (text.contains(innermost))
        text.remove(innermost);
    return text.trimmed();
}

class RefusalTranslation : public ::testing::Test
{
protected:
    // Every sentence is the catalogue's, and every word in it that is no data.
    void expectTranslated(const Refusal &refusal)
    {
        for (const QString &text : {view::refusalText(refusal), view::refusalReason(refusal)})
            EXPECT_TRUE(untranslated(text).isEmpty()) << refusal.code << ": " << text.toStdString();
    }
    void expectWord(const Refusal &refusal, Translatable word)
    {
        expectTranslated(refusal);
        const QString text = view::refusalReason(refusal);
        EXPECT_TRUE(text.contains(QLatin1Char('[') + fromUtf8(word.text) + QLatin1Char(']'))) << text.toStdString();
    }

private:
    Brackets m_brackets;
};

TEST_F(RefusalTranslation, EveryCodeAndReasonHasIt)
{
    for (const std::string &code : resolution::refusalCodes()) {
        expectTranslated({code, {}, {}});
        expectTranslated({code, {{"why", "said so"}}, parseInstant("2026-12-01T03:12:07Z").value()});
    }
    for (const auto &row : resolution::ByReason)
        expectTranslated({std::string(row.code), {{"reason", std::string(row.reason)}}, {}});
    expectTranslated({"RC999", {}, {}});
}

TEST_F(RefusalTranslation, EveryFactHasIt)
{
    for (const auto &row : resolution::ByFact)
        for (const char *found : {"true", "false"})
            expectTranslated(
                {"RC402", {{"fact", std::string(row.fact)}, {"found", found}, {"differing", "amount"}}, {}});
    for (const char *found : {"true", "false"})
        expectTranslated({"RC407", {{"fact", "distinct_person"}, {"found", found}, {"proposer", "ann"}}, {}});
    const RefusalData count{{"counted", "1"}, {"needed", "2"}, {"settle_at", "2026-12-01T03:12:07Z"}};
    for (const auto &row : resolution::UnmetAbsence) {
        RefusalData data = count;
        data["unmet"] = row.name;
        expectWord({"RC408", data, {}}, row.cause);
    }
}

TEST_F(RefusalTranslation, EveryWordHasIt)
{
    for (const auto &term : resolution::StatusTerms)
        expectWord({"RC302", {{"status", std::string(term.code)}, {"version", "4"}}, {}}, term.text);
    for (const auto &term : resolution::ActTerms) {
        expectWord({"RC401", {{"kind", std::string(term.code)}}, {}}, term.text);
        expectWord({"RC401", {{"action", std::string(term.code)}, {"status", "confirmed"}}, {}}, term.text);
    }
    for (const auto &term : resolution::FieldTerms)
        expectWord({"RC303", {{"fields", "account, " + std::string(term.code)}}, {}}, term.text);
    for (const auto &term : resolution::SecondPersonTerms)
        expectWord({"RC403", {{"why", std::string(term.code)}}, {}}, term.text);
    for (const auto &end : resolution::ProposalEnds)
        expectTranslated({"RC302", {{"became", std::string(end.code)}, {"decided_by", "ann"}}, {}});
}

TEST_F(RefusalTranslation, EveryTailHasIt)
{
    const std::vector<Refusal> refusals{
        {"RC302", {{"sweep_due", "true"}}, {}},
        {"RC302", {{"status", "unknown"}}, {}},
        {"RC302", {{"status", "unknown"}, {"version", "4"}, {"by", "ann"}}, {}},
        {"RC302", {{"status", "unknown"}, {"version", "4"}, {"by", "ann"}, {"at", "2026-12-01T03:12:07Z"}}, {}},
        {"RC302", {{"became", "split"}, {"decided_by", "ann"}}, {}},
        {"RC412", {{"redispatch_until", "2026-12-01T03:12:07Z"}}, {}},
        {"RC413", {{"by", "ann"}}, {}},
        {"RC413", {{"by", "ann"}, {"until", "2026-12-01T03:12:07Z"}}, {}},
        {"RC414", {{"proposer", "ann"}}, {}},
        {"RC414", {{"proposal", "p1"}, {"proposer", "ann"}}, {}},
    };
    for (const Refusal &refusal : refusals)
        expectTranslated(refusal);
}

TEST(RefusalText, ShowsDataVisiblyAndIsolated)
{
    const Refusal refusal{"RC413", {{"by", "m\u202E.ortiz%2"}, {"until", "2026-12-01T12:00:00Z"}}, {}};
    EXPECT_TRUE(view::refusalText(refusal).contains(
        QStringLiteral("held by \u2066m⟨U+202E⟩.ortiz%2\u2069 until 2026-12-01 12:00:00Z.")))
        << view::refusalText(refusal).toStdString();
    for (const std::string &code : resolution::refusalCodes())
        EXPECT_TRUE(view::refusalText({code, {}, {}}).startsWith(QStringLiteral("The ledger refused this. "))) << code;
}

TEST(RefusalText, ShowsTheMomentAsTheConsoleDoes)
{
    const Refusal refusal{"RC408", {}, parseInstant("2026-12-01T03:12:06Z").value() + std::chrono::milliseconds(1)};
    EXPECT_TRUE(view::refusalReason(refusal).endsWith(QStringLiteral("possible from 2026-12-01 03:12:07Z.")));
}

// What a parser says of bytes, with what stands in it: the object, the field, and what is wrong with it.
Error parserError()
{
    const nlohmann::json said{{"count", "12a"}};
    JsonReader reader(said, translatable("statement"));
    reader.integer("count", 0, 9);
    return reader.finish().error();
}

TEST_F(RefusalTranslation, TheParsersWordsHaveItWhereTheLedgerSpeaksThem)
{
    const Error error = parserError();
    const Refusal refusal{"RC102", {{"why", english(error.context)}}, {}, error.context};
    EXPECT_EQ(refusal.data.at("why"), "statement field count is not a whole number from 0 to 9");
    expectTranslated(refusal);
    EXPECT_TRUE(view::refusalReason(refusal).contains(QLatin1String("[is not a whole number from ")));
}

TEST(ErrorTranslation, CauseRemedyAndConsequenceHaveIt)
{
    const Brackets brackets;
    Error error = parserError();
    error.remedy = {translatable("%1 has %2 fraction digits."), {std::string("EUR"), std::string("2")}};
    for (const auto consequence :
         {Consequence::NothingChanged, Consequence::MayHaveReachedProvider, Consequence::MayHaveChangedLedger}) {
        error.consequence = consequence;
        const QString text = errorText(error);
        EXPECT_EQ(untranslated(text).remove(QLatin1Char('.')).trimmed(), QString()) << text.toStdString();
        EXPECT_TRUE(text.contains(QLatin1String("[statement]"))) << text.toStdString();
    }
}

TEST(ErrorTranslation, WordsOfAnotherProgramStayAsTheyAre)
{
    const Brackets brackets;
    Error error;
    error.context = "the ledger is busy";
    EXPECT_TRUE(errorText(error).startsWith(QLatin1String("the ledger is busy. [Nothing was changed")));
}

} // namespace
} // namespace countersign::view
