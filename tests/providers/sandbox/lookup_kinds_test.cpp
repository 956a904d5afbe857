// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/providers/sandbox/sandbox_lookup.h"
#include "tests/providers/sandbox/sandbox_scene.h"

#include <gmock/gmock.h>

namespace countersign::sandbox::test {
namespace {

using namespace std::chrono_literals;
using effect::Disposition;
using nlohmann::json;
using providers::LookupRequest;
using ::testing::ElementsAre;

// Every kind of object, found by the rungs of its description and told from its neighbours.
class LookupOfKinds : public SandboxLookup
{
protected:
    void SetUp() override
    {
        SandboxLookup::SetUp();
        m_payments = lookups(m_server->baseUrl());
    }

    json make(const std::string &collection, const json &body, const std::string &fault = {})
    {
        auto request = getRequest(m_server->baseUrl(), "/v1/" + collection, Token, fault);
        request.method = "POST";
        request.body = body.dump();
        const auto made = answered(request);
        EXPECT_EQ(made.status, 201) << made.body;
        return json::parse(made.body);
    }

    LookupRequest about(const std::string &operation, const std::string &reference, std::int64_t amount,
                        const std::string &customer = "cus_1")
    {
        auto about = request();
        about.operation = operation;
        about.providerKey = reference;
        about.correlation = {{"reference", reference}};
        about.amountMinor = std::to_string(amount);
        about.customerRef = customer;
        return about;
    }

    void expectFound(const json &object, const LookupRequest &intent, Disposition disposition)
    {
        for (const std::string rung : {"reference", "object_id", "attributes"}) {
            auto question = intent;
            if (rung == "object_id")
                question.providerResultId = object["id"];
            if (rung == "attributes" && intent.customerRef.empty())
                continue;
            const auto run = ask(*m_payments, question, 30s, rung);
            ASSERT_EQ(run.finding, "Found") << rung << " of " << object;
            const auto &match = std::get<effect::Found>(run.reports.front().finding).match;
            EXPECT_EQ(json(match.id), object["id"]) << rung;
            EXPECT_EQ(match.disposition, disposition) << rung << " of " << object;
            EXPECT_EQ(match.amountMinor, intent.amountMinor) << rung;
        }
    }

