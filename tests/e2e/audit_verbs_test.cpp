// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/file.h"
#include "tests/e2e/demo_copy.h"

#include <filesystem>

// What an auditor takes away from a ledger, and what somebody without it can say about that.
namespace countersign::e2e {
namespace {

using nlohmann::json;

class AuditVerbs : public DemoCopy
{
protected:
    std::string file(const std::string &name) const { return dir() + "/" + name; }
    // An effect that somebody decided about, and the newest entry of it.
    std::string resolvedIntent()
    {
        const auto intent = scenario("accepted_small");
        const auto words =
            citing("operator", intent, {"resolve", intent, "--action", "confirm", "--reason", "single_match"});
        EXPECT_EQ(as("operator", words).exitStatus, 0);
        return intent;
    }
    std::string trust() const { return json::parse(*readFile(profile("auditor")))["trust"].get<std::string>(); }
    std::string trustPath() const
    {
        const std::filesystem::path path(trust());
        return (path.is_absolute() ? path : std::filesystem::path(profile("auditor")).parent_path() / path).string();
    }
};

TEST_F(AuditVerbs, ABundleVerifiesWithTheTrustFileAndNoLedger)
{
    const auto intent = resolvedIntent();
    const Answer made = as("auditor", {"audit", "bundle", intent, "--out", file("bundle.json")});
    ASSERT_EQ(made.exitStatus, 0) << made.out << made.err;
    std::filesystem::copy_file(trustPath(), file("trust-elsewhere.json"));
    for (const char *gone : {"/ledger.sqlite", "/ledger.sqlite-wal", "/ledger.sqlite-shm"})
        std::filesystem::remove(dir() + gone);
    const auto verify = [&] {
        return run({"--json", "--trust", file("trust-elsewhere.json"), "audit", "verify-bundle", file("bundle.json")});
    };
    const Answer good = verify();
    ASSERT_EQ(good.exitStatus, 0) << good.out << good.err;
    EXPECT_EQ(good.json["verified"], true);
    EXPECT_EQ(good.json["intent_key"], intent);
    EXPECT_EQ(good.json["decisions"].back()["action"], "confirm");
    EXPECT_EQ(good.json["problems"], json::array());

    auto bundle = json::parse(*readFile(file("bundle.json")));
    bundle["log"].back()["proof"].back() = std::string(64, '0');
    ASSERT_TRUE(writeFileAtomically(file("bundle.json"), bundle.dump()));
    EXPECT_EQ(verify().exitStatus, 4);
    bundle["more"] = "x";
    ASSERT_TRUE(writeFileAtomically(file("bundle.json"), bundle.dump()));
    EXPECT_EQ(verify().exitStatus, 4);
    ASSERT_TRUE(writeFileAtomically(file("bundle.json"), "not a bundle"));
    EXPECT_EQ(verify().exitStatus, 4);
}

TEST_F(AuditVerbs, AnOperatorsBundleIsNotWritten)
{
    const auto intent = resolvedIntent();
    EXPECT_EQ(as("operator", {"audit", "bundle", intent, "--out", file("bundle.json")}).exitStatus, 4);
    EXPECT_FALSE(std::filesystem::exists(file("bundle.json")));
    EXPECT_EQ(as("auditor", {"audit", "bundle", "no such intent", "--out", file("bundle.json")}).exitStatus, 2);
}

TEST_F(AuditVerbs, TheLogIsExportedAsCsvAndJson)
{
    const auto intent = resolvedIntent();
    const Answer csv =
        run({"--profile", profile("auditor"), "audit", "export", "--intent", intent, "--action", "confirm"});
    ASSERT_EQ(csv.exitStatus, 0) << csv.err;
    EXPECT_EQ(csv.out.rfind("seq,time_utc,tenant,intent,kind,action,", 0), 0U);
    EXPECT_EQ(std::count(csv.out.begin(), csv.out.end(), '\n'), 2);
    const Answer rows = as("auditor", {"audit", "export", "--format", "json"});
    ASSERT_EQ(rows.exitStatus, 0);
    EXPECT_EQ(rows.json.size(), as("auditor", {"audit", "verify"}).json["size"]);
    EXPECT_EQ(as("auditor", {"audit", "export", "--at-least", "EUR 99999999.00", "--format", "json"}).json,
              json::array());
    EXPECT_EQ(as("auditor", {"audit", "export", "--at-least", "99"}).exitStatus, 2);
    EXPECT_EQ(as("auditor", {"audit", "export", "--action", "explode"}).exitStatus, 2);
}

TEST_F(AuditVerbs, CompareTellsConsistentAheadBehindAndForkedApart)
{
    ASSERT_EQ(as("auditor", {"audit", "checkpoint", "--out", file("head.note")}).exitStatus, 0);
    const Answer same = as("auditor", {"audit", "compare", file("head.note")});
    ASSERT_EQ(same.exitStatus, 0) << same.out << same.err;
    EXPECT_EQ(same.json["relation"], "consistent");
    EXPECT_EQ(same.json["signed_by"], "auditor");
    std::filesystem::copy_file(file("ledger.sqlite"), file("before.sqlite"));

    const auto intent = scenario("accepted_small");
    ASSERT_EQ(as("operator", {"note", intent, "--text", "the log goes on here"}).exitStatus, 0);
    EXPECT_EQ(as("auditor", {"audit", "compare", file("head.note")}).json["relation"], "ahead");

    ASSERT_EQ(as("auditor", {"audit", "checkpoint", "--out", file("later.note")}).exitStatus, 0);
    const std::string older = "sqlite:" + file("before.sqlite");
    const Answer behind = as("auditor", {"--ledger", older, "audit", "compare", file("later.note")});
    EXPECT_EQ(behind.exitStatus, 4);
    EXPECT_EQ(behind.json["relation"], "behind");

    auto head = json{{"origin", same.json["origin"]},
                     {"size", std::to_string(same.json["ledger"]["size"].get<std::uint64_t>())},
                     {"root", std::string(64, 'a')}};
    ASSERT_TRUE(writeFileAtomically(file("fork.head"), head.dump()));
    const Answer forked = as("auditor", {"audit", "compare", file("fork.head"), "--out", file("evidence.json")});
    EXPECT_EQ(forked.exitStatus, 4);
    EXPECT_EQ(forked.json["relation"], "forked");
    EXPECT_EQ(forked.json["ledger_root_at_other_size"], same.json["ledger"]["root"]);
    EXPECT_EQ(json::parse(*readFile(file("evidence.json"))), forked.json);
}

TEST_F(AuditVerbs, ANoteThatNobodyKnownSignedIsNotCompared)
{
    ASSERT_EQ(as("auditor", {"audit", "checkpoint", "--out", file("head.note")}).exitStatus, 0);
    const std::string other(64, '1');
    EXPECT_NE(as("auditor", {"audit", "compare", file("head.note"), "--public-key", other}).exitStatus, 0);
    auto text = *readFile(file("head.note"));
    text.replace(text.find('\n') + 1, 1, "9");
    ASSERT_TRUE(writeFileAtomically(file("head.note"), text));
    EXPECT_EQ(as("auditor", {"audit", "compare", file("head.note")}).exitStatus, 4);
}

} // namespace
} // namespace countersign::e2e
