// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/desk/export_history.h"

#include "models/base/csv.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <iterator>
#include <utility>

namespace countersign::desk {
namespace {

using statement::Kind;

constexpr std::size_t PageSize = 500;

std::string amountOf(const statement::EffectRestatement &effect)
{
    const auto currency = Currency::parse(effect.currency);
    if (!currency)
        return {};
    const auto money = Money::fromMinor(effect.amountMinor, *currency);
    return money ? money->decimal() : std::string();
}

std::string citedDigests(const statement::Statement &said)
{
    std::string text;
    for (const auto &citation : said.evidence)
        text += (text.empty() ? "" : " ") + citation.digest;
    return text;
}

struct Column
{
    const char *name;
    std::string (*value)(const ledger::LogRecord &);
};

using Record = ledger::LogRecord;

const std::vector<Column> &columns()
{
    static const std::vector<Column> Columns{
        {"seq", [](const Record &r) { return std::to_string(r.seq); }},
        {"time_utc", [](const Record &r) { return formatInstant(r.at); }},
        {"tenant", [](const Record &r) { return r.statement.tenant; }},
        {"intent", [](const Record &r) { return r.statement.intent; }},
        {"kind", [](const Record &r) { return std::string(toString(r.statement.kind)); }},
        {"action", [](const Record &r) { return std::string(toString(r.statement.action)); }},
        {"outcome", [](const Record &r) { return r.outcome; }},
        {"currency", [](const Record &r) { return r.statement.effect ? r.statement.effect->currency : std::string(); }},
        {"amount", [](const Record &r) { return r.statement.effect ? amountOf(*r.statement.effect) : std::string(); }},
        {"signer", [](const Record &r) { return r.statement.person; }},
        {"proposer", [](const Record &r) { return r.proposer; }},
        {"answered_by", [](const Record &r) { return r.answeredBy; }},
        {"proposal_status", [](const Record &r) { return r.proposalStatus; }},
        {"status_before",
         [](const Record &r) { return r.statement.prior ? r.statement.prior->status : std::string(); }},
        {"status_after", [](const Record &r) { return r.statement.nextStatus; }},
        {"provider_object",
         [](const Record &r) { return r.statement.result ? r.statement.result->providerId : std::string(); }},
        {"reason_code", [](const Record &r) { return r.statement.reason.code; }},
        {"reason_text", [](const Record &r) { return r.statement.reason.text; }},
        {"evidence_sha256", [](const Record &r) { return citedDigests(r.statement); }},
        {"statement_id", [](const Record &r) { return r.statement.id; }},
        {"key_id", [](const Record &r) { return r.statement.key; }},
    };
    return Columns;
}

} // namespace

bool isNumericColumn(const std::string &column)
{
    return column == "seq" || column == "amount";
}

HistoryTable historyTable(const std::vector<ledger::LogRecord> &records)
{
    HistoryTable table;
    for (const Column &column : columns())
        table.columns.emplace_back(column.name);
    for (const ledger::LogRecord &record : records) {
        std::vector<std::string> cells;
        for (const Column &column : columns())
            cells.push_back(column.value(record));
        table.rows.push_back(std::move(cells));
    }
    return table;
}

Result<HistoryTable> readHistory(ledger::LedgerReader &reader, const ledger::LogQuery &query, const CancelToken *cancel)
{
    HistoryTable table = historyTable({});
    ledger::Cursor cursor;
    do {
        if (cancel != nullptr && cancel->isCancelled())
            return fail(ErrorKind::Cancelled, translatable("the export was stopped; nothing was written"));
        COUNTERSIGN_TRY(const auto page, reader.log(query, cursor, PageSize));
        auto rows = historyTable(page.rows).rows;
        std::move(rows.begin(), rows.end(), std::back_inserter(table.rows));
        cursor = page.next;
    } while (!cursor.after.empty());
    return table;
}

std::string historyCsv(const HistoryTable &table)
{
    std::string text = csvRow(table.columns);
    for (const auto &row : table.rows) {
        std::vector<std::string> cells;
        for (std::size_t i = 0; i < row.size(); ++i)
            cells.push_back(isNumericColumn(table.columns[i]) ? row[i] : formulaSafe(row[i]));
        text += csvRow(cells);
    }
    return text;
}

std::string historyJson(const HistoryTable &table)
{
    nlohmann::json rows = nlohmann::json::array();
    for (const auto &row : table.rows) {
        nlohmann::json object = nlohmann::json::object();
        for (std::size_t i = 0; i < row.size(); ++i)
            object[table.columns[i]] = row[i];
        rows.push_back(std::move(object));
    }
    return rows.dump(2, ' ', false, nlohmann::json::error_handler_t::replace) + "\n";
}

} // namespace countersign::desk
