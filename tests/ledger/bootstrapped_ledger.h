// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/audit/replay_verifier.h"
#include "models/base/clock.h"
#include "models/base/entropy.h"
#include "models/ledger/sqlite/sqlite_ledger.h"
#include "models/statement/governance.h"
#include "models/statement/signer.h"

#include <nlohmann/json_fwd.hpp>

#include <array>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <utility>

// An embedded ledger that is ready for work, in a folder of its own that goes away with it: two root administrators,
// everybody below enrolled, a policy and two contracts. Its clock stands at LedgerStart until told otherwise. The
// governance is done once a process; every ledger starts as a copy of that file. One thread.
namespace countersign::ledger {

// The value, or an exception that fails the test with the error's own text.
template <class T>
T must(Result<T> result)
{
    if (!result)
        throw std::runtime_error(describe(result.error()));
    return std::move(*result);
}
inline void must(const Status &status)
{
    if (!status)
        throw std::runtime_error(describe(status.error()));
}

enum class Who { Admin1, Admin2, Operator, Operator2, Approver, ApproverSecondKey, Approver2, Auditor, Handler };
inline constexpr std::size_t PersonCount = 9;
std::string personOf(Who who); // Approver and ApproverSecondKey are one person
std::unique_ptr<statement::Signer> makeSignerOf(Who who);

inline constexpr const char *Tenant = "acme"; // where everybody but the administrators is a member
inline constexpr const char *Provider = "sandbox";
inline constexpr const char *Environment = "test";
inline constexpr const char *KeyedAccount = "acct_1";         // takes idempotency keys; two misses prove absence
inline constexpr const char *KeylessAccount = "acct_keyless"; // takes none
extern const Instant LedgerStart;                             // 2026-12-01T08:00:00Z

resolution::Policy standardPolicy(); // version 1 of "*": one person up to EUR 5000.00 and JPY 50000
effect::ProviderContract keyedContract();
effect::ProviderContract keylessContract();

// A folder that is removed, with everything in it, at the end.
class TemporaryFolder final
{
public:
    TemporaryFolder();
    TemporaryFolder(const TemporaryFolder &) = delete;
    TemporaryFolder &operator=(const TemporaryFolder &) = delete;
    ~TemporaryFolder();
    const std::string &path() const { return m_path; }

private:
    std::string m_path;
};

class BootstrappedLedger final
{
public:
    BootstrappedLedger();
    // Only root keys and an empty log: what `ledger init` starts from.
    static std::unique_ptr<BootstrappedLedger> beforeBootstrap();
    // The same trust, clock and keys on a file that is there already and stays.
    static std::unique_ptr<BootstrappedLedger> openExisting(const std::string &path);

    const std::string &path() const { return m_path; }
    const audit::Trust &trust() const { return m_trust; }
    ManualClock &clock() { return m_clock; }
    Entropy &entropy() { return m_entropy; }
    LedgerFactory &factory() { return *m_factory; }

    // Faces, opened at first use and kept.
    WorkerLedger &worker();
    LedgerReader &reader(Who who = Who::Auditor);
    StatementLedger &statements(Who who);
    statement::Signer &signer(Who who);
    void closeFaces(); // so that the file can be copied, replaced or opened by another process

    SubmitOutcome submit(Who who, const statement::Statement &said); // signed with that key
    // A governance statement by Admin1, and the approval by Admin2 that applies it. Throws where one is refused.
    LogReceipt govern(statement::Kind kind, const std::string &tenant, const nlohmann::json &subject);

    audit::VerifyReport verify(); // the whole file, against the root keys

private:
    explicit BootstrappedLedger(std::unique_ptr<TemporaryFolder> folder, std::string path = {});

    std::unique_ptr<TemporaryFolder> m_folder; // none where the file is somebody else's
    std::string m_path;
    audit::Trust m_trust;
    ManualClock m_clock;
    SystemEntropy m_entropy{};
    std::unique_ptr<LedgerFactory> m_factory{};
    std::unique_ptr<WorkerLedger> m_worker{};
    std::map<std::string, std::unique_ptr<LedgerReader>> m_readers{};
    std::map<std::string, std::unique_ptr<StatementLedger>> m_statements{};
    std::array<std::unique_ptr<statement::Signer>, PersonCount> m_signers{};
};

// A statement with everything but what its kind is about: id, origin, person, key, times and the newest head; the
// policy in force where there is one.
statement::Statement draft(BootstrappedLedger &ledger, Who who, statement::Kind kind, const std::string &tenant);
// A governance statement that sets `subject`.
statement::Statement governance(BootstrappedLedger &ledger, Who who, statement::Kind kind, const std::string &tenant,
                                const nlohmann::json &subject);
// The answer to an open proposal of either sort: it restates all that an answer of this kind restates.
statement::Statement answer(BootstrappedLedger &ledger, Who who, statement::Kind kind, const std::string &proposalId);

std::string textOf(const SubmitOutcome &outcome);            // for messages: "applied at 17" or the code and its data
LogReceipt receiptIn(const SubmitOutcome &outcome);          // throws where it is a refusal
resolution::Refusal refusalIn(const SubmitOutcome &outcome); // throws where it is a receipt
std::string textOf(const audit::VerifyReport &report);       // one line a problem

} // namespace countersign::ledger
