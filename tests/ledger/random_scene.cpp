// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ledger/random_scene.h"

#include <algorithm>

namespace countersign::ledger {

using effect::Disposition;
using statement::Action;
using statement::Kind;
using namespace std::chrono_literals;

effect::EffectRef RandomScene::play()
{
    const Charge told = charge();
    auto ref = prepare(m_ledger, "scene", told);
    if (!told.workflow.empty())
        lapsed(m_ledger, "scene:sibling", told);
    dispatch(ref);
    for (int steps = below(8); steps > 0; --steps)
        step(ref);
    return ref;
}

Charge RandomScene::charge()
{
    Charge charge;
    charge.minor = oneOf<std::int64_t>({5'000, 10'000, 125'000, 500'000, 500'001});
    charge.currency = oneOf<std::string>({"EUR", "EUR", "EUR", "JPY", "USD"});
    charge.account = oneOf<std::string>({KeyedAccount, KeyedAccount, KeylessAccount});
    charge.operation = oneOf<std::string>({"charge", "charge", "charge", "refund", "message"});
    if (charge.operation == "message") {
        charge.kind = effect::EffectKind::Message;
        charge.recipients = oneOf<std::int64_t>({1, 100, 101});
    }
    if (below(6) == 0) {
        charge.workflow = "order";
        charge.step = "collect";
    }
    if (below(8) == 0)
        charge.parent = "scene:nowhere";
    return charge;
}

// Mostly lost; sometimes not sent yet, or still out, or lost and not swept.
void RandomScene::dispatch(const effect::EffectRef &ref)
{
    const int fate = below(8);
    if (fate == 0)
        return;
    begin(m_ledger, ref);
    if (fate == 1)
        return;
    m_ledger.clock().advance(31s);
    if (fate > 2)
        must(m_ledger.worker().sweep(100));
}

void RandomScene::step(const effect::EffectRef &ref)
{
    switch (below(8)) {
    case 0:
    case 1:
    case 2:
        return look(ref);
    case 3:
    case 4:
        return decide(ref);
    case 5:
        return attend(ref);
    case 6:
        return work(ref);
    default:
        m_ledger.clock().advance(oneOf<Duration>({1s, 30s, 2min, 15min, 16min, 9h, 25h}));
    }
}

effect::Finding RandomScene::finding(const effect::EffectRef &ref)
{
    auto match = matching(m_ledger, ref, oneOf<std::string>({"ch_1", "ch_1", "ch_2"}));
    match.disposition = oneOf<Disposition>({Disposition::Accepted, Disposition::Accepted, Disposition::Happened,
                                            Disposition::DidNotHappen, Disposition::InFlight, Disposition::Reversed});
    switch (below(7)) {
    case 0:
    case 1:
        return effect::Found{match};
    case 2:
        match.amountMinor = "4999";
        return effect::Mismatch{match, {}};
    case 3: {
        auto other = match;
        other.id = "ch_3";
        other.disposition = oneOf<Disposition>({Disposition::Happened, Disposition::DidNotHappen});
        return effect::FoundMany{{match, other}};
    }
    case 4:
        return effect::Unavailable{};
    default:
        return effect::Absent{};
    }
}

void RandomScene::look(const effect::EffectRef &ref)
{
    const auto who = oneOf<Who>({Who::Operator, Who::Operator2, Who::Approver, Who::Approver2, Who::Handler});
    if (below(8) == 0) {
        m_evidence.push_back(attest(m_ledger, who, ref));
    } else if (below(4) == 0 && dossier(m_ledger, ref).intent.settleAt) {
        const auto misses = missUntilProven(m_ledger, who, ref);
        m_evidence.insert(m_evidence.end(), misses.begin(), misses.end());
    } else {
        m_evidence.push_back(lookUp(m_ledger, who, ref, finding(ref)));
    }
}

void RandomScene::decide(const effect::EffectRef &ref)
{
    const auto who = oneOf<Who>({Who::Operator, Who::Operator2, Who::Approver});
    const auto kind = oneOf<Kind>({Kind::Resolve, Kind::Propose, Kind::Propose});
    const auto offered = must(m_ledger.reader(who).offers(ref));
    const auto action = oneOf<Action>({Action::Confirm, Action::Reject, Action::Release});
    const auto offer = std::find_if(offered.begin(), offered.end(), [&](const resolution::Offer &one) {
        return one.name == statement::toString(action);
    });
    const auto said = decision(m_ledger, who, ref, kind, action, offer->evidence);
    if (action != Action::Confirm || said.result)
        m_ledger.submit(who, said);
}

void RandomScene::attend(const effect::EffectRef &ref)
{
    const auto who = oneOf<Who>({Who::Operator, Who::Operator2, Who::Approver});
    auto said = about(m_ledger, who, ref, Kind::Hold);
    said.holdUntil = formatInstant(m_ledger.clock().now() + 1h);
    m_ledger.submit(who, said);
}

void RandomScene::work(const effect::EffectRef &ref)
{
    auto &worker = m_ledger.worker();
    const Receipt receipt{"ch_1", sha256("answer").hex(), "", 200, ""};
    switch (below(4)) {
    case 0:
        must(worker.recordReceipt(ref, 0, receipt));
        return;
    case 1:
        must(worker.beginAttempt(ref, "worker-2"));
        return;
    default:
        must(worker.sweep(100));
    }
}

} // namespace countersign::ledger
