// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/view/history/history_state.h"

#include <QComboBox>
#include <QLineEdit>
#include <QWidget>

// What the list is narrowed to: the text stays as it was typed, and what the ledger was asked stands below in words. A
// field acts on Enter or when it is left. GUI thread.
namespace countersign::ui {

class PlainLabel;

class FilterBar final : public QWidget
{
    Q_OBJECT
public:
    explicit FilterBar(QWidget *parent = nullptr);

    void setState(const view::HistoryState &state);

Q_SIGNALS:
    void filterTyped(const countersign::view::HistoryFilter &filter);
    void leftDownwards(); // to the list

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QLineEdit *field(const QString &name, const QString &label, const QString &placeholder);
    void typed();
    void clear();

    QLineEdit *m_from;
    QLineEdit *m_to;
    QLineEdit *m_actor;
    QLineEdit *m_atLeast;
    QLineEdit *m_tenant;
    QComboBox *m_action;
    PlainLabel *m_says;
};

} // namespace countersign::ui
