// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/connection/connection_presenter.h"
#include "tests/ui/screens/all_screens.h"
#include "tests/ui/screens/painted_text.h"
#include "ui/connection/connection_page.h"
#include "ui/widgets/environment_band.h"

#include <QLabel>
#include <QSet>

namespace countersign::ui {
namespace {

class EnvironmentWord : public AllScreensTest, public testing::WithParamInterface<const char *>
{
protected:
    EnvironmentWord() { fillLedger(); }
    QString word() const { return QString::fromLatin1(GetParam()).toUpper(); }
    void expectWordPainted(QWidget &window) const
    {
        EXPECT_TRUE(paintedTexts(window).join(QLatin1Char('\n')).contains(word()));
    }
};

TEST_P(EnvironmentWord, C9_StandsInTheBandAndTheTitleOnEveryScreen)
{
    ASSERT_NO_FATAL_FAILURE(openScreens(ledger::Who::Approver, QString::fromLatin1(GetParam())));
    EXPECT_TRUE(window().windowTitle().startsWith(word())) << window().windowTitle().toStdString();
    onEveryPage([this] {
        auto *band = window().findChild<EnvironmentBand *>();
        ASSERT_NE(band, nullptr);
        EXPECT_TRUE(band->isVisible());
        EXPECT_GE(band->width(), band->sizeHint().width());
        expectWordPainted(*band);
    });
}

TEST_P(EnvironmentWord, C9_StandsOnEverySheet)
{
    ASSERT_NO_FATAL_FAILURE(openScreens(ledger::Who::Operator, QString::fromLatin1(GetParam())));
    for (const auto action : {view::SheetAction::Confirm, view::SheetAction::Reject, view::SheetAction::Release,
                              view::SheetAction::Compensate, view::SheetAction::Escalate, view::SheetAction::Hold}) {
        ASSERT_NO_FATAL_FAILURE(openSheet(action, m_small));
        const auto *label = sheet().findChild<QLabel *>(QStringLiteral("sheet.environment"));
        ASSERT_NE(label, nullptr);
        EXPECT_TRUE(label->isVisible());
        EXPECT_EQ(label->text(), word());
        expectWordPainted(sheet());
        ASSERT_NO_FATAL_FAILURE(closeSheet());
    }
}

TEST_P(EnvironmentWord, C9_StandsOverTheChoiceOfAProfile)
{
    view::ConnectionOption option;
    option.environment = QString::fromLatin1(GetParam());
    view::ConnectionPresenter presenter(
        [option](const QString &) { return option; },
        [](const QString &) -> Result<view::WorkbenchFactory> { return fail(ErrorKind::Unsupported, "none"); });
    presenter.offer({});
    Theme theme;
    ConnectionPage page(presenter, theme);
    page.show();
    expectWordPainted(page);
}

// Told apart without colour: hatched with the one, plain with the other.
TEST(EnvironmentBandLook, C9_ProductionAndSandboxDifferInPatternNotInAStatusColour)
{
    Theme theme;
    EnvironmentBand band(theme);
    band.resize(260, 24);
    const auto greys = [&](bool real) {
        band.setEnvironment(QStringLiteral("SAME WORD"), real);
        QSet<int> levels;
        const QImage image = band.grab().toImage();
        for (int x = 0; x < 20; ++x) // left of the word
            levels.insert(qGray(image.pixel(x, 12)) / 64);
        return levels.size();
    };
    EXPECT_GT(greys(true), 1);
    EXPECT_EQ(greys(false), 1);
}

INSTANTIATE_TEST_SUITE_P(Environments, EnvironmentWord, testing::Values("production", "sandbox"),
                         [](const auto &parameter) { return std::string(parameter.param); });

} // namespace
} // namespace countersign::ui
