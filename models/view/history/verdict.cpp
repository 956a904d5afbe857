// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/history/verdict.h"

#include "models/base/assert.h"
#include "models/view/wording/tr.h"
#include "models/view/wording/wording.h"

#include <chrono>

namespace countersign::view {
namespace {

constexpr std::size_t MostProblemsShown = 50;

// In groups of three digits, like an amount.
QString count(std::uint64_t number)
{
    constexpr int Group = 3;
    auto text = QString::number(number);
    for (auto at = text.size() - Group; at > 0; at -= Group)
        text.insert(at, QChar(0x00A0));
    return text;
}

QString problemLine(const audit::Problem &problem)
{
    //: %1 says of what, %2 what is wrong with it
    const auto what = tr("%1: %2").arg(visible(problem.subject), phraseText(problem.text));
    //: %1 is the number of a log entry, %2 says what is wrong with it
    return problem.seq ? tr("Entry %1, %2").arg(QString::number(*problem.seq), what) : what;
}

QString scopeOf(const audit::VerifyReport &report, const std::optional<audit::LogHead> &comparedWith)
{
    return paragraph({
        tr("Checked: every entry's hash and signature, every key and role back to the pinned root keys, two people "
           "where "
           "two were needed, all cited evidence, and that every status in the ledger follows."),
        tr("Facts computed again: %1; facts only the ledger can know: %2.")
            .arg(count(report.factsRecomputed), count(report.factsAsserted)),
        comparedWith
            ? tr("Compared with the head this computer had seen before (size %1).").arg(count(comparedWith->size))
            : tr("This computer had seen no earlier head: entries that were cut off before would not show."),
        tr("Not checked: whether other people are shown another log; compare a checkpoint of theirs."),
    });
}

} // namespace

QString chainWord(ChainVerdict verdict)
{
    switch (verdict) {
    case ChainVerdict::NotChecked:
        //: of a log entry: no verification has covered it yet
        return tr("not checked");
    case ChainVerdict::Holds:
        //: of a log entry that a verification found to hold
        return tr("ok");
    case ChainVerdict::Broken:
        //: of a log entry that a verification found to be false
        return tr("BROKEN");
    }
    COUNTERSIGN_UNREACHABLE();
}

ChainVerdict LogVerdict::of(std::int64_t seq) const
{
    if (broken.count(seq) > 0)
        return ChainVerdict::Broken;
    return seq >= 0 && static_cast<std::uint64_t>(seq) < size ? ChainVerdict::Holds : ChainVerdict::NotChecked;
}

LogVerdict verdictOf(const audit::VerifyReport &report, const std::optional<audit::LogHead> &comparedWith, Instant at)
{
    LogVerdict verdict;
    verdict.verified = report.verified;
    verdict.size = report.head.size;
    for (const auto &problem : report.problems) {
        if (problem.seq)
            verdict.broken.insert(static_cast<std::int64_t>(*problem.seq));
        if (verdict.problems.size() < static_cast<qsizetype>(MostProblemsShown))
            verdict.problems += problemLine(problem);
    }
    const auto head = isolated(shortDigest(report.head.root.hex()));
    if (report.verified)
        //: %1 number of records, %2 digest of the log's head, %3 time
        verdict.line =
            tr("VERIFIED %1 records, 0 broken, to head %2 at %3").arg(count(report.head.size), head, clockText(at));
    else
        //: %1 number of problems, %2 number of records, %3 digest of the log's head, %4 time, %5 the first problem
        verdict.line = tr("VERIFY FAILED: %1 problems in %2 records, to head %3 at %4. First: %5")
                           .arg(count(report.problems.size()), count(report.head.size), head, clockText(at),
                                verdict.problems.value(0));
    verdict.scope = scopeOf(report, comparedWith);
    return verdict;
}

QString progressText(std::uint64_t done, std::uint64_t total, Duration elapsed)
{
    if (total == 0)
        return tr("Verifying…");
    if (done == 0 || done >= total || elapsed < std::chrono::milliseconds(100))
        //: progress of a verification: %1 of %2 records
        return tr("Verifying: %1 of %2 records").arg(count(done), count(total));
    const auto left = Duration(static_cast<Duration::rep>(
        static_cast<double>(elapsed.count()) / static_cast<double>(done) * static_cast<double>(total - done)));
    //: progress of a verification: %1 of %2 records, %3 an estimated time such as 12 s
    return tr("Verifying: %1 of %2 records, about %3 left").arg(count(done), count(total), ageText(left));
}

} // namespace countersign::view
