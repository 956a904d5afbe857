// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/scroll_pane.h"

#include <QEvent>
#include <QResizeEvent>

#include <algorithm>

namespace countersign::ui {

namespace {

constexpr int LeastShownLines = 6;
constexpr int LeastShownLetters = 40;

} // namespace

ScrollPane::ScrollPane(const char *name, QWidget *content, QWidget *parent) : QScrollArea(parent)
{
    setObjectName(QLatin1String(name));
    setFocusPolicy(Qt::NoFocus);
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    setWidget(content);
}

int ScrollPane::neededHeight() const
{
    const int width = viewport()->width();
    return widget()->hasHeightForWidth() ? widget()->heightForWidth(width) : widget()->sizeHint().height();
}

QSize ScrollPane::sizeHint() const
{
    return {widget()->sizeHint().width(), neededHeight()};
}

QSize ScrollPane::minimumSizeHint() const
{
    return {std::min(widget()->minimumSizeHint().width(), LeastShownLetters * fontMetrics().averageCharWidth()),
            std::min(neededHeight(), LeastShownLines * fontMetrics().lineSpacing())};
}

bool ScrollPane::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        updateGeometry();
    return QScrollArea::eventFilter(watched, event);
}

void ScrollPane::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        updateGeometry();
}

} // namespace countersign::ui
