// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/queue/lookup_run.h"

#include "models/async/deliver.h"
#include "models/view/wording/tr.h"
#include "models/view/wording/wording.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace countersign::view {

using namespace std::chrono_literals;

namespace {

constexpr auto LongestLookup = 60s;

constexpr CodeText Findings[] = {
    {"Found", QT_TR_NOOP("one matching object")},
    {"FoundMany", QT_TR_NOOP("more than one matching object")},
    {"Mismatch", QT_TR_NOOP("an object whose fields differ")},
    {"Absent", QT_TR_NOOP("no such object")},
    {"Inconclusive", QT_TR_NOOP("no usable answer")},
    {"Denied", QT_TR_NOOP("the provider refused to answer")},
    {"Unavailable", QT_TR_NOOP("the provider did not answer")},
};
constexpr CodeText Ways[] = {
    {"reference", QT_TR_NOOP("by reference")},
    {"object_id", QT_TR_NOOP("by object id")},
    {"request_id", QT_TR_NOOP("by request id")},
    {"attributes", QT_TR_NOOP("by attributes")},
};

bool isAnswer(const std::string &finding)
{
    return finding != "Inconclusive" && finding != "Denied" && finding != "Unavailable";
}

Severity findingSeverity(const std::string &finding)
{
    if (finding == "Found" || finding == "Absent")
        return Severity::Neutral;
    return Severity::Warning;
}

} // namespace

const std::vector<std::string> &lookupMethods()
{
    static const std::vector<std::string> Methods = [] {
        std::vector<std::string> names;
        for (const auto &method : Ways)
            names.emplace_back(method.code);
        return names;
    }();
    return Methods;
}

QString methodText(const std::string &rung)
{
    return textOf(Ways, rung);
}

QString findingText(const std::string &finding)
{
    return textOf(Findings, finding);
}

LookupRun::LookupRun(ConsoleSession &session, QObject *parent) : QObject(parent), m_session(session)
{
    connect(&session, &ConsoleSession::connectivityChanged, this, &LookupRun::changed);
}

LookupRun::~LookupRun()
{
    if (m_cancel)
        m_cancel->cancel();
}

QString LookupRun::unavailableReason() const
{
    if (m_session.identity().readOnly)
        return tr("Read-only: a lookup is recorded under your key, and you have none here.");
    if (m_session.connectivity() == Connectivity::Disconnected)
        return tr("Needs a live connection to the ledger. Nothing was sent.");
    return isRunning() ? tr("A lookup is running.") : QString();
}

void LookupRun::start(const effect::EffectRef &ref)
{
    ask(ref, {});
}

void LookupRun::startWith(const effect::EffectRef &ref, const std::string &method)
{
    ask(ref, method);
}

void LookupRun::ask(const effect::EffectRef &ref, const std::string &onlyMethod)
{
    if (!unavailableReason().isEmpty())
        return;
    m_state = {};
    m_state.phase = LookupRunState::Phase::Running;
    m_state.ref = ref;
    m_state.startedAt = m_session.clock().now();
    const QString about = isolated(visible(shortKey(ref.key.value())));
    m_state.headline = onlyMethod.empty()
                           ? tr("Asking the provider about %1…").arg(about)
                           //: %1 an effect, %2 a method such as "by request id"
                           : tr("Asking the provider about %1, %2 only…").arg(about, methodText(onlyMethod));
    const auto number = m_generation.next();
    auto asked = m_session.ask(
        [ref, onlyMethod](desk::Desk &desk, providers::LookupService &service, const CancelToken &cancel) {
            return desk::LookUpEffect(desk, service)
                .run(ref, onlyMethod, std::chrono::steady_clock::now() + LongestLookup, cancel);
        });
    m_cancel = asked.cancel;
    async::deliver(std::move(asked.future), this, [this, number](Result<desk::LookedUp> looked) {
        if (m_generation.isCurrent(number))
            ended(std::move(looked));
    });
    Q_EMIT changed();
}

void LookupRun::ended(Result<desk::LookedUp> looked)
{
    if (!looked) {
        if (m_state.phase != LookupRunState::Phase::Stopped) {
            m_state.phase = LookupRunState::Phase::Failed;
            m_state.error = looked.error();
            m_state.headline = errorText(looked.error());
            m_state.severity = Severity::Warning;
        }
        Q_EMIT finished();
        Q_EMIT changed();
        return;
    }
    int answered = 0;
    QStringList missing;
    for (const auto &rung : looked->rungs) {
        QStringList unmet;
        for (const auto &word : rung.unmet)
            unmet.append(visible(word));
        m_state.answers.append({methodText(rung.rung), findingText(rung.finding), listed(unmet)});
        answered += isAnswer(rung.finding) ? 1 : 0;
        if (!isAnswer(rung.finding))
            missing.append(methodText(rung.rung));
    }
    const bool stopped = m_state.phase == LookupRunState::Phase::Stopped;
    m_state.phase = stopped ? LookupRunState::Phase::Stopped : LookupRunState::Phase::Finished;
    m_state.severity = missing.isEmpty() ? findingSeverity(looked->finding) : Severity::Warning;
    if (missing.isEmpty())
        //: %1: what the lookup found, such as "one matching object"
        m_state.headline = tr("The provider says: %1.").arg(findingText(looked->finding));
    else
        //: %1 of %2 methods; %3 the others
        m_state.headline = tr("%1 of %2 methods answered; missing: %3. Absence is not proven.")
                               .arg(answered)
                               .arg(looked->rungs.size())
                               .arg(listed(missing));
    Q_EMIT finished();
    Q_EMIT changed();
}

void LookupRun::stop()
{
    if (!isRunning())
        return;
    m_cancel->cancel();
    m_state.phase = LookupRunState::Phase::Stopped;
    m_state.headline =
        tr("Stopped. A question already on its way may still be answered; it reads only and is recorded.");
    Q_EMIT changed();
}

void LookupRun::dismiss()
{
    if (isRunning())
        return;
    m_state = {};
    Q_EMIT changed();
}

} // namespace countersign::view
