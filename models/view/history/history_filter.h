// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/ledger/ledger_reader.h"

#include <QString>
#include <QStringList>

// What a person typed above the list. The text stays as it was typed, whatever it means. Pure; any thread.
namespace countersign::view {

struct HistoryFilter
{
    QString from{}, to{}; // "2026-11-01", "2026-11-01Z" or a whole instant; UTC
    QString actor{};      // person id
    QString action{};     // word of the statement: "release", "propose", …
    QString atLeast{};    // "EUR 10 000.00"
    QString tenant{};
    bool isEmpty() const { return *this == HistoryFilter(); }
    bool operator==(const HistoryFilter &) const = default;
};

struct ParsedFilter
{
    ledger::LogQuery query{};
    QStringList faults{}; // sentences; a field with a fault is not applied, and the list says so
    QString echo{};       // what the ledger is asked, in words; "" for everything
};
ParsedFilter parseFilter(const HistoryFilter &filter);

} // namespace countersign::view
