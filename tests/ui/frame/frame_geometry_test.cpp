// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/frame/frame_geometry.h"

#include <gtest/gtest.h>

#include <QGuiApplication>
#include <QScreen>

#include <algorithm>
#include <random>

namespace countersign::ui {
namespace {

double shareInside(const QRect &frame)
{
    double most = 0;
    for (const auto *screen : QGuiApplication::screens()) {
        const auto shared = screen->availableGeometry() & frame;
        most = std::max(most, double(shared.width()) * shared.height() / (double(frame.width()) * frame.height()));
    }
    return most;
}

TEST(FrameGeometry, C21_WhatIsInsideStaysWhereItIs)
{
    const auto room = QGuiApplication::primaryScreen()->availableGeometry();
    const QRect inside(room.topLeft() + QPoint(10, 10), room.size() / 2);
    EXPECT_EQ(frameInsideScreens(inside), inside);
}

TEST(FrameGeometry, C21_AfterUndockingAtLeastFourFifthsAreInsideAScreen)
{
    for (const auto &lost : {QRect(5000, 100, 1280, 800), QRect(-4000, -4000, 1280, 800),
                             QRect(100, 900'000, 1024, 640), QRect(0, 0, 20'000, 20'000)})
        EXPECT_GE(shareInside(frameInsideScreens(lost)), 0.8) << lost.x() << ',' << lost.y();
}

TEST(FrameGeometry, C21_WhereverItWas)
{
    std::mt19937 random(42);
    const auto between = [&](int least, int most) { return std::uniform_int_distribution(least, most)(random); };
    for (int i = 0; i < 5'000; ++i) {
        const QRect stored(between(-10'000, 10'000), between(-10'000, 10'000), between(1, 6'000), between(1, 6'000));
        const auto frame = frameInsideScreens(stored);
        ASSERT_GE(shareInside(frame), 0.8)
            << stored.x() << ',' << stored.y() << ' ' << stored.width() << 'x' << stored.height();
        ASSERT_EQ(frameInsideScreens(frame), frame); // and stays
    }
}

} // namespace
} // namespace countersign::ui
