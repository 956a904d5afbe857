// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/pacing.h"
#include "models/base/secret_bytes.h"
#include "providers/api/read_transport.h"
#include "providers/http/provider_description.h"

#include <memory>
#include <string>

// The reads of one description, and nothing else, over HTTP, at most throttle.max_rps of them a second. One thread.
namespace countersign::providers {

struct TransportOptions
{
    std::string environment{};
    std::string baseUrl{};                              // instead of the description's; "" = that
    Duration requestTimeout = std::chrono::seconds(30); // of one request, within the deadline
    std::size_t bodyLimit = 1024 * 1024;                // a longer answer counts as cut
    Pacing *pacing = nullptr;                           // where it waits for the provider's rate; null = real time
};

class DescriptionTransport final : public ReadTransport
{
public:
    // NotFound: no such environment. InvalidInput: a base URL that would expose the token, a token that is empty or
    // cannot stand in a header. `http` and `description` must outlive it. The credentials: a token (bearer,
    // api_key_header), or "user:password" (basic; without a colon the user alone).
    static Result<std::unique_ptr<DescriptionTransport>> make(const ProviderDescription &description,
                                                              TransportOptions options, SecretBytes credentials,
                                                              HttpTransport &http);

    void setDeadline(Deadline deadline) { m_deadline = deadline; } // of all further reads

    // Besides ReadTransport's: TimedOut or Cancelled with NothingChanged while the rate still forbids the request.
    Result<HttpResponse> read(const std::string &method, const std::string &pathAndQuery, const std::string &body,
                              const CancelToken &cancel) override;

private:
    DescriptionTransport(const ProviderDescription &description, TransportOptions options, SecretBytes credentials,
                         HttpTransport &http);
    bool isDeclared(const std::string &method, std::string_view path) const;
    HttpHeader authorization() const;
    Status awaitTurn(Deadline deadline, const CancelToken &cancel);

    const ProviderDescription &m_description;
    TransportOptions m_options;
    SecretBytes m_credentials;
    HttpTransport &m_http;
    Pacing m_realTime;
    Pacing &m_pacing;
    RateLimiter m_limiter;
    Deadline m_deadline = Deadline::max();
};

} // namespace countersign::providers
