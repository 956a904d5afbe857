// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"
#include "providers/api/provider_adapter.h"

#include <QtPlugin>

#include <functional>
#include <memory>
#include <string>

#define COUNTERSIGN_PROVIDER_ADAPTER_IID "org.countersign.ProviderAdapter/1"

// A provider as a Qt plugin. It is loaded by countersign-provider-host only: one process for one account, one thread,
// no ledger, no key. The provider's description lies beside the plugin; everything it can say should be said there.
namespace countersign::providers {

struct AdapterSetup
{
    std::string description{}; // the text of the description, already checked
    std::string environment{}, account{};
    // The adapter drawn from the description alone: for plugins that add to it or use it as it is.
    std::function<Result<std::unique_ptr<ProviderAdapter>>()> declarative{};
};

class AdapterPlugin
{
public:
    AdapterPlugin() = default;
    AdapterPlugin(const AdapterPlugin &) = delete;
    AdapterPlugin &operator=(const AdapterPlugin &) = delete;
    virtual ~AdapterPlugin() = default;

    virtual Result<std::unique_ptr<ProviderAdapter>> makeAdapter(const AdapterSetup &setup) = 0;
};

} // namespace countersign::providers

Q_DECLARE_INTERFACE(countersign::providers::AdapterPlugin, COUNTERSIGN_PROVIDER_ADAPTER_IID)
