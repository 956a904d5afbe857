// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ledger/tampering.h"

#include "models/ledger/sqlite/sqlite_session.h"
#include "tests/ledger/bootstrapped_ledger.h"

namespace countersign::ledger {

void pastTriggers(const std::string &path, const std::function<void(SqliteSession &)> &hand)
{
    const auto session = must(SqliteSession::openBare(path));
    must(session->runScript("PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON", "cannot be set"));
    auto transaction = must(session->beginWrite());
    const auto triggers = must(session->query("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'"));
    for (const auto &trigger : triggers)
        must(session->execute("DROP TRIGGER " + trigger.text(0)));
    hand(*session);
    for (const auto &trigger : triggers)
        must(session->execute(trigger.text(1)));
    must(transaction.commit());
}

void tamperPastTriggers(const std::string &path, const std::string &sql)
{
    pastTriggers(path, [&](SqliteSession &session) {
        if (must(session.execute(sql)) != 1)
            throw std::runtime_error("not one row was changed by " + sql);
    });
}

} // namespace countersign::ledger
