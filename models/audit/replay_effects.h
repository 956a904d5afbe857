// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/audit/audit_source.h"
#include "models/audit/replay_compensations.h"
#include "models/audit/replay_log.h"
#include "models/audit/replay_problems.h"
#include "models/effect/effect_intent.h"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>

// The state of every effect a statement speaks about, followed through the log and through the workers' events between
// its statements. Each version step must be one or the other.
namespace countersign::audit {

struct EffectTrail
{
    std::string status{};                             // "" before the first event
    std::int64_t version = 0;                         // of the row after what is followed so far
    std::int64_t lastEventNo = 0;                     // of the events followed so far
    std::int64_t lastAttempt = 0;                     // the highest one the events so far speak of
    std::map<std::int64_t, int> attemptEvents{};      // how many events so far speak of each attempt
    bool imported = false;                            // what was before it came is not told by events
    bool byStatement = false;                         // the last step was a statement's
    std::optional<std::uint64_t> lastDecision{};      // seq of the last applied resolution
    std::string providerResultId{}, responseDigest{}; // of the last applied confirmation
    std::optional<effect::Hold> hold{};
    statement::Escalation escalation{};
    // Of an effect that a statement ordered: the command, and the effect it takes back.
    std::optional<statement::CompensationCommand> command{};
    std::optional<statement::EffectRestatement> ordered{}; // of that effect, as the statement restated it
    std::string compensates{};
    bool happened = false; // of a compensation: its object was said to have happened, not only to have been accepted
    bool seenInTable = false;
};

class ReplayEffects final
{
public:
    ReplayEffects(AuditSource &source, ReplayProblems &problems)
        : m_source(source), m_problems(problems), m_compensations(problems)
    {
    }

    // Follows the events before the statement, and compares its prior status and version. An Error: unreadable source.
    Result<bool> reach(const ReplayEntry &read, const effect::EffectRef &ref);
    void applyResolution(const ReplayEntry &read, const effect::EffectRef &ref);
    void setHold(const effect::EffectRef &ref, std::optional<effect::Hold> hold);
    void setEscalation(const effect::EffectRef &ref, const statement::Escalation &escalation);
    // A compensation's row begins with the statement that orders it, about `original`.
    void begin(const ReplayEntry &read, const effect::EffectRef &original);
    // As it was when the statement reached it.
    const EffectTrail &trailOf(const effect::EffectRef &ref) { return m_trails[ref]; }

    // Every row of effect_intents must be where its trail ends, and every trail must end in a row.
    // `pause` is called once a page; its Error ends the comparison.
    Status compareWithTable(const std::function<Status()> &pause);

private:
    Status follow(const effect::EffectRef &ref, EffectTrail &trail, std::optional<std::int64_t> upToVersion,
                  std::optional<std::uint64_t> seq);
    void step(const effect::EffectRef &ref, EffectTrail &trail, const StoredEvent &event,
              std::optional<std::uint64_t> seq);
    void noteHowFar(const effect::EffectRef &ref, EffectTrail &trail, const StoredEvent &event,
                    std::optional<std::uint64_t> seq);
    void compareRow(const effect::EffectIntent &row, const EffectTrail &trail);
    void compareDecision(const effect::EffectIntent &row, const EffectTrail &trail);
    void compareCommand(const effect::EffectIntent &row, const EffectTrail &trail);
    void compareAttention(const effect::EffectIntent &row, const EffectTrail &trail);
    Status compareAttempts(const effect::EffectIntent &row, const EffectTrail &trail);
    void differs(const effect::EffectIntent &row, const EffectTrail &trail, const char *column, Phrase text);

    AuditSource &m_source;
    ReplayProblems &m_problems;
    std::map<effect::EffectRef, EffectTrail> m_trails;  // of effects with statements only
    std::set<effect::EffectRef> m_compensationReopened; // effects of which a statement reopened a compensation
    ReplayCompensations m_compensations;
};

std::string subjectOf(const effect::EffectRef &ref, std::string_view column); // "effect_intents acme/invoice:1 status"

} // namespace countersign::audit
