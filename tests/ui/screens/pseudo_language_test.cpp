// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/screens/pseudo_language.h"

#include "tests/ui/screens/all_screens.h"
#include "tests/ui/screens/cut_texts.h"
#include "tests/ui/screens/shown_texts.h"

#include <QApplication>
#include <QRegularExpression>

namespace countersign::ui {
namespace {

// Where two words stand one after the other that did not go through the translator. Ids, codes and digests, which no
// language changes, are one word each.
QStringList proseLeft(const QString &shown)
{
    static const QRegularExpression prose(QStringLiteral("[A-Za-z]{2,},? [A-Za-z]{2,}"));
    QStringList found;
    for (auto match = prose.globalMatch(notTranslated(shown)); match.hasNext();)
        found << match.next().captured();
    return found;
}

class PseudoLanguageTest : public AllScreensTest
{
protected:
    PseudoLanguageTest()
    {
        QCoreApplication::installTranslator(&m_language);
        QApplication::setLayoutDirection(Qt::RightToLeft);
        fillLedger();
    }
    ~PseudoLanguageTest() override
    {
        closeScreens();
        QApplication::setLayoutDirection(Qt::LeftToRight);
        QCoreApplication::removeTranslator(&m_language);
    }
    static void expectTranslated(const QWidget &on)
    {
        for (const auto &shown : shownTexts(on)) {
            if (shown.where.contains(QLatin1String("providers."))) // sentences of contracts, which providers wrote
                continue;
            const auto prose = proseLeft(shown.text);
            EXPECT_TRUE(prose.isEmpty()) << shown.where.toStdString() << ": " << shown.text.toStdString() << " ("
                                         << prose.join(QLatin1String(", ")).toStdString() << ')';
        }
    }
    void expectWhole()
    {
        EXPECT_EQ(cutTexts(window()).join(QLatin1Char('\n')).toStdString(), "");
        EXPECT_EQ(outsideOf(window()).join(QLatin1Char('\n')).toStdString(), "");
        EXPECT_EQ(window().size(), QSize(1280, 800));
    }
    PseudoLanguage m_language{};
};

TEST_F(PseudoLanguageTest, EveryTextOfEveryScreenWentThroughTheTranslator)
{
    ASSERT_NO_FATAL_FAILURE(openScreens());
    onEveryPage([this] { expectTranslated(window()); });
    ASSERT_NO_FATAL_FAILURE(openRequest());
    expectTranslated(window());
}

TEST_F(PseudoLanguageTest, EveryTextOfASheetWentThroughTheTranslator)
{
    ASSERT_NO_FATAL_FAILURE(openScreens(ledger::Who::Operator));
    for (const auto action : {view::SheetAction::Confirm, view::SheetAction::Reject, view::SheetAction::Hold}) {
        ASSERT_NO_FATAL_FAILURE(openSheet(action, m_small));
        expectTranslated(sheet());
        ASSERT_NO_FATAL_FAILURE(closeSheet());
    }
}

TEST_F(PseudoLanguageTest, ALanguageThatIsLongerIsShownWhole)
{
    ASSERT_NO_FATAL_FAILURE(openScreens());
    onEveryPage([this] { expectWhole(); });
    ASSERT_NO_FATAL_FAILURE(openRequest());
    expectWhole();
}

TEST_F(PseudoLanguageTest, TheWindowIsMirrored)
{
    ASSERT_NO_FATAL_FAILURE(openScreens());
    const auto xOf = [this](const char *name) {
        const auto *widget = named<QWidget>(name);
        return widget == nullptr ? -1 : widget->mapTo(&window(), widget->rect().center()).x();
    };
    const int middle = window().width() / 2;
    EXPECT_GT(xOf("rail"), middle);
    EXPECT_LT(xOf("header.person"), middle);
    EXPECT_GE(xOf("header.person"), 0);
    EXPECT_GT(xOf("queueTabs"), middle);
    EXPECT_LT(xOf("queueFilter"), middle);
    EXPECT_GE(xOf("queueFilter"), 0);
    EXPECT_LT(xOf("queueOffers"), xOf("dossierCompare"));
    EXPECT_GE(xOf("queueOffers"), 0);
}

TEST_F(PseudoLanguageTest, TheKeysStayAsTheyAre)
{
    ASSERT_NO_FATAL_FAILURE(openScreens());
    EXPECT_EQ(action("console.quit")->shortcut(), QKeySequence(QStringLiteral("Ctrl+Q")));
    EXPECT_TRUE(actions().conflicts().isEmpty()) << actions().conflicts().join(QLatin1Char('\n')).toStdString();
}

} // namespace
} // namespace countersign::ui
