// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/assert.h"
#include "models/base/canonical_json.h"
#include "models/statement/statement_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <string>

namespace countersign::statement {
namespace {

using Json = nlohmann::json;

Json jsonOf(const Prior &prior)
{
    return {{"status", prior.status}, {"version", prior.version}};
}

Json jsonOf(const EffectRestatement &effect)
{
    return {{"provider", effect.provider},
            {"account", effect.account},
            {"environment", effect.environment},
            {"operation", effect.operation},
            {"effect_kind", effect.effectKind},
            {"provider_key", effect.providerKey},
            {"request_digest", effect.requestDigest},
            {"amount_minor", effect.amountMinor},
            {"currency", effect.currency},
            {"customer_ref", effect.customerRef},
            {"recipient_ref", effect.recipientRef}};
}

Json jsonOf(const ResultClaim &result)
{
    return {{"provider_id", result.providerId},  {"response_digest", result.responseDigest},
            {"disposition", result.disposition}, {"amount_minor", result.amountMinor},
            {"currency", result.currency},       {"mismatch", Json(result.mismatch)},
            {"surplus", Json(result.surplus)}};
}

Json commandJson(const CompensationCommand &command)
{
    return {{"intent", command.intent},
            {"operation", command.operation},
            {"target_provider_id", command.targetProviderId},
            {"amount_minor", command.amountMinor},
            {"currency", command.currency}};
}

Json jsonOf(const CompensationCommand &command)
{
    Json value = commandJson(command);
    value["command_digest"] = command.commandDigest;
    return value;
}

Json jsonOf(const Citation &citation)
{
    return {{"kind", citation.kind},
            {"digest", citation.digest},
            {"observed_at", citation.observedAt},
            {"method", citation.method}};
}

Json jsonOf(const Escalation &escalation)
{
    return {{"to", escalation.to}, {"due", escalation.due}};
}

Json jsonOf(const ConflictSettlement &conflict)
{
    return {{"id", conflict.id}, {"settlement", conflict.settlement}};
}

Json jsonOf(const ProposalRef &proposal)
{
    return {{"id", proposal.id}, {"digest", proposal.digest}};
}

Json jsonOf(const VersionRef &reference)
{
    return {{"version", reference.version}, {"digest", reference.digest}};
}

template <class T>
Json orEmpty(const std::optional<T> &value)
{
    return value ? jsonOf(*value) : Json::object();
}

Json oneFieldOrEmpty(const char *name, const std::string &value)
{
    return value.empty() ? Json::object() : Json::object({{name, value}});
}

void writeAct(Json &value, const Statement &statement)
{
    value["v"] = "1";
    value["id"] = statement.id;
    value["origin"] = statement.origin;
    value["tenant"] = statement.tenant;
    value["intent"] = statement.intent;
    value["kind"] = toString(statement.kind);
    value["action"] = toString(statement.action);
    value["reason"] = Json{{"code", statement.reason.code}, {"text", statement.reason.text}};
    value["person"] = statement.person;
    value["key"] = statement.key;
    value["signed_at"] = statement.signedAt;
    value["expires_at"] = statement.expiresAt;
    value["seen"] = Json{{"size", statement.seen.size}, {"root", statement.seen.root}};
}

void writeMatter(Json &value, const Statement &statement)
{
    value["prior"] = orEmpty(statement.prior);
    value["next"] = oneFieldOrEmpty("status", statement.nextStatus);
    value["effect"] = orEmpty(statement.effect);
    value["result"] = orEmpty(statement.result);
    value["compensation"] = orEmpty(statement.compensation);
    value["evidence"] = Json::array();
    for (const Citation &citation : statement.evidence)
        value["evidence"].push_back(jsonOf(citation));
    value["hold"] = oneFieldOrEmpty("until", statement.holdUntil);
    value["escalation"] = orEmpty(statement.escalation);
    value["conflict"] = orEmpty(statement.conflict);
    value["proposal"] = orEmpty(statement.proposal);
    value["policy"] = orEmpty(statement.policy);
    value["contract"] = orEmpty(statement.contract);
}

// What an approval has of its own.
constexpr std::array<std::string_view, 10> OwnFields{"id",     "kind", "evidence",  "reason",     "proposal",
                                                     "person", "key",  "signed_at", "expires_at", "seen"};

void collectDifferences(const std::string &path, const Json &a, const Json &b, std::vector<std::string> &names)
{
    if (a == b)
        return;
    const bool comparable = a.is_object() && b.is_object() && a.size() == b.size() && path != "subject";
    if (!comparable) {
        names.push_back(path);
        return;
    }
    for (const auto &[name, value] : a.items())
        collectDifferences(path + "." + name, value, b.contains(name) ? b.at(name) : Json(), names);
}

} // namespace

nlohmann::json jsonOf(const Statement &statement)
{
    auto subject = parseCanonical(statement.subject);
    COUNTERSIGN_ASSERT(subject && subject->is_object());
    Json value = Json::object();
    writeAct(value, statement);
    writeMatter(value, statement);
    value["subject"] = std::move(*subject);
    return value;
}

Result<std::string> encodeStatement(const Statement &statement)
{
    COUNTERSIGN_TRY(const auto subject, parseCanonical(statement.subject));
    if (!subject.is_object())
        return fail(ErrorKind::InvalidInput, translatable("the subject of a statement is a JSON object"));
    COUNTERSIGN_TRY(std::string bytes, toCanonical(jsonOf(statement)));
    if (bytes.size() > MaxStatementBytes)
        return fail(ErrorKind::InvalidInput,
                    {translatable("the statement has %1 bytes; at most %2 can be signed"),
                     {std::to_string(bytes.size()), std::to_string(MaxStatementBytes)}},
                    translatable("Shorten the reason, cite less evidence, or name fewer other matches."));
    return bytes;
}

Result<std::string> compensationCommand(const CompensationCommand &command)
{
    return toCanonical(commandJson(command));
}

std::vector<std::string> differingFromProposal(const Statement &approval, const Statement &proposal)
{
    const Json mine = jsonOf(approval);
    const Json theirs = jsonOf(proposal);
    std::vector<std::string> names;
    for (const auto &[name, value] : mine.items()) {
        if (std::find(OwnFields.begin(), OwnFields.end(), name) == OwnFields.end())
            collectDifferences(name, value, theirs.at(name), names);
    }
    return names;
}

} // namespace countersign::statement
