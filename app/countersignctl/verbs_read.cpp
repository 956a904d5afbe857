// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/countersignctl/verbs.h"

#include "app/countersignctl/governance_json.h"
#include "app/countersignctl/record_json.h"
#include "models/base/file.h"
#include "models/statement/envelope.h"

#include <nlohmann/json.hpp>

namespace countersign::app {
namespace {

using nlohmann::json;

Result<ledger::EffectQuery> queryOf(const Arguments &a)
{
    ledger::EffectQuery query;
    query.needsSomebody = a.needsSomebody;
    query.held = a.held;
    query.onWatch = a.watch;
    query.containing = a.containing;
    if (!a.tenant.empty())
        query.tenant = a.tenant;
    if (!a.status.empty()) {
        query.status = effect::parseEffectStatus(a.status);
        if (!query.status)
            return fail(ErrorKind::InvalidInput, "status \"" + a.status + "\" is none of the five",
                        "Use prepared, confirmed, unknown, rejected or compensated.");
    }
    return query;
}

// Its watch may have ended since the list was read.
void addWatch(json &row, std::string &line, const ledger::Dossier &dossier)
{
    const std::string until = dossier.watchedUntil ? formatInstant(*dossier.watchedUntil) : "";
    row["watched_until"] = until.empty() ? json(nullptr) : json(until);
    line += until.empty() ? "" : "  on watch until " + until;
}

Result<ExitStatus> intentsList(VerbContext &context)
{
    COUNTERSIGN_TRY(const ledger::EffectQuery query, queryOf(context.arguments));
    COUNTERSIGN_TRY(ledger::LedgerReader *const reader, context.root.reader());
    const auto limit = static_cast<std::size_t>(context.arguments.limit);
    COUNTERSIGN_TRY(const auto page, reader->intents(query, {context.arguments.cursor}, limit));
    json rows = json::array();
    std::string text;
    for (const effect::EffectIntent &intent : page.rows) {
        rows.push_back(intentJson(intent, context.root.clock().now()));
        text += intentLine(intent, context.root.clock().now());
        if (query.onWatch) {
            COUNTERSIGN_TRY(const ledger::Dossier dossier, reader->dossier(intent.ref));
            addWatch(rows.back(), text, dossier);
        }
        text += '\n';
    }
    if (!page.next.after.empty())
        text += "More: --cursor '" + page.next.after + "'\n";
    context.output.print(rows, text.empty() ? "No such intents." : text);
    return ExitStatus::Done;
}

Result<ExitStatus> intentsShow(VerbContext &context)
{
    COUNTERSIGN_TRY(const effect::EffectRef ref, intentOf(context));
    COUNTERSIGN_TRY(ledger::LedgerReader *const reader, context.root.reader());
    COUNTERSIGN_TRY(const ledger::Dossier dossier, reader->dossier(ref));
    const json document = dossierJson(dossier, context.root.clock().now());
    context.output.print(document, document.dump(2));
    return ExitStatus::Done;
}

std::string offerText(const resolution::Offer &offer)
{
    std::string text = offer.name + ": ";
    text += offer.allowed ? (offer.twoPeople ? "allowed, with a second person" : "allowed") : "not available";
    if (offer.allowed && offer.twoPeople)
        for (const std::string &why : offer.twoPeopleWhy)
            text += " (" + why + ')';
    for (const resolution::Refusal &refusal : offer.refusals)
        text += "\n    " + refusal.code + " " + resolution::refusalText(refusal);
    for (const Digest &digest : offer.evidence)
        text += "\n    --evidence " + digest.hex();
    return text;
}

json compensationsJson(const resolution::Offer &offer)
{
    json commands = json::array();
    for (const statement::CompensationCommand &command : offer.compensations)
        commands.push_back({{"intent", command.intent},
                            {"operation", command.operation},
                            {"target_provider_id", command.targetProviderId},
                            {"amount_minor", command.amountMinor},
                            {"currency", command.currency}});
    return commands;
}

json offerJson(const resolution::Offer &offer)
{
    json refusals = json::array();
    for (const resolution::Refusal &refusal : offer.refusals)
        refusals.push_back(toJson(refusal));
    json evidence = json::array();
    for (const Digest &digest : offer.evidence)
        evidence.push_back(digest.hex());
    return {{"action", offer.name},
            {"allowed", offer.allowed},
            {"two_people", offer.twoPeople},
            {"two_people_why", offer.twoPeopleWhy},
            {"refusals", refusals},
            {"evidence", evidence},
            {"reasons", offer.reasons},
            {"friction", offer.friction},
            {"compensations", compensationsJson(offer)}};
}

Result<ExitStatus> offers(VerbContext &context)
{
    COUNTERSIGN_TRY(const effect::EffectRef ref, intentOf(context));
    COUNTERSIGN_TRY(ledger::LedgerReader *const reader, context.root.reader());
    COUNTERSIGN_TRY(const auto offered, reader->offers(ref));
    json document = json::array();
    std::string text;
    for (const resolution::Offer &offer : offered) {
        document.push_back(offerJson(offer));
        text += offerText(offer) + '\n';
    }
    context.output.print(document, text);
    return ExitStatus::Done;
}

Result<ExitStatus> proposalsList(VerbContext &context)
{
    COUNTERSIGN_TRY(ledger::LedgerReader *const reader, context.root.reader());
    COUNTERSIGN_TRY(const auto proposals, reader->proposals(!context.arguments.all));
    json document = json::array();
    std::string text;
    for (const ledger::ProposalRecord &proposal : proposals) {
        document.push_back(proposalJson(proposal));
        text += proposalLine(proposal) + '\n';
    }
    context.output.print(document, text.empty() ? "Nothing waits for a second person." : text);
    return ExitStatus::Done;
}

Result<ExitStatus> proposalsShow(VerbContext &context)
{
    COUNTERSIGN_TRY(ledger::LedgerReader *const reader, context.root.reader());
    COUNTERSIGN_TRY(const auto proposals, reader->proposals(false));
    for (const ledger::ProposalRecord &proposal : proposals) {
        if (proposal.id != context.arguments.target)
            continue;
        json document = proposalJson(proposal);
        // What is settled has changed already what it changed.
        if (proposal.status == "open" && proposal.statement.intent.empty()) {
            COUNTERSIGN_TRY(const auto difference, desk::differenceOf(*reader, proposal.statement));
            document.update(differenceJson(difference));
        }
        context.output.print(document, document.dump(2));
        return ExitStatus::Done;
    }
    return fail(ErrorKind::NotFound, "proposal " + context.arguments.target + " does not exist in this ledger");
}

// Everybody who was ever enrolled has a name, whoever has left since.
Result<std::string> nameOf(ledger::LedgerReader &reader, const std::string &person)
{
    COUNTERSIGN_TRY(const auto persons, reader.persons());
    for (const ledger::PersonRecord &record : persons)
        if (record.person == person)
            return record.displayName;
    return std::string();
}

Result<ExitStatus> statementShow(VerbContext &context)
{
    COUNTERSIGN_TRY(ledger::LedgerReader *const reader, context.root.reader());
    constexpr std::size_t PageSize = 500;
    for (std::int64_t from = 0;; from += static_cast<std::int64_t>(PageSize)) {
        COUNTERSIGN_TRY(const auto records, reader->log(from, PageSize));
        for (const ledger::StatementRecord &record : records) {
            if (record.statement.id != context.arguments.target)
                continue;
            json document = statementJson(record);
            COUNTERSIGN_TRY(document["name"], nameOf(*reader, record.statement.person));
            context.output.print(document, document.dump(2));
            return ExitStatus::Done;
        }
        if (records.size() < PageSize)
            return fail(ErrorKind::NotFound, "statement " + context.arguments.target + " is not in this log");
    }
}

Result<std::vector<statement::PublicKey>> keysToTry(const VerbContext &context)
{
    std::vector<statement::PublicKey> keys;
    if (!context.arguments.publicKey.empty()) {
        COUNTERSIGN_TRY(const statement::PublicKey key, statement::PublicKey::fromHex(context.arguments.publicKey));
        return std::vector{key};
    }
    COUNTERSIGN_TRY(const audit::Trust *const trust, context.root.trust());
    for (const audit::RootKey &root : trust->rootKeys)
        keys.push_back(root.key);
    return keys;
}

Result<ExitStatus> statementVerify(VerbContext &context)
{
    COUNTERSIGN_TRY(const std::string text, readFile(context.arguments.target, 64 * 1024));
    COUNTERSIGN_TRY(const statement::Envelope envelope, statement::parseEnvelope(text));
    COUNTERSIGN_TRY(const auto keys, keysToTry(context));
    for (const statement::PublicKey &key : keys) {
        if (!statement::verifyEnvelope(envelope, key))
            continue;
        COUNTERSIGN_TRY(const statement::Statement parsed, statement::parseStatement(envelope.payload));
        context.output.print({{"verified", true}, {"key", key.keyId()}, {"statement", json::parse(envelope.payload)}},
                             "Signed by key " + key.keyId() + " of " + parsed.person + ".\n" + envelope.payload);
        return ExitStatus::Done;
    }
    context.output.print({{"verified", false}}, "The signature does not verify with any of the keys given.");
    return ExitStatus::VerificationFailed;
}

} // namespace

const std::map<std::string, Verb> &readVerbs()
{
    static const std::map<std::string, Verb> Verbs{
        {"intents list", intentsList},         {"intents show", intentsShow},     {"offers", offers},
        {"proposals list", proposalsList},     {"proposals show", proposalsShow}, {"statement show", statementShow},
        {"statement verify", statementVerify},
    };
    return Verbs;
}

} // namespace countersign::app
