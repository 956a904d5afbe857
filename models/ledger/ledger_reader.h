// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/audit/log_entry.h"
#include "models/effect/effect_intent.h"
#include "models/effect/evidence.h"
#include "models/effect/provider_contract.h"
#include "models/ledger/health.h"
#include "models/resolution/facts.h"
#include "models/resolution/offer.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

// Reading the ledger. Blocking; one thread an object (asserted), but cancel() may be called from any. Rows are as the
// ledger's clock sees them: a lapsed lease counts as unknown, an ended hold is no hold.
namespace countersign::ledger {

// In what order a list comes; ties by tenant and intent key.
enum class IntentOrder {
    TimeUntilHarm, // due_at; those that need nobody last
    Age,           // longest ago first: the last attempt, or the prepare where there was none
    KeyLeft,       // key_expires_at; those without one last
    Amount,        // by currency, then minor units: amounts of two currencies have no order; none first
    Provider,
    Recipient,
    IntentKey,
};

struct EffectQuery
{
    std::optional<std::string> tenant{};
    std::optional<effect::EffectStatus> status{};
    bool needsSomebody = false; // due_at is not null
    bool needsPerson = false; // and the person this reader was opened for may be that somebody (IntentRow::needsPerson)
    bool overdue = false;     // due_at has passed
    bool held = false;
    bool onWatch = false; // looked up again until Dossier::watchedUntil, though nobody is needed (T9); a page may then
                          // hold fewer rows than there is room for
    std::optional<Instant> keyExpiresBefore{}; // unknown, and the provider forgets the key before then
    std::string containing{};                  // part of the intent key
    std::vector<effect::EffectRef> among{};    // only these; empty: any
    IntentOrder order = IntentOrder::TimeUntilHarm;
    bool descending = false; // the whole order reversed, ties too
};

// A row of a list: the intent, and what around it decides how it is shown and whom it needs.
struct IntentRow : effect::EffectIntent
{
    bool leaseLapsed = false;
    bool openProposal = false;
    bool openConflict = false;
    // It needs somebody, nobody else holds it or was asked to look after it, and it does not wait for a
    // countersignature.
    bool needsPerson = false;
};

// Where the next page starts; opaque to callers, empty for the first and after the last page.
struct Cursor
{
    std::string after{};
    bool operator==(const Cursor &) const = default;
};

template <class Row>
struct Page
{
    std::vector<Row> rows{};
    Cursor next{};
    std::optional<std::int64_t> total{}; // rows of all pages together; on the first page only
};

struct LookupRecord
{
    std::string id{};
    Instant askedAt{};
    std::string askedBy{};
    std::vector<std::string> evidence{}; // digests
    std::optional<Instant> finishedAt{};
};

// A lookup beside the effect it was about, with what it found.
struct RecentLookup
{
    effect::EffectRef ref;
    LookupRecord lookup{};
    std::vector<effect::StoredEvidence> evidence{};
};

struct EventRecord
{
    std::int64_t eventNo = 0;
    std::string from{}, to{}, cause{};
    std::optional<std::int64_t> attempt{};
    Instant at{};
};
struct ConflictRecord
{
    std::string id{}, kind{}, objectId{}, evidence{};
    Instant openedAt{};
    std::optional<std::int64_t> settledBySeq{};
    std::string settlement{}; // "" while open
};
struct OutboxRecord
{
    std::int64_t id = 0;
    std::int64_t ledgerVersion = 0;
    std::string type{}, status{}, payload{};
};

struct ProposalRecord
{
    std::string id{};
    statement::Statement statement{};
    std::string digest{};
    std::int64_t seq = 0;
    Instant proposedAt{};
    Instant expiresAt{};
    std::string status{}; // open, applied, declined, withdrawn, void, expired
    std::optional<std::int64_t> settledBySeq{};
};

struct StatementRecord
{
    std::int64_t seq = 0;
    Instant at{};
    statement::Statement statement{};
};

// What of the log is asked for; every part that is set must hold.
struct LogQuery
{
    std::optional<Instant> from{}; // entered the log at or after
    std::optional<Instant> to{};   // … and before
    std::string actor{};           // signed it, or proposed what it answers
    // An action ("release") names what was decided: resolved by one person, or approved by the second. A kind
    // ("propose", "hold", "policy_set") names the entries of that kind.
    std::string action{};
    std::optional<Money> atLeast{}; // of the effect, in that currency
    std::optional<std::string> tenant{};
    std::optional<std::string> intent{};
    std::optional<std::int64_t> seq{}; // that entry alone
};

// One entry of the log with what became of it and who else signed.
struct LogRecord
{
    std::int64_t seq = 0;
    Instant at{};
    statement::Statement statement{};
    statement::Envelope envelope{}; // the signed bytes
    std::string outcome{};          // applied or awaiting_countersign
    std::string proposer{};         // of what is proposed here, or answered
    std::string answeredBy{};       // who approved or declined; "" while nobody did
    std::string proposalStatus{};   // open, applied, declined, withdrawn, void, expired; "" where there is none
};

struct LogPage
{
    std::vector<LogRecord> rows{}; // newest first
    Cursor next{};                 // empty after the last page
    std::int64_t total = 0;        // rows that the query finds on all pages
};

// Everything about one intent.
struct Dossier
{
    effect::EffectIntent intent;
    bool leaseLapsed = false;
    std::vector<effect::EffectRef> items{}; // of a batch, in the order of their keys
    std::optional<Instant> watchedUntil{};  // on watch while now is before it (T9)
    std::vector<effect::EffectAttempt> attempts{};
    std::vector<EventRecord> events{};
    std::vector<LookupRecord> lookups{};
    std::vector<effect::StoredEvidence> evidence{};
    std::vector<ConflictRecord> conflicts{};
    std::vector<ProposalRecord> proposals{};
    std::vector<StatementRecord> statements{};
    std::vector<OutboxRecord> outbox{};
    std::optional<resolution::InForce<resolution::Policy>> policy{};
    std::optional<resolution::InForce<effect::ProviderContract>> contract{};
};

struct PersonRecord
{
    std::string person{}, displayName{}, personKind{};
    std::vector<std::string> liveKeys{};                            // key ids
    std::map<std::string, std::set<statement::Role>> memberships{}; // tenant or "*" → roles
};

struct LedgerStatus
{
    std::string backend{}; // "sqlite" or "postgresql"
    std::string origin{};
    std::string schemaVersion{}; // of the last migration
    audit::LogHead head{};
    std::int64_t intents = 0;
    std::vector<std::string> honestLimits{}; // what this backend cannot promise, in sentences
};

// From when on a key counts as expiring (ux.md section 9).
inline constexpr Duration KeyExpiryMargin = std::chrono::hours(1);

// How much there is of what somebody might have to look after. A lapsed lease counts as unknown, and as due since then.
struct Tallies
{
    std::map<effect::EffectStatus, std::int64_t> byStatus{}; // every status has its entry
    std::int64_t due = 0;                                    // due_at is not null
    std::int64_t overdue = 0;                                // and has passed
    std::optional<Instant> firstDue{};
    std::int64_t needsPerson = 0; // as in EffectQuery
    std::int64_t keyExpiring = 0; // unknown, and the provider forgets the key within KeyExpiryMargin
    std::int64_t held = 0;
    std::int64_t openConflicts = 0;
    std::int64_t openProposals = 0;
};

class LedgerReader
{
public:
    LedgerReader() = default;
    LedgerReader(const LedgerReader &) = delete;
    LedgerReader &operator=(const LedgerReader &) = delete;
    virtual ~LedgerReader() = default;

