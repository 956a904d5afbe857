// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ledger/taken_back_fixture.h"
#include "tests/ledger/tampering.h"

// T9, the watch: what was rejected by absence, or sent more than once, is looked up again while an object may turn up.
namespace countersign::ledger {
namespace {

using effect::Disposition;
using effect::EffectStatus;
using statement::Action;
using statement::Kind;
using namespace std::chrono_literals;

constexpr auto TransitAndLag = 120s;
constexpr auto Moment = Duration(1);

class Watch : public Submit
{
protected:
    void resolve(const effect::EffectRef &ref, Action action, const std::vector<Digest> &evidence)
    {
        receiptIn(ledger.submit(Who::Operator, decision(ledger, Who::Operator, ref, Kind::Resolve, action, evidence)));
    }
    effect::EffectRef rejectedByAbsence(const std::string &key, const Charge &charge = {})
    {
        const auto ref = lapsed(ledger, key, charge);
        resolve(ref, Action::Reject, missUntilProven(ledger, Who::Operator, ref));
        return ref;
    }
    // Released on absence, sent again, and the second attempt's receipt names ch_1.
    effect::EffectRef confirmedAtSecondAttempt(const std::string &key)
    {
        const auto ref = lapsed(ledger, key);
        resolve(ref, Action::Release, missUntilProven(ledger, Who::Operator, ref));
        receipt(ref, begin(ledger, ref));
        return ref;
    }
    void receipt(const effect::EffectRef &ref, std::int64_t attempt)
    {
        must(ledger.worker().recordReceipt(ref, attempt, {"ch_1", sha256("receipt").hex(), "req", 201, {}}));
    }
    Digest find(const effect::EffectRef &ref, const std::string &id)
    {
        auto match = matching(ledger, ref, id);
        match.disposition = Disposition::Happened;
        ledger.clock().advance(1s); // every look is another one
        return lookUp(ledger, Who::Operator, ref, effect::Found{match});
    }
    std::vector<std::string> onWatch(std::size_t limit = 100)
    {
        std::vector<std::string> keys;
        EffectQuery query;
        query.onWatch = true;
        Cursor cursor;
        do {
            const auto page = must(ledger.reader().intents(query, cursor, limit));
            EXPECT_LE(page.rows.size(), limit);
            for (const auto &intent : page.rows)
                keys.push_back(intent.ref.key.value());
            cursor = page.next;
        } while (!cursor.after.empty());
        return keys;
    }
    std::optional<Instant> watchedUntil(const effect::EffectRef &ref) { return dossier(ledger, ref).watchedUntil; }
    std::vector<std::string> conflicts(const effect::EffectRef &ref)
    {
        std::vector<std::string> kinds;
        for (const auto &conflict : dossier(ledger, ref).conflicts)
            kinds.push_back(conflict.kind + (conflict.settledBySeq ? " settled" : ""));
        return kinds;
    }
    using Words = std::vector<std::string>;
};

TEST_F(Watch, T9_WhatWasRejectedByAbsenceIsOnWatchUntilItsKeyIsGoneAndNobodyIsNeeded)
{
    const auto ref = rejectedByAbsence("invoice:1");
    const auto end = *dossier(ledger, ref).intent.keyExpiresAt + TransitAndLag;
    EXPECT_EQ(watchedUntil(ref), end);
    EXPECT_EQ(onWatch(), Words{"invoice:1"});
    EXPECT_FALSE(dossier(ledger, ref).intent.dueAt);
    ledger.clock().set(end - Moment);
    EXPECT_EQ(onWatch(), Words{"invoice:1"});
    ledger.clock().set(end);
    EXPECT_EQ(onWatch(), Words{});
    EXPECT_EQ(watchedUntil(ref), std::nullopt);
    must(ledger.worker().sweep(10));
    EXPECT_FALSE(dossier(ledger, ref).intent.dueAt) << "the end of a watch needs nobody either";
}

TEST_F(Watch, T9_WithoutAKeyUntilWhatWasUnderWayHasArrivedAndCanBeSeen)
{
    Charge keyless;
    keyless.account = KeylessAccount;
    const auto ref = rejectedByAbsence("invoice:1", keyless);
    EXPECT_EQ(watchedUntil(ref), *dossier(ledger, ref).intent.resolvedAt + TransitAndLag);
}

TEST_F(Watch, T9_AnObjectOfARowRejectedByAbsenceContradictsItAndIsDueNow)
{
    const auto ref = rejectedByAbsence("invoice:1");
    ledger.clock().advance(1h);
    lookUp(ledger, Who::Operator, ref, effect::Absent{});
    EXPECT_EQ(conflicts(ref), Words{}) << "absent again: corroborated";
    EXPECT_FALSE(dossier(ledger, ref).intent.dueAt);
    find(ref, "ch_1");
    EXPECT_EQ(conflicts(ref), Words{"contradicts"});
    EXPECT_EQ(dossier(ledger, ref).intent.status, EffectStatus::Rejected);
    EXPECT_EQ(dossier(ledger, ref).intent.dueAt, ledger.clock().now());
}

TEST_F(Watch, T9_TheSameObjectSeenAgainIsTheSameConflict)
{
    const auto ref = rejectedByAbsence("invoice:1");
    find(ref, "ch_1");
    const auto due = dossier(ledger, ref).intent.dueAt;
    const auto told = dossier(ledger, ref).outbox.size();
    find(ref, "ch_1");
    EXPECT_EQ(conflicts(ref), Words{"contradicts"});
    EXPECT_EQ(dossier(ledger, ref).intent.dueAt, due);
    EXPECT_EQ(dossier(ledger, ref).outbox.size(), told);
    find(ref, "ch_2");
    EXPECT_EQ(conflicts(ref), (Words{"contradicts", "contradicts"})) << "another object is another conflict";
    EXPECT_EQ(onWatch(), Words{"invoice:1"}) << "a conflict does not end the watch";
}

TEST_F(Watch, T9_WhatWasSentTwiceIsOnWatchAndASecondObjectIsASecondEffect)
{
    const auto ref = confirmedAtSecondAttempt("invoice:1");
    EXPECT_EQ(onWatch(), Words{"invoice:1"});
    EXPECT_EQ(watchedUntil(ref), *dossier(ledger, ref).intent.keyExpiresAt + TransitAndLag);
    find(ref, "ch_1");
    EXPECT_EQ(conflicts(ref), Words{}) << "corroborated";
    EXPECT_FALSE(dossier(ledger, ref).intent.dueAt);
    find(ref, "ch_2");
    EXPECT_EQ(conflicts(ref), Words{"second_effect"});
    EXPECT_EQ(dossier(ledger, ref).intent.dueAt, ledger.clock().now());
}

TEST_F(Watch, T9_WhatNobodyDoubtedIsNotOnWatch)
{
    const auto confirmed = prepare(ledger, "invoice:1");
    receipt(confirmed, begin(ledger, confirmed));
    const auto refused = prepare(ledger, "invoice:2");
    must(ledger.worker().recordRejection(refused, begin(ledger, refused),
                                         {"card_closed", 402, "req", sha256("no").hex()}));
    const auto failed = lapsed(ledger, "invoice:3");
    auto match = matching(ledger, failed);
    match.disposition = Disposition::DidNotHappen;
    resolve(failed, Action::Reject, {lookUp(ledger, Who::Operator, failed, effect::Found{match})});
    lapsed(ledger, "invoice:4");
    prepare(ledger, "invoice:5");
    EXPECT_EQ(onWatch(), Words{});
    for (const auto &ref : {confirmed, refused, failed})
        EXPECT_EQ(watchedUntil(ref), std::nullopt) << ref.key.value();
}

TEST_F(Watch, T9_ARejectionNobodyCanReadAnyMoreIsWatched)
{
    const auto ref = lapsed(ledger, "invoice:1");
    auto match = matching(ledger, ref);
    match.disposition = Disposition::DidNotHappen;
    resolve(ref, Action::Reject, {lookUp(ledger, Who::Operator, ref, effect::Found{match})});
    ASSERT_EQ(onWatch(), Words{});
    ledger.closeFaces();
    tamperPastTriggers(ledger.path(), "UPDATE log_entries SET entry = x'00' WHERE action = 'reject'");
    EXPECT_EQ(onWatch(), Words{"invoice:1"});
    verifies = false;
}

TEST_F(Watch, T9_PagesHoldWhatIsOnWatchAndNothingElse)
{
    Words expected;
    for (int number = 1; number <= 5; ++number) {
        expected.push_back(rejectedByAbsence("watched:" + std::to_string(number), {.minor = 1'000}).key.value());
        const auto failed = lapsed(ledger, "between:" + std::to_string(number), {.minor = 1'000});
        auto match = matching(ledger, failed);
        match.disposition = Disposition::DidNotHappen;
        resolve(failed, Action::Reject, {lookUp(ledger, Who::Operator, failed, effect::Found{match})});
    }
    for (const std::size_t limit : {1u, 2u, 5u, 100u})
        EXPECT_EQ(onWatch(limit), expected) << limit;
}

class WatchSettled : public TakenBack
{
protected:
    void settle()
    {
        auto said = about(ledger, Who::Operator, ref, Kind::Propose);
        said.conflict = statement::ConflictSettlement{openConflict(), "provider_error"};
        said.reason = {"duplicate", "The provider made two of one request"};
        approve(receiptIn(ledger.submit(Who::Operator, said)).statementId, {});
    }
    void reopen()
    {
        const auto failed = [&](Who who) { return sight(who, Disposition::DidNotHappen, "failed"); };
        auto said = decision(ledger, Who::Operator, ref, Kind::Propose, Action::Reopen, {failed(Who::Operator)});
        said.reason = {"wrong_resolution", "The provider shows it as failed"};
        const auto proposed = receiptIn(ledger.submit(Who::Operator, said));
        approve(proposed.statementId, {failed(Who::Approver)});
    }
    // A third object is reason enough.
    void reopenForAnother()
    {
        must(ledger.worker().recordReceipt(ref, 0, {"ch_3", sha256("third").hex(), "req", 201, {}}));
        auto said = decision(ledger, Who::Operator, ref, Kind::Propose, Action::Reopen, {});
        said.conflict = statement::ConflictSettlement{openConflict(), {}};
        said.reason = {"wrong_resolution", "The provider made a third"};
        const auto proposed = receiptIn(ledger.submit(Who::Operator, said));
        approve(proposed.statementId, {});
    }
    std::size_t conflicts() { return dossier(ledger, ref).conflicts.size(); }
};

TEST_F(WatchSettled, T9_WhatPersonsSettledIsNotRaisedAgainByTheSameObject)
{
    capturedWith(objectOf("ch_2"));
    settle();
    capturedWith(objectOf("ch_2"));
    EXPECT_EQ(conflicts(), 1u);
    EXPECT_FALSE(row().dueAt);
    capturedWith(objectOf("ch_3"));
    EXPECT_EQ(conflicts(), 2u);
    EXPECT_TRUE(row().dueAt);
}

// Nobody has said of a charge that went through how it ended, who had only seen it on its way.
TEST_F(WatchSettled, T9_AnObjectThatComesFurtherThanWhoSettledItKnewIsRaisedAgain)
{
    auto onItsWay = objectOf("ch_2");
    onItsWay.disposition = Disposition::InFlight;
    onItsWay.statusRaw = "pending";
    capturedWith(onItsWay);
    settle();
    capturedWith(onItsWay);
    EXPECT_EQ(conflicts(), 1u) << "no more than they knew";
    capturedWith(objectOf("ch_2"));
    EXPECT_EQ(conflicts(), 2u);
    EXPECT_TRUE(row().dueAt);
    settle();
    auto takenBack = objectOf("ch_2");
    takenBack.disposition = Disposition::Reversed;
    takenBack.statusRaw = "refunded";
    capturedWith(takenBack);
    EXPECT_EQ(conflicts(), 2u) << "that it had happened was known";
}

TEST_F(WatchSettled, T9_ReopeningMakesASettledObjectMatterAgain)
{
    capturedWith(objectOf("ch_2"));
    settle();
    reopenForAnother();
    must(ledger.worker().recordReceipt(ref, 1, {"ch_1", sha256("receipt").hex(), "req", 201, {}}));
    ASSERT_EQ(row().status, EffectStatus::Confirmed);
    const auto before = conflicts();
    capturedWith(objectOf("ch_2"));
    EXPECT_EQ(conflicts(), before + 1);
}

// The reopening keeps its number in the row; the provider's own refusal is nobody's word about absence.
TEST_F(WatchSettled, T9_ARefusalAfterAReopeningIsNotByAbsence)
{
    reopen();
    must(ledger.worker().recordRejection(ref, 1, {"card_closed", 402, "req", sha256("no").hex()}));
    ASSERT_EQ(row().status, EffectStatus::Rejected);
    EXPECT_FALSE(dossier(ledger, ref).watchedUntil);
}

} // namespace
} // namespace countersign::ledger
