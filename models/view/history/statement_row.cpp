// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/history/statement_row.h"

#include "models/view/history/history_words.h"
#include "models/view/wording/tr.h"
#include "models/view/wording/wording.h"

#include <QStringList>

namespace countersign::view {
namespace {

QString entrySentence(const StatementRow &row, const std::optional<Money> &amount)
{
    QStringList parts{row.action};
    if (amount)
        parts += moneyText(*amount);
    if (!row.intent.isEmpty())
        parts += row.intent;
    parts += row.approver.isEmpty()
                 //: one entry of the log for a screen reader: who signed
                 ? tr("by %1").arg(row.operatorName)
                 //: one entry of the log for a screen reader: who signed, and the second person
                 : tr("by %1 and %2").arg(row.operatorName, row.approver);
    //: one entry of the log for a screen reader: signatures given of those needed
    parts += tr("signatures %1").arg(row.signatures);
    //: one entry of the log for a screen reader: what verification says of it
    parts += tr("chain %1").arg(row.chain);
    parts += row.time;
    return rowSentence(listed(parts));
}

} // namespace

SignatureCount signaturesOf(const ledger::LogRecord &record)
{
    if (record.proposalStatus.empty())
        return {1, 1};
    return {record.proposalStatus == "applied" ? 2 : 1, 2};
}

StatementRow statementRow(const ledger::LogRecord &record, ChainVerdict chain)
{
    const auto &said = record.statement;
    StatementRow row;
    row.seq = record.seq;
    row.time = instantText(record.at);
    row.timeInFull = instantWithLocalText(record.at);
    row.action = entryWord(said);
    const auto amount = said.effect ? moneyOf(said.effect->amountMinor, said.effect->currency) : std::nullopt;
    if (amount) {
        row.currency = currencyCode(*amount);
        row.amount = isolated(amountDigits(*amount));
    }
    if (!said.intent.empty()) {
        row.intent = isolated(shortKey(said.intent));
        row.intentInFull = visible(said.tenant + "/" + said.intent);
    }
    row.operatorName = visible(record.proposer.empty() ? said.person : record.proposer);
    row.approver = visible(record.answeredBy);
    const auto count = signaturesOf(record);
    row.signatures = QStringLiteral("%1/%2").arg(count.given).arg(count.needed);
    row.chain = chainWord(chain);
    row.severity = chain == ChainVerdict::Broken ? Severity::Critical : Severity::Neutral;
    row.sentence = entrySentence(row, amount);
    return row;
}

} // namespace countersign::view
