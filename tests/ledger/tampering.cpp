// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ledger/tampering.h"

#include "models/ledger/sqlite/sqlite_session.h"
#include "tests/ledger/bootstrapped_ledger.h"

namespace countersign::ledger {

void tamperPastTriggers(const std::string &path, const std::string &sql)
{
    const auto session = must(SqliteSession::openBare(path));
    const auto triggers = must(session->query("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'"));
    for (const auto &trigger : triggers)
        must(session->execute("DROP TRIGGER " + trigger.text(0)));
    if (must(session->execute(sql)) != 1)
        throw std::runtime_error("not one row was changed by " + sql);
    for (const auto &trigger : triggers)
        must(session->execute(trigger.text(1)));
}

} // namespace countersign::ledger
