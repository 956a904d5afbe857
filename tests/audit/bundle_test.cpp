// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/bundle_verifier.h"
#include "models/audit/checkpoint.h"
#include "models/base/canonical_json.h"
#include "models/statement/key_file.h"
#include "tests/audit/history.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

// Evidence bundles: an honest one verifies by the root keys alone; every other one names what is wrong.
namespace countersign::audit {
namespace {

using nlohmann::json;
using statement::Action;
using statement::Kind;
using statement::Role;
using ::testing::HasSubstr;

std::unique_ptr<statement::Signer> signerOf(const std::string &keyName)
{
    return std::move(*statement::makeMemorySigner(sha256("key of " + keyName).bytes()));
}

class BundleTest : public ::testing::Test
{
protected:
    BundleTest()
    {
        m_history.enrol("petra");
        m_history.join("petra", "acme", {Role::Auditor});
        m_ref = m_history.charge("invoice:1", 900'000);
        m_history.wait(std::chrono::minutes(10));
        const auto seen = m_history.lookUp("maria", m_history.found(m_ref));
        const auto proposal = m_history.decision(m_ref, "maria", Kind::Propose, Action::Confirm, {seen});
        m_history.apply(proposal, {"above_threshold"});
        m_history.wait(std::chrono::minutes(1));
        auto approval = m_history.answer("jonas", Kind::Approve, proposal);
        approval.evidence = {m_history.lookUp("jonas", m_history.found(m_ref))};
        m_history.apply(approval, {"above_threshold"});
        EXPECT_TRUE(isVerified(m_history.verify()));
    }

    Bundle bundle(const std::string &signer = "petra")
    {
        MemorySource source(m_history.tables);
        const auto head = m_history.tables.head;
        auto made = collectBundle(source, m_ref, head);
        EXPECT_TRUE(made);
        made->signer = signer;
        const auto key = signerOf(signer);
        made->signerKey = key->publicKey().keyId();
        made->checkpoint = *signCheckpoint({m_history.trust.origin, head}, signer, *key);
        return *made;
    }
    BundleReport verify(const Bundle &bundle) { return verifyBundle(bundle, m_history.trust); }
    void expectNamed(const Bundle &bundle, const std::string &subject)
    {
        const auto report = verify(bundle);
        EXPECT_FALSE(report.verified);
        std::string all;
        for (const auto &problem : report.problems)
            all += problem.subject + ": " + english(problem.text) + "\n";
        EXPECT_THAT(all, HasSubstr(subject));
    }
    std::size_t placeOf(const std::string &kind)
    {
        const auto made = bundle();
        for (std::size_t i = 0; i < made.entries.size(); ++i)
            if (made.entries[i].bytes == m_history.tables.entries.at(lastSeqOf(kind)).bytes)
                return i;
        throw std::runtime_error("no " + kind + " in the bundle");
    }
    std::uint64_t lastSeqOf(const std::string &kind)
    {
        std::uint64_t found = 0;
        for (const auto &entry : m_history.tables.entries)
            if (entry.kind == kind && entry.intent == m_ref.key.value())
                found = entry.seq;
        return found;
    }

    History m_history = History::readyForWork();
    effect::EffectRef m_ref{*TenantId::parse("acme"), *IntentKey::parse("invoice:1")};
};

TEST_F(BundleTest, AnHonestOneVerifiesByTheRootKeysAloneAndSaysWhoDecided)
{
    const auto bytes = *encodeBundle(bundle());
    const auto report = verify(*parseBundle(bytes));
    ASSERT_TRUE(report.verified) << report.problems.front().subject << english(report.problems.front().text);
    ASSERT_EQ(report.decisions.size(), 2U);
    EXPECT_EQ(report.decisions[0].person, "maria");
    EXPECT_EQ(report.decisions[1].person, "jonas");
    EXPECT_EQ(report.decisions[1].proposer, "maria");
    EXPECT_EQ(report.decisions[1].after, "confirmed");
    EXPECT_EQ(report.evidence, 2U);
    EXPECT_EQ(report.head, m_history.tables.head);
    EXPECT_GT(report.factsAsserted, 0U);
}

TEST_F(BundleTest, IsReadBackAsItWas)
{
    const auto made = bundle();
    EXPECT_EQ(*parseBundle(*encodeBundle(made)), made);
}

TEST_F(BundleTest, UnknownMissingAndForeignMembersAreRefused)
{
    const auto good = json::parse(*encodeBundle(bundle()));
    const auto refuses = [](const json &changed) { return !parseBundle(*toCanonical(changed)).has_value(); };
    for (const auto &[name, value] : good.items()) {
        SCOPED_TRACE(name);
        auto without = good;
        without.erase(name);
        EXPECT_TRUE(refuses(without));
        auto other = good;
        other[name] = json::object({{"x", "y"}});
        EXPECT_TRUE(refuses(other));
    }
    for (const char *where : {"", "/signer", "/log/0"}) {
        auto more = good;
        more[json::json_pointer(where)]["more"] = "x";
        EXPECT_TRUE(refuses(more)) << where;
    }
    auto notCanonical = good.dump(1);
    EXPECT_FALSE(parseBundle(notCanonical));
    EXPECT_FALSE(parseBundle(""));
    EXPECT_FALSE(parseBundle("[]"));
}

// Whatever byte is another one: refused, or a problem; never verified, never a crash.
TEST_F(BundleTest, NoFlippedBitVerifies)
{
    const auto good = *encodeBundle(bundle());
    std::size_t parsed = 0;
    constexpr std::size_t Places = 211;
    for (std::size_t at = 0; at < good.size(); at += good.size() / Places) {
        auto bad = good;
        bad[at] = static_cast<char>(bad[at] ^ 0x01);
        const auto read = parseBundle(bad);
        if (!read)
            continue;
        ++parsed;
        EXPECT_FALSE(verify(*read).verified) << at;
    }
    EXPECT_GT(parsed, 0U);
}

TEST_F(BundleTest, WithoutATrustedCheckpointNothingHolds)
{
    expectNamed(bundle("maria"), "checkpoint"); // an operator vouches for no history
    expectNamed(bundle("nobody"), "checkpoint");
    auto claims = bundle("nobody");
    claims.signer = "petra";
    claims.signerKey = signerOf("petra")->publicKey().keyId();
    expectNamed(claims, "checkpoint");
    EXPECT_TRUE(verify(bundle("anna")).verified); // a root key
}

TEST_F(BundleTest, ARevokedAuditorVouchesForNothing)
{
    m_history.revoke("petra");
    expectNamed(bundle(), "checkpoint");
}

TEST_F(BundleTest, OtherRootKeysVouchForNothing)
{
    auto trust = m_history.trust;
    trust.rootKeys = {{"anna", signerOf("eve")->publicKey()}, {"bert", signerOf("eve/2")->publicKey()}};
    EXPECT_FALSE(verifyBundle(bundle(), trust).verified);
    trust = m_history.trust;
    trust.origin = "ledger.example/other";
    EXPECT_FALSE(verifyBundle(bundle(), trust).verified);
}

TEST_F(BundleTest, EvidenceThatIsMissingAnotherOrUncitedIsNamed)
{
    auto missing = bundle();
    missing.evidence.pop_back();
    expectNamed(missing, "is cited, but its bytes are not in the bundle");
    auto swapped = bundle();
    swapped.evidence.back() += " ";
    expectNamed(swapped, "is cited by nothing");
}

TEST_F(BundleTest, AnApprovalWithoutItsProposalIsNamed)
{
    auto cut = bundle();
    cut.entries.erase(cut.entries.begin() + static_cast<std::ptrdiff_t>(placeOf("propose")));
    expectNamed(cut, "statement.proposal.id");
}

TEST_F(BundleTest, ASignerWhoseEnrolmentIsLeftOutIsNamed)
{
    auto cut = bundle();
    std::erase_if(cut.entries, [&](const BundleEntry &entry) {
        return entry.bytes == m_history.tables.entries.at(4).bytes; // maria's enrolment, proposed
    });
    EXPECT_FALSE(verify(cut).verified);
}

TEST_F(BundleTest, EntriesInAnotherOrderOrTwiceAreNamed)
{
    auto swapped = bundle();
    std::swap(swapped.entries.front(), swapped.entries.back());
    expectNamed(swapped, "entry.seq");
    auto twice = bundle();
    twice.entries.push_back(twice.entries.back());
    expectNamed(twice, "statement.id");
}

TEST_F(BundleTest, AnEntryThatIsNotInThatLogIsNamed)
{
    auto made = bundle();
    made.entries.back().proof.pop_back();
    expectNamed(made, "proof");
    auto other = bundle();
    auto entry = *parseLogEntry(other.entries.back().bytes);
    entry.facts["fields_equal"] = !entry.facts["fields_equal"];
    other.entries.back().bytes = encodeLogEntry(entry);
    expectNamed(other, "proof");
}

// The log of an accomplice: one person decided what needed two, and the leaf says so.
TEST_F(BundleTest, OnePersonWhereTheFactsAskForTwoIsNamed)
{
    m_ref = m_history.charge("invoice:2", 900'000);
    m_history.wait(std::chrono::minutes(10));
    const auto seen = m_history.lookUp("maria", m_history.found(m_ref));
    const auto said = m_history.decision(m_ref, "maria", Kind::Resolve, Action::Confirm, {seen});
    m_history.append(said, honestFacts(said, {"above_threshold"}));
    expectNamed(bundle(), "statement.kind");
}

TEST_F(BundleTest, AnEffectNobodySpokeOfHasNoBundle)
{
    MemorySource source(m_history.tables);
    const effect::EffectRef ref{*TenantId::parse("acme"), *IntentKey::parse("invoice:none")};
    const auto made = collectBundle(source, ref, m_history.tables.head);
    ASSERT_FALSE(made);
    EXPECT_EQ(made.error().kind, ErrorKind::NotFound);
}

} // namespace
} // namespace countersign::audit
