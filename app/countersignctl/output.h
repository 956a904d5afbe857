// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/exit_status.h"
#include "models/base/result.h"
#include "models/ledger/statement_ledger.h"

#include <nlohmann/json_fwd.hpp>

#include <string>

// What a verb prints: one JSON document with --json, else plain text with every control character escaped. Data goes
// to standard output, errors to standard error (with --json to standard output too, as {"error": …}).
namespace countersign::app {

class Output final
{
public:
    explicit Output(bool asJson) : m_json(asJson) {}

    bool isJson() const { return m_json; }
    void print(const nlohmann::json &document, const std::string &text) const;
    ExitStatus error(const Error &error) const;
    // {outcome, seq, root, statement_id} and Done, or {refused: {code, data, text}} and Refused.
    ExitStatus submitted(const ledger::SubmitOutcome &outcome) const;

private:
    bool m_json;
};

nlohmann::json toJson(const Error &error); // {kind, text, consequence, statement_id}
nlohmann::json toJson(const resolution::Refusal &refusal);
nlohmann::json receiptJson(const ledger::LogReceipt &receipt); // {outcome, seq, root, size, statement_id, duplicate}

} // namespace countersign::app
