// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/ledger/sqlite/guards.h"

#include "models/base/assert.h"
#include "models/base/canonical_json.h"
#include "models/base/clock.h"
#include "models/base/text.h"
#include "models/ledger/restate.h"
#include "models/resolution/governance_subject.h"
#include "models/resolution/judge.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace countersign::ledger {

using resolution::Refusal;
using resolution::RefusalData;
using statement::Action;
using statement::Kind;
using statement::Role;
using statement::Statement;

namespace {

constexpr auto ClockWindow = std::chrono::hours(24);

std::vector<std::string> differingFields(const statement::EffectRestatement &said,
                                         const statement::EffectRestatement &row)
{
    using Field = std::string statement::EffectRestatement::*;
    using E = statement::EffectRestatement;
    static const std::pair<const char *, Field> fields[] = {
        {"provider", &E::provider},
        {"account", &E::account},
        {"environment", &E::environment},
        {"operation", &E::operation},
        {"effect_kind", &E::effectKind},
        {"provider_key", &E::providerKey},
        {"request_digest", &E::requestDigest},
        {"amount_minor", &E::amountMinor},
        {"currency", &E::currency},
        {"customer_ref", &E::customerRef},
        {"recipient_ref", &E::recipientRef},
    };
    std::vector<std::string> names;
    for (const auto &[name, field] : fields)
        if (said.*field != row.*field)
            names.emplace_back(name);
    return names;
}

void append(Judged &judged, const resolution::Judgement &judgement)
{
    judged.refusals.insert(judged.refusals.end(), judgement.refusals.begin(), judgement.refusals.end());
    judged.facts.insert(judgement.facts.begin(), judgement.facts.end());
}

} // namespace

Refusal refusal(std::string code, RefusalData data, std::optional<Instant> mayChangeAt)
{
    Refusal made;
    made.code = std::move(code);
    made.data = std::move(data);
    made.mayChangeAt = mayChangeAt;
    return made;
}

Refusal refusal(std::string code, RefusalData data, Phrase why)
{
    data["why"] = english(why);
    Refusal made = refusal(std::move(code), std::move(data));
    made.why = std::move(why);
    return made;
}

Refused guardShape(const statement::Envelope &envelope)
{
    if (const auto shape = checkJsonShape(envelope.payload); !shape)
        return refusal("RC101", {}, shape.error().context);
    return std::nullopt;
}

Refused guardForm(const statement::Envelope &envelope, Statement &said)
{
    if (envelope.payloadType != statement::StatementMediaType)
        return refusal("RC102", {{"field", "payloadType"}}, translatable("payloadType is not that of a statement"));
    auto parsed = statement::parseStatement(envelope.payload);
    if (!parsed)
        return refusal("RC102", {}, parsed.error().context);
    if (statement::isGovernance(parsed->kind)) {
        if (const auto subject = resolution::parseSubject(parsed->kind, parsed->subject); !subject)
            return refusal("RC102", {{"field", "subject"}}, subject.error().context);
    }
    said = std::move(*parsed);
    return std::nullopt;
}

Refused guardClock(const Statement &said, Instant now)
{
    const auto signedAt = parseInstant(said.signedAt);
    const auto expiresAt = parseInstant(said.expiresAt);
    const RefusalData data{
        {"signed_at", said.signedAt}, {"expires_at", said.expiresAt}, {"ledger_time", formatInstant(now)}};
    const auto because = [&](const char *reason) {
        auto why = data;
        why["reason"] = reason;
        return refusal("RC305", std::move(why));
    };
    if (!signedAt || !expiresAt)
        return because("not_a_time");
    if (*signedAt > now + ClockWindow || *signedAt < now - ClockWindow)
        return because("signed_at_far_from_ledger_time");
    if (*expiresAt <= now)
        return because("expired");
    return std::nullopt;
}

Refused guardPrior(const Statement &said, const effect::EffectIntent &intent, bool sweepDue)
{
    const std::string status(effect::toString(intent.status));
    const auto version = std::to_string(intent.version);
    if (said.prior && said.prior->status == status && said.prior->version == version)
        return std::nullopt;
    RefusalData data{{"status", status}, {"version", version}};
    data["prior_status"] = said.prior ? said.prior->status : std::string();
    data["prior_version"] = said.prior ? said.prior->version : std::string();
    if (sweepDue)
        data["sweep_due"] = "true";
    return refusal("RC302", std::move(data));
}

Refused guardRestatement(const Statement &said, const effect::EffectIntent &intent)
{
    if (!said.effect)
        return refusal("RC303", {{"fields", "effect"}});
    if (const auto names = differingFields(*said.effect, restate(intent)); !names.empty())
        return refusal("RC303", {{"fields", listed(names)}});
    return std::nullopt;
}

