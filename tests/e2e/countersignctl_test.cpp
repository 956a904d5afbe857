// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/file.h"
#include "tests/e2e/demo_copy.h"

#include <filesystem>

// A ledger made by hand, step by step, as an administrator without a demo would.
namespace countersign::e2e {
namespace {

namespace fs = std::filesystem;

TEST_F(DemoCopy, ALedgerOfOnesOwnIsMadeFromKeysTrustInitAndTwoAdministrators)
{
    const std::string own = dir() + "/own";
    fs::create_directory(own);
    std::vector<std::string> roots;
    for (const std::string admin : {"ada", "bob"}) {
        const std::string secret = own + '/' + admin + ".passphrase";
        ASSERT_TRUE(writeFileAtomically(secret, "correct horse " + admin + '\n', 0600));
        const Answer key =
            run({"--json", "--passphrase-file", secret, "key", "generate", "--out", own + '/' + admin + ".pem"});
        ASSERT_EQ(key.exitStatus, 0) << key.err;
        roots.insert(roots.end(), {"--root", admin + '=' + key.json["public_key"].get<std::string>()});
    }
    std::vector<std::string> create{"trust", "create", "--origin", "ledger.example/own", "--out", own + "/trust.json"};
    create.insert(create.end(), roots.begin(), roots.end());
    ASSERT_EQ(run(create).exitStatus, 0);
    const std::vector<std::string> place{"--json", "--ledger", "sqlite:" + own + "/ledger.sqlite", "--trust",
                                         own + "/trust.json"};
    const auto here = [&](const std::string &admin, std::vector<std::string> words) {
        std::vector<std::string> all = place;
        all.insert(all.end(), {"--person", admin, "--key", own + '/' + admin + ".pem", "--passphrase-file",
                               own + '/' + admin + ".passphrase"});
        all.insert(all.end(), words.begin(), words.end());
        return run(all);
    };
    ASSERT_EQ(here("ada", {"ledger", "init"}).exitStatus, 0);
    EXPECT_EQ(here("ada", {"ledger", "init"}).exitStatus, 2) << "an existing ledger is never replaced";
    for (const std::string admin : {"ada", "bob"}) {
        const Answer answer = here(admin, {"operator", "bootstrap", "--name", "Root " + admin});
        ASSERT_EQ(answer.exitStatus, 0) << answer.out << answer.err;
        EXPECT_EQ(answer.json["outcome"], "applied");
    }
    const Answer proposed = here("ada", {"operator", "member", "--person-id", "bob", "--roles", "admin,auditor"});
    ASSERT_EQ(proposed.exitStatus, 0) << proposed.out << proposed.err;
    EXPECT_EQ(proposed.json["outcome"], "awaiting_countersign") << "after bootstrap every statement needs two";
    const Answer alone = here("ada", {"approve", proposed.json["statement_id"]});
    EXPECT_EQ(alone.exitStatus, 1) << alone.out;
    const Answer agreed = here("bob", {"approve", proposed.json["statement_id"]});
    EXPECT_EQ(agreed.exitStatus, 0) << agreed.out << agreed.err;
    EXPECT_EQ(here("ada", {"audit", "verify"}).exitStatus, 0);
    const Answer version = here("ada", {"ledger", "migrate"});
    EXPECT_EQ(version.exitStatus, 0) << version.err;
}

TEST_F(DemoCopy, WhatIsShownCannotSteerATerminal)
{
    const std::string intent = scenario("accepted_small");
    const Answer refused = as("operator", {"note", intent, "--text", "paid \xE2\x80\xAE gnp.exe"});
    EXPECT_NE(refused.exitStatus, 0) << "a bidirectional override is never signed";
    EXPECT_EQ(refused.err.find("\xE2\x80\xAE"), std::string::npos) << refused.err;
    EXPECT_EQ(run({"--profile", profile("auditor"), "intents", "show", "\x1b[31mred"}).err.find('\x1b'),
              std::string::npos);
    const Answer plain = run({"--profile", profile("auditor"), "intents", "show", intent});
    EXPECT_EQ(plain.out.find('\x1b'), std::string::npos);
    EXPECT_EQ(plain.out.find("\xE2\x80\xAE"), std::string::npos)
        << "a bidirectional override stays visible as a marker";
}

TEST_F(DemoCopy, ADemoFolderMayBeMovedAndLooksTheSameFromThere)
{
    const std::string moved = dir() + "-moved";
    fs::rename(dir(), moved);
    const Answer answer = run({"--json", "--profile", moved + "/profiles/auditor.json", "audit", "verify"});
    fs::rename(moved, dir());
    EXPECT_EQ(answer.exitStatus, 0) << answer.out << answer.err;
}

} // namespace
} // namespace countersign::e2e
