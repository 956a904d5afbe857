// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/file.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <vector>

// What stands in the files that people are given.
namespace countersign::e2e {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t MostBytes = std::size_t{1} << 30U;

std::vector<fs::path> programsAndPlugins()
{
    const fs::path bin(COUNTERSIGN_BIN_DIR);
    std::vector<fs::path> files{bin / "countersignctl", bin / "countersign-provider-host",
                                bin / "countersign-sandbox-worker"};
    for (const auto &entry : fs::directory_iterator(bin.parent_path() / "plugins"))
        files.push_back(entry.path());
    return files;
}

TEST(Programs, HoldNoSwitchThatLeavesOutACheck)
{
    // Two words here, so that this file does not hold the variable's name itself.
    const std::string variable = std::string("COUNTERSIGN_") + "MUTANT";
    for (const fs::path &file : programsAndPlugins()) {
        const auto bytes = readFile(file.string(), MostBytes);
        ASSERT_TRUE(bytes.has_value()) << file;
        EXPECT_EQ(bytes->find(variable), std::string::npos) << file;
    }
    const auto control = readFile(std::string(COUNTERSIGN_BIN_DIR) + "/countersignctl", MostBytes);
    EXPECT_NE(control->find("INSERT INTO log_entries"), std::string::npos)
        << "words of the program can be found at all";
}

} // namespace
} // namespace countersign::e2e
