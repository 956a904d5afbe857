// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/file.h"
#include "tests/layers/layer_rules.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <map>
#include <set>

namespace countersign::layers {
namespace {

std::vector<std::string> sources()
{
    std::vector<std::string> files;
    for (const char *folder : {"models", "providers", "ui", "app", "tests"}) {
        const std::filesystem::path root = std::filesystem::path(COUNTERSIGN_SOURCE_DIR) / folder;
        if (!std::filesystem::exists(root))
            continue;
        for (const auto &entry : std::filesystem::recursive_directory_iterator(root))
            if (entry.path().extension() == ".cpp" || entry.path().extension() == ".h")
                files.push_back(std::filesystem::relative(entry.path(), COUNTERSIGN_SOURCE_DIR).string());
    }
    return files;
}

TEST(Layers, NoFileBreaksTheImportOrder)
{
    const std::vector<std::string> files = sources();
    ASSERT_GT(files.size(), 50U);
    for (const std::string &file : files) {
        const auto content = readFile(std::string(COUNTERSIGN_SOURCE_DIR) + '/' + file);
        ASSERT_TRUE(content.has_value()) << file;
        for (const Breach &breach : breachesIn(file, *content))
            ADD_FAILURE() << breach.file << ": " << breach.why;
    }
}

TEST(Layers, HeavyLibrariesStandInOneSourceFileOfAFolder)
{
    std::map<std::string, std::set<std::string>> users;
    for (const std::string &file : sources()) {
        if (file.rfind("tests/", 0) == 0)
            continue;
        const std::string content = *readFile(std::string(COUNTERSIGN_SOURCE_DIR) + '/' + file);
        for (const char *library : {"<boost/beast", "<valijson/", "<CLI/", "<sqlite3.h>"})
            if (content.find(std::string("#include ") + library) != std::string::npos)
                users[library].insert(file);
    }
    for (const auto &[library, files] : users) {
        std::set<std::filesystem::path> folders;
        for (const std::string &file : files)
            EXPECT_TRUE(folders.insert(std::filesystem::path(file).parent_path()).second)
                << library << " is slow to compile and is included twice in the folder of " << file;
        for (const std::string &file : files)
            EXPECT_EQ(std::filesystem::path(file).extension(), ".cpp") << library << " in a header";
    }
}

TEST(Layers, TheTestItselfSeesEveryKindOfBreach)
{
    const auto breach = [](const std::string &file, const std::string &include) {
        return !breachesIn(file, "#include " + include + "\n").empty();
    };
    EXPECT_TRUE(breach("models/base/money.cpp", "\"models/effect/finding.h\""));
    EXPECT_TRUE(breach("models/base/money.cpp", "<QString>"));
    EXPECT_TRUE(breach("models/resolution/facts.cpp", "<QtCore/QObject>"));
    EXPECT_TRUE(breach("models/effect/finding.cpp", "\"models/ledger/ledger_reader.h\""));
    EXPECT_TRUE(breach("models/desk/resolve.cpp", "\"models/ledger/sqlite/sqlite_ledger.h\""));
    EXPECT_TRUE(breach("models/desk/resolve.cpp", "\"providers/host/host_client.h\""));
    EXPECT_TRUE(breach("models/ledger/ledger_reader.h", "\"models/ledger/sqlite/sqlite_ledger.h\""));
    EXPECT_TRUE(breach("models/ledger/sqlite/reader.cpp", "<QLabel>"));
    EXPECT_TRUE(breach("models/ledger/sqlite/reader.cpp", "<sqlite3.h>"));
    EXPECT_TRUE(breach("providers/api/lookup_service.h", "\"models/ledger/ledger_reader.h\""));
    EXPECT_TRUE(breach("providers/http/adapter.cpp", "\"providers/ladder/ladder.h\""));
    EXPECT_TRUE(breach("providers/sandbox/sandbox_server.cpp", "\"models/ledger/worker_ledger.h\""));
    EXPECT_TRUE(breach("providers/ladder/ladder.cpp", "<curl/curl.h>"));
    EXPECT_TRUE(breach("app/main.cpp", "<pqxx/pqxx>"));
    EXPECT_TRUE(breach("elsewhere/file.cpp", "<string>"));
    EXPECT_TRUE(breach("app/main.cpp", std::string("<QNetworkAccess") + "Manager>"));
    EXPECT_FALSE(breach("models/desk/resolve.cpp", "\"models/ledger/ledger_reader.h\""));
    EXPECT_FALSE(breach("models/desk/look_up_effect.h", "\"providers/api/lookup_service.h\""));
    EXPECT_FALSE(breach("models/ledger/sqlite/reader.cpp", "<QSqlQuery>"));
    EXPECT_FALSE(breach("app/composition_root.cpp", "\"models/ledger/sqlite/sqlite_ledger.h\""));
    EXPECT_FALSE(breach("providers/sandbox/worker/worker.cpp", "\"models/ledger/worker_ledger.h\""));
}

TEST(Layers, WhatIsSaidToPeopleCanBeTranslated)
{
    const auto breach = [](const std::string &file, const std::string &code) {
        return !breachesIn(file, "    return " + code + ";\n").empty();
    };
    const std::string told = "models/desk/resolve.cpp";
    EXPECT_TRUE(breach(told, R"(fail(ErrorKind::Busy, "the row was changed"))"));
    EXPECT_TRUE(breach(told, R"(fail(ErrorKind::Busy, "intent " + key))"));
    EXPECT_TRUE(breach(told, R"(fail(ErrorKind::Busy, translatable("it changed"), "Read it again."))"));
    EXPECT_TRUE(breach(told, R"(fail(ErrorKind::Busy, {translatable("%1 changed"), {key}}, "Read it again."))"));
    EXPECT_TRUE(breach(told, R"(reader.refuse("v", "is not \"1\""))"));
    EXPECT_TRUE(breach(told, R"(m_problems.add(seq, "row", "there are two rows"))"));
    EXPECT_FALSE(
        breach(told, R"(fail(ErrorKind::Busy, translatable("it \"changed\""), translatable("Read it again.")))"));
    EXPECT_FALSE(breach(told, "fail(ErrorKind::Busy, {translatable(\"%1 was\"\n  \" changed\"), {key}})"));
    EXPECT_FALSE(breach(told, R"(m_problems.add(seq, "row", translatable("there are two rows")))"));
    EXPECT_FALSE(breach("providers/http/answer_reader.cpp", R"(fail(ErrorKind::Busy, "the row was changed"))"));
}

} // namespace
} // namespace countersign::layers
