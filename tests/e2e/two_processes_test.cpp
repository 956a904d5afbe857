// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/e2e/demo_copy.h"

#include <thread>

namespace countersign::e2e {
namespace {

TEST_F(DemoCopy, TwoProcessesOnOneIntentApplyOneStatementAndRefuseTheOther)
{
    const std::string intent = scenario("accepted_small");
    const std::vector<std::string> words =
        citing("operator", intent, {"resolve", intent, "--action", "confirm", "--reason", "single_match"});
    Answer first, second;
    std::thread other([&] { second = as("operator", words); });
    first = as("operator", words);
    other.join();
    EXPECT_EQ(std::min(first.exitStatus, second.exitStatus), 0) << first.out << second.out;
    EXPECT_EQ(std::max(first.exitStatus, second.exitStatus), 1) << first.out << first.err << second.out << second.err;
    const Answer shown = as("auditor", {"intents", "show", intent});
    EXPECT_EQ(shown.json["status"], "confirmed");
    const Answer verified = as("auditor", {"audit", "verify"});
    EXPECT_EQ(verified.exitStatus, 0) << verified.out;
}

} // namespace
} // namespace countersign::e2e
