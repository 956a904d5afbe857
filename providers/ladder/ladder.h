// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/pacing.h"
#include "providers/api/lookup_service.h"
#include "providers/ladder/rung_performer.h"

#include <map>
#include <memory>
#include <string>

// Whole lookups: rung after rung of the account an intent was sent with, within the provider's rate. What a provider
// said about "not before" is remembered here and outlives the processes that ask. Accounts are added first; after that
// lookups of different accounts may run on different threads, those of one account wait for each other's permits only,
// so its performer must itself be safe for that or be used from one thread.
namespace countersign::providers {

struct AccountName // exactly as intents carry it
{
    std::string provider{}, environment{}, account{};
    friend auto operator<=>(const AccountName &, const AccountName &) = default;
};

class Ladder final : public LookupService
{
public:
    // Both must outlive the ladder.
    Ladder(const Clock &clock, Pacing &pacing) : m_clock(clock), m_pacing(pacing) {}

    // `maxPerSecond` rungs a second, at least 1. InvalidInput: an account with an empty name, a rate below 1, or an
    // account that is already there.
    Status add(const AccountName &name, int maxPerSecond, std::unique_ptr<RungPerformer> performer);

    Result<LookupRun> lookUp(const LookupRequest &request, const std::string &onlyRung, Deadline deadline,
                             const CancelToken &cancel) override;

private:
    struct Account
    {
        std::unique_ptr<RungPerformer> performer;
        std::unique_ptr<RateLimiter> limiter;
    };

    const Clock &m_clock;
    Pacing &m_pacing;
    std::map<AccountName, Account> m_accounts;
};

} // namespace countersign::providers
