// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/attack/attack_fixture.h"

#include "tests/ledger/tampering.h"

#include <algorithm>

namespace countersign::ledger {

::testing::AssertionResult names(const audit::VerifyReport &report, const std::string &subject,
                                 std::optional<std::uint64_t> seq)
{
    const bool named = std::any_of(report.problems.begin(), report.problems.end(), [&](const auto &problem) {
        return problem.subject.rfind(subject, 0) == 0 && (!seq || problem.seq == seq);
    });
    if (named && !report.verified)
        return ::testing::AssertionSuccess();
    return ::testing::AssertionFailure() << (seq ? std::to_string(*seq) + " " : std::string()) << subject
                                         << " is not in: " << textOf(report);
}

statement::Statement Attack::approval(Who who, const std::string &proposal, const std::string &key)
{
    const auto ref = refOf(key);
    auto said = answer(ledger, who, statement::Kind::Approve, proposal);
    said.evidence = cited(ledger, ref, {lookUpFound(ledger, who, ref)});
    return said;
}

void Attack::tamper(const std::string &sql)
{
    verifies = false;
    ledger.closeFaces();
    tamperPastTriggers(ledger.path(), sql);
}

} // namespace countersign::ledger
