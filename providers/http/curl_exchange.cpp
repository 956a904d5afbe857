// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/http/curl_exchange.h"

#include "models/base/assert.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <utility>
#include <vector>

namespace countersign::providers {

namespace {

constexpr int PollMilliseconds = 50; // how long a cancel may go unnoticed

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view Blank = " \t\r\n";
    const std::size_t begin = text.find_first_not_of(Blank);
    if (begin == std::string_view::npos)
        return {};
    return text.substr(begin, text.find_last_not_of(Blank) - begin + 1);
}

long millisecondsUntil(Deadline deadline)
{
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Deadline::clock::now()).count();
    constexpr long long Longest = 24LL * 60 * 60 * 1000;
    return static_cast<long>(std::clamp<long long>(left, 1, Longest));
}

} // namespace

CurlExchange::CurlExchange(const HttpRequest &request, const CurlOptions &options, Deadline deadline)
    : m_options(options), m_deadline(deadline), m_easy(curl_easy_init()), m_hash(EVP_MD_CTX_new()), m_body(request.body)
{
    COUNTERSIGN_ASSERT(m_easy && m_hash && EVP_DigestInit_ex(m_hash.get(), EVP_sha256(), nullptr) == 1);
    setRequest(request);
    setHeaders(request);
    setLimits(deadline);
}

template <class Value>
void CurlExchange::set(CURLoption option, Value value)
{
    COUNTERSIGN_ASSERT(curl_easy_setopt(m_easy.get(), option, value) == CURLE_OK);
}

void CurlExchange::setRequest(const HttpRequest &request)
{
    set(CURLOPT_URL, request.url.c_str());
    set(CURLOPT_USERAGENT, m_options.userAgent.c_str());
    set(CURLOPT_ERRORBUFFER, static_cast<char *>(m_errorBuffer));
    if (!m_options.caFile.empty())
        set(CURLOPT_CAINFO, m_options.caFile.c_str());
    if (request.method == "HEAD")
        return set(CURLOPT_NOBODY, 1L);
    if (request.method != "GET" || !m_body.empty()) {
        set(CURLOPT_POSTFIELDSIZE_LARGE, static_cast<curl_off_t>(m_body.size()));
        set(CURLOPT_POSTFIELDS, m_body.c_str());
    }
    set(CURLOPT_CUSTOMREQUEST, request.method.c_str());
}

void CurlExchange::setHeaders(const HttpRequest &request)
{
    // libcurl's own inventions: a 417 answer to "Expect" would make it send the request a second time.
    std::vector<std::string> lines{"Expect:", "Content-Type:"};
    for (const HttpHeader &header : request.headers) {
        if (header.name.size() == 12 && curl_strequal(header.name.c_str(), "Content-Type") != 0)
            lines.erase(std::remove(lines.begin(), lines.end(), "Content-Type:"), lines.end());
        lines.push_back(header.value.empty() ? header.name + ";" : header.name + ": " + header.value);
    }
    for (const std::string &line : lines) {
        curl_slist *longer = curl_slist_append(m_headerList.get(), line.c_str());
        COUNTERSIGN_ASSERT(longer != nullptr);
        static_cast<void>(m_headerList.release());
        m_headerList.reset(longer);
    }
    set(CURLOPT_HTTPHEADER, m_headerList.get());
}

void CurlExchange::setLimits(Deadline deadline)
{
    const auto connect = std::chrono::duration_cast<std::chrono::milliseconds>(m_options.connectTimeout).count();
    set(CURLOPT_TIMEOUT_MS, millisecondsUntil(deadline));
    set(CURLOPT_CONNECTTIMEOUT_MS, std::min(static_cast<long>(connect), millisecondsUntil(deadline)));
    set(CURLOPT_PROTOCOLS_STR, "http,https");
    set(CURLOPT_HTTP_VERSION, static_cast<long>(CURL_HTTP_VERSION_1_1)); // HTTP/2 may repeat a refused stream
    set(CURLOPT_HTTP09_ALLOWED, 0L);
    set(CURLOPT_FOLLOWLOCATION, 0L);
    set(CURLOPT_FRESH_CONNECT, 1L);
    set(CURLOPT_FORBID_REUSE, 1L);
    set(CURLOPT_NOSIGNAL, 1L);
    set(CURLOPT_PROXY, ""); // also not from the environment
    set(CURLOPT_DISALLOW_USERNAME_IN_URL, 1L);
    set(CURLOPT_SSL_VERIFYPEER, 1L);
    set(CURLOPT_SSL_VERIFYHOST, 2L);
    set(CURLOPT_WRITEFUNCTION, &CurlExchange::onBody);
    set(CURLOPT_WRITEDATA, static_cast<void *>(this));
    set(CURLOPT_HEADERFUNCTION, &CurlExchange::onHeader);
    set(CURLOPT_HEADERDATA, static_cast<void *>(this));
    set(CURLOPT_PREREQFUNCTION, &CurlExchange::onPrerequest);
    set(CURLOPT_PREREQDATA, static_cast<void *>(this));
}

