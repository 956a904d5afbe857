// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/countersignctl/output.h"

#include "models/base/text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <iostream>
#include <variant>

namespace countersign::app {
namespace {

using nlohmann::json;

std::string_view word(Consequence consequence)
{
    switch (consequence) {
    case Consequence::NothingChanged:
        return "nothing_changed";
    case Consequence::MayHaveReachedProvider:
        return "may_have_reached_provider";
    case Consequence::MayHaveChangedLedger:
        return "may_have_changed_ledger";
    }
    return "";
}

// Lines stay lines; everything else that could steer a terminal is shown, not obeyed.
std::string plainLines(const std::string &text)
{
    std::string out;
    std::size_t start = 0;
    while (start <= text.size()) {
        const std::size_t end = std::min(text.find('\n', start), text.size());
        out += escapedForDisplay(std::string_view(text).substr(start, end - start)) + '\n';
        start = end + 1;
    }
    return out;
}

std::string outcomeText(const ledger::LogReceipt &receipt)
{
    const std::string what = receipt.outcome == ledger::SubmitResult::Applied
                                 ? "Applied"
                                 : "Proposed: it waits for a second person's approval. Proposal " + receipt.statementId;
    return what + ".\nLog entry " + std::to_string(receipt.seq) + ", root " + receipt.head.root.hex() +
           ".\nStatement " + receipt.statementId + '.';
}

} // namespace

json toJson(const Error &error)
{
    return {{"kind", std::string(toString(error.kind))},
            {"text", describe(error)},
            {"consequence", std::string(word(error.consequence))},
            {"statement_id", error.statementId}};
}

json toJson(const resolution::Refusal &refusal)
{
    return {{"code", refusal.code},
            {"data", refusal.data},
            {"text", resolution::refusalText(refusal)},
            {"may_change_at", refusal.mayChangeAt ? json(formatInstant(*refusal.mayChangeAt)) : json(nullptr)}};
}

json receiptJson(const ledger::LogReceipt &receipt)
{
    return {{"outcome", std::string(toString(receipt.outcome))},
            {"seq", receipt.seq},
            {"root", receipt.head.root.hex()},
            {"size", receipt.head.size},
            {"statement_id", receipt.statementId},
            {"duplicate", receipt.duplicate}};
}

void Output::print(const json &document, const std::string &text) const
{
    if (m_json)
        std::cout << document.dump(-1, ' ', false, json::error_handler_t::replace) << '\n';
    else
        std::cout << plainLines(text);
    std::cout.flush();
}

ExitStatus Output::error(const Error &error) const
{
    std::cerr << plainLines("countersignctl: " + describe(error));
    if (!error.statementId.empty())
        std::cerr << "Statement " << escapedForDisplay(error.statementId) << '\n';
    if (m_json)
        print({{"error", toJson(error)}}, "");
    return exitStatusOf(error);
}

ExitStatus Output::submitted(const ledger::SubmitOutcome &outcome) const
{
    if (const auto *refusal = std::get_if<resolution::Refusal>(&outcome)) {
        print({{"refused", toJson(*refusal)}}, "Refused " + refusal->code + ". " + resolution::refusalText(*refusal));
        return ExitStatus::Refused;
    }
    const auto &receipt = std::get<ledger::LogReceipt>(outcome);
    print(receiptJson(receipt), outcomeText(receipt));
    return ExitStatus::Done;
}

} // namespace countersign::app
