// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/view/sheet/sheet_presenter.h"

#include <QLabel>
#include <QPlainTextEdit>
#include <QTableWidget>
#include <QWidget>

// Every field of what would be signed, or its bytes, and how many they are: read from the bytes themselves. GUI thread;
// the theme outlives it.
namespace countersign::ui {

class Theme;

class SignedFields final : public QWidget
{
    Q_OBJECT
public:
    explicit SignedFields(Theme &theme, QWidget *parent = nullptr);

    void showState(const view::SheetState &state);
    void showTable(); // and the focus goes there
    void toggleBytes();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void fitTable();

    Theme &m_theme;
    QLabel *m_line;
    QTableWidget *m_table;
    QPlainTextEdit *m_bytes;
};

} // namespace countersign::ui
