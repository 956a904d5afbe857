// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/ladder/ladder.h"
#include "providers/ladder/overall_finding.h"
#include "tests/providers/support/test_pacing.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <functional>
#include <utility>

namespace countersign::providers {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::HasSubstr;

using Performed = std::function<LookupReport(const Rung &)>;

class FakePerformer final : public RungPerformer
{
public:
    FakePerformer(Result<std::vector<Rung>> rungs, Performed perform, std::vector<std::string> &asked)
        : m_rungs(std::move(rungs)), m_perform(std::move(perform)), m_asked(asked)
    {
    }
    Result<std::vector<Rung>> rungs(const LookupRequest &, Deadline, const CancelToken &) override { return m_rungs; }
    LookupReport lookUp(const Rung &rung, const LookupRequest &, Deadline, const CancelToken &) override
    {
        m_asked.push_back(rung.kind);
        return m_perform(rung);
    }

private:
    Result<std::vector<Rung>> m_rungs;
    Performed m_perform;
    std::vector<std::string> &m_asked;
};

LookupReport report(const Rung &rung, effect::Finding finding, bool complete = true)
{
    LookupReport report{std::move(finding), {}};
    report.observation.rung = rung.kind;
    report.observation.method = rung.method;
    report.observation.scan.complete = complete;
    return report;
}

effect::Match object(const std::string &id)
{
    effect::Match match;
    match.id = id;
    return match;
}

const std::vector<Rung> ThreeRungs{{"reference", "GET /c"}, {"object_id", "GET /c/{id}"}, {"attributes", "GET /c"}};

struct LadderTest : testing::Test
{
    LadderTest()
    {
        pacing.onPause = [this](auto time) { clock.advance(time); };
    }
    void perform(Performed what, Result<std::vector<Rung>> rungs = ThreeRungs, int perSecond = 1000)
    {
        ASSERT_TRUE(ladder.add({"acme", "test", "acct_1"}, perSecond,
                               std::make_unique<FakePerformer>(std::move(rungs), std::move(what), asked)));
    }
    // The findings in the order of ThreeRungs.
    void answer(std::vector<effect::Finding> findings, int perSecond = 1000)
    {
        perform([this, findings = std::move(findings)](
                    const Rung &rung) { return report(rung, findings.at(asked.size() - 1)); },
                ThreeRungs, perSecond);
    }
    LookupRun run(const std::string &onlyRung = {}, Deadline::duration time = 30s)
    {
        return ladder.lookUp(request(), onlyRung, pacing.now() + time, cancel).value();
    }
    LookupRun runOfBatch()
    {
        auto batch = request();
        for (const char *key : {"a", "b"}) {
            batch.items.push_back(request());
            batch.items.back().intentKey = key;
        }
        return ladder.lookUp(batch, {}, pacing.now() + 30s, cancel).value();
    }
    static LookupRequest request()
    {
        LookupRequest request;
        request.provider = "acme";
        request.environment = "test";
        request.account = "acct_1";
        return request;
    }

