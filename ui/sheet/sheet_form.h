// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/view/sheet/sheet_presenter.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QWidget>

#include <functional>

// What a person fills in on a sheet: what to take, who, how long, why, by which evidence, and the amount as he read it.
// Only the rows that this sheet asks for are there. GUI thread.
namespace countersign::ui {

class DraftEdit;

class SheetForm final : public QWidget
{
    Q_OBJECT
public:
    explicit SheetForm(view::SheetPresenter &presenter, QWidget *parent = nullptr);

    void showState(const view::SheetState &state);
    QWidget *firstField() const; // the first visible one that is still empty; nullptr: nothing to fill in
    // Another sheet is open: the text that was kept under this key stands in the field.
    void openDraft(const QString &key);
    void draftDone(); // the text has been signed: it is not kept any longer

protected:
    bool eventFilter(QObject *watched, QEvent *event) override; // Tab leaves the text

private:
    QComboBox *addCombo(const QString &name, const QString &label,
                        const std::function<void(const std::string &)> &choose);
    QListWidget *addList(const QString &name, const QString &label,
                         const std::function<void(const std::string &)> &choose);
    void setShown(QWidget *field, bool shown);
    QList<QWidget *> fields() const;

    view::SheetPresenter &m_presenter;
    QFormLayout *m_rows;
    QListWidget *m_objects, *m_targets, *m_holds, *m_settlements, *m_evidence;
    QComboBox *m_reason;
    QWidget *m_textHolder;
    DraftEdit *m_text = nullptr; // one a key
    QLineEdit *m_amount = nullptr;
};

} // namespace countersign::ui
