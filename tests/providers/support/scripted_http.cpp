// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/providers/support/scripted_http.h"

#include <stdexcept>
#include <utility>

namespace countersign::test {

Result<HttpResponse> ScriptedHttp::send(const HttpRequest &request, Deadline /*deadline*/,
                                        const CancelToken & /*cancel*/)
{
    m_requests.push_back(request);
    if (onSend)
        onSend();
    if (m_script.empty())
        throw std::logic_error("the script has no answer for " + request.url);
    auto next = std::move(m_script.front());
    m_script.pop_front();
    return next;
}

void ScriptedHttp::answerJson(const std::string &body, int status)
{
    answer(httpResponse(status, body, {{"Content-Type", "application/json"}}));
}

HttpResponse httpResponse(int status, const std::string &body, std::vector<HttpHeader> headers)
{
    HttpResponse response;
    response.status = status;
    response.headers = std::move(headers);
    response.body = body;
    response.bodySize = body.size();
    response.bodyDigest = sha256(std::string_view(body));
    return response;
}

} // namespace countersign::test
