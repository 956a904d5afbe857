// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/file.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <set>
#include <string>

namespace countersign::layers {
namespace {

namespace fs = std::filesystem;

// Folders of the product with files in them; the tops and everything below.
std::set<fs::path> folders()
{
    std::set<fs::path> found;
    for (const char *top : {"app", "ui", "models", "providers", "resources", "tests", "packaging"}) {
        const fs::path root = fs::path(COUNTERSIGN_SOURCE_DIR) / top;
        if (!fs::exists(root))
            continue;
        for (const auto &entry : fs::recursive_directory_iterator(root))
            if (entry.is_regular_file())
                found.insert(entry.path().parent_path());
    }
    return found;
}

TEST(Folders, EachSaysWhatItIsInAtMostTwentyFiveLines)
{
    constexpr std::ptrdiff_t MostLines = 25;
    ASSERT_GT(folders().size(), 20U);
    for (const fs::path &folder : folders()) {
        const auto text = readFile((folder / "README.md").string());
        ASSERT_TRUE(text.has_value()) << folder << " has no README.md";
        EXPECT_LE(std::count(text->begin(), text->end(), '\n'), MostLines) << folder;
        EXPECT_EQ(text->rfind("# ", 0), 0U) << folder << "'s README.md begins without a heading";
    }
}

TEST(Folders, TheTopLevelHoldsWhatTheReadmeSays)
{
    const std::set<std::string> known{
        ".ci",     ".clang-format",     ".clang-tidy", ".git",      ".gitignore", "CMakeLists.txt",
        "LICENSE", "CMakePresets.json", "README.md",   "app",       "build",      "models",
        "ui",      "packaging",         "providers",   "resources", "tests",      "CMakeUserPresets.json"};
    for (const auto &entry : fs::directory_iterator(COUNTERSIGN_SOURCE_DIR))
        EXPECT_TRUE(known.count(entry.path().filename().string())) << entry.path();
}

} // namespace
} // namespace countersign::layers
