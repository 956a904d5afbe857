// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QPointer>
#include <QPushButton>
#include <QString>

// A button for an action that may be unavailable: it stays focusable, says why beside it and to screen readers, and
// pressing it then only announces the reason and asks for the blocking fact (ux.md section 1, row 13). GUI thread.
namespace countersign::ui {

class SoftButton final : public QPushButton
{
    Q_OBJECT
public:
    explicit SoftButton(QAction *action, QWidget *parent = nullptr); // text, shortcut and reason follow the action

    QAction *action() const { return m_action; } // nullptr once it is gone
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; } // a long reason wraps
    int heightForWidth(int width) const override;

Q_SIGNALS:
    void reasonAsked(); // pressed while unavailable

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void follow();
    QSize frame() const; // around the text
    QRect textArea(int width) const;

    QPointer<QAction> m_action;
    QString m_shown{}; // what is painted: the text, the keys and the reason
};

} // namespace countersign::ui
