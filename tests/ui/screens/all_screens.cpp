// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/screens/all_screens.h"

#include "models/desk/resolve.h"

#include <QApplication>
#include <QSettings>

#include <chrono>
#include <stdexcept>

namespace countersign::ui {

using ledger::Who;
using view::until;
using namespace std::chrono_literals;

const std::string HostileName = "<b>bold</b>%1&x";
const std::string HostileAnswer = "<b>bold</b>\xE2\x80\xAE%1&x";

AllScreensTest::AllScreensTest()
{
    qputenv("XDG_STATE_HOME", m_home.path().toLocal8Bit());
    QCoreApplication::setOrganizationName(QStringLiteral("countersign"));
    QCoreApplication::setApplicationName(QStringLiteral("countersign"));
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_home.path());
    m_theme.setScheme(Scheme::Light);
}

AllScreensTest::~AllScreensTest()
{
    closeScreens();
}

void AllScreensTest::closeScreens()
{
    m_console.reset();
}

void AllScreensTest::fillLedger()
{
    const ledger::Charge charge{
        .customer = "cus_" + HostileName, .workflow = "wf_" + HostileName, .step = "step_" + HostileName};
    m_small = ledger::lapsed(m_ledger, m_small.key.value(), charge);
    ledger::lookUpFound(m_ledger, Who::Operator, m_small);
    desk::ResolveRequest request{.ref = m_small, .action = statement::Action::Confirm};
    // The decision comes first: what the large one adds to this hour asks for a second person.
    request.ref = ledger::lapsed(m_ledger, "mail:" + HostileName, charge);
    request.evidence = {ledger::lookUpFound(m_ledger, Who::Operator, request.ref)};
    request.reasonCode = "single_match";
    request.reasonText = "Because " + HostileName;
    applied(desk::resolve(deskOf(Who::Operator), request));
    auto large = charge;
    large.minor = 4'800'000;
    m_large = ledger::lapsed(m_ledger, m_large.key.value(), large);
    request.ref = m_large;
    request.evidence = {ledger::lookUpFound(m_ledger, Who::Operator, m_large)};
    request.reasonCode = "other";
    awaiting(desk::resolve(deskOf(Who::Operator), request));
    m_ledger.clock().advance(10s);
    provide([this, match = ledger::matching(m_ledger, m_large)](const CancelToken &) {
        return view::runThatFound(effect::Found{match}, m_ledger.clock().now());
    });
}

bool AllScreensTest::isRead() const
{
    const app::Screens &s = m_console->screens();
    const bool queue = !s.queue.state().loading && !s.queue.state().counts.empty();
    const bool dossier = !s.queue.state().current || (s.dossier.state().ref == s.queue.state().current &&
                                                      s.dossier.state().reading == view::DossierState::Reading::Shown &&
                                                      !s.dossier.state().loading);
    const auto &log = s.history.state();
    const bool history = log.loadedOnce && !log.loading && !log.loadingDetail && (log.shown == 0 || log.detail) &&
                         log.verification != view::Verification::Running;
    return queue && dossier && history && s.approvals.state().phase == view::InboxPhase::Ready &&
           !s.health.state().loading && !s.lookups.state().loading && !s.providers.state().loading &&
           !s.policy.state().loading;
}

void AllScreensTest::openScreens(Who who, const QString &environment)
{
    m_console =
        std::make_unique<app::Console>(identityOf(who, false, environment), benchesOf(who), m_theme, m_ledger.clock());
    window().resize(1280, 800);
    window().show();
    window().activateWindow();
    ASSERT_TRUE(until([this] { return window().isActiveWindow(); }));
    for (const auto &id : pageIds())
        window().showPage(id); // each reads when it comes to the front
    ASSERT_NO_FATAL_FAILURE(show(QStringLiteral("queue")));
}

void AllScreensTest::show(const QString &pageId)
{
    window().showPage(pageId);
    ASSERT_TRUE(until([this] { return isRead(); })) << pageId.toStdString();
    settle();
}

void AllScreensTest::settle()
{
    constexpr int Passes = 4; // a layout that changes a height changes the layout around it
    for (int pass = 0; pass < Passes; ++pass) {
        QCoreApplication::sendPostedEvents();
        window().grab(); // lays out and paints all of it
    }
}

QStringList AllScreensTest::pageIds() const
{
    QStringList ids;
    for (const auto *page : m_console->window().findChildren<Page *>())
        ids << page->pageId();
    return ids;
}

void AllScreensTest::openRequest()
{
    auto &approvals = screens().approvals;
    ASSERT_NO_FATAL_FAILURE(show(QStringLiteral("approvals")));
    ASSERT_FALSE(approvals.state().waiting.empty());
    approvals.open(approvals.state().waiting.front().id);
    ASSERT_TRUE(until([&] {
        const auto &open = approvals.state().open;
        return open && open->look == view::LookPhase::Done && !open->lines.empty();
    }));
    approvals.choose(view::OwnOutcome::ExistsOnce);
    approvals.reveal();
    ASSERT_TRUE(approvals.state().open->revealed);
    settle();
}

void AllScreensTest::openSheet(view::SheetAction action, const effect::EffectRef &ref)
{
    auto *queue = named<QueuePage>("queuePage");
    ASSERT_NE(queue, nullptr);
    window().showPage(queue->pageId());
    const auto name = view::offerName(action);
    Q_EMIT queue->actionWanted(QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size())), ref);
    ASSERT_TRUE(until([this] { return screens().sheet.state().phase == view::SheetPhase::Filling; })) << name;
    settle();
}

void AllScreensTest::closeSheet()
{
    screens().sheet.close();
    ASSERT_TRUE(until([this] { return !screens().sheet.isOpen(); }));
}

StatementSheet &AllScreensTest::sheet()
{
    for (auto *sheet : window().findChildren<StatementSheet *>())
        if (sheet->isVisible())
            return *sheet;
    throw std::runtime_error("no sheet is open");
}

} // namespace countersign::ui
