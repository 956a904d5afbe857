// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ledger/store/store_support.h"

#include <rapidcheck.h>

#include <cstdlib>
#include <map>
#include <ostream>
#include <set>

// Random calls of workers, sweeps, releases and moves of the clock, held against a model that knows only what may be
// sent: an intent may be sent once, and again only after the last attempt provably never arrived or was released.
namespace countersign::ledger {

using effect::EffectStatus;
using namespace std::chrono_literals;

enum class Call { Prepare, Begin, Renew, NotSent, Receipt, Webhook, Rejection, Unknown, Sweep, Release, Wait };

struct Step
{
    Call call{};
    int intent = 0;  // which of the intents
    int attempt = 1; // of which attempt, if it exists
    int wait = 0;    // which of the waits
};

void showValue(const Step &step, std::ostream &out)
{
    static const std::vector<std::string> names{"prepare",   "begin",   "renew", "notSent", "receipt", "webhook",
                                                "rejection", "unknown", "sweep", "release", "wait"};
    out << names.at(std::size_t(step.call)) << "(intent " << step.intent << ", attempt " << step.attempt << ", wait "
        << step.wait << ")";
}

namespace {

constexpr int Intents = 2;
const std::vector<Duration> &waits()
{
    static const std::vector<Duration> All{Duration(1), 29'999'999us, 30s, 31s, 10min, 24h};
    return All;
}

rc::Gen<Step> genStep()
{
    // Beginning and waiting are what makes histories long; releases are rare and dear.
    static const std::vector<Call> calls{Call::Prepare, Call::Prepare, Call::Begin,     Call::Begin,   Call::Begin,
                                         Call::Begin,   Call::Renew,   Call::NotSent,   Call::Receipt, Call::Webhook,
                                         Call::Unknown, Call::Sweep,   Call::Rejection, Call::Release, Call::Release,
                                         Call::Wait,    Call::Wait};
    return rc::gen::construct<Step>(rc::gen::elementOf(calls), rc::gen::inRange(0, Intents), rc::gen::inRange(1, 4),
                                    rc::gen::inRange(0, int(waits().size())));
}

// What the test itself knows of one intent.
struct Known
{
    bool mayBeSent = true; // no attempt is out whose fate is not known
    bool receiptSeen = false;
    std::int64_t sent = 0;
    std::int64_t version = 0;
};

class Story
{
public:
    void take(const Step &step)
    {
        const auto ref = refOf("invoice:" + std::to_string(step.intent));
        if (step.call == Call::Prepare) {
            must(worker().prepareEffect(requestFor(ref.key.value())));
        } else if (step.call == Call::Sweep) {
            must(worker().sweep(10));
        } else if (step.call == Call::Wait) {
            m_ledger.clock().advance(waits().at(std::size_t(step.wait)));
        } else if (const auto before = must(worker().outcome(ref))) {
            about(ref, step, *before);
        }
        for (int intent = 0; intent < Intents; ++intent)
            check(refOf("invoice:" + std::to_string(intent)), m_known[intent]);
    }

    void end()
    {
        const auto whole = isWhole(m_ledger);
        RC_ASSERT(std::string(whole.message()) == "");
    }

private:
    WorkerLedger &worker() { return m_ledger.worker(); }

    void about(const effect::EffectRef &ref, const Step &step, const effect::EffectIntent &before)
    {
        Known &known = m_known[step.intent];
        const bool exists = step.attempt <= before.attemptCount;
        switch (step.call) {
        case Call::Begin:
            begin(ref, before, known);
            break;
        case Call::Renew:
            if (must(worker().renewAttempt(ref, step.attempt)))
                RC_ASSERT(before.openAttempt == step.attempt && before.status == EffectStatus::Prepared);
            break;
        case Call::NotSent:
            notSent(ref, step, before, known);
            break;
        case Call::Receipt:
        case Call::Webhook:
            if (step.call == Call::Webhook ? before.attemptCount > 0 : exists) {
                must(worker().recordReceipt(ref, step.call == Call::Webhook ? 0 : step.attempt, {"ch_1"}));
                known.receiptSeen = true;
            }
            break;
        case Call::Rejection:
            if (exists)
                must(worker().recordRejection(ref, step.attempt, {"declined", 402}));
            break;
        case Call::Unknown:
            if (exists)
                must(worker().recordUnknown(ref, step.attempt, "timeout", ""));
            break;
        case Call::Release:
            if (before.status == EffectStatus::Unknown)
                release(ref, known);
            break;
        case Call::Prepare:
        case Call::Sweep:
        case Call::Wait:
            break;
        }
    }

    void begin(const effect::EffectRef &ref, const effect::EffectIntent &before, Known &known)
    {
        const auto begun = must(worker().beginAttempt(ref, "worker-1"));
        if (begun.outcome != BeginOutcome::Started)
            return;
        RC_ASSERT(before.status == EffectStatus::Prepared);
        RC_ASSERT(!before.openAttempt);
        RC_ASSERT(known.mayBeSent);
        RC_ASSERT(begun.attempt == ++known.sent);
        RC_ASSERT(begun.intent.providerKey == before.providerKey);
        RC_ASSERT(!before.keyExpiresAt || begun.intent.keyExpiresAt == before.keyExpiresAt);
        known.mayBeSent = false;
    }

    void notSent(const effect::EffectRef &ref, const Step &step, const effect::EffectIntent &before, Known &known)
    {
        const auto said = must(worker().endAttempt(ref, step.attempt, NotSentCause::NotSent, std::nullopt));
        if (said.outcome != WordOutcome::Applied)
            return;
        RC_ASSERT(before.openAttempt == step.attempt);
        known.mayBeSent = true;
    }

    void release(const effect::EffectRef &ref, Known &known)
    {
        const auto misses = missUntilProven(m_ledger, Who::Operator, ref); // sweeps the row first
        const auto said =
            decision(m_ledger, Who::Operator, ref, statement::Kind::Resolve, statement::Action::Release, misses);
        if (std::holds_alternative<LogReceipt>(m_ledger.submit(Who::Operator, said)))
            known.mayBeSent = true;
    }

    void check(const effect::EffectRef &ref, Known &known)
    {
        const auto intent = must(worker().outcome(ref));
        if (!intent)
            return;
        RC_ASSERT(intent->version >= known.version);
        RC_ASSERT(intent->attemptCount == known.sent);
        RC_ASSERT(intent->status != EffectStatus::Confirmed || known.receiptSeen);
        known.version = intent->version;
    }

    BootstrappedLedger m_ledger{};
    std::map<int, Known> m_known{};
};

TEST(WorkerModel, NothingIsSentTwiceWhateverHappensInWhateverOrder)
{
    // A story costs a third of a second; RC_PARAMS asks for more of them.
    ::setenv("RC_PARAMS", "max_success=30 max_size=50", 0);
    EXPECT_TRUE(rc::check([] {
        const auto steps = *rc::gen::container<std::vector<Step>>(genStep());
        Story story;
        for (const Step &step : steps)
            story.take(step);
        story.end();
    }));
}

} // namespace
} // namespace countersign::ledger
