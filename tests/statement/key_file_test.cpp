// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/statement/key_file.h"

#include "models/base/file.h"
#include "models/base/openssl_ptr.h"
#include "models/statement/encrypted_key.h"
#include "tests/statement/foreign_key_files.h"
#include "tests/statement/test_names.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <csignal>
#include <cstdint>
#include <filesystem>
#include <ostream>
#include <string>
#include <string_view>

namespace countersign::statement {
namespace {

using ::testing::HasSubstr;
namespace fs = std::filesystem;

constexpr std::string_view Passphrase = ForeignPassphrase;

SecretBytes secret(std::string_view text)
{
    return SecretBytes::copyOf(viewOf(text));
}

class KeyFile : public ::testing::Test
{
protected:
    void SetUp() override
    {
        std::string pattern = fs::temp_directory_path() / "countersign-key-XXXXXX";
        ASSERT_NE(::mkdtemp(pattern.data()), nullptr);
        m_folder = pattern;
    }
    void TearDown() override { fs::remove_all(m_folder); }

    std::string path(const std::string &name = "key.pem") const { return m_folder / name; }

    std::string freshKeyFile() const
    {
        EXPECT_TRUE(generateKeyFile(path(), secret(Passphrase)).has_value());
        return path();
    }

    std::string fileWith(const std::string &text) const
    {
        EXPECT_TRUE(writeFileAtomically(path(), text, 0600).has_value());
        return path();
    }

    void expectOpenRefused(ErrorKind kind, const std::string &why) const
    {
        const auto signer = openKeyFile(path(), secret(Passphrase));
        ASSERT_FALSE(signer.has_value());
        EXPECT_EQ(signer.error().kind, kind) << english(signer.error().context);
        EXPECT_THAT(english(signer.error().context), HasSubstr(why));
        EXPECT_THAT(english(signer.error().context), HasSubstr(path()));
    }

    bool folderIsEmpty() const { return fs::is_empty(m_folder); }

private:
    fs::path m_folder;
};

TEST_F(KeyFile, GeneratedOpensWithItsPassphraseAndSigns)
{
    const auto key = generateKeyFile(path(), secret(Passphrase));
    ASSERT_TRUE(key.has_value()) << english(key.error().context);
    const auto signer = openKeyFile(path(), secret(Passphrase));
    ASSERT_TRUE(signer.has_value()) << english(signer.error().context);
    EXPECT_EQ((*signer)->publicKey(), *key);
    const auto signature = (*signer)->sign(viewOf("hello"));
    ASSERT_TRUE(signature.has_value());
    EXPECT_TRUE(key->verifies(viewOf("hello"), *signature));
}

TEST_F(KeyFile, TwoGeneratedKeysDiffer)
{
    EXPECT_NE(generateKeyFile(path("a"), secret(Passphrase)).value(),
              generateKeyFile(path("b"), secret(Passphrase)).value());
}

TEST_F(KeyFile, IsOpenToItsOwnerOnlyWhateverTheUmask)
{
    for (const mode_t mask : {mode_t{0000}, mode_t{0022}, mode_t{0777}}) {
        const mode_t before = ::umask(mask);
        const std::string name = "key" + std::to_string(mask);
        EXPECT_TRUE(generateKeyFile(path(name), secret(Passphrase)).has_value());
        ::umask(before);
        struct stat status
        {
        };
        ASSERT_EQ(::stat(path(name).c_str(), &status), 0);
        EXPECT_EQ(status.st_mode & 07777U, 0600U) << mask;
    }
}

TEST_F(KeyFile, IsProtectedByScryptAndAes256)
{
    const std::string pem = readFile(freshKeyFile()).value();
    // The same parameters written again leave the file as it was; any other would change it.
    EXPECT_EQ(claiming(pem, 1U << 14U, 8, 5), pem);
    EXPECT_THAT(pem, ::testing::StartsWith("-----BEGIN ENCRYPTED PRIVATE KEY-----\n"));
    EXPECT_TRUE(openKeyFile(path(), secret(Passphrase)).has_value());
}

TEST_F(KeyFile, DoesNotOpenWithAnotherPassphrase)
{
    freshKeyFile();
    for (const std::string_view wrong : {"correct horsf", "correct hors", "correct horse ", ""}) {
        const auto signer = openKeyFile(path(), secret(wrong));
        ASSERT_FALSE(signer.has_value()) << wrong;
        EXPECT_EQ(signer.error().kind, ErrorKind::PermissionDenied);
    }
}

TEST_F(KeyFile, TakesAPassphraseWithAnyBytes)
{
    const std::string_view odd("a\0b\xff\n\xc3\xa9 ", 9);
    const auto key = generateKeyFile(path(), secret(odd));
    ASSERT_TRUE(key.has_value());
    EXPECT_EQ((*openKeyFile(path(), secret(odd)))->publicKey(), *key);
    EXPECT_FALSE(openKeyFile(path(), secret("a")).has_value());
}

TEST_F(KeyFile, NeedsAPassphraseOfEightBytes)
{
    const auto refused = generateKeyFile(path(), secret("seven77"));
    ASSERT_FALSE(refused.has_value());
    EXPECT_EQ(refused.error().kind, ErrorKind::InvalidInput);
    EXPECT_TRUE(folderIsEmpty());
    EXPECT_TRUE(generateKeyFile(path(), secret("eight888")).has_value());
}

TEST_F(KeyFile, IsNeverWrittenOverAnythingThatExists)
{
    fileWith("precious");
    const auto refused = generateKeyFile(path(), secret(Passphrase));
    ASSERT_FALSE(refused.has_value());
    EXPECT_EQ(refused.error().kind, ErrorKind::InvalidInput);
    EXPECT_EQ(readFile(path()).value(), "precious");

    fs::create_symlink(path("elsewhere"), path("link"));
    EXPECT_FALSE(generateKeyFile(path("link"), secret(Passphrase)).has_value());
    EXPECT_FALSE(fs::exists(path("elsewhere")));
    EXPECT_FALSE(generateKeyFile(path("no/such/folder"), secret(Passphrase)).has_value());
}

TEST_F(KeyFile, LeavesNothingBehindWhenTheDiskIsFull)
{
    rlimit before{};
    ASSERT_EQ(::getrlimit(RLIMIT_FSIZE, &before), 0);
    rlimit tiny = before;
    tiny.rlim_cur = 16;
    const auto handler = std::signal(SIGXFSZ, SIG_IGN);
    ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &tiny), 0);
    const auto refused = generateKeyFile(path(), secret(Passphrase));
    ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &before), 0);
    std::signal(SIGXFSZ, handler);
    ASSERT_FALSE(refused.has_value());
    EXPECT_EQ(refused.error().kind, ErrorKind::StorageFull);
    EXPECT_TRUE(folderIsEmpty());
}

