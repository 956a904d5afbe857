// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/trust.h"

#include "models/statement/key_file.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <filesystem>
#include <fstream>
#include <memory>
#include <string>

namespace countersign::audit {
namespace {

statement::PublicKey keyOf(int number)
{
    const Bytes seed(32, static_cast<std::byte>(number));
    return (*statement::makeMemorySigner(seed))->publicKey();
}

Trust someTrust()
{
    return {"ledger.example/acme", {{"root-a", keyOf(1)}, {"root-b", keyOf(2)}}};
}

PinnedHead headOf(std::uint64_t size, const std::string &root)
{
    return {"ledger.example/acme", {size, sha256(root)}};
}

class PinnedHeadFile : public testing::Test
{
protected:
    void SetUp() override
    {
        const auto *info = testing::UnitTest::GetInstance()->current_test_info();
        m_folder = std::filesystem::temp_directory_path() / (std::string("countersign_trust_") + info->name());
        std::filesystem::remove_all(m_folder);
        std::filesystem::create_directories(m_folder);
    }
    void TearDown() override { std::filesystem::remove_all(m_folder); }
    std::string path() const { return (m_folder / "head.json").string(); }

private:
    std::filesystem::path m_folder;
};

TEST(Trust, ReadsBackWhatWasWritten)
{
    const auto trust = someTrust();
    const auto copy = parseTrust(encodeTrust(trust));
    ASSERT_TRUE(copy) << english(copy.error().context);
    EXPECT_EQ(copy->origin, trust.origin);
    ASSERT_EQ(copy->rootKeys.size(), 2U);
    EXPECT_EQ(copy->rootKeys[1].person, "root-b");
    EXPECT_EQ(copy->rootKeys[1].key, trust.rootKeys[1].key);
}

TEST(Trust, OnePersonIsNotTwoWhateverKeysHeHolds)
{
    auto trust = someTrust();
    trust.rootKeys[1].person = "root-a";
    const auto refused = parseTrust(encodeTrust(trust));
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().kind, ErrorKind::InvalidInput);
    trust.rootKeys.pop_back();
    EXPECT_FALSE(parseTrust(encodeTrust(trust)));
}

TEST(Trust, OneKeyForTwoPersonsIsRefused)
{
    auto trust = someTrust();
    trust.rootKeys[1].key = trust.rootKeys[0].key;
    EXPECT_FALSE(parseTrust(encodeTrust(trust)));
}

TEST(Trust, UnknownFieldsMissingFieldsAndBadKeysAreRefused)
{
    const std::string a = R"({"person":"a","public_key":")" + keyOf(1).hex() + R"("})";
    const std::string b = R"({"person":"b","public_key":")" + keyOf(2).hex() + R"("})";
    const std::string lowOrder = R"({"person":"b","public_key":")" + std::string(64, '0') + R"("})";
    const auto file = [](const std::string &keys, const std::string &more = "") {
        return R"({"origin":"o","root_keys":[)" + keys + "]" + more + "}";
    };
    EXPECT_TRUE(parseTrust(file(a + "," + b)));
    EXPECT_FALSE(parseTrust(file(a + "," + b, R"(,"x":"y")")));
    EXPECT_FALSE(parseTrust(file(a + "," + lowOrder)));
    EXPECT_FALSE(parseTrust(file(a + R"(,{"person":"b"})")));
    EXPECT_FALSE(parseTrust(file(a + ",7")));
    EXPECT_FALSE(parseTrust(R"({"root_keys":[]})"));
    EXPECT_FALSE(parseTrust(R"({"origin":"o","root_keys":"none"})"));
    EXPECT_FALSE(parseTrust("trust me"));
}

TEST_F(PinnedHeadFile, IsNothingBeforeTheFirstHead)
{
    const auto pinned = loadPinnedHead(path());
    ASSERT_TRUE(pinned) << english(pinned.error().context);
    EXPECT_FALSE(pinned->has_value());
}

TEST_F(PinnedHeadFile, MovesForward)
{
    ASSERT_TRUE(savePinnedHead(path(), headOf(3, "r3")));
    ASSERT_TRUE(savePinnedHead(path(), headOf(3, "r3")));
    ASSERT_TRUE(savePinnedHead(path(), headOf(9, "r9")));
    const auto pinned = loadPinnedHead(path());
    ASSERT_TRUE(pinned && pinned->has_value());
    EXPECT_EQ((*pinned)->origin, "ledger.example/acme");
    EXPECT_EQ((*pinned)->head, headOf(9, "r9").head);
}

TEST_F(PinnedHeadFile, NeverGoesBackAndNamesBothHeads)
{
    ASSERT_TRUE(savePinnedHead(path(), headOf(9, "r9")));
    const auto smaller = savePinnedHead(path(), headOf(8, "r8"));
    ASSERT_FALSE(smaller);
    EXPECT_EQ(smaller.error().kind, ErrorKind::VerificationFailed);
    EXPECT_NE(english(smaller.error().context).find("size 9"), std::string::npos);
    EXPECT_NE(english(smaller.error().context).find("size 8"), std::string::npos);
    EXPECT_EQ((*loadPinnedHead(path()))->head.size, 9U);
}

TEST_F(PinnedHeadFile, RefusesAnotherRootOfTheSameSizeAndAnotherLog)
{
    ASSERT_TRUE(savePinnedHead(path(), headOf(9, "r9")));
    const auto fork = savePinnedHead(path(), headOf(9, "other"));
    ASSERT_FALSE(fork);
    EXPECT_EQ(fork.error().kind, ErrorKind::VerificationFailed);
    auto other = headOf(10, "r10");
    other.origin = "elsewhere";
    EXPECT_FALSE(savePinnedHead(path(), other));
}

TEST_F(PinnedHeadFile, ADamagedFileIsAnErrorNotAFreshStart)
{
    std::ofstream(path()) << R"({"origin":"o","size":"9"})";
    EXPECT_FALSE(loadPinnedHead(path()));
    EXPECT_FALSE(savePinnedHead(path(), headOf(10, "r10")));
}

} // namespace
} // namespace countersign::audit