    std::unique_ptr<providers::LookupService> m_payments;
};

TEST_F(LookupOfKinds, TellsAnAuthorisationFromItsCaptureAndTheRefundOfIt)
{
    const auto authorisation = make("authorisations", paymentOf("auth", 900));
    const auto capture = make("captures", takingFrom(authorisation, "capture", 900));
    const auto refund = make("refunds", takingFrom(capture, "refund", 900));
    expectFound(authorisation, about("authorisation", "auth", 900), Disposition::Happened);
    expectFound(capture, about("capture", "capture", 900), Disposition::Reversed);
    expectFound(refund, about("refund", "refund", 900), Disposition::Happened);
}

TEST_F(LookupOfKinds, AnObjectOfAnotherKindIsNeverTakenForIt)
{
    const auto charge = make("charges", paymentOf("ref-1", 1250));
    auto intent = about("authorisation", "ref-1", 1250);
    EXPECT_THAT(rungsOf(ask(*m_payments, intent)), ElementsAre("reference Absent", "attributes Absent"));
    intent.providerResultId = charge["id"];
    EXPECT_EQ(ask(*m_payments, intent, 30s, "object_id").finding, "Inconclusive");
}

TEST_F(LookupOfKinds, GivesOneFindingForTheBatchAndOneForEveryItem)
{
    const auto batch = make("payout_batches", json{{"reference", "batch"},
                                                   {"items",
                                                    {paymentOf("item-1", 100), paymentOf("item-2", 200, "failed_2"),
                                                     paymentOf("item-3", 300, "pending_3")}}});
    expectFound(batch, about("payout_batch", "batch", 600, ""), Disposition::Accepted);
    expectFound(batch["items"][0], about("payout", "item-1", 100), Disposition::Happened);
    expectFound(batch["items"][1], about("payout", "item-2", 200, "failed_2"), Disposition::DidNotHappen);
    expectFound(batch["items"][2], about("payout", "item-3", 300, "pending_3"), Disposition::Accepted);
    EXPECT_EQ(ask(*m_payments, about("payout", "item-4", 100), 30s, "reference").finding, "Absent");
}

TEST_F(LookupOfKinds, OneLookupOfABatchFindsItsItemsAndMissesTheOneThatIsNotInIt)
{
    make("payout_batches",
         json{{"reference", "batch"}, {"items", {paymentOf("item-1", 100), paymentOf("item-2", 200, "failed_2")}}});
    auto batch = about("payout_batch", "batch", 300, "");
    batch.items = {about("payout", "item-1", 100), about("payout", "item-2", 200, "failed_2"),
                   about("payout", "item-3", 50)};
    for (auto &item : batch.items)
        item.intentKey = item.providerKey;
    const auto run = ask(*m_payments, batch, 30s, "reference");
    EXPECT_EQ(run.finding, "Found");
    ASSERT_EQ(run.reports.size(), 1U) << "one request";
    ASSERT_EQ(run.items.size(), 3U);
    const auto dispositionOf = [&](std::size_t at) {
        return std::get<effect::Found>(run.items.at(at).reports.at(0).finding).match.disposition;
    };
    ASSERT_EQ(run.items[0].finding, "Found");
    EXPECT_EQ(dispositionOf(0), Disposition::Happened);
    ASSERT_EQ(run.items[1].finding, "Found");
    EXPECT_EQ(dispositionOf(1), Disposition::DidNotHappen);
    EXPECT_EQ(run.items[2].finding, "Absent");
    EXPECT_EQ(ask(*m_payments, batch.items[0], 30s, "reference").finding, "Found") << "alone, as ever";
}

TEST_F(LookupOfKinds, TellsAVoidFromTheAuthorisationThatItTookBack)
{
    const auto authorisation = make("authorisations", paymentOf("auth", 900));
    const auto taken = make("voids", takingFrom(authorisation, "void", 900));
    expectFound(authorisation, about("authorisation", "auth", 900), Disposition::Reversed);
    expectFound(taken, about("void", "void", 900), Disposition::Happened);
}

TEST_F(LookupOfKinds, SeesEveryWayInWhichSomethingElseWasMade)
{
    make("charges", paymentOf("amount", 1250), "other_amount;minor=1251");
    make("charges", paymentOf("currency", 1250), "other_currency;code=USD");
    make("charges", paymentOf("twice", 1250), "duplicate");
    make("charges", paymentOf("late", 1250), "index_lag;s=60");
    const auto found = [&](const std::string &reference) {
        return ask(*m_payments, about("charge", reference, 1250), 30s, "reference").finding;
    };
    EXPECT_EQ(found("amount"), "Mismatch");
    EXPECT_EQ(found("currency"), "Mismatch");
    EXPECT_EQ(found("twice"), "FoundMany");
    EXPECT_EQ(found("late"), "Absent") << "which is why absence must settle first";
    m_serverClock.advance(60s);
    EXPECT_EQ(found("late"), "Found");
}

class LookupOfMessages : public LookupOfKinds
{
protected:
    LookupRequest aboutMessage(const std::string &reference)
    {
        auto about = request();
        about.provider = "sandbox_mail";
        about.operation = "message";
        about.providerKey = reference;
        about.correlation = {{"reference", reference}};
        about.amountMinor.clear();
        about.currency.clear();
        about.customerRef.clear();
        about.recipientRef = "rcp_1";
        return about;
    }
    std::unique_ptr<providers::LookupService> mail()
    {
        return lookups(m_server->baseUrl(), Token, "acct_a", "sandbox_mail");
    }
};

TEST_F(LookupOfMessages, FindsOneByReferenceIdAndRecipient)
{
    const auto message = make("messages", messageTo("rcp_1", "msg-1"));
    const auto service = mail();
    auto intent = aboutMessage("msg-1");
    intent.providerResultId = message["id"];
    for (const std::string rung : {"reference", "object_id", "attributes"}) {
        const auto run = ask(*service, intent, 30s, rung);
        ASSERT_EQ(run.finding, "Found") << rung;
        const auto &match = std::get<effect::Found>(run.reports.front().finding).match;
        EXPECT_EQ(json(match.id), message["id"]) << rung;
        EXPECT_EQ(match.recipientRef, "rcp_1") << rung;
        EXPECT_EQ(match.disposition, Disposition::Happened) << rung;
    }
}

TEST_F(LookupOfMessages, SeesASecondOneAndOneThatIsNotThere)
{
    make("messages", messageTo("rcp_1", "msg-1"));
    make("messages", messageTo("rcp_1", "msg-1"));
    const auto service = mail();
    EXPECT_EQ(ask(*service, aboutMessage("msg-1"), 30s, "reference").finding, "FoundMany");
    auto other = aboutMessage("msg-2");
    other.recipientRef = "rcp_2";
    EXPECT_THAT(rungsOf(ask(*service, other)), ElementsAre("reference Absent", "attributes Absent"));
}

TEST_F(LookupOfMessages, ABouncedOneIsTerminal)
{
    make("messages", messageTo("bounced_1", "msg-1"));
    const auto service = mail();
    const auto run = ask(*service, aboutMessage("msg-1"), 30s, "reference");
    ASSERT_EQ(run.finding, "Found");
    EXPECT_EQ(std::get<effect::Found>(run.reports.front().finding).match.disposition, Disposition::DidNotHappen);
}

} // namespace
} // namespace countersign::sandbox::test