    ManualClock clock{parseInstant("2026-03-01T10:00:00Z").value()};
    test::TestPacing pacing;
    Ladder ladder{clock, pacing};
    std::vector<std::string> asked;
    CancelToken cancel;
};

const effect::Unavailable *unavailableIn(const LookupReport &report)
{
    return std::get_if<effect::Unavailable>(&report.finding);
}

TEST_F(LadderTest, StopsAtASingleCertainObject)
{
    answer({effect::Found{object("ch_1")}});
    const LookupRun looked = run();
    EXPECT_EQ(looked.finding, "Found");
    EXPECT_EQ(looked.reports.size(), 1U);
    EXPECT_THAT(asked, ElementsAre("reference"));
}

TEST_F(LadderTest, AsksOnWhileAnItemOfTheBatchIsNotFound)
{
    perform([](const Rung &rung) {
        auto found = report(rung, effect::Found{object("ba_1")});
        const bool last = rung.kind == "object_id";
        found.items = {{"a", effect::Found{object("ch_a")}},
                       {"b", last ? effect::Finding(effect::Found{object("ch_b")}) : effect::Absent{}}};
        return found;
    });
    const LookupRun looked = runOfBatch();
    EXPECT_THAT(asked, ElementsAre("reference", "object_id"));
    ASSERT_EQ(looked.items.size(), 2U);
    EXPECT_EQ(looked.items[1].intentKey, "b");
    EXPECT_EQ(looked.items[1].finding, "Found");
    ASSERT_EQ(looked.items[1].reports.size(), 2U);
    EXPECT_EQ(looked.items[1].reports[0].observation.rung, "reference");
    EXPECT_EQ(effect::findingName(looked.items[1].reports[0].finding), "Absent");
}

TEST_F(LadderTest, ARungThatSaysNothingOfAnItemIsDoubtAboutIt)
{
    answer({effect::Absent{}, effect::Denied{"403"}, effect::Unavailable{std::nullopt, "gone"}});
    const LookupRun looked = runOfBatch();
    ASSERT_EQ(looked.items.size(), 2U);
    std::vector<std::string> findings;
    for (const LookupReport &report : looked.items[0].reports)
        findings.emplace_back(effect::findingName(report.finding));
    EXPECT_THAT(findings, ElementsAre("Inconclusive", "Denied", "Unavailable"));
}

TEST_F(LadderTest, AReportAboutOtherItemsIsNoAnswer)
{
    std::vector<ItemFinding> said;
    perform([&said](const Rung &rung) {
        auto found = report(rung, effect::Found{object("ba_1")});
        found.items = said;
        return found;
    });
    const effect::Finding absent = effect::Absent{};
    for (const auto &items :
         {std::vector<ItemFinding>{{"a", absent}}, std::vector<ItemFinding>{{"a", absent}, {"a", absent}},
          std::vector<ItemFinding>{{"b", absent}, {"a", absent}},
          std::vector<ItemFinding>{{"a", absent}, {"b", absent}, {"c", absent}}}) {
        said = items;
        const LookupRun looked = runOfBatch();
        EXPECT_EQ(looked.finding, "Inconclusive");
        EXPECT_EQ(looked.items.at(0).finding, "Inconclusive");
    }
}

TEST_F(LadderTest, AsksOnAfterAnObjectFromAScanThatWasCut)
{
    perform([](const Rung &rung) {
        const bool first = rung.kind == "reference";
        return first ? report(rung, effect::Found{object("ch_1")}, false) : report(rung, effect::Absent{});
    });
    EXPECT_EQ(run().finding, "Found");
    EXPECT_EQ(asked.size(), 3U);
}

TEST_F(LadderTest, IsAbsentOnlyIfEveryRungSaysSo)
{
    answer({effect::Absent{}, effect::Absent{}, effect::Absent{}});
    EXPECT_EQ(run().finding, "Absent");
    EXPECT_EQ(asked.size(), 3U);
}

TEST_F(LadderTest, OneUnclearRungIsEnoughForNotAbsent)
{
    answer({effect::Absent{}, effect::Inconclusive{{"scan_incomplete"}}, effect::Absent{}});
    EXPECT_EQ(run().finding, "Inconclusive");
}

// U6: a 403 is no word about the object.
TEST_F(LadderTest, ADeniedRungIsNeitherSkippedNorTakenForAbsence)
{
    answer({effect::Absent{}, effect::Denied{"HTTP 403"}, effect::Unavailable{std::nullopt, "HTTP 500"}});
    const LookupRun looked = run();
    EXPECT_EQ(looked.finding, "Denied");
    EXPECT_EQ(looked.reports.size(), 3U);
}

TEST_F(LadderTest, TwoRungsWithDifferentObjectsAreMany)
{
    answer({effect::Mismatch{object("ch_1"), {"amount"}}, effect::Found{object("ch_2")}});
    EXPECT_EQ(run().finding, "FoundMany");
}

TEST_F(LadderTest, TwoRungsWithTheSameObjectAreOne)
{
    answer(
        {effect::Mismatch{object("ch_1"), {"amount"}}, effect::Mismatch{object("ch_1"), {"amount"}}, effect::Absent{}});
    EXPECT_EQ(run().finding, "Mismatch");
}

TEST_F(LadderTest, AsksTheOneRungItIsToldTo)
{
    answer({effect::Absent{}});
    const LookupRun looked = run("attributes");
    EXPECT_EQ(looked.finding, "Absent");
    EXPECT_THAT(asked, ElementsAre("attributes"));
}

TEST_F(LadderTest, ARungThatDoesNotApplyIsInconclusive)
{
    answer({});
    const LookupRun looked = run("request_id");
    EXPECT_EQ(looked.finding, "Inconclusive");
    ASSERT_EQ(looked.reports.size(), 1U);
    EXPECT_EQ(looked.reports[0].observation.rung, "request_id");
    EXPECT_TRUE(asked.empty());
}

TEST_F(LadderTest, NoRungAtAllIsInconclusive)
{
    perform([](const Rung &rung) { return report(rung, effect::Absent{}); }, std::vector<Rung>{});
    EXPECT_EQ(run().finding, "Inconclusive");
}

TEST_F(LadderTest, AHostThatCannotBeAskedIsUnavailable)
{
    perform([](const Rung &rung) { return report(rung, effect::Absent{}); },
            fail(ErrorKind::Unavailable, "the host cannot be started"));
    const LookupRun looked = run();
    EXPECT_EQ(looked.finding, "Unavailable");
    ASSERT_NE(unavailableIn(looked.reports.at(0)), nullptr);
    EXPECT_EQ(unavailableIn(looked.reports[0])->detail, "the host cannot be started");
}

TEST_F(LadderTest, AReportAboutAnotherRungIsNoEvidence)
{
    perform([](const Rung &) { return report({"reference", "GET /other"}, effect::Absent{}); });
    const LookupRun looked = run();
    EXPECT_EQ(looked.finding, "Inconclusive");
    EXPECT_EQ(looked.reports.at(0).observation.method, "GET /c");
}

TEST_F(LadderTest, KeepsToTheProvidersRate)
{
    answer({effect::Absent{}, effect::Absent{}, effect::Absent{}}, 2);
    const auto start = pacing.now();
    EXPECT_EQ(run().finding, "Absent");
    EXPECT_GE(pacing.now() - start, 1s); // three rungs at two a second, none of them saved up
    EXPECT_LT(pacing.now() - start, 1100ms);
}

TEST_F(LadderTest, RemembersRetryAfterAcrossLookups)
{
    perform([this](const Rung &rung) {
        return asked.size() == 1 ? report(rung, effect::Unavailable{clock.now() + 60s, "HTTP 429"})
                                 : report(rung, effect::Found{object("ch_1")});
    });
    const LookupRun first = run();
    EXPECT_EQ(first.finding, "Unavailable");
    EXPECT_EQ(asked.size(), 1U);
    ASSERT_EQ(first.reports.size(), 2U); // the second was not asked, and says when it can be
    ASSERT_NE(unavailableIn(first.reports[1]), nullptr);
    EXPECT_EQ(unavailableIn(first.reports[1])->retryAt, clock.now() + 60s);
    pacing.pause(59s);
    EXPECT_EQ(run({}, 500ms).finding, "Unavailable");
    EXPECT_EQ(asked.size(), 1U);
    EXPECT_EQ(run().finding, "Found"); // now it waits the last second itself
    EXPECT_EQ(asked.size(), 2U);
}

TEST_F(LadderTest, NoRetryAfterShutsAnAccountForEver)
{
    perform([this](const Rung &rung) {
        return asked.size() == 1 ? report(rung, effect::Unavailable{clock.now() + 24h * 3000, "HTTP 429"})
                                 : report(rung, effect::Found{object("ch_1")});
    });
    EXPECT_EQ(run().finding, "Unavailable");
    pacing.pause(24h);
    EXPECT_EQ(run().finding, "Found");
}

TEST_F(LadderTest, ARateLimitOfOneAccountLeavesOthersAlone)
{
    perform([this](const Rung &rung) { return report(rung, effect::Unavailable{clock.now() + 1h, "HTTP 429"}); });
    ASSERT_TRUE(
        ladder.add({"acme", "test", "acct_2"}, 1000,
                   std::make_unique<FakePerformer>(
                       ThreeRungs, [](const Rung &rung) { return report(rung, effect::Found{object("x")}); }, asked)));
    EXPECT_EQ(run().finding, "Unavailable");
    LookupRequest other = request();
    other.account = "acct_2";
    EXPECT_EQ(ladder.lookUp(other, {}, pacing.now() + 1s, cancel).value().finding, "Found");
}

TEST_F(LadderTest, ACancelEndsTheLookup)
{
    perform([this](const Rung &rung) {
        cancel.cancel();
        return report(rung, effect::Absent{});
    });
    const LookupRun looked = run();
    EXPECT_EQ(looked.finding, "Unavailable");
    EXPECT_EQ(asked.size(), 1U);
    ASSERT_EQ(looked.reports.size(), 2U);
    EXPECT_THAT(unavailableIn(looked.reports[1])->detail, HasSubstr("cancelled"));
}

TEST_F(LadderTest, ACancelIsSeenWhileWaitingForThePermit)
{
    answer({effect::Absent{}, effect::Absent{}, effect::Absent{}}, 1);
    pacing.onPause = [this](auto) { cancel.cancel(); };
    const auto start = pacing.now();
    EXPECT_EQ(run().finding, "Unavailable");
    EXPECT_EQ(asked.size(), 1U);
    EXPECT_LE(pacing.now() - start, 20ms);
}

TEST_F(LadderTest, ADeadlineEndsTheLookup)
{
    perform([this](const Rung &rung) {
        pacing.pause(2s);
        return report(rung, effect::Absent{});
    });
    const LookupRun looked = run({}, 1s);
    EXPECT_EQ(looked.finding, "Unavailable");
    EXPECT_EQ(asked.size(), 1U);
    EXPECT_THAT(unavailableIn(looked.reports.at(1))->detail, HasSubstr("deadline"));
}

TEST_F(LadderTest, AnAccountThatIsNotSetUpIsAnErrorAndNoFinding)
{
    answer({effect::Absent{}});
    for (auto change : {&LookupRequest::provider, &LookupRequest::environment, &LookupRequest::account}) {
        LookupRequest other = request();
        other.*change = "live";
        const auto looked = ladder.lookUp(other, {}, pacing.now() + 1s, cancel);
        ASSERT_FALSE(looked);
        EXPECT_EQ(looked.error().kind, ErrorKind::NotFound);
    }
    EXPECT_TRUE(asked.empty());
}

TEST_F(LadderTest, RefusesAccountsThatMakeNoSense)
{
    answer({});
    const auto add = [this](AccountName name, int rate) {
        return ladder.add(name, rate,
                          std::make_unique<FakePerformer>(
                              ThreeRungs, [](const Rung &rung) { return report(rung, effect::Absent{}); }, asked));
    };
    EXPECT_FALSE(add({"acme", "test", "acct_1"}, 1)); // there already
    EXPECT_FALSE(add({"acme", "test", ""}, 1));
    EXPECT_FALSE(add({"acme", "test", "acct_2"}, 0));
    EXPECT_TRUE(add({"acme", "test", "acct_2"}, 1));
}

// Every pair of findings, both ways round: the stronger one counts.
TEST(OverallFinding, FollowsThePrecedenceOfThePairs)
{
    const std::vector<effect::Finding> byStrength{effect::FoundMany{{object("a"), object("b")}},
                                                  effect::Mismatch{object("a"), {"amount"}},
                                                  effect::Found{object("a")},
                                                  effect::Denied{""},
                                                  effect::Unavailable{std::nullopt, ""},
                                                  effect::Inconclusive{{"x"}},
                                                  effect::Absent{}};
    for (std::size_t strong = 0; strong < byStrength.size(); ++strong) {
        for (std::size_t weak = strong; weak < byStrength.size(); ++weak) {
            const std::string expected(effect::findingName(byStrength[strong]));
            const LookupReport a = report({}, byStrength[strong]);
            const LookupReport b = report({}, byStrength[weak]);
            EXPECT_EQ(overallFinding({a, b}), expected) << strong << " " << weak;
            EXPECT_EQ(overallFinding({b, a}), expected) << strong << " " << weak;
        }
    }
    EXPECT_EQ(overallFinding({}), "Inconclusive");
}

} // namespace
} // namespace countersign::providers
