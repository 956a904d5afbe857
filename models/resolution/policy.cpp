// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/resolution/policy.h"

#include "models/base/assert.h"
#include "models/base/canonical_json.h"
#include "models/base/json_reader.h"
#include "models/base/money.h"

#include <nlohmann/json.hpp>

#include <array>
#include <limits>
#include <utility>

namespace countersign::resolution {
namespace {

using nlohmann::json;
using statement::Action;

constexpr std::int64_t Unbounded = std::numeric_limits<std::int64_t>::max();
constexpr std::size_t MaxNames = 100;

json limitsJson(const Limits &limits)
{
    json object = json::object();
    for (const auto &[currency, minor] : limits)
        object[currency] = std::to_string(minor);
    return object;
}

json windowJson(const WindowLimit &window)
{
    return {{"length", formatSeconds(window.length)}, {"limits", limitsJson(window.limits)}};
}

json autoJson(const AutoReconcile &limits)
{
    return {{"max_minor", limitsJson(limits.maxMinor)},
            {"per_hour", std::to_string(limits.perHour)},
            {"providers", limits.providers},
            {"operations", limits.operations}};
}

Result<Limits> parseLimits(const json &object, const Phrase &what)
{
    Limits limits;
    JsonReader reader(object, what);
    for (const auto &[code, value] : object.items()) {
        if (!Currency::parse(code))
            return fail(ErrorKind::InvalidInput,
                        {translatable("%1 names the unknown currency %2"), {Phrases{what}, code}},
                        translatable("Use the code of an active ISO 4217 currency, like EUR."));
        limits.emplace(code, reader.integer(code, 0, Unbounded));
    }
    if (const Status status = reader.finish(); !status) {
        Error error = status.error();
        error.remedy =
            translatable("Write whole minor units without a sign, point or exponent: EUR 12.50 is \"1250\".");
        return fail(std::move(error));
    }
    return limits;
}

Result<WindowLimit> parseWindow(const json &object, const Phrase &what)
{
    JsonReader reader(object, what);
    WindowLimit window;
    window.length = reader.seconds("length");
    const json &limits = reader.object("limits");
    COUNTERSIGN_CHECK(reader.finish());
    COUNTERSIGN_TRY(window.limits, parseLimits(limits, {translatable("%1 limits"), {Phrases{what}}}));
    return window;
}

Result<std::map<Action, int>> parsePeople(const json &object)
{
    std::map<Action, int> people;
    JsonReader reader(object, translatable("policy people"));
    for (const Action action : statement::Actions) {
        const std::string name(statement::toString(action));
        const std::string count = reader.text(name, 0, 20);
        if (count != "1" && count != "2")
            reader.refuse(name, {translatable("is \"%1\", but only 1 or 2 people can be asked for"), {count}});
        people[action] = count == "2" ? 2 : 1;
    }
    COUNTERSIGN_CHECK(reader.finish());
    return people;
}

Result<std::map<Action, Limits>> parseThresholds(const json &object)
{
    std::map<Action, Limits> thresholds;
    JsonReader reader(object, translatable("policy thresholds"));
    for (const Action action : statement::Actions)
        reader.object(std::string(statement::toString(action)));
    COUNTERSIGN_CHECK(reader.finish());
    for (const Action action : statement::Actions) {
        const std::string name(statement::toString(action));
        COUNTERSIGN_TRY(Limits limits, parseLimits(object.at(name), {translatable("policy thresholds %1"), {name}}));
        thresholds.emplace(action, std::move(limits));
    }
    return thresholds;
}

Status parseWindows(const json &object, Policy &policy)
{
    JsonReader reader(object, translatable("policy windows"));
    const json &customer = reader.object("customer");
    const json &operatorWindow = reader.object("operator");
    COUNTERSIGN_CHECK(reader.finish());
    COUNTERSIGN_TRY(policy.customerWindow, parseWindow(customer, translatable("policy windows customer")));
    COUNTERSIGN_TRY(policy.operatorWindow, parseWindow(operatorWindow, translatable("policy windows operator")));
    return {};
}

Result<MessageLimits> parseMessages(const json &object)
{
    JsonReader reader(object, translatable("policy messages"));
    MessageLimits messages;
    messages.recipients = reader.integer("recipients", 0, Unbounded);
    messages.perWindow = reader.integer("per_window", 0, Unbounded);
    COUNTERSIGN_CHECK(reader.finish());
    return messages;
}

std::set<std::string> readNames(JsonReader &reader, const std::string &name)
{
    std::set<std::string> names;
    for (std::string &value : reader.texts(name, MaxNames, 255))
        if (!names.insert(std::move(value)).second)
            reader.refuse(name, translatable("holds a name twice"));
    return names;
}

Result<AutoReconcile> parseAuto(const json &object)
{
    JsonReader reader(object, translatable("policy auto_reconcile"));
    AutoReconcile limits;
    const json &maxMinor = reader.object("max_minor");
    limits.perHour = reader.integer("per_hour", 0, Unbounded);
    limits.providers = readNames(reader, "providers");
    limits.operations = readNames(reader, "operations");
    COUNTERSIGN_CHECK(reader.finish());
    COUNTERSIGN_TRY(limits.maxMinor, parseLimits(maxMinor, translatable("policy auto_reconcile max_minor")));
    return limits;
}

// A length of time without which a rule could never be met.
Duration positiveSeconds(JsonReader &reader, const std::string &name)
{
    const Duration length = reader.seconds(name);
    if (length <= Duration(0))
        reader.refuse(name, translatable("must be at least one second"));
    return length;
}

void readDurations(JsonReader &reader, Policy &policy)
{
    policy.evidenceMaxAge = positiveSeconds(reader, "evidence_max_age");
    policy.ownLookMaxAge = positiveSeconds(reader, "own_look_max_age");
    policy.holdDefault = positiveSeconds(reader, "hold_default");
    policy.holdMax = positiveSeconds(reader, "hold_max");
    policy.proposalLife = positiveSeconds(reader, "proposal_life");
    policy.preparedMax = positiveSeconds(reader, "prepared_max");
    policy.overdueEscalate = positiveSeconds(reader, "overdue_escalate");
    if (policy.holdDefault > policy.holdMax)
        reader.refuse("hold_default", translatable("is longer than hold_max"));
}

Status checkSize(const json &subject)
{
    COUNTERSIGN_TRY(const std::string bytes, toCanonical(subject));
    if (bytes.size() > MaxPolicyBytes)
        return fail(
            ErrorKind::InvalidInput,
            {translatable("policy has %1 bytes, at most %2 are allowed"),
             {std::to_string(bytes.size()), std::to_string(MaxPolicyBytes)}},
            translatable("Name fewer currencies, providers or operations: what is not named asks for two people."));
    return {};
}

} // namespace

json policySubject(const Policy &policy)
{
    json people = json::object();
    json thresholds = json::object();
    for (const auto &[action, count] : policy.people)
        people[std::string(statement::toString(action))] = std::to_string(count);
    for (const auto &[action, limits] : policy.thresholds)
        thresholds[std::string(statement::toString(action))] = limitsJson(limits);
    return {
        {"tenant", policy.tenant},
        {"version", std::to_string(policy.version)},
        {"people", people},
        {"thresholds", thresholds},
        {"windows", {{"customer", windowJson(policy.customerWindow)}, {"operator", windowJson(policy.operatorWindow)}}},
        {"messages",
         {{"recipients", std::to_string(policy.messages.recipients)},
          {"per_window", std::to_string(policy.messages.perWindow)}}},
        {"evidence_max_age", formatSeconds(policy.evidenceMaxAge)},
        {"own_look_max_age", formatSeconds(policy.ownLookMaxAge)},
        {"hold_default", formatSeconds(policy.holdDefault)},
        {"hold_max", formatSeconds(policy.holdMax)},
        {"proposal_life", formatSeconds(policy.proposalLife)},
        {"seen_lag", std::to_string(policy.seenLag)},
        {"prepared_max", formatSeconds(policy.preparedMax)},
        {"overdue_escalate", formatSeconds(policy.overdueEscalate)},
        {"compensation_rate_limit", std::to_string(policy.compensationRateLimit)},
        {"auto_reconcile", autoJson(policy.autoReconcile)},
        {"rules_digest", policy.rulesDigest}};
}

Result<Policy> parsePolicySubject(const json &subject)
{
    JsonReader reader(subject, translatable("policy"));
    Policy policy;
    policy.tenant = reader.text("tenant", 1, 255);
    policy.version = reader.integer("version", 1, Unbounded);
    const json &people = reader.object("people");
    const json &thresholds = reader.object("thresholds");
    const json &windows = reader.object("windows");
    const json &messages = reader.object("messages");
    readDurations(reader, policy);
    policy.seenLag = reader.integer("seen_lag", 0, Unbounded);
    policy.compensationRateLimit = reader.integer("compensation_rate_limit", 0, Unbounded);
    const json &autoReconcile = reader.object("auto_reconcile");
    policy.rulesDigest = reader.digest("rules_digest");
    COUNTERSIGN_CHECK(reader.finish());
    COUNTERSIGN_TRY(policy.people, parsePeople(people));
    COUNTERSIGN_TRY(policy.thresholds, parseThresholds(thresholds));
    COUNTERSIGN_CHECK(parseWindows(windows, policy));
    COUNTERSIGN_TRY(policy.messages, parseMessages(messages));
    COUNTERSIGN_TRY(policy.autoReconcile, parseAuto(autoReconcile));
    COUNTERSIGN_CHECK(checkSize(subject));
    return policy;
}

Digest policyDigest(const Policy &policy)
{
    const auto bytes = toCanonical(policySubject(policy));
    COUNTERSIGN_ASSERT(bytes.has_value());
    return sha256(*bytes);
}

} // namespace countersign::resolution
