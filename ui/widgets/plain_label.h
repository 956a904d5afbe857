// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

// A label for data: plain text whatever it holds, selectable by mouse and keyboard. A single line that has too little
// room ends in an ellipsis, and its tool tip has it in full. GUI thread.
namespace countersign::ui {

class PlainLabel : public QLabel
{
    Q_OBJECT
public:
    explicit PlainLabel(const QString &text = {}, QWidget *parent = nullptr);
    // Empty, with that object name, on as many lines as it needs.
    static PlainLabel *wrapped(const char *name, QWidget *parent);

    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    bool isOneLine() const;
    QString m_elided{}; // whose tool tip is set by this
};

} // namespace countersign::ui
