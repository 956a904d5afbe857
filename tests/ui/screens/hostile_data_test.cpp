// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/wording/wording.h"
#include "tests/ui/screens/all_screens.h"
#include "tests/ui/screens/painted_text.h"
#include "tests/ui/screens/shown_texts.h"
#include "ui/actions/mnemonics.h"

#include <QAbstractButton>
#include <QLabel>
#include <QTextDocument>

#include <algorithm>

namespace countersign::ui {
namespace {

constexpr QChar Reversal(0x202E);

// As a person reads it: a tool tip that looks like markup is drawn as such.
QString readable(const ShownText &shown)
{
    if (shown.kind != ShownText::Kind::ToolTip || !Qt::mightBeRichText(shown.text))
        return shown.text;
    QTextDocument document;
    document.setHtml(shown.text);
    return document.toPlainText();
}

// A button's text as it is read.
QString withoutMnemonicsIn(const ShownText &shown, const QString &text)
{
    return qobject_cast<const QAbstractButton *>(shown.widget) != nullptr && shown.kind == ShownText::Kind::Control
               ? withoutMnemonics(text)
               : text;
}

// Wherever the word in the tags is, the tags are too.
bool keepsItsTags(const QString &text)
{
    for (qsizetype at = text.indexOf(QLatin1String("bold")); at >= 0; at = text.indexOf(QLatin1String("bold"), at + 1))
        if (!QStringView(text).left(at).endsWith(QLatin1String("<b>")))
            return false;
    return true;
}

QString shown(const std::string &data)
{
    return view::visible(data);
}

// Nothing was put into the place of what looks like a placeholder, and no letter became a key.
bool keepsItsEnd(const QString &text)
{
    const QString begin = QStringLiteral("<b>bold</b>");
    const QStringList ends{shown(HostileName).mid(begin.size()), shown(HostileAnswer).mid(begin.size())};
    for (qsizetype at = text.indexOf(begin); at >= 0; at = text.indexOf(begin, at + 1)) {
        const auto rest = QStringView(text).mid(at + begin.size());
        if (std::none_of(ends.begin(), ends.end(), [&](const QString &end) { return rest.startsWith(end); }))
            return false;
    }
    return true;
}

void expectHarmless(QWidget &window)
{
    for (const auto &shown : shownTexts(window)) {
        const auto text = readable(shown);
        EXPECT_FALSE(text.contains(Reversal)) << shown.where.toStdString() << ": " << text.toStdString();
        EXPECT_TRUE(keepsItsTags(text)) << shown.where.toStdString() << ": " << shown.text.toStdString();
        const bool isCut = shown.kind == ShownText::Kind::Accessible; // a sentence of limited length
        EXPECT_TRUE(isCut || keepsItsEnd(withoutMnemonicsIn(shown, text)))
            << shown.where.toStdString() << ": " << text.toStdString();
        EXPECT_FALSE(text.contains(QLatin1String("&amp;"))) << shown.where.toStdString() << text.toStdString();
        if (const auto *label = qobject_cast<const QLabel *>(shown.widget)) {
            EXPECT_TRUE(label->textFormat() == Qt::PlainText || !Qt::mightBeRichText(label->text()))
                << shown.where.toStdString();
        }
    }
    const auto painted = paintedTexts(window).join(QString());
    EXPECT_FALSE(painted.contains(Reversal));
    EXPECT_TRUE(keepsItsTags(painted)) << painted.toStdString();
}

class HostileData : public AllScreensTest
{
protected:
    HostileData() { fillLedger(); }
};

TEST_F(HostileData, C19_EveryScreenPaintsTheEscapedName)
{
    ASSERT_NO_FATAL_FAILURE(openScreens());
    onEveryPage([this] { expectHarmless(window()); });
    const QStringList withNames{QStringLiteral("queue"), QStringLiteral("history")};
    for (const auto &id : withNames) {
        show(id);
        EXPECT_TRUE(paintedTexts(window()).join(QString()).contains(shown(HostileName))) << id.toStdString();
    }
}

TEST_F(HostileData, C19_TheRequestAndItsSheetPaintTheEscapedName)
{
    ASSERT_NO_FATAL_FAILURE(openScreens());
    ASSERT_NO_FATAL_FAILURE(openRequest());
    expectHarmless(window());
    auto &approvals = screens().approvals;
    approvals.approve();
    ASSERT_TRUE(view::until([&] { return approvals.sheet().state().phase == view::SheetPhase::Filling; }));
    expectHarmless(window());
    EXPECT_TRUE(paintedTexts(window()).join(QString()).contains(shown(HostileName)));
}

TEST_F(HostileData, C19_EverySheetOfTheQueuePaintsTheEscapedName)
{
    ASSERT_NO_FATAL_FAILURE(openScreens(ledger::Who::Operator));
    for (const auto action : {view::SheetAction::Confirm, view::SheetAction::Hold, view::SheetAction::Reject}) {
        ASSERT_NO_FATAL_FAILURE(openSheet(action, m_small));
        expectHarmless(window());
        ASSERT_NO_FATAL_FAILURE(closeSheet());
    }
}

} // namespace
} // namespace countersign::ui
