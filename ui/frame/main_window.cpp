// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/frame/main_window.h"

#include "models/view/wording/wording.h"
#include "ui/actions/action_set.h"
#include "ui/frame/frame_geometry.h"
#include "ui/frame/header_band.h"
#include "ui/frame/rail.h"
#include "ui/theme/theme.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/tab_order.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCloseEvent>
#include <QHBoxLayout>
#include <QSettings>
#include <QStackedWidget>
#include <QStatusBar>
#include <QVBoxLayout>

namespace countersign::ui {

namespace {

constexpr QSize SmallestWindow(1024, 640); // ux.md section 4
constexpr QSize UsualWindow(1280, 800);

} // namespace

MainWindow::MainWindow(view::ConsoleSession &session, Theme &theme, ActionSet &actions, QWidget *parent)
    : QMainWindow(parent),
      m_session(session),
      m_theme(theme),
      m_actions(actions),
      m_header(new HeaderBand(session, theme, this)),
      m_banner(new Banner(theme, this)),
      m_rail(new Rail(theme, this)),
      m_content(new QStackedWidget(this)),
      m_status(new PlainLabel({}, this))
{
    setObjectName(QStringLiteral("console"));
    const view::Identity &who = session.identity();
    //: Window title: environment word, person, ledger
    setWindowTitle(tr("%1 - %2 at %3 - Countersign[*]")
                       .arg(view::visible(who.environment.toUpper()), view::visible(who.displayName),
                            view::visible(who.ledgerName)));
    setMinimumSize(SmallestWindow);
    auto *frame = new QWidget(this);
    auto *rows = new QVBoxLayout(frame);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(m_header);
    rows->addWidget(m_banner);
    auto *columns = new QHBoxLayout;
    columns->setContentsMargins(0, 0, 0, 0);
    columns->setSpacing(0);
    columns->addWidget(m_rail);
    columns->addWidget(m_content, 1);
    rows->addLayout(columns, 1);
    setCentralWidget(frame);
    m_status->setObjectName(QStringLiteral("status"));
    m_status->setFocusPolicy(Qt::NoFocus); // often empty
    statusBar()->setSizeGripEnabled(false);
    statusBar()->addWidget(m_status, 1);
    addGlobalActions();
    connect(m_header, &HeaderBand::paletteWanted, this, &MainWindow::paletteWanted);
    connect(m_rail, &Rail::chosen, this, [this](const QString &id) { showPage(id); });
    connect(&session, &view::ConsoleSession::connectivityChanged, this, &MainWindow::showConnectivity);
    connect(&actions, &ActionSet::unavailable, this,
            [this](QAction *, const QString &reason) { m_status->setText(reason); });
    restoreFrame();
}

void MainWindow::addPage(Page *page)
{
    m_content->addWidget(page);
    m_rail->addPage(page);
    const auto number = static_cast<int>(m_content->count());
    addAction(m_actions.add(QStringLiteral("go.") + page->pageId(), tr("Go to %1").arg(page->pageTitle()),
                            {QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_0 + number))}, Scope::Global, nullptr,
                            [this, id = page->pageId()] { showPage(id); }));
    if (const auto lists = page->panes(); !lists.isEmpty() && qobject_cast<QAbstractItemView *>(lists.first()))
        //: an action: shows the help page of all keys; %1 a screen
        m_actions.add(page->pageId() + QStringLiteral(".keys"), tr("All keys: %1").arg(page->pageTitle()),
                      {QKeySequence(Qt::Key_Question)}, Scope::List, lists.first(),
                      [this] { Q_EMIT helpWanted(QStringLiteral("keys")); });
    connect(page, &Page::statusMessage, this, [this](const QString &text) { m_status->setText(text); });
    connect(page, &Page::pageWanted, this, &MainWindow::showPage);
    if (number == 1)
        showPage(page->pageId());
}

void MainWindow::showPage(const QString &pageId, const QString &argument)
{
    Page *wanted = page(pageId);
    if (wanted == nullptr)
        return;
    m_content->setCurrentWidget(wanted);
    m_rail->setCurrent(pageId);
    m_status->clear();
    wanted->activate();
    const auto panes = wanted->panes();
    if (!panes.isEmpty())
        panes.first()->setFocus(Qt::OtherFocusReason);
    Q_EMIT pageShown(pageId, argument);
}

Page *MainWindow::currentPage() const
{
    return qobject_cast<Page *>(m_content->currentWidget());
}

