// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/frame/frame_geometry.h"

#include <QGuiApplication>
#include <QScreen>

#include <algorithm>

namespace countersign::ui {

namespace {

qint64 areaOf(const QRect &rect)
{
    return rect.isEmpty() ? 0 : qint64(rect.width()) * rect.height();
}

} // namespace

QRect frameInsideScreens(const QRect &wanted)
{
    QRect best;
    qint64 most = -1;
    for (const QScreen *screen : QGuiApplication::screens()) {
        const QRect room = screen->availableGeometry();
        const qint64 shared = areaOf(room & wanted);
        if (shared > most) {
            most = shared;
            best = room;
        }
    }
    if (most * 5 >= areaOf(wanted) * 4)
        return wanted;
    QRect frame(best.topLeft(), wanted.size().boundedTo(best.size()));
    frame.moveLeft(std::clamp(wanted.left(), best.left(), best.right() - frame.width() + 1));
    frame.moveTop(std::clamp(wanted.top(), best.top(), best.bottom() - frame.height() + 1));
    return frame;
}

} // namespace countersign::ui
