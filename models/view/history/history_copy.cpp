// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/history/history_copy.h"

#include "models/base/assert.h"
#include "models/base/csv.h"
#include "models/view/history/history_words.h"
#include "models/view/wording/tr.h"
#include "models/view/wording/wording.h"

#include <QStringList>

namespace countersign::view {
namespace {

// One line a row: nothing in a cell may end it.
QString cellText(const std::string &cell)
{
    return visible(formulaSafe(cell));
}

QString tsv(const desk::HistoryTable &table)
{
    QStringList head, cells;
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        head += fromUtf8(table.columns[i]);
        const auto &value = table.rows.front()[i];
        cells += desk::isNumericColumn(table.columns[i]) ? fromUtf8(value) : cellText(value);
    }
    return head.join(QLatin1Char('\t')) + QLatin1Char('\n') + cells.join(QLatin1Char('\t')) + QLatin1Char('\n');
}

QString lines(const desk::HistoryTable &table, const QString &pattern)
{
    QString text;
    for (std::size_t i = 0; i < table.columns.size(); ++i)
        if (const auto &value = table.rows.front()[i]; !value.empty())
            text += pattern.arg(fromUtf8(table.columns[i]), visible(value)) + QLatin1Char('\n');
    return text;
}

QString markdown(const desk::HistoryTable &table)
{
    return QLatin1String("| field | value |\n|---|---|\n") + lines(table, QStringLiteral("| %1 | `%2` |"));
}

QString summary(const ledger::LogRecord &record)
{
    const auto &said = record.statement;
    //: %1 number of the log entry, %2 what it did, %3 time, %4 status before, %5 status after
    const QString text =
        tr("Countersign log entry %1: %2 at %3, status %4 → %5.")
            .arg(record.seq)
            .arg(entryWord(said), fromUtf8(formatInstant(record.at)),
                 visible(said.prior ? said.prior->status : std::string("-")), visible(said.nextStatus));
    //: %1 id of a signed statement
    const QString name = tr("Statement %1.").arg(visible(said.id));
    return paragraph({text, name});
}

} // namespace

QString copyFormWord(CopyForm form)
{
    switch (form) {
    case CopyForm::Text:
        //: copy as plain text
        return tr("Text");
    case CopyForm::Tsv:
        return tr("Tab-separated (TSV)");
    case CopyForm::Csv:
        return tr("Comma-separated (CSV)");
    case CopyForm::Json:
        return tr("JSON");
    case CopyForm::Markdown:
        return tr("Markdown");
    case CopyForm::TicketSummary:
        return tr("Ticket summary, no personal data");
    }
    COUNTERSIGN_UNREACHABLE();
}

QString copyOf(const ledger::LogRecord &record, CopyForm form)
{
    return copyOf(desk::historyTable({record}), form, summary(record));
}

QString copyOf(const desk::HistoryTable &table, CopyForm form, const QString &summary)
{
    switch (form) {
    case CopyForm::Text:
        return lines(table, QStringLiteral("%1: %2"));
    case CopyForm::Tsv:
        return tsv(table);
    case CopyForm::Csv:
        return fromUtf8(desk::historyCsv(table));
    case CopyForm::Json:
        return fromUtf8(desk::historyJson(table));
    case CopyForm::Markdown:
        return markdown(table);
    case CopyForm::TicketSummary:
        return summary;
    }
    COUNTERSIGN_UNREACHABLE();
}

} // namespace countersign::view
