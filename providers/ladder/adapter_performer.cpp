// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/ladder/adapter_performer.h"

#include <utility>

namespace countersign::providers {

AdapterPerformer::AdapterPerformer(std::unique_ptr<ProviderAdapter> adapter, std::unique_ptr<ReadTransport> transport,
                                   std::function<void(Deadline)> setDeadline)
    : m_adapter(std::move(adapter)), m_transport(std::move(transport)), m_setDeadline(std::move(setDeadline))
{
}

Result<std::vector<Rung>> AdapterPerformer::rungs(const LookupRequest &request, Deadline /*deadline*/,
                                                  const CancelToken & /*cancel*/)
{
    return m_adapter->rungs(request);
}

LookupReport AdapterPerformer::lookUp(const Rung &rung, const LookupRequest &request, Deadline deadline,
                                      const CancelToken &cancel)
{
    m_setDeadline(deadline);
    return m_adapter->lookUp(rung, request, *m_transport, cancel);
}

} // namespace countersign::providers
