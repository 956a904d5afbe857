// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/countersignctl/verbs.h"

#include "models/audit/checkpoint.h"
#include "models/audit/compare.h"
#include "models/base/file.h"
#include "models/desk/verify_log.h"

#include <nlohmann/json.hpp>

namespace countersign::app {
namespace {

using nlohmann::json;

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
    std::string text = report.verified ? "The whole history holds." : "The history does not hold.";
    text += "\nEntries " + std::to_string(report.head.size) + ", root " + report.head.root.hex();
    text += problemsText(report.problems);
    context.output.print({{"verified", report.verified},
                          {"size", report.head.size},
                          {"root", report.head.root.hex()},
                          {"problems", problemsJson(report.problems)}},
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

struct OtherHead
{
    audit::Checkpoint checkpoint{};
    std::string signedBy{}; // person; "" for a head that nobody signs
    std::string vouchedFor{};
};

struct Candidate
{
    std::string person{};
    statement::PublicKey key;
    std::string vouchedFor{};
};

// Who may have signed a note: the key that was named, or the pinned root keys, or else whom this ledger knows.
Result<std::vector<Candidate>> candidates(VerbContext &context, const std::string &name, audit::AuditSource &source)
{
    std::vector<Candidate> all;
    if (const std::string &given = context.arguments.publicKey; !given.empty()) {
        COUNTERSIGN_TRY(const auto key, statement::PublicKey::fromHex(given));
        all.push_back({name, key, "the key that was given"});
        return all;
    }
    COUNTERSIGN_TRY(const audit::Trust *const trust, context.root.trust());
    for (const audit::RootKey &root : trust->rootKeys)
        all.push_back({root.person, root.key, "a pinned root key"});
    COUNTERSIGN_TRY(const auto keys, source.keys());
    for (const audit::StoredKey &stored : keys)
        if (const auto key = statement::PublicKey::fromHex(stored.publicKey))
            all.push_back({stored.person, *key, "a key that this ledger lists"});
    return all;
}

Result<OtherHead> readNote(VerbContext &context, const std::string &text, audit::AuditSource &source)
{
    COUNTERSIGN_TRY(const auto claimed, audit::readClaimedCheckpoint(text));
    for (const std::string &name : claimed.signers) {
        COUNTERSIGN_TRY(const auto keys, candidates(context, name, source));
        for (const Candidate &candidate : keys)
            if (candidate.person == name)
                if (auto checkpoint = audit::verifyCheckpoint(text, name, candidate.key))
                    return OtherHead{std::move(*checkpoint), name, candidate.vouchedFor};
    }
    return fail(ErrorKind::VerificationFailed, "no signature of the note holds by any key known here",
                "Name its signer's key with --public-key.");
}

Result<OtherHead> readOtherHead(VerbContext &context, audit::AuditSource &source)
{
    COUNTERSIGN_TRY(const std::string text, readFile(context.arguments.target, 64 * 1024));
    if (!text.starts_with('{'))
        return readNote(context, text, source);
    COUNTERSIGN_TRY(auto pinned, audit::parsePinnedHead(text));
    return OtherHead{{std::move(pinned.origin), pinned.head}, {}, "nobody: a pinned head is not signed"};
}

std::string_view sentenceOf(audit::HeadRelation relation)
{
    switch (relation) {
    case audit::HeadRelation::Consistent:
        return "Both heads are the same.";
    case audit::HeadRelation::Ahead:
        return "This ledger's log goes on where the other head ends.";
    case audit::HeadRelation::Behind:
        return "This ledger's log ends before the other head: an older copy, or entries are lost. Sign nothing on it.";
    case audit::HeadRelation::Forked:
        return "Two roots for one size: these are two logs. Sign nothing; keep both heads, together they are evidence.";
    }
    return "";
}

json headJson(const audit::LogHead &head)
{
    return {{"size", head.size}, {"root", head.root.hex()}};
}

std::string headText(const audit::LogHead &head)
{
    return "size " + std::to_string(head.size) + ", root " + head.root.hex();
}

Result<ExitStatus> compare(VerbContext &context)
{
    COUNTERSIGN_TRY(ledger::LedgerFactory *const factory, context.root.ledgerFactory());
    COUNTERSIGN_TRY(const auto source, factory->openAudit());
    COUNTERSIGN_TRY(const OtherHead other, readOtherHead(context, *source));
    COUNTERSIGN_TRY(const auto found, audit::compareHead(*source, other.checkpoint));
    const json document{
        {"relation", std::string(toString(found.relation))},
        {"origin", other.checkpoint.origin},
        {"other", headJson(found.other)},
        {"ledger", headJson(found.ledger)},
        {"ledger_root_at_other_size", found.ledgerRootThen ? json(found.ledgerRootThen->hex()) : json(nullptr)},
        {"signed_by", other.signedBy.empty() ? json(nullptr) : json(other.signedBy)},
        {"vouched_for_by", other.vouchedFor}};
    std::string text = std::string(toString(found.relation)) + ": " + std::string(sentenceOf(found.relation)) +
                       "\nOther head   " + headText(found.other) + "\nThis ledger  " + headText(found.ledger);
    if (found.ledgerRootThen)
        text += "\nThis ledger at the other's size: root " + found.ledgerRootThen->hex();
    text += "\nThe other head is vouched for by " + other.vouchedFor;
    if (!context.arguments.out.empty())
        COUNTERSIGN_CHECK(writeFileAtomically(context.arguments.out, document.dump(2) + "\n"));
    context.output.print(document, text);
    const bool holds =
        found.relation == audit::HeadRelation::Consistent || found.relation == audit::HeadRelation::Ahead;
    return holds ? ExitStatus::Done : ExitStatus::VerificationFailed;
}

} // namespace

json problemsJson(const std::vector<audit::Problem> &problems)
{
    json list = json::array();
    for (const audit::Problem &problem : problems)
        list.push_back({{"seq", problem.seq ? json(*problem.seq) : json(nullptr)},
                        {"subject", problem.subject},
                        {"text", english(problem.text)}});
    return list;
}

std::string problemsText(const std::vector<audit::Problem> &problems)
{
    std::string text;
    for (const audit::Problem &problem : problems)
        text += "\n  " + (problem.seq ? "entry " + std::to_string(*problem.seq) + ", " : std::string()) +
                problem.subject + ": " + english(problem.text);
    return text;
}

const std::map<std::string, Verb> &auditVerbs()
{
    static const std::map<std::string, Verb> Verbs{
        {"audit verify", verify}, {"audit checkpoint", checkpoint}, {"audit compare", compare}};
    return Verbs;
}

} // namespace countersign::app
