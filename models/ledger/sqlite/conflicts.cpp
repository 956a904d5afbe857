// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/ledger/sqlite/conflicts.h"

#include "models/base/enum_table.h"
#include "models/ledger/sqlite/submit_known.h"

#include <algorithm>
#include <array>
#include <utility>

namespace countersign::ledger {

namespace {

constexpr EnumTable KindWords(std::array{
    EnumWord{ConflictKind::DigestMismatch, std::string_view("digest_mismatch")},
    EnumWord{ConflictKind::SecondEffect, std::string_view("second_effect")},
    EnumWord{ConflictKind::Contradicts, std::string_view("contradicts")},
    EnumWord{ConflictKind::ReleaseDisproved, std::string_view("release_disproved")},
    EnumWord{ConflictKind::OutsideChange, std::string_view("outside_change")},
});

// How far the provider has the object, as far as this record shows it; 0: not at all.
int howFar(const effect::Evidence &evidence, const std::string &objectId)
{
    int farthest = 0;
    for (const effect::Match &match : evidence.matches) {
        if (match.id != objectId)
            continue;
        switch (match.disposition) {
        case effect::Disposition::DidNotHappen:
            break;
        case effect::Disposition::InFlight:
            farthest = std::max(farthest, 1);
            break;
        case effect::Disposition::Accepted:
            farthest = std::max(farthest, 2);
            break;
        case effect::Disposition::Happened:
        case effect::Disposition::Reversed: // it had happened
            farthest = std::max(farthest, 3);
            break;
        }
    }
    return farthest;
}

// The open conflict about the same object, whoever saw it again; about none, of the same evidence.
Result<std::optional<std::string>> openMatter(SqliteSession &session, const effect::EffectRef &ref,
                                              const ConflictMatter &conflict)
{
    COUNTERSIGN_TRY(
        const SqlRows rows,
        session.query(
            "SELECT id FROM conflicts WHERE tenant_id = ? AND intent_key = ? AND kind = ? AND object_id = ? "
            "AND (object_id <> '' OR evidence = ?) AND settled_by_seq IS NULL",
            {ref.tenant.value(), ref.key.value(), toString(conflict.kind), conflict.objectId, conflict.evidence}));
    return rows.empty() ? std::nullopt : std::optional(rows.front().text(0));
}

// `evidence` shows no more of the object than was on record when it was settled. A provider's answer that is no stored
// record shows more unless it is the very one.
Result<bool> showsNothingNew(SqliteSession &session, const effect::EffectRef &ref, const ConflictMatter &conflict,
                             Instant settledAt)
{
    COUNTERSIGN_TRY(const auto all, evidenceOf(session, ref));
    int now = 0, then = 0;
    for (const effect::StoredEvidence &stored : all.records)
        if (stored.digest.hex() == conflict.evidence)
            now = howFar(stored.evidence, conflict.objectId);
        else if (stored.recordedAt <= settledAt)
            then = std::max(then, howFar(stored.evidence, conflict.objectId));
    return now > 0 && now <= then;
}

// What persons settled about an object of a final row stays settled, until somebody reopens it or the object is seen to
// have come further than they knew. A released row is about to be sent: every new sight of an object stops it again.
Result<std::optional<std::string>> settledMatter(SqliteSession &session, const effect::EffectRef &ref,
                                                 const ConflictMatter &conflict)
{
    COUNTERSIGN_TRY(
        const SqlRows rows,
        session.query("SELECT c.id, c.evidence, s.at FROM conflicts c JOIN effect_intents i USING (tenant_id, "
                      "intent_key) JOIN log_entries s ON s.seq = c.settled_by_seq WHERE c.tenant_id = ? AND "
                      "c.intent_key = ? AND c.kind = ? AND c.object_id = ? AND c.object_id <> '' AND i.status IN "
                      "('confirmed', 'rejected', 'compensated') AND NOT EXISTS (SELECT 1 FROM log_entries l WHERE "
                      "l.tenant_id = c.tenant_id AND l.intent_key = c.intent_key AND l.intent_key <> '' AND l.action = "
                      "'reopen' AND l.outcome = 'applied' AND l.seq > c.settled_by_seq)",
                      {ref.tenant.value(), ref.key.value(), toString(conflict.kind), conflict.objectId}));
    for (const SqlRow &row : rows) {
        COUNTERSIGN_TRY(const bool nothingNew, showsNothingNew(session, ref, conflict, row.instant(2)));
        if (nothingNew || row.text(1) == conflict.evidence)
            return std::optional(row.text(0));
    }
    return std::optional<std::string>();
}

} // namespace

std::string_view toString(ConflictKind kind)
{
    return KindWords.word(kind);
}

std::optional<ConflictKind> parseConflictKind(std::string_view word)
{
    return KindWords.parse(word);
}

Result<OpenedConflict> openConflict(SqliteSession &session, Entropy &entropy, const effect::EffectRef &ref,
                                    const ConflictMatter &conflict, Instant now)
{
    COUNTERSIGN_TRY(auto known, openMatter(session, ref, conflict));
    if (!known) {
        COUNTERSIGN_TRY(known, settledMatter(session, ref, conflict));
    }
    if (known)
        return OpenedConflict{std::move(*known), false};
    std::string id = entropy.hexId();
    COUNTERSIGN_CHECK(session.execute("INSERT INTO conflicts (id, tenant_id, intent_key, kind, object_id, evidence, "
                                      "attempt_no, opened_at, settled_by_seq, settlement) "
                                      "VALUES (?, ?, ?, ?, ?, ?, ?, ?, NULL, '')",
                                      {id, ref.tenant.value(), ref.key.value(), toString(conflict.kind),
                                       conflict.objectId, conflict.evidence, conflict.attempt, now}));
    return OpenedConflict{std::move(id), true};
}

Result<std::optional<ConflictMatter>> findOpenConflict(SqliteSession &session, const effect::EffectRef &ref,
                                                       const std::string &id)
{
    COUNTERSIGN_TRY(const SqlRows rows,
                    session.query("SELECT kind, object_id, evidence, attempt_no FROM conflicts WHERE id = ? AND "
                                  "tenant_id = ? AND intent_key = ? AND settled_by_seq IS NULL",
                                  {id, ref.tenant.value(), ref.key.value()}));
    if (rows.empty())
        return std::optional<ConflictMatter>();
    const SqlRow &row = rows.front();
    const auto kind = parseConflictKind(row.text(0));
    if (!kind)
        return fail(ErrorKind::Corrupt, {translatable("%1: kind %2 is not known"), {"conflicts", row.text(0)}});
    return std::optional(ConflictMatter{*kind, row.text(1), row.text(2), row.optionalInteger(3)});
}

Status settleConflict(SqliteSession &session, const statement::ConflictSettlement &settled, std::int64_t seq)
{
    COUNTERSIGN_TRY(const auto hit, session.execute("UPDATE conflicts SET settled_by_seq = ?, settlement = ? "
                                                    "WHERE id = ? AND settled_by_seq IS NULL",
                                                    {seq, settled.settlement, settled.id}));
    if (hit != 1)
        return fail(ErrorKind::Corrupt, {translatable("conflict %1 is not open any more"), {settled.id}},
                    translatable("Nothing was changed."));
    return {};
}

Result<std::vector<ConflictKind>> openConflicts(SqliteSession &session, const effect::EffectRef &ref)
{
    COUNTERSIGN_TRY(const SqlRows rows,
                    session.query("SELECT kind FROM conflicts WHERE tenant_id = ? AND intent_key = ? "
                                  "AND settled_by_seq IS NULL ORDER BY opened_at, id",
                                  {ref.tenant.value(), ref.key.value()}));
    std::vector<ConflictKind> kinds;
    for (const SqlRow &row : rows) {
        const auto kind = parseConflictKind(row.text(0));
        if (!kind)
            return fail(ErrorKind::Corrupt, {translatable("%1: kind %2 is not known"), {"conflicts", row.text(0)}});
        kinds.push_back(*kind);
    }
    return kinds;
}

bool blocksDispatch(const std::vector<ConflictKind> &open)
{
    return std::any_of(open.begin(), open.end(),
                       [](ConflictKind kind) { return kind != ConflictKind::DigestMismatch; });
}

} // namespace countersign::ledger
