// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/countersign/tour/tour_script.h"
#include "models/async/heartbeat.h"
#include "models/async/serial_executor.h"
#include "ui/theme/theme.h"

#include <QString>
#include <QStringList>
#include <QWidget>

#include <functional>

// Pictures of what is on screen: at 1280×800 and 1024×640, light and dark. Encoded on a thread of their own; the grab
// does not count as a stall. GUI thread.
namespace countersign::app {

class TourPictures final
{
public:
    TourPictures(QString dir, ui::Theme &theme, async::Heartbeat &heartbeat);

    // Adds the steps that take the four pictures of `window` as it is then.
    void addSteps(TourScript &script, const QString &name, const std::function<QWidget *()> &window);
    const QStringList &taken() const { return m_taken; } // file names, in order
    // Blocks until every file is written; the first that could not be, else empty.
    QString finish();

private:
    void grab(QWidget &window, const QString &file);

    QString m_dir;
    ui::Theme &m_theme;
    async::Heartbeat &m_heartbeat;
    QStringList m_taken{};
    QList<QFuture<QString>> m_writing{};
    async::SerialExecutor m_encoder;
};

} // namespace countersign::app
