// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/error.h"
#include "models/view/wording/effect_state.h"

#include <QAction>
#include <QPointer>
#include <QString>
#include <QWidget>

class QHBoxLayout;
class QLabel;
class QPushButton;

// An inline message inside the layout, beside what it is about (ux.md section 1, row 10): never modal, text selectable,
// with at most one thing to do and "Copy details". Hidden while it has no text. Announced to screen readers. GUI
// thread.
namespace countersign::ui {

class PlainLabel;
class SoftButton;
class Theme;

class Banner final : public QWidget
{
    Q_OBJECT
public:
    explicit Banner(Theme &theme, QWidget *parent = nullptr);

    void showMessage(view::Severity severity, const QString &text, QAction *offered = nullptr);
    void showError(const Error &error, QAction *offered = nullptr); // thing, cause, remedy, whether anything was sent
    void clear();
    // The ledger does not answer, and the frame says so, once for all screens: an error that says the same is left out.
    void setLedgerLost(bool lost);
    QString text() const;
    // What "Copy details" puts on the clipboard: code, UTC time and subject beside the text; no secrets.
    QString details() const;
    void setSubject(const QString &subject) { m_subject = subject; } // e.g. the intent key

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void present(view::Severity severity, const QString &text, const QString &code, QAction *offered);
    void offer(QAction *action);
    void colour();

    Theme &m_theme;
    view::Severity m_severity = view::Severity::Info;
    bool m_ledgerLost = false;
    bool m_saysLost = false; // what is shown is that the ledger does not answer
    QString m_code{};
    QString m_time{};
    QString m_subject{};
    QHBoxLayout *m_layout;
    QLabel *m_icon;
    PlainLabel *m_label;
    QPushButton *m_copy;
    QPointer<SoftButton> m_offered{};
};

} // namespace countersign::ui
