// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/countersign/tour/tour_pictures.h"

#include <QDir>
#include <QImage>
#include <QPixmap>

#include <array>
#include <utility>

namespace countersign::app {

namespace {

constexpr int LayoutPasses = 4; // a layout that changes a height changes the layout around it

struct Look
{
    const char *name;
    ui::Scheme scheme;
    QSize size;
};

const std::array<Look, 4> Looks{{
    {"light-1024x640", ui::Scheme::Light, {1024, 640}},
    {"dark-1024x640", ui::Scheme::Dark, {1024, 640}},
    {"dark-1280x800", ui::Scheme::Dark, {1280, 800}},
    {"light-1280x800", ui::Scheme::Light, {1280, 800}}, // last: the tour goes on in it
}};

} // namespace

TourPictures::TourPictures(QString dir, ui::Theme &theme, async::Heartbeat &heartbeat)
    : m_dir(std::move(dir)), m_theme(theme), m_heartbeat(heartbeat), m_encoder(QStringLiteral("pictures"))
{
}

void TourPictures::addSteps(TourScript &script, const QString &name, const std::function<QWidget *()> &window)
{
    for (const Look &look : Looks) {
        const QString file = QStringLiteral("%1-%2.png").arg(name, QLatin1String(look.name));
        // Repainting everything in another size and colour is the picture's doing, not the program's.
        script.add({QStringLiteral("picture ") + file,
                    [this, look, window] {
                        m_heartbeat.pause();
                        m_theme.setScheme(look.scheme);
                        window()->resize(look.size);
                    },
                    {}});
        for (int pass = 0; pass < LayoutPasses; ++pass)
            script.add({QStringLiteral("laid out"), {}, {}});
        script.add({QStringLiteral("taken"), [this, window, file] { grab(*window(), file); }, {}});
    }
}

void TourPictures::grab(QWidget &window, const QString &file)
{
    const QImage image = window.grab().toImage();
    m_heartbeat.resume();
    m_taken << file;
    m_writing << m_encoder.submit(
        [image, path = QDir(m_dir).filePath(file)] { return image.save(path) ? QString() : path; });
}

QString TourPictures::finish()
{
    for (QFuture<QString> &writing : m_writing)
        if (const QString failed = writing.result(); !failed.isEmpty())
            return failed;
    return {};
}

} // namespace countersign::app
