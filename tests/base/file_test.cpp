// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/file.h"

#include <gtest/gtest.h>

#include <unistd.h>

#include <cstdlib>
#include <filesystem>

namespace countersign {
namespace {

class FileTest : public testing::Test
{
protected:
    FileTest()
    {
        std::string pattern = testing::TempDir() + "countersign-file-XXXXXX";
        m_folder = mkdtemp(pattern.data());
    }
    ~FileTest() override { std::filesystem::remove_all(m_folder); }
    std::size_t filesInFolder() const
    {
        const std::filesystem::directory_iterator files(m_folder);
        return static_cast<std::size_t>(std::distance(begin(files), end(files)));
    }
    std::string m_folder;
};

TEST_F(FileTest, ReplacesWholeAndLeavesNoTemporary)
{
    const std::string path = m_folder + "/f";
    ASSERT_TRUE(writeFileAtomically(path, "one").has_value());
    ASSERT_TRUE(writeFileAtomically(path, "two").has_value());
    EXPECT_EQ(*readFile(path), "two");
    EXPECT_EQ(filesInFolder(), 1U);
}

TEST_F(FileTest, SaysWhatIsMissingOrTooLarge)
{
    EXPECT_EQ(readFile(m_folder + "/none").error().kind, ErrorKind::NotFound);
    ASSERT_TRUE(writeFileAtomically(m_folder + "/f", std::string(100, 'x')).has_value());
    EXPECT_FALSE(readFile(m_folder + "/f", 99).has_value());
    EXPECT_TRUE(readFile(m_folder + "/f", 100).has_value());
    EXPECT_FALSE(writeFileAtomically(m_folder + "/none/f", "x").has_value());
}

} // namespace
} // namespace countersign
