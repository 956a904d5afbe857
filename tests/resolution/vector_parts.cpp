// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/resolution/vector_parts.h"

#include "tests/resolution/vector_reader.h"

#include <array>
#include <map>
#include <utility>

namespace countersign::resolution {
namespace {

using nlohmann::json;

std::optional<Money> moneyFrom(const std::string &minor, const std::string &currency)
{
    if (minor.empty() || currency.empty())
        return std::nullopt;
    return must(Money::fromMinor(minor, must(Currency::parse(currency), "currency")), "amount");
}

std::optional<effect::Hold> holdFrom(VectorReader &intent)
{
    if (!intent.has("hold"))
        return std::nullopt;
    VectorReader reader(intent.at("hold"), "hold");
    effect::Hold hold{must(PersonId::parse(reader.text("by")), "hold by"), reader.time("until")};
    reader.finish();
    return hold;
}

effect::EffectRef refFrom(VectorReader &intent)
{
    return {must(TenantId::parse(intent.text("tenant")), "tenant"),
            must(IntentKey::parse(intent.text("intent_key")), "intent_key")};
}

template <class T, class Parse>
InForce<T> inForceFrom(const json &value, const std::string &what, Parse parse)
{
    VectorReader reader(value, what);
    InForce<T> inForce{must(parse(reader.at("subject")), what), reader.text("version"), reader.text("digest")};
    reader.finish();
    return inForce;
}

} // namespace

json patched(json base, const json &patch)
{
    base.merge_patch(patch);
    return base;
}

effect::EffectIntent intentFrom(const json &value)
{
    VectorReader reader(value, "intent");
    effect::EffectIntent intent{refFrom(reader)};
    intent.requestDigest = must(Digest::fromHex(reader.text("request_digest")), "request_digest");
    intent.status = must(effect::parseEffectStatus(reader.text("status")), "status");
    intent.kind = must(effect::parseEffectKind(reader.text("effect_kind")), "effect_kind");
    intent.providerResultId = reader.text("provider_result_id");
    intent.provider = reader.text("provider");
    intent.environment = reader.text("environment");
    intent.account = reader.text("account");
    intent.operation = reader.text("operation");
    intent.providerKey = reader.text("provider_key");
    intent.amount = moneyFrom(reader.text("amount_minor"), reader.text("currency"));
    intent.recipientCount = reader.number("recipient_count");
    intent.correlation = reader.at("correlation").get<std::map<std::string, std::string>>();
    intent.parentIntentKey = reader.text("parent_intent_key");
    intent.compensatesIntentKey = reader.text("compensates_intent_key");
    intent.attemptCount = reader.number("attempt_count");
    if (reader.has("open_attempt"))
        intent.openAttempt = reader.number("open_attempt");
    intent.preparedAt = reader.time("prepared_at");
    intent.lastAttemptAt = reader.optionalTime("last_attempt_at");
    intent.redispatchUntil = reader.optionalTime("redispatch_until");
    intent.settleAt = reader.optionalTime("settle_at");
    intent.version = reader.number("version");
    intent.hold = holdFrom(reader);
    reader.finish();
    return intent;
}

effect::EffectAttempt attemptFrom(const json &value)
{
    VectorReader reader(value, "attempt");
    effect::EffectAttempt attempt;
    attempt.number = reader.number("attempt");
    attempt.dispatchedAt = reader.optionalTime("dispatched_at");
    attempt.leaseExpiresAt = reader.time("lease_expires_at");
    attempt.closedAt = reader.optionalTime("closed_at");
    reader.finish();
    return attempt;
}

effect::StoredEvidence storedFrom(const json &value)
{
    VectorReader reader(value, "cited evidence");
    effect::StoredEvidence stored;
    stored.digest = must(Digest::fromHex(reader.text("digest")), "evidence digest");
    stored.recordedBy = reader.text("recorded_by");
    stored.recordedAt = reader.time("recorded_at");
    stored.askedAt = reader.optionalTime("asked_at");
    stored.askedBy = reader.text("asked_by");
    json record = reader.at("record");
    if (!record.contains("document"))
        record["document"] = json::object();
    stored.evidence = must(effect::parseEvidence(record.dump()), "record");
    reader.finish();
    return stored;
}

statement::Statement statementFrom(json value)
{
    for (const char *name : {"prior", "next", "effect", "result", "compensation", "hold", "escalation", "conflict",
                             "proposal", "policy", "contract", "subject"})
        if (!value.contains(name))
            value[name] = json::object();
    return must(statement::parseStatement(value.dump()), "statement");
}

OpenProposal proposalFrom(const json &value)
{
    VectorReader reader(value, "proposal");
    OpenProposal proposal;
    proposal.id = reader.text("id");
    proposal.digest = reader.text("digest");
    proposal.proposer = reader.text("proposer");
    proposal.proposedAt = reader.time("proposed_at");
    proposal.expiresAt = reader.time("expires_at");
    proposal.rowVersion = reader.number("row_version");
    if (reader.has("proposer_lost"))
        proposal.proposerLost = reader.text("proposer_lost");
    proposal.statement = statementFrom(reader.at("statement"));
    reader.finish();
    return proposal;
}

InForce<Policy> policyFrom(const json &value)
{
    return inForceFrom<Policy>(value, "policy", parsePolicySubject);
}

InForce<effect::ProviderContract> contractFrom(const json &value)
{
    return inForceFrom<effect::ProviderContract>(value, "contract", effect::parseContractSubject);
}

WindowSums windowsFrom(const json &value)
{
    VectorReader reader(value, "windows");
    const auto sum = [&](const std::string &name) {
        return reader.text(name) == "overflow" ? std::nullopt : std::optional(reader.number(name));
    };
    WindowSums sums;
    sums.customerMinor = sum("customer_minor");
    sums.operatorMinor = sum("operator_minor");
    sums.operatorMessages = reader.number("operator_messages");
    sums.operatorCompensations = reader.number("operator_compensations");
    sums.handlerApplied = reader.number("handler_applied");
    reader.finish();
    return sums;
}

SiblingEffect siblingFrom(const json &value)
{
    VectorReader reader(value, "sibling");
    SiblingEffect sibling{reader.text("intent_key"),
                          must(effect::parseEffectStatus(reader.text("status")), "sibling status"),
                          reader.flag("looked_up")};
    reader.finish();
    return sibling;
}

} // namespace countersign::resolution
