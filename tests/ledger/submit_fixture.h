// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/resolution/refusal.h"
#include "models/statement/envelope.h"
#include "tests/ledger/ledger_picture.h"
#include "tests/ledger/ledger_scenes.h"

#include <gtest/gtest.h>

// The tests of submit(). One test a way to be refused, named after the code; the replay verifier must accept whatever
// the ledger holds at the end of each.
namespace countersign::ledger {

class Submit : public ::testing::Test
{
protected:
    void TearDown() override
    {
        if (verifies) {
            EXPECT_EQ(textOf(ledger.verify()), "verified");
        }
    }

    // Submits, and expects this code, at least these data, and that no row of any table is another than before.
    resolution::Refusal expectRefused(Who who, const statement::Envelope &envelope, const std::string &code,
                                      const resolution::RefusalData &data = {});
    resolution::Refusal expectRefused(Who who, const statement::Statement &said, const std::string &code,
                                      const resolution::RefusalData &data = {});
    // Submits, expects that it applies (or waits), and that exactly these tables changed.
    LogReceipt expectChanges(Who who, const statement::Statement &said, const std::set<std::string> &tables);

    statement::Envelope sign(Who who, const statement::Statement &said);
    statement::Envelope signBytes(Who who, const std::string &payload); // whatever they are

    // A charge above the threshold that the operator looked up and proposed to confirm; its proposal's id.
    std::string proposeLarge(const std::string &key = "invoice:large");
    // A good confirmation of a fresh small unknown charge, not yet submitted.
    statement::Statement confirmation(const std::string &key = "invoice:1");

    BootstrappedLedger ledger{};
    bool verifies = true; // false where the test itself tampered
};

} // namespace countersign::ledger
