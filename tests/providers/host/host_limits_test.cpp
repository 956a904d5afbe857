// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/providers/host/rogue_host.h"

#include <gtest/gtest.h>

namespace countersign::test {
namespace {

using namespace std::chrono_literals;

// How the process looks to the plugin inside it.
class InsideTheHost : public ::testing::Test
{
protected:
    std::string seen(const std::string &what)
    {
        return textOf(m_host.lookUp(RogueRung, rogueRequest(what), in(30s), m_never));
    }

    SystemClock m_clock;
    CancelToken m_never;
    providers::HostClient m_host{rogueAccount(), rogueToken(), {hostProgram()}, m_clock};
};

TEST_F(InsideTheHost, TheEnvironmentIsScrubbed)
{
    ASSERT_EQ(::setenv("COUNTERSIGN_TEST_SECRET", "must not be inherited", 1), 0);
    EXPECT_EQ(seen("environment"), "Found PATH=/usr/bin:/bin,LC_ALL=C.UTF-8");
}

TEST_F(InsideTheHost, TheCommandLineNamesTheProgramAndNothingElse)
{
    EXPECT_EQ(seen("arguments"), "Found " + hostProgram() + " ");
}

TEST_F(InsideTheHost, OnlyTheStandardStreamsAndTheLineToTheConsoleAreOpen)
{
    EXPECT_EQ(seen("descriptors"), "Found 5");
}

TEST_F(InsideTheHost, LimitsHold)
{
    EXPECT_EQ(seen("core"), "Found 0");
    EXPECT_EQ(seen("file_size"), "Found 0");
    EXPECT_EQ(seen("files"), "Found 64");
    EXPECT_EQ(seen("processor"), "Found 600");
    EXPECT_EQ(seen("privileges"), "Found 1");
    EXPECT_EQ(seen("dumpable"), "Found 0");
#if !defined(__SANITIZE_ADDRESS__)
    EXPECT_EQ(seen("memory"), "Found 1073741824");
#endif
}

} // namespace
} // namespace countersign::test