// ---- files that must not be opened

TEST_F(KeyFile, OpenToOthersIsRefused)
{
    freshKeyFile();
    for (const unsigned mode : {0640U, 0604U, 0620U, 0602U, 0610U, 0601U, 0666U}) {
        ASSERT_EQ(::chmod(path().c_str(), mode), 0);
        expectOpenRefused(ErrorKind::PermissionDenied, "open to others");
    }
    ASSERT_EQ(::chmod(path().c_str(), 0400), 0);
    EXPECT_TRUE(openKeyFile(path(), secret(Passphrase)).has_value());
}

TEST_F(KeyFile, OfAnotherOwnerIsRefused)
{
    if (::geteuid() != 0)
        GTEST_SKIP() << "giving a file to another user needs root";
    freshKeyFile();
    ASSERT_EQ(::chown(path().c_str(), 12345, 12345), 0);
    expectOpenRefused(ErrorKind::PermissionDenied, "another user");
}

TEST_F(KeyFile, BehindALinkIsRefused)
{
    ASSERT_TRUE(generateKeyFile(path("real"), secret(Passphrase)).has_value());
    fs::create_symlink(path("real"), path());
    expectOpenRefused(ErrorKind::PermissionDenied, "symbolic link");
}

TEST_F(KeyFile, ThatIsNoRegularFileIsRefusedWithoutWaiting)
{
    ASSERT_EQ(::mkfifo(path().c_str(), 0600), 0);
    expectOpenRefused(ErrorKind::PermissionDenied, "not a regular file");
    fs::remove(path());
    fs::create_directory(path());
    ASSERT_EQ(::chmod(path().c_str(), 0700), 0);
    expectOpenRefused(ErrorKind::PermissionDenied, "not a regular file");
}

TEST_F(KeyFile, ThatIsMissingIsNotFound)
{
    expectOpenRefused(ErrorKind::NotFound, "No such file");
}

TEST_F(KeyFile, WithoutEncryptionIsRefused)
{
    fileWith(unencryptedPem());
    expectOpenRefused(ErrorKind::InvalidInput, "not encrypted");
}

TEST_F(KeyFile, UnderPbkdf2IsRefusedHoweverManyRounds)
{
    for (const int rounds : {2048, 600000}) {
        fileWith(sealedBy(-1, EVP_aes_256_cbc(), rounds));
        expectOpenRefused(ErrorKind::InvalidInput, "without scrypt");
    }
}

TEST_F(KeyFile, UnderAnOutdatedMethodOrAnotherCipherIsRefused)
{
    fileWith(sealedBy(NID_pbe_WithSHA1And3_Key_TripleDES_CBC, nullptr, 600000));
    expectOpenRefused(ErrorKind::InvalidInput, "outdated");
    fileWith(sealedByScrypt(EVP_aes_128_cbc(), 1U << 14U, 8, 5));
    expectOpenRefused(ErrorKind::InvalidInput, "AES-256-CBC");
}

