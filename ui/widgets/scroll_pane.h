// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

// As high as what stands in it, where there is room; where there is too little, at a large font or in a longer language,
// it scrolls and nothing is cut off. What is reached by Tab is brought into sight. GUI thread.
namespace countersign::ui {

class ScrollPane final : public QScrollArea
{
    Q_OBJECT
public:
    ScrollPane(const char *name, QWidget *content, QWidget *parent); // takes the content

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override; // some lines of it

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    int neededHeight() const; // px, at the present width
};

} // namespace countersign::ui
