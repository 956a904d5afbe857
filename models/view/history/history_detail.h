// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/ledger/ledger_reader.h"
#include "models/view/history/verdict.h"

#include <QString>
#include <QVector>

// One entry of the log in full: what it changed, on what evidence, every signed field, the bytes, the signatures, and
// what belongs to it. readDetail() blocks and runs on the session's thread; describeDetail() is pure.
namespace countersign::view {

struct DetailField
{
    QString name{}, value{};
    QString copy{}; // the whole value, as it is in the log
    bool operator==(const DetailField &) const = default;
};
using DetailFields = QVector<DetailField>;

struct RawDetail
{
    ledger::LogRecord record;
    std::vector<effect::StoredEvidence> evidence{}; // cited and stored
    std::vector<ledger::StatementRecord> sameEffect{};
    std::optional<effect::EffectIntent> intent{};
    bool maySee = true;               // the effect's row could be read
    std::optional<bool> mayReverse{}; // nullopt: not a thing to reverse
    QString reverseReason{};          // why not
};
Result<RawDetail> readDetail(ledger::LedgerReader &reader, const ledger::LogRecord &record);

struct HistoryDetail
{
    qint64 seq = 0;
    QString title{};
    QString tenant{}, intent{}; // raw, to act on; empty for governance
    DetailFields change{}, evidence{}, fields{}, signatures{}, linked{};
    QString bytes{}; // the signed bytes, escaped
    bool mayReverse = false;
    QString reverseReason{}; // why it may not be reversed
};
HistoryDetail describeDetail(const RawDetail &raw, ChainVerdict chain);

} // namespace countersign::view
