// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/file.h"
#include "tests/e2e/demo_copy.h"

#include <filesystem>

// What countersignctl ends with (design.md section 8), and that nothing was changed when it is not 0.
namespace countersign::e2e {
namespace {

namespace fs = std::filesystem;

TEST_F(DemoCopy, TwoIsForWhatWasTypedOrNamed)
{
    EXPECT_EQ(run({}).exitStatus, 2);
    EXPECT_EQ(run({"reconsider"}).exitStatus, 2);
    EXPECT_EQ(run({"--profile", dir() + "/none.json", "intents", "list"}).exitStatus, 2);
    EXPECT_EQ(as("auditor", {"evidence", "show", "xyz"}).exitStatus, 2);
    EXPECT_EQ(as("operator", {"lookup"}).exitStatus, 2);
    EXPECT_EQ(as("operator", {"lookup", scenario("accepted_small"), "--watch"}).exitStatus, 2);
    EXPECT_EQ(as("auditor", {"intents", "show", "no such intent"}).exitStatus, 2);
    EXPECT_EQ(as("operator", {"resolve", scenario("accepted_small"), "--action", "settle"}).exitStatus, 2);
    EXPECT_EQ(as("auditor", {"--ledger", "sqlite:" + dir() + "/none.sqlite", "ledger", "status"}).exitStatus, 2);
    EXPECT_FALSE(fs::exists(dir() + "/none.sqlite"));
    EXPECT_EQ(run({"demo", dir()}).exitStatus, 2) << "a demo never overwrites";
}

TEST_F(DemoCopy, ThreeIsForALedgerThatCannotBeUsed)
{
    ASSERT_TRUE(writeFileAtomically(dir() + "/garbage.sqlite", std::string(8192, 'x')));
    const Answer answer = as("auditor", {"--ledger", "sqlite:" + dir() + "/garbage.sqlite", "ledger", "status"});
    EXPECT_EQ(answer.exitStatus, 3) << answer.out;
    EXPECT_NE(answer.err.find("garbage.sqlite"), std::string::npos) << answer.err;
    EXPECT_EQ(answer.json["error"]["consequence"], "nothing_changed");
}

TEST_F(DemoCopy, ThreeIsForAFullDiskAndNothingIsChanged)
{
    const std::string command = "ulimit -f 100; exec '" + ctl() + "' --json --profile '" + profile("operator") +
                                "' note '" + scenario("accepted_small") + "' --text 'is there any room left'";
    const auto end = app::runChild("/bin/sh", {"-c", command});
    ASSERT_TRUE(end.has_value());
    EXPECT_FALSE(end->killed);
    EXPECT_EQ(end->exitStatus, 3) << end->out << end->err;
    EXPECT_NE(end->err.find("no room"), std::string::npos) << end->err;
    EXPECT_EQ(as("auditor", {"audit", "verify"}).exitStatus, 0);
}

TEST_F(DemoCopy, ThreeIsForAProviderThatDoesNotAnswer)
{
    // Nothing listens on port 1 of this machine.
    std::string profileText = *readFile(profile("operator"));
    auto document = nlohmann::json::parse(profileText);
    for (auto &account : document["provider_accounts"]) {
        account["sandbox_state"] = "";
        account["base_url"] = "http://127.0.0.1:1";
    }
    ASSERT_TRUE(writeFileAtomically(profile("operator"), document.dump()));
    const Answer answer = as("operator", {"lookup", scenario("accepted_small")});
    EXPECT_EQ(answer.exitStatus, 3) << answer.out << answer.err;
    EXPECT_EQ(answer.json["finding"], "Unavailable");
    EXPECT_EQ(as("operator", {"lookup", "--watch"}).exitStatus, 3) << "the watch was not kept";
    EXPECT_EQ(as("auditor", {"intents", "show", scenario("accepted_small")}).json["status"], "unknown");
}

TEST_F(DemoCopy, FourIsForAnEntryThatWasAltered)
{
    tamper({"UPDATE log_entries SET entry = CAST(substr(CAST(entry AS TEXT), 1, 199) || '~' || "
            "substr(CAST(entry AS TEXT), 201) AS BLOB) WHERE seq = (SELECT max(seq) FROM log_entries)"});
    const Answer answer = as("auditor", {"audit", "verify"});
    EXPECT_EQ(answer.exitStatus, 4) << answer.out << answer.err;
    EXPECT_EQ(answer.json["verified"], false);
    const auto last = answer.json["size"].get<int>() - 1;
    bool named = false;
    for (const auto &problem : answer.json["problems"])
        named = named || problem["seq"] == last;
    EXPECT_TRUE(named) << answer.json;
}

TEST_F(DemoCopy, FourIsForASchemaThatIsNotOurs)
{
    tamper({"CREATE TABLE note (text)"});
    const Answer answer = as("auditor", {"audit", "verify"});
    EXPECT_EQ(answer.exitStatus, 4) << answer.out << answer.err;
}

TEST_F(DemoCopy, FourIsForAStatusThatNoStatementExplains)
{
    tamper({"UPDATE effect_intents SET status = 'confirmed' WHERE intent_key = '" + scenario("accepted_large") + "'"});
    const Answer answer = as("auditor", {"audit", "verify"});
    EXPECT_EQ(answer.exitStatus, 4) << answer.out << answer.err;
    EXPECT_NE(answer.out.find(scenario("accepted_large")), std::string::npos) << answer.out;
}

TEST_F(DemoCopy, FourIsForALedgerThatWasPutBackAndNothingIsSignedOnIt)
{
    const std::string old = dir() + "/old.sqlite";
    fs::copy_file(dir() + "/ledger.sqlite", old);
    for (const char *companion : {"-wal", "-shm"})
        if (fs::exists(dir() + "/ledger.sqlite" + companion))
            fs::copy_file(dir() + "/ledger.sqlite" + companion, old + companion);
    const std::string intent = scenario("accepted_small");
    ASSERT_EQ(as("operator", {"note", intent, "--text", "something was written"}).exitStatus, 0);
    const Answer answer =
        as("operator", {"--ledger", "sqlite:" + old, "note", intent, "--text", "on the ledger of yesterday"});
    EXPECT_EQ(answer.exitStatus, 4) << answer.out << answer.err;
}

TEST_F(DemoCopy, SecretsComeFromAFileOfOnesOwnOrADescriptorAndNeverFromTheCommandLine)
{
    const std::string passphrase = dir() + "/keys/operator.passphrase";
    const std::string command = "exec '" + ctl() + "' --json --profile '" + profile("operator") +
                                "' --passphrase-fd 3 key show 3<'" + passphrase + "'";
    const auto byDescriptor = app::runChild("/bin/sh", {"-c", command});
    ASSERT_TRUE(byDescriptor.has_value());
    EXPECT_EQ(byDescriptor->exitStatus, 0) << byDescriptor->err;

    fs::permissions(passphrase, fs::perms::others_read, fs::perm_options::add);
    const Answer open = as("operator", {"key", "show"});
    EXPECT_EQ(open.exitStatus, 2);
    EXPECT_NE(open.err.find(passphrase), std::string::npos) << open.err;
    EXPECT_EQ(run({"--passphrase", "secret", "key", "show"}).exitStatus, 2);
}

} // namespace
} // namespace countersign::e2e
