// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/host/hosted_lookups.h"

#include "models/base/pacing.h"
#include "providers/host/host_client.h"
#include "providers/http/provider_description.h"
#include "providers/ladder/ladder.h"

#include <algorithm>
#include <utility>

namespace countersign::providers {
namespace {

constexpr std::size_t MaxToken = 4096;

// The ladder with its own pace; the hosts hang on it.
class HostedLookups final : public LookupService
{
public:
    explicit HostedLookups(const Clock &clock) : m_ladder(clock, m_pacing) {}

    Ladder &ladder() { return m_ladder; }
    Result<LookupRun> lookUp(const LookupRequest &request, const std::string &onlyRung, Deadline deadline,
                             const CancelToken &cancel) override
    {
        return m_ladder.lookUp(request, onlyRung, deadline, cancel);
    }

private:
    Pacing m_pacing;
    Ladder m_ladder;
};

std::string nameOf(const ProviderAccount &account)
{
    return account.provider + "/" + account.environment + "/" + account.account;
}

Status checkToken(const ProviderAccount &account)
{
    const ByteView token = account.token.view();
    const bool oneLine = std::find(token.begin(), token.end(), std::byte{'\n'}) == token.end();
    if (!token.empty() && token.size() <= MaxToken && oneLine)
        return {};
    return fail(ErrorKind::InvalidInput,
                {translatable("provider account %1: its token is not one line of 1 to 4096 bytes"), {nameOf(account)}});
}

Status checkAbsolute(const std::string &path, Translatable isNotAbsolute)
{
    if (path.starts_with('/'))
        return {};
    return fail(ErrorKind::InvalidInput, {isNotAbsolute, {path}});
}

Result<ProviderDescription> describedBy(const ProviderAccount &account)
{
    COUNTERSIGN_CHECK(
        checkAbsolute(account.pluginFolder, translatable("the plugin folder \"%1\" is not an absolute path")));
    const std::string path = account.pluginFolder + '/' + account.provider + ".provider.json";
    COUNTERSIGN_TRY(ProviderDescription description, loadProviderDescription(path));
    if (description.providerId != account.provider)
        return fail(ErrorKind::InvalidInput, {translatable("%1: describes another provider"), {path}});
    if (!account.descriptionDigest.empty() && description.digest != account.descriptionDigest)
        return fail(ErrorKind::VerificationFailed,
                    {translatable("%1: is not the description the contract was drawn from"), {path}},
                    translatable("Publish the contract of the installed description, or install the one in force."));
    COUNTERSIGN_CHECK(baseUrlOf(description, account.environment, account.baseUrl));
    return description;
}

Status addAccount(Ladder &ladder, ProviderAccount account, const HostOptions &options, const Clock &clock)
{
    COUNTERSIGN_CHECK(checkToken(account));
    COUNTERSIGN_TRY(const ProviderDescription description, describedBy(account));
    const OpenCall call{account.provider, account.environment,  account.account,
                        account.baseUrl,  account.pluginFolder, description.digest};
    auto host = std::make_unique<HostClient>(call, std::move(account.token), options.command, clock);
    return ladder.add({account.provider, account.environment, account.account}, description.throttle.maxPerSecond,
                      std::move(host));
}

} // namespace

Result<std::unique_ptr<LookupService>> makeHostedLookups(std::vector<ProviderAccount> accounts, HostOptions options,
                                                         const Clock &clock)
{
    COUNTERSIGN_CHECK(checkAbsolute(options.command.empty() ? "" : options.command.front(),
                                    translatable("the provider host \"%1\" is not an absolute path")));
    auto lookups = std::make_unique<HostedLookups>(clock);
    for (ProviderAccount &account : accounts)
        COUNTERSIGN_CHECK(addAccount(lookups->ladder(), std::move(account), options, clock));
    return std::unique_ptr<LookupService>(std::move(lookups));
}

} // namespace countersign::providers
