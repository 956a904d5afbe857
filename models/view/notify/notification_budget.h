// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/clock.h"

#include <array>
#include <chrono>
#include <deque>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

// How often a person is told of what (ux.md section 9). Pure: the caller says what time it is.
namespace countersign::view {

enum class AttentionKind {
    KeyExpiring,       // the provider forgets a key within the hour
    OverdueMine,       // overdue, and I hold it or it was escalated to me
    ApprovalForMe,     // somebody else's open proposal
    DuplicateConflict, // one intent, two different effects
    VerifyFailed,      // the log does not hold
};
inline constexpr std::array<AttentionKind, 5> AttentionKinds{
    AttentionKind::VerifyFailed, AttentionKind::DuplicateConflict, AttentionKind::KeyExpiring,
    AttentionKind::OverdueMine, AttentionKind::ApprovalForMe}; // the gravest first
bool isCritical(AttentionKind kind);                           // told at once

// Something that stands now. The subject tells one state from the next of the same thing; it is never shown.
struct Attention
{
    AttentionKind kind = AttentionKind::KeyExpiring;
    std::string subject{};
    friend bool operator==(const Attention &, const Attention &) = default;
    friend auto operator<=>(const Attention &, const Attention &) = default;
};

struct Notification
{
    std::map<AttentionKind, int> counts{}; // what it tells of; never empty
    bool flood = false;                    // a summary of too many
    bool critical = false;
    bool operator==(const Notification &) const = default;
};

class NotificationBudget final
{
public:
    static constexpr Duration Span = std::chrono::minutes(10);
    static constexpr std::size_t MostInSpan = 10; // more is a flood

    // The person sees this already: never told.
    void adopt(const std::vector<Attention> &standing);
    // What to tell now, given everything that stands or is new; what waits for the budget comes with a later call, so
    // it is called again and again. One state is told once, however often it is handed in. Ordinary ones: one
    // notification in a span. A flood: one summary in a span, and beside it each critical kind at most once.
    std::vector<Notification> take(const std::vector<Attention> &standing, Instant now);

private:
    static bool over(const std::optional<Instant> &last, Instant now);
    void gather(const std::vector<Attention> &standing, Instant now);
    Notification drain(bool (*wanted)(AttentionKind));
    void takeCritical(bool flood, Instant now, std::vector<Notification> &told);

    std::set<Attention> m_known{};
    std::map<AttentionKind, int> m_waiting{};
    std::deque<Instant> m_arrivals{}; // within the last span, at most MostInSpan + 1 of them
    std::optional<Instant> m_lastOrdinary{}, m_lastFlood{};
    std::map<AttentionKind, Instant> m_lastOfKind{}; // critical ones
};

} // namespace countersign::view
