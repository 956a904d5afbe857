// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/countersignctl/verbs.h"

#include "models/base/file.h"
#include "models/desk/record_evidence.h"

#include <nlohmann/json.hpp>

namespace countersign::app {
namespace {

using nlohmann::json;

Result<ExitStatus> evidenceShow(VerbContext &context)
{
    COUNTERSIGN_TRY(const Digest digest, Digest::fromHex(context.arguments.target));
    COUNTERSIGN_TRY(ledger::LedgerReader *const reader, context.root.reader());
    COUNTERSIGN_TRY(const auto bytes, reader->evidence(digest));
    if (!bytes)
        return fail(ErrorKind::NotFound, "evidence " + digest.hex() + " is not stored in this ledger");
    if (sha256(*bytes) != digest)
        return fail(ErrorKind::VerificationFailed, "evidence " + digest.hex() + " was changed after it was stored",
                    "Run audit verify and tell an auditor.");
    const json document = json::parse(*bytes, nullptr, false);
    context.output.print(document, document.dump(2));
    return ExitStatus::Done;
}

// The document itself stays where it is; the ledger keeps what it is called and which bytes it had.
Result<Digest> attest(VerbContext &context, desk::Desk &person, const std::string &bytes)
{
    const Arguments &a = context.arguments;
    COUNTERSIGN_TRY(const TenantId tenant, TenantId::parse(context.root.profile().tenant));
    COUNTERSIGN_TRY(const IntentKey key, IntentKey::parse(a.intent));
    return desk::attestDocument(person, {tenant, key}, {a.title, a.mediaType, sha256(bytes)});
}

Result<ExitStatus> evidenceImport(VerbContext &context)
{
    const Arguments &a = context.arguments;
    if (a.title.empty() != a.intent.empty())
        return fail(ErrorKind::InvalidInput, "a document has --title and --intent, an evidence record has neither",
                    "Give both or none.");
    COUNTERSIGN_TRY(const std::string bytes, readFile(a.target));
    COUNTERSIGN_TRY(desk::Desk *const person, context.root.desk());
    COUNTERSIGN_TRY(const Digest digest,
                    a.title.empty() ? desk::importEvidence(*person, bytes) : attest(context, *person, bytes));
    context.output.print({{"evidence", digest.hex()}}, "Recorded as evidence " + digest.hex() + '.');
    return ExitStatus::Done;
}

} // namespace

const std::map<std::string, Verb> &evidenceVerbs()
{
    static const std::map<std::string, Verb> Verbs{{"evidence show", evidenceShow},
                                                   {"evidence import", evidenceImport}};
    return Verbs;
}

} // namespace countersign::app
