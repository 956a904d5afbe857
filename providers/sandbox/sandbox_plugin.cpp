// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/api/adapter_plugin.h"

#include <QObject>

// The sandbox as a plugin: sandbox.provider.json says it all.
namespace countersign::sandbox {

class SandboxPlugin final : public QObject, public providers::AdapterPlugin
{
    Q_OBJECT
    Q_PLUGIN_METADATA(IID COUNTERSIGN_PROVIDER_ADAPTER_IID FILE "sandbox.plugin.json")
    Q_INTERFACES(countersign::providers::AdapterPlugin)

public:
    Result<std::unique_ptr<providers::ProviderAdapter>> makeAdapter(const providers::AdapterSetup &setup) override
    {
        return setup.declarative();
    }
};

} // namespace countersign::sandbox

#include "sandbox_plugin.moc"
