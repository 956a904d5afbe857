// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/effect/finding.h"
#include "tests/ledger/bootstrapped_ledger.h"

#include <string>
#include <vector>

// What happens to effects in tests, told through the faces of the ledger: workers that prepare, dispatch and are lost,
// lookups and what they find, and the statements that persons sign about it.
namespace countersign::ledger {

struct Charge
{
    std::int64_t minor = 125'000; // 0: nobody wrote it down
    std::string currency = "EUR";
    std::string account = KeyedAccount;
    std::string operation = "charge";
    effect::EffectKind kind = effect::EffectKind::Monetary; // any other has no amount
    std::string customer = "cus_7";
    std::int64_t recipients = 0;
    std::string workflow{}, step{}, parent{}, batch{};
};

effect::EffectRef refOf(const std::string &key); // in Tenant
effect::EffectRef prepare(BootstrappedLedger &ledger, const std::string &key, const Charge &charge = {});
std::int64_t begin(BootstrappedLedger &ledger, const effect::EffectRef &ref); // throws unless started
// Prepared, begun, and the lease is over and swept: unknown, version 3. The clock has moved 31 seconds.
effect::EffectRef lapsed(BootstrappedLedger &ledger, const std::string &key, const Charge &charge = {});
Dossier dossier(BootstrappedLedger &ledger, const effect::EffectRef &ref);

// The object a provider would show for this intent: accepted, all fields equal.
effect::Match matching(BootstrappedLedger &ledger, const effect::EffectRef &ref, const std::string &id = "ch_1");
// Evidence as a lookup of this intent by rung `reference` would record it; `lookup` "" makes it an import.
effect::Evidence evidenceOf(BootstrappedLedger &ledger, const effect::EffectRef &ref, const std::string &lookup,
                            const effect::Finding &finding);
// A whole lookup by that person with one rung that found this: begun, recorded, finished. The evidence's digest.
Digest lookUp(BootstrappedLedger &ledger, Who who, const effect::EffectRef &ref, const effect::Finding &finding);
Digest lookUpFound(BootstrappedLedger &ledger, Who who, const effect::EffectRef &ref); // one match, all fields equal
// Waits until absence is settled, then misses as often, and so far apart, as the contract asks: digests, newest last.
std::vector<Digest> missUntilProven(BootstrappedLedger &ledger, Who who, const effect::EffectRef &ref);
// A document that this person attests.
Digest attest(BootstrappedLedger &ledger, Who who, const effect::EffectRef &ref);

// A statement of this kind about the intent, everything restated: prior, next = prior, effect, policy, contract.
statement::Statement about(BootstrappedLedger &ledger, Who who, const effect::EffectRef &ref, statement::Kind kind);
std::vector<statement::Citation> cited(BootstrappedLedger &ledger, const effect::EffectRef &ref,
                                       const std::vector<Digest> &evidence);
// A resolve or propose of this action citing that evidence: next status, result (of a confirmation, and of a rejection
// where an object is cited; the first object is the receipt, the others are surplus) and the action's own reason.
statement::Statement decision(BootstrappedLedger &ledger, Who who, const effect::EffectRef &ref, statement::Kind kind,
                              statement::Action action, const std::vector<Digest> &evidence);
// What takes back that much of an object, as the `number`-th compensation.
statement::CompensationCommand refund(const effect::EffectRef &ref, std::int64_t minor, int number = 1,
                                      const std::string &object = "ch_1");
// The same decision with another of its cited objects as the receipt; the first becomes surplus.
statement::Statement confirming(BootstrappedLedger &ledger, const statement::Statement &said,
                                const std::string &objectId);

} // namespace countersign::ledger
