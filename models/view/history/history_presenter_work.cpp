// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/async/deliver.h"
#include "models/view/history/history_export.h"
#include "models/view/history/history_presenter.h"

#include <utility>

// What takes long: verification and exports. One at a time; stopping answers at once, whatever the task still does.
namespace countersign::view {

std::shared_ptr<LongWork> HistoryPresenter::begin()
{
    m_running = std::make_shared<LongWork>();
    m_running->startedAt = m_session.clock().now();
    m_tick.start();
    tick();
    return m_running;
}

void HistoryPresenter::finish()
{
    m_running.reset();
    m_tick.stop();
    m_state.progress.clear();
    judgeBundle();
}

void HistoryPresenter::tick()
{
    if (!m_running)
        return;
    const auto elapsed = m_session.clock().now() - m_running->startedAt;
    m_state.progress = progressText(m_running->done, m_running->total, elapsed);
    if (m_state.verification == Verification::Running)
        m_state.verdictLine = m_state.progress;
    Q_EMIT changed();
}

void HistoryPresenter::verify()
{
    if (m_running)
        return;
    m_state.verification = Verification::Running;
    m_state.verifyError.reset();
    const auto number = m_work.next();
    const auto work = begin();
    auto answer = m_session.inspect(
        [work, &clock = m_session.clock()](Workbench &bench) { return verifyWith(bench, work, clock); }, true);
    async::deliver(std::move(answer), this, [this, number](Result<LogVerdict> verdict) {
        if (m_work.isCurrent(number))
            tookVerdict(std::move(verdict));
    });
}

void HistoryPresenter::tookVerdict(Result<LogVerdict> verdict)
{
    if (verdict) {
        m_state.verification = Verification::Done;
        m_state.verdict = std::move(*verdict);
        m_state.verdictLine = m_state.verdict.line;
        m_state.scope = m_state.verdict.scope;
        showRows();
    } else {
        m_state.verification = Verification::Failed;
        m_state.verifyError = verdict.error();
        m_state.verdictLine = tr("The verification could not be finished. Nothing is known of the history by it.");
    }
    finish();
    if (m_raw)
        m_state.detail = describeDetail(*m_raw, m_state.verdict.of(m_raw->record.seq));
    Q_EMIT changed();
    if (m_state.verification == Verification::Done)
        Q_EMIT verified(m_state.verdict.verified);
}

void HistoryPresenter::stop()
{
    if (!m_running)
        return;
    m_running->cancel.cancel();
    m_work.next();
    if (m_state.verification == Verification::Running) {
        m_state.verification = Verification::Stopped;
        //: %1 is how far a verification was: counts
        m_state.verdictLine = tr("Stopped. Nothing was proved. (%1)").arg(m_state.progress);
    }
    if (m_state.exporting != ExportKind::None)
        m_state.exportText = tr("Stopped. Nothing was written.");
    m_state.exporting = ExportKind::None;
    finish();
    Q_EMIT changed();
}

void HistoryPresenter::exportTable(ExportKind kind, const QString &path)
{
    if (m_running || path.isEmpty() || (kind != ExportKind::Csv && kind != ExportKind::Json))
        return;
    m_state.exporting = kind;
    m_state.exportError.reset();
    const auto number = m_work.next();
    const auto work = begin();
    auto answer = m_session.inspect([work, query = m_query, json = kind == ExportKind::Json, path](
                                        Workbench &bench) { return exportTableWith(bench, query, json, path, work); },
                                    true);
    async::deliver(std::move(answer), this, [this, number](Result<QString> text) {
        if (m_work.isCurrent(number))
            tookExport(std::move(text), false);
    });
}

void HistoryPresenter::exportBundle(const QString &path)
{
    const auto *const record = selectedRecord();
    if (m_running || path.isEmpty() || record == nullptr || !m_state.bundleReason.isEmpty())
        return;
    m_state.exporting = ExportKind::Bundle;
    m_state.exportError.reset();
    const auto number = m_work.next();
    const auto work = begin();
    auto answer =
        m_session.inspect([work, tenant = record->statement.tenant, intent = record->statement.intent,
                           path](Workbench &bench) { return exportBundleWith(bench, tenant, intent, path, work); },
                          true);
    async::deliver(std::move(answer), this, [this, number](Result<QString> text) {
        if (m_work.isCurrent(number))
            tookExport(std::move(text), true);
    });
}

void HistoryPresenter::tookExport(Result<QString> text, bool verified)
{
    m_state.exporting = ExportKind::None;
    m_state.exportVerified = verified && text.has_value();
    m_state.exportText = text ? std::move(*text) : QString();
    m_state.exportError = text ? std::nullopt : std::optional(text.error());
    finish();
    Q_EMIT changed();
}

} // namespace countersign::view
