// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/countersignctl/verbs.h"

#include "models/base/file.h"
#include "models/desk/evidence_bundle.h"
#include "models/desk/export_history.h"

#include <nlohmann/json.hpp>

#include <iostream>

namespace countersign::app {
namespace {

using nlohmann::json;

Result<Money> parseAmount(const std::string &text)
{
    const auto space = text.find(' ');
    if (space == std::string::npos)
        return fail(ErrorKind::InvalidInput, "an amount is written as currency, blank, decimal: \"EUR 10000.00\"");
    COUNTERSIGN_TRY(const auto currency, Currency::parse(text.substr(0, space)));
    return Money::fromDecimal(text.substr(space + 1), currency);
}

Result<ledger::LogQuery> historyQueryOf(const Arguments &a)
{
    ledger::LogQuery query;
    if (!a.from.empty()) {
        COUNTERSIGN_TRY(query.from, parseInstant(a.from));
    }
    if (!a.before.empty()) {
        COUNTERSIGN_TRY(query.to, parseInstant(a.before));
    }
    if (!a.atLeast.empty()) {
        COUNTERSIGN_TRY(query.atLeast, parseAmount(a.atLeast));
    }
    if (!a.action.empty() && !statement::parseAction(a.action) && !statement::parseKind(a.action))
        return fail(ErrorKind::InvalidInput, "\"" + a.action + "\" is neither an action nor a kind of statement");
    query.actor = a.actor;
    query.action = a.action;
    if (!a.forTenant.empty() && a.forTenant != "*") // * is every tenant
        query.tenant = a.forTenant;
    if (!a.intent.empty())
        query.intent = a.intent;
    return query;
}

// The table itself goes to standard output as it is: its bytes are the point.
Result<ExitStatus> exportLog(VerbContext &context)
{
    const Arguments &a = context.arguments;
    COUNTERSIGN_TRY(const auto query, historyQueryOf(a));
    COUNTERSIGN_TRY(ledger::LedgerReader *const reader, context.root.reader());
    COUNTERSIGN_TRY(const auto table, desk::readHistory(*reader, query));
    const std::string text = a.format == "json" ? desk::historyJson(table) : desk::historyCsv(table);
    if (a.out.empty()) {
        std::cout << text;
        std::cout.flush();
        return ExitStatus::Done;
    }
    COUNTERSIGN_CHECK(writeFileAtomically(a.out, text));
    context.output.print({{"rows", table.rows.size()}, {"file", a.out}},
                         std::to_string(table.rows.size()) + " rows written to " + a.out);
    return ExitStatus::Done;
}

Result<ExitStatus> bundle(VerbContext &context)
{
    COUNTERSIGN_TRY(const auto ref, intentOf(context));
    COUNTERSIGN_TRY(const audit::Trust *const trust, context.root.trust());
    COUNTERSIGN_TRY(statement::Signer *const signer, context.root.signer());
    COUNTERSIGN_TRY(ledger::LedgerFactory *const factory, context.root.ledgerFactory());
    COUNTERSIGN_TRY(const auto source, factory->openAudit());
    const Profile &profile = context.root.profile();
    COUNTERSIGN_TRY(const std::string bytes,
                    desk::makeEvidenceBundle(*source, *trust, profile.pinnedHead, ref, profile.person, *signer));
    COUNTERSIGN_CHECK(writeFileAtomically(context.arguments.out, bytes));
    context.output.print({{"file", context.arguments.out}, {"bytes", bytes.size()}, {"sha256", sha256(bytes).hex()}},
                         "Evidence bundle of " + ref.key.value() + " written to " + context.arguments.out +
                             "\nVerify it anywhere: countersignctl --trust TRUST audit verify-bundle FILE");
    return ExitStatus::Done;
}

json decisionsJson(const std::vector<audit::BundleDecision> &decisions)
{
    json list = json::array();
    for (const audit::BundleDecision &decision : decisions)
        list.push_back({{"seq", decision.seq},
                        {"at", formatInstant(decision.at)},
                        {"kind", decision.kind},
                        {"action", decision.action},
                        {"person", decision.person},
                        {"proposer", decision.proposer},
                        {"before", decision.before},
                        {"after", decision.after}});
    return list;
}

std::string reportText(const audit::BundleReport &report)
{
    std::string text = report.verified ? "The bundle holds." : "The bundle does not hold.";
    text += "\nEffect " + report.tenant + "/" + report.intent + ", log of size " + std::to_string(report.head.size) +
            ", root " + report.head.root.hex() + ", head signed by " + report.signer;
    for (const audit::BundleDecision &decision : report.decisions)
        text +=
            "\n  " + formatInstant(decision.at) + "  entry " + std::to_string(decision.seq) + "  " + decision.kind +
            (decision.action.empty() ? "" : " " + decision.action) + "  by " + decision.person +
            (decision.proposer.empty() || decision.proposer == decision.person ? ""
                                                                               : ", proposed by " + decision.proposer) +
            "  " + decision.before + " -> " + decision.after;
    text += "\nEvidence " + std::to_string(report.evidence) + ", facts asserted by the ledger " +
            std::to_string(report.factsAsserted) +
            "\nNot shown by a bundle: that the log holds nothing else about this effect. Whoever signed the head read "
            "all of it.";
    return text + problemsText(report.problems);
}

Result<ExitStatus> verifyBundle(VerbContext &context)
{
    COUNTERSIGN_TRY(const audit::Trust *const trust, context.root.trust());
    COUNTERSIGN_TRY(const std::string bytes, readFile(context.arguments.target, audit::MaxBundleBytes));
    const auto parsed = audit::parseBundle(bytes);
    if (!parsed)
        return fail(ErrorKind::VerificationFailed, parsed.error().context, "This is no evidence bundle.");
    const auto report = audit::verifyBundle(*parsed, *trust);
    context.output.print({{"verified", report.verified},
                          {"tenant", report.tenant},
                          {"intent_key", report.intent},
                          {"size", report.head.size},
                          {"root", report.head.root.hex()},
                          {"signed_by", report.signer},
                          {"decisions", decisionsJson(report.decisions)},
                          {"evidence", report.evidence},
                          {"facts_asserted", report.factsAsserted},
                          {"problems", problemsJson(report.problems)}},
                         reportText(report));
    return report.verified ? ExitStatus::Done : ExitStatus::VerificationFailed;
}

} // namespace

const std::map<std::string, Verb> &exportVerbs()
{
    static const std::map<std::string, Verb> Verbs{
        {"audit export", exportLog}, {"audit bundle", bundle}, {"audit verify-bundle", verifyBundle}};
    return Verbs;
}

} // namespace countersign::app
