// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/host/hosted_lookups.h"

#include "tests/providers/host/rogue_host.h"

#include <gmock/gmock.h>

namespace countersign::test {
namespace {

using namespace std::chrono_literals;
using providers::LookupService;
using providers::ProviderAccount;

ProviderAccount account(const std::string &name = "acct_1")
{
    return {"rogue", "test", name, {}, rogueToken(), rogueFolder(), {}};
}

template <class... Accounts>
Result<std::unique_ptr<LookupService>> made(Accounts... accounts)
{
    static const SystemClock clock;
    std::vector<ProviderAccount> list;
    (list.push_back(std::move(accounts)), ...);
    return providers::makeHostedLookups(std::move(list), {{hostProgram()}}, clock);
}

ErrorKind refusal(ProviderAccount wrong)
{
    const auto service = made(std::move(wrong));
    EXPECT_FALSE(service);
    return service ? ErrorKind::Internal : service.error().kind;
}

TEST(HostedLookups, ServeSeveralAccountsEachWithAProcessOfItsOwn)
{
    const auto service = made(account("acct_1"), account("acct_2"));
    ASSERT_TRUE(service) << describe(service.error());
    std::vector<std::string> processes;
    for (const char *name : {"acct_1", "acct_2"}) {
        auto request = rogueRequest("process");
        request.account = name;
        const auto run = (*service)->lookUp(request, {}, in(30s), CancelToken());
        ASSERT_TRUE(run) << describe(run.error());
        ASSERT_EQ(run->finding, "Found");
        processes.push_back(textOf(run->reports.front()));
    }
    EXPECT_NE(processes.front(), processes.back());
}

TEST(HostedLookups, NoReportOfARogueIsEverTakenForAnAnswer)
{
    const auto service = made(account());
    ASSERT_TRUE(service);
    const std::vector<std::pair<std::string, std::string>> expected{
        {"crash", "Unavailable"},  {"exit", "Unavailable"},         {"throw", "Unavailable"},
        {"long", "Unavailable"},   {"flood", "Inconclusive"},       {"garbage", "Inconclusive"},
        {"forge", "Inconclusive"}, {"another_rung", "Inconclusive"}};
    for (const auto &[how, finding] : expected) {
        const auto run = (*service)->lookUp(rogueRequest(how), {}, in(30s), CancelToken());
        ASSERT_TRUE(run) << how;
        EXPECT_EQ(run->finding, finding) << how;
        const auto next = (*service)->lookUp(rogueRequest("honest"), {}, in(30s), CancelToken());
        ASSERT_TRUE(next) << how;
        EXPECT_EQ(next->finding, "Found") << how;
    }
}

TEST(HostedLookups, AreRefusedForAccountsThatCannotWork)
{
    EXPECT_FALSE(made(account(), account())) << "given twice";
    auto wrong = account();
    wrong.pluginFolder = "plugins";
    EXPECT_EQ(refusal(std::move(wrong)), ErrorKind::InvalidInput);
    wrong = account();
    wrong.provider = "nobody";
    EXPECT_EQ(refusal(std::move(wrong)), ErrorKind::NotFound);
    wrong = account();
    wrong.environment = "live";
    EXPECT_EQ(refusal(std::move(wrong)), ErrorKind::NotFound);
    wrong = account();
    wrong.baseUrl = "http://example.org";
    EXPECT_EQ(refusal(std::move(wrong)), ErrorKind::InvalidInput);
    wrong = account();
    wrong.descriptionDigest = std::string(64, '0');
    EXPECT_EQ(refusal(std::move(wrong)), ErrorKind::VerificationFailed);
}

TEST(HostedLookups, AreRefusedForTokensThatAreNoLine)
{
    for (const std::string &token : {std::string(), std::string("two\nlines"), std::string(4097, 't')}) {
        auto wrong = account();
        wrong.token = SecretBytes::copyOf(viewOf(token));
        EXPECT_EQ(refusal(std::move(wrong)), ErrorKind::InvalidInput) << token.size();
    }
}

TEST(HostedLookups, NeedTheHostsProgramByItsWholePath)
{
    const SystemClock clock;
    EXPECT_FALSE(providers::makeHostedLookups({}, {}, clock));
    EXPECT_FALSE(providers::makeHostedLookups({}, {{"countersign-provider-host"}}, clock));
    EXPECT_TRUE(providers::makeHostedLookups({}, {{hostProgram()}}, clock));
}

} // namespace
} // namespace countersign::test
