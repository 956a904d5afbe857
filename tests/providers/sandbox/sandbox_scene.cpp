// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/providers/sandbox/sandbox_scene.h"

namespace countersign::sandbox::test {

using nlohmann::json;

void SandboxScene::SetUp()
{
    account({"acct_a"}, Token);
    account({"acct_b"}, OtherToken);
    m_server = std::make_unique<ServerThread>(m_folder.path(), m_clock);
}

void SandboxScene::account(const Account &account, std::string_view token)
{
    const auto added = addAccount(m_folder.path(), account, secret(token));
    ASSERT_TRUE(added) << describe(added.error());
}

HttpRequest SandboxScene::request(const std::string &collection, const json &body, const Call &call) const
{
    HttpRequest request = getRequest(m_server->baseUrl(), "/v1/" + collection, call.token, call.fault);
    request.method = "POST";
    request.headers.push_back({"Content-Type", "application/json"});
    if (!call.key.empty())
        request.headers.push_back({"Idempotency-Key", call.key});
    request.body = body.dump();
    return request;
}

HttpResponse SandboxScene::post(const std::string &collection, const json &body, const Call &call) const
{
    return answered(request(collection, body, call));
}

json SandboxScene::make(const std::string &collection, const json &body, const Call &call) const
{
    const auto response = post(collection, body, call);
    EXPECT_EQ(response.status, 201) << response.body;
    return json::parse(response.body);
}

HttpResponse SandboxScene::answerTo(const std::string &target, std::string_view token) const
{
    return answered(getRequest(m_server->baseUrl(), "/v1/" + target, token));
}

json SandboxScene::get(const std::string &target, std::string_view token) const
{
    return json::parse(answerTo(target, token).body);
}

std::vector<std::string> SandboxScene::listed(const std::string &target, std::string_view token) const
{
    const auto page = get(target, token);
    std::vector<std::string> ids;
    for (const auto &object : page.value("data", json::array()))
        ids.push_back(object["id"]);
    return ids;
}

std::int64_t SandboxScene::effects(std::string_view reference) const
{
    const auto count = countEffectsOfReference(m_folder.path(), reference);
    EXPECT_TRUE(count);
    return count ? *count : -1;
}

json paymentOf(const std::string &reference, std::int64_t amount, const std::string &customer)
{
    return {{"amount", amount}, {"currency", "EUR"}, {"customer", customer}, {"reference", reference}};
}

json takingFrom(const json &original, const std::string &reference, std::int64_t amount)
{
    return {{"amount", amount}, {"currency", "EUR"}, {"original", original["id"]}, {"reference", reference}};
}

json messageTo(const std::string &recipient, const std::string &reference)
{
    return {{"recipient", recipient}, {"reference", reference}};
}

std::string errorCode(const HttpResponse &response)
{
    return json::parse(response.body)["error"]["code"];
}

} // namespace countersign::sandbox::test
