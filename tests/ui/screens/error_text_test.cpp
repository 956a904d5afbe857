// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/connection/connection_presenter.h"
#include "models/view/wording/wording.h"
#include "tests/ui/screens/all_screens.h"
#include "tests/ui/screens/shown_texts.h"
#include "ui/connection/connection_page.h"
#include "ui/widgets/banner.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>

namespace countersign::ui {
namespace {

const QString Cause = QStringLiteral("the ledger cannot be reached");

class ErrorText : public AllScreensTest
{
protected:
    // Every label that speaks of this error can be selected, also with the keyboard.
    static void expectSelectable(const QWidget &window, const QString &cause)
    {
        int found = 0;
        for (const auto *label : window.findChildren<QLabel *>()) {
            if (!label->isVisible() || !label->text().contains(cause))
                continue;
            ++found;
            const auto flags = label->textInteractionFlags();
            EXPECT_TRUE(flags & Qt::TextSelectableByMouse) << nameOf(*label).toStdString();
            EXPECT_TRUE(flags & Qt::TextSelectableByKeyboard) << nameOf(*label).toStdString();
        }
        EXPECT_GT(found, 0);
    }
    static QString copied(const QWidget &window)
    {
        for (auto *button : window.findChildren<QPushButton *>(QStringLiteral("bannerCopy")))
            if (button->isVisible()) {
                QApplication::clipboard()->clear();
                button->click();
                return QApplication::clipboard()->text();
            }
        return {};
    }
};

TEST_F(ErrorText, C24_OfALostConnectionCanBeSelectedAndCopiedOnEveryScreen)
{
    fillLedger();
    ASSERT_NO_FATAL_FAILURE(openScreens(ledger::Who::Operator));
    cutLedger(true);
    session().refresh();
    ASSERT_TRUE(view::until([&] { return window().banner().text().contains(Cause); }));
    for (const auto &id : pageIds()) {
        SCOPED_TRACE(id.toStdString());
        window().showPage(id);
        expectSelectable(window(), Cause);
        const auto details = copied(window());
        EXPECT_TRUE(details.contains(Cause)) << details.toStdString();
        EXPECT_TRUE(details.contains(QLatin1Char('Z'))) << details.toStdString();
    }
}

TEST_F(ErrorText, C24_OfAProfileCanBeSelectedAndCopied)
{
    view::ConnectionOption option;
    option.id = QStringLiteral("broken");
    option.environment = QStringLiteral("sandbox");
    view::ConnectionPresenter presenter([option](const QString &) { return option; },
                                        [](const QString &) -> Result<view::WorkbenchFactory> {
                                            return fail(ErrorKind::NotFound, "the profile names no ledger",
                                                        "Choose another.");
                                        });
    presenter.offer(option.id);
    Theme theme;
    ConnectionPage page(presenter, theme);
    page.show();
    presenter.test();
    ASSERT_TRUE(view::until([&] { return !presenter.state().failure.isEmpty(); }));
    expectSelectable(page, QStringLiteral("the profile names no ledger"));
    EXPECT_TRUE(copied(page).contains(QLatin1String("the profile names no ledger")));
}

TEST(BannerDetails, C24_NameCodeTimeAndEffectBesideTheText)
{
    Theme theme;
    Banner banner(theme);
    banner.setSubject(QStringLiteral("acme/invoice:42"));
    Error error;
    error.kind = ErrorKind::PermissionDenied;
    error.context = "the ledger refused <b>the signature</b>";
    banner.showError(error);
    banner.findChild<QPushButton *>(QStringLiteral("bannerCopy"))->click();
    const auto details = QApplication::clipboard()->text();
    EXPECT_TRUE(details.contains(QLatin1String("the ledger refused <b>the signature</b>"))) << details.toStdString();
    EXPECT_TRUE(details.contains(view::fromUtf8(toString(ErrorKind::PermissionDenied)))) << details.toStdString();
    EXPECT_TRUE(details.contains(QRegularExpression(QStringLiteral("20\\d\\d-\\d\\d-\\d\\dT?.*Z"))))
        << details.toStdString();
    EXPECT_TRUE(details.contains(QLatin1String("acme/invoice:42")));
}

} // namespace
} // namespace countersign::ui
