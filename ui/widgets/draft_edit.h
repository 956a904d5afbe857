// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPlainTextEdit>
#include <QString>
#include <QTimer>

// A field for a typed reason that survives the end of the program, however it ends: what is typed stands in
// XDG_STATE_HOME/countersign/drafts within 300 ms and when the focus leaves, readable by its owner alone, and is there
// again when the field is made with the same key. Never for secrets. GUI thread.
namespace countersign::ui {

class DraftEdit final : public QPlainTextEdit
{
    Q_OBJECT
public:
    // `key` names the draft: ledger, effect and action. Every key is a file of its own.
    explicit DraftEdit(const QString &key, QWidget *parent = nullptr);

    ~DraftEdit() override; // stores what is not yet stored

    // The text has been used: the field and the stored draft are emptied.
    void done();
    // Why the text may not survive; empty where it does.
    QString problem() const { return m_problem; }
    QString filePath() const { return m_path; }
    static QString pathOf(const QString &key);

Q_SIGNALS:
    void problemChanged(const QString &problem);

protected:
    void focusOutEvent(QFocusEvent *event) override;

private:
    void restore();
    void store();
    void setProblem(const QString &problem);

    QString m_path;
    QString m_stored{}; // what the file holds
    QString m_problem{};
    QTimer m_pause{};
};

} // namespace countersign::ui
