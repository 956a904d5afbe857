// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/text.h"
#include "models/desk/look_up_effect.h"
#include "models/desk/resolve.h"
#include "tests/desk/desk_fixture.h"

#include <gmock/gmock.h>

#include <algorithm>

// Attack 23: what a provider's reply may hold, up to where a screen would begin. What is text stays the bytes it is,
// and what could steer or hide is no evidence. The adapter's process itself is attacked in tests/providers/host.
namespace countersign::desk {
namespace {

using statement::Action;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::SizeIs;
using namespace std::chrono_literals;

class OneReply final : public providers::LookupService
{
public:
    Result<providers::LookupRun> lookUp(const providers::LookupRequest & /*request*/, const std::string & /*onlyRung*/,
                                        Deadline /*deadline*/, const CancelToken & /*cancel*/) override
    {
        providers::Observation seen;
        seen.rung = "reference";
        seen.method = "GET /v1/charges";
        seen.scan = {"2026-12-01T07:00:00Z", "2026-12-01T08:00:00Z", true};
        seen.requestedAt = at;
        seen.observedAt = at;
        seen.httpStatus = 200;
        return providers::LookupRun{{{finding, seen}}, std::string(effect::findingName(finding))};
    }

    effect::Finding finding = effect::Absent{};
    Instant at{};
};

class ReplyAttack : public DeskTest
{
protected:
    Result<LookedUp> lookUp(const effect::EffectRef &ref, effect::Finding finding)
    {
        OneReply service;
        service.finding = std::move(finding);
        service.at = m_ledger.clock().now();
        const CancelToken never;
        return LookUpEffect(deskOf(Who::Operator), service).run(ref, "", Deadline::clock::now() + 1min, never);
    }
    // An error that can be shown anywhere, and a ledger that knows of nothing.
    void expectNoEvidence(const effect::EffectRef &ref, effect::Finding finding)
    {
        const auto refused = lookUp(ref, std::move(finding));
        ASSERT_FALSE(refused);
        EXPECT_EQ(refused.error().kind, ErrorKind::InvalidInput);
        const auto text = describe(refused.error());
        EXPECT_EQ(escapedForDisplay(text), text);
        EXPECT_THAT(ledger::dossier(m_ledger, ref).evidence, IsEmpty());
    }
};

using Attack23 = ReplyAttack;

TEST_F(Attack23, MarkupIsKeptAsTheBytesItIsUpToTheSignedReceipt)
{
    int number = 0;
    for (const std::string markup :
         {"<img src=file:///etc/passwd>", "<a href='http://127.0.0.1:1/'>ch_1</a>", "<script>alert(1)</script>",
          "[ch_1](file:///etc/passwd)", "![](http://127.0.0.1:1/x.png)", "&lt;b&gt;&#x202e;", "=HYPERLINK(\"x\")",
          "%s%n${HOME}$(id)`id`", "'; DROP TABLE log_entries; --", R"(\u001b[2J\n)"}) {
        SCOPED_TRACE(markup);
        const auto ref = ledger::lapsed(m_ledger, "invoice:" + std::to_string(number++), {.minor = 100});
        auto match = ledger::matching(m_ledger, ref);
        match.id = markup;
        match.statusRaw = markup;
        const auto looked = must(lookUp(ref, effect::Found{match}));
        ASSERT_THAT(looked.evidence, SizeIs(1));
        const auto bytes = must(m_ledger.reader().evidence(looked.evidence[0])).value();
        EXPECT_EQ(sha256(bytes), looked.evidence[0]);
        EXPECT_EQ(must(effect::parseEvidence(bytes)).matches, std::vector{match});

        ResolveRequest request{.ref = ref, .action = Action::Confirm};
        request.evidence = looked.evidence;
        request.reasonCode = "single_match";
        applied(resolve(deskOf(Who::Operator), request));
        EXPECT_EQ(newestStatement().result->providerId, markup);
        EXPECT_EQ(ledger::dossier(m_ledger, ref).intent.providerResultId, markup);
    }
    EXPECT_EQ(ledger::textOf(m_ledger.verify()), "verified");
}

TEST_F(Attack23, WhatSteersATerminalOrHidesIsNoEvidenceInAnyField)
{
    const auto ref = ledger::lapsed(m_ledger, "invoice:1");
    using M = effect::Match;
    for (const std::string &bad :
         {std::string("\x1b[2J"), std::string("\x1b]0;title\x07"), std::string("a\nb"), std::string("a\rb"),
          std::string("a\tb"), std::string("a\0b", 3), std::string("\x7f"), std::string("\xc2\x9b"), // a one-byte CSI
          std::string("\u202e"), std::string("\u2066"), std::string("\u200f"), std::string("\u2028"),
          std::string("\xff"), std::string("\xed\xa0\x80"), std::string(256, 'x')})
        for (auto M::*const field : {&M::id, &M::statusRaw, &M::reference, &M::recipientRef}) {
            auto match = ledger::matching(m_ledger, ref);
            match.*field = bad;
            SCOPED_TRACE(escapedForDisplay(bad));
            expectNoEvidence(ref, effect::Found{match});
        }
}

TEST_F(Attack23, MoreObjectsThanAnybodyReadsAreNoEvidence)
{
    const auto ref = ledger::lapsed(m_ledger, "invoice:1");
    const std::vector<effect::Match> many(10'000, ledger::matching(m_ledger, ref));
    expectNoEvidence(ref, effect::FoundMany{many});
}

// What an adapter says about a failure is shown once and never kept.
TEST_F(Attack23, TheWordsOfAFailureAreNotInTheEvidence)
{
    const auto ref = ledger::lapsed(m_ledger, "invoice:1");
    const std::string words = "<b>token sk_live_1</b>\x1b[2J";
    for (const effect::Finding &finding :
         {effect::Finding(effect::Unavailable{std::nullopt, words}), effect::Finding(effect::Denied{words})}) {
        m_ledger.clock().advance(1s);
        const auto looked = must(lookUp(ref, finding));
        ASSERT_THAT(looked.evidence, SizeIs(1));
        const auto bytes = must(m_ledger.reader().evidence(looked.evidence[0])).value();
        EXPECT_THAT(bytes, Not(HasSubstr("sk_live_1")));
        EXPECT_THAT(bytes, Not(HasSubstr("\x1b")));
    }
}

} // namespace
} // namespace countersign::desk
