// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/clock.h"
#include "models/base/result.h"
#include "models/base/secret_bytes.h"
#include "providers/api/lookup_service.h"

#include <memory>
#include <string>
#include <vector>

// Lookups whose adapters run in countersign-provider-host, one process an account. What the program wires: accounts in,
// a LookupService out.
namespace countersign::providers {

struct ProviderAccount
{
    std::string provider{}, environment{}, account{}; // as intents name them, exactly
    std::string baseUrl{};                            // "" = that of the environment in the description
    SecretBytes token{};                              // 1 to 4096 bytes, one line; leaves this process on the host's
                                                      // standard input only
    std::string pluginFolder{};                       // absolute; holds <provider>.so and <provider>.provider.json
    std::string descriptionDigest{}; // hex, that of the contract in force; "" = the one that lies there
};

struct HostOptions
{
    // The program and its arguments, run without a shell; the program's path is absolute. Usually just
    // <prefix>/countersign-provider-host; ssh to a bastion that keeps the tokens is possible.
    std::vector<std::string> command{};
};

// Reads every account's description; starts no process: a host starts at its account's first lookup and lives until
// this object goes or a lookup had to be cut off. Blocking; one thread an object, and the hosts die with that thread.
// InvalidInput: an account given twice, a relative path, a token that is no single line, a base URL that would send the
// token unprotected, a description that cannot be used. NotFound: no such environment. Unavailable or NotFound: no
// description in the plugin folder. VerificationFailed: not the description asked for. `clock` outlives the service.
Result<std::unique_ptr<LookupService>> makeHostedLookups(std::vector<ProviderAccount> accounts, HostOptions options,
                                                         const Clock &clock);

} // namespace countersign::providers
