// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/ledger/ledger_reader.h"
#include "models/view/sheet/sheet_request.h"
#include "models/view/wording/compare_row.h"
#include "models/view/wording/effect_state.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <set>
#include <string>
#include <vector>

// What the approvals inbox shows (ux.md sections 4.4 and 7). What must stay hidden until the approver has looked for
// himself is not in here until then, so that no list, palette or notification can show it. Plain values.
namespace countersign::view {

// What the approver's own evidence shows, in his own words, before he knows what was proposed.
enum class OwnOutcome { ExistsOnce, ExistsMoreThanOnce, DoesNotExist, CannotTell };
const std::vector<OwnOutcome> &allOwnOutcomes();
QString outcomeText(OwnOutcome outcome);
// The outcomes under which this proposal makes sense: what was proposed agrees with what was seen.
std::set<OwnOutcome> agreeingOutcomes(const statement::Statement &proposed);

struct ApprovalRow
{
    std::string id{};                       // of the proposal
    std::optional<effect::EffectRef> ref{}; // none: it governs
    bool mine = false;
    bool open = true;
    QString amount{}, object{}, expires{}; // "EUR 48 000.00", "payrun-12", "expires in 1 h 05 m"
    QString note{};                        // mine: "You proposed this; another person must decide", or how it ended
    QString sentence{};                    // the whole row for a screen reader
    Severity severity = Severity::Info;
    Instant expiresAt{};
    bool operator==(const ApprovalRow &) const = default;
};

enum class LookPhase { None, Running, Done, Failed };

struct OpenApproval
{
    std::string id{};
    std::optional<effect::EffectRef> ref{};
    bool mine = false;
    QString expiry{}; // "expires in 1 h 05 m, at 2026-12-01 12:00:00Z", or that it has
    bool expired = false;
    QString keyLeft{};

    LookPhase look = LookPhase::None;
    QString lookLine{}; // "queried by you 2026-12-01 09:14:22Z, 3 m old, limit 15 m"
    bool lookStale = false;
    QStringList findings{};          // one line a way of asking
    std::vector<CompareRow> lines{}; // intent beside evidence
    QStringList facts{};             // what else was intended: workflow, attempts, last attempt

    std::optional<OwnOutcome> chosen{};
    bool revealed = false;
    // Only once revealed:
    bool agrees = false;
    QString disagreement{}; // what was seen and what was proposed do not fit: only decline, ask, escalate
    QString proposed{}, maker{}, reason{}, policy{}, evidenceAge{};
    QStringList blockers{}; // why this person may not approve, in the ledger's words; not before the reveal
};

enum class InboxPhase { Loading, Ready, Failed };

struct ApprovalsState
{
    InboxPhase phase = InboxPhase::Loading;
    std::optional<Error> error{}; // of the last read; the rows are older
    std::vector<ApprovalRow> waiting{}, sent{};
    std::optional<OpenApproval> open{};
    QString hygiene{}; // "Your last 20: 20 approved, median 9 s"
};

} // namespace countersign::view
