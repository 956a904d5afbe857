// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/ledger/ledger_reader.h"

#include "models/ledger/sqlite/faces.h"
#include "models/ledger/sqlite/guards_log.h"
#include "models/ledger/sqlite/in_force.h"
#include "models/ledger/sqlite/offers.h"
#include "models/ledger/sqlite/projections.h"
#include "models/ledger/sqlite/reader_health.h"
#include "models/ledger/sqlite/reader_rows.h"
#include "models/ledger/sqlite/submit_known.h"
#include "models/resolution/rules.h"

#include <string_view>
#include <utility>

namespace countersign::ledger {

namespace {

// What a file on one machine cannot promise (trust.md section 4).
std::vector<std::string> honestLimits(const SqliteSession &session)
{
    std::vector<std::string> limits{
        "Whoever can write this file can change any row of it. Changes to the log are detected by everybody who holds "
        "a "
        "later head or checkpoint kept outside the file; they are not prevented.",
        "No server tells one person from another here: the profile names the person, and a lookup of one's own is "
        "self-declared. Signatures still bind every statement to one enrolled key.",
        "Roles and tenants do not separate the users of one file from each other.",
        "A second person on the same file is a convenience and no separation of duties.",
        "The file must lie on a local disk; its write-ahead log is not safe on a network share.",
    };
    if (!session.newerSchemaWarning().empty())
        limits.push_back(english(session.newerSchemaWarning()));
    return limits;
}

Result<OfferInput> offerInput(SqliteSession &session, const effect::EffectRef &ref, const std::string &person,
                              Instant now)
{
    COUNTERSIGN_TRY(auto known, knownAround(session, ref, now));
    if (!known)
        return fail(ErrorKind::NotFound,
                    {translatable("there is no intent %1/%2"), {ref.tenant.value(), ref.key.value()}});
    OfferInput input{std::move(known->input)};
    input.sweepDue = known->sweepDue;
    input.person = person;
    COUNTERSIGN_TRY(input.roles, rolesOf(session, person, ref.tenant.value()));
    COUNTERSIGN_TRY(auto evidence, evidenceOf(session, ref));
    input.evidence = std::move(evidence.records);
    input.known.unreadable = evidence.unreadable;
    COUNTERSIGN_TRY(input.known.windows, windowsOf(session, input.known, person));
    if (const auto &proposal = input.known.proposal) {
        COUNTERSIGN_TRY(input.proposerWindows, windowsOf(session, input.known, proposal->proposer));
        COUNTERSIGN_TRY(auto cited, citedBy(session, proposal->statement));
        input.proposalCited = std::move(cited.evidence);
    }
    seeNow(input.known.intent, input.sweepDue, now);
    return input;
}

class SqliteReader final : public LedgerReader
{
public:
    SqliteReader(OwnedSession session, FaceContext context)
        : m_session(std::move(session)), m_context(std::move(context))
    {
    }

