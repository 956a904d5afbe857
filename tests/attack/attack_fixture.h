// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ledger/submit_fixture.h"

#include <optional>
#include <string>

// A ledger ready for work, attacked: refused by it, or found by the verifier.
namespace countersign::ledger {

// There is a problem whose subject begins so, with this sequence number where one is given.
::testing::AssertionResult names(const audit::VerifyReport &report, const std::string &subject,
                                 std::optional<std::uint64_t> seq = std::nullopt);

class Attack : public Submit
{
protected:
    // Of a proposal about `key`, with the approver's own look.
    statement::Statement approval(Who who, const std::string &proposal, const std::string &key = "invoice:large");
    // One row behind the ledger's back; whatever the verifier says of this ledger from then on is the test's to say.
    void tamper(const std::string &sql);
    void expectFound(const std::string &subject, std::optional<std::uint64_t> seq = std::nullopt)
    {
        EXPECT_TRUE(names(ledger.verify(), subject, seq));
    }
};

} // namespace countersign::ledger
