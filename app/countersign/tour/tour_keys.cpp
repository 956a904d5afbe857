// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/countersign/tour/tour_keys.h"

#include <QApplication>
#include <QTest>

namespace countersign::app {

namespace {

QWidget *receiverIn(QWidget *window)
{
    QWidget *focused = QApplication::focusWidget();
    return focused != nullptr && focused->window() == window ? focused : window;
}

} // namespace

TourKeys::TourKeys()
{
    QObject::connect(&m_next, &QTimer::timeout, &m_next, [this] { typeNext(); });
}

void TourKeys::press(QWidget *window, Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    if (!m_task.isEmpty())
        ++m_counts[m_task].keystrokes;
    QTest::keyClick(receiverIn(window), key, modifiers);
}

void TourKeys::type(QWidget *window, const QString &text)
{
    if (!m_task.isEmpty())
        m_counts[m_task].typed += static_cast<int>(text.size());
    m_window = window;
    m_text += text;
    m_next.start();
}

void TourKeys::typeNext()
{
    if (m_window && !m_text.isEmpty())
        QTest::keyClicks(receiverIn(m_window), m_text.left(1));
    m_text.remove(0, 1);
    if (m_text.isEmpty())
        m_next.stop();
}

} // namespace countersign::app