    Result<Page<IntentRow>> intents(const EffectQuery &query, const Cursor &cursor, std::size_t limit) override
    {
        return reading([&] { return readIntents(*m_session, query, cursor, limit, asking()); });
    }
    Result<Dossier> dossier(const effect::EffectRef &ref) override
    {
        return reading([&] { return readDossier(*m_session, ref, now()); });
    }
    Result<std::vector<resolution::Offer>> offers(const effect::EffectRef &ref) override
    {
        return reading([&]() -> Result<std::vector<resolution::Offer>> {
            COUNTERSIGN_TRY(const auto input, offerInput(*m_session, ref, m_context.person, now()));
            return offersFor(input, resolution::builtInRules());
        });
    }
    Result<std::vector<ProposalRecord>> proposals(bool openOnly) override
    {
        return reading([&] { return readProposals(*m_session, openOnly, now()); });
    }
    Result<std::optional<std::string>> evidence(const Digest &digest) override
    {
        COUNTERSIGN_TRY(const auto rows,
                        m_session->query("SELECT bytes FROM effect_evidence WHERE digest = ?", {digest.hex()}));
        return rows.empty() ? std::optional<std::string>() : std::optional(rows.front().blobText(0));
    }
    Result<Tallies> tallies(const std::optional<std::string> &tenant) override
    {
        return reading([&] { return readTallies(*m_session, tenant, asking()); });
    }
    Result<std::vector<RecentLookup>> recentLookups(std::size_t limit) override
    {
        return reading([&] { return readRecentLookups(*m_session, limit); });
    }
    Result<Health> health() override
    {
        return reading([&] { return readHealth(*m_session, now()); });
    }
    Result<std::vector<StatementRecord>> log(std::int64_t fromSeq, std::size_t limit) override
    {
        return reading([&] { return readLog(*m_session, fromSeq, limit); });
    }
    Result<LogPage> log(const LogQuery &query, const Cursor &cursor, std::size_t limit) override
    {
        return reading([&] { return readLogPage(*m_session, query, cursor, limit, now()); });
    }
    Result<std::vector<PersonRecord>> persons() override
    {
        return reading([&] { return readPersons(*m_session); });
    }
    Result<std::optional<resolution::InForce<resolution::Policy>>> policy(const std::string &tenant) override
    {
        return policyInForce(*m_session, tenant);
    }
    Result<std::vector<resolution::InForce<resolution::Policy>>> policies(const std::string &tenant) override
    {
        return policyVersions(*m_session, tenant);
    }
    Result<std::optional<resolution::InForce<effect::ProviderContract>>> contract(const std::string &tenant,
                                                                                  const std::string &provider,
                                                                                  const std::string &environment,
                                                                                  const std::string &account) override
    {
        return contractInForce(*m_session, tenant, provider, environment, account);
    }
    Result<std::vector<resolution::InForce<effect::ProviderContract>>> contracts() override
    {
        return readContracts(*m_session);
    }
    Result<LedgerStatus> status() override
    {
        return reading([&] { return readStatus(); });
    }
    Result<audit::LogHead> head() override { return readHead(*m_session); }
    // data_version counts what other connections commit; total_changes() what this one writes; the size tells apart the
    // files behind two connections. Asked one by one: a commit between them only makes the next stamp differ as well.
    Result<std::string> changeStamp() override
    {
        COUNTERSIGN_TRY(const auto others, m_session->query("PRAGMA data_version"));
        COUNTERSIGN_TRY(const auto own, m_session->query("SELECT total_changes()"));
        COUNTERSIGN_TRY(const auto head, readHead(*m_session));
        return std::to_string(others.front().integer(0)) + '/' + std::to_string(own.front().integer(0)) + '/' +
               std::to_string(head.size);
    }
    Result<std::vector<Digest>> consistencyProof(std::uint64_t first, std::uint64_t second) override
    {
        return readConsistencyProof(*m_session, first, second);
    }
    void cancel() override { m_session->interrupt(); }

private:
    Instant now() const { return m_context.clock.now(); }
    Asking asking() const { return {m_context.person, now()}; }

    template <class Work>
    auto reading(Work work) -> decltype(work())
    {
        return inReadTransaction(*m_session, work);
    }

    Result<LedgerStatus> readStatus()
    {
        LedgerStatus status;
        status.backend = "sqlite";
        COUNTERSIGN_TRY(const auto meta, m_session->query("SELECT origin FROM ledger_meta"));
        COUNTERSIGN_TRY(const auto schema, m_session->query("SELECT version, name FROM schema_migrations ORDER BY "
                                                            "version DESC LIMIT 1"));
        COUNTERSIGN_TRY(const auto count, m_session->query("SELECT count(*) FROM effect_intents"));
        if (!meta.empty())
            status.origin = meta.front().text(0);
        if (!schema.empty())
            status.schemaVersion = std::to_string(schema.front().integer(0)) + " " + schema.front().text(1);
        COUNTERSIGN_TRY(status.head, readHead(*m_session));
        status.intents = count.front().integer(0);
        status.honestLimits = honestLimits(*m_session);
        return status;
    }

    OwnedSession m_session;
    FaceContext m_context;
};

} // namespace

std::unique_ptr<LedgerReader> makeSqliteReader(OwnedSession session, FaceContext context)
{
    return std::make_unique<SqliteReader>(std::move(session), std::move(context));
}

} // namespace countersign::ledger
