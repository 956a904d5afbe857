// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/resolution/refusal.h"

#include "models/base/text.h"

#include <algorithm>
#include <array>
#include <functional>
#include <string_view>

namespace countersign::resolution {
namespace {

using std::string;
using std::string_view;

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

struct FactWording
{
    string_view fact;
    string_view cause;
    string_view remedy;
};

// Where one code stands for several facts, the fact says more than the code.
constexpr std::array<FactWording, 23> ByFact{{
    {"evidence_for_intent",
     "the cited evidence is missing, not stored, or about another effect, account or environment",
     "Look the effect up again and cite what that lookup recorded."},
    {"evidence_fresh", "the newest cited evidence of a lookup is older than the policy allows, or none is cited",
     "Look the effect up again and cite the new evidence."},
    {"one_match", "the cited evidence does not name the number of provider objects this action needs",
     "Confirm the object that was found, escalate, or look the effect up again."},
    {"many_matches", "the cited evidence names more than one provider object",
     "Confirm one of them and name every other as surplus, or escalate."},
    {"surplus_named", "the statement does not name exactly the other objects that the evidence shows",
     "Choose one object of the evidence and name every other as surplus."},
    {"object_failed", "the provider says of this object that the effect did not happen",
     "Reject the effect instead, or escalate."},
    {"object_in_flight", "the provider has not yet decided what becomes of this object",
     "Wait and look the effect up again."},
    {"object_accepted",
     "the evidence does not show an object in the state this action needs, restated as it stands there",
     "Cite the newest evidence and restate its object, or look the effect up again."},
    {"object_reversed", "the object happened and was reversed later", "Confirm it with its disposition named."},
    {"fields_equal", "the object differs from the intent, so it may not be what became of this effect",
     "Look the effect up again, or escalate."},
    {"mismatch_named", "the statement does not name exactly the fields in which the object differs from the intent",
     "Name every field that differs and no other as a mismatch (then two people decide), or escalate."},
    {"contradicted", "nothing cited contradicts the stored resolution",
     "Look the effect up and cite what contradicts it."},
    {"document_attested", "no document attested by the signer is cited, or a cited object contradicts it",
     "Cite what a lookup recorded."},
    {"policy_current",
     "the policy the statement cites is not the one in force, or it pins other rules than this ledger's",
     "Reload the effect and sign again under the policy in force."},
    {"contract_current", "the provider contract the statement cites is not the one in force",
     "Reload the effect, look it up again and sign again under the contract in force."},
    {"conflict_open", "a conflict on this effect is open", "Settle the conflict first."},
    {"sibling_unknown", "another key of the same workflow and step is unknown and was not looked up",
     "Look that effect up first."},
    {"parent_settled", "the effect this one belongs to is not confirmed", "Resolve the parent effect first."},
    {"compensation_within_rest", "the compensation is not one the contract names, or more than what is left",
     "Compensate at most what is left, with the operation the contract names for the object's state."},
    {"compensation_exists", "a compensation of this effect is prepared, unknown or confirmed",
     "Settle the compensation first."},
    {"proposal_open", "no open proposal stands on this effect: it is decided, expired, or void because the row moved",
     "Look the effect up and propose again."},
    {"proposal_matches", "the statement does not restate the open proposal exactly",
     "Reload the proposal and decide on what it says now."},
    {"reason_given", "the reason's code is not allowed here, or its text is too short or too long",
     "Give one of the allowed reasons; where text is asked for, write at least ten characters."},
}};

struct CodeWording
{
    string_view code;
    string_view cause;
    string_view remedy;
};

constexpr std::array<CodeWording, 26> ByCode{{
    {"RC101",
     "the statement is too large, not UTF-8 or nested too deeply, or the connection does not read committed data",
     "Sign with this program; do not edit statements by hand."},
    {"RC102", "the statement is not in its one canonical form",
     "Sign with this program; do not edit statements by hand."},
    {"RC103", "the statement was made for another ledger or an unknown tenant",
     "Check the profile: it names ledger and tenant."},
    {"RC201", "the key is not registered for the person who signs", "Ask an administrator to enrol the key."},
    {"RC202", "the signature does not hold over the statement", "Sign again with your own key."},
    {"RC203", "the person is not a member of the tenant", "Ask an administrator for a membership."},
    {"RC204", "the key was revoked or the membership ended", "Ask an administrator; older statements stay valid."},
    {"RC301", "the log head the statement cites is not in this log, or too far behind",
     "Reload. If it happens again, verify the log: it may have been rewritten."},
    {"RC302", "the effect has changed since you looked", "Reload the effect and decide on what it is now."},
    {"RC303", "the statement restates the effect differently from the ledger's row",
     "Reload the effect and sign again."},
    {"RC304", "this statement id is already used by another statement", "Make a new statement; the old one stands."},
    {"RC305", "the statement has expired, or its time is too far from the ledger's clock",
     "Check this computer's clock and sign again."},
    {"RC401", "your role does not allow this here, or the effect's status does not",
     "Ask somebody whose role allows it."},
    {"RC402", "the evidence does not prove what this action needs", "Look the effect up again, or escalate."},
    {"RC403", "two people are needed", "Propose it, and let another person countersign."},
    {"RC404", "the policy or the provider contract has changed", "Reload the effect and sign again."},
    {"RC405", "the reason does not do",
     "Give one of the allowed reasons; where text is asked for, write at least ten characters."},
    {"RC406", "the proposal is not open or not what the statement restates", "Reload the proposals."},
    {"RC407", "another person must decide this proposal", "Let an approver who did not propose it decide."},
    {"RC408", "absence is not proven yet", "Look the effect up again, or escalate."},
    {"RC409", "your own lookup after the proposal is missing, too old, or found something else",
     "Look the effect up yourself and cite it; if it shows something else, decline, ask or escalate."},
    {"RC410", "something on this effect or beside it must be settled first", "Settle it first."},
    {"RC411", "the handler is outside the limits of the policy's auto_reconcile", "A person must decide."},
    {"RC412", "the provider may have forgotten the key, so a retry could do the effect twice",
     "Reject it if absence is proven, else escalate; a fresh command needs its own key."},
    {"RC413", "the effect is held by another person", "Ask the holder, or end the hold; that is logged."},
    {"RC414", "a proposal on this effect is already open",
     "Decide that proposal first: approve, decline or withdraw it."},
}};

struct Unmet
{
    string_view name;
    string_view cause;
};

constexpr std::array<Unmet, 12> UnmetAbsence{{
    {"contract_disallows", "the provider's contract does not accept absence as proof"},
    {"not_planted", "no reference was planted at dispatch by which the provider could be searched"},
    {"object_cited", "the cited evidence shows an object"},
    {"attempt_open", "an attempt is open and its lease has not lapsed"},
    {"not_settled", "a late arrival is still possible"},
    {"scan_incomplete", "a cited lookup did not read every page"},
    {"beyond_retention", "the lookup is later than the provider keeps its data"},
    {"scope", "a cited lookup asked another account or environment"},
    {"rung_missing", "a cited lookup lacks an Absent answer of a rung the contract requires"},
    {"attempt_since", "an attempt was opened after the lookup"},
    {"too_few_misses", "too few settled, complete misses are cited"},
    {"spacing", "the cited misses are too close together"},
}};

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
    return {"the statement restates the effect" + data.with("'s ", "field") + " differently from the ledger's row",
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

Wording wordingOf(const Refusal &refusal, const Data &data)
{
    if (const auto maker = rowOf(Makers, refusal.code); maker != Makers.end())
        return maker->make(data);
    if (const auto fact = rowOf(ByFact, data("fact")); fact != ByFact.end())
        return {string(fact->cause) + data.with(" (differing: ", "differing", ")"), string(fact->remedy)};
    if (const auto code = rowOf(ByCode, refusal.code); code != ByCode.end())
        return {string(code->cause) + data.with(" (", "field", ")"), string(code->remedy)};
    return {"the code " + escapedForDisplay(refusal.code) + " is not known to this program",
            "Use a program of the same release as the ledger."};
}

// Never earlier than the moment itself, though only whole seconds are shown.
string atOrAfter(Instant at)
{
    return formatInstant(std::chrono::ceil<std::chrono::seconds>(at));
}

} // namespace

string refusalText(const Refusal &refusal)
{
    const Data data(refusal.data);
    const Wording wording = wordingOf(refusal, data);
    string text = "The ledger refused this: " + wording.cause + ". " + wording.remedy;
    if (refusal.mayChangeAt)
        text += " It may be possible from " + atOrAfter(*refusal.mayChangeAt) + ".";
    return text + " Nothing was changed and nothing was sent to the provider.";
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
