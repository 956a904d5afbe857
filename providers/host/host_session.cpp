// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/host/host_session.h"

#include <exception>
#include <utility>

namespace countersign::providers {

HostSession::HostSession(SecretBytes token, HttpTransport &http, const Clock &clock)
    : m_token(std::move(token)), m_http(http), m_clock(clock)
{
}

HostAnswer HostSession::answer(const HostCall &call)
{
    try {
        return {call.id, std::visit([this](const auto &what) { return reply(what); }, call.what)};
    } catch (const std::exception &thrown) { // by an adapter: ours use Result
        return {call.id, Failed{std::string("the adapter threw: ") + thrown.what()}};
    }
}

HostSession::Answer HostSession::reply(const OpenCall &account)
{
    const auto opened = open(account);
    return opened ? Answer(Opened{}) : Answer(Failed{describe(opened.error())});
}

HostSession::Answer HostSession::reply(const RungsCall &call)
{
    if (const auto ours = checkIsOurs(call.request); !ours)
        return Failed{english(ours.error().context)};
    return m_loaded.adapter->rungs(call.request);
}

HostSession::Answer HostSession::reply(const LookUpCall &call)
{
    if (const auto ours = checkIsOurs(call.request); !ours)
        return Failed{english(ours.error().context)};
    const CancelToken never; // a cancelled lookup ends with this process
    m_transport->setDeadline(std::chrono::steady_clock::now() + call.within);
    return m_loaded.adapter->lookUp(call.rung, call.request, *m_transport, never);
}

Status HostSession::open(const OpenCall &account)
{
    if (m_account)
        return fail(ErrorKind::InvalidInput, translatable("this process already serves an account"));
    COUNTERSIGN_TRY(m_loaded, loadAdapter(account, m_clock));
    COUNTERSIGN_TRY(m_transport,
                    DescriptionTransport::make(m_loaded.description, {account.environment, account.baseUrl},
                                               std::move(m_token), m_http));
    m_account = account;
    return {};
}

// The token at hand opens one account; asking about another one's effect with it would prove nothing.
Status HostSession::checkIsOurs(const LookupRequest &request) const
{
    if (!m_account)
        return fail(ErrorKind::InvalidInput, translatable("no account is open yet"));
    if (request.provider != m_account->provider || request.environment != m_account->environment ||
        request.account != m_account->account)
        return fail(ErrorKind::InvalidInput,
                    translatable("the request is about another account than this process serves"));
    return {};
}

} // namespace countersign::providers
