// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/http_transport.h"

#include <deque>
#include <functional>
#include <string>
#include <vector>

// A transport without a network: it gives the answers of a script in their order and keeps what it was asked. One
// thread.
namespace countersign::test {

class ScriptedHttp final : public HttpTransport
{
public:
    Result<HttpResponse> send(const HttpRequest &request, Deadline deadline, const CancelToken &cancel) override;

    void answer(Result<HttpResponse> response) { m_script.push_back(std::move(response)); }
    void answerJson(const std::string &body, int status = 200);

    const std::vector<HttpRequest> &requests() const { return m_requests; }
    bool isUsedUp() const { return m_script.empty(); }
    std::function<void()> onSend{}; // before each answer

private:
    std::deque<Result<HttpResponse>> m_script;
    std::vector<HttpRequest> m_requests;
};

// A whole answer, with size and digest of its body.
HttpResponse httpResponse(int status, const std::string &body, std::vector<HttpHeader> headers = {});

} // namespace countersign::test
