// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/wording/wording.h"

#include "models/view/wording/tool_tip.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

namespace countersign::view {
namespace {

using namespace std::string_view_literals;

struct Sample
{
    std::string_view data;
    const char *shown; // UTF-8
};

TEST(Visible, MarksWhatCannotBeSeen)
{
    const std::vector<Sample> samples{
        {"", ""},
        {"cus_4", "cus_4"},
        {"a\u202Eb", "a⟨U+202E⟩b"},
        {"\u2066x\u2069", "⟨U+2066⟩x⟨U+2069⟩"},
        {"a\0b"sv, "a⟨U+0000⟩b"},
        {"a\tb\r\nc", "a⟨U+0009⟩b⟨U+000D⟩⟨U+000A⟩c"},
        {"a\u0085b", "a⟨U+0085⟩b"},
        {"\uFEFFacme", "⟨U+FEFF⟩acme"},
        {"ac\u200Bme", "ac⟨U+200B⟩me"},
        {"ac\u00ADme", "ac⟨U+00AD⟩me"},
        {"ac\u3164me", "ac⟨U+3164⟩me"},
        {"a\uFE0Fb", "a⟨U+FE0F⟩b"},
        {"a\U000E0041b", "a⟨U+E0041⟩b"},
        {"a\U000E0100b", "a⟨U+E0100⟩b"},
        {"a\uE000b", "a⟨U+E000⟩b"},
        {"line\u2028end", "line⟨U+2028⟩end"},
        {"<b>bold</b>&amp;", "<b>bold</b>&amp;"},
        {"%1 %n", "%1 %n"},
        {"\u05D0\u05D1 \u65E5\u672C \U0001F600", "\u05D0\u05D1 \u65E5\u672C \U0001F600"},
        {"EUR\u00A01", "EUR\u00A01"},
    };
    for (const Sample &sample : samples)
        EXPECT_EQ(visible(sample.data).toStdString(), sample.shown) << sample.shown;
}

TEST(Visible, ReplacesWhatIsNotUtf8)
{
    const std::vector<std::string_view> bad{"\xFF"sv,         "\x80"sv,     "\xC0\x80"sv,
                                            "\xED\xA0\x80"sv, "\xE2\x82"sv, "\xF5\x80\x80\x80"sv};
    for (const std::string_view bytes : bad) {
        const QString shown = visible(std::string("a").append(bytes).append("b"));
        EXPECT_TRUE(shown.startsWith(QLatin1Char('a')) && shown.endsWith(QLatin1Char('b'))) << shown.toStdString();
        EXPECT_TRUE(shown.contains(QChar::ReplacementCharacter)) << shown.toStdString();
    }
}

TEST(ToolTipText, C19_IsReadAsItStands)
{
    EXPECT_EQ(toolTipText(QStringLiteral("cus_4")).toStdString(), "cus_4");
    EXPECT_EQ(toolTipText(QStringLiteral("<b>x</b>\na & b")).toStdString(),
              "<qt>&lt;b&gt;x&lt;/b&gt;<br>a &amp; b</qt>");
}

TEST(Visible, MarksALoneSurrogate)
{
    EXPECT_EQ(visible(QString(QChar(0xD800))), visible(std::string_view("⟨U+D800⟩")));
    EXPECT_EQ(visible(QString(QChar(0xDC00)) + QLatin1Char('x')), visible(std::string_view("⟨U+DC00⟩x")));
}

TEST(Visible, LeavesNothingToBeMarkedAgain)
{
    for (char32_t point = 0; point < 0x11000; ++point) {
        const QString once = visible(QStringView(QChar::fromUcs4(point)).toString());
        ASSERT_FALSE(once.isEmpty()) << static_cast<unsigned>(point);
        ASSERT_EQ(visible(once), once) << static_cast<unsigned>(point);
    }
}

TEST(Visible, IsolatesOnceAndFromTheInside)
{
    EXPECT_EQ(isolated(QStringLiteral("pi_3")).toStdString(), "\u2066pi_3\u2069");
    // Data cannot close its isolate.
    EXPECT_EQ(isolated(fromUtf8("pi\u2069_3")).toStdString(), "\u2066pi⟨U+2069⟩_3\u2069");
}

} // namespace
} // namespace countersign::view
