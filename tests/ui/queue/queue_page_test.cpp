// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/async/heartbeat.h"
#include "tests/ui/queue/queue_page_fixture.h"
#include "ui/queue/offers_list.h"
#include "ui/widgets/soft_button.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QScrollBar>
#include <QSignalSpy>

#include <atomic>
#include <chrono>
#include <thread>

namespace countersign::ui {
namespace {

using ledger::LedgerStart;
using view::until;
using namespace std::chrono_literals;

TEST_F(QueuePageTest, C1_RowsNeverMoveUnderTheCursor)
{
    addRows("old", 60, LedgerStart + 1h);
    auto &s = screen();
    for (int i = 0; i < 5; ++i)
        s.key(Qt::Key_J);
    EXPECT_EQ(s.current(), "old-000006");
    const int y = s.yOfCurrent();
    for (int i = 0; i < 10; ++i) {
        addRows("new" + std::to_string(i), 5, LedgerStart); // more urgent than all
        s.queue.refresh();
        s.key(i % 2 == 0 ? Qt::Key_J : Qt::Key_K);
    }
    s.queue.refresh();
    ASSERT_TRUE(until([&] {
        s.queue.refresh();
        return s.queue.state().waiting == 50;
    }));
    EXPECT_EQ(s.current(), "old-000006");
    EXPECT_EQ(s.yOfCurrent(), y);
    EXPECT_TRUE(s.named<QLabel>("queueWaiting")->text().contains(QStringLiteral("50")));
    s.key(Qt::Key_Period);
    ASSERT_TRUE(until([&] { return s.queue.rows().size() == 110; }));
    EXPECT_EQ(s.current(), "old-000006");
    EXPECT_EQ(s.yOfCurrent(), y); // those above came in above
}

TEST_F(QueuePageTest, C3_ColumnsSurviveARestart)
{
    addRows("r", 3, LedgerStart + 1h);
    auto *header = screen().table()->horizontalHeader();
    header->moveSection(header->visualIndex(static_cast<int>(view::QueueColumn::IntentKey)), 1);
    header->resizeSection(static_cast<int>(view::QueueColumn::Amount), 173);
    header->setSectionHidden(static_cast<int>(view::QueueColumn::Recipient), true);
    screen().queue.setColumns(screen().table()->columns());
    leave();
    auto *again = screen().table()->horizontalHeader();
    EXPECT_EQ(again->visualIndex(static_cast<int>(view::QueueColumn::IntentKey)), 1);
    EXPECT_EQ(again->sectionSize(static_cast<int>(view::QueueColumn::Amount)), 173);
    EXPECT_TRUE(again->isSectionHidden(static_cast<int>(view::QueueColumn::Recipient)));
}

TEST_F(QueuePageTest, C4_TheArrowIsTheOrderForEveryColumnAlsoAfterARestart)
{
    addRows("r", 20, LedgerStart + 1h);
    for (const auto column : view::QueueColumns)
        for (const bool descending : {false, true}) {
            screen().queue.sortBy(column, descending);
            ASSERT_TRUE(screen().loaded());
            const auto order = screen().queue.rows().refs();
            leave();
            const auto *header = screen().table()->horizontalHeader();
            const auto title = view::columnTitle(column).toStdString();
            EXPECT_EQ(header->sortIndicatorSection(), static_cast<int>(column)) << title;
            EXPECT_EQ(header->sortIndicatorOrder(), descending ? Qt::DescendingOrder : Qt::AscendingOrder) << title;
            EXPECT_EQ(screen().queue.rows().refs(), order) << title;
            EXPECT_EQ(screen().queue.state().view.descending, descending) << title;
        }
}

TEST_F(QueuePageTest, ShiftLChoosesTheMethodOfALookup)
{
    ledger::lapsed(m_ledger, "pay-1");
    auto &s = screen();
    ASSERT_TRUE(s.dossierShown());
    QTest::keyClick(s.table(), Qt::Key_L, Qt::ShiftModifier);
    auto *methods = s.named<QMenu>("queueMethods");
    ASSERT_TRUE(methods->isVisible());
    EXPECT_TRUE(askedMethods().empty()) << "nothing is asked before the choice";
    QTest::keyClick(methods, Qt::Key_Down);
    QTest::keyClick(methods, Qt::Key_Return);
    ASSERT_TRUE(until([&] { return !askedMethods().empty(); }));
    EXPECT_EQ(askedMethods(), std::vector<std::string>{"object_id"});
    ASSERT_TRUE(until([&] { return !s.lookup.isRunning(); }));
}

TEST_F(QueuePageTest, CopiesTheRowInEveryForm)
{
    addRows("r", 2, LedgerStart + 1h);
    auto &s = screen();
    QTest::keyClick(s.table(), Qt::Key_C, Qt::ControlModifier);
    const auto clipboard = [] { return QGuiApplication::clipboard()->text(); };
    EXPECT_TRUE(clipboard().contains(QStringLiteral("intent: r-000001"))) << clipboard().toStdString();
    EXPECT_TRUE(clipboard().contains(QStringLiteral("amount: 1250.01"))) << "plain digits";
    QTest::keyClick(s.table(), Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    auto *forms = s.named<QMenu>("queueForms");
    ASSERT_TRUE(forms->isVisible());
    forms->close();
    for (const auto form : view::CopyForms) {
        const QString copied = s.queue.copyCurrent(form);
        EXPECT_TRUE(copied.contains(QStringLiteral("r-000001"))) << view::copyFormWord(form).toStdString();
        const bool personal = form != view::CopyForm::TicketSummary;
        EXPECT_EQ(copied.contains(QStringLiteral("cus_7")), personal) << view::copyFormWord(form).toStdString();
        EXPECT_EQ(copied.contains(QStringLiteral("1250")), personal) << view::copyFormWord(form).toStdString();
    }
}

TEST_F(QueuePageTest, F6WalksThroughWhatIsShownToTheOffers)
{
    ledger::lapsed(m_ledger, "pay-1");
    auto &s = screen();
    ASSERT_TRUE(s.dossierShown());
    auto *offers = s.named<OffersList>("queueOffers");
    ASSERT_TRUE(s.page.panes().contains(offers));
    offers->setFocus(Qt::TabFocusReason);
    const auto *focused = qobject_cast<SoftButton *>(QApplication::focusWidget());
    ASSERT_NE(focused, nullptr);
    EXPECT_TRUE(offers->isAncestorOf(focused));
}

TEST_F(QueuePageTest, UUndoesTheClaim)
{
    ledger::lapsed(m_ledger, "pay-1");
    auto &s = screen();
    ASSERT_TRUE(s.dossierShown());
    s.key(Qt::Key_F);
    ASSERT_TRUE(until([&] { return s.queue.state().notice.canUndo; }));
    s.key(Qt::Key_U);
    ASSERT_TRUE(until([&] { return !ledger::dossier(m_ledger, ledger::refOf("pay-1")).intent.hold; }));
}

TEST_F(QueuePageTest, C8_WhatIsUnavailableSaysWhyAndCanBeReached)
{
    ledger::lapsed(m_ledger, "pay-1");
    m_ledger.clock().advance(1h);
    auto &s = screen();
    ASSERT_TRUE(s.dossierShown());
    QSignalSpy wanted(&s.page, &QueuePage::actionWanted);
    auto *accept = s.named<OffersList>("queueOffers")->button(QStringLiteral("confirm"));
    ASSERT_TRUE(accept->isVisible());
    EXPECT_TRUE(accept->isEnabled());
    EXPECT_NE(accept->focusPolicy() & Qt::TabFocus, 0);
    const auto reason = ActionSet::reason(s.actions.find(QStringLiteral("queue.confirm")));
    EXPECT_FALSE(reason.isEmpty());
    s.key(Qt::Key_A);
    EXPECT_EQ(wanted.count(), 0);
    s.key(Qt::Key_E); // always live
    ASSERT_EQ(wanted.count(), 1);
    EXPECT_EQ(wanted.at(0).at(0).toString(), QStringLiteral("escalate"));
}

TEST_F(QueuePageTest, C2_AKeyIsAboutTheRowItWasPressedOnWhateverIsSortedMeanwhile)
{
    addRows("r", 12, LedgerStart + 1h);
    auto &s = screen();
    for (int i = 0; i < 4; ++i)
        s.key(Qt::Key_J);
    const auto pressedOn = *s.queue.state().current;
    s.key(Qt::Key_F);
    Q_EMIT s.table()->orderWanted(view::QueueColumn::Amount, true); // before the ledger has answered
    s.key(Qt::Key_K);
    ASSERT_TRUE(until([&] { return ledger::dossier(m_ledger, pressedOn).intent.hold.has_value(); }));
    ASSERT_TRUE(s.loaded());
    for (const auto &ref : s.queue.rows().refs())
        EXPECT_EQ(ledger::dossier(m_ledger, ref).intent.hold.has_value(), ref == pressedOn) << ref.key.value();
}

TEST_F(QueuePageTest, C5_EscStopsWithinTheThirdOfASecondAndTheLoopNeverWaits)
{
    ledger::lapsed(m_ledger, "pay-1");
    std::atomic<bool> asked = false;
    provide([&](const CancelToken &cancel) -> Result<providers::LookupRun> {
        asked = true;
        while (!cancel.isCancelled())
            std::this_thread::yield();
        return fail(ErrorKind::Cancelled, "stopped");
    });
    auto &s = screen();
    ASSERT_TRUE(s.dossierShown());
    s.key(Qt::Key_L);
    ASSERT_TRUE(until([&] { return asked.load(); }));
    async::Heartbeat heart;
    const auto pressed = std::chrono::steady_clock::now();
    s.key(Qt::Key_Escape);
    auto *headline = s.named<QLabel>("lookupHeadline");
    ASSERT_TRUE(until([&] { return headline->text().contains(QStringLiteral("Stopped")); }))
        << headline->text().toStdString();
    EXPECT_LE(std::chrono::steady_clock::now() - pressed, 300ms);
    EXPECT_TRUE(headline->isVisible());
    EXPECT_LE(heart.longestStall(), 100ms);
}

TEST_F(QueuePageTest, C10_ScrollAndSelectionSurviveARestart)
{
    addRows("r", 300, LedgerStart + 1h);
    {
        auto &s = screen();
        s.queue.setCurrent(s.queue.rows().row(150)->ref);
        Q_EMIT s.queue.currentMoved();
        EXPECT_EQ(s.table()->currentIndex().row(), 150);
    }
    const int first = screen().table()->firstShown();
    EXPECT_GT(first, 0);
    leave();
    EXPECT_EQ(screen().current(), "r-000151");
    EXPECT_EQ(screen().table()->currentIndex().row(), 150);
    EXPECT_EQ(screen().table()->firstShown(), first);
}

TEST_F(QueuePageTest, C15_WhatHappensInTheBackgroundTakesNoFocus)
{
    addRows("r", 3, LedgerStart + 1h);
    const auto ref = ledger::lapsed(m_ledger, "pay-1");
    provide([this, match = ledger::matching(m_ledger, ref)](const CancelToken &) {
        return view::runThatFound(effect::Found{match}, m_ledger.clock().now());
    });
    auto &s = screen();
    QSignalSpy finished(&s.lookup, &view::LookupRun::finished);
    s.queue.setCurrent(ref);
    s.key(Qt::Key_L);
    auto *filter = s.named<QLineEdit>("queueFilter");
    filter->setFocus();
    ASSERT_TRUE(until([&] { return finished.count() == 1 && filter->hasFocus(); }));
    addRows("new", 5, LedgerStart);
    s.queue.refresh();
    ASSERT_TRUE(until([&] { return s.queue.state().waiting == 5; }));
    cutLedger(true);
    s.queue.session().refresh();
    ASSERT_TRUE(until([&] { return s.queue.state().error.has_value(); }));
    EXPECT_TRUE(filter->hasFocus());
}

TEST_F(QueuePageTest, C16_TheFilterLeadsToTheRowsAndTabPassesThrough)
{
    addRows("r", 3, LedgerStart + 1h);
    auto &s = screen();
    s.key(Qt::Key_Slash);
    auto *filter = s.named<QLineEdit>("queueFilter");
    ASSERT_TRUE(until([&] { return filter->hasFocus(); }));
    QTest::keyClicks(filter, QStringLiteral("jkf"));
    EXPECT_EQ(filter->text(), QStringLiteral("jkf")); // letters are text here
    filter->clear();
    QTest::keyClick(filter, Qt::Key_Down);
    EXPECT_TRUE(s.table()->hasFocus());
    QTest::keyClick(s.table(), Qt::Key_Tab);
    EXPECT_FALSE(s.table()->hasFocus());
}

TEST_F(QueuePageTest, C17_TheTableSpeaksWholeRows)
{
    addRows("r", 3, LedgerStart + 1h);
    auto &s = screen();
    auto *told = QAccessible::queryAccessibleInterface(s.table());
    ASSERT_NE(told, nullptr);
    ASSERT_NE(told->tableInterface(), nullptr);
    auto *cell = told->tableInterface()->cellAt(0, 0);
    ASSERT_NE(cell, nullptr);
    EXPECT_TRUE(cell->text(QAccessible::Name).contains(QStringLiteral("EUR")));
    EXPECT_TRUE(s.table()->currentIndex().isValid());
}

// Of what a screen reader was told: the names of the widgets.
QStringList &announced()
{
    static QStringList names;
    return names;
}

TEST_F(QueuePageTest, C17_CountersAndAgesAreNotAnnounced)
{
    addRows("r", 5, LedgerStart + 1h);
    auto &s = screen();
    ASSERT_TRUE(s.dossierShown());
    announced().clear();
    const auto before = QAccessible::installUpdateHandler([](QAccessibleEvent *event) {
        if (event->type() == QAccessible::Alert || event->type() == QAccessible::NameChanged)
            announced() << (event->object() != nullptr ? event->object()->objectName() : QString());
    });
    m_ledger.clock().advance(10min); // no state changes by it
    addRows("new", 7, LedgerStart);
    s.queue.refresh();
    ASSERT_TRUE(until([&] { return s.queue.state().waiting == 7; }));
    ASSERT_TRUE(until([&] { return s.named<QLabel>("queueWaiting")->text().contains(QLatin1Char('7')); }));
    QAccessible::installUpdateHandler(before);
    EXPECT_EQ(announced(), QStringList());
}

TEST_F(QueuePageTest, FreezeIsOneKeyAndUndoAnother)
{
    const auto ref = ledger::lapsed(m_ledger, "pay-1");
    auto &s = screen();
    s.key(Qt::Key_F);
    ASSERT_TRUE(until([&] { return ledger::dossier(m_ledger, ref).intent.hold.has_value(); }));
    ASSERT_TRUE(until([&] { return !s.dossier.state().claim.isEmpty(); }));
    EXPECT_EQ(s.named<QLabel>("dossierClaim")->text(), s.dossier.state().claim);
    ASSERT_TRUE(until([&] { return s.queue.rows().row(0)->hold.has_value(); }));
    s.key(Qt::Key_U);
    ASSERT_TRUE(until([&] { return !ledger::dossier(m_ledger, ref).intent.hold; }));
}

TEST_F(QueuePageTest, LookingUpOpensTheWayToAccept)
{
    const auto ref = ledger::lapsed(m_ledger, "pay-1");
    provide([this, match = ledger::matching(m_ledger, ref)](const CancelToken &) {
        return view::runThatFound(effect::Found{match}, m_ledger.clock().now());
    });
    auto &s = screen();
    ASSERT_TRUE(s.dossierShown());
    QSignalSpy wanted(&s.page, &QueuePage::actionWanted);
    s.key(Qt::Key_L);
    EXPECT_TRUE(s.named<QWidget>("lookupStrip")->isVisible());
    ASSERT_TRUE(until([&] { return ActionSet::isAvailable(s.actions.find(QStringLiteral("queue.confirm"))); }));
    s.key(Qt::Key_A);
    ASSERT_EQ(wanted.count(), 1);
    EXPECT_EQ(wanted.at(0).at(0).toString(), QStringLiteral("confirm"));
    s.key(Qt::Key_Escape);
    EXPECT_FALSE(s.named<QWidget>("lookupStrip")->isVisible());
}

TEST_F(QueuePageTest, ASheetTakesThePlaceOfTheDossier)
{
    addRows("r", 3, LedgerStart + 1h);
    auto &s = screen();
    QLineEdit sheet;
    auto *dossier = s.page.lowerPane();
    s.page.showInLowerPane(&sheet);
    EXPECT_EQ(s.page.lowerPane(), &sheet);
    EXPECT_TRUE(s.table()->isVisible());
    s.page.closeLowerPane();
    EXPECT_EQ(s.page.lowerPane(), dossier);
    EXPECT_TRUE(s.table()->hasFocus());
    sheet.setParent(nullptr);
}

TEST_F(QueuePageTest, KeysAreFreeOfConflict)
{
    EXPECT_TRUE(screen().actions.conflicts().isEmpty())
        << screen().actions.conflicts().join(QStringLiteral("; ")).toStdString();
}

TEST_F(QueuePageTest, EverythingThatTakesTheFocusHasAName)
{
    addRows("r", 3, LedgerStart + 1h);
    for (const auto *widget : screen().page.findChildren<QWidget *>()) {
        const bool own = widget->objectName().startsWith(QLatin1String("qt_")) ||
                         widget->parentWidget()->inherits("QAbstractScrollArea") ||
                         widget->parentWidget()->inherits("QLineEdit") || widget->parentWidget()->inherits("QTabBar");
        if ((widget->focusPolicy() & Qt::TabFocus) == 0 || own)
            continue;
        EXPECT_FALSE(widget->objectName().isEmpty()) << widget->metaObject()->className();
        auto *told = QAccessible::queryAccessibleInterface(const_cast<QWidget *>(widget));
        ASSERT_NE(told, nullptr);
        EXPECT_FALSE(told->text(QAccessible::Name).isEmpty()) << widget->objectName().toStdString();
    }
}

TEST_F(QueuePageTest, AHundredThousandRowsScrollSortAndFilterWithoutAStall)
{
    addRows("big", 100'000, LedgerStart + 1h);
    auto &s = screen();
    async::Heartbeat heart;
    auto *bar = s.table()->verticalScrollBar();
    for (int page = 0; page < 6; ++page) {
        const int before = s.queue.rows().size();
        bar->setValue(bar->maximum());
        ASSERT_TRUE(until([&] { return s.queue.rows().size() > before; }));
        for (int i = 0; i < 20; ++i)
            s.key(Qt::Key_J);
    }
    s.queue.sortBy(view::QueueColumn::KeyLeft, true);
    ASSERT_TRUE(s.loaded());
    s.queue.setFilter(QStringLiteral("-0777"));
    ASSERT_TRUE(until([&] { return s.queue.state().total == 100; }));
    EXPECT_LE(heart.longestStall(), view::longestStallAllowed());
}

} // namespace
} // namespace countersign::ui
