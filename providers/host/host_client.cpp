// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/host/host_client.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace countersign::providers {
namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

constexpr std::chrono::seconds StartWithin(10);
constexpr milliseconds MaxHeadStart(500);

// The host's reads end a little before the console's patience does, so that a slow provider is a report of the host
// and not its death.
milliseconds limitOfHost(Deadline deadline)
{
    const auto left = std::chrono::duration_cast<milliseconds>(deadline - steady_clock::now());
    const auto limit = left - std::min(left / 5, MaxHeadStart);
    return std::clamp(limit, milliseconds(0), milliseconds(std::chrono::hours(1)));
}

tl::unexpected<Error> unusable(Phrase why)
{
    return fail(ErrorKind::InvalidInput,
                {translatable("the provider host's answer cannot be used: %1"), {Phrases{std::move(why)}}});
}

template <class Wanted>
Result<Wanted> expect(Result<HostAnswer> answer)
{
    if (!answer)
        return fail(std::move(answer.error()));
    if (const auto *failed = std::get_if<Failed>(&answer->what))
        return fail(ErrorKind::Unavailable, {translatable("the provider host: %1"), {failed->why}});
    if (auto *wanted = std::get_if<Wanted>(&answer->what))
        return std::move(*wanted);
    return unusable(translatable("it answers another question"));
}

effect::Finding findingOf(const Error &error)
{
    if (error.kind == ErrorKind::InvalidInput)
        return effect::Inconclusive{{std::string(UnusableAnswer)}};
    return effect::Unavailable{std::nullopt, english(error.context)};
}

} // namespace

HostClient::HostClient(OpenCall account, SecretBytes token, std::vector<std::string> command, const Clock &clock)
    : m_account(std::move(account)), m_token(std::move(token)), m_command(std::move(command)), m_clock(clock)
{
}

Result<std::vector<Rung>> HostClient::rungs(const LookupRequest &request, Deadline deadline, const CancelToken &cancel)
{
    return expect<std::vector<Rung>>(ask(RungsCall{request}, deadline, cancel));
}

LookupReport HostClient::lookUp(const Rung &rung, const LookupRequest &request, Deadline deadline,
                                const CancelToken &cancel)
{
    const Instant requestedAt = m_clock.now();
    auto report = expect<LookupReport>(ask(LookUpCall{rung, request, limitOfHost(deadline)}, deadline, cancel));
    if (report)
        return std::move(*report);
    LookupReport lost{findingOf(report.error()), {}};
    lost.observation.rung = rung.kind;
    lost.observation.method = rung.method;
    lost.observation.requestedAt = requestedAt;
    lost.observation.observedAt = m_clock.now();
    return lost;
}

// One call; whatever goes wrong with the line costs the process.
Result<HostAnswer> HostClient::ask(Question question, Deadline deadline, const CancelToken &cancel)
{
    if (auto ready = ensureOpen(deadline, cancel); !ready)
        return fail(endedBy(std::move(ready.error())));
    auto answer = exchange(std::move(question), deadline, cancel);
    if (!answer)
        return fail(endedBy(std::move(answer.error())));
    return answer;
}

Result<HostAnswer> HostClient::exchange(Question question, Deadline deadline, const CancelToken &cancel)
{
    const HostCall call{std::to_string(++m_lastId), std::move(question)};
    COUNTERSIGN_CHECK(m_process->write(viewOf(encode(call)), deadline, cancel));
    COUNTERSIGN_TRY(const std::string line, m_process->readLine(deadline, cancel));
    COUNTERSIGN_TRY(auto answer, parseHostAnswer(line));
    if (answer.id != call.id && !std::holds_alternative<Failed>(answer.what)) // it may fail before it knows a call
        return unusable(translatable("it answers another call"));
    return answer;
}

Status HostClient::ensureOpen(Deadline deadline, const CancelToken &cancel)
{
    if (m_process && m_process->isIdle())
        return {};
    m_process.reset();
    COUNTERSIGN_TRY(m_process, HostProcess::start(m_command));
    return open(std::min<Deadline>(deadline, steady_clock::now() + StartWithin), cancel);
}

Status HostClient::open(Deadline deadline, const CancelToken &cancel)
{
    COUNTERSIGN_CHECK(m_process->write(m_token.view(), deadline, cancel));
    COUNTERSIGN_CHECK(m_process->write(viewOf("\n"), deadline, cancel));
    COUNTERSIGN_CHECK(expect<Opened>(exchange(m_account, deadline, cancel)));
    return {};
}

Error HostClient::endedBy(Error error)
{
    if (m_process)
        error.context = {translatable("%1; %2"), {Phrases{std::move(error.context)}, Phrases{m_process->end()}}};
    m_process.reset();
    return error;
}

} // namespace countersign::providers
