// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ledger/submit_fixture.h"

#include "models/base/canonical_json.h"

#include <nlohmann/json.hpp>

// G1 to G3: what may be read at all.
namespace countersign::ledger {
namespace {

using statement::Action;
using statement::Kind;

TEST_F(Submit, RC101_MoreThanSixteenKibibytes)
{
    expectRefused(Who::Operator, signBytes(Who::Operator, std::string(16 * 1024 + 1, ' ')), "RC101");
}

TEST_F(Submit, RC101_NotUtf8)
{
    auto payload = must(statement::encodeStatement(confirmation()));
    payload[payload.find("acme")] = '\xff';
    const auto refused = expectRefused(Who::Operator, signBytes(Who::Operator, payload), "RC101");
    EXPECT_FALSE(refused.data.at("why").empty());
}

TEST_F(Submit, RC101_NestedTooDeep)
{
    const std::string deep = std::string(5000, '[') + std::string(5000, ']');
    expectRefused(Who::Operator, signBytes(Who::Operator, deep), "RC101");
}

TEST_F(Submit, RC102_Garbage)
{
    for (const char *payload : {"", "GET / HTTP/1.1", "{}", "[]", "\"statement\"", "{\"v\":\"1\"}"})
        expectRefused(Who::Operator, signBytes(Who::Operator, payload), "RC102");
}

TEST_F(Submit, RC102_NotCanonical)
{
    const auto good = must(statement::encodeStatement(confirmation()));
    const auto variant = [&](const std::string &from, const std::string &to) {
        auto text = good;
        text.replace(text.find(from), from.size(), to);
        return text;
    };
    const std::vector<std::string> others{
        good + "\n",
        " " + good,
        variant(R"("action":"confirm")", R"("action": "confirm")"),
        variant(R"("action":"confirm")", R"("action":"\u0063onfirm")"),
        variant(R"("action":"confirm")", R"("action":"confirm","action":"reject")"),
        variant(R"("version":"3")", R"("version":3)"),
        variant(R"("version":"3")", R"("version":"03")"),
        variant(R"("v":"1")", R"("v":"1","z":"1")"),
        variant(R"("surplus":[])", R"("surplus":null)"),
    };
    for (const auto &payload : others) {
        SCOPED_TRACE(payload);
        expectRefused(Who::Operator, signBytes(Who::Operator, payload), "RC102");
    }
}

TEST_F(Submit, RC102_AnotherPayloadType)
{
    auto envelope = sign(Who::Operator, confirmation());
    envelope.payloadType = "application/json";
    expectRefused(Who::Operator, envelope, "RC102", {{"field", "payloadType"}});
}

TEST_F(Submit, RC102_FieldsThatDoNotBelongToTheKind)
{
    const auto good = nlohmann::json::parse(must(statement::encodeStatement(confirmation())));
    const auto refusedWith = [&](const nlohmann::json &value) {
        expectRefused(Who::Operator, signBytes(Who::Operator, must(toCanonical(value))), "RC102");
    };
    auto value = good;
    value["hold"] = {{"until", "2026-12-01T09:00:00Z"}};
    refusedWith(value);
    value = good;
    value["next"]["status"] = "rejected";
    refusedWith(value);
    value = good;
    value["result"] = nlohmann::json::object();
    refusedWith(value);
    value = good;
    value["evidence"].push_back(value["evidence"].front()); // one digest twice
    refusedWith(value);
    value = good;
    value.erase("contract");
    refusedWith(value);
    value = good;
    value["reason"]["text"] = "Looks \xE2\x80\xAE fine, really"; // a bidirectional override
    refusedWith(value);
}

TEST_F(Submit, RC103_StatementForAnotherLedger)
{
    auto said = confirmation();
    said.origin = "ledger.example/elsewhere";
    expectRefused(Who::Operator, said, "RC103", {{"reason", "origin"}, {"said", "ledger.example/elsewhere"}});
}

TEST(SubmitBeforeBootstrap, RC103_TenantThatNobodyIsAMemberOf)
{
    auto ledger = BootstrappedLedger::beforeBootstrap();
    const auto said = governance(*ledger, Who::Admin1, Kind::MembershipSet, Tenant,
                                 statement::subjectOf(statement::MembershipSet{Tenant, "m.ortiz", {}}));
    const auto before = pictureOf(ledger->path());
    const auto refused = refusalIn(ledger->submit(Who::Admin1, said));
    EXPECT_EQ(refused.code, "RC103");
    EXPECT_EQ(refused.data.at("reason"), "tenant");
    EXPECT_EQ(changedTables(before, pictureOf(ledger->path())), std::set<std::string>());
}

} // namespace
} // namespace countersign::ledger
