// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/environment_band.h"

#include "ui/theme/theme.h"

#include <QPainter>

#include <algorithm>

namespace countersign::ui {

namespace {

constexpr int PlateGap = 8; // px around the word
constexpr int Hatch = 24;   // px of pattern at each end
constexpr int Stripe = 8;   // px from one stripe to the next
constexpr int Thickness = 3;

void hatch(QPainter &painter, const QRect &area, const QColor &colour)
{
    painter.save();
    painter.setClipRect(area);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, Thickness));
    for (int x = area.left() - area.height(); x <= area.right() + area.height(); x += Stripe)
        painter.drawLine(x, area.bottom() + 1, x + area.height(), area.top());
    painter.restore();
}

} // namespace

EnvironmentBand::EnvironmentBand(Theme &theme, QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(&theme, &Theme::changed, this, [this] { update(); });
}

void EnvironmentBand::setEnvironment(const QString &word, bool real)
{
    m_word = word;
    m_real = real;
    //: read to a person who does not see the band; %1 is PRODUCTION or SANDBOX
    setAccessibleName(tr("Environment: %1").arg(word));
    updateGeometry();
    update();
}

QFont EnvironmentBand::wordFont() const
{
    QFont bold = font();
    bold.setBold(true);
    return bold;
}

QSize EnvironmentBand::sizeHint() const
{
    const QFontMetrics metrics(wordFont());
    return {metrics.horizontalAdvance(m_word) + 2 * (PlateGap + Hatch), std::max(24, metrics.height() + PlateGap)};
}

// Production is painted the other way round, light on dark or dark on light, and hatched.
void EnvironmentBand::paintEvent(QPaintEvent *)
{
    const QColor ground = palette().color(m_real ? QPalette::WindowText : QPalette::AlternateBase);
    const QColor ink = palette().color(m_real ? QPalette::Window : QPalette::WindowText);
    QPainter painter(this);
    painter.fillRect(rect(), ground);
    painter.setFont(wordFont());
    const int width = QFontMetrics(wordFont()).horizontalAdvance(m_word) + 2 * PlateGap;
    QRect plate(0, 0, std::min(width, rect().width()), rect().height());
    plate.moveCenter(rect().center());
    if (m_real) {
        hatch(painter, QRect(QPoint(0, 0), QPoint(plate.left() - 1, rect().bottom())), ink);
        hatch(painter, QRect(QPoint(plate.right() + 1, 0), rect().bottomRight()), ink);
    }
    painter.setPen(ink);
    painter.drawText(plate, Qt::AlignCenter | Qt::TextSingleLine, m_word);
}

} // namespace countersign::ui
