// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/file.h"
#include "models/base/secret_bytes.h"

#include <gtest/gtest.h>

#include <sys/stat.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>

namespace countersign {
namespace {

class SecretFile : public testing::Test
{
protected:
    SecretFile()
    {
        std::string pattern = testing::TempDir() + "countersign-secret-XXXXXX";
        m_folder = mkdtemp(pattern.data());
    }
    ~SecretFile() override { std::filesystem::remove_all(m_folder); }
    std::string write(std::string_view content, unsigned mode) const
    {
        const std::string path = m_folder + "/secret";
        EXPECT_TRUE(writeFileAtomically(path, content, mode).has_value());
        EXPECT_EQ(chmod(path.c_str(), mode), 0);
        return path;
    }
    std::string m_folder;
};

TEST_F(SecretFile, GivesTheFirstLineWithoutItsEnd)
{
    EXPECT_EQ(textOf(readSecretFile(write("correct horse\nsecond", 0600))->view()), "correct horse");
    EXPECT_EQ(textOf(readSecretFile(write("windows\r\n", 0600))->view()), "windows");
    EXPECT_EQ(textOf(readSecretFile(write("bare", 0400))->view()), "bare");
}

TEST(SecretDescriptor, WaitsForTheFirstLineAndNotForTheEnd)
{
    int ends[2] = {-1, -1};
    ASSERT_EQ(pipe(ends), 0);
    ASSERT_EQ(::write(ends[1], "open sesame\n", 12), 12);
    const auto secret = readSecretDescriptor(ends[0]); // the writing end is still open
    ASSERT_TRUE(secret.has_value());
    EXPECT_EQ(textOf(secret->view()), "open sesame");
    close(ends[0]);
    close(ends[1]);
}

TEST_F(SecretFile, RefusesAFileOthersCanRead)
{
    for (const unsigned mode : {0640U, 0604U, 0620U}) {
        const auto secret = readSecretFile(write("x", mode));
        ASSERT_FALSE(secret.has_value());
        EXPECT_EQ(secret.error().kind, ErrorKind::PermissionDenied);
    }
}

TEST_F(SecretFile, RefusesNothingAndNoFile)
{
    EXPECT_FALSE(readSecretFile(write("", 0600)).has_value());
    EXPECT_FALSE(readSecretFile(write("\nabc", 0600)).has_value());
    EXPECT_EQ(readSecretFile(m_folder + "/none").error().kind, ErrorKind::NotFound);
    EXPECT_FALSE(readSecretFile(m_folder).has_value());
}

TEST(SecretBytes, LeavesNothingInWhatItWasMovedFrom)
{
    SecretBytes first = SecretBytes::copyOf(viewOf("secret"));
    const SecretBytes second = std::move(first);
    EXPECT_TRUE(first.empty()); // NOLINT(bugprone-use-after-move): that is what is tested
    EXPECT_EQ(textOf(second.view()), "secret");
}

} // namespace
} // namespace countersign