// libcurl calls this when the connection (with TLS) stands and before it writes the request: the last moment at which
// it is certain that nothing has left, and the last at which a deadline or a cancel can still keep it so.
int CurlExchange::onPrerequest(void *self, char *, char *, int, int)
{
    auto &exchange = *static_cast<CurlExchange *>(self);
    exchange.m_cancelled = exchange.m_cancel->isCancelled();
    if (exchange.m_cancelled || Deadline::clock::now() >= exchange.m_deadline)
        return CURL_PREREQFUNC_ABORT;
    exchange.m_requestStarted = true;
    return CURL_PREREQFUNC_OK;
}

std::size_t CurlExchange::onBody(char *data, std::size_t size, std::size_t count, void *self)
{
    return static_cast<CurlExchange *>(self)->takeBody({data, size * count}) ? size * count : 0;
}

std::size_t CurlExchange::onHeader(char *data, std::size_t size, std::size_t count, void *self)
{
    return static_cast<CurlExchange *>(self)->takeHeader({data, size * count}) ? size * count : 0;
}

bool CurlExchange::takeBody(std::string_view piece)
{
    if (piece.empty())
        return true;
    COUNTERSIGN_ASSERT(EVP_DigestUpdate(m_hash.get(), piece.data(), piece.size()) == 1);
    m_response.bodySize += piece.size();
    const std::size_t room = m_options.bodyCap - std::min(m_options.bodyCap, m_response.body.size());
    m_response.body.append(piece.substr(0, room));
    m_response.bodyTruncated = m_response.bodyTruncated || piece.size() > room;
    m_limitHit = m_response.bodySize > m_options.readLimit;
    m_response.bodyTruncated = m_response.bodyTruncated || m_limitHit;
    return !m_limitHit;
}

bool CurlExchange::takeHeader(std::string_view line)
{
    m_headerBytes += line.size();
    if (m_headerBytes > m_options.headerCap)
        return false;
    if (line.starts_with("HTTP/"))
        m_response.headers.clear(); // an interim (1xx) answer came before
    const std::size_t colon = line.find(':');
    if (colon != std::string_view::npos && !line.starts_with("HTTP/"))
        m_response.headers.push_back(
            {std::string(trimmed(line.substr(0, colon))), std::string(trimmed(line.substr(colon + 1)))});
    return true;
}

void CurlExchange::perform(const CancelToken &cancel)
{
    m_cancel = &cancel;
    const std::unique_ptr<CURLM, Freer<curl_multi_cleanup>> multi(curl_multi_init());
    COUNTERSIGN_ASSERT(multi && curl_multi_add_handle(multi.get(), m_easy.get()) == CURLM_OK);
    runUntilDone(multi.get(), cancel);
    curl_multi_remove_handle(multi.get(), m_easy.get());
}

void CurlExchange::runUntilDone(CURLM *multi, const CancelToken &cancel)
{
    m_code = CURLE_OPERATION_TIMEDOUT;
    int running = 1;
    while (running > 0) {
        if (curl_multi_perform(multi, &running) != CURLM_OK)
            return;
        if (running == 0)
            break;
        if (cancel.isCancelled()) {
            m_cancelled = true;
            return;
        }
        if (curl_multi_poll(multi, nullptr, 0, PollMilliseconds, nullptr) != CURLM_OK)
            return;
    }
    int queued = 0;
    while (const CURLMsg *message = curl_multi_info_read(multi, &queued))
        if (message->msg == CURLMSG_DONE)
            m_code = message->data.result;
}

bool CurlExchange::succeeded() const
{
    return !m_cancelled && (m_code == CURLE_OK || (m_limitHit && m_code == CURLE_WRITE_ERROR));
}

std::string CurlExchange::errorText() const
{
    if (m_headerBytes > m_options.headerCap)
        return "the answer's headers are larger than " + std::to_string(m_options.headerCap) + " bytes";
    const std::string text(static_cast<const char *>(m_errorBuffer));
    return text.empty() ? curl_easy_strerror(m_code) : text;
}

HttpResponse CurlExchange::takeResponse()
{
    long status = 0;
    COUNTERSIGN_ASSERT(curl_easy_getinfo(m_easy.get(), CURLINFO_RESPONSE_CODE, &status) == CURLE_OK);
    std::array<std::byte, Digest::Size> digest{};
    unsigned int length = 0;
    COUNTERSIGN_ASSERT(EVP_DigestFinal_ex(m_hash.get(), reinterpret_cast<unsigned char *>(digest.data()), &length) ==
                       1);
    m_response.status = static_cast<int>(status);
    m_response.bodyDigest = Digest(digest);
    return std::move(m_response);
}

} // namespace countersign::providers
