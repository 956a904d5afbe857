// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/ledger/ledger_reader.h"

#include <QString>

#include <string>
#include <vector>

// The words of the log for people, everywhere the same. Pure; any thread.
namespace countersign::view {

QString actionWord(statement::Action action);        // "RETRY"; "" for none
QString kindWord(statement::Kind kind);              // "HOLD"
QString entryWord(const statement::Statement &said); // what the entry did: "RETRY", "RETRY proposed", "HOLD"
QString filterWord(const std::string &word);         // of an action or a kind, as a filter names it
const std::vector<std::string> &filterActions();     // what can be filtered for, decisions first

} // namespace countersign::view
