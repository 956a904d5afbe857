// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/history/history_export.h"

#include "models/base/file.h"
#include "models/desk/evidence_bundle.h"
#include "models/desk/export_history.h"
#include "models/view/wording/tr.h"
#include "models/view/wording/wording.h"

namespace countersign::view {
namespace {

// Where this client keeps the newest head it saw; "" for somebody without a desk.
std::string pinnedPathOf(Workbench &bench)
{
    const auto desk = bench.desk();
    return desk ? (*desk)->pinnedHeadPath : std::string();
}

// One word of a POSIX shell, whatever stands in it.
QString shellWord(const QString &text)
{
    QString inside = visible(text);
    inside.replace(QLatin1Char('\''), QLatin1String("'\\''"));
    return QLatin1Char('\'') + inside + QLatin1Char('\'');
}

} // namespace

Result<LogVerdict> verifyWith(Workbench &bench, const SharedWork &work, const Clock &clock)
{
    COUNTERSIGN_TRY(const auto source, bench.auditSource());
    COUNTERSIGN_TRY(const audit::Trust *const trust, bench.trust());
    const auto path = pinnedPathOf(bench);
    std::optional<audit::LogHead> before;
    if (!path.empty()) {
        COUNTERSIGN_TRY(const auto pinned, audit::loadPinnedHead(path));
        if (pinned)
            before = pinned->head;
    }
    COUNTERSIGN_TRY(const auto report, desk::verifyLog(*source, *trust, path, LongWork::progressOf(work)));
    return verdictOf(report, before, clock.now());
}

Result<QString> exportTableWith(Workbench &bench, const ledger::LogQuery &query, bool json, const QString &path,
                                const SharedWork &work)
{
    COUNTERSIGN_TRY(ledger::LedgerReader *const reader, bench.reader());
    COUNTERSIGN_TRY(const auto table, desk::readHistory(*reader, query, &work->cancel));
    COUNTERSIGN_CHECK(
        writeFileAtomically(path.toStdString(), json ? desk::historyJson(table) : desk::historyCsv(table)));
    //: %n rows were exported, %1 file
    return tr("%n row(s) written to %1. Times are UTC, amounts plain; the evidence bundle is what proves.", nullptr,
              int(table.rows.size()))
        .arg(visible(path));
}

Result<QString> exportBundleWith(Workbench &bench, const std::string &tenant, const std::string &intent,
                                 const QString &path, const SharedWork &work)
{
    COUNTERSIGN_TRY(const auto tenantId, TenantId::parse(tenant));
    COUNTERSIGN_TRY(const auto key, IntentKey::parse(intent));
    COUNTERSIGN_TRY(const auto source, bench.auditSource());
    COUNTERSIGN_TRY(const audit::Trust *const trust, bench.trust());
    COUNTERSIGN_TRY(desk::Desk *const desk, bench.desk());
    COUNTERSIGN_TRY(const auto bytes, desk::makeEvidenceBundle(*source, *trust, desk->pinnedHeadPath, {tenantId, key},
                                                               desk->person, desk->signer, LongWork::progressOf(work)));
    if (work->cancel.isCancelled())
        return fail(ErrorKind::Cancelled, translatable("the export was stopped; nothing was written"));
    COUNTERSIGN_CHECK(writeFileAtomically(path.toStdString(), bytes));
    COUNTERSIGN_TRY(const auto readBack, readFile(path.toStdString(), audit::MaxBundleBytes));
    COUNTERSIGN_TRY(const auto bundle, audit::parseBundle(readBack));
    const auto report = audit::verifyBundle(bundle, *trust);
    if (!report.verified)
        return fail(ErrorKind::VerificationFailed,
                    {translatable("the file that was written does not verify: %1 %2"),
                     {report.problems.front().subject, Phrases{report.problems.front().text}}},
                    translatable("Delete it and export again."));
    //: %1 file, %2 its SHA-256, %3 a command line
    return tr("Written to %1 and verified again from the file, by the root keys alone. SHA-256 %2. To check it "
              "elsewhere: "
              "%3")
        .arg(visible(path), isolated(fromUtf8(sha256(bytes).hex())), bundleCheckCommand(path));
}

QString logCheckCommand(const QString &ledger)
{
    return QStringLiteral("countersignctl --ledger %1 --trust TRUST.json audit verify").arg(shellWord(ledger));
}

QString bundleCheckCommand(const QString &path)
{
    return QStringLiteral("countersignctl --trust TRUST.json audit verify-bundle %1").arg(shellWord(path));
}

} // namespace countersign::view
