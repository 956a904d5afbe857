// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/resolution/refusal_by_code.h"

#include "models/resolution/refusal_words.h"

#include <array>

namespace countersign::resolution {
namespace {

Phrase nowWording(const DataReader &data)
{
    const Argument status = termsOf(StatusTerms, {data("status")});
    if (!data.has("version"))
        return {translatable("It is now %1."), {status}};
    if (!data.has("by"))
        return {translatable("It is now %1 at version %2."), {status, data("version")}};
    if (!data.has("at"))
        return {translatable("It is now %1 at version %2, by %3."), {status, data("version"), data("by")}};
    return {translatable("It is now %1 at version %2, by %3 at %4."),
            {status, data("version"), data("by"), data.moment("at")}};
}

Phrases movedWording(const DataReader &data)
{
    if (data.is("sweep_due", "true"))
        return {{translatable("The worker's lease is over, and the ledger has not yet moved the effect to unknown.")},
                {translatable("Look the effect up: that moves it. Then decide.")}};
    Phrases sentences{{translatable("The effect has changed since you looked.")}};
    if (data.has("status"))
        sentences.push_back(nowWording(data));
    sentences.push_back({translatable("Reload the effect and decide on what it is now.")});
    return sentences;
}

bool timeHelps(const DataReader &data)
{
    return !data.is("unmet", "contract_disallows") && !data.is("unmet", "not_planted") &&
           !data.is("unmet", "beyond_retention");
}

Phrases absenceWording(const DataReader &data)
{
    Phrases sentences{{translatable("Absence is not proven yet.")}};
    if (const auto unmet = rowOf(UnmetAbsence, data("unmet")); unmet != UnmetAbsence.end())
        sentences.push_back({unmet->cause});
    if (data.has("counted") && data.has("needed"))
        sentences.push_back({translatable("%1 of %2 misses count."), {data("counted"), data("needed")}});
    if (data.has("settle_at"))
        sentences.push_back({translatable("It settles at %1."), {data.moment("settle_at")}});
    sentences.push_back({timeHelps(data) ? translatable("Look the effect up again, or escalate.")
                                         : translatable("Escalate: time does not help here.")});
    return sentences;
}

Phrases roleWording(const DataReader &data)
{
    const Argument act = termsOf(ActTerms, {data.has("action") ? data("action") : data("kind")});
    if (data.has("status"))
        return {{translatable("While the effect is %1, %2 is not possible."),
                 {termsOf(StatusTerms, {data("status")}), act}},
                {translatable("Reload the effect and see what is possible now.")}};
    return {{translatable("Your role does not allow %1."), {act}},
            {translatable("Ask somebody whose role allows it.")}};
}

Phrases twoPeopleWording(const DataReader &data)
{
    const Phrase why = data.has("why") ? Phrase{translatable("Two people are needed, because: %1."),
                                                {termsOf(SecondPersonTerms, data.codes("why"))}}
                                       : Phrase{translatable("Two people are needed.")};
    return {why, {translatable("Propose it, and let another person countersign.")}};
}

Phrases samePersonWording(const DataReader &data)
{
    const bool withdraws = data.is("fact", "distinct_person") && data.is("found", "true");
    Phrases sentences{{withdraws ? translatable("Only the person who proposed may withdraw a proposal.")
                                 : translatable("Another person must decide this proposal.")}};
    if (data.has("proposer"))
        sentences.push_back({translatable("This one was made by %1."), {data("proposer")}});
    sentences.push_back({withdraws ? translatable("Decline it instead, if you are an approver.")
                                   : translatable("Let an approver who did not propose it decide.")});
    return sentences;
}

Phrases keyExpiredWording(const DataReader &data)
{
    Phrases sentences{{translatable("The provider may have forgotten the key, so a retry could do the effect twice.")}};
    if (data.has("redispatch_until"))
        sentences.push_back({translatable("No retry is allowed after %1."), {data.moment("redispatch_until")}});
    sentences.push_back({translatable("Reject it if absence is proven, else escalate; a fresh command needs its own "
                                      "key.")});
    return sentences;
}

Phrases heldWording(const DataReader &data)
{
    Phrase held{translatable("The effect is held by another person.")};
    if (data.has("by") && data.has("until"))
        held = {translatable("The effect is held by %1 until %2."), {data("by"), data.moment("until")}};
    else if (data.has("by"))
        held = {translatable("The effect is held by %1."), {data("by")}};
    return {held, {translatable("Ask the holder, or end the hold; that is logged.")}};
}

Phrases proposalExistsWording(const DataReader &data)
{
    Phrases sentences{{translatable("A proposal on this effect is already open.")}};
    if (data.has("proposer") && data.has("proposal"))
        sentences.push_back({translatable("It is %1, made by %2."), {data("proposal"), data("proposer")}});
    else if (data.has("proposer"))
        sentences.push_back({translatable("It was made by %1."), {data("proposer")}});
    sentences.push_back({translatable("Decide that proposal first: approve, decline or withdraw it.")});
    return sentences;
}

Phrases restatementWording(const DataReader &data)
{
    Phrases sentences{{translatable("The statement restates the effect differently from the ledger's row.")}};
    if (data.has("fields"))
        sentences.push_back({translatable("They differ in: %1."), {termsOf(FieldTerms, data.codes("fields"))}});
    sentences.push_back({translatable("Reload the effect and sign again.")});
    return sentences;
}

using Maker = Phrases (*)(const DataReader &);
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

} // namespace

Phrases sentencesByCode(const std::string &code, const DataReader &data)
{
    const auto maker = rowOf(Makers, code);
    return maker == Makers.end() ? Phrases() : maker->make(data);
}

} // namespace countersign::resolution
