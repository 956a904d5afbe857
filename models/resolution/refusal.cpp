// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/resolution/refusal.h"

#include "models/base/text.h"
#include "models/resolution/refusal_words.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <functional>
#include <string_view>

namespace countersign::resolution {
namespace {

using std::string;

// What the ledger said no to and why, and what the reader can do.
struct Wording
{
    string cause{};
    string remedy{};
};

// The data of a refusal as text that is safe to show.
class Data final
{
public:
    explicit Data(const RefusalData &data) : m_data(data) {}

    string operator()(const string &name) const
    {
        const auto found = m_data.find(name);
        return found == m_data.end() ? string() : escapedForDisplay(found->second);
    }
    // before + value + after, or nothing where there is no value
    string with(string_view before, const string &name, string_view after = "") const
    {
        const string value = (*this)(name);
        return value.empty() ? string() : string(before) + value + string(after);
    }
    bool is(const string &name, string_view value) const { return (*this)(name) == value; }

private:
    const RefusalData &m_data;
};

template <class Rows>
auto rowOf(const Rows &rows, string_view key)
{
    return std::find_if(rows.begin(), rows.end(), [&](const auto &row) {
        if constexpr (requires { row.code; })
            return row.code == key;
        else if constexpr (requires { row.fact; })
            return row.fact == key;
        else
            return row.name == key;
    });
}

Wording movedWording(const Data &data)
{
    if (data.is("sweep_due", "true"))
        return {"the worker's lease is over, and the ledger has not yet moved the effect to unknown",
                "Look the effect up: that moves it. Then decide."};
    return {"the effect has changed since you looked" + data.with(": it is now ", "status") +
                data.with(" at version ", "version") + data.with(", by ", "by") + data.with(" at ", "at"),
            "Reload the effect and decide on what it is now."};
}

Wording absenceWording(const Data &data)
{
    const auto unmet = rowOf(UnmetAbsence, data("unmet"));
    Wording wording{"absence is not proven yet", "Look the effect up again, or escalate."};
    if (unmet != UnmetAbsence.end())
        wording.cause += ": " + string(unmet->cause);
    wording.cause += data.with(" (", "counted", data.with(" of ", "needed", " misses count)"));
    wording.cause += data.with("; it settles at ", "settle_at");
    if (data.is("unmet", "contract_disallows") || data.is("unmet", "not_planted") ||
        data.is("unmet", "beyond_retention"))
        wording.remedy = "Escalate: time does not help here.";
    return wording;
}

Wording roleWording(const Data &data)
{
    const string what = data.is("action", "") ? data("kind") : data("action");
    if (!data.is("status", ""))
        return {(what.empty() ? string("this") : what) + " is not possible while the effect is " + data("status"),
                "Reload the effect and see what is possible now."};
    return {"your role does not allow " + (what.empty() ? string("this") : what), "Ask somebody whose role allows it."};
}

Wording twoPeopleWording(const Data &data)
{
    return {"two people are needed" + data.with(" because of: ", "why"),
            "Propose it, and let another person countersign."};
}

Wording samePersonWording(const Data &data)
{
    if (data.is("fact", "distinct_person") && data.is("found", "true"))
        return {"only the person who proposed may withdraw a proposal" + data.with("; this one is ", "proposer", "'s"),
                "Decline it instead, if you are an approver."};
    return {"another person must decide this proposal" + data.with("; it is ", "proposer", "'s own"),
            "Let an approver who did not propose it decide."};
}

Wording keyExpiredWording(const Data &data)
{
    return {"the provider may have forgotten the key" + data.with(" (no retry after ", "redispatch_until", ")") +
                ", so a retry could do the effect twice",
            "Reject it if absence is proven, else escalate; a fresh command needs its own key."};
}

Wording heldWording(const Data &data)
{
    return {"the effect is held by " + (data("by").empty() ? string("another person") : data("by")) +
                data.with(" until ", "until"),
            "Ask the holder, or end the hold; that is logged."};
}

Wording proposalExistsWording(const Data &data)
{
    return {"a proposal on this effect is already open" + data.with(" (", "proposal", ")") +
                data.with(", made by ", "proposer"),
            "Decide that proposal first: approve, decline or withdraw it."};
}

Wording restatementWording(const Data &data)
{
    return {"the statement restates the effect differently from the ledger's row" + data.with(" (", "fields", ")"),
            "Reload the effect and sign again."};
}

using Maker = Wording (*)(const Data &);
struct CodeMaker
{
    string_view code;
    Maker make;
};
constexpr std::array<CodeMaker, 9> Makers{{
    {"RC302", movedWording},
    {"RC303", restatementWording},
    {"RC401", roleWording},
    {"RC403", twoPeopleWording},
    {"RC407", samePersonWording},
    {"RC408", absenceWording},
    {"RC412", keyExpiredWording},
    {"RC413", heldWording},
    {"RC414", proposalExistsWording},
}};

// Rows of one code are told apart by the reason.
const ReasonWording *reasonRow(const string &code, const string &reason)
{
    const auto row = std::find_if(ByReason.begin(), ByReason.end(),
                                  [&](const ReasonWording &one) { return one.code == code && one.reason == reason; });
    return row == ByReason.end() ? nullptr : &*row;
}

Wording wordingOf(const Refusal &refusal, const Data &data)
{
    if (const auto *row = reasonRow(refusal.code, data("reason")))
        return {string(row->cause), string(row->remedy)};
    if (const auto maker = rowOf(Makers, refusal.code); maker != Makers.end())
        return maker->make(data);
    if (const auto fact = rowOf(ByTrueFact, data("fact")); fact != ByTrueFact.end() && data.is("found", "true"))
        return {string(fact->cause), string(fact->remedy)};
    if (const auto fact = rowOf(ByFact, data("fact")); fact != ByFact.end())
        return {string(fact->cause) + data.with(" (differing: ", "differing", ")"), string(fact->remedy)};
    if (const auto code = rowOf(ByCode, refusal.code); code != ByCode.end())
        return {string(code->cause) + data.with(" (", "why", ")"), string(code->remedy)};
    return {"the code " + escapedForDisplay(refusal.code) + " is not known to this program",
            "Use a program of the same release as the ledger."};
}

// Never earlier than the moment itself, though only whole seconds are shown.
string atOrAfter(Instant at)
{
    return formatInstant(std::chrono::ceil<std::chrono::seconds>(at));
}

string causeAndRemedy(const Refusal &refusal)
{
    const Data data(refusal.data);
    Wording wording = wordingOf(refusal, data);
    wording.cause += data.with("; the proposal was ", "became", data.with(" by ", "decided_by"));
    string text = wording.cause + ". " + wording.remedy;
    if (refusal.mayChangeAt)
        text += " It may be possible from " + atOrAfter(*refusal.mayChangeAt) + ".";
    return text;
}

} // namespace

string refusalReason(const Refusal &refusal)
{
    string text = causeAndRemedy(refusal);
    text.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(text.front())));
    return text;
}

string refusalText(const Refusal &refusal)
{
    return "The ledger refused this: " + causeAndRemedy(refusal) +
           " Nothing was changed and nothing was sent to the provider.";
}

const std::vector<string> &refusalCodes()
{
    static const std::vector<string> codes = [] {
        std::vector<string> all;
        for (const CodeWording &row : ByCode)
            all.emplace_back(row.code);
        return all;
    }();
    return codes;
}

} // namespace countersign::resolution
