// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/view/history/history_fixture.h"
#include "ui/history/history_page.h"
#include "ui/theme/theme.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTest>

// The real page with its real presenter on a real ledger; files are chosen by the test.
namespace countersign::ui {

using ledger::Who;

class AnsweringPrompter final : public Prompter
{
public:
    void saveFile(QWidget *, const QString &, const QString &suggestedName,
                  std::function<void(const QString &path)> then) override
    {
        suggested = suggestedName;
        if (!answer.isEmpty())
            then(answer);
    }
    QString answer{}, suggested{};
};

class HistoryPageFixture : public view::HistoryFixture
{
protected:
    void open(Who who)
    {
        m_presenter = std::make_unique<view::HistoryPresenter>(sessionOf(who));
        m_page = std::make_unique<HistoryPage>(*m_presenter, m_theme, m_actions);
        m_page->setPrompter(m_prompter);
        m_page->resize(1280, 760);
        m_page->show();
        m_page->activate();
        ASSERT_TRUE(waitFor([this] { return m_presenter->state().loadedOnce; }));
        ASSERT_TRUE(waitFor([this] { return m_presenter->state().detail.has_value(); }));
    }
    void TearDown() override
    {
        m_page.reset();
        m_presenter.reset();
        m_session.reset();
    }

    template <class Widget>
    Widget *find(const char *name)
    {
        auto *found = m_page->findChild<Widget *>(QString::fromLatin1(name));
        if (found == nullptr)
            throw std::runtime_error(std::string("no widget ") + name);
        return found;
    }
    QString textOf(const char *label) { return find<QLabel>(label)->text(); }
    QTableView *table() { return find<QTableView>("historyTable"); }
    QAction *action(const char *id) { return m_actions.find(QString::fromLatin1(id)); }
    bool idle()
    {
        const auto &state = m_presenter->state();
        return state.verification != view::Verification::Running && state.exporting == view::ExportKind::None &&
               !state.loading;
    }
    void type(const char *field, const QString &text)
    {
        auto *edit = find<QLineEdit>(field);
        edit->setFocus();
        edit->selectAll();
        QTest::keyClicks(edit, text);
        QTest::keyClick(edit, Qt::Key_Return);
    }
    // The text of one cell of the list as a person sees it.
    QString cell(int row, int column) { return table()->model()->index(row, column).data().toString(); }

    Theme m_theme{};
    ActionSet m_actions{};
    AnsweringPrompter m_prompter{};
    std::unique_ptr<view::HistoryPresenter> m_presenter{};
    std::unique_ptr<HistoryPage> m_page{};
};

} // namespace countersign::ui
