// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/merkle.h"
#include "models/statement/envelope.h"
#include "tests/audit/history.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>
#include <utility>

// Hands in the log itself. Where a hand also makes leaves, roots and head fit (reseal), something else must tell.
namespace countersign::audit {
namespace {

using statement::Kind;
using statement::Role;
using namespace std::chrono_literals;

// Small enough that every byte can be tried: both administrators, one person and one note about one charge.
const History &smallLog()
{
    static const History small = [] {
        History history;
        history.enrol("maria");
        return history;
    }();
    return small;
}

// All entries are flipped at once, each at the same place, and each must be named by itself.
TEST(ReplayLog, EveryByteOfEveryEntryNamesItsEntry)
{
    const auto &honest = smallLog();
    ASSERT_TRUE(isVerified(honest.verify()));
    std::size_t longest = 0;
    for (const auto &stored : honest.tables.entries)
        longest = std::max(longest, stored.bytes.size());
    for (std::size_t at = 0; at < longest; ++at) {
        auto history = honest;
        for (auto &stored : history.tables.entries)
            if (at < stored.bytes.size())
                stored.bytes[at] = static_cast<char>(stored.bytes[at] ^ 1);
        const auto report = history.verify();
        for (std::size_t seq = 0; seq < honest.tables.entries.size(); ++seq)
            ASSERT_TRUE(at >= honest.tables.entries[seq].bytes.size() || names(report, seq, "log_entries.leaf"))
                << "entry " << seq << " byte " << at;
    }
}

TEST(ReplayLog, AHandThatMakesTheHashesFitIsSeenInEveryByteThatIsSigned)
{
    const History honest;
    constexpr std::uint64_t Last = 3; // nobody has cited a later head yet
    const auto payload = parseLogEntry(honest.tables.entries[Last].bytes)->envelope.payload;
    for (std::size_t at = 0; at < payload.size(); ++at) {
        auto history = honest;
        history.rewrite(Last, [&](LogEntry &entry) {
            entry.envelope.payload[at] = static_cast<char>(entry.envelope.payload[at] ^ 1);
        });
        history.reseal();
        const auto report = history.verify();
        ASSERT_FALSE(report.verified) << at;
        ASSERT_TRUE(!report.problems.empty() && report.problems.front().seq == Last) << at << textOf(report);
    }
}

TEST(ReplayLog, EveryByteOfASignatureCounts)
{
    for (std::size_t at = 0; at < 64; ++at) {
        History history;
        history.rewrite(
            3, [&](LogEntry &entry) { entry.envelope.signature[at] ^= static_cast<std::byte>(1U << (at % 8)); });
        history.reseal();
        ASSERT_TRUE(names(history.verify(), 3, "envelope.signature")) << "byte " << at;
    }
}

struct Column
{
    const char *subject;
    std::string StoredEntry::*column;
    const char *value;
};

TEST(ReplayLog, EveryColumnBesideTheBytesIsHeldToThem)
{
    const std::string other(64, 'a');
    const Column columns[] = {
        {"log_entries.leaf", &StoredEntry::leaf, other.c_str()},
        {"log_entries.leaf", &StoredEntry::leaf, "no digest"},
        {"log_entries.root", &StoredEntry::root, other.c_str()},
        {"log_entries.root", &StoredEntry::root, ""},
        {"log_entries.statement_id", &StoredEntry::statementId, "00000000000000000000000000000000"},
        {"log_entries.tenant_id", &StoredEntry::tenant, "acme"},
        {"log_entries.intent_key", &StoredEntry::intent, "invoice:1"},
        {"log_entries.kind", &StoredEntry::kind, "note"},
        {"log_entries.action", &StoredEntry::action, "confirm"},
        {"log_entries.person", &StoredEntry::person, "maria"},
        {"log_entries.outcome", &StoredEntry::outcome, "awaiting_countersign"},
        {"log_entries.at", &StoredEntry::at, "2026-12-01T08:00:00.5Z"},
    };
    for (const auto &[subject, column, value] : columns) {
        auto history = smallLog();
        history.tables.entries[3].*column = value;
        EXPECT_TRUE(names(history.verify(), 3, subject));
    }
}

TEST(ReplayLog, ARemovedEntryIsNamedWhereItStood)
{
    for (const bool resealed : {false, true}) {
        auto history = smallLog();
        history.tables.entries.erase(history.tables.entries.begin() + 2);
        if (resealed)
            history.reseal();
        const auto report = history.verify();
        EXPECT_TRUE(names(report, 2, "log_entries.seq"));
        EXPECT_TRUE(names(report, 2, "entry.seq"));
        EXPECT_TRUE(names(report, 3, "statement.seen.size"));
    }
}

TEST(ReplayLog, SwappedEntriesAreBothNamed)
{
    for (const bool resealed : {false, true}) {
        auto history = smallLog();
        std::swap(history.tables.entries[2], history.tables.entries[3]);
        std::swap(history.tables.entries[2].seq, history.tables.entries[3].seq);
        if (resealed)
            history.reseal();
        const auto report = history.verify();
        EXPECT_TRUE(names(report, 2, "entry.seq"));
        EXPECT_TRUE(names(report, 3, "entry.seq"));
    }
}

TEST(ReplayLog, AnEntryWithoutASignatureIsNamed)
{
    auto history = smallLog();
    const auto said =
        history.governance("anna", Kind::KeyRevoke, "*", {{"person", "maria"}, {"key", std::string(64, 'a')}});
    const auto forged = history.append(said, "mallory", {});
    EXPECT_TRUE(names(history.verify(), forged, "envelope.signature"));
    history.rewrite(forged, [](LogEntry &entry) { entry.envelope.signature.assign(64, std::byte{0}); });
    history.reseal();
    EXPECT_TRUE(names(history.verify(), forged, "envelope.signature"));
}

TEST(ReplayLog, AnotherPayloadTypeIsNoStatement)
{
    auto history = smallLog();
    history.rewrite(4, [](LogEntry &entry) { entry.envelope.payloadType = "text/plain"; });
    history.reseal();
    EXPECT_TRUE(names(history.verify(), 4, "envelope.payloadType"));
}

TEST(ReplayLog, TheSameStatementTwiceIsNamedTheSecondTime)
{
    auto history = smallLog();
    const auto again = parseLogEntry(history.tables.entries[5].bytes)->envelope;
    auto stored = history.tables.entries[5];
    stored.seq = 6;
    stored.bytes = encodeLogEntry({6, history.now, history.trust.origin, "*", again, {}});
    history.tables.entries.push_back(stored);
    history.reseal();
    EXPECT_TRUE(names(history.verify(), 6, "statement.id"));
}

TEST(ReplayLog, EveryFieldTheLedgerWroteItselfIsChecked)
{
    auto history = smallLog();
    history.rewrite(4, [](LogEntry &entry) { entry.origin = "ledger.example/other"; });
    history.reseal();
    EXPECT_TRUE(names(history.verify(), 4, "entry.origin"));

    history = smallLog();
    history.rewrite(4, [](LogEntry &entry) { entry.tenant = "acme"; });
    history.reseal();
    EXPECT_TRUE(names(history.verify(), 4, "entry.tenant"));

    history = smallLog();
    history.rewrite(4, [](LogEntry &entry) { entry.at -= 1h; });
    history.reseal();
    EXPECT_TRUE(names(history.verify(), 4, "entry.at"));

    history = smallLog();
    history.rewrite(4, [](LogEntry &entry) { entry.facts["reason_given"] = true; });
    history.reseal();
    EXPECT_TRUE(names(history.verify(), 4, "entry.facts"));
}

TEST(ReplayLog, AHeadOfAnotherSizeRootOrFrontierIsNamed)
{
    auto history = smallLog();
    history.tables.head.root = sha256("another");
    EXPECT_TRUE(names(history.verify(), std::nullopt, "log_head.root"));

    history = smallLog();
    history.tables.head.size = 3;
    EXPECT_TRUE(names(history.verify(), 3, "log_head.size"));

    for (const std::uint64_t size : {std::uint64_t{7}, std::uint64_t{1} << 63, ~std::uint64_t{0}}) {
        history = smallLog();
        history.tables.head.size = size;
        EXPECT_TRUE(names(history.verify(), 6, "log_head.size"));
    }

    history = smallLog();
    history.tables.frontier.back() ^= std::byte{1};
    EXPECT_TRUE(names(history.verify(), std::nullopt, "log_head.frontier"));
}

TEST(ReplayLog, AStatementThatCitesAHeadWhichNeverWasIsNamed)
{
    auto history = smallLog();
    auto said = history.governance("anna", Kind::MembershipSet, "*",
                                   {{"person", "maria"}, {"tenant", "acme"}, {"roles", {"operator"}}});
    said.seen.root = sha256("another log").hex();
    EXPECT_TRUE(names((history.append(said), history.verify()), 6, "statement.seen.root"));

    history = smallLog();
    said.seen = {"7", std::string(64, 'a')};
    EXPECT_TRUE(names((history.append(said), history.verify()), 6, "statement.seen.size"));

    history = smallLog();
    said.seen = {"0", emptyRoot().hex()};
    EXPECT_TRUE(names((history.append(said), history.verify()), 6, "statement.seen.size"));
}

TEST(ReplayLog, ALogBehindAForkedAndAForeignPinAreNamed)
{
    const auto &honest = smallLog();
    const auto &origin = honest.trust.origin;
    for (std::size_t kept = 0; kept < honest.tables.entries.size(); ++kept) {
        auto history = honest;
        history.tables.entries.resize(kept);
        history.reseal(); // an older backup, or the newest entries dropped
        EXPECT_TRUE(names(history.verify(PinnedHead{origin, honest.tables.head}), kept, "pinned head"));
    }
    const PinnedHead fork{origin, {honest.tables.head.size, sha256("the other branch")}};
    EXPECT_TRUE(names(honest.verify(fork), std::nullopt, "pinned head"));
    const PinnedHead inside{origin, {2, sha256("the other branch")}};
    EXPECT_TRUE(names(honest.verify(inside), std::nullopt, "pinned head"));
    EXPECT_TRUE(
        names(honest.verify(PinnedHead{"ledger.example/other", honest.tables.head}), std::nullopt, "pinned head"));
}

TEST(ReplayLog, AnotherOriginOrRootKeyIsNotWhatIsTrusted)
{
    auto history = smallLog();
    history.trust.origin = "ledger.example/other";
    auto report = history.verify();
    EXPECT_TRUE(names(report, std::nullopt, "ledger origin"));
    EXPECT_TRUE(names(report, 0, "statement.origin"));

    history = smallLog();
    history.trust.rootKeys[0].key = history.keyOf("mallory");
    report = history.verify();
    EXPECT_TRUE(names(report, 0, "statement.key"));
    EXPECT_FALSE(names(report, 2, "statement.key")) << "bert's own enrolment stands";
}

TEST(ReplayLog, AnEmptyLedgerVerifiesAndIsNoOtherLedger)
{
    History history;
    history.tables = {};
    history.tables.origin = history.trust.origin;
    history.tables.head = {0, emptyRoot()};
    EXPECT_TRUE(isVerified(history.verify()));
    EXPECT_TRUE(names(history.verify(PinnedHead{history.trust.origin, {1, sha256("seen")}}), 0, "pinned head"));
}

} // namespace
} // namespace countersign::audit
