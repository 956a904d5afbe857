// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/http_transport.h"
#include "providers/http/curl_transport.h"

#include <curl/curl.h>
#include <openssl/evp.h>

#include <memory>
#include <string>
#include <string_view>

// One request on one connection of its own, then thrown away. Used by CurlTransport only; one thread.
namespace countersign::providers {

template <auto Free>
struct Freer
{
    template <class T>
    void operator()(T *handle) const
    {
        Free(handle);
    }
};

class CurlExchange final
{
public:
    CurlExchange(const HttpRequest &request, const CurlOptions &options, Deadline deadline);
    CurlExchange(const CurlExchange &) = delete;
    CurlExchange &operator=(const CurlExchange &) = delete;

    void perform(const CancelToken &cancel);

    bool succeeded() const;
    bool cancelled() const { return m_cancelled; }
    bool requestStarted() const { return m_requestStarted; } // the connection stood and the request was to be written
    CURLcode code() const { return m_code; }
    std::string errorText() const;
    HttpResponse takeResponse();

private:
    static std::size_t onBody(char *data, std::size_t size, std::size_t count, void *self);
    static std::size_t onHeader(char *data, std::size_t size, std::size_t count, void *self);
    static int onPrerequest(void *self, char *, char *, int, int);

    template <class Value>
    void set(CURLoption option, Value value);
    void setRequest(const HttpRequest &request);
    void setHeaders(const HttpRequest &request);
    void setLimits(Deadline deadline);
    bool takeBody(std::string_view piece);
    bool takeHeader(std::string_view line);
    void runUntilDone(CURLM *multi, const CancelToken &cancel);

    const CurlOptions &m_options;
    const Deadline m_deadline;
    const CancelToken *m_cancel = nullptr;
    std::unique_ptr<CURL, Freer<curl_easy_cleanup>> m_easy;
    std::unique_ptr<curl_slist, Freer<curl_slist_free_all>> m_headerList;
    std::unique_ptr<EVP_MD_CTX, Freer<EVP_MD_CTX_free>> m_hash;
    std::string m_body; // of the request; libcurl reads it in place
    HttpResponse m_response{};
    std::size_t m_headerBytes = 0;
    bool m_requestStarted = false;
    bool m_cancelled = false;
    bool m_limitHit = false;
    CURLcode m_code = CURLE_OK;
    char m_errorBuffer[CURL_ERROR_SIZE] = {};
};

} // namespace countersign::providers
