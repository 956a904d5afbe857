// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/countersignctl/verbs.h"

#include "models/desk/govern.h"

#include <nlohmann/json.hpp>

#include <sstream>

namespace countersign::app {
namespace {

using nlohmann::json;

statement::PersonKind kindOf(const Arguments &a)
{
    return a.machine ? statement::PersonKind::Machine : statement::PersonKind::Human;
}

// A root administrator's first two statements: they are one step for him, and the second is only signed after the first
// stands. A run that was interrupted between them goes on where it stopped.
Result<ExitStatus> bootstrap(VerbContext &context)
{
    COUNTERSIGN_TRY(desk::Desk *const person, context.root.desk());
    const statement::PublicKey &key = person->signer.publicKey();
    COUNTERSIGN_TRY(const auto persons, person->reader.persons());
    bool enrolled = false;
    for (const ledger::PersonRecord &record : persons)
        enrolled = enrolled || record.person == person->person;
    if (!enrolled) {
        COUNTERSIGN_TRY(const auto outcome, desk::enrol(*person, {person->person, context.arguments.name,
                                                                  statement::PersonKind::Human, key.hex()}));
        if (std::holds_alternative<resolution::Refusal>(outcome))
            return context.output.submitted(outcome);
    }
    COUNTERSIGN_TRY(const auto outcome, desk::setMembership(*person, {"*", person->person, {statement::Role::Admin}}));
    return context.output.submitted(outcome);
}

Result<ExitStatus> enrol(VerbContext &context)
{
    const Arguments &a = context.arguments;
    COUNTERSIGN_TRY(const PersonId subject, PersonId::parse(a.subjectPerson));
    COUNTERSIGN_TRY(const statement::PublicKey key, statement::PublicKey::fromHex(a.publicKey));
    COUNTERSIGN_TRY(desk::Desk *const person, context.root.desk());
    COUNTERSIGN_TRY(const auto outcome, desk::enrol(*person, {subject.value(), a.name, kindOf(a), key.hex()}));
    return context.output.submitted(outcome);
}

Result<std::set<statement::Role>> parseRoles(const std::string &list)
{
    std::set<statement::Role> roles;
    std::istringstream words(list);
    for (std::string word; std::getline(words, word, ',');) {
        const auto role = statement::parseRole(word);
        if (!role)
            return fail(ErrorKind::InvalidInput, "role \"" + word + "\" is not known",
                        "Use operator, approver, auditor, admin, handler or worker, separated by commas.");
        roles.insert(*role);
    }
    return roles;
}

Result<ExitStatus> member(VerbContext &context)
{
    const Arguments &a = context.arguments;
    COUNTERSIGN_TRY(const PersonId subject, PersonId::parse(a.subjectPerson));
    COUNTERSIGN_TRY(const TenantId tenant, TenantId::parse(a.forTenant));
    COUNTERSIGN_TRY(const std::set<statement::Role> roles, parseRoles(a.roles));
    COUNTERSIGN_TRY(desk::Desk *const person, context.root.desk());
    COUNTERSIGN_TRY(const auto outcome, desk::setMembership(*person, {tenant.value(), subject.value(), roles}));
    return context.output.submitted(outcome);
}

// A person who leaves: all keys at once, the memberships by proposals that a second administrator approves.
Result<ExitStatus> letGo(VerbContext &context, const std::string &subject)
{
    COUNTERSIGN_TRY(desk::Desk *const person, context.root.desk());
    COUNTERSIGN_TRY(const desk::Leave leave, desk::letGo(*person, subject));
    json document = {{"revoked", json::array()}, {"proposed", json::array()}};
    std::string text = subject + ": " + std::to_string(leave.revoked.size()) + " key(s) revoked.";
    for (const auto &receipt : leave.revoked)
        document["revoked"].push_back(receiptJson(receipt));
    for (const auto &receipt : leave.proposed) {
        document["proposed"].push_back(receiptJson(receipt));
        text += "\nProposed: a membership ends once a second administrator approves " + receipt.statementId + '.';
    }
    if (leave.refused) {
        document["refused"] = toJson(*leave.refused);
        text += "\nRefused " + leave.refused->code + ". " + resolution::refusalText(*leave.refused);
    }
    context.output.print(document, text);
    return leave.refused ? ExitStatus::Refused : ExitStatus::Done;
}

Result<ExitStatus> revoke(VerbContext &context)
{
    const Arguments &a = context.arguments;
    COUNTERSIGN_TRY(const PersonId subject, PersonId::parse(a.subjectPerson));
    if (a.revokedKey.empty())
        return letGo(context, subject.value());
    COUNTERSIGN_TRY(const Digest key, Digest::fromHex(a.revokedKey));
    COUNTERSIGN_TRY(desk::Desk *const person, context.root.desk());
    COUNTERSIGN_TRY(const auto outcome, desk::revokeKey(*person, {subject.value(), key.hex()}));
    return context.output.submitted(outcome);
}

std::string rolesText(const std::set<statement::Role> &roles)
{
    std::string text;
    for (const statement::Role role : roles)
        text += (text.empty() ? "" : ",") + std::string(toString(role));
    return text;
}

std::string warningOf(const std::vector<ledger::PersonRecord> &persons)
{
    const std::size_t governing = desk::liveAdministrators(persons);
    if (governing >= desk::EnoughAdministrators)
        return {};
    return "Only " + std::to_string(governing) +
           " administrators of * have a live key. With fewer than two nothing can be set any more, not even a new key "
           "for a lost one: enrol a third.\n";
}

Result<ExitStatus> list(VerbContext &context)
{
    COUNTERSIGN_TRY(ledger::LedgerReader *const reader, context.root.reader());
    COUNTERSIGN_TRY(const auto persons, reader->persons());
    json document = json::array();
    std::string text;
    for (const ledger::PersonRecord &record : persons) {
        json memberships = json::object();
        text += record.person + "  " + record.displayName + "  " + record.personKind;
        for (const auto &[tenant, roles] : record.memberships) {
            memberships[tenant] = rolesText(roles);
            text += "  " + tenant + ": " + rolesText(roles);
        }
        text += record.liveKeys.empty() ? "  (no live key)\n" : "\n";
        document.push_back({{"person", record.person},
                            {"display_name", record.displayName},
                            {"person_kind", record.personKind},
                            {"keys", record.liveKeys},
                            {"memberships", memberships}});
    }
    context.output.print(document, text + warningOf(persons));
    return ExitStatus::Done;
}

} // namespace

const std::map<std::string, Verb> &governVerbs()
{
    static const std::map<std::string, Verb> Verbs{
        {"operator bootstrap", bootstrap}, {"operator enrol", enrol}, {"operator member", member},
        {"operator revoke", revoke},       {"operator list", list},
    };
    return Verbs;
}

} // namespace countersign::app
