// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "providers/http/declarative_adapter.h"
#include "providers/http/description_transport.h"
#include "tests/providers/support/acme.h"
#include "tests/providers/support/scripted_http.h"
#include "tests/providers/support/test_pacing.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <memory>
#include <string>
#include <utility>

// The invented provider's adapter over its own transport, with a scripted network below.
namespace countersign::test {

inline const std::string AcmeList = "GET /v1/charges";
inline const std::string AcmeObject = "GET /v1/charges/{provider_result_id}";

// An object of that provider that is exactly the charge of acmeRequest().
inline std::string acmeCharge(const std::string &id = "ch_1", const std::string &reference = "key-42",
                              const std::string &amount = "1250", const std::string &currency = "EUR",
                              const std::string &status = "succeeded")
{
    return R"({"id":")" + id + R"(","status":")" + status + R"(","amount":)" + amount + R"(,"currency":")" + currency +
           R"(","customer":"cust_7","reference":")" + reference + R"(","created":"2026-03-01T10:00:01Z"})";
}

inline std::string acmePage(const std::string &items, const std::string &next = "null")
{
    return R"({"data":[)" + items + R"(],"next":)" + next + "}";
}

// The description with some members changed (RFC 7396).
inline std::string acmeWith(const std::string &patch)
{
    auto document = nlohmann::json::parse(acmeText());
    document.merge_patch(nlohmann::json::parse(patch));
    return document.dump();
}

inline const providers::ProviderDescription &acmeDescription()
{
    static const providers::ProviderDescription Description = providers::parseProviderDescription(acmeText()).value();
    return Description;
}

struct AcmeLookup
{
    explicit AcmeLookup(const std::string &text) : AcmeLookup(providers::parseProviderDescription(text).value()) {}
    explicit AcmeLookup(providers::ProviderDescription described = acmeDescription())
        : description(std::move(described))
    {
        adapter = providers::DeclarativeAdapter::make(description, {"test", "acct_1", ""}, clock).value();
        providers::TransportOptions options;
        options.environment = "test";
        options.pacing = &pacing;
        transport =
            providers::DescriptionTransport::make(description, options, SecretBytes::copyOf(viewOf("tok_1")), http)
                .value();
    }

    providers::LookupReport ask(const std::string &kind, const std::string &method)
    {
        return adapter->lookUp({kind, method}, request, *transport, cancel);
    }
    providers::LookupReport askReference() { return ask("reference", AcmeList); }
    providers::LookupReport askId() { return ask("object_id", AcmeObject); }
    providers::LookupReport askAttributes() { return ask("attributes", AcmeList); }

    ManualClock clock{parseInstant("2026-03-01T10:05:00Z").value()};
    providers::ProviderDescription description;
    ScriptedHttp http;
    TestPacing pacing;
    std::unique_ptr<providers::ProviderAdapter> adapter;
    std::unique_ptr<providers::DescriptionTransport> transport;
    providers::LookupRequest request = acmeRequest();
    CancelToken cancel;
};

inline std::vector<std::string> unmetOf(const providers::LookupReport &report)
{
    const auto *finding = std::get_if<effect::Inconclusive>(&report.finding);
    return finding == nullptr ? std::vector<std::string>{"not Inconclusive"} : finding->unmet;
}

inline std::string nameOf(const providers::LookupReport &report)
{
    return std::string(effect::findingName(report.finding));
}

} // namespace countersign::test
