// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/demo/demo_history.h"

#include "app/composition_root.h"
#include "app/demo/demo_runs.h"
#include "app/running_sandboxes.h"
#include "models/desk/attend.h"
#include "models/desk/countersign.h"
#include "models/desk/look_up_effect.h"
#include "models/desk/resolve.h"

#include <memory>
#include <thread>
#include <variant>

namespace countersign::app {
namespace {

using namespace std::chrono_literals;
using effect::EffectRef;
using ledger::SubmitOutcome;
using statement::Action;

// One of the demo's people at work.
class Person final
{
public:
    Person(const std::string &name, Profile profile, const std::string &binFolder)
        : m_name(name), m_root(std::move(profile), NoDescriptor, binFolder)
    {
    }

    Result<desk::Desk *> desk() { return m_root.desk(); }
    Result<ledger::LedgerReader *> reader() { return m_root.reader(); }

    Result<desk::LookedUp> lookUp(const EffectRef &ref)
    {
        COUNTERSIGN_TRY(desk::Desk *const desk, m_root.desk());
        COUNTERSIGN_TRY(providers::LookupService *const service, m_root.lookups());
        const CancelToken nobodyCancels;
        return desk::LookUpEffect(*desk, *service)
            .run(ref, {}, std::chrono::steady_clock::now() + LookupTime, nobodyCancels);
    }

