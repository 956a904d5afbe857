// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/canonical_json.h"
#include "models/base/json_reader.h"
#include "models/base/text.h"
#include "models/effect/effect_intent.h"
#include "models/effect/evidence.h"
#include "models/statement/statement.h"
#include "models/statement/statement_rules.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <utility>

namespace countersign::statement {
namespace {

using nlohmann::json;

constexpr std::size_t MaxProviderKey = 1000;
constexpr std::size_t MaxReasonCharacters = 2000;
constexpr std::size_t MaxReasonBytes = 4 * MaxReasonCharacters;
constexpr std::size_t MaxCitations = 20;
constexpr std::size_t MaxListed = 200;
constexpr std::array<std::string_view, 4> Settlements{"corroborated", "duplicate_compensated", "accepted_loss",
                                                      "provider_error"};

constexpr std::array ObjectFields{"prior",      "next",     "effect",   "result", "compensation", "reason", "hold",
                                  "escalation", "conflict", "proposal", "policy", "contract",     "seen",   "subject"};

// {} is nullopt; anything else must be the whole object.
template <class T>
Result<std::optional<T>> orEmpty(const json &value, Result<T> (*parse)(const json &))
{
    if (value.empty())
        return std::optional<T>();
    COUNTERSIGN_TRY(T parsed, parse(value));
    return std::optional<T>(std::move(parsed));
}

std::string hexId(JsonReader &reader, const std::string &name)
{
    std::string id = reader.text(name, 32, 32);
    const bool hex =
        std::all_of(id.begin(), id.end(), [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); });
    if (!hex)
        reader.refuse(name, translatable("is not 32 lower-case hexadecimal digits"));
    return id;
}

std::string time(JsonReader &reader, const std::string &name)
{
    std::string text = reader.instantOrEmpty(name);
    if (text.empty())
        reader.refuse(name, translatable("is empty where a time is needed"));
    return text;
}

std::string count(JsonReader &reader, const std::string &name)
{
    return std::to_string(reader.integer(name, 0, std::numeric_limits<std::int64_t>::max()));
}

std::string amountOrEmpty(JsonReader &reader, const std::string &name)
{
    std::string text = reader.text(name, 0, 20);
    if (!text.empty() && !parseInt64(text))
        reader.refuse(name, translatable("is not whole minor units in decimal form"));
    return text;
}

// The form only: which codes are in use changes over the years, and an old statement must still parse.
std::string currencyOrEmpty(JsonReader &reader, const std::string &name)
{
    std::string code = reader.text(name, 0, 3);
    const bool capitals = std::all_of(code.begin(), code.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
    if (!capitals || (!code.empty() && code.size() != 3))
        reader.refuse(name, translatable("is not three capital letters"));
    return code;
}

template <class T>
std::string word(JsonReader &reader, const std::string &name, std::optional<T> (*parse)(std::string_view))
{
    std::string text = reader.text(name, 1, 32);
    if (!parse(text))
        reader.refuse(name, translatable("is none of the known words"));
    return text;
}

Result<Prior> parsePrior(const json &value)
{
    JsonReader reader(value, translatable("statement prior"));
    Prior prior{word(reader, "status", effect::parseEffectStatus), count(reader, "version")};
    COUNTERSIGN_CHECK(reader.finish());
    return prior;
}

Result<std::string> parseNext(const json &value)
{
    JsonReader reader(value, translatable("statement next"));
    std::string status = word(reader, "status", effect::parseEffectStatus);
    COUNTERSIGN_CHECK(reader.finish());
    return status;
}

Result<EffectRestatement> parseEffect(const json &value)
{
    JsonReader reader(value, translatable("statement effect"));
    EffectRestatement effect;
    effect.provider = reader.text("provider", 0, MaxNameBytes);
    effect.account = reader.text("account", 0, MaxNameBytes);
    effect.environment = reader.text("environment", 0, MaxNameBytes);
    effect.operation = reader.text("operation", 0, MaxNameBytes);
    effect.effectKind = word(reader, "effect_kind", effect::parseEffectKind);
    effect.providerKey = reader.text("provider_key", 0, MaxProviderKey);
    effect.requestDigest = reader.digest("request_digest");
    effect.amountMinor = amountOrEmpty(reader, "amount_minor");
    effect.currency = currencyOrEmpty(reader, "currency");
    effect.customerRef = reader.text("customer_ref", 0, MaxNameBytes);
    effect.recipientRef = reader.text("recipient_ref", 0, MaxNameBytes);
    COUNTERSIGN_CHECK(reader.finish());
    return effect;
}

// Amount and currency are the provider's as the evidence carries them, however odd: a difference is named, not hidden.
Result<ResultClaim> parseResult(const json &value)
{
    JsonReader reader(value, translatable("statement result"));
    ResultClaim result;
    result.providerId = reader.text("provider_id", 0, MaxNameBytes);
    result.responseDigest = reader.digestOrEmpty("response_digest");
    result.disposition = reader.text("disposition", 0, 32);
    if (!result.disposition.empty() && !effect::parseDisposition(result.disposition))
        reader.refuse("disposition", translatable("is none of the five dispositions"));
    result.amountMinor = amountOrEmpty(reader, "amount_minor");
    result.currency = reader.text("currency", 0, 16);
    result.mismatch = reader.texts("mismatch", MaxListed, MaxNameBytes);
    result.surplus = reader.texts("surplus", MaxListed, MaxNameBytes);
    COUNTERSIGN_CHECK(reader.finish());
    return result;
}

Result<CompensationCommand> parseCompensation(const json &value)
{
    JsonReader reader(value, translatable("statement compensation"));
    CompensationCommand command;
    command.intent = reader.text("intent", 1, MaxNameBytes);
    command.operation = reader.text("operation", 1, MaxNameBytes);
    command.targetProviderId = reader.text("target_provider_id", 0, MaxNameBytes);
    command.amountMinor = amountOrEmpty(reader, "amount_minor");
    command.currency = currencyOrEmpty(reader, "currency");
    command.commandDigest = reader.digest("command_digest");
    COUNTERSIGN_CHECK(reader.finish());
    return command;
}

Result<Citation> parseCitation(const json &value)
{
    JsonReader reader(value, translatable("statement evidence"));
    Citation citation;
    citation.kind = word(reader, "kind", effect::parseEvidenceSource);
    citation.digest = reader.digest("digest");
    citation.observedAt = reader.instantOrEmpty("observed_at");
    citation.method = reader.text("method", 0, MaxNameBytes);
    COUNTERSIGN_CHECK(reader.finish());
    return citation;
}

Result<Reason> parseReason(const json &value)
{
    JsonReader reader(value, translatable("statement reason"));
    Reason reason{reader.text("code", 0, 64), reader.text("text", 0, MaxReasonBytes)};
    const bool plain =
        std::all_of(reason.code.begin(), reason.code.end(), [](char c) { return (c >= 'a' && c <= 'z') || c == '_'; });
    if (!plain)
        reader.refuse("code", translatable("is not made of lower-case letters and underscores"));
    const auto characters = std::count_if(reason.text.begin(), reason.text.end(),
                                          [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; });
    if (static_cast<std::size_t>(characters) > MaxReasonCharacters)
        reader.refuse("text", translatable("has more than 2000 characters"));
    COUNTERSIGN_CHECK(reader.finish());
    return reason;
}

Result<std::string> parseHold(const json &value)
{
    JsonReader reader(value, translatable("statement hold"));
    std::string until = time(reader, "until");
    COUNTERSIGN_CHECK(reader.finish());
    return until;
}

Result<Escalation> parseEscalation(const json &value)
{
    JsonReader reader(value, translatable("statement escalation"));
    Escalation escalation{reader.text("to", 0, MaxNameBytes), reader.instantOrEmpty("due")};
    if (!escalation.to.empty() && escalation.due.empty())
        reader.refuse("due", translatable("is empty where somebody is named"));
    if (escalation.to.empty() && !escalation.due.empty())
        reader.refuse("due", translatable("is set where nobody is named"));
    COUNTERSIGN_CHECK(reader.finish());
    return escalation;
}

Result<ConflictSettlement> parseConflict(const json &value)
{
    JsonReader reader(value, translatable("statement conflict"));
    ConflictSettlement conflict{hexId(reader, "id"), reader.text("settlement", 0, 32)};
    const bool known = std::find(Settlements.begin(), Settlements.end(), conflict.settlement) != Settlements.end();
    if (!conflict.settlement.empty() && !known)
        reader.refuse("settlement", translatable("is none of the four settlements"));
    COUNTERSIGN_CHECK(reader.finish());
    return conflict;
}

Result<ProposalRef> parseProposal(const json &value)
{
    JsonReader reader(value, translatable("statement proposal"));
    ProposalRef proposal{hexId(reader, "id"), reader.digest("digest")};
    COUNTERSIGN_CHECK(reader.finish());
    return proposal;
}

template <const Translatable &What>
Result<VersionRef> parseVersion(const json &value)
{
    JsonReader reader(value, What);
    VersionRef reference{count(reader, "version"), reader.digest("digest")};
    COUNTERSIGN_CHECK(reader.finish());
    return reference;
}

Result<Seen> parseSeen(const json &value)
{
    JsonReader reader(value, translatable("statement seen"));
    Seen seen{count(reader, "size"), reader.digest("root")};
    COUNTERSIGN_CHECK(reader.finish());
    return seen;
}

// parseCanonical has left nothing but objects, arrays and strings, and bounded the depth.
bool isPrintableThroughout(const json &value)
{
    if (value.is_string())
        return isPrintable(value.get_ref<const std::string &>());
    if (value.is_object())
        for (const auto &[name, member] : value.items())
            if (!isPrintable(name))
                return false;
    return std::all_of(value.begin(), value.end(), isPrintableThroughout);
}

Result<std::string> parseSubject(const json &value)
{
    if (!isPrintableThroughout(value))
        return fail(ErrorKind::InvalidInput, translatable("statement field subject holds a control character"));
    return toCanonical(value);
}

// The fields of trust.md (a) that are one string each.
Statement readPlainFields(JsonReader &reader)
{
    Statement statement;
    if (reader.text("v", 1, 1) != "1")
        reader.refuse("v", translatable("is not \"1\""));
    statement.id = hexId(reader, "id");
    statement.origin = reader.text("origin", 1, MaxNameBytes);
    statement.tenant = reader.text("tenant", 1, MaxNameBytes);
    statement.intent = reader.text("intent", 0, MaxNameBytes);
    statement.kind = parseKind(word(reader, "kind", parseKind)).value_or(Kind::Note);
    const auto action = parseAction(reader.text("action", 0, 32));
    if (!action)
        reader.refuse("action", translatable("is none of the known words"));
    statement.action = action.value_or(Action::None);
    statement.person = reader.text("person", 1, MaxNameBytes);
    statement.key = reader.digest("key");
    statement.signedAt = time(reader, "signed_at");
    statement.expiresAt = time(reader, "expires_at");
    return statement;
}

// Every member is there and of the right type.
Status parseMembers(const json &value, Statement &statement)
{
    static constexpr Translatable Policy = translatable("statement policy");
    static constexpr Translatable Contract = translatable("statement contract");
    COUNTERSIGN_TRY(statement.prior, orEmpty(value.at("prior"), parsePrior));
    COUNTERSIGN_TRY(const auto next, orEmpty(value.at("next"), parseNext));
    statement.nextStatus = next.value_or("");
    COUNTERSIGN_TRY(statement.effect, orEmpty(value.at("effect"), parseEffect));
    COUNTERSIGN_TRY(statement.result, orEmpty(value.at("result"), parseResult));
    COUNTERSIGN_TRY(statement.compensation, orEmpty(value.at("compensation"), parseCompensation));
    COUNTERSIGN_TRY(statement.reason, parseReason(value.at("reason")));
    COUNTERSIGN_TRY(const auto hold, orEmpty(value.at("hold"), parseHold));
    statement.holdUntil = hold.value_or("");
    COUNTERSIGN_TRY(statement.escalation, orEmpty(value.at("escalation"), parseEscalation));
    COUNTERSIGN_TRY(statement.conflict, orEmpty(value.at("conflict"), parseConflict));
    COUNTERSIGN_TRY(statement.proposal, orEmpty(value.at("proposal"), parseProposal));
    COUNTERSIGN_TRY(statement.policy, orEmpty(value.at("policy"), parseVersion<Policy>));
    COUNTERSIGN_TRY(statement.contract, orEmpty(value.at("contract"), parseVersion<Contract>));
    COUNTERSIGN_TRY(statement.seen, parseSeen(value.at("seen")));
    COUNTERSIGN_TRY(statement.subject, parseSubject(value.at("subject")));
    for (const json &one : value.at("evidence")) {
        COUNTERSIGN_TRY(Citation citation, parseCitation(one));
        statement.evidence.push_back(std::move(citation));
    }
    return {};
}

} // namespace

Result<Statement> parseStatement(std::string_view bytes)
{
    CanonicalLimits limits;
    limits.maxBytes = MaxStatementBytes;
    COUNTERSIGN_TRY(const json value, parseCanonical(bytes, limits));

    JsonReader reader(value, translatable("statement"));
    Statement statement = readPlainFields(reader);
    for (const char *name : ObjectFields)
        reader.object(name);
    reader.array("evidence", MaxCitations);
    COUNTERSIGN_CHECK(reader.finish());
    COUNTERSIGN_CHECK(parseMembers(value, statement));
    COUNTERSIGN_CHECK(checkFieldsOfKind(statement));
    return statement;
}

} // namespace countersign::statement
