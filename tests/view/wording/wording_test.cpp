// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/wording/wording.h"

#include <gtest/gtest.h>

#include <ctime>
#include <string>
#include <vector>

namespace countersign::view {
namespace {

using namespace std::chrono_literals;

Instant at(const char *text)
{
    return parseInstant(text).value();
}

TEST(AgeText, SaysTwoUnitsAtTheMost)
{
    const std::vector<std::pair<Duration, const char *>> ages{
        {-5s, "0 s"},
        {Duration::min(), "0 s"},
        {0s, "0 s"},
        {999ms, "0 s"},
        {42s, "42 s"},
        {59s, "59 s"},
        {60s, "1 m"},
        {11min + 59s, "11 m"},
        {1h, "1 h 0 m"},
        {3h + 12min, "3 h 12 m"},
        {24h - 1s, "23 h 59 m"},
        {52h, "2 d 4 h"},
        {24h, "1 d 0 h"},
        {Duration::max(), "106751991 d 4 h"},
    };
    for (const auto &[age, text] : ages)
        EXPECT_EQ(ageText(age).toStdString(), text);
}

TEST(InstantText, C11_CarriesItsZone)
{
    const Instant moment = at("2026-12-01T00:00:04Z") + 999ms;
    EXPECT_EQ(instantText(moment).toStdString(), "2026-12-01 00:00:04Z");
    EXPECT_EQ(clockText(moment).toStdString(), "00:00:04Z");
}

// Runs with another local time than the machine's.
class LocalTime : public ::testing::Test
{
protected:
    void be(const char *zone)
    {
        qputenv("TZ", zone);
        tzset();
    }
    void TearDown() override
    {
        if (m_before.isNull())
            qunsetenv("TZ");
        else
            qputenv("TZ", m_before);
        tzset();
    }

private:
    QByteArray m_before = qgetenv("TZ");
};

TEST_F(LocalTime, C11_IsGivenWithItsOffset)
{
    be("XXX-1");
    EXPECT_EQ(instantWithLocalText(at("2026-12-01T00:00:04Z")).toStdString(), "2026-12-01 00:00:04Z (01:00:04 +01:00)");
    be("XXX+3:30");
    EXPECT_EQ(instantWithLocalText(at("2026-12-01T00:00:04Z")).toStdString(),
              "2026-12-01 00:00:04Z (2026-11-30 20:30:04 \u221203:30)");
    be("UTC");
    EXPECT_EQ(instantWithLocalText(at("2026-12-01T00:00:04Z")).toStdString(), "2026-12-01 00:00:04Z (00:00:04 +00:00)");
}

TEST(ShortForms, KeepBothEnds)
{
    const std::string hex = "9f3c00112233445566778899aabbccddeeff00112233445566778899aabbe1a7";
    EXPECT_EQ(shortDigest(hex).toStdString(), "9f3c..e1a7");
    EXPECT_EQ(mediumDigest(hex).toStdString(), "9f3c0011..aabbe1a7");
    EXPECT_EQ(shortKey("invoice:inv_42:collect:v1").toStdString(), "invoice:inv_..llect:v1");
    EXPECT_EQ(shortDigest("9f3ce1a7").toStdString(), "9f3ce1a7");
    EXPECT_EQ(shortDigest("9f3c..e1a7").toStdString(), "9f3c..e1a7");
    EXPECT_EQ(shortDigest("").toStdString(), "");
}

TEST(ShortForms, CutNoCharacterAndHideNone)
{
    EXPECT_EQ(shortDigest("abc\U0001F600xxxxxxx\U0001F600xyz").toStdString(), "abc\U0001F600..\U0001F600xyz");
    EXPECT_EQ(shortDigest("abc\u202Exxxxxxxxxxwxyz").toStdString(), "abc⟨U+202E⟩..wxyz");
    EXPECT_EQ(shortDigest("\uFEFFabcxxxxxxxxwxy\uFEFF").toStdString(), "⟨U+FEFF⟩abc..wxy⟨U+FEFF⟩");
}

TEST(ErrorText, NamesThingCauseRemedyAndConsequence)
{
    Error error;
    error.context = "the ledger \u202Edemo\nx is busy";
    error.remedy = "Try again";
    EXPECT_EQ(errorText(error).toStdString(),
              "the ledger ⟨U+202E⟩demo⟨U+000A⟩x is busy. Try again. Nothing was changed "
              "and nothing was sent to the provider.");
    error.consequence = Consequence::MayHaveReachedProvider;
    EXPECT_TRUE(errorText(error).endsWith(QStringLiteral("The request may have reached the provider.")));
}

} // namespace
} // namespace countersign::view
