// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/countersignctl/verbs.h"

#include "models/desk/attend.h"
#include "models/desk/countersign.h"
#include "models/desk/look_up_effect.h"
#include "models/desk/resolve.h"
#include "models/statement/statement.h"

#include <nlohmann/json.hpp>

#include <chrono>

namespace countersign::app {
namespace {

using nlohmann::json;

std::string lookupText(const desk::LookedUp &looked)
{
    std::string text = "Finding: " + looked.finding;
    for (const auto &rung : looked.rungs) {
        text += "\n  by " + rung.rung + ": " + rung.finding;
        for (const std::string &unmet : rung.unmet)
            text += " (" + unmet + ')';
        text += "\n    evidence " + rung.evidence;
    }
    for (const desk::LookedUp &item : looked.items)
        text += "\nItem " + item.intentKey + "\n" + lookupText(item);
    return text;
}

json lookupJson(const desk::LookedUp &looked)
{
    json evidence = json::array();
    for (const Digest &digest : looked.evidence)
        evidence.push_back(digest.hex());
    json rungs = json::array();
    for (const auto &rung : looked.rungs)
        rungs.push_back(
            {{"rung", rung.rung}, {"finding", rung.finding}, {"evidence", rung.evidence}, {"unmet", rung.unmet}});
    json items = json::array();
    for (const desk::LookedUp &item : looked.items)
        items.push_back(lookupJson(item));
    return {{"intent", looked.intentKey},
            {"finding", looked.finding},
            {"lookup", looked.lookupId},
            {"evidence", evidence},
            {"rungs", rungs},
            {"items", items}};
}

json watchedJson(const desk::LookUpEffect::Watched &watched)
{
    json document = watched.looked ? lookupJson(*watched.looked) : json{{"error", toJson(watched.looked.error())}};
    document["tenant"] = watched.ref.tenant.value();
    document["intent_key"] = watched.ref.key.value();
    document["watched_until"] = formatInstant(watched.until);
    return document;
}

// A row that could not be asked about is Unreachable: its watch was not kept.
Result<ExitStatus> lookUpWatched(VerbContext &context)
{
    const Arguments &a = context.arguments;
    COUNTERSIGN_TRY(desk::Desk *const person, context.root.desk());
    COUNTERSIGN_TRY(providers::LookupService *const service, context.root.lookups());
    const std::string &tenant = context.root.profile().tenant;
    const CancelToken cancel;
    COUNTERSIGN_TRY(const auto rows, desk::LookUpEffect(*person, *service)
                                         .runWatched(tenant.empty() ? std::nullopt : std::optional(tenant), a.rung,
                                                     std::chrono::seconds(a.timeoutSeconds), cancel));
    json document = json::array();
    std::string text;
    ExitStatus status = ExitStatus::Done;
    for (const auto &watched : rows) {
        document.push_back(watchedJson(watched));
        text += watched.ref.key.value() + "  on watch until " + formatInstant(watched.until) + '\n' +
                (watched.looked ? lookupText(*watched.looked) : "Not looked up: " + describe(watched.looked.error())) +
                '\n';
        if (!watched.looked || watched.looked->finding == "Unavailable")
            status = ExitStatus::Unreachable;
    }
    context.output.print(document, text.empty() ? "Nothing is on watch." : text);
    return status;
}

Result<ExitStatus> lookup(VerbContext &context)
{
    if (context.arguments.watch)
        return lookUpWatched(context);
    COUNTERSIGN_TRY(const effect::EffectRef ref, intentOf(context));
    COUNTERSIGN_TRY(desk::Desk *const person, context.root.desk());
    COUNTERSIGN_TRY(providers::LookupService *const service, context.root.lookups());
    const Deadline deadline = std::chrono::steady_clock::now() + std::chrono::seconds(context.arguments.timeoutSeconds);
    const CancelToken cancel;
    COUNTERSIGN_TRY(const desk::LookedUp looked,
                    desk::LookUpEffect(*person, *service).run(ref, context.arguments.rung, deadline, cancel));
    context.output.print(lookupJson(looked), lookupText(looked));
    return looked.finding == "Unavailable" ? ExitStatus::Unreachable : ExitStatus::Done;
}

Result<desk::ResolveRequest> resolveRequest(const VerbContext &context)
{
    const Arguments &a = context.arguments;
    const auto action = statement::parseAction(a.action);
    if (!action || *action == statement::Action::None)
        return fail(ErrorKind::InvalidInput, "action \"" + a.action + "\" is not one of the five",
                    "Use confirm, reject, release, compensate or reopen.");
    COUNTERSIGN_TRY(const effect::EffectRef ref, intentOf(context));
    desk::ResolveRequest request{.ref = ref, .action = *action};
    COUNTERSIGN_TRY(request.evidence, evidenceOf(context));
    request.reasonCode = a.reason;
    request.reasonText = a.text;
    request.object = a.object;
    request.amountMinor = a.amount;
    request.proposeAnyway = a.propose;
    return request;
}

Result<ExitStatus> resolve(VerbContext &context)
{
    COUNTERSIGN_TRY(const desk::ResolveRequest request, resolveRequest(context));
    COUNTERSIGN_TRY(desk::Desk *const person, context.root.desk());
    if (context.arguments.dryRun) {
        COUNTERSIGN_TRY(const statement::Statement draft, desk::draftResolution(*person, request));
        COUNTERSIGN_TRY(const std::string bytes, statement::encodeStatement(draft));
        context.output.print(json::parse(bytes), bytes);
        return ExitStatus::Done;
    }
    COUNTERSIGN_TRY(const ledger::SubmitOutcome outcome, desk::resolve(*person, request));
    return context.output.submitted(outcome);
}

Result<std::optional<Instant>> instantOrNone(const std::string &text)
{
    if (text.empty())
        return std::optional<Instant>();
    COUNTERSIGN_TRY(const Instant at, parseInstant(text));
    return std::optional(at);
}

Result<ExitStatus> hold(VerbContext &context)
{
    COUNTERSIGN_TRY(const effect::EffectRef ref, intentOf(context));
    COUNTERSIGN_TRY(const std::optional<Instant> until, instantOrNone(context.arguments.until));
    COUNTERSIGN_TRY(desk::Desk *const person, context.root.desk());
    COUNTERSIGN_TRY(const auto outcome, desk::hold(*person, ref, until, context.arguments.text));
    return context.output.submitted(outcome);
}

Result<ExitStatus> unhold(VerbContext &context)
{
    COUNTERSIGN_TRY(const effect::EffectRef ref, intentOf(context));
    COUNTERSIGN_TRY(desk::Desk *const person, context.root.desk());
    COUNTERSIGN_TRY(const auto outcome, desk::unhold(*person, ref, context.arguments.text));
    return context.output.submitted(outcome);
}

Result<ExitStatus> escalate(VerbContext &context)
{
    COUNTERSIGN_TRY(const effect::EffectRef ref, intentOf(context));
    COUNTERSIGN_TRY(const std::optional<Instant> due, instantOrNone(context.arguments.due));
    COUNTERSIGN_TRY(desk::Desk *const person, context.root.desk());
    const Instant by = due.value_or(context.root.clock().now() + std::chrono::hours(24));
    COUNTERSIGN_TRY(const auto outcome, desk::escalate(*person, ref, context.arguments.to, by, context.arguments.text));
    return context.output.submitted(outcome);
}

Result<ExitStatus> note(VerbContext &context)
{
    COUNTERSIGN_TRY(const effect::EffectRef ref, intentOf(context));
    COUNTERSIGN_TRY(desk::Desk *const person, context.root.desk());
    COUNTERSIGN_TRY(const auto outcome, desk::note(*person, ref, context.arguments.text, context.arguments.proposal));
    return context.output.submitted(outcome);
}

Result<ExitStatus> settle(VerbContext &context)
{
    const Arguments &a = context.arguments;
    COUNTERSIGN_TRY(const effect::EffectRef ref, intentOf(context));
    desk::SettleRequest request{.ref = ref, .conflict = a.conflict, .settlement = a.settlement};
    COUNTERSIGN_TRY(request.evidence, evidenceOf(context));
    request.reasonCode = a.reason;
    request.reasonText = a.text;
    COUNTERSIGN_TRY(desk::Desk *const person, context.root.desk());
    COUNTERSIGN_TRY(const auto outcome, desk::settle(*person, request));
    return context.output.submitted(outcome);
}

Result<ExitStatus> approve(VerbContext &context)
{
    COUNTERSIGN_TRY(const std::vector<Digest> evidence, evidenceOf(context));
    COUNTERSIGN_TRY(desk::Desk *const person, context.root.desk());
    COUNTERSIGN_TRY(const auto outcome, desk::approve(*person, context.arguments.target, evidence));
    return context.output.submitted(outcome);
}

Result<ExitStatus> decline(VerbContext &context)
{
    const Arguments &a = context.arguments;
    COUNTERSIGN_TRY(desk::Desk *const person, context.root.desk());
    COUNTERSIGN_TRY(const auto outcome, desk::decline(*person, a.target, a.reason, a.text));
    return context.output.submitted(outcome);
}

Result<ExitStatus> withdraw(VerbContext &context)
{
    const Arguments &a = context.arguments;
    COUNTERSIGN_TRY(desk::Desk *const person, context.root.desk());
    COUNTERSIGN_TRY(const auto outcome, desk::withdraw(*person, a.target, a.reason, a.text));
    return context.output.submitted(outcome);
}

} // namespace

const std::map<std::string, Verb> &actVerbs()
{
    static const std::map<std::string, Verb> Verbs{
        {"lookup", lookup}, {"resolve", resolve}, {"hold", hold},       {"unhold", unhold},   {"escalate", escalate},
        {"note", note},     {"settle", settle},   {"approve", approve}, {"decline", decline}, {"withdraw", withdraw},
    };
    return Verbs;
}

} // namespace countersign::app
