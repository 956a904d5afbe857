// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/providers/sandbox/sandbox_scene.h"

#include <gmock/gmock.h>

namespace countersign::sandbox::test {
namespace {

using nlohmann::json;
using ::testing::ElementsAre;
using ::testing::SizeIs;

using Messages = SandboxScene;

TEST_F(Messages, AreSentAndFoundByIdReferenceMessageIdAndRecipient)
{
    const auto message = make("messages", messageTo("rcp_1", "msg-ref"));
    EXPECT_EQ(message, (json{{"id", message["id"]},
                             {"object", "message"},
                             {"status", "sent"},
                             {"recipient", "rcp_1"},
                             {"reference", "msg-ref"},
                             {"message_id", "<msg-ref@sandbox.invalid>"},
                             {"account", "acct_a"},
                             {"created", "2026-12-01T08:00:00Z"}}));
    EXPECT_EQ(get("messages/" + message["id"].get<std::string>()), message);
    EXPECT_THAT(listed("messages?reference=msg-ref"), ElementsAre(message["id"]));
    EXPECT_THAT(listed("messages?message_id=%3Cmsg-ref%40sandbox.invalid%3E"), ElementsAre(message["id"]));
    EXPECT_THAT(listed("messages?recipient=rcp_1"), ElementsAre(message["id"]));
    EXPECT_THAT(listed("messages?recipient=rcp_2"), ElementsAre());
}

TEST_F(Messages, KnowNoKeysAndAreSentAgainForEveryRequest)
{
    make("messages", messageTo("rcp_1", "msg-ref"), {"key"});
    const auto again = post("messages", messageTo("rcp_1", "msg-ref"), {"key"});
    EXPECT_EQ(again.status, 201);
    EXPECT_EQ(again.header("Idempotent-Replayed"), "");
    EXPECT_EQ(post("messages", messageTo("rcp_2", "other"), {"key"}).status, 201) << "no mismatch either";
    EXPECT_EQ(effects("msg-ref"), 2);
    EXPECT_THAT(listed("messages?reference=msg-ref"), SizeIs(2));
}

TEST_F(Messages, TheRecipientDecidesWhatBecomesOfThem)
{
    EXPECT_EQ(make("messages", messageTo("bounced_1", "b"))["status"], "bounced");
    EXPECT_EQ(make("messages", messageTo("pending_1", "p"))["status"], "pending");
    EXPECT_EQ(post("messages", messageTo("declined_1", "d")).status, 402);
    EXPECT_EQ(effects("d"), 0);
}

TEST_F(Messages, HaveNoMoneyAndNoCustomer)
{
    EXPECT_EQ(post("messages", paymentOf("x")).status, 400);
    EXPECT_EQ(answerTo("messages?customer=rcp_1").status, 400);
    EXPECT_EQ(answerTo("messages?refrence=x").status, 400);
}

} // namespace
} // namespace countersign::sandbox::test
