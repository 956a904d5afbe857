// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "providers/api/provider_adapter.h"
#include "providers/http/rung_request.h"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>
#include <vector>

// The items of a batch, found in the objects that a scan found for the batch. The batch decides none of them: an item
// is missing only where its batch was read whole and has settled, and then by the rules of every other absence.
namespace countersign::providers {

struct ScanResult;

class BatchScan final
{
public:
    // The question must outlive it. Without items in its request there is nothing to find.
    explicit BatchScan(const RungQuestion &batch);

    void take(const nlohmann::json &object, std::string_view raw); // an object of the batch, and its text as received
    // One an item, in the order of the request, after the batch was scanned with this result.
    std::vector<ItemFinding> findings(const ScanResult &batch, Instant now) const;

private:
    struct Item
    {
        RungQuestion question;
        std::vector<effect::Match> matches{};
        std::vector<std::string> unmet{};
    };
    void takeItem(Item &item, const nlohmann::json &object, std::string_view raw) const;
    effect::Finding findingOfItem(const Item &item, const ScanResult &batch, Instant now) const;

    const RungQuestion &m_batch;
    const BatchItems *m_described = nullptr; // null: the description does not say where items are
    std::vector<Item> m_items;
    std::vector<std::string> m_unmet; // why the items of the batch were not read whole
};

} // namespace countersign::providers
