// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/countersignctl/verbs.h"

#include "models/audit/checkpoint.h"
#include "models/base/file.h"
#include "models/desk/verify_log.h"

#include <nlohmann/json.hpp>

namespace countersign::app {
namespace {

using nlohmann::json;

json problemJson(const audit::Problem &problem)
{
    return {{"seq", problem.seq ? json(*problem.seq) : json(nullptr)},
            {"subject", problem.subject},
            {"text", problem.text}};
}

std::string problemText(const audit::Problem &problem)
{
    return (problem.seq ? "entry " + std::to_string(*problem.seq) + ", " : std::string()) + problem.subject + ": " +
           problem.text;
}

Result<audit::VerifyReport> verified(VerbContext &context)
{
    COUNTERSIGN_TRY(const audit::Trust *const trust, context.root.trust());
    COUNTERSIGN_TRY(ledger::LedgerFactory *const factory, context.root.ledgerFactory());
    COUNTERSIGN_TRY(const auto source, factory->openAudit());
    return desk::verifyLog(*source, *trust, context.root.profile().pinnedHead);
}

Result<ExitStatus> verify(VerbContext &context)
{
    COUNTERSIGN_TRY(const audit::VerifyReport report, verified(context));
    json problems = json::array();
    std::string text = report.verified ? "The whole history holds." : "The history does not hold.";
    text += "\nEntries " + std::to_string(report.head.size) + ", root " + report.head.root.hex();
    for (const audit::Problem &problem : report.problems) {
        problems.push_back(problemJson(problem));
        text += "\n  " + problemText(problem);
    }
    context.output.print({{"verified", report.verified},
                          {"size", report.head.size},
                          {"root", report.head.root.hex()},
                          {"problems", problems}},
                         text);
    return report.verified ? ExitStatus::Done : ExitStatus::VerificationFailed;
}

// Only a head that was just proved is ever signed.
Result<ExitStatus> checkpoint(VerbContext &context)
{
    const Arguments &a = context.arguments;
    COUNTERSIGN_TRY(const audit::VerifyReport report, verified(context));
    if (!report.verified)
        return fail(ErrorKind::VerificationFailed, "the log does not verify, so its head was not signed",
                    "Run audit verify to see why.");
    COUNTERSIGN_TRY(const audit::Trust *const trust, context.root.trust());
    COUNTERSIGN_TRY(statement::Signer *const signer, context.root.signer());
    const std::string name = a.name.empty() ? context.root.profile().person : a.name;
    COUNTERSIGN_TRY(const std::string note, audit::signCheckpoint({trust->origin, report.head}, name, *signer));
    if (!a.out.empty())
        COUNTERSIGN_CHECK(writeFileAtomically(a.out, note));
    context.output.print(
        {{"checkpoint", note}, {"size", report.head.size}, {"root", report.head.root.hex()}},
        a.out.empty() ? note : "Checkpoint of size " + std::to_string(report.head.size) + " written to " + a.out);
    return ExitStatus::Done;
}

} // namespace

const std::map<std::string, Verb> &auditVerbs()
{
    static const std::map<std::string, Verb> Verbs{{"audit verify", verify}, {"audit checkpoint", checkpoint}};
    return Verbs;
}

} // namespace countersign::app
