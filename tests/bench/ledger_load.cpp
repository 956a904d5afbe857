// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/ledger_load.h"

#include "tests/ledger/ledger_scenes.h"

#include <algorithm>
#include <string>
#include <vector>

namespace countersign::bench {

namespace {

using effect::EffectRef;
using ledger::BootstrappedLedger;
using ledger::must;
using ledger::Who;
using statement::Action;
using statement::Envelope;
using statement::Kind;

// A statement names the head its signer saw, which may be a policy's `seen_lag` entries old: so few are drafted at
// once.
constexpr std::size_t Batch = 200;

// Prepared, begun, and their workers never heard of again.
std::vector<EffectRef> unknownCharges(BootstrappedLedger &ledger, std::size_t count)
{
    std::vector<EffectRef> charges;
    for (std::size_t number = 0; number < count; ++number) {
        charges.push_back(ledger::prepare(ledger, "bench:" + std::to_string(number), {.minor = 1}));
        ledger::begin(ledger, charges.back());
    }
    ledger.clock().advance(ledger::keyedContract().lease);
    must(ledger.worker().sweep(count));
    return charges;
}

// By one operator, from a lookup of his own that found the charge.
Envelope confirmationOf(BootstrappedLedger &ledger, const EffectRef &charge)
{
    const auto object = ledger::matching(ledger, charge, "ch_" + charge.key.value());
    const auto evidence = ledger::lookUp(ledger, Who::Operator, charge, effect::Found{object});
    const auto said = ledger::decision(ledger, Who::Operator, charge, Kind::Resolve, Action::Confirm, {evidence});
    return must(statement::signEnvelope(must(statement::encodeStatement(said)), ledger.signer(Who::Operator)));
}

Rate submitAll(BootstrappedLedger &ledger, const std::vector<EffectRef> &charges)
{
    auto &statements = ledger.statements(Who::Operator);
    Rate rate;
    for (std::size_t first = 0; first < charges.size(); first += Batch) {
        std::vector<Envelope> batch;
        for (std::size_t number = first; number < std::min(first + Batch, charges.size()); ++number)
            batch.push_back(confirmationOf(ledger, charges[number]));
        std::vector<ledger::SubmitOutcome> outcomes;
        const Stopwatch watch;
        for (const Envelope &envelope : batch)
            outcomes.push_back(must(statements.submit(envelope)));
        watch.add(rate, batch.size());
        for (const auto &outcome : outcomes)
            ledger::receiptIn(outcome);
    }
    return rate;
}

Rate verifyAll(BootstrappedLedger &ledger)
{
    Rate rate;
    const Stopwatch watch;
    const auto report = ledger.verify();
    watch.add(rate, static_cast<std::size_t>(report.head.size));
    if (!report.verified)
        throw std::runtime_error("the ledger does not verify: " + ledger::textOf(report));
    return rate;
}

} // namespace

LedgerRates measureLedger(std::size_t entries)
{
    BootstrappedLedger ledger;
    LedgerRates rates;
    rates.submit = submitAll(ledger, unknownCharges(ledger, entries));
    rates.verify = verifyAll(ledger);
    return rates;
}

} // namespace countersign::bench
