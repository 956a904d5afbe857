// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/http/rung_scan.h"

#include "providers/http/json_span.h"
#include "providers/http/json_value.h"
#include "providers/http/object_match.h"
#include "providers/http/paging.h"

#include <algorithm>
#include <utility>

namespace countersign::providers {

namespace {

using nlohmann::json;

constexpr std::size_t MaxPages = 1000; // of one rung, empty ones counted

} // namespace

void keepLatest(std::vector<effect::Match> &matches, effect::Match match)
{
    const auto known = std::find_if(matches.begin(), matches.end(),
                                    [&match](const effect::Match &other) { return other.id == match.id; });
    if (known == matches.end())
        matches.push_back(std::move(match));
    else
        *known = std::move(match);
}

void noteOnce(std::vector<std::string> &reasons, std::string reason)
{
    if (std::find(reasons.begin(), reasons.end(), reason) == reasons.end())
        reasons.push_back(std::move(reason));
}

RungScan::RungScan(const RungQuestion &question, const std::string &baseUrl, const Clock &clock,
                   ReadTransport &transport, const CancelToken &cancel)
    : m_question(question),
      m_baseUrl(baseUrl),
      m_clock(clock),
      m_transport(transport),
      m_cancel(cancel),
      m_batch(question)
{
    m_seen.rung = question.rung.kind;
    m_seen.method = question.rung.title();
    m_seen.requestedAt = clock.now();
    m_seen.observedAt = m_seen.requestedAt;
}

ScanResult RungScan::run()
{
    const auto spans = spansOf(m_question);
    const bool toTheEnd = std::all_of(spans.begin(), spans.end(), [this](const auto &span) { return readSpan(span); });
    m_result.complete = toTheEnd && m_result.unmet.empty();
    return std::move(m_result);
}

bool RungScan::readSpan(const std::optional<TimeSpan> &span)
{
    Paging paging(m_question.rung.pagination);
    for (;;) {
        const std::string address = paging.link().empty() ? pathAndQuery(m_question, span, paging.variables())
                                                          : pathOfLink(paging.link(), m_baseUrl);
        if (address.empty())
            return cut("next_link_elsewhere");
        const auto answer = ask(address);
        if (!answer)
            return false;
        if (m_question.rung.isOneObject) {
            readObject(*answer);
            return true;
        }
        std::string lastId;
        std::size_t count = 0;
        if (!readList(*answer, lastId, count))
            return false;
        const Paging::Step step = paging.advance(answer->document, count, lastId);
        if (step == Paging::Step::Unclear || m_items >= m_question.rung.pagination.hardCap || m_pages >= MaxPages)
            return cut("scan_incomplete");
        if (step == Paging::Step::End)
            return true;
    }
}

std::optional<Answer> RungScan::ask(const std::string &address)
{
    if (m_cancel.isCancelled()) {
        stop(effect::Unavailable{std::nullopt, "cancelled"});
        return std::nullopt;
    }
    ++m_pages;
    const auto response = m_transport.read(m_question.rung.method, address, {}, m_cancel);
    m_seen.observedAt = m_clock.now();
    m_seen.httpStatus = response ? response->status : 0;
    m_seen.bodyDigest = response ? response->bodyDigest.hex() : std::string();
    m_seen.bodySize = response ? response->bodySize : 0;
    auto answer = readAnswer(m_question.description, response, m_seen.observedAt);
    if (!answer) {
        stop(std::move(answer.error()));
        return std::nullopt;
    }
    if (answer->isNotFound && !m_question.rung.isOneObject) {
        stop(inconclusive("http_404"));
        return std::nullopt;
    }
    return std::move(*answer);
}

bool RungScan::readList(const Answer &answer, std::string &lastId, std::size_t &count)
{
    const json *items = valueAt(answer.document, m_question.rung.itemsPointer);
    if (items == nullptr || !items->is_array())
        return stop(inconclusive("items_missing"));
    const auto raw = rawElements(rawAt(answer.body, m_question.rung.itemsPointer));
    count = items->size();
    m_items += count;
    if (raw.size() != count)
        return stop(inconclusive("malformed_json"));
    for (std::size_t i = 0; i < count; ++i)
        take((*items)[i], raw[i]);
    if (count > 0)
        lastId = textAt(items->back(), m_question.description.object.id).value_or("");
    return true;
}

void RungScan::readObject(const Answer &answer)
{
    if (answer.isNotFound)
        return;
    const json *object = valueAt(answer.document, m_question.rung.itemsPointer);
    if (object == nullptr || !object->is_object())
        return noteOnce(m_result.unmet, "object_missing");
    take(*object, rawAt(answer.body, m_question.rung.itemsPointer));
    if (m_result.matches.empty())
        noteOnce(m_result.unmet, "other_object");
}

void RungScan::take(const json &object, std::string_view raw)
{
    const Tie tie = tieOf(m_question, object);
    m_result.contradicted = m_result.contradicted || tie == Tie::Contradicts;
    if (tie == Tie::Other || tie == Tie::Contradicts)
        return;
    auto match = tie == Tie::Ours ? readMatch(m_question.description, object, raw) : std::nullopt;
    if (!match)
        return noteOnce(m_result.unmet, "object_unreadable");
    m_batch.take(object, raw);
    keepLatest(m_result.matches, std::move(*match));
}

bool RungScan::stop(effect::Finding finding)
{
    m_result.stopped = std::move(finding);
    return false;
}

bool RungScan::cut(std::string reason)
{
    noteOnce(m_result.unmet, std::move(reason));
    return false;
}

} // namespace countersign::providers
