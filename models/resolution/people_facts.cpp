// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/resolution/fact_functions.h"

#include <algorithm>

namespace countersign::resolution {
namespace {

using statement::Kind;

// The reason that is judged and the row that judges it: an approval stands on the proposal's reason.
struct JudgedReason
{
    const statement::Reason *reason = nullptr;
    const Rule *rule = nullptr;
};

JudgedReason judgedReason(const FactContext &context)
{
    const statement::Statement &statement = context.input.statement;
    if (statement.kind != Kind::Approve)
        return {&statement.reason, &ruleFor(context.rules, statement.kind, statement.action)};
    if (!context.input.proposal)
        return {};
    const statement::Statement &proposal = context.input.proposal->statement;
    return {&proposal.reason, &ruleFor(context.rules, proposal.kind, proposal.action)};
}

// Characters of UTF-8 text without the spaces around it: ten spaces are no reason.
std::int64_t characters(std::string_view text)
{
    const auto first = text.find_first_not_of(' ');
    if (first == std::string_view::npos)
        return 0;
    text = text.substr(first, text.find_last_not_of(' ') - first + 1);
    return std::count_if(text.begin(), text.end(),
                         [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; });
}

} // namespace

Fact heldByOther(const FactContext &context)
{
    const auto &hold = context.input.intent.hold;
    if (!hold || context.input.now >= hold->until || hold->by.value() == context.input.signer)
        return fact(false);
    // Who has left claims nothing; his hold goes on stopping workers until somebody ends it or it runs out.
    if (!context.input.holderMayAct)
        return fact(false);
    return fact(true, {{"by", hold->by.value()}, {"until", formatInstant(hold->until)}}, hold->until);
}

Fact reasonGiven(const FactContext &context)
{
    const JudgedReason judged = judgedReason(context);
    if (judged.reason == nullptr || judged.rule == nullptr)
        return fact(false, {{"unmet", "nothing_judged"}});
    const auto &allowed = judged.rule->reasons;
    if (allowed.empty())
        return fact(true);
    const statement::Reason &reason = *judged.reason;
    if (std::find(allowed.begin(), allowed.end(), reason.code) == allowed.end())
        return fact(false, {{"unmet", "code"}, {"code", reason.code}});
    const std::int64_t length = characters(reason.text);
    const bool needsText = context.rules.reasonsWithText.contains(reason.code);
    const bool fits = length <= context.rules.reasonTextMax && (!needsText || length >= context.rules.reasonTextMin);
    return fact(fits, {{"unmet", "text"}, {"length", std::to_string(length)}});
}

Fact proposalOpen(const FactContext &context)
{
    const auto &proposal = context.input.proposal;
    if (!proposal)
        return fact(false, {{"unmet", "none"}});
    if (context.input.now >= proposal->expiresAt)
        return fact(false, {{"unmet", "expired"}, {"expires_at", formatInstant(proposal->expiresAt)}});
    if (!proposal->proposerLost.empty())
        return fact(false,
                    {{"unmet", "proposer_left"}, {"proposer", proposal->proposer}, {"lost", proposal->proposerLost}});
    // A governance proposal stands on no row.
    const bool onRow = !proposal->statement.intent.empty();
    if (onRow && proposal->rowVersion != context.input.intent.version)
        return fact(false, {{"unmet", "void"}});
    return fact(true);
}

Fact proposalMatches(const FactContext &context)
{
    const auto &proposal = context.input.proposal;
    const auto &named = context.input.statement.proposal;
    if (!proposal || !named)
        return fact(false, {{"unmet", "none"}});
    if (named->id != proposal->id || named->digest != proposal->digest)
        return fact(false, {{"unmet", "other_proposal"}});
    if (context.input.statement.kind != Kind::Approve)
        return fact(true);
    const auto differing = statement::differingFromProposal(context.input.statement, proposal->statement);
    return differing.empty() ? fact(true) : fact(false, {{"unmet", "field"}, {"field", differing.front()}});
}

Fact distinctPerson(const FactContext &context)
{
    const auto &proposal = context.input.proposal;
    const std::string &person = context.input.statement.person;
    if (!proposal || person.empty() || proposal->proposer.empty())
        return fact(false, {{"unmet", "none"}});
    return fact(person != proposal->proposer, {{"proposer", proposal->proposer}});
}

} // namespace countersign::resolution
