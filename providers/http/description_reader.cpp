// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/http/description_reader.h"

#include "providers/http/description_words.h"

#include <nlohmann/json.hpp>

#include <chrono>
#include <exception>
#include <utility>

namespace countersign::providers {

namespace {

using nlohmann::json;

// Thrown inside this file only, and made an Error at its edge.
struct Unsupported
{
    std::string what;
};

[[noreturn]] void unsupported(const std::string &field, const std::string &value)
{
    throw Unsupported{field + " \"" + value + "\""};
}

template <class Enum, std::size_t N>
Enum word(const json &object, const char *field, const EnumTable<Enum, N> &words)
{
    const auto text = object.at(field).get<std::string>();
    const auto value = words.parse(text);
    if (!value)
        unsupported(field, text);
    return *value;
}

template <class Enum, std::size_t N>
Enum word(const json &object, const char *field, const EnumTable<Enum, N> &words, Enum otherwise)
{
    return object.contains(field) ? word(object, field, words) : otherwise;
}

std::string text(const json &object, const char *field)
{
    return object.value(field, std::string());
}

std::vector<std::string> texts(const json &object, const char *field)
{
    return object.value(field, std::vector<std::string>());
}

Duration seconds(const json &object, const char *field)
{
    return std::chrono::seconds(object.at(field).get<std::int64_t>());
}

StatusPattern readStatus(const json &object)
{
    const auto pattern = object.at("status").get<std::string>();
    const int hundred = (pattern.front() - '0') * 100;
    if (pattern.ends_with("xx"))
        return {hundred, hundred + 99};
    const int exact = hundred + (pattern[1] - '0') * 10 + (pattern[2] - '0');
    return {exact, exact};
}

std::optional<CodeMatch> readCodeMatch(const json &object, const char *field)
{
    if (!object.contains(field))
        return std::nullopt;
    const json &match = object.at(field);
    return CodeMatch{readStatus(match), text(match, "code_pointer"), text(match, "code")};
}

Auth readAuth(const json &auth)
{
    if (auth.contains("token_url"))
        unsupported("auth.token_url", text(auth, "token_url"));
    return {word(auth, "scheme", AuthWords), text(auth, "header")};
}

Operation readOperation(const json &object)
{
    Operation operation;
    operation.name = text(object, "name");
    operation.kind = effect::parseEffectKind(text(object, "kind")).value();
    operation.requestTimeout = std::chrono::milliseconds(object.at("request_timeout_ms").get<std::int64_t>());
    operation.correlationField = text(object, "correlation_field");
    operation.stage = effect::parseEffectStage(text(object, "effect_stage")).value();
    return operation;
}

Idempotency readIdempotency(const json &object)
{
    Idempotency idempotency;
    idempotency.derivation = effect::parseKeyDerivation(text(object, "key_derivation")).value();
    idempotency.carrier = effect::parseKeyCarrier(text(object, "carrier")).value();
    idempotency.name = text(object, "name");
    idempotency.maxLength = object.at("max_length").get<std::int64_t>();
    idempotency.retention = seconds(object.at("retention"), "value");
    idempotency.onMismatch = readCodeMatch(object, "on_mismatch");
    idempotency.onInProgress = readCodeMatch(object, "on_in_progress");
    if (object.contains("replay"))
        idempotency.replayFlagHeader = text(object.at("replay"), "flag_header");
    return idempotency;
}

ResponseRule readResponseRule(const json &object)
{
    return {readStatus(object), text(object, "pointer"), text(object, "value"),
            word(object, "class", ResponseClassWords)};
}

Window readWindow(const json &object)
{
    Window window;
    window.padding = seconds(object, "padding");
    window.format = word(object, "format", TimeFormatWords);
    if (object.value("time_zone", "UTC") != "UTC")
        unsupported("window.time_zone", text(object, "time_zone"));
    if (object.value("granularity", "instant") != "instant")
        unsupported("window.granularity", text(object, "granularity"));
    if (object.contains("max_span"))
        window.maxSpan = seconds(object, "max_span");
    return window;
}

EndRule usualEndRule(PageStyle style)
{
    switch (style) {
    case PageStyle::CursorLastId:
        return EndRule::HasMore;
    case PageStyle::CursorToken:
    case PageStyle::NextLink:
        return EndRule::AbsentToken;
    case PageStyle::PageNumber:
    case PageStyle::Offset:
    case PageStyle::None:
        return EndRule::EmptyPage;
    }
    COUNTERSIGN_UNREACHABLE();
}

Pagination readPagination(const json &object)
{
    Pagination pagination;
    pagination.style = word(object, "style", PageStyleWords);
    pagination.endRule = word(object, "end_rule", EndRuleWords, usualEndRule(pagination.style));
    pagination.nextPointer = text(object, "next_pointer");
    pagination.hasMorePointer = text(object, "has_more_pointer");
    pagination.firstPage = object.value("first_page", std::size_t{1});
    pagination.pageSize = object.value("page_size", std::size_t{0});
    pagination.hardCap = object.value("hard_cap", std::size_t{1000});
    return pagination;
}

template <class Value, class Read>
std::optional<Value> ownOrShared(const json &rung, const json &document, const char *field, Read read)
{
    if (rung.contains(field))
        return read(rung.at(field));
    return document.contains(field) ? std::optional<Value>(read(document.at(field))) : std::nullopt;
}

std::vector<MatchRule> readMatch(const json &object)
{
    std::vector<MatchRule> rules;
    for (const json &match : object.value("match", json::array()))
        rules.push_back({text(match, "pointer"), text(match, "intent_field"), word(match, "op", MatchOpWords)});
    return rules;
}

BatchItems readBatch(const json &object)
{
    BatchItems items{text(object, "items_pointer")};
    items.tie.kind = "reference";
    items.tie.match = readMatch(object);
    return items;
}

Result<RungDescription> readRung(const json &object, const json &document)
{
    RungDescription rung;
    rung.kind = text(object, "rung");
    rung.method = text(object, "method");
    if (rung.method != "GET" || object.contains("body"))
        unsupported("ladder method", rung.method + (object.contains("body") ? " with a body" : ""));
    COUNTERSIGN_TRY(rung.path, UriTemplate::parse(text(object, "path")));
    for (const json &parameter : object.value("query", json::array()))
        rung.query.push_back({text(parameter, "name"), text(parameter, "variable"), text(parameter, "value")});
    rung.requiredVariables = texts(object, "requires");
    rung.itemsPointer = text(object, "items_pointer");
    rung.match = readMatch(object);
    rung.isOneObject = text(object, "cardinality") == "one";
    rung.notFoundIsAbsent = text(object, "not_found") == "absent";
    rung.window = ownOrShared<Window>(object, document, "window", readWindow);
    rung.pagination = ownOrShared<Pagination>(object, document, "pagination", readPagination).value_or(Pagination());
    return rung;
}

ObjectPointers readObject(const json &object)
{
    ObjectPointers pointers;
    pointers.id = text(object, "id_pointer");
    pointers.status = text(object, "status_pointer");
    pointers.amount = text(object, "amount_pointer");
    pointers.currency = text(object, "currency_pointer");
    pointers.settlementAmount = text(object, "settlement_amount_pointer");
    pointers.settlementCurrency = text(object, "settlement_currency_pointer");
    pointers.created = text(object, "created_pointer");
    pointers.reference = text(object, "reference_pointer");
    if (object.contains("recipient") && object.at("recipient").at("is_reference").get<bool>())
        pointers.recipient = text(object.at("recipient"), "pointer");
    pointers.dashboardUrl = text(object, "dashboard_url");
    return pointers;
}

Throttle readThrottle(const json &object)
{
    Throttle throttle;
    throttle.status = readStatus(object);
    throttle.header = object.value("header", throttle.header);
    throttle.unit = word(object, "unit", ThrottleUnitWords, Throttle::Unit::Seconds);
    if (object.contains("fallback_backoff"))
        throttle.fallbackBackoff = seconds(object, "fallback_backoff");
    throttle.maxPerSecond = object.at("max_rps").get<int>();
    return throttle;
}

effect::AbsenceRule readAbsence(const json &object)
{
    effect::AbsenceRule absence;
    absence.allowed = object.at("allowed").get<bool>();
    absence.needs = texts(object, "needs");
    absence.misses = object.at("misses").get<std::int64_t>();
    absence.spacing = seconds(object, "spacing");
    absence.rungs = texts(object, "rungs");
    return absence;
}

void readMoney(const json &document, ProviderDescription &description)
{
    const json money = document.value("money", json{{"form", "minor_integer"}});
    description.moneyForm = word(money, "form", MoneyFormWords);
    description.amountFilterForm = word(money, "filter_form", MoneyFormWords, description.moneyForm);
    description.exponentOverrides = money.value("exponent_overrides", std::map<std::string, int>());
    for (const json &operation : document.at("operations"))
        if (word(operation, "amount_codec", MoneyFormWords, description.moneyForm) != description.moneyForm)
            unsupported("operations amount_codec other than money.form", text(operation, "amount_codec"));
}

void readDurations(const json &document, ProviderDescription &description)
{
    description.visibilityLag = seconds(document.at("visibility_lag"), "worst");
    description.dataRetention = seconds(document, "data_retention");
    description.normalResponseWindow = seconds(document.at("normal_response_window"), "worst");
    description.lease = seconds(document, "lease");
    description.margin = seconds(document, "margin");
    description.maxTransit = seconds(document, "max_transit");
    description.disputeWindow = seconds(document, "dispute_window");
}

void readIdentity(const json &document, ProviderDescription &description)
{
    description.providerId = text(document, "provider_id");
    description.contractVersion = document.at("contract_version").get<std::int64_t>();
    for (const json &place : document.at("environments"))
        description.environments.push_back(
            {text(place, "name"), text(place, "base_url"), place.at("is_live").get<bool>()});
    description.auth = readAuth(document.at("auth"));
    const json headers = document.value("static_headers", json::object());
    for (const auto &[name, value] : headers.items())
        description.staticHeaders.push_back({name, value.get<std::string>()});
}

void readMeanings(const json &document, ProviderDescription &description)
{
    for (const json &operation : document.at("operations"))
        description.operations.push_back(readOperation(operation));
    description.idempotency = readIdempotency(document.at("idempotency"));
    for (const json &rule : document.value("response_classes", json::array()))
        description.responseRules.push_back(readResponseRule(rule));
    for (const auto &[status, disposition] : document.at("status_map").items())
        description.statusMap.emplace(status, effect::parseDisposition(disposition.get<std::string>()).value());
    description.object = readObject(document.at("object"));
    description.absence = readAbsence(document.at("absence"));
    description.timestamp = word(document.at("timestamp"), "format", TimeFormatWords);
    readMoney(document, description);
    readDurations(document, description);
    description.compensations = document.at("compensations").get<std::map<std::string, std::string>>();
    description.onRejected = text(document, "on_rejected");
    description.scopeNeeded = texts(document, "scope_needed");
    description.cannotProve = texts(document, "cannot_prove");
    description.throttle = readThrottle(document.at("throttle"));
    const json batches = document.value("batches", json::object());
    for (const auto &[operation, items] : batches.items())
        description.batches.emplace(operation, readBatch(items));
    if (document.contains("request_id"))
        description.requestIdHeader = text(document.at("request_id"), "response_header");
}

Result<ProviderDescription> readAll(const json &document)
{
    if (document.value("query_dialect", "plain") == "quoted_expression")
        unsupported("query_dialect", "quoted_expression");
    if (document.contains("evidence_import"))
        unsupported("evidence_import", "present");
    ProviderDescription description;
    readIdentity(document, description);
    readMeanings(document, description);
    for (const json &object : document.at("ladder")) {
        COUNTERSIGN_TRY(RungDescription rung, readRung(object, document));
        description.ladder.push_back(std::move(rung));
    }
    return description;
}

} // namespace

Result<ProviderDescription> readDescription(const json &document)
{
    try {
        return readAll(document);
    } catch (const Unsupported &refused) {
        return fail(ErrorKind::Unsupported, "provider description: " + refused.what + " is not supported by this build",
                    "Describe the provider without it, or write a small adapter plugin.");
    } catch (const std::exception &error) {
        return fail(ErrorKind::InvalidInput, std::string("provider description: ") + error.what());
    }
}

} // namespace countersign::providers
