// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/countersign/console.h"

#include "app/countersign/console_bench.h"
#include "app/countersign/profiles.h"
#include "app/countersign/screens.h"
#include "ui/actions/action_set.h"
#include "ui/approvals/approvals_page.h"
#include "ui/health/health_page.h"
#include "ui/help/help_pane.h"
#include "ui/history/history_page.h"
#include "ui/lookups/lookups_page.h"
#include "ui/palette/command_palette.h"
#include "ui/policy/policy_page.h"
#include "ui/providers/providers_page.h"
#include "ui/queue/queue_page.h"
#include "ui/settings/settings_pane.h"
#include "ui/sheet/statement_sheet.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QDockWidget>

#include <utility>

namespace countersign::app {

namespace {

// "acme/invoice:1", or an intent key of `tenant`.
std::optional<effect::EffectRef> refOf(const QString &name, const QString &tenant)
{
    const auto parse = [](const QString &ofTenant, const QString &ofKey) -> std::optional<effect::EffectRef> {
        const auto tenantId = TenantId::parse(ofTenant.toStdString());
        const auto key = IntentKey::parse(ofKey.toStdString());
        if (!tenantId || !key)
            return std::nullopt;
        return effect::EffectRef{*tenantId, *key};
    };
    const QString prefix = tenant + QLatin1Char('/');
    return name.startsWith(prefix) ? parse(tenant, name.mid(prefix.size())) : parse(tenant, name);
}

// The benches of one profile; the profile is theirs.
view::WorkbenchFactory benchesOf(Profile profile, std::string binFolder, bool readOnly)
{
    return [opened = std::move(profile), bin = std::move(binFolder), readOnly]() -> std::unique_ptr<view::Workbench> {
        return std::make_unique<ConsoleBench>(opened, bin, readOnly);
    };
}

} // namespace

Console::Console(Profile profile, std::string binFolder, bool readOnly, ui::Theme &theme, const Clock &clock)
    : Console(identityOf(profile, readOnly), benchesOf(profile, std::move(binFolder), readOnly), theme, clock)
{
}

Console::Console(view::Identity who, view::WorkbenchFactory benches, ui::Theme &theme, const Clock &clock)
    : m_session(std::make_unique<view::ConsoleSession>(std::move(who), std::move(benches), clock)),
      m_actions(std::make_unique<ui::ActionSet>())
{
    m_screens = std::make_unique<Screens>(*m_session);
    m_window = std::make_unique<ui::MainWindow>(*m_session, theme, *m_actions);
    addPages(theme);
    addPalette(theme);
    addHelp();
    connect(m_window.get(), &ui::MainWindow::personWanted, this, &Console::personWanted);
    connect(m_window.get(), &ui::MainWindow::anotherWanted, this, &Console::anotherWanted);
    connect(m_window.get(), &ui::MainWindow::quitWanted, this, &Console::quitWanted);
    connect(m_window.get(), &ui::MainWindow::closed, this, &Console::closed);
}

Console::~Console() = default;

void Console::signOut()
{
    m_queue = nullptr;
    m_window.reset();
    m_screens.reset();
    m_actions.reset();
    connect(m_session.get(), &view::ConsoleSession::closed, this, &Console::signedOut);
    m_session->close();
}

void Console::addPages(ui::Theme &theme)
{
    Screens &screens = *m_screens;
    ui::ActionSet &actions = *m_actions;
    m_queue = new ui::QueuePage({screens.queue, screens.dossier, screens.lookup}, theme, actions);
    m_window->addPage(m_queue);
    openSheetsFrom(*m_queue, theme);
    m_window->addPage(new ui::ApprovalsPage(screens.approvals, theme, actions));
    m_window->addPage(new ui::HistoryPage(screens.history, theme, actions));
    m_window->addPage(new ui::HealthPage(screens.health, theme, actions));
    m_window->addPage(new ui::LookupsPage(screens.lookups, theme, actions));
    m_window->addPage(new ui::ProvidersPage(screens.providers, theme, actions));
    m_window->addPage(new ui::PolicyPage(screens.policy, theme, actions));
    connect(m_window.get(), &ui::MainWindow::pageShown, this, [this](const QString &page, const QString &argument) {
        if (page == m_queue->pageId() && !argument.isEmpty())
            jump(argument);
    });
    connect(&screens.history, &view::HistoryPresenter::actionWanted, this,
            [this](const QString &tenant, const QString &intent, const QString &action) {
                m_window->showPage(m_queue->pageId());
                if (const auto ref = refOf(intent, tenant)) {
                    m_queue->goTo(*ref);
                    Q_EMIT m_queue->actionWanted(action, *ref);
                }
            });
}

void Console::openSheetsFrom(ui::QueuePage &queue, ui::Theme &theme)
{
    auto *sheet = new ui::StatementSheet(QStringLiteral("queue.sheet"), m_screens->sheet, theme, *m_actions, &queue);
    connect(&queue, &ui::QueuePage::actionWanted, sheet,
            [this, &queue, sheet](const QString &action, const effect::EffectRef &ref) {
                const auto which = view::sheetActionOf(action.toStdString());
                if (!which)
                    return;
                m_screens->sheet.open({*which, ref, {}});
                queue.showInLowerPane(sheet);
                sheet->focusFirst();
            });
    connect(sheet, &ui::StatementSheet::left, &queue, &ui::QueuePage::closeLowerPane);
    connect(&m_screens->sheet, &view::SheetPresenter::finished, m_session.get(), &view::ConsoleSession::refresh);
    connect(&m_screens->dossier, &view::DossierPresenter::changed, sheet, [this] {
        if (const auto &ref = m_screens->dossier.state().ref)
            m_screens->sheet.turnTo(*ref);
    });
}

void Console::addPalette(ui::Theme &theme)
{
    auto *palette = new ui::CommandPalette(*m_actions, theme, m_window.get());
    connect(m_window.get(), &ui::MainWindow::paletteWanted, palette, &ui::CommandPalette::openPalette);
    connect(palette, &ui::CommandPalette::jumpWanted, this, [this](const QString &name) {
        m_window->showPage(m_queue->pageId());
        jump(name);
    });
}

void Console::addHelp()
{
    auto *pane = new ui::HelpPane;
    auto *help = addSidePane(QStringLiteral("help.dock"), tr("Help"), pane);
    connect(pane, &ui::HelpPane::closed, help, [this, help] { hideSidePane(*help); });
    connect(m_window.get(), &ui::MainWindow::helpWanted, help, [this, help, pane](const QString &topic) {
        pane->showTopic(topic);
        showSidePane(*help);
        pane->focusFirst();
    });
}

QDockWidget *Console::addSidePane(const QString &name, const QString &title, QWidget *pane)
{
    auto *dock = new QDockWidget(title, m_window.get());
    dock->setObjectName(name);
    dock->setWidget(pane);
    dock->setFeatures(QDockWidget::DockWidgetClosable);
    m_window->addDockWidget(Qt::RightDockWidgetArea, dock);
    dock->hide();
    return dock;
}

void Console::showSidePane(QDockWidget &dock)
{
    if (!dock.isAncestorOf(QApplication::focusWidget()))
        m_focusBefore[&dock] = QApplication::focusWidget();
    dock.show();
}

void Console::hideSidePane(QDockWidget &dock)
{
    dock.hide();
    if (QWidget *before = m_focusBefore.value(&dock))
        before->setFocus(Qt::OtherFocusReason);
}

void Console::useSettings(view::SettingsPresenter &settings)
{
    ui::followSettings(settings, *m_actions);
    auto *pane = new ui::SettingsPane(settings);
    auto *dock = addSidePane(QStringLiteral("settings.dock"), tr("Settings"), pane);
    connect(m_window.get(), &ui::MainWindow::settingsWanted, dock, [this, dock, pane] {
        showSidePane(*dock);
        pane->focusFirst();
    });
    connect(pane, &ui::SettingsPane::closed, dock, [this, dock] { hideSidePane(*dock); });
    connect(pane, &ui::SettingsPane::columnsResetWanted, &m_screens->queue, &view::QueuePresenter::resetColumns);
}

void Console::jump(const QString &name)
{
    if (const auto ref = refOf(name, m_session->identity().tenant))
        m_queue->goTo(*ref);
}

} // namespace countersign::app
