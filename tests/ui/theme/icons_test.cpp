// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/theme.h"

#include <gtest/gtest.h>

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>

namespace countersign::ui {
namespace {

QString textOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

// Every name that code hands to Theme::icon() or paintIcon(), or answers where an icon is asked for.
QSet<QString> namedInCode()
{
    static const QList<QRegularExpression> forms{
        QRegularExpression(QStringLiteral(R"re(\bicon\(QStringLiteral\("([a-z_]+)"\))re")),
        QRegularExpression(
            QStringLiteral(R"re(iconName\(\) const override \{ return QStringLiteral\("([a-z_]+)"\))re")),
        QRegularExpression(QStringLiteral(R"re(return \{"([a-z_]+)", view::Severity)re")),
    };
    QSet<QString> names;
    QDirIterator files(QStringLiteral(COUNTERSIGN_SOURCE_DIR "/ui"), {QStringLiteral("*.cpp"), QStringLiteral("*.h")},
                       QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString text = textOf(files.next());
        for (const auto &form : forms)
            for (auto match = form.globalMatch(text); match.hasNext();)
                names.insert(match.next().captured(1));
    }
    for (const auto state : view::allStates())
        names.insert(view::stateIcon(state));
    return names;
}

TEST(Icons, EveryOneThatIsNamedExistsAndCanBeDrawn)
{
    const Theme theme; // links the icons in
    const auto names = namedInCode();
    EXPECT_GT(names.size(), 20);
    for (const auto &name : names) {
        QImage blank(QSize(16, 16), QImage::Format_ARGB32_Premultiplied);
        blank.fill(Qt::transparent);
        const QImage drawn = theme.icon(name).pixmap(blank.size()).toImage().convertToFormat(blank.format());
        EXPECT_NE(drawn, blank) << name.toStdString();
    }
}

TEST(Icons, EveryOneTakesTheColourItIsGiven)
{
    const Theme theme;
    for (const auto &file : QDir(QStringLiteral(":/icons")).entryInfoList({QStringLiteral("*.svg")})) {
        const QString text = textOf(file.filePath());
        EXPECT_TRUE(text.contains(QLatin1String("currentColor"))) << file.fileName().toStdString();
        EXPECT_FALSE(text.contains(QRegularExpression(QStringLiteral("\"#[0-9A-Fa-f]{3,8}\""))))
            << file.fileName().toStdString();
    }
}

} // namespace
} // namespace countersign::ui
