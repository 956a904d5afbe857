// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/view/sheet/sheet_presenter.h"
#include "ui/actions/action_set.h"

#include <QLabel>
#include <QList>
#include <QScrollArea>
#include <QWidget>

// The sheet on which a statement is signed (ux.md section 4.3): in the lower pane, never a dialog. Hidden while nothing
// is open. The commit button stands at the far end and never has the focus when the sheet opens; Ctrl+Enter signs, Esc
// goes back with the text kept, Ctrl+B shows the bytes. GUI thread; presenter, theme and actions outlive it.
namespace countersign::ui {

class Banner;
class SheetForm;
class SignedFields;
class SoftButton;
class Theme;

class StatementSheet final : public QWidget
{
    Q_OBJECT
public:
    // `id` is of the page it stands on: the actions are "<id>.sign", "<id>.back", "<id>.bytes", "<id>.again".
    StatementSheet(const QString &id, view::SheetPresenter &presenter, Theme &theme, ActionSet &actions,
                   QWidget *parent = nullptr);

    void focusFirst(); // the first thing there is to fill in, or what is signed
    // The field after which a page's own buttons come, and the button before which they come, in the order of Tab.
    QWidget *commitButton() const;

Q_SIGNALS:
    void left(); // closed: the focus goes back to where it was opened

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void addActions(const QString &id, ActionSet &actions);
    QScrollArea *scrolled(const char *name, const QList<QWidget *> &parts);
    QWidget *makeHead();
    QWidget *makeFoot();
    void showState(const view::SheetState &state);
    void showOutcome(const view::SheetState &state);

    view::SheetPresenter &m_presenter;
    Theme &m_theme;
    QAction *m_sign = nullptr, *m_back = nullptr, *m_bytesAction = nullptr, *m_again = nullptr;
    QLabel *m_environment, *m_heading, *m_object, *m_amount, *m_summary, *m_changes, *m_consequences;
    QLabel *m_policy, *m_evidenceLine, *m_blockers;
    SignedFields *m_fields;
    Banner *m_banner;
    SheetForm *m_form;
    SoftButton *m_commit = nullptr;
    QString m_key{}; // of the draft that is shown
    bool m_wasOpen = false, m_wasFilled = false;
};

} // namespace countersign::ui
