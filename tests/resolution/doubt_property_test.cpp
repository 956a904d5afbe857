// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/resolution/judge.h"
#include "tests/resolution/vector_input.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <map>
#include <string>
#include <vector>

// The rule above all: doubt never becomes success. Scenes that may be resolved are broken in random ways; whatever
// doubt is then added, what was refused stays refused.
namespace countersign::resolution {
namespace {

using namespace std::chrono_literals;
using effect::Disposition;
using effect::StoredEvidence;
using statement::Action;

struct Change
{
    const char *name;
    void (*apply)(Scene &);
};

template <std::size_t N>
std::vector<std::size_t> anyOf(const std::array<Change, N> &, int least, int most)
{
    const int count = *rc::gen::inRange(least, most + 1);
    return *rc::gen::container<std::vector<std::size_t>>(static_cast<std::size_t>(count),
                                                         rc::gen::inRange<std::size_t>(0, N));
}

const Scene &sceneOf(const std::string &name)
{
    static std::map<std::string, Scene> scenes;
    const auto found = scenes.find(name);
    return found != scenes.end() ? found->second : scenes.emplace(name, loadScene(name)).first->second;
}

// A record of this moment about the effect, without objects.
StoredEvidence recordNow(const Scene &scene, const std::string &finding, char lookup)
{
    StoredEvidence stored = sceneOf("confirm").input.cited.front();
    stored.evidence.matches.clear();
    stored.evidence.finding = finding;
    stored.evidence.lookup = std::string(32, lookup);
    stored.digest = sha256(finding + lookup + std::to_string(scene.input.cited.size()));
    stored.recordedAt = scene.input.now;
    stored.askedAt = scene.input.now - 1s;
    return stored;
}

void cite(Scene &scene, StoredEvidence stored)
{
    scene.input.cited.push_back(std::move(stored));
}

void citeObject(Scene &scene, const std::string &id, Disposition disposition)
{
    StoredEvidence stored = recordNow(scene, "Found", 'c');
    effect::Match match = sceneOf("confirm").input.cited.front().evidence.matches.front();
    match.id = id;
    match.disposition = disposition;
    stored.evidence.matches.push_back(std::move(match));
    cite(scene, std::move(stored));
}

void eachMatch(Scene &scene, void (*change)(effect::Match &))
{
    for (StoredEvidence &stored : scene.input.cited)
        for (effect::Match &match : stored.evidence.matches)
            change(match);
}

template <Disposition To>
void becomes(Scene &scene)
{
    eachMatch(scene, [](effect::Match &match) { match.disposition = To; });
}

constexpr std::array<Change, 16> Breakers{{
    {"time passes", [](Scene &s) { s.input.now += 20min; }},
    {"days pass", [](Scene &s) { s.input.now += 72h; }},
    {"in flight", becomes<Disposition::InFlight>},
    {"failed", becomes<Disposition::DidNotHappen>},
    {"happened", becomes<Disposition::Happened>},
    {"accepted", becomes<Disposition::Accepted>},
    {"reversed", becomes<Disposition::Reversed>},
    {"completion is asked for", [](Scene &s) { s.input.intent.operation = "payout"; }},
    {"another amount", [](Scene &s) { s.input.intent.amount.emplace(1, s.input.intent.amount->currency()); }},
    {"another account", [](Scene &s) { s.input.intent.account = "acct_2"; }},
    {"nothing cited", [](Scene &s) { s.input.cited.clear(); }},
    {"the oldest record is missing",
     [](Scene &s) {
         if (!s.input.cited.empty())
             s.input.cited.erase(s.input.cited.begin());
     }},
    {"an import only",
     [](Scene &s) {
         for (StoredEvidence &stored : s.input.cited)
             stored.evidence.source = effect::EvidenceSource::Import;
     }},
    {"not every page was read",
     [](Scene &s) {
         for (StoredEvidence &stored : s.input.cited)
             stored.evidence.scan.complete = false;
     }},
    {"another object is named",
     [](Scene &s) {
         if (s.input.statement.result)
             s.input.statement.result->providerId = "ch_98";
     }},
    {"a surplus is named",
     [](Scene &s) {
         if (s.input.statement.result)
             s.input.statement.result->surplus.emplace_back("ch_43");
     }},
}};

// Nothing here is named by the statement.
constexpr std::array<Change, 9> Doubts{{
    {"could not tell", [](Scene &s) { cite(s, recordNow(s, "Inconclusive", 'a')); }},
    {"could not tell, in the last lookup", [](Scene &s) { cite(s, recordNow(s, "Inconclusive", '2')); }},
    {"unavailable", [](Scene &s) { cite(s, recordNow(s, "Unavailable", 'b')); }},
    {"denied", [](Scene &s) { cite(s, recordNow(s, "Denied", 'b')); }},
    {"another object is in flight", [](Scene &s) { citeObject(s, "ch_99", Disposition::InFlight); }},
    {"another object happened", [](Scene &s) { citeObject(s, "ch_99", Disposition::Happened); }},
    {"another object was accepted", [](Scene &s) { citeObject(s, "ch_99", Disposition::Accepted); }},
    {"the object is in flight after all", [](Scene &s) { citeObject(s, "ch_42", Disposition::InFlight); }},
    {"the reference is missing", [](Scene &s) { eachMatch(s, [](effect::Match &match) { match.reference = ""; }); }},
}};

template <std::size_t N>
void applyAll(Scene &scene, const std::array<Change, N> &changes, const std::vector<std::size_t> &chosen)
{
    for (const std::size_t i : chosen)
        changes.at(i).apply(scene);
}

struct Verdict
{
    bool refused = false;
    bool oneSuffices = false; // allowed, and for one person
};

Verdict judged(const Scene &scene, Action action)
{
    const Judgement judgement = judge(scene.rules.actions.at(action), computeFacts(scene.input, scene.rules));
    return {!judgement.refusals.empty(), judgement.refusals.empty() && !judgement.twoPeople};
}

Scene begin(const std::string &name, Action action)
{
    Scene scene = sceneOf(name);
    scene.input.statement.action = action;
    return scene;
}

struct Case
{
    const char *scene;
    Action action;
};

constexpr std::array<Case, 6> Cases{{{"confirm", Action::Confirm},
                                     {"confirm_many", Action::Confirm},
                                     {"document", Action::Confirm},
                                     {"reject_failed", Action::Reject},
                                     {"absent", Action::Reject},
                                     {"absent", Action::Release}}};

// For the report of a counterexample.
void describe(const Case &one, const std::vector<std::size_t> &breakers, const std::vector<std::size_t> &doubts)
{
    RC_LOG() << "\n" << statement::toString(one.action) << " of scene " << one.scene << ":";
    for (const std::size_t i : breakers)
        RC_LOG() << " [broken: " << Breakers.at(i).name << "]";
    for (const std::size_t i : doubts)
        RC_LOG() << " [doubt: " << Doubts.at(i).name << "]";
}

TEST(Doubt, EveryCaseBeginsAllowed)
{
    for (const Case &one : Cases)
        EXPECT_FALSE(judged(begin(one.scene, one.action), one.action).refused)
            << one.scene << " " << statement::toString(one.action);
}

// So that the property below speaks of scenes that a single change would allow.
TEST(Doubt, MostBreakersAloneRefuseAConfirmation)
{
    const auto refusing = std::count_if(Breakers.begin(), Breakers.end(), [](const Change &breaker) {
        Scene scene = begin("confirm", Action::Confirm);
        breaker.apply(scene);
        return judged(scene, Action::Confirm).refused;
    });
    EXPECT_GE(refusing, 10);
}

TEST(Doubt, NeverTurnsARefusalIntoAnAllowance)
{
    const bool holds = rc::check([] {
        const auto breakers = anyOf(Breakers, 1, 3);
        const auto doubts = anyOf(Doubts, 1, 3);
        for (const Case &one : Cases) {
            Scene scene = begin(one.scene, one.action);
            applyAll(scene, Breakers, breakers);
            const bool refused = judged(scene, one.action).refused;
            applyAll(scene, Doubts, doubts);
            describe(one, breakers, doubts);
            RC_ASSERT(!refused || judged(scene, one.action).refused);
        }
    });
    EXPECT_TRUE(holds);
}

TEST(Doubt, NeverLetsOnePersonDoWhatHeCouldNot)
{
    const bool holds = rc::check([] {
        const auto breakers = anyOf(Breakers, 0, 3);
        const auto doubts = anyOf(Doubts, 1, 3);
        const bool namesReference = *rc::gen::arbitrary<bool>();
        for (const Case &one : Cases) {
            Scene scene = begin(one.scene, one.action);
            applyAll(scene, Breakers, breakers);
            if (scene.input.statement.result && namesReference)
                scene.input.statement.result->mismatch.emplace_back("reference");
            const bool suffices = judged(scene, one.action).oneSuffices;
            applyAll(scene, Doubts, doubts);
            describe(one, breakers, doubts);
            RC_ASSERT(suffices || !judged(scene, one.action).oneSuffices);
        }
    });
    EXPECT_TRUE(holds);
}

} // namespace
} // namespace countersign::resolution
