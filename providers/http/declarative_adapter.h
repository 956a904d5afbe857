// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "providers/api/provider_adapter.h"
#include "providers/http/provider_description.h"

#include <memory>
#include <string>

// A provider that needs no code: everything about it is in its description.
namespace countersign::providers {

// Where an adapter asks: one account in one environment.
struct AdapterPlace
{
    std::string environment{}, account{};
    std::string baseUrl{}; // instead of the description's; "" = that
};

class DeclarativeAdapter final : public ProviderAdapter
{
public:
    // NotFound: the description has no such environment. InvalidInput: a base URL that would expose a token. The clock
    // must outlive the adapter.
    static Result<std::unique_ptr<ProviderAdapter>> make(ProviderDescription description, AdapterPlace place,
                                                         const Clock &clock);

    effect::ProviderContract contract() const override;
    std::vector<Rung> rungs(const LookupRequest &request) const override;
    // Reads until the rung is answered, at most 1000 pages; a request for another account, environment or provider, or
    // a rung the description does not have, is Inconclusive and nothing is sent.
    LookupReport lookUp(const Rung &rung, const LookupRequest &request, ReadTransport &transport,
                        const CancelToken &cancel) override;

private:
    DeclarativeAdapter(ProviderDescription description, AdapterPlace place, const Clock &clock);
    std::vector<std::string> differingScope(const LookupRequest &request) const;
    LookupReport refuse(const Rung &rung, std::vector<std::string> unmet) const;

    ProviderDescription m_description;
    AdapterPlace m_place;
    const Clock &m_clock;
};

} // namespace countersign::providers
