// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/help_pane.h"

#include <gtest/gtest.h>

#include <QFile>
#include <QRegularExpression>

namespace countersign::ui {
namespace {

constexpr qsizetype MostLines = 60;

class HelpTopics : public testing::TestWithParam<const char *>
{
protected:
    static QString text(const QString &topic)
    {
        QFile file(QStringLiteral(":/help/%1/%2.md").arg(QLatin1String(GetParam()), topic));
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }
};

TEST_P(HelpTopics, EachBeginsWithItsTitleAndIsShort)
{
    for (const QString &topic : helpTopics()) {
        const QString shown = text(topic);
        EXPECT_TRUE(shown.startsWith(QLatin1String("# "))) << topic.toStdString();
        EXPECT_LE(shown.count(QLatin1Char('\n')), MostLines) << topic.toStdString();
    }
}

TEST_P(HelpTopics, EveryLinkNamesATopic)
{
    static const QRegularExpression link(QStringLiteral("\\]\\(([^)]*)\\)"));
    for (const QString &topic : helpTopics())
        for (auto match = link.globalMatch(text(topic)); match.hasNext();)
            EXPECT_TRUE(helpTopics().contains(match.next().captured(1))) << topic.toStdString();
}

INSTANTIATE_TEST_SUITE_P(Languages, HelpTopics, testing::Values("en", "de"));

} // namespace
} // namespace countersign::ui
