// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/http/provider_description.h"

#include "models/base/canonical_json.h"
#include "models/base/file.h"
#include "providers/http/description_reader.h"
#include "providers/http/description_schema.h"
#include "providers/http/json_value.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace countersign::providers {

namespace {

using nlohmann::json;

constexpr std::size_t MaxDescription = 256 * 1024;
constexpr CanonicalLimits DescriptionLimits{MaxDescription, 16};

template <class Value>
const Value *named(const std::vector<Value> &values, std::string_view name)
{
    const auto at =
        std::find_if(values.begin(), values.end(), [name](const Value &value) { return value.name == name; });
    return at == values.end() ? nullptr : &*at;
}

bool fits(const ResponseRule &rule, int status, const std::optional<json> &body)
{
    if (!rule.status.fits(status))
        return false;
    if (rule.pointer.empty())
        return true;
    return body && textAt(*body, rule.pointer) == rule.value;
}

} // namespace

const Environment *ProviderDescription::environment(std::string_view name) const
{
    return named(environments, name);
}

const Operation *ProviderDescription::operation(std::string_view name) const
{
    return named(operations, name);
}

Result<ProviderDescription> parseProviderDescription(std::string_view text)
{
    // Shape and duplicate keys first; then once more, because the schema wants to see numbers as numbers.
    COUNTERSIGN_CHECK(parseForeignJson(text, DescriptionLimits));
    const json document = json::parse(text, nullptr, false);
    if (document.is_discarded())
        return fail(ErrorKind::InvalidInput, "provider description: not JSON");
    COUNTERSIGN_CHECK(checkDescriptionSchema(document));
    COUNTERSIGN_TRY(ProviderDescription description, readDescription(document));
    description.digest = sha256(text).hex();
    COUNTERSIGN_CHECK(checkDescriptionSense(description));
    return description;
}

Result<ProviderDescription> loadProviderDescription(const std::string &path)
{
    COUNTERSIGN_TRY(const std::string text, readFile(path, MaxDescription));
    auto description = parseProviderDescription(text);
    if (!description)
        description.error().context = {translatable("%1: %2"), {path, Phrases{description.error().context}}};
    return description;
}

effect::ProviderContract contractOf(const ProviderDescription &description, const std::string &environment)
{
    effect::ProviderContract contract;
    contract.tenant = "*";
    contract.provider = description.providerId;
    contract.environment = environment;
    contract.account = "*";
    contract.version = description.contractVersion;
    contract.descriptionDigest = description.digest;
    contract.keyCarrier = description.idempotency.carrier;
    contract.keyDerivation = description.idempotency.derivation;
    contract.keyMaxLength = description.idempotency.maxLength;
    contract.retention = description.idempotency.retention;
    contract.lease = description.lease;
    contract.margin = description.margin;
    contract.maxTransit = description.maxTransit;
    contract.visibilityLag = description.visibilityLag;
    contract.dataRetention = description.dataRetention;
    contract.normalResponseWindow = description.normalResponseWindow;
    contract.disputeWindow = description.disputeWindow;
    contract.absence = description.absence;
    for (const Operation &operation : description.operations)
        contract.operations[operation.name] = {operation.stage, operation.correlationField};
    contract.compensations = description.compensations;
    contract.onRejected = description.onRejected;
    return contract;
}

Result<std::string> baseUrlOf(const ProviderDescription &description, const std::string &environment,
                              const std::string &instead)
{
    const Environment *own = description.environment(environment);
    if (own == nullptr)
        return fail(ErrorKind::NotFound,
                    "provider " + description.providerId + " has no environment \"" + environment + "\"",
                    "Name one of its description's environments.");
    const std::string url = instead.empty() ? own->baseUrl : instead;
    COUNTERSIGN_CHECK(checkBaseUrl(url, own->isLive));
    return url;
}

ResponseClass classify(const ProviderDescription &description, const HttpResponse &response)
{
    std::optional<json> body;
    if (!response.bodyTruncated)
        if (auto parsed = parseForeignJson(response.body, {response.body.size(), 32}))
            body = std::move(*parsed);
    for (const ResponseRule &rule : description.responseRules)
        if (fits(rule, response.status, body))
            return rule.meaning;
    return ResponseClass::Ambiguous;
}

} // namespace countersign::providers
