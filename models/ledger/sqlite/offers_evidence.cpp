// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/ledger/sqlite/offers_evidence.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <set>
#include <utility>

namespace countersign::ledger {

using effect::EvidenceSource;
using effect::StoredEvidence;

namespace {

constexpr std::size_t MaxCited = 20;

EvidenceList firstTwenty(EvidenceList list)
{
    if (list.size() > MaxCited)
        list.erase(list.begin() + static_cast<EvidenceList::difference_type>(MaxCited), list.end());
    return list;
}

bool isMiss(const StoredEvidence &stored)
{
    return stored.evidence.source == EvidenceSource::Lookup && stored.askedAt && stored.evidence.finding == "Absent";
}

} // namespace

EvidenceList newestOfEachObject(const EvidenceList &evidence)
{
    EvidenceList chosen;
    std::set<std::string> named;
    for (const auto &stored : evidence) {
        if (stored.evidence.source == EvidenceSource::Document)
            continue;
        bool news = false;
        for (const auto &match : stored.evidence.matches)
            news = named.insert(match.id).second || news;
        if (news)
            chosen.push_back(stored);
    }
    return firstTwenty(std::move(chosen));
}

EvidenceList countedMisses(const EvidenceList &evidence, const std::optional<effect::ProviderContract> &contract)
{
    const auto wanted = contract ? contract->absence.misses : 2;
    const auto spacing = contract ? contract->absence.spacing : Duration{};
    EvidenceList chosen;
    std::set<std::string> lookups;
    std::optional<Instant> last;
    for (const auto &stored : evidence) {
        if (!isMiss(stored))
            continue;
        const bool known = lookups.count(stored.evidence.lookup) > 0;
        const bool spaced = !last || *stored.askedAt + spacing <= *last;
        if (!known && (!spaced || static_cast<std::int64_t>(lookups.size()) >= wanted))
            continue;
        lookups.insert(stored.evidence.lookup);
        last = stored.askedAt;
        chosen.push_back(stored);
    }
    return firstTwenty(std::move(chosen));
}

EvidenceList attestedDocument(const EvidenceList &evidence, const std::string &person)
{
    const auto found = std::find_if(evidence.begin(), evidence.end(), [&](const StoredEvidence &stored) {
        return stored.evidence.source == EvidenceSource::Document && stored.evidence.document &&
               stored.evidence.document->attestedBy == person;
    });
    return found == evidence.end() ? EvidenceList() : EvidenceList{*found};
}

EvidenceList ownLooks(const EvidenceList &evidence, const std::string &person, Instant since)
{
    EvidenceList own;
    std::copy_if(evidence.begin(), evidence.end(), std::back_inserter(own), [&](const StoredEvidence &stored) {
        return stored.evidence.source == EvidenceSource::Lookup && stored.askedBy == person && stored.askedAt &&
               *stored.askedAt > since;
    });
    return own;
}

EvidenceList together(const EvidenceList &first, const EvidenceList &second)
{
    EvidenceList all = first;
    for (const auto &stored : second) {
        const auto same = [&](const StoredEvidence &other) { return other.digest == stored.digest; };
        if (std::none_of(all.begin(), all.end(), same))
            all.push_back(stored);
    }
    return firstTwenty(std::move(all));
}

} // namespace countersign::ledger
