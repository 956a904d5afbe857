// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/profile.h"
#include "providers/api/lookup_service.h"

#include <memory>
#include <string>
#include <vector>

namespace countersign::app {

class RunningSandboxes;

// The profile's provider accounts as a lookup service: each is asked by a provider host of its own, found beside this
// program. Tokens are read here, from files that only their owner may read. PermissionDenied, NotFound: a token file.
Result<std::unique_ptr<providers::LookupService>> hostedAccounts(const std::vector<ProviderAccount> &accounts,
                                                                 RunningSandboxes &sandboxes,
                                                                 const std::string &binFolder, const Clock &clock);

} // namespace countersign::app
