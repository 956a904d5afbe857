// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/wording/wording.h"

#include <QChar>

#include <algorithm>
#include <array>

namespace countersign::view {

namespace {

struct PointRange
{
    char32_t first;
    char32_t last;
};

// Letters, marks and symbols that leave no ink: default-ignorable ones, fillers and the empty Braille cell.
constexpr std::array<PointRange, 10> Inkless{{
    {0x034F, 0x034F},
    {0x115F, 0x1160},
    {0x17B4, 0x17B5},
    {0x180B, 0x180F},
    {0x2800, 0x2800},
    {0x3164, 0x3164},
    {0xFE00, 0xFE0F},
    {0xFFA0, 0xFFA0},
    {0x1D159, 0x1D159},
    {0xE0000, 0xE0FFF},
}};

bool isInvisible(char32_t point)
{
    switch (QChar::category(point)) {
    case QChar::Other_Control:
    case QChar::Other_Format:
    case QChar::Other_Surrogate:
    case QChar::Other_NotAssigned:
    case QChar::Other_PrivateUse:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
        return true;
    default:
        return std::any_of(Inkless.begin(), Inkless.end(),
                           [&](const PointRange &range) { return range.first <= point && point <= range.last; });
    }
}

QString marker(char32_t point)
{
    const QString hex = QString::number(point, 16).toUpper().rightJustified(4, QLatin1Char('0'));
    return QChar(0x27E8) + QStringLiteral("U+") + hex + QChar(0x27E9);
}

} // namespace

QString visible(std::string_view data)
{
    return visible(fromUtf8(data));
}

QString visible(const QString &data)
{
    QString out;
    out.reserve(data.size());
    for (qsizetype at = 0; at < data.size(); ++at) {
        const QChar unit = data.at(at);
        const bool pair = unit.isHighSurrogate() && at + 1 < data.size() && data.at(at + 1).isLowSurrogate();
        const char32_t point = pair ? QChar::surrogateToUcs4(unit, data.at(at + 1)) : unit.unicode();
        if (isInvisible(point))
            out += marker(point);
        else
            out += QStringView(data).mid(at, pair ? 2 : 1);
        at += pair ? 1 : 0;
    }
    return out;
}

} // namespace countersign::view
