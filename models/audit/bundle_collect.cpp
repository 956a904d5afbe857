// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/bundle.h"

#include "models/statement/statement.h"

#include <set>
#include <utility>

namespace countersign::audit {
namespace {

constexpr std::size_t BundlePage = 256;

struct Picked
{
    std::uint64_t seq = 0;
    BundleEntry entry{};
};

// The log once from its beginning: every leaf hash, and the entries that belong into the bundle.
class Collector final
{
public:
    Collector(AuditSource &source, const effect::EffectRef &ref) : m_source(source), m_ref(ref) {}

    Status walk(std::uint64_t size)
    {
        while (m_leaves.size() < size) {
            COUNTERSIGN_TRY(const auto page, m_source.entries(m_leaves.size(), BundlePage));
            if (page.empty())
                return fail(ErrorKind::Corrupt,
                            {translatable("the log ends after %1 entries"), {std::to_string(m_leaves.size())}},
                            translatable("Run audit verify."));
            for (const StoredEntry &stored : page)
                if (m_leaves.size() < size)
                    COUNTERSIGN_CHECK(take(stored));
        }
        return {};
    }

    Result<Bundle> bundle(std::uint64_t size)
    {
        if (!m_found)
            return fail(ErrorKind::NotFound,
                        {translatable("the log says nothing about the effect %1"),
                         {m_ref.tenant.value() + "/" + m_ref.key.value()}},
                        translatable("Nobody has signed anything about it yet, so there is nothing to prove."));
        Bundle bundle;
        bundle.tenant = m_ref.tenant.value();
        bundle.intent = m_ref.key.value();
        for (Picked &picked : m_picked) {
            picked.entry.proof = inclusionProof(m_leaves, picked.seq, size);
            bundle.entries.push_back(std::move(picked.entry));
        }
        COUNTERSIGN_CHECK(addEvidence(bundle));
        return bundle;
    }

private:
    Status take(const StoredEntry &stored)
    {
        const auto seq = m_leaves.size();
        m_leaves.push_back(leafHash(viewOf(stored.bytes)));
        COUNTERSIGN_TRY(const auto entry, parseLogEntry(stored.bytes));
        COUNTERSIGN_TRY(const auto said, statement::parseStatement(entry.envelope.payload));
        const bool about = said.tenant == m_ref.tenant.value() && said.intent == m_ref.key.value();
        if (!about && !said.intent.empty())
            return {};
        m_found = m_found || about;
        m_picked.push_back({seq, {stored.bytes, stored.outcome, {}}});
        for (const auto &citation : said.evidence)
            m_cited.insert(citation.digest);
        return {};
    }

    Status addEvidence(Bundle &bundle)
    {
        for (const std::string &hex : m_cited) {
            COUNTERSIGN_TRY(const auto digest, Digest::fromHex(hex));
            COUNTERSIGN_TRY(const auto row, m_source.evidence(digest));
            if (!row)
                return fail(ErrorKind::Corrupt, {translatable("the cited evidence %1 is not stored"), {hex}},
                            translatable("Run audit verify."));
            bundle.evidence.push_back(row->bytes);
        }
        return {};
    }

    AuditSource &m_source;
    const effect::EffectRef &m_ref;
    std::vector<Digest> m_leaves;
    std::vector<Picked> m_picked;
    std::set<std::string> m_cited;
    bool m_found = false;
};

} // namespace

Result<Bundle> collectBundle(AuditSource &source, const effect::EffectRef &ref, const LogHead &head)
{
    Collector collector(source, ref);
    COUNTERSIGN_CHECK(collector.walk(head.size));
    COUNTERSIGN_TRY(auto bundle, collector.bundle(head.size));
    COUNTERSIGN_TRY(bundle.origin, source.origin());
    return bundle;
}

} // namespace countersign::audit
