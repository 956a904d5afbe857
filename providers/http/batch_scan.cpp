// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/http/batch_scan.h"

#include "providers/http/json_span.h"
#include "providers/http/json_value.h"
#include "providers/http/object_match.h"
#include "providers/http/rung_scan.h"
#include "providers/http/scan_finding.h"

#include <algorithm>
#include <utility>

namespace countersign::providers {

namespace {

using effect::Disposition;
using nlohmann::json;

bool isSameAccount(const LookupRequest &one, const LookupRequest &other)
{
    return one.provider == other.provider && one.environment == other.environment && one.account == other.account;
}

// Why an item that is not in the batch may still come, or was never looked for; "" where nothing speaks against it.
std::string whyNotMissing(const ScanResult &batch)
{
    if (batch.matches.empty())
        return "batch_not_found";
    const auto isOpen = [](const effect::Match &match) {
        return match.disposition == Disposition::Accepted || match.disposition == Disposition::InFlight;
    };
    return std::any_of(batch.matches.begin(), batch.matches.end(), isOpen) ? "batch_in_flight" : "";
}

} // namespace

BatchScan::BatchScan(const RungQuestion &batch) : m_batch(batch)
{
    const auto described = batch.description.batches.find(batch.request.operation);
    if (described == batch.description.batches.end())
        return;
    m_described = &described->second;
    for (const LookupRequest &item : batch.request.items)
        m_items.push_back({questionOf(batch.description, m_described->tie, item)});
}

void BatchScan::take(const json &object, std::string_view raw)
{
    if (m_items.empty())
        return;
    const json *list = valueAt(object, m_described->pointer);
    if (list == nullptr || !list->is_array())
        return noteOnce(m_unmet, "items_missing");
    const auto texts = rawElements(rawAt(raw, m_described->pointer));
    if (texts.size() != list->size())
        return noteOnce(m_unmet, "malformed_json");
    for (std::size_t at = 0; at < texts.size(); ++at)
        for (Item &item : m_items)
            takeItem(item, (*list)[at], texts[at]);
}

void BatchScan::takeItem(Item &item, const json &object, std::string_view raw) const
{
    const Tie tie = tieOf(item.question, object);
    if (tie == Tie::Other || tie == Tie::Contradicts)
        return;
    auto match = tie == Tie::Ours ? readMatch(m_batch.description, object, raw) : std::nullopt;
    if (!match)
        return noteOnce(item.unmet, "object_unreadable");
    keepLatest(item.matches, std::move(*match));
}

std::vector<ItemFinding> BatchScan::findings(const ScanResult &batch, Instant now) const
{
    std::vector<ItemFinding> findings;
    if (m_described == nullptr) {
        for (const LookupRequest &item : m_batch.request.items)
            findings.push_back({item.intentKey, inconclusive("items_not_described")});
        return findings;
    }
    for (const Item &item : m_items)
        findings.push_back({item.question.request.intentKey, findingOfItem(item, batch, now)});
    return findings;
}

effect::Finding BatchScan::findingOfItem(const Item &item, const ScanResult &batch, Instant now) const
{
    if (!isSameAccount(m_batch.request, item.question.request))
        return inconclusive("account_differs");
    ScanResult scan{item.matches, batch.unmet, batch.contradicted, false, batch.stopped};
    for (const auto *reasons : {&m_unmet, &item.unmet})
        for (const std::string &reason : *reasons)
            noteOnce(scan.unmet, reason);
    if (std::string reason = whyNotMissing(batch); item.matches.empty() && !reason.empty())
        noteOnce(scan.unmet, std::move(reason));
    scan.complete = batch.complete && scan.unmet.empty();
    return findingOf(item.question, scan, now);
}

} // namespace countersign::providers
