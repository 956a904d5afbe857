// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/sandbox/sandbox_fault.h"
#include "tests/providers/sandbox/sandbox_scene.h"

#include <gmock/gmock.h>

namespace countersign::sandbox::test {
namespace {

using namespace std::chrono_literals;
using nlohmann::json;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

// Faults that change what is made, not how it is answered.
class MadeOtherwise : public SandboxScene
{
};

TEST_F(MadeOtherwise, DeclinedIsARefusalForGoodAndNoObject)
{
    const auto declined = post("charges", paymentOf("ref"), {"key", "declined"});
    EXPECT_EQ(declined.status, 402);
    EXPECT_EQ(errorCode(declined), "card_declined");
    EXPECT_EQ(post("charges", paymentOf("ref"), {"key"}).status, 402) << "it is kept under the key";
    EXPECT_EQ(post("authorisations", paymentOf("ref"), {{}, "declined"}).status, 402);
    EXPECT_EQ(post("messages", messageTo("rcp_1", "ref"), {{}, "declined"}).status, 402);
    EXPECT_EQ(effects("ref"), 0);
    EXPECT_THAT(listed("objects?reference=ref"), IsEmpty());
}

TEST_F(MadeOtherwise, AnotherAmountOrCurrencyIsReallyMadeAndReallyAnswered)
{
    const auto amount = make("charges", paymentOf("amount", 1250), {{}, "other_amount;minor=1251"});
    EXPECT_EQ(amount["amount"], 1251);
    EXPECT_EQ(amount["currency"], "EUR");
    const auto currency = make("charges", paymentOf("currency", 1250), {"key", "other_currency;code=USD"});
    EXPECT_EQ(currency["amount"], 1250);
    EXPECT_EQ(currency["currency"], "USD");
    EXPECT_EQ(get("charges?reference=amount")["data"], json::array({amount}));
    EXPECT_EQ(json::parse(post("charges", paymentOf("currency", 1250), {"key"}).body), currency)
        << "the key stands for what was asked, and replays what was made";
}

TEST_F(MadeOtherwise, ADuplicateIsTwoObjectsOfOneRequestAndTheAnswerNamesTheFirst)
{
    const auto first = make("charges", paymentOf("ref"), {"key", "duplicate"});
    EXPECT_EQ(requests(), 1U);
    EXPECT_EQ(effects("ref"), 2);
    EXPECT_EQ(*countEffectsOfKey(m_folder.path(), "key"), 2);
    const auto ids = listed("charges?reference=ref");
    ASSERT_THAT(ids, SizeIs(2));
    EXPECT_EQ(json(ids.back()), first["id"]);
    const auto replay = post("charges", paymentOf("ref"), {"key"});
    EXPECT_EQ(json::parse(replay.body), first);
    EXPECT_EQ(effects("ref"), 2);
}

TEST_F(MadeOtherwise, ADuplicatedBatchAndMessageAreTwiceThereWithAllTheyHold)
{
    make("payout_batches", json{{"reference", "batch"}, {"items", {paymentOf("item")}}}, {{}, "duplicate"});
    EXPECT_EQ(effects("batch"), 2);
    EXPECT_EQ(effects("item"), 2);
    make("messages", messageTo("rcp_1", "msg"), {{}, "duplicate"});
    EXPECT_EQ(effects("msg"), 2);
}

TEST_F(MadeOtherwise, ALaggingObjectIsFoundBySearchOnlyWhenItsTimeHasCome)
{
    const auto id = make("charges", paymentOf("ref"), {{}, "index_lag;s=90"})["id"].get<std::string>();
    const auto other = make("charges", paymentOf("other"));
    EXPECT_EQ(answerTo("charges/" + id).status, 200) << "only the index lags";
    EXPECT_THAT(listed("charges"), ElementsAre(other["id"]));
    m_clock.advance(89s);
    EXPECT_THAT(listed("charges?reference=ref"), IsEmpty());
    m_clock.advance(1s);
    EXPECT_THAT(listed("charges?reference=ref"), ElementsAre(id));
}

TEST_F(MadeOtherwise, TheLagOutlivesTheServer)
{
    make("charges", paymentOf("ref"), {{}, "index_lag;s=90, duplicate"});
    m_server.reset();
    m_server = std::make_unique<ServerThread>(m_folder.path(), m_clock);
    EXPECT_THAT(listed("charges?reference=ref"), IsEmpty());
    m_clock.advance(90s);
    EXPECT_THAT(listed("charges?reference=ref"), SizeIs(2));
}

TEST_F(MadeOtherwise, FaultsOfWhatIsMadeGoTogetherWithOneOfTheAnswer)
{
    const auto body = paymentOf("ref", 1250);
    EXPECT_FALSE(exchange(request("charges", body, {{}, "duplicate, other_amount;minor=1, accept_and_drop"})));
    EXPECT_EQ(effects("ref"), 2);
    EXPECT_EQ(get("charges?reference=ref")["data"][0]["amount"], 1);
    EXPECT_EQ(lastRequest().outcome, "200");
    EXPECT_EQ(readRequests(m_folder.path())->front().outcome, "dropped");
}

TEST(SandboxFaults, AreReadAsTheyAreWritten)
{
    const auto faults = parseFaults("index_lag;s=90 ,  answer_late;ms=5,other_currency;code=JPY");
    ASSERT_TRUE(faults);
    ASSERT_THAT(*faults, SizeIs(3));
    EXPECT_EQ(faultIn(*faults, FaultKind::IndexLag)->value, 90);
    EXPECT_EQ(answerFaultIn(*faults)->kind, FaultKind::AnswerLate);
    EXPECT_EQ(faultIn(*faults, FaultKind::OtherCurrency)->currency, "JPY");
    EXPECT_EQ(faultIn(*faults, FaultKind::Duplicate), nullptr);
    EXPECT_TRUE(parseFaults("")->empty());
    for (const std::string header :
         {"duplicate,", ",duplicate", "duplicate,duplicate", "html_body,huge_body", "other_amount;minor=0",
          "other_amount;minor=1.5", "other_amount;minor=-1", "other_currency;code=eur", "other_currency;code=XYZ",
          "other_currency;currency=EUR", "index_lag;s=86401", "index_lag;s", "declined;s=1", "silence_after;"})
        EXPECT_FALSE(parseFaults(header)) << header;
}

} // namespace
} // namespace countersign::sandbox::test
