// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/countersignctl/verbs.h"

#include "app/countersignctl/governance_json.h"
#include "models/base/canonical_json.h"
#include "models/base/file.h"
#include "models/desk/govern.h"

#include <nlohmann/json.hpp>

namespace countersign::app {
namespace {

using nlohmann::json;

template <class Subject>
Result<Subject> fromFile(const VerbContext &context, Result<Subject> (*parse)(const json &))
{
    COUNTERSIGN_TRY(const std::string text, readFile(context.arguments.target, 64 * 1024));
    COUNTERSIGN_TRY(const json subject, parseForeignJson(text, CanonicalLimits{64 * 1024, 16}));
    return parse(subject);
}

// What the file would change, or why the ledger would not take it.
template <class Subject>
Result<ExitStatus> compare(VerbContext &context, const Subject &subject)
{
    COUNTERSIGN_TRY(ledger::LedgerReader *const reader, context.root.reader());
    COUNTERSIGN_TRY(const auto difference, desk::differenceOf(*reader, subject));
    if (!difference.obstacle.empty())
        return fail(ErrorKind::InvalidInput, context.arguments.target + ": " + difference.obstacle,
                    "Change the file; nothing was proposed.");
    context.output.print(differenceJson(difference), differenceText(difference));
    return ExitStatus::Done;
}

Result<ExitStatus> policyShow(VerbContext &context)
{
    COUNTERSIGN_TRY(ledger::LedgerReader *const reader, context.root.reader());
    COUNTERSIGN_TRY(const auto policy, reader->policy(context.root.profile().tenant));
    if (!policy)
        return fail(ErrorKind::NotFound, "no policy is in force for tenant " + context.root.profile().tenant,
                    "Until one is, every resolution needs two people.");
    const json document = {{"version", policy->version},
                           {"digest", policy->digest},
                           {"subject", resolution::policySubject(policy->value)}};
    context.output.print(document, document.dump(2));
    return ExitStatus::Done;
}

Result<ExitStatus> policyPropose(VerbContext &context)
{
    COUNTERSIGN_TRY(const auto policy, fromFile(context, resolution::parsePolicySubject));
    COUNTERSIGN_TRY(desk::Desk *const person, context.root.desk());
    COUNTERSIGN_TRY(const auto outcome, desk::setPolicy(*person, policy));
    return context.output.submitted(outcome);
}

Result<ExitStatus> policyCheck(VerbContext &context)
{
    COUNTERSIGN_TRY(const auto policy, fromFile(context, resolution::parsePolicySubject));
    return compare(context, policy);
}

Result<ExitStatus> contractList(VerbContext &context)
{
    COUNTERSIGN_TRY(ledger::LedgerReader *const reader, context.root.reader());
    COUNTERSIGN_TRY(const auto contracts, reader->contracts());
    json document = json::array();
    std::string text;
    for (const auto &contract : contracts) {
        const effect::ProviderContract &value = contract.value;
        document.push_back(
            {{"version", contract.version}, {"digest", contract.digest}, {"subject", effect::contractSubject(value)}});
        text += value.tenant + "  " + value.provider + '/' + value.environment + '/' + value.account + "  version " +
                contract.version + "  " + contract.digest + '\n';
    }
    context.output.print(document, text.empty() ? "No contract is published." : text);
    return ExitStatus::Done;
}

Result<ExitStatus> contractPublish(VerbContext &context)
{
    COUNTERSIGN_TRY(const auto contract, fromFile(context, effect::parseContractSubject));
    COUNTERSIGN_TRY(desk::Desk *const person, context.root.desk());
    COUNTERSIGN_TRY(const auto outcome, desk::publishContract(*person, contract));
    return context.output.submitted(outcome);
}

Result<ExitStatus> contractDiff(VerbContext &context)
{
    COUNTERSIGN_TRY(const auto contract, fromFile(context, effect::parseContractSubject));
    return compare(context, contract);
}

} // namespace

const std::map<std::string, Verb> &policyVerbs()
{
    static const std::map<std::string, Verb> Verbs{
        {"policy show", policyShow},     {"policy propose", policyPropose},     {"policy check", policyCheck},
        {"contract list", contractList}, {"contract publish", contractPublish}, {"contract diff", contractDiff},
    };
    return Verbs;
}

} // namespace countersign::app
