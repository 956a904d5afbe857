// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/ladder/ladder.h"

#include "providers/ladder/climb.h"

#include <utility>

namespace countersign::providers {

Status Ladder::add(const AccountName &name, int maxPerSecond, std::unique_ptr<RungPerformer> performer)
{
    if (name.provider.empty() || name.environment.empty() || name.account.empty())
        return fail(ErrorKind::InvalidInput,
                    translatable("a provider account needs a provider, an environment and an account"));
    const std::string shown = name.provider + "/" + name.environment + "/" + name.account;
    if (maxPerSecond < 1)
        return fail(ErrorKind::InvalidInput, {translatable("provider account %1 may not be asked at all"), {shown}});
    auto limiter = std::make_unique<RateLimiter>(maxPerSecond, 1, m_pacing.now());
    if (!m_accounts.try_emplace(name, Account{std::move(performer), std::move(limiter)}).second)
        return fail(ErrorKind::InvalidInput, {translatable("provider account %1 is given twice"), {shown}});
    return {};
}

Result<LookupRun> Ladder::lookUp(const LookupRequest &request, const std::string &onlyRung, Deadline deadline,
                                 const CancelToken &cancel)
{
    const auto account = m_accounts.find({request.provider, request.environment, request.account});
    if (account == m_accounts.end())
        return fail(ErrorKind::NotFound,
                    {translatable("no access to %1 account %2 (%3) is set up here"),
                     {request.provider, request.account, request.environment}},
                    translatable("Add the provider account to the profile, or let somebody look who has it."));
    Climb climb({*account->second.performer, *account->second.limiter, m_pacing, m_clock}, request, deadline, cancel);
    return climb.run(onlyRung);
}

} // namespace countersign::providers
