// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ledger/store/child_process.h"
#include "tests/ledger/store/store_support.h"

#include <filesystem>

namespace countersign::ledger {
namespace {

namespace fs = std::filesystem;
using fs::perms;

constexpr perms ReadableFile = perms::owner_read | perms::group_read | perms::others_read;
constexpr perms ReadableFolder = ReadableFile | perms::owner_exec | perms::group_exec | perms::others_exec;
constexpr perms WritableFile = ReadableFile | perms::owner_write | perms::group_write | perms::others_write;
constexpr perms WritableFolder = ReadableFolder | perms::owner_write | perms::group_write | perms::others_write;

// A ledger with these rights, used by a process that has no others: root's would hide what is tested.
class Permissions : public ::testing::Test
{
protected:
    void SetUp() override
    {
        ref = prepare(ledger, "invoice:1");
        ledger.closeFaces();
        fs::copy_file(ledger.path(), path());
        if (::geteuid() != 0)
            before = perms::owner_all; // the folder must go away again
    }
    void TearDown() override { fs::permissions(folder.path(), before); }

    std::string path() const { return folder.path() + "/ledger.sqlite"; }

    void allow(perms file, perms inFolder)
    {
        fs::permissions(path(), file);
        fs::permissions(folder.path(), inFolder);
    }

    // The error of that face, as "kind: text", or "opened".
    template <class Open>
    std::string told(Open open)
    {
        return asNobody([&]() -> std::string {
            const auto opened = open(*factoryFor(ledger, path()));
            return opened ? "opened" : std::string(toString(opened.error().kind)) + ": " + describe(opened.error());
        });
    }

    void expectWritersAreRefused(const std::string &why)
    {
        const std::string file = bytesOf(path());
        const auto names = namesIn(folder.path());
        const std::vector<std::string> answers{
            told([](LedgerFactory &factory) { return factory.openWorker(); }),
            told([](LedgerFactory &factory) { return factory.openStatements("m.ortiz"); }),
            told([](LedgerFactory &factory) { return factory.migrate(); }),
        };
        for (const auto &answer : answers) {
            EXPECT_EQ(answer.rfind("read_only: ledger " + path(), 0), 0u) << answer;
            for (const std::string piece : {why.c_str(), "Give yourself write permission", "Nothing was changed"})
                EXPECT_NE(answer.find(piece), std::string::npos) << piece << " is not in: " << answer;
        }
        EXPECT_EQ(bytesOf(path()), file);
        EXPECT_EQ(namesIn(folder.path()), names);
    }

    std::string statusSeenByReader()
    {
        return asNobody([&] {
            const auto reader = must(factoryFor(ledger, path())->openReader("s.kim"));
            return std::string(toString(must(reader->dossier(ref)).intent.status));
        });
    }

    BootstrappedLedger ledger{};
    TemporaryFolder folder{};
    effect::EffectRef ref{refOf("invoice:1")};
    perms before = perms::owner_all;
};

TEST_F(Permissions, ReadOnlyFileIsReadButNotWritten)
{
    allow(ReadableFile, WritableFolder);
    expectWritersAreRefused("the file cannot be written");
    EXPECT_EQ(statusSeenByReader(), "prepared");
}

TEST_F(Permissions, ReadOnlyFolderIsReadButNotWritten)
{
    allow(WritableFile, ReadableFolder);
    expectWritersAreRefused("its folder cannot be written");
    EXPECT_EQ(statusSeenByReader(), "prepared");
    EXPECT_EQ(namesIn(folder.path()), std::vector<std::string>{"ledger.sqlite"});
}

TEST_F(Permissions, ReaderWithoutRightsSeesWhatAWriterHasNotYetMovedIntoTheFile)
{
    if (::geteuid() != 0)
        GTEST_SKIP() << "only root can be the writer that this reader is not";
    allow(ReadableFile, ReadableFolder);
    ChildProcess writer([&](const auto &tell, const auto &waitForParent) -> std::string {
        const auto worker = must(factoryFor(ledger, path())->openWorker());
        must(worker->beginAttempt(ref, "worker-1"));
        must(worker->recordUnknown(ref, 1, "timeout", ""));
        tell("written");
        waitForParent();
        return "closed";
    });
    ASSERT_EQ(writer.nextLine(), "written");
    EXPECT_EQ(statusSeenByReader(), "unknown");
    writer.letGo();
    EXPECT_EQ(writer.answer(), "closed");
}

TEST_F(Permissions, UnreadableFileSaysSo)
{
    allow(perms::none, WritableFolder);
    const std::string answer = told([](LedgerFactory &factory) { return factory.openReader("s.kim"); });
    EXPECT_EQ(answer.rfind("permission_denied: ledger " + path(), 0), 0u) << answer;
    EXPECT_NE(answer.find("Give yourself read permission"), std::string::npos) << answer;
}

TEST_F(Permissions, LedgerIsNotCreatedInAReadOnlyFolder)
{
    allow(ReadableFile, ReadableFolder);
    const std::string answer = asNobody([&]() -> std::string {
        const auto made = createSqliteLedger(folder.path() + "/new.sqlite", ledger.trust(), ledger.clock());
        return made ? "made" : std::string(toString(made.error().kind)) + ": " + describe(made.error());
    });
    EXPECT_EQ(answer.rfind("permission_denied: ledger " + folder.path() + "/new.sqlite", 0), 0u) << answer;
    EXPECT_EQ(namesIn(folder.path()), std::vector<std::string>{"ledger.sqlite"});
}

} // namespace
} // namespace countersign::ledger
