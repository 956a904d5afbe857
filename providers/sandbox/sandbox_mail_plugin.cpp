// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/api/adapter_plugin.h"

#include <QObject>

// The messages of the sandbox as a provider of their own, which takes no keys: sandbox_mail.provider.json says it all.
namespace countersign::sandbox {

class SandboxMailPlugin final : public QObject, public providers::AdapterPlugin
{
    Q_OBJECT
    Q_PLUGIN_METADATA(IID COUNTERSIGN_PROVIDER_ADAPTER_IID FILE "sandbox_mail.plugin.json")
    Q_INTERFACES(countersign::providers::AdapterPlugin)

public:
    Result<std::unique_ptr<providers::ProviderAdapter>> makeAdapter(const providers::AdapterSetup &setup) override
    {
        return setup.declarative();
    }
};

} // namespace countersign::sandbox

#include "sandbox_mail_plugin.moc"
