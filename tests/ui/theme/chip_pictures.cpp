// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/theme/chip_pictures.h"

#include "ui/theme/severity_palette.h"
#include "ui/theme/theme.h"
#include "ui/widgets/chip_painting.h"

#include <QFont>
#include <QHash>
#include <QPainter>

#include <algorithm>
#include <cstdlib>

namespace countersign::ui {

namespace {

constexpr int Points = 30;
constexpr int Around = 6;      // px of ground around the chip
constexpr int Border = 5;      // px of the chip in which its border and corners are
constexpr int GreyLevels = 64; // a quarter of the scale

QRect insideOf(const QImage &picture)
{
    const int margin = Around + Border;
    return picture.rect().adjusted(margin, margin, -margin, -margin);
}

} // namespace

QImage chipPicture(const Theme &theme, view::EffectState state, const QString &word, const QColor &ground)
{
    QFont font = theme.bodyFont();
    font.setPointSize(Points);
    font.setBold(true);
    const QSize chip = chipSize(font, word);
    QImage picture(chip + QSize(2 * Around, 2 * Around), QImage::Format_RGB32);
    picture.fill(ground);
    QPainter painter(&picture);
    painter.setFont(font);
    paintChip(painter, QRect(QPoint(Around, Around), chip), Qt::LeftToRight, theme, state, word);
    return picture;
}

QColor chipGround(const QImage &picture)
{
    QHash<QRgb, int> counts;
    const QRect inside = insideOf(picture);
    for (int y = inside.top(); y <= inside.bottom(); ++y)
        for (int x = inside.left(); x <= inside.right(); ++x)
            ++counts[picture.pixel(x, y)];
    const auto most = std::max_element(counts.cbegin(), counts.cend());
    return QColor(most.key());
}

double inkContrast(const QImage &picture)
{
    const QColor ground = chipGround(picture);
    const QRect inside = insideOf(picture);
    double best = 1;
    for (int y = inside.top(); y <= inside.bottom(); ++y)
        for (int x = inside.left(); x <= inside.right(); ++x)
            best = std::max(best, contrastRatio(picture.pixelColor(x, y), ground));
    return best;
}

double edgeContrast(const QImage &picture, const QColor &ground)
{
    const int middle = picture.height() / 2;
    double best = 1;
    for (int x = 0; x < Around + Border; ++x)
        best = std::max(best, contrastRatio(picture.pixelColor(x, middle), ground));
    return best;
}

double greyDifference(const QImage &one, const QImage &other)
{
    const QImage first = one.convertToFormat(QImage::Format_Grayscale8);
    const QImage second = other.convertToFormat(QImage::Format_Grayscale8);
    int differing = 0;
    for (int y = 0; y < first.height(); ++y)
        for (int x = 0; x < first.width(); ++x)
            if (std::abs(qGray(first.pixel(x, y)) - qGray(second.pixel(x, y))) > GreyLevels)
                ++differing;
    return static_cast<double>(differing) / (static_cast<double>(first.width()) * first.height());
}

} // namespace countersign::ui