struct Cost
{
    std::uint64_t n, r, p;
    const char *why;

    friend std::ostream &operator<<(std::ostream &out, const Cost &cost)
    {
        return out << "N=" << cost.n << " r=" << cost.r << " p=" << cost.p;
    }
};

class ScryptCosts : public KeyFile, public ::testing::WithParamInterface<Cost>
{
};

TEST_P(ScryptCosts, OutsideTheBoundsAreRefusedBeforeAnythingIsDerived)
{
    const Cost cost = GetParam();
    fileWith(claiming(readFile(freshKeyFile()).value(), cost.n, cost.r, cost.p));
    expectOpenRefused(ErrorKind::InvalidInput, cost.why);
}

INSTANTIATE_TEST_SUITE_P(KeyFile, ScryptCosts,
                         ::testing::Values(Cost{1U << 13U, 8, 5, "weaker"}, Cost{1U << 14U, 7, 5, "weaker"},
                                           Cost{1U << 14U, 8, 4, "weaker"}, Cost{0, 0, 0, "weaker"},
                                           Cost{1U << 15U, 8, 1, "weaker"}, Cost{1U << 15U, 8, 5, "absurdly"},
                                           Cost{1ULL << 21U, 8, 5, "absurdly"}, Cost{1ULL << 62U, 8, 5, "absurdly"},
                                           Cost{~0ULL, ~0ULL, ~0ULL, "absurdly"}, Cost{1U << 14U, 17, 5, "absurdly"},
                                           Cost{1U << 14U, 8, 81, "absurdly"},
                                           Cost{1U << 14U, 1U << 20U, 5, "absurdly"}),
                         namedBy(&Cost::why));

TEST_F(KeyFile, UnderAShortSaltIsRefused)
{
    fileWith(sealedByScrypt(EVP_aes_256_cbc(), 1U << 14U, 8, 5, "seven b"));
    expectOpenRefused(ErrorKind::InvalidInput, "weaker");
}

TEST_F(KeyFile, UnderAStrongerScryptOpens)
{
    fileWith(sealedByScrypt(EVP_aes_256_cbc(), 1U << 14U, 8, 6));
    EXPECT_TRUE(openKeyFile(path(), secret(Passphrase)).has_value());
}

TEST_F(KeyFile, OfAnotherKindOfKeyIsRefused)
{
    const EvpKeyPtr other(EVP_PKEY_Q_keygen(nullptr, nullptr, "X25519"));
    fileWith(sealKey(*other, secret(Passphrase)).value());
    expectOpenRefused(ErrorKind::InvalidInput, "not an Ed25519 key");
}

TEST_F(KeyFile, ThatIsDamagedIsRefused)
{
    const std::string good = readFile(freshKeyFile()).value();
    const std::string unended = good.substr(0, good.find("-----END"));
    for (const std::string &bad :
         {std::string(), std::string("garbage"), std::string(1000, '\0'), good + good, " " + good, good + "x", unended,
          unended.substr(0, unended.size() / 2) + "-----END ENCRYPTED PRIVATE KEY-----\n",
          std::string("-----BEGIN ENCRYPTED PRIVATE KEY-----\n-----END ENCRYPTED PRIVATE KEY-----\n"),
          std::string("-----BEGIN ENCRYPTED PRIVATE KEY-----\nMAAwAA==\n-----END ENCRYPTED PRIVATE KEY-----\n")}) {
        fileWith(bad);
        expectOpenRefused(ErrorKind::InvalidInput, "key file");
    }
    fileWith(std::string(17 * 1024, 'x'));
    expectOpenRefused(ErrorKind::InvalidInput, "too large");
}

TEST_F(KeyFile, CutAnywhereOrChangedInItsParametersNeverCrashes)
{
    const std::string good = readFile(freshKeyFile()).value();
    const auto body = good.find('\n') + 1;
    for (std::size_t i = body; i < body + 130; ++i) { // the parameters; behind them stands the ciphertext
        std::string bad = good;
        bad[i] = bad[i] == 'A' ? 'B' : 'A';
        // A short passphrase that is wrong anyway: nothing may open.
        EXPECT_FALSE(unsealKey(bad, secret("")).has_value()) << i;
        EXPECT_FALSE(unsealKey(good.substr(0, i), secret("")).has_value()) << i;
    }
}

TEST_F(KeyFile, LeavesNoOpensslErrorBehind)
{
    freshKeyFile();
    EXPECT_FALSE(openKeyFile(path(), secret("wrong passphrase")).has_value());
    fileWith("garbage");
    EXPECT_FALSE(openKeyFile(path(), secret(Passphrase)).has_value());
    EXPECT_FALSE(PublicKey::fromBytes(Bytes(32)).has_value());
    EXPECT_EQ(ERR_peek_error(), 0UL);
}

} // namespace
} // namespace countersign::statement
