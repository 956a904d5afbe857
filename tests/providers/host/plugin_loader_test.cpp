// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/host/plugin_loader.h"

#include "models/base/digest.h"
#include "models/base/file.h"
#include "tests/providers/host/rogue_host.h"
#include "tests/providers/sandbox/sandbox_fixture.h"

#include <gtest/gtest.h>

#include <filesystem>

namespace countersign::test {
namespace {

using providers::OpenCall;

// A plugin folder of its own, in which the rogue may be altered.
class PluginLoading : public ::testing::Test
{
protected:
    void SetUp() override
    {
        for (const char *file : {"rogue.so", "rogue.provider.json"})
            std::filesystem::copy_file(rogueFolder() + "/" + file, path(file));
        m_account.pluginFolder = m_folder.path();
    }

    std::string path(const std::string &file) const { return m_folder.path() + "/" + file; }
    ErrorKind refusal() const
    {
        const auto loaded = providers::loadAdapter(m_account, m_clock);
        EXPECT_FALSE(loaded);
        return loaded ? ErrorKind::Internal : loaded.error().kind;
    }
    void allowOthersToWrite(const std::string &where)
    {
        std::filesystem::permissions(where, std::filesystem::perms::others_write, std::filesystem::perm_options::add);
    }

    sandbox::test::TemporaryFolder m_folder;
    OpenCall m_account = rogueAccount();
    SystemClock m_clock;
};

TEST_F(PluginLoading, LoadsTheOneThatWasAskedFor)
{
    const auto loaded = providers::loadAdapter(m_account, m_clock);
    ASSERT_TRUE(loaded) << describe(loaded.error());
    EXPECT_EQ(loaded->description.providerId, "rogue");
    EXPECT_EQ(loaded->adapter->rungs(rogueRequest("honest")), std::vector{RogueRung});
}

TEST_F(PluginLoading, RefusesNamesThatLeadElsewhere)
{
    for (const std::string name : {"", "../rogue", "rogue/../rogue", "Rogue", "rogue.so", "/rogue", "1rogue"}) {
        m_account.provider = name;
        EXPECT_EQ(refusal(), ErrorKind::InvalidInput) << name;
    }
}

TEST_F(PluginLoading, RefusesARelativeFolder)
{
    m_account.pluginFolder = "plugins";
    EXPECT_EQ(refusal(), ErrorKind::InvalidInput);
}

TEST_F(PluginLoading, RefusesAnEnvironmentTheProviderDoesNotHave)
{
    m_account.environment = "live";
    EXPECT_EQ(refusal(), ErrorKind::NotFound);
}

TEST_F(PluginLoading, RefusesADescriptionThatIsNotTheOneAskedFor)
{
    m_account.descriptionDigest.front() = m_account.descriptionDigest.front() == '0' ? '1' : '0';
    EXPECT_EQ(refusal(), ErrorKind::VerificationFailed);
}

TEST_F(PluginLoading, RefusesAPluginThatWasMadeForAnotherDescription)
{
    const std::string changed = readFile(path("rogue.provider.json")).value() + "\n";
    ASSERT_TRUE(writeFileAtomically(path("rogue.provider.json"), changed));
    m_account.descriptionDigest = sha256(changed).hex();
    EXPECT_EQ(refusal(), ErrorKind::VerificationFailed);
}

TEST_F(PluginLoading, RefusesThePluginOfAnotherProvider)
{
    std::filesystem::rename(path("rogue.so"), path("acme.so"));
    std::filesystem::rename(path("rogue.provider.json"), path("acme.provider.json"));
    m_account.provider = "acme";
    EXPECT_EQ(refusal(), ErrorKind::VerificationFailed);
}

TEST_F(PluginLoading, RefusesAFileThatIsNoPlugin)
{
    ASSERT_TRUE(writeFileAtomically(path("rogue.so"), "not a library"));
    EXPECT_EQ(refusal(), ErrorKind::Unsupported);
    std::filesystem::remove(path("rogue.so"));
    EXPECT_EQ(refusal(), ErrorKind::NotFound);
}

TEST_F(PluginLoading, RefusesWhatEverybodyMayWriteTo)
{
    allowOthersToWrite(path("rogue.so"));
    EXPECT_EQ(refusal(), ErrorKind::PermissionDenied);
    std::filesystem::permissions(path("rogue.so"), std::filesystem::perms::others_write,
                                 std::filesystem::perm_options::remove);
    allowOthersToWrite(m_folder.path());
    EXPECT_EQ(refusal(), ErrorKind::PermissionDenied);
}

} // namespace
} // namespace countersign::test