    // `cursor` is of the same order. InvalidInput: it is not, or no cursor of this ledger.
    virtual Result<Page<IntentRow>> intents(const EffectQuery &query, const Cursor &cursor, std::size_t limit) = 0;
    virtual Result<Dossier> dossier(const effect::EffectRef &ref) = 0; // NotFound
    // What the person this reader was opened for may do now.
    virtual Result<std::vector<resolution::Offer>> offers(const effect::EffectRef &ref) = 0;
    virtual Result<std::vector<ProposalRecord>> proposals(bool openOnly) = 0;
    virtual Result<std::optional<std::string>> evidence(const Digest &digest) = 0;      // canonical bytes
    virtual Result<Tallies> tallies(const std::optional<std::string> &tenant = {}) = 0; // none: of all tenants
    virtual Result<std::vector<RecentLookup>> recentLookups(std::size_t limit) = 0;     // newest first
    virtual Result<Health> health() = 0;                                                // as of the ledger's clock
    virtual Result<std::vector<StatementRecord>> log(std::int64_t fromSeq, std::size_t limit) = 0;
    virtual Result<LogPage> log(const LogQuery &query, const Cursor &cursor, std::size_t limit) = 0;
    virtual Result<std::vector<PersonRecord>> persons() = 0;
    virtual Result<std::optional<resolution::InForce<resolution::Policy>>>
    policy(const std::string &tenant) = 0; // most specific
    // Every version of the scope whose policy is in force for the tenant, newest first.
    virtual Result<std::vector<resolution::InForce<resolution::Policy>>> policies(const std::string &tenant) = 0;
    virtual Result<std::vector<resolution::InForce<effect::ProviderContract>>> contracts() = 0; // newest of each scope
    virtual Result<std::optional<resolution::InForce<effect::ProviderContract>>>
    contract(const std::string &tenant, const std::string &provider, const std::string &environment,
             const std::string &account) = 0; // most specific
    virtual Result<LedgerStatus> status() = 0;
    virtual Result<audit::LogHead> head() = 0;
    // Opaque and cheap: differs from an earlier one of this reader whenever something was written since that any call
    // here may show. What time alone changes (a lapse, an end, a due moment) leaves it as it is.
    virtual Result<std::string> changeStamp() = 0;
    // The hashes by which audit::verifyConsistency shows that the log of size `first` is how the log of size `second`
    // begins. InvalidInput unless 0 < first <= second <= the log's size.
    virtual Result<std::vector<Digest>> consistencyProof(std::uint64_t first, std::uint64_t second) = 0;
    virtual void cancel() = 0; // any thread: the running call returns Cancelled
};

} // namespace countersign::ledger
