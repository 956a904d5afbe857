// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/view/history/history_presenter.h"
#include "ui/actions/action_set.h"
#include "ui/frame/page.h"
#include "ui/history/prompter.h"

#include <QMenu>
#include <QPushButton>
#include <QStackedWidget>
#include <QTableView>

// The History screen (ux.md 4.5): verdict, filter, list, one entry in full, and what can be taken away. GUI thread.
namespace countersign::ui {

class Banner;
class DetailView;
class EmptyView;
class FilterBar;
class PlainLabel;
class Theme;
class VerdictBar;

class HistoryPage final : public Page
{
    Q_OBJECT
public:
    HistoryPage(view::HistoryPresenter &presenter, Theme &theme, ActionSet &actions, QWidget *parent = nullptr);

    void setPrompter(Prompter &prompter) { m_prompter = &prompter; } // must outlive the page

    QString pageId() const override { return QStringLiteral("history"); }
    QString pageTitle() const override { return tr("History"); }
    QString iconName() const override { return QStringLiteral("history"); }
    QList<QWidget *> panes() const override;
    QWidget *finder() const override;
    void activate() override;

private:
    void addActions(ActionSet &actions);
    void arrange();
    void prepareTable();
    QWidget *exportRow();
    void render();
    void renderList(const view::HistoryState &state);
    void renderActions(const view::HistoryState &state);
    void renderExport(const view::HistoryState &state);
    void keepCurrent();
    void restyle();
    void exportTo(view::ExportKind kind, const QString &title);
    void copyAs(view::CopyForm form);

    view::HistoryPresenter &m_presenter;
    Theme &m_theme;
    FileDialogPrompter m_fileDialog;
    Prompter *m_prompter = &m_fileDialog;
    QTableView *m_table;
    QStackedWidget *m_list;
    EmptyView *m_empty;
    Banner *m_banner;
    FilterBar *m_filter;
    DetailView *m_detail;
    VerdictBar *m_verdict = nullptr;
    PlainLabel *m_exportText;
    QPushButton *m_copyButton;
    QAction *m_verify = nullptr, *m_stop = nullptr, *m_howToCheck = nullptr, *m_csv = nullptr, *m_json = nullptr,
            *m_bundle = nullptr, *m_reverse = nullptr, *m_more = nullptr, *m_copy = nullptr, *m_copyRow = nullptr;
};

} // namespace countersign::ui
