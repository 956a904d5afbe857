// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/screens/all_screens.h"
#include "tests/ui/screens/shown_texts.h"

#include <QApplication>
#include <QRegularExpression>

namespace countersign::ui {
namespace {

constexpr QChar OpensIsolate(0x2066);
constexpr QChar ClosesIsolate(0x2069);

class Isolation : public AllScreensTest
{
protected:
    Isolation() { fillLedger(); }
    ~Isolation() override { QApplication::setLayoutDirection(Qt::LeftToRight); }
};

// Where every id, digest and amount of a text stands inside an isolate.
QStringList notIsolated(const QString &text)
{
    static const QRegularExpression foreign(QStringLiteral(
        R"re((invoice:|mail:|cus_|wf_|step_|ch_1|[0-9a-f]{4,8}\.\.[0-9a-f]{4,8}|\b[0-9][0-9\x{A0}]*\.[0-9]{2}\b))re"));
    QStringList found;
    for (auto match = foreign.globalMatch(text); match.hasNext();) {
        const auto one = match.next();
        const auto before = QStringView(text).left(one.capturedStart());
        if (before.count(OpensIsolate) <= before.count(ClosesIsolate))
            found << one.captured();
    }
    return found;
}

void expectIsolated(const QWidget &window)
{
    for (const auto &shown : shownTexts(window)) {
        const bool isTyped = shown.where.startsWith(QLatin1String("QPlainTextEdit")) ||
                             shown.where.startsWith(QLatin1String("QLineEdit"));
        if (shown.kind == ShownText::Kind::ToolTip || shown.kind == ShownText::Kind::Accessible || isTyped)
            continue;
        EXPECT_TRUE(notIsolated(shown.text).isEmpty())
            << shown.where.toStdString() << ": " << shown.text.toStdString() << " ("
            << notIsolated(shown.text).join(QLatin1String(", ")).toStdString() << ')';
    }
}

TEST_F(Isolation, C22_IdsDigestsAndAmountsReadFromLeftToRightInARightToLeftWindow)
{
    QApplication::setLayoutDirection(Qt::RightToLeft);
    ASSERT_NO_FATAL_FAILURE(openScreens());
    onEveryPage([this] { expectIsolated(window()); });
    ASSERT_NO_FATAL_FAILURE(openRequest());
    expectIsolated(window());
}

TEST_F(Isolation, C22_SheetsReadFromLeftToRightInARightToLeftWindow)
{
    QApplication::setLayoutDirection(Qt::RightToLeft);
    ASSERT_NO_FATAL_FAILURE(openScreens(ledger::Who::Operator));
    ASSERT_NO_FATAL_FAILURE(openSheet(view::SheetAction::Confirm, m_small));
    expectIsolated(window());
}

} // namespace
} // namespace countersign::ui
