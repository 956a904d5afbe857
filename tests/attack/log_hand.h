// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/audit/log_entry.h"
#include "tests/ledger/bootstrapped_ledger.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

// Hands in the log of a ledger's file that know how it is made: after each of them every leaf and root and the head fit
// again, so that only signatures, statements and what was seen before can tell. Close the faces first.
namespace countersign::ledger {

void rewriteEntry(const std::string &path, std::int64_t seq, const std::function<void(audit::LogEntry &)> &change);
void dropEntries(const std::string &path, std::int64_t from); // that one and all behind it
// As if the ledger had applied it at that time; its sequence number.
std::int64_t appendEntry(const std::string &path, const statement::Envelope &envelope, Instant at);

std::vector<std::string> columnsOf(const std::string &path, const std::string &table);

// A copy of a ledger, at the same time of its clock, for hands; the ledger itself stays as it is.
class LedgerCopy final
{
public:
    explicit LedgerCopy(BootstrappedLedger &original); // whose faces it closes
    BootstrappedLedger *operator->() const { return m_ledger.get(); }
    BootstrappedLedger &operator*() const { return *m_ledger; }

private:
    TemporaryFolder m_folder{};
    std::unique_ptr<BootstrappedLedger> m_ledger;
};

} // namespace countersign::ledger