    // The statement's id; a refusal is Internal, for the demo knows what is allowed.
    Result<std::string> stands(Result<SubmitOutcome> outcome, const EffectRef &ref) const
    {
        if (!outcome)
            return fail(outcome.error());
        if (const auto *refusal = std::get_if<resolution::Refusal>(&*outcome))
            return fail(ErrorKind::Internal,
                        {translatable("%1 was refused on %2, %3: %4"),
                         {m_name, ref.key.value(), refusal->code, resolution::refusalText(*refusal)}});
        return std::get<ledger::LogReceipt>(*outcome).statementId;
    }

private:
    static constexpr std::chrono::seconds LookupTime{30};
    std::string m_name;
    CompositionRoot m_root;
};

Result<std::unique_ptr<Person>> seat(const DemoFolder &folder, const std::string &binFolder, const std::string &name)
{
    COUNTERSIGN_TRY(Profile profile, loadProfile(folder.profile(name)));
    return std::make_unique<Person>(name, std::move(profile), binFolder);
}

Result<resolution::Offer> offerOf(ledger::LedgerReader &reader, const EffectRef &ref, Action action)
{
    COUNTERSIGN_TRY(const auto offers, reader.offers(ref));
    for (const resolution::Offer &offer : offers)
        if (offer.name == toString(action))
            return offer;
    return fail(ErrorKind::Internal, {translatable("nothing is offered for %1"), {ref.key.value()}});
}

// Looks until absence is proven, as the contract asks; the provider's lists show the charge only later.
Status rejectWhatIsHidden(Person &operatorAtWork, const EffectRef &ref)
{
    COUNTERSIGN_TRY(desk::Desk *const desk, operatorAtWork.desk());
    for (;;) {
        COUNTERSIGN_TRY(const desk::LookedUp looked, operatorAtWork.lookUp(ref));
        if (looked.finding != "Absent")
            return fail(ErrorKind::Internal,
                        {translatable("%1 was to be absent, and a lookup said %2"), {ref.key.value(), looked.finding}},
                        translatable("Build the demo on a machine that is less busy."));
        COUNTERSIGN_TRY(const resolution::Offer offer, offerOf(desk->reader, ref, Action::Reject));
        if (offer.allowed) {
            const desk::ResolveRequest request{
                .ref = ref, .action = Action::Reject, .evidence = offer.evidence, .reasonCode = "absence_proven"};
            COUNTERSIGN_CHECK(operatorAtWork.stands(desk::resolve(*desk, request), ref));
            return {};
        }
        std::this_thread::sleep_for(1s); // the spacing of the contract
    }
}

// The provider shows what it promised to show long ago: now the ledger has a conflict.
Status findWhatWasHidden(Person &operatorAtWork, const EffectRef &ref)
{
    COUNTERSIGN_TRY(const desk::LookedUp looked, operatorAtWork.lookUp(ref));
    if (looked.finding != "Found")
        return fail(ErrorKind::Internal,
                    {translatable("%1 was to be found, and a lookup said %2"), {ref.key.value(), looked.finding}});
    return {};
}

Status compensate(Person &operatorAtWork, Person &approverAtWork, const EffectRef &ref)
{
    COUNTERSIGN_TRY(desk::Desk *const proposer, operatorAtWork.desk());
    COUNTERSIGN_TRY(desk::Desk *const approver, approverAtWork.desk());
    COUNTERSIGN_TRY(const desk::LookedUp seen, operatorAtWork.lookUp(ref));
    const desk::ResolveRequest request{
        .ref = ref, .action = Action::Compensate, .evidence = seen.evidence, .reasonCode = "customer_request"};
    COUNTERSIGN_TRY(const std::string proposal, operatorAtWork.stands(desk::resolve(*proposer, request), ref));
    COUNTERSIGN_TRY(const desk::LookedUp looked, approverAtWork.lookUp(ref));
    COUNTERSIGN_CHECK(approverAtWork.stands(desk::approve(*approver, proposal, looked.evidence), ref));
    return {};
}

// What needs no decision yet.
Status attend(Person &operatorAtWork, const DemoReport &report, const Clock &clock)
{
    COUNTERSIGN_TRY(desk::Desk *const desk, operatorAtWork.desk());
    COUNTERSIGN_TRY(const EffectRef held, report.ref(report.scenarios.at("held")));
    COUNTERSIGN_CHECK(operatorAtWork.stands(
        desk::hold(*desk, held, std::nullopt, "Waiting for the provider's support to call back"), held));
    COUNTERSIGN_TRY(const EffectRef escalated, report.ref(report.scenarios.at("escalated")));
    COUNTERSIGN_CHECK(
        operatorAtWork.stands(desk::escalate(*desk, escalated, "payments lead", clock.now() + 4h,
                                             "The customer asks for a date, and nobody here may give one"),
                              escalated));
    COUNTERSIGN_TRY(const EffectRef twice, report.ref(report.scenarios.at("two_matches")));
    COUNTERSIGN_CHECK(operatorAtWork.stands(
        desk::note(*desk, twice, "The provider's support was asked which of the two it will void", {}), twice));
    return {};
}

} // namespace

Status makeHistory(const DemoFolder &folder, const std::string &binFolder, const Clock &clock, DemoReport &report)
{
    RunningSandboxes sandboxes(clock);
    COUNTERSIGN_CHECK(sandboxes.baseUrlOf(folder.sandbox()));
    COUNTERSIGN_TRY(const auto operatorAtWork, seat(folder, binFolder, "operator"));
    COUNTERSIGN_TRY(const auto approverAtWork, seat(folder, binFolder, "approver"));
    COUNTERSIGN_TRY(ledger::LedgerReader *const reader, operatorAtWork->reader());
    DemoWorkers workers(folder, binFolder, report);

    COUNTERSIGN_CHECK(workers.runHidden());
    const auto visible = std::chrono::steady_clock::now() + HiddenFor;
    COUNTERSIGN_TRY(const EffectRef hidden, report.ref(report.scenarios.at("late_receipt")));
    COUNTERSIGN_CHECK(workers.sweepWhenLeasesAreOver(*reader));
    COUNTERSIGN_CHECK(rejectWhatIsHidden(*operatorAtWork, hidden));

    COUNTERSIGN_CHECK(workers.runAll());
    COUNTERSIGN_CHECK(workers.sweepWhenLeasesAreOver(*reader));
    COUNTERSIGN_CHECK(attend(*operatorAtWork, report, clock));
    COUNTERSIGN_TRY(const EffectRef taken, report.ref(report.scenarios.at("compensated")));
    COUNTERSIGN_CHECK(compensate(*operatorAtWork, *approverAtWork, taken));
    COUNTERSIGN_CHECK(workers.finish());

    std::this_thread::sleep_until(visible);
    return findWhatWasHidden(*operatorAtWork, hidden);
}

} // namespace countersign::app
