// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/attack/attack_fixture.h"
#include "tests/attack/log_hand.h"

#include "models/ledger/sqlite/sqlite_session.h"
#include "tests/ledger/tampering.h"

// Attack 3: a hand in one column of one entry of the log.
namespace countersign::ledger {
namespace {

// One bit of a value that is given as its type and itself; nothing of an empty one.
std::optional<SqlValue> flipped(const SqlRow &row)
{
    constexpr std::int64_t Bit = 1 << 20; // above every number here: no row takes the place of another
    if (row.text(0) == "integer")
        return SqlValue(row.integer(1) ^ Bit);
    if (row.text(0) == "blob") {
        auto bytes = row.blob(1);
        bytes.at(bytes.size() / 2) ^= std::byte{1};
        return SqlValue(std::move(bytes));
    }
    auto text = row.text(1);
    if (text.empty())
        return std::nullopt;
    text.front() = static_cast<char>(text.front() ^ 1);
    return SqlValue(std::move(text));
}

class LogAttack : public Attack
{
protected:
    // One bit of that column differs in a copy: the verifier names this, or the file is called damaged before. Nothing
    // where the column is empty.
    std::optional<::testing::AssertionResult> foundAfterFlip(const std::string &table, const std::string &column,
                                                             const std::string &where, const std::string &subject,
                                                             std::optional<std::uint64_t> seq = std::nullopt)
    {
        const LedgerCopy copy(ledger);
        bool done = false;
        pastTriggers(copy->path(), [&](SqliteSession &session) {
            const auto rows =
                must(session.query("SELECT typeof(" + column + "), " + column + " FROM " + table + " WHERE " + where));
            const auto value = flipped(rows.at(0));
            done = value.has_value();
            if (done)
                must(session.execute("UPDATE " + table + " SET " + column + " = ? WHERE " + where, {*value}));
        });
        if (!done)
            return std::nullopt;
        const auto source = copy->factory().openAudit();
        if (!source)
            return source.error().kind == ErrorKind::Corrupt
                       ? ::testing::AssertionSuccess()
                       : ::testing::AssertionFailure() << describe(source.error());
        return names(must(audit::verifyLedger(**source, ledger.trust(), std::nullopt)), subject, seq);
    }
};

using Attack3 = LogAttack;

TEST_F(Attack3, ABitFlippedInAnyColumnOfAnEntryNamesEntryAndColumn)
{
    const auto last = static_cast<std::uint64_t>(receiptIn(ledger.submit(Who::Operator, confirmation())).seq);
    for (const auto &column : columnsOf(ledger.path(), "log_entries"))
        for (const auto seq : {std::uint64_t{0}, last / 2, last}) {
            const auto subject = "log_entries." + (column == "entry" ? "leaf" : column);
            const auto found = foundAfterFlip("log_entries", column, "seq = " + std::to_string(seq), subject, seq);
            ASSERT_TRUE(found || seq != last) << column << " of the last entry is empty and was not tried";
            EXPECT_TRUE(!found || *found) << column << " of " << seq << (found ? found->message() : "");
        }
}

TEST_F(Attack3, ABitFlippedInTheHeadIsNamed)
{
    for (const char *column : {"size", "root", "frontier"})
        EXPECT_TRUE(foundAfterFlip("log_head", column, "id = 1", "log_head").value()) << column;
}

} // namespace
} // namespace countersign::ledger
