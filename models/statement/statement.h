// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/clock.h"
#include "models/base/digest.h"

#include <nlohmann/json_fwd.hpp>

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// What a person signs (application/vnd.countersign.statement.v1+json, trust.md (a)). A Statement is the wire record:
// its strings are exactly those of the bytes, so that what is shown, signed, stored and compared is one thing.
namespace countersign::statement {

inline constexpr std::size_t MaxNameBytes = 255; // tenants, persons, intents, operations, references: as IntentKey

enum class Kind {
    Resolve,
    Propose,
    Approve,
    Decline,
    Withdraw,
    Hold,
    Unhold,
    Escalate,
    Note,
    Settle,
    OperatorEnrol,
    KeyRevoke,
    MembershipSet,
    PolicySet,
    ContractPublish,
};
std::string_view toString(Kind kind);
std::optional<Kind> parseKind(std::string_view word);
bool isGovernance(Kind kind); // operator_enrol … contract_publish

enum class Action { None, Confirm, Reject, Release, Compensate, Reopen };
// Every action that a resolve statement can carry.
inline constexpr std::array<Action, 5> Actions{Action::Confirm, Action::Reject, Action::Release, Action::Compensate,
                                               Action::Reopen};
std::string_view toString(Action action); // "" for None
std::optional<Action> parseAction(std::string_view word);

struct Prior
{
    std::string status{};
    std::string version{};
    bool operator==(const Prior &) const = default;
};

// The intent's row, restated; the ledger compares every field.
struct EffectRestatement
{
    std::string provider{}, account{}, environment{}, operation{}, effectKind{}, providerKey{}, requestDigest{};
    std::string amountMinor{}, currency{}, customerRef{}, recipientRef{};
    bool operator==(const EffectRestatement &) const = default;
};

// The provider's receipt that is accepted.
struct ResultClaim
{
    std::string providerId{}, responseDigest{}, disposition{}, amountMinor{}, currency{};
    std::vector<std::string> mismatch{}; // every differing field, named
    std::vector<std::string> surplus{};  // every other match
    bool operator==(const ResultClaim &) const = default;
};

struct CompensationCommand
{
    std::string intent{}, operation{}, targetProviderId{}, amountMinor{}, currency{}, commandDigest{};
    bool operator==(const CompensationCommand &) const = default;
};

struct Citation
{
    std::string kind{}, digest{}, observedAt{}, method{};
    bool operator==(const Citation &) const = default;
};
struct Reason
{
    std::string code{}, text{};
    bool operator==(const Reason &) const = default;
};
struct Escalation
{
    std::string to{}, due{};
    bool operator==(const Escalation &) const = default;
};
struct ConflictSettlement
{
    std::string id{}, settlement{};
    bool operator==(const ConflictSettlement &) const = default;
};
struct ProposalRef
{
    std::string id{}, digest{};
    bool operator==(const ProposalRef &) const = default;
};
struct VersionRef
{
    std::string version{}, digest{};
    bool operator==(const VersionRef &) const = default;
};
struct Seen
{
    std::string size{}, root{};
    bool operator==(const Seen &) const = default;
};

struct Statement
{
    std::string id{}; // 32 hex digits
    std::string origin{};
    std::string tenant{};
    std::string intent{}; // "" for governance
    Kind kind = Kind::Note;
    Action action = Action::None;
    std::optional<Prior> prior{}; // {} where absent
    std::string nextStatus{};     // "" where absent: next is {}
    std::optional<EffectRestatement> effect{};
    std::optional<ResultClaim> result{};
    std::optional<CompensationCommand> compensation{};
    std::vector<Citation> evidence{};
    Reason reason{};
    std::string holdUntil{}; // "" where absent: hold is {}
    std::optional<Escalation> escalation{};
    std::optional<ConflictSettlement> conflict{};
    std::optional<ProposalRef> proposal{};
    std::optional<VersionRef> policy{};
    std::optional<VersionRef> contract{};
    std::string person{};
    std::string key{}; // hex SHA-256 of the raw public key
    std::string signedAt{};
    std::string expiresAt{};
    Seen seen{};
    std::string subject = "{}"; // canonical JSON of an object; governance only

    bool operator==(const Statement &) const = default;
};

inline constexpr std::string_view StatementMediaType = "application/vnd.countersign.statement.v1+json";
inline constexpr std::size_t MaxStatementBytes = 16 * 1024;

// Canonical bytes. InvalidInput if subject is not the canonical form of an object, or the result is over
// MaxStatementBytes.
Result<std::string> encodeStatement(const Statement &statement);

// Parses canonical bytes and checks the whole schema of trust.md (a): every field present, none unknown, string rules
// (printable, lengths, decimal forms, hex digests, RFC 3339), next matches action, fields that do not belong to the
// kind are empty. The error names the field. Shape faults (RC101) are checkJsonShape()'s; everything here is RC102.
// A propose or approve without action is about settling a conflict. A governance subject is checked as text only: its
// schema is that of governance.h, Policy or ProviderContract, and whoever applies it parses it.
Result<Statement> parseStatement(std::string_view bytes);

// The command that a compensation stands for: canonical JSON of its first five fields. Its SHA-256 is commandDigest
// and becomes the new intent's request digest.
Result<std::string> compensationCommand(const CompensationCommand &command);

// The fields an approval must repeat from its proposal, and do differ: names of the differing ones
// ("effect.amount_minor"), empty if none.
std::vector<std::string> differingFromProposal(const Statement &approval, const Statement &proposal);

} // namespace countersign::statement
