// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/statement/statement.h"

#include "models/base/canonical_json.h"
#include "tests/statement/sample_statements.h"

#include <nlohmann/json.hpp>

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <cstdint>
#include <limits>
#include <string>
#include <vector>

namespace countersign::statement {
namespace {

std::string utf8(char32_t c)
{
    const auto byte = [](char32_t value) { return static_cast<char>(static_cast<unsigned char>(value)); };
    if (c < 0x80)
        return {byte(c)};
    if (c < 0x800)
        return {byte(0xC0 | (c >> 6U)), byte(0x80 | (c & 0x3FU))};
    if (c < 0x10000)
        return {byte(0xE0 | (c >> 12U)), byte(0x80 | ((c >> 6U) & 0x3FU)), byte(0x80 | (c & 0x3FU))};
    return {byte(0xF0 | (c >> 18U)), byte(0x80 | ((c >> 12U) & 0x3FU)), byte(0x80 | ((c >> 6U) & 0x3FU)),
            byte(0x80 | (c & 0x3FU))};
}

rc::Gen<char32_t> genCharacter()
{
    return rc::gen::oneOf(
        rc::gen::map(rc::gen::inRange(0x20, 0x7F), [](int c) { return static_cast<char32_t>(c); }),
        rc::gen::elementOf(std::vector<char32_t>{U'"', U'\\', U'/', U' ', 0xA0, 0xE9, 0x301, 0x20AC, 0xFEFF, 0xFFFD,
                                                 0x1F600, 0x10FFFF, U'<', U'&', U'='}));
}

// Printable text of `least` to `most` bytes.
rc::Gen<std::string> genText(std::size_t least, std::size_t most)
{
    return rc::gen::suchThat(rc::gen::map(rc::gen::container<std::vector<char32_t>>(genCharacter()),
                                          [most](const std::vector<char32_t> &characters) {
                                              std::string text;
                                              for (const char32_t c : characters)
                                                  if (text.size() + 4 <= most)
                                                      text += utf8(c);
                                              return text;
                                          }),
                             [least](const std::string &text) { return text.size() >= least; });
}

rc::Gen<std::string> genHex(std::size_t digits)
{
    return rc::gen::container<std::string>(digits, rc::gen::elementOf(std::string("0123456789abcdef")));
}

rc::Gen<std::string> genCount()
{
    return rc::gen::map(rc::gen::inRange<std::int64_t>(0, std::numeric_limits<std::int64_t>::max()),
                        [](std::int64_t value) { return std::to_string(value); });
}

rc::Gen<std::string> genAmount()
{
    return rc::gen::oneOf(rc::gen::just(std::string()), rc::gen::map(rc::gen::arbitrary<std::int64_t>(),
                                                                     [](auto value) { return std::to_string(value); }));
}

rc::Gen<std::string> genTime()
{
    return rc::gen::map(rc::gen::inRange<std::int64_t>(0, 4102444800),
                        [](std::int64_t seconds) { return formatInstant(Instant(std::chrono::seconds(seconds))); });
}

void varyMatter(Statement &statement)
{
    if (statement.prior)
        statement.prior->version = *genCount();
    if (statement.effect) {
        statement.effect->provider = *genText(0, 255);
        statement.effect->account = *genText(0, 255);
        statement.effect->providerKey = *genText(0, 1000);
        statement.effect->requestDigest = *genHex(64);
        statement.effect->amountMinor = *genAmount();
        statement.effect->recipientRef = *genText(0, 255);
    }
    if (statement.result) {
        statement.result->providerId = *genText(0, 255);
        statement.result->amountMinor = *genAmount();
        statement.result->mismatch = *rc::gen::unique<std::vector<std::string>>(3, genText(1, 60));
        statement.result->surplus.clear();
    }
    if (statement.intent.empty())
        statement.subject =
            nlohmann::json{{"a", *genText(0, 255)}, {"list", {*genText(0, 9), {{"b", *genText(0, 9)}}}}}.dump();
}

rc::Gen<Statement> genStatement()
{
    return rc::gen::exec([] {
        Statement statement = *rc::gen::elementOf(everySample());
        statement.id = *genHex(32);
        statement.origin = *genText(1, 255);
        statement.tenant = *rc::gen::suchThat(genText(1, 255), [](const std::string &text) { return text != "*"; });
        if (!statement.intent.empty()) {
            statement.intent = *genText(1, 255);
            statement.evidence.resize(*rc::gen::inRange<std::size_t>(0, 4), {"import", {}, {}, {}});
        }
        for (Citation &citation : statement.evidence) {
            citation.digest = *genHex(64);
            citation.observedAt = *genTime();
            citation.method = *genText(0, 100);
        }
        statement.reason.text = *genText(0, 1500);
        statement.person = *genText(1, 255);
        statement.key = *genHex(64);
        statement.signedAt = *genTime();
        statement.expiresAt = *genTime();
        statement.seen = {*genCount(), *genHex(64)};
        if (*rc::gen::arbitrary<bool>())
            statement.policy.reset();
        varyMatter(statement);
        return statement;
    });
}

bool isSame(const std::string &bytes, const Statement &statement)
{
    const auto parsed = parseStatement(bytes);
    return parsed && *parsed == statement;
}

RC_GTEST_PROP(StatementProperty, WhatIsWrittenIsParsedToTheSameStatementAndWrittenToTheSameBytes, ())
{
    const Statement statement = *genStatement();
    const auto bytes = encodeStatement(statement);
    RC_ASSERT(bytes.has_value());
    const auto parsed = parseStatement(*bytes);
    if (!parsed)
        RC_FAIL(english(parsed.error().context) + ": " + *bytes);
    RC_ASSERT(*parsed == statement);
    RC_ASSERT(*encodeStatement(*parsed) == *bytes);
}

RC_GTEST_PROP(StatementProperty, OneByteReplacedInsertedOrRemovedIsNeverTheSameStatement, ())
{
    const Statement statement = *genStatement();
    const std::string bytes = *encodeStatement(statement);
    const auto at = *rc::gen::inRange<std::size_t>(0, bytes.size());
    const char other = *rc::gen::distinctFrom(rc::gen::arbitrary<char>(), bytes[at]);
    std::string replaced = bytes;
    replaced[at] = other;
    RC_ASSERT(!isSame(replaced, statement));
    std::string inserted = bytes;
    inserted.insert(at, 1, other);
    RC_ASSERT(!isSame(inserted, statement));
    std::string removed = bytes;
    removed.erase(at, 1);
    RC_ASSERT(!isSame(removed, statement));
}

RC_GTEST_PROP(StatementProperty, WhateverIsAcceptedIsWrittenBackToTheVeryBytes, ())
{
    std::string bytes = *encodeStatement(*genStatement());
    for (int i = *rc::gen::inRange(0, 3); i >= 0; --i) {
        const auto at = *rc::gen::inRange<std::size_t>(0, bytes.size());
        bytes[at] = *rc::gen::elementOf(bytes); // bytes that belong, so that some of them are accepted
    }
    const auto parsed = parseStatement(bytes);
    RC_CLASSIFY(parsed.has_value());
    if (parsed)
        RC_ASSERT(*encodeStatement(*parsed) == bytes);
}

TEST(StatementMutation, ABitFlippedInAnyByteIsRefusedOrAnotherStatement)
{
    for (const Statement &sample : {sampleResolution(Action::Confirm), sampleGovernance(Kind::Approve)}) {
        const std::string bytes = *encodeStatement(sample);
        int accepted = 0;
        for (std::size_t i = 0; i < bytes.size(); ++i) {
            std::string changed = bytes;
            changed[i] = static_cast<char>(static_cast<unsigned char>(changed[i]) ^ (1U << i % 8));
            const auto parsed = parseStatement(changed);
            ASSERT_FALSE(parsed && *parsed == sample) << "byte " << i;
            accepted += parsed ? 1 : 0;
        }
        EXPECT_GT(accepted, 0) << "the test would not notice a parser that refuses everything";
    }
}

RC_GTEST_PROP(StatementProperty, AnApprovalThatDiffersInOneRestatedByteIsNoticed, ())
{
    Statement proposal = sampleResolution(*rc::gen::elementOf(
        std::vector<Action>{Action::Confirm, Action::Reject, Action::Release, Action::Compensate, Action::Reopen}));
    proposal.kind = Kind::Propose;
    const std::string bytes = *encodeStatement(proposal);
    std::string changed = bytes;
    const auto at = *rc::gen::inRange<std::size_t>(0, bytes.size());
    changed[at] = *rc::gen::elementOf(bytes);
    const auto parsed = parseStatement(changed);
    RC_PRE(parsed.has_value());
    Statement mine = *parsed;
    // Put back what an approval has of its own; what is left differs exactly where restated fields do.
    mine.id = proposal.id;
    mine.kind = proposal.kind;
    mine.evidence = proposal.evidence;
    mine.reason = proposal.reason;
    mine.proposal = proposal.proposal;
    mine.person = proposal.person;
    mine.key = proposal.key;
    mine.signedAt = proposal.signedAt;
    mine.expiresAt = proposal.expiresAt;
    mine.seen = proposal.seen;
    RC_ASSERT(differingFromProposal(*parsed, proposal).empty() == (mine == proposal));
}

} // namespace
} // namespace countersign::statement