Refused guardGovernanceAnswer(const Statement &said, const resolution::OpenProposal &open, Instant now)
{
    const auto because = [&](const char *code, const std::string &reason) {
        return refusal(code, {{"reason", reason}, {"proposal", open.id}, {"proposer", open.proposer}});
    };
    if (now >= open.expiresAt)
        return because("RC406", "expired");
    if (!open.proposerLost.empty())
        return because("RC406", "proposer_left");
    if (!said.proposal || open.digest != said.proposal->digest)
        return because("RC406", "digest_differs");
    if (said.kind == Kind::Approve) {
        if (const auto names = statement::differingFromProposal(said, open.statement); !names.empty())
            return because("RC406", "differs in " + listed(names));
    }
    const bool own = said.person == open.proposer;
    if (said.kind == Kind::Withdraw && !own)
        return because("RC407", "only_the_proposer_withdraws");
    if (said.kind != Kind::Withdraw && own)
        return because("RC407", "same_person");
    return std::nullopt;
}

const resolution::Rule &kindRule(Kind kind, const resolution::Rules &rules)
{
    const auto name =
        statement::isGovernance(kind) ? std::string("governance") : std::string(statement::toString(kind));
    const auto found = rules.kinds.find(name);
    COUNTERSIGN_ASSERT(found != rules.kinds.end());
    return found->second;
}

const resolution::Rule &ruleOf(const Statement &said, const resolution::Rules &rules)
{
    if (said.intent.empty()) // a governance statement or the answer to one
        return rules.kinds.at("governance");
    return resolution::ruleFor(rules, said.kind, said.action);
}

bool actsAsHandler(const std::set<Role> &roles, const resolution::Rule &rule)
{
    const auto held = [&](Role role) { return roles.count(role) > 0 && rule.roles.count(role) > 0; };
    return held(Role::Handler) && !held(Role::Operator) && !held(Role::Approver);
}

Refused guardRole(const Statement &said, const std::set<Role> &roles, std::optional<effect::EffectStatus> status,
                  const resolution::Rules &rules)
{
    const auto &rule = ruleOf(said, rules);
    const std::string kind(statement::toString(said.kind));
    const std::string action(statement::toString(said.action));
    // An administrator governs; he answers governance proposals, never those about an effect.
    const bool allowed = std::any_of(roles.begin(), roles.end(), [&](Role role) {
        return rule.roles.count(role) > 0 && (role != Role::Admin || said.intent.empty());
    });
    if (!allowed || (actsAsHandler(roles, rule) && said.kind != Kind::Resolve)) {
        std::vector<std::string> held;
        for (const auto role : roles)
            held.emplace_back(statement::toString(role));
        return refusal("RC401", {{"reason", "role"}, {"kind", kind}, {"action", action}, {"roles", listed(held)}});
    }
    if (!status)
        return std::nullopt;
    const auto &from = said.action == Action::None ? rule.from : rules.actions.at(said.action).from;
    if ((!from.empty() && from.count(*status) == 0) || (!rule.from.empty() && rule.from.count(*status) == 0))
        return refusal("RC401", {{"reason", "transition"},
                                 {"kind", kind},
                                 {"action", action},
                                 {"status", std::string(effect::toString(*status))}});
    return std::nullopt;
}

Refused guardHoldEnd(const Statement &said, const std::optional<resolution::InForce<resolution::Policy>> &policy,
                     Instant now)
{
    const auto until = parseInstant(said.holdUntil);
    if (!until || *until <= now)
        return refusal(
            "RC305",
            {{"reason", "hold_in_the_past"}, {"hold_until", said.holdUntil}, {"ledger_time", formatInstant(now)}});
    if (policy && *until > now + policy->value.holdMax)
        return refusal("RC404", {{"reason", "hold_longer_than_policy"},
                                 {"hold_until", said.holdUntil},
                                 {"hold_max", formatSeconds(policy->value.holdMax)}});
    return std::nullopt;
}

bool isLive(const resolution::OpenProposal &proposal, const effect::EffectIntent &intent, Instant now)
{
    return proposal.rowVersion == intent.version && now < proposal.expiresAt && proposal.proposerLost.empty();
}

Judged judgeStatement(const resolution::FactInput &input, const resolution::Rules &rules)
{
    const auto &said = input.statement;
    const auto facts = resolution::computeFacts(input, rules);
    Judged judged;
    if (said.kind == Kind::Approve) {
        append(judged, resolution::judge(kindRule(said.kind, rules), facts));
        append(judged, resolution::judge(resolution::ruleFor(rules, Kind::Propose, said.action), facts));
        return judged;
    }
    const auto judgement = resolution::judge(ruleOf(said, rules), facts);
    append(judged, judgement);
    judged.twoPeople = judgement.twoPeople;
    judged.twoPeopleWhy = judgement.twoPeopleWhy;
    if (judged.twoPeople && (said.kind == Kind::Resolve || said.kind == Kind::Settle))
        judged.refusals.push_back(refusal("RC403", {{"why", listed(judged.twoPeopleWhy)}}));
    const bool decides = said.kind == Kind::Resolve || said.kind == Kind::Propose;
    if (decides && input.proposal && isLive(*input.proposal, input.intent, input.now))
        judged.refusals.push_back(refusal("RC414",
                                          {{"proposal", input.proposal->id},
                                           {"proposer", input.proposal->proposer},
                                           {"expires_at", formatInstant(input.proposal->expiresAt)}},
                                          input.proposal->expiresAt));
    return judged;
}

} // namespace countersign::ledger
