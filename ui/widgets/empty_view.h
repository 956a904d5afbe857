// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QPointer>
#include <QString>
#include <QWidget>

class QVBoxLayout;

// What stands where rows would: one sentence and the one next step (ux.md section 10). GUI thread.
namespace countersign::ui {

class PlainLabel;
class SoftButton;

class EmptyView final : public QWidget
{
    Q_OBJECT
public:
    explicit EmptyView(QWidget *parent = nullptr);
    void say(const QString &sentence, QAction *next = nullptr);
    QString sentence() const;

private:
    PlainLabel *m_sentence;
    QVBoxLayout *m_layout;
    QPointer<SoftButton> m_next{};
};

} // namespace countersign::ui
