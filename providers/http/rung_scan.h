// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/cancel_token.h"
#include "providers/api/provider_adapter.h"
#include "providers/http/answer_reader.h"
#include "providers/http/batch_scan.h"
#include "providers/http/rung_request.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

// Asking one rung to its end: every span of the window, every page of a span.
namespace countersign::providers {

struct ScanResult
{
    std::vector<effect::Match> matches{};     // one an id, as read last
    std::vector<std::string> unmet{};         // why it is not complete, or what could not be read
    bool contradicted = false;                // an object came that was filtered out
    bool complete = false;                    // read to the end, nothing unreadable, no cap hit
    std::optional<effect::Finding> stopped{}; // the answer that ended the scan early
};

// In place of what was read of the same object before.
void keepLatest(std::vector<effect::Match> &matches, effect::Match match);
void noteOnce(std::vector<std::string> &reasons, std::string reason);

class RungScan final
{
public:
    RungScan(const RungQuestion &question, const std::string &baseUrl, const Clock &clock, ReadTransport &transport,
             const CancelToken &cancel);

    ScanResult run();
    const Observation &observation() const { return m_seen; } // without scan
    const BatchScan &batch() const { return m_batch; }

private:
    bool readSpan(const std::optional<TimeSpan> &span);
    bool readList(const Answer &answer, std::string &lastId, std::size_t &count);
    void readObject(const Answer &answer);
    void take(const nlohmann::json &object, std::string_view raw);
    std::optional<Answer> ask(const std::string &address);
    bool stop(effect::Finding finding);
    bool cut(std::string reason);

    const RungQuestion &m_question;
    const std::string &m_baseUrl;
    const Clock &m_clock;
    ReadTransport &m_transport;
    const CancelToken &m_cancel;
    Observation m_seen{};
    ScanResult m_result{};
    BatchScan m_batch;
    std::size_t m_pages = 0;
    std::size_t m_items = 0;
};

} // namespace countersign::providers
