// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hosted_accounts.h"

#include "app/program_files.h"
#include "app/running_sandboxes.h"
#include "models/base/secret_bytes.h"
#include "providers/host/hosted_lookups.h"

#include <filesystem>
#include <utility>

namespace countersign::app {

Result<std::unique_ptr<providers::LookupService>> hostedAccounts(const std::vector<ProviderAccount> &accounts,
                                                                 RunningSandboxes &sandboxes,
                                                                 const std::string &binFolder, const Clock &clock)
{
    std::vector<providers::ProviderAccount> hosted;
    for (const ProviderAccount &account : accounts) {
        COUNTERSIGN_TRY(SecretBytes token, readSecretFile(account.tokenFile));
        std::string baseUrl = account.baseUrl;
        if (!account.sandboxState.empty()) {
            COUNTERSIGN_TRY(baseUrl, sandboxes.baseUrlOf(account.sandboxState));
        }
        hosted.push_back({.provider = account.provider,
                          .environment = account.environment,
                          .account = account.account,
                          .baseUrl = std::move(baseUrl),
                          .token = std::move(token),
                          .pluginFolder = pluginFolder(binFolder)});
    }
    return providers::makeHostedLookups(std::move(hosted), {.command = {hostProgram(binFolder)}}, clock);
}

} // namespace countersign::app
