// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ledger/submit_fixture.h"

#include <chrono>

// A charge of EUR 1 250.00 that was confirmed as ch_1, and what may happen to it afterwards (T8 and T9).
namespace countersign::ledger {

class TakenBack : public Submit
{
protected:
    void SetUp() override
    {
        receiptIn(ledger.submit(Who::Operator,
                                decision(ledger, Who::Operator, ref, statement::Kind::Resolve,
                                         statement::Action::Confirm, {lookUpFound(ledger, Who::Operator, ref)})));
    }

    // A fresh look that shows ch_1 so.
    Digest sight(Who who, effect::Disposition disposition, const std::string &statusRaw)
    {
        ledger.clock().advance(std::chrono::seconds(1)); // newer than every look before
        auto match = matching(ledger, ref);
        match.disposition = disposition;
        match.statusRaw = statusRaw;
        return lookUp(ledger, who, ref, effect::Found{match});
    }
    Digest captured(Who who = Who::Operator) { return sight(who, effect::Disposition::Happened, "captured"); }

    statement::Statement refunding(std::int64_t minor, int number = 1, statement::Kind kind = statement::Kind::Resolve,
                                   Who who = Who::Operator)
    {
        auto said = decision(ledger, who, ref, kind, statement::Action::Compensate, {captured(who)});
        said.compensation = refund(ref, minor, number);
        said.reason = {"customer_request", "The customer asked for it"};
        return said;
    }
    // A fresh look that shows ch_1 and another object, both captured.
    Digest capturedWith(const effect::Match &other, Who who = Who::Operator)
    {
        ledger.clock().advance(std::chrono::seconds(1));
        auto own = matching(ledger, ref);
        own.statusRaw = "captured";
        own.disposition = effect::Disposition::Happened;
        return lookUp(ledger, who, ref, effect::FoundMany{{own, other}});
    }
    effect::Match objectOf(const std::string &id)
    {
        auto match = matching(ledger, ref, id);
        match.statusRaw = "captured";
        match.disposition = effect::Disposition::Happened;
        return match;
    }
    effect::EffectRef refundRef(int number = 1) { return refOf(refund(ref, 1, number).intent); }
    // The worker dispatches the compensation and the provider answers so.
    std::int64_t dispatched(int number = 1) { return begin(ledger, refundRef(number)); }
    void refunded(int number = 1, const std::string &disposition = "happened")
    {
        refundReceipt(number, dispatched(number), disposition);
    }
    // Its object as a worker hears of it; attempt 0 is a webhook.
    WordOutcome refundReceipt(int number, std::int64_t attempt, const std::string &disposition)
    {
        const Receipt receipt{"re_" + std::to_string(number), sha256("refund").hex(), "req", 201, disposition};
        return must(ledger.worker().recordReceipt(refundRef(number), attempt, receipt)).outcome;
    }
    // The worker hears of another object: a second effect, and with it an open conflict on a final row.
    std::string secondEffect()
    {
        must(ledger.worker().recordReceipt(ref, 0, {"ch_2", sha256("other").hex(), "req", 201, {}}));
        return openConflict();
    }
    // The same of another charge; that one's conflict.
    std::string secondEffectOf(const std::string &key)
    {
        const auto other = lapsed(ledger, key);
        must(ledger.worker().recordReceipt(other, 1, {"ch_8", sha256("one").hex(), "req", 201, {}}));
        must(ledger.worker().recordReceipt(other, 1, {"ch_9", sha256("two").hex(), "req", 201, {}}));
        return dossier(ledger, other).conflicts.front().id;
    }
    std::string openConflict()
    {
        for (const auto &conflict : dossier(ledger, ref).conflicts)
            if (!conflict.settledBySeq)
                return conflict.id;
        throw std::runtime_error("no conflict is open");
    }
    LogReceipt approve(const std::string &proposal, const std::vector<Digest> &evidence, Who who = Who::Approver)
    {
        auto said = answer(ledger, who, statement::Kind::Approve, proposal);
        said.evidence = cited(ledger, refOf(said.intent), evidence);
        return receiptIn(ledger.submit(who, said));
    }
    effect::EffectIntent row() { return dossier(ledger, ref).intent; }
    effect::EffectIntent refundRow(int number = 1) { return dossier(ledger, refundRef(number)).intent; }
    OutboxRecord lastEvent() { return dossier(ledger, ref).outbox.back(); }

    effect::EffectRef ref = lapsed(ledger, "invoice:1");
};

} // namespace countersign::ledger
