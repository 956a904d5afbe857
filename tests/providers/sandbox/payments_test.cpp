// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/providers/sandbox/sandbox_scene.h"

#include <gmock/gmock.h>

namespace countersign::sandbox::test {
namespace {

using nlohmann::json;
using ::testing::ElementsAre;
using ::testing::SizeIs;

class Payments : public SandboxScene
{
protected:
    json now(const json &object) { return get("objects/" + object["id"].get<std::string>()); }
};

TEST_F(Payments, AnAuthorisationIsCapturedInPartsAndNeverBeyond)
{
    const auto authorisation = make("authorisations", paymentOf("auth", 1000));
    EXPECT_EQ(authorisation["status"], "authorised");
    const auto first = make("captures", takingFrom(authorisation, "cap-1", 400));
    EXPECT_EQ(first["object"], "capture");
    EXPECT_EQ(first["original"], authorisation["id"]);
    EXPECT_EQ(first["customer"], "cus_1");
    EXPECT_EQ(now(authorisation)["status"], "partially_captured");
    const auto beyond = post("captures", takingFrom(authorisation, "cap-2", 601));
    EXPECT_EQ(beyond.status, 402);
    EXPECT_EQ(errorCode(beyond), "more_than_is_left");
    make("captures", takingFrom(authorisation, "cap-3", 600));
    EXPECT_EQ(now(authorisation)["status"], "captured");
    EXPECT_EQ(now(authorisation)["captured"], 1000);
    EXPECT_EQ(effects("cap-1") + effects("cap-2") + effects("cap-3"), 2);
}

TEST_F(Payments, ARefundShowsOnTheChargeOrTheCaptureItTakesFrom)
{
    const auto charge = make("charges", paymentOf("charge", 1000));
    make("refunds", takingFrom(charge, "ref-1", 250));
    EXPECT_EQ(now(charge)["status"], "partially_refunded");
    make("refunds", takingFrom(charge, "ref-2", 750));
    EXPECT_EQ(now(charge)["status"], "refunded");
    const auto authorisation = make("authorisations", paymentOf("auth", 500));
    const auto capture = make("captures", takingFrom(authorisation, "cap", 500));
    make("refunds", takingFrom(capture, "ref-3", 500));
    EXPECT_EQ(now(capture)["status"], "refunded");
    EXPECT_EQ(now(authorisation)["status"], "captured");
}

TEST_F(Payments, NothingIsTakenFromWhatIsNotThereOrOfAnotherKind)
{
    const auto charge = make("charges", paymentOf("charge"));
    const auto foreign = make("charges", paymentOf("foreign"), {{}, {}, std::string(OtherToken)});
    const auto failed = make("charges", paymentOf("failed", 1250, "cus_failed"));
    const auto refused = [&](const std::string &collection, const json &original, const std::string &currency = "EUR") {
        auto body = takingFrom(original, "nothing", 1);
        body["currency"] = currency;
        const auto answer = post(collection, body);
        EXPECT_EQ(answer.status, 402);
        return errorCode(answer);
    };
    EXPECT_EQ(refused("refunds", json{{"id", "ch_none"}}), "no_such_original");
    EXPECT_EQ(refused("refunds", foreign), "no_such_original");
    EXPECT_EQ(refused("captures", charge), "no_such_original");
    EXPECT_EQ(refused("refunds", failed), "original_not_ready");
    EXPECT_EQ(refused("refunds", charge, "USD"), "original_differs");
    EXPECT_EQ(effects("nothing"), 0);
}

TEST_F(Payments, ARefundUnderAKeptKeyIsReplayedAndTakesOnce)
{
    const auto charge = make("charges", paymentOf("charge", 1000));
    const auto body = takingFrom(charge, "refund", 600);
    const auto first = post("refunds", body, {"key-r"});
    const auto again = post("refunds", body, {"key-r"});
    EXPECT_EQ(again.body, first.body);
    EXPECT_EQ(again.header("Idempotent-Replayed"), "true");
    EXPECT_EQ(now(charge)["refunded"], 600);
    EXPECT_EQ(effects("refund"), 1);
}

TEST_F(Payments, AVoidTakesTheWholeAuthorisationBackAndNothingIsCapturedAfterIt)
{
    const auto authorisation = make("authorisations", paymentOf("auth", 1000));
    const auto part = post("voids", takingFrom(authorisation, "void-part", 999));
    EXPECT_EQ(part.status, 402);
    EXPECT_EQ(errorCode(part), "not_the_whole");
    const auto taken = make("voids", takingFrom(authorisation, "void", 1000));
    EXPECT_EQ(taken["object"], "void");
    EXPECT_EQ(taken["status"], "released");
    EXPECT_EQ(taken["original"], authorisation["id"]);
    EXPECT_EQ(now(authorisation)["status"], "voided");
    EXPECT_EQ(errorCode(post("captures", takingFrom(authorisation, "capture", 1))), "already_voided");
    EXPECT_EQ(errorCode(post("voids", takingFrom(authorisation, "again", 1000))), "already_voided");
    EXPECT_EQ(effects("void") + effects("void-part") + effects("capture") + effects("again"), 1);
}

TEST_F(Payments, WhatWasCapturedOrChargedIsNotVoided)
{
    const auto authorisation = make("authorisations", paymentOf("auth", 1000));
    make("captures", takingFrom(authorisation, "capture", 400));
    const auto captured = post("voids", takingFrom(authorisation, "void", 1000));
    EXPECT_EQ(captured.status, 402);
    EXPECT_EQ(errorCode(captured), "already_captured");
    EXPECT_EQ(now(authorisation)["status"], "partially_captured");
    const auto charged = post("voids", takingFrom(make("charges", paymentOf("charge")), "void", 1250));
    EXPECT_EQ(charged.status, 402);
    EXPECT_EQ(errorCode(charged), "no_such_original");
    EXPECT_EQ(effects("void"), 0);
}

TEST_F(Payments, AVoidOfWhatIsNotThereIsNotFound)
{
    const auto foreign = make("authorisations", paymentOf("foreign"), {{}, {}, std::string(OtherToken)});
    for (const auto &original : {json{{"id", "au_none"}}, foreign}) {
        const auto answer = post("voids", takingFrom(original, "void", 1250));
        EXPECT_EQ(answer.status, 404);
        EXPECT_EQ(errorCode(answer), "no_such_original");
    }
    EXPECT_EQ(effects("void"), 0);
}

TEST_F(Payments, AVoidUnderAKeptKeyIsReplayedAndARestartKeepsIt)
{
    const auto authorisation = make("authorisations", paymentOf("auth", 1000));
    const auto body = takingFrom(authorisation, "void", 1000);
    const auto first = post("voids", body, {"key-v"});
    m_server.reset();
    m_server = std::make_unique<ServerThread>(m_folder.path(), m_clock);
    const auto again = post("voids", body, {"key-v"});
    EXPECT_EQ(again.status, 201);
    EXPECT_EQ(again.body, first.body);
    EXPECT_EQ(again.header("Idempotent-Replayed"), "true");
    EXPECT_EQ(now(authorisation)["status"], "voided");
    EXPECT_EQ(effects("void"), 1);
}

TEST_F(Payments, OneKeyDoesNotStandForTwoOperations)
{
    make("charges", paymentOf("ref"), {"key"});
    const auto other = post("authorisations", paymentOf("ref"), {"key"});
    EXPECT_EQ(other.status, 422);
    EXPECT_EQ(errorCode(other), "idempotency_mismatch");
}

class Payouts : public Payments
{
protected:
    static json batchOf(const std::vector<json> &items) { return {{"reference", "batch"}, {"items", items}}; }
};

TEST_F(Payouts, ABatchIsMadeInOneLineWithAnObjectForEveryItem)
{
    const auto batch =
        make("payout_batches", batchOf({paymentOf("item-1", 100), paymentOf("item-2", 250, "cus_2")}), {"key-b"});
    EXPECT_EQ(batch["amount"], 350);
    EXPECT_EQ(batch["status"], "paid");
    ASSERT_THAT(batch["items"], SizeIs(2));
    EXPECT_EQ(batch["items"][0]["object"], "payout");
    EXPECT_EQ(batch["items"][0]["batch"], batch["id"]);
    EXPECT_EQ(now(batch["items"][1]), batch["items"][1]);
    EXPECT_EQ(get("payouts?reference=item-2")["data"], json::array({batch["items"][1]}));
    EXPECT_EQ(effects("item-1") + effects("item-2"), 2);
    EXPECT_EQ(readEffects(m_folder.path())->size(), 1U);
    EXPECT_EQ(*countEffectsOfKey(m_folder.path(), "key-b"), 1) << "the batch itself";
    EXPECT_EQ(post("payout_batches", batchOf({paymentOf("item-1", 100), paymentOf("item-2", 250, "cus_2")}), {"key-b"})
                  .header("Idempotent-Replayed"),
              "true");
    EXPECT_EQ(effects("item-1") + effects("item-2"), 2);
}

TEST_F(Payouts, EveryItemEndsByItselfAndTheBatchDecidesNone)
{
    const auto statusOf = [&](const std::vector<std::string> &customers) {
        json items = json::array();
        for (const auto &customer : customers)
            items.push_back(paymentOf(customer, 1, customer));
        return make("payout_batches", json{{"reference", "batch"}, {"items", items}});
    };
    const auto mixed = statusOf({"cus_1", "cus_declined", "cus_failed"});
    EXPECT_EQ(mixed["status"], "partially_failed");
    EXPECT_EQ(mixed["items"][0]["status"], "paid");
    EXPECT_EQ(mixed["items"][1]["status"], "failed");
    EXPECT_EQ(mixed["items"][2]["status"], "failed");
    EXPECT_EQ(statusOf({"cus_1", "cus_pending"})["status"], "pending");
    EXPECT_EQ(statusOf({"cus_failed"})["status"], "failed");
}

TEST_F(Payouts, ABatchThatIsNotWholeIsRefused)
{
    auto dollars = paymentOf("item-2");
    dollars["currency"] = "USD";
    const auto most = std::numeric_limits<std::int64_t>::max();
    for (const auto &items : std::vector<json>{
             json(), json::array(), json{{"a", 1}}, json::array({1}), json::array({paymentOf("item-1"), dollars}),
             json::array({paymentOf("item-1"), paymentOf("item-1")}), json::array({paymentOf("batch")}),
             json::array({paymentOf("item-1", most), paymentOf("item-2", 1)}),
             json(std::vector<json>(101, paymentOf("item-1")))})
        EXPECT_EQ(post("payout_batches", json{{"reference", "batch"}, {"items", items}}).status, 400) << items;
    EXPECT_EQ(post("payouts", paymentOf("item-1")).status, 405) << "a payout comes with its batch only";
    EXPECT_EQ(effects("batch") + effects("item-1"), 0);
}

TEST_F(Payouts, ARestartKeepsBatchesItemsAndWhatWasTaken)
{
    const auto batch = make("payout_batches", batchOf({paymentOf("item-1"), paymentOf("item-2")}));
    const auto charge = make("charges", paymentOf("charge", 1000));
    make("refunds", takingFrom(charge, "refund", 1000));
    const auto before = get("objects");
    m_server.reset();
    m_server = std::make_unique<ServerThread>(m_folder.path(), m_clock);
    EXPECT_EQ(get("objects"), before);
    EXPECT_EQ(post("refunds", takingFrom(charge, "more", 1)).status, 402);
}

TEST_F(Payments, ObjectsAreListedByTypeAndOneByOne)
{
    const auto charge = make("charges", paymentOf("one"));
    const auto authorisation = make("authorisations", paymentOf("two"));
    EXPECT_THAT(listed("objects?customer=cus_1"), ElementsAre(authorisation["id"], charge["id"]));
    EXPECT_THAT(listed("objects?type=charge"), ElementsAre(charge["id"]));
    EXPECT_THAT(listed("objects?type=charge&reference=two"), ElementsAre());
    EXPECT_THAT(listed("authorisations"), ElementsAre(authorisation["id"]));
    EXPECT_EQ(answerTo("charges/" + authorisation["id"].get<std::string>()).status, 404);
    EXPECT_EQ(answerTo("objects?type=cheque").status, 400);
    EXPECT_EQ(answerTo("charges?type=charge").status, 400);
    EXPECT_EQ(answerTo("charges?recipient=cus_1").status, 400);
    EXPECT_EQ(post("objects", paymentOf("three")).status, 405);
}

} // namespace
} // namespace countersign::sandbox::test
