// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "providers/api/provider_adapter.h"
#include "providers/host/host_protocol.h"
#include "providers/http/provider_description.h"

#include <memory>

// Finds the one plugin an account asks for and makes its adapter. Everything is checked before the plugin's code is
// loaded; a loaded plugin stays until the process ends. One thread.
namespace countersign::providers {

struct LoadedAdapter
{
    ProviderDescription description{};
    std::unique_ptr<ProviderAdapter> adapter{};
};

// InvalidInput: a name or path that cannot be one of ours, a description that cannot be used, a base URL that would
// expose a token. NotFound: no such plugin, or no such environment of its provider. PermissionDenied: anybody may write
// to it. Unsupported: made for another interface. VerificationFailed: plugin, description and the digest asked for do
// not belong together. `clock` outlives the adapter.
Result<LoadedAdapter> loadAdapter(const OpenCall &account, const Clock &clock);

} // namespace countersign::providers
