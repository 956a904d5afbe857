// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "providers/ladder/rung_performer.h"

#include <functional>
#include <memory>

namespace countersign::providers {

// An adapter in this process. `setDeadline` is told the end of the reads that follow; it belongs to the transport.
class AdapterPerformer final : public RungPerformer
{
public:
    AdapterPerformer(std::unique_ptr<ProviderAdapter> adapter, std::unique_ptr<ReadTransport> transport,
                     std::function<void(Deadline)> setDeadline);

    Result<std::vector<Rung>> rungs(const LookupRequest &request, Deadline deadline,
                                    const CancelToken &cancel) override;
    LookupReport lookUp(const Rung &rung, const LookupRequest &request, Deadline deadline,
                        const CancelToken &cancel) override;

private:
    std::unique_ptr<ProviderAdapter> m_adapter;
    std::unique_ptr<ReadTransport> m_transport;
    std::function<void(Deadline)> m_setDeadline;
};

} // namespace countersign::providers
