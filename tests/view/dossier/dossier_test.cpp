// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/desk/attend.h"
#include "models/desk/resolve.h"
#include "models/view/dossier/dossier_parts.h"
#include "models/view/dossier/dossier_presenter.h"
#include "tests/view/queue/queue_fixture.h"

#include <algorithm>
#include <chrono>

namespace countersign::view {
namespace {

using ledger::must;
using ledger::Who;
using namespace std::chrono_literals;

class DossierTest : public QueueTest
{
protected:
    DossierReading reading(const effect::EffectRef &ref, Who who = Who::Operator)
    {
        auto &reader = m_ledger.reader(who);
        return {must(reader.dossier(ref)), must(reader.offers(ref)), m_ledger.clock().now(), ledger::personOf(who)};
    }
    std::vector<StepState> steps(const effect::EffectRef &ref)
    {
        std::vector<StepState> states;
        for (const auto &step : runbookSteps(reading(ref)))
            states.push_back(step.state);
        return states;
    }
    OfferInfo offer(const effect::EffectRef &ref, const QString &name, Who who = Who::Operator)
    {
        for (const auto &info : offerInfos(reading(ref, who)))
            if (info.name == name)
                return info;
        ADD_FAILURE() << "no offer " << name.toStdString();
        return {};
    }
    void confirm(const effect::EffectRef &ref)
    {
        desk::ResolveRequest request{ref};
        request.action = statement::Action::Confirm;
        for (const auto &one : must(m_ledger.reader(Who::Operator).offers(ref)))
            if (one.name == "confirm") {
                request.evidence = one.evidence;
                request.reasonCode = one.reasons.front();
                request.reasonText = "Seen in the provider's own records";
            }
        must(desk::resolve(deskOf(Who::Operator), request));
    }
};

TEST_F(DossierTest, TheStepsAreReadOffTheLedger)
{
    using enum StepState;
    const auto ref = ledger::lapsed(m_ledger, "pay-1");
    EXPECT_EQ(steps(ref), (std::vector<StepState>{Current, Open, Open, Open, Open, Open}));
    must(desk::hold(deskOf(Who::Operator), ref, std::nullopt, {}));
    EXPECT_EQ(steps(ref), (std::vector<StepState>{Done, Current, Open, Open, Open, Open}));
    EXPECT_FALSE(claimText(reading(ref)).isEmpty());
    ledger::lookUpFound(m_ledger, Who::Operator, ref);
    EXPECT_EQ(steps(ref), (std::vector<StepState>{Done, Done, Current, Open, NotNeeded, Open}));
    EXPECT_TRUE(runbookSteps(reading(ref))[4].detail.contains(QStringLiteral("EUR")));
    confirm(ref);
    const auto after = steps(ref);
    for (std::size_t i = 0; i < 4; ++i)
        EXPECT_EQ(after[i], Done) << i;
    EXPECT_EQ(after[4], NotNeeded);
}

TEST_F(DossierTest, AProposalWaitsForASecondPerson)
{
    using enum StepState;
    ledger::Charge large;
    large.minor = 4'800'000;
    const auto ref = ledger::lapsed(m_ledger, "pay-1", large);
    must(desk::hold(deskOf(Who::Operator), ref, std::nullopt, {}));
    ledger::lookUpFound(m_ledger, Who::Operator, ref);
    EXPECT_TRUE(offer(ref, QStringLiteral("confirm")).twoPeople);
    EXPECT_FALSE(offer(ref, QStringLiteral("confirm")).detail.isEmpty());
    confirm(ref);
    EXPECT_EQ(steps(ref), (std::vector<StepState>{Done, Done, Done, Done, Current, Open}));
}

TEST_F(DossierTest, C8_EveryUnavailableActionSaysWhy)
{
    const auto ref = ledger::lapsed(m_ledger, "pay-1");
    const auto infos = offerInfos(reading(ref));
    QString keys;
    for (const auto &info : infos) {
        keys += info.key;
        EXPECT_EQ(info.available, info.reason.isEmpty()) << info.name.toStdString();
    }
    EXPECT_EQ(keys, QStringLiteral("ARTMEH"));
    EXPECT_FALSE(offer(ref, QStringLiteral("confirm")).available);
    EXPECT_TRUE(offer(ref, QStringLiteral("escalate")).available);
    for (const auto &info : offerInfos(reading(ref, Who::Auditor)))
        EXPECT_FALSE(info.reason.isEmpty()) << info.name.toStdString();
}

TEST_F(DossierTest, TheComparisonIsOfFullValuesFromTheNewestEvidence)
{
    const auto ref = ledger::lapsed(m_ledger, "pay-1");
    for (const auto &row : compareRows(reading(ref)))
        EXPECT_EQ(row.verdict, Verdict::Missing) << row.label.toStdString();
    ledger::lookUpFound(m_ledger, Who::Operator, ref);
    const auto verdictOf = [&](int line) {
        return compareRows(reading(ref)).at(static_cast<std::size_t>(line)).verdict;
    };
    EXPECT_EQ(verdictOf(1), Verdict::Equal); // amount
    EXPECT_EQ(verdictOf(2), Verdict::Equal); // reference
    m_ledger.clock().advance(1min);
    auto wrong = ledger::matching(m_ledger, ref);
    wrong.amountMinor = "120500";
    ledger::lookUp(m_ledger, Who::Operator, ref, effect::Mismatch{wrong, {"amount"}});
    EXPECT_EQ(verdictOf(1), Verdict::Differs);
    EXPECT_EQ(verdictOf(2), Verdict::Equal);
}

TEST_F(DossierTest, TheTimelineIsInTheOrderOfTime)
{
    const auto ref = ledger::lapsed(m_ledger, "pay-1");
    must(desk::hold(deskOf(Who::Operator), ref, std::nullopt, {}));
    m_ledger.clock().advance(1min);
    ledger::lookUpFound(m_ledger, Who::Operator, ref);
    confirm(ref);
    const auto entries = timelineOf(reading(ref));
    EXPECT_TRUE(
        std::is_sorted(entries.begin(), entries.end(), [](const auto &a, const auto &b) { return a.at < b.at; }));
    for (const auto kind : {TimelineEntry::Kind::Attempt, TimelineEntry::Kind::Lookup, TimelineEntry::Kind::Statement})
        EXPECT_TRUE(std::any_of(entries.begin(), entries.end(), [&](const auto &one) { return one.kind == kind; }));
}

TEST_F(DossierTest, C12_OneStateForTheRowAndTheDossier)
{
    const auto ref = ledger::lapsed(m_ledger, "pay-1");
    must(desk::hold(deskOf(Who::Operator), ref, std::nullopt, {}));
    ledger::EffectQuery query;
    query.among = {ref};
    const auto rows = must(m_ledger.reader(Who::Operator).intents(query, {}, 1)).rows;
    const auto &row = rows.at(0);
    EXPECT_EQ(effectState(row, {row.leaseLapsed, row.openProposal, row.openConflict}, m_ledger.clock().now()),
              dossierStateOf(reading(ref)));
}

TEST_F(DossierTest, TheNewestWishWins)
{
    const auto first = ledger::lapsed(m_ledger, "pay-1");
    const auto second = ledger::lapsed(m_ledger, "pay-2");
    DossierPresenter presenter(session());
    presenter.show(first);
    presenter.show(second);
    ASSERT_TRUE(until([&] { return presenter.state().reading == DossierState::Reading::Shown; }));
    EXPECT_EQ(presenter.state().ref, second);
    EXPECT_TRUE(presenter.state().title.contains(QStringLiteral("pay-2")));
    presenter.show(std::nullopt);
    EXPECT_EQ(presenter.state().reading, DossierState::Reading::Nothing);
}

TEST_F(DossierTest, WhatIsNotThereIsAnErrorAndNoDossier)
{
    DossierPresenter presenter(session());
    presenter.show(ledger::refOf("nothing"));
    ASSERT_TRUE(until([&] { return presenter.state().error.has_value(); }));
    EXPECT_EQ(presenter.state().error->kind, ErrorKind::NotFound);
    EXPECT_EQ(presenter.state().reading, DossierState::Reading::First);
}

} // namespace
} // namespace countersign::view
