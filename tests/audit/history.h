// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/audit/replay_verifier.h"
#include "models/effect/evidence.h"
#include "models/effect/provider_contract.h"
#include "models/resolution/policy.h"
#include "models/statement/signer.h"
#include "tests/audit/memory_source.h"

#include <gtest/gtest.h>
#include <nlohmann/json_fwd.hpp>

#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

// Histories of a ledger, told in memory and signed with real keys. Whatever is told goes into the log, signed and
// chained, honest or not; the functions that say what people rightly do also keep the tables as a ledger would. The
// clock moves one second an entry.
namespace countersign::audit {

using Facts = std::map<std::string, bool>;

class History final
{
public:
    History(); // "anna" and "bert", the root administrators, set up: entries 0 to 3
    // Also the operators "maria" and "olga", the approver "jonas" and a policy and contract for everybody.
    static const History &readyForWork();

    MemoryTables tables{};
    Trust trust{};
    Instant now{};

    // Statements. A key is called after its person, a further one "name/2".
    statement::Statement draft(const std::string &keyName, statement::Kind kind) const;
    statement::Statement answer(const std::string &keyName, statement::Kind kind,
                                const statement::Statement &proposal) const;
    // Signs and appends, whatever it says; the sequence number.
    std::uint64_t append(const statement::Statement &said, const Facts &facts = {});
    std::uint64_t append(const statement::Statement &said, const std::string &keyName, const Facts &facts);
    const statement::PublicKey &keyOf(const std::string &keyName) const;

    // Governance as it should be: proposed by anna, applied by bert. The applying entry.
    std::uint64_t enrol(const std::string &keyName);
    std::uint64_t join(const std::string &person, const std::string &tenant, const std::set<statement::Role> &roles);
    std::uint64_t setPolicy(const resolution::Policy &policy);
    std::uint64_t publish(const effect::ProviderContract &contract);
    std::uint64_t revoke(const std::string &keyName); // by anna alone
    statement::Statement governance(const std::string &keyName, statement::Kind kind, const std::string &tenant,
                                    const nlohmann::json &subject) const;

    // A charge of EUR whose worker was never heard of again: unknown, version 3, its lease over.
    effect::EffectRef charge(const std::string &key, std::int64_t minor = 125'000);
    void wait(Duration length) { now += length; }
    effect::Evidence found(const effect::EffectRef &ref) const; // one object, every field equal
    effect::Evidence absent(const effect::EffectRef &ref) const;
    // A lookup that this person asks for now and that ends so.
    statement::Citation lookUp(const std::string &person, effect::Evidence evidence);

    // A statement about the effect as it stands; of a confirmation, with the object that the evidence shows.
    statement::Statement about(const effect::EffectRef &ref, const std::string &keyName, statement::Kind kind) const;
    statement::Statement decision(const effect::EffectRef &ref, const std::string &keyName, statement::Kind kind,
                                  statement::Action action, const std::vector<statement::Citation> &evidence) const;
    // Appends with the facts of an honest ledger (`also` are true, too) and moves row and proposals as it would.
    std::uint64_t apply(const statement::Statement &said, const std::set<std::string> &also = {});

    // A hand in the tables: the entry changed and put back, with its own columns but no new signature …
    void rewrite(std::uint64_t seq, const std::function<void(LogEntry &)> &change);
    void reseal(); // … and every leaf, root and the head made to fit.

    VerifyReport verify(const std::optional<PinnedHead> &pinned = {}) const;

private:
    statement::Signer &signer(const std::string &keyName) const;
    std::uint64_t govern(statement::Kind kind, const std::string &tenant, const nlohmann::json &subject);
    std::uint64_t store(const statement::Envelope &envelope, const statement::Statement &said, const Facts &facts);
    std::string nextId() const;
    void moveRow(const statement::Statement &said, std::uint64_t seq);
    void moveProposals(const statement::Statement &said, std::uint64_t seq);
    void putProposal(const statement::Statement &said, std::uint64_t seq);
    void settleProposal(const std::string &id, const std::string &status, std::uint64_t seq);

    mutable std::map<std::string, std::shared_ptr<statement::Signer>> m_signers{};
    mutable std::uint64_t m_ids = 0;
    std::optional<statement::VersionRef> m_policy{}, m_contract{};
};

resolution::Policy historyPolicy();         // version 1 of "*": one person up to EUR 5000.00
effect::ProviderContract historyContract(); // version 1 of "*": one settled miss is absence
Facts honestFacts(const statement::Statement &said, const std::set<std::string> &also);

std::string textOf(const VerifyReport &report); // one line a problem
// There is a problem with this sequence number and subject.
testing::AssertionResult names(const VerifyReport &report, std::optional<std::uint64_t> seq,
                               const std::string &subject);
testing::AssertionResult isVerified(const VerifyReport &report);

} // namespace countersign::audit