Page *MainWindow::page(const QString &pageId) const
{
    for (int index = 0; index < m_content->count(); ++index)
        if (auto *candidate = qobject_cast<Page *>(m_content->widget(index)); candidate->pageId() == pageId)
            return candidate;
    return nullptr;
}

void MainWindow::addGlobalActions()
{
    const auto add = [this](const char *id, const QString &text, const QList<QKeySequence> &keys, auto run) {
        m_actions.add(QLatin1String(id), text, keys, Scope::Global, nullptr, std::move(run));
    };
    add("console.palette", tr("Find or run…"), {QKeySequence(tr("Ctrl+Shift+P")), QKeySequence(tr("Ctrl+K"))},
        [this] { Q_EMIT paletteWanted(); });
    add("console.refresh", tr("Refresh"), {QKeySequence(Qt::Key_F5)}, [this] { m_session.refresh(); });
    add("console.next_pane", tr("Next pane"), {QKeySequence(Qt::Key_F6)}, [this] { movePane(1); });
    add("console.previous_pane", tr("Previous pane"), {QKeySequence(Qt::SHIFT | Qt::Key_F6)}, [this] { movePane(-1); });
    add("console.find", tr("Find on this screen"), {QKeySequence(tr("Ctrl+F"))}, [this] { find(); });
    add("console.undo", tr("Undo"), {QKeySequence(tr("Ctrl+Z"))}, [this] { undo(); });
    add("console.help", tr("Help for this state"), {QKeySequence(Qt::Key_F1)},
        [this] { Q_EMIT helpWanted(currentPage() != nullptr ? currentPage()->pageId() : QString()); });
    add("console.settings", tr("Settings"), {QKeySequence(tr("Ctrl+,"))}, [this] { Q_EMIT settingsWanted(); });
    add("console.another", tr("Open another ledger…"), {}, [this] { Q_EMIT anotherWanted(); });
    add("console.person", tr("Switch person (signs out)"), {}, [this] { Q_EMIT personWanted(); });
    add("console.quit", tr("Quit"), {QKeySequence(tr("Ctrl+Q"))}, [this] { Q_EMIT quitWanted(); });
    for (QAction *action : m_actions.all())
        addAction(action);
}

// A screen without a filter is searched by the palette, which knows every effect.
void MainWindow::find()
{
    if (currentPage() == nullptr || !currentPage()->find())
        Q_EMIT paletteWanted();
}

void MainWindow::undo()
{
    auto *action = currentPage() != nullptr ? currentPage()->undoing() : nullptr;
    if (action != nullptr)
        action->trigger();
    else
        m_status->setText(tr("Nothing that was done on this screen can be taken back."));
}

bool MainWindow::focusNextPrevChild(bool next)
{
    return moveFocus(*this, next);
}

void MainWindow::movePane(int step)
{
    const Page *shown = currentPage();
    auto panes = shown != nullptr ? shown->panes() : QList<QWidget *>();
    panes.removeIf([](const QWidget *pane) { return !pane->isVisible(); });
    if (panes.isEmpty())
        return;
    const QWidget *focused = QApplication::focusWidget();
    qsizetype at = 0;
    for (qsizetype index = 0; index < panes.size(); ++index)
        if (focused != nullptr && (panes[index] == focused || panes[index]->isAncestorOf(focused)))
            at = index + step;
    panes[(at + panes.size()) % panes.size()]->setFocus(Qt::TabFocusReason);
}

void MainWindow::showConnectivity()
{
    const bool lost = m_session.connectivity() == view::Connectivity::Disconnected;
    for (Banner *banner : m_content->findChildren<Banner *>())
        banner->setLedgerLost(lost);
    if (!lost)
        return m_banner->clear();
    const auto &failure = m_session.lastFailure();
    const QString why = failure ? view::errorText(*failure) : QString();
    m_banner->showMessage(view::Severity::Warning, view::paragraph({tr("Disconnected. What you see may be old."), why}),
                          m_actions.find(QStringLiteral("console.refresh")));
}

void MainWindow::restoreFrame()
{
    const QSettings settings;
    const QRect stored = settings.value(QStringLiteral("window/frame")).toRect();
    setGeometry(frameInsideScreens(stored.isValid() ? stored : QRect(QPoint(0, 0), UsualWindow)));
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    QSettings settings;
    settings.setValue(QStringLiteral("window/frame"), geometry());
    QMainWindow::closeEvent(event);
    Q_EMIT closed();
}

} // namespace countersign::ui
