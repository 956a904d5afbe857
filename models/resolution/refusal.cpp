// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/resolution/refusal.h"

#include "models/base/error.h"
#include "models/resolution/refusal_by_code.h"
#include "models/resolution/refusal_data.h"
#include "models/resolution/refusal_reasons.h"
#include "models/resolution/refusal_words.h"

#include <algorithm>
#include <chrono>

namespace countersign::resolution {
namespace {

using std::string;

// Rows of one code are told apart by the reason.
const ReasonWording *reasonRow(const string &code, const string &reason)
{
    const auto row = std::find_if(ByReason.begin(), ByReason.end(),
                                  [&](const ReasonWording &one) { return one.code == code && one.reason == reason; });
    return row == ByReason.end() ? nullptr : &*row;
}

Phrases factWording(const FactWording &row, const DataReader &data)
{
    if (!data.has("differing"))
        return {{row.cause}, {row.remedy}};
    return {{row.cause},
            {translatable("It differs in: %1."), {termsOf(FieldTerms, data.codes("differing"))}},
            {row.remedy}};
}

Phrases codeWording(const CodeWording &row, const Refusal &refusal, const DataReader &data)
{
    if (!data.has("why"))
        return {{row.cause}, {row.remedy}};
    const Phrase why = refusal.why.empty() ? Phrase(data("why")) : refusal.why;
    return {{row.cause}, {translatable("What is wrong: %1."), {Phrases{why}}}, {row.remedy}};
}

// The cause, what is known of it, and last the remedy.
Phrases wordingOf(const Refusal &refusal, const DataReader &data)
{
    if (const auto *row = reasonRow(refusal.code, data("reason")))
        return {{row->cause}, {row->remedy}};
    if (Phrases sentences = sentencesByCode(refusal.code, data); !sentences.empty())
        return sentences;
    if (const auto fact = rowOf(ByTrueFact, data("fact")); fact != ByTrueFact.end() && data.is("found", "true"))
        return {{fact->cause}, {fact->remedy}};
    if (const auto fact = rowOf(ByFact, data("fact")); fact != ByFact.end())
        return factWording(*fact, data);
    if (const auto code = rowOf(ByCode, refusal.code); code != ByCode.end())
        return codeWording(*code, refusal, data);
    return {{translatable("The code %1 is not known to this program."), {refusal.code}},
            {translatable("Use a program of the same release as the ledger.")}};
}

Phrase becameWording(const DataReader &data)
{
    const auto end = rowOf(ProposalEnds, data("became"));
    if (end != ProposalEnds.end())
        return {end->text, {data("decided_by")}};
    return {translatable("The proposal is %1 now, by %2."), {data("became"), data("decided_by")}};
}

} // namespace

Phrases reasonSentences(const Refusal &refusal)
{
    const DataReader data(refusal.data);
    Phrases sentences = wordingOf(refusal, data);
    if (data.has("became") && data.has("decided_by"))
        sentences.insert(sentences.end() - 1, becameWording(data));
    // Never earlier than the moment itself, though only whole seconds are shown.
    if (refusal.mayChangeAt)
        sentences.push_back({translatable("It may be possible from %1."),
                             {Instant(std::chrono::ceil<std::chrono::seconds>(*refusal.mayChangeAt))}});
    return sentences;
}

Phrases refusalSentences(const Refusal &refusal)
{
    Phrases sentences = reasonSentences(refusal);
    sentences.insert(sentences.begin(), {translatable("The ledger refused this.")});
    sentences.push_back(sentenceOf(Consequence::NothingChanged));
    return sentences;
}

string refusalReason(const Refusal &refusal)
{
    return english(reasonSentences(refusal));
}

string refusalText(const Refusal &refusal)
{
    return english(refusalSentences(refusal));
}

Phrase secondPersonReason(const string &fact)
{
    return termOf(SecondPersonTerms, fact);
}

Phrase differingField(const string &field)
{
    return termOf(FieldTerms, field);
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
