// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/http/paging.h"

#include "models/base/assert.h"
#include "providers/http/json_value.h"

#include <nlohmann/json.hpp>

#include <optional>

namespace countersign::providers {

using nlohmann::json;

Paging::Paging(const Pagination &pagination) : m_pagination(pagination), m_page(pagination.firstPage) {}

Variables Paging::variables() const
{
    Variables variables;
    if (m_pagination.pageSize > 0)
        variables["page_size"] = std::to_string(m_pagination.pageSize);
    if (m_pagination.style == PageStyle::PageNumber)
        variables["page"] = std::to_string(m_page);
    if (m_pagination.style == PageStyle::Offset)
        variables["offset"] = std::to_string(m_offset);
    if (!m_cursor.empty())
        variables["cursor"] = m_cursor;
    return variables;
}

Paging::Step Paging::endOf(const json &document, std::size_t items) const
{
    switch (m_pagination.endRule) {
    case EndRule::HasMore: {
        const auto more = textAt(document, m_pagination.hasMorePointer);
        return more == "true" ? Step::More : more == "false" ? Step::End : Step::Unclear;
    }
    case EndRule::EmptyPage:
        return items == 0 ? Step::End : Step::More;
    case EndRule::AbsentToken: {
        const auto token = textAt(document, m_pagination.nextPointer);
        if (token)
            return token->empty() ? Step::End : Step::More;
        return isUnset(document, m_pagination.nextPointer) ? Step::End : Step::Unclear;
    }
    }
    COUNTERSIGN_UNREACHABLE();
}

// A list in one piece is whole if the provider says so, or if it is shorter than it could have been.
Paging::Step Paging::unpaged(const json &document, std::size_t items) const
{
    const bool isWhole = m_pagination.endRule == EndRule::EmptyPage ? items < m_pagination.pageSize
                                                                    : endOf(document, items) == Step::End;
    return isWhole ? Step::End : Step::Unclear;
}

Paging::Step Paging::advance(const json &document, std::size_t items, const std::string &lastId)
{
    if (m_pagination.style == PageStyle::None)
        return unpaged(document, items);
    const Step step = endOf(document, items);
    return step == Step::More && !moveOn(document, items, lastId) ? Step::Unclear : step;
}

bool Paging::moveOn(const json &document, std::size_t items, const std::string &lastId)
{
    switch (m_pagination.style) {
    case PageStyle::CursorLastId:
        return moveTo(m_cursor, lastId);
    case PageStyle::CursorToken:
        return moveTo(m_cursor, textAt(document, m_pagination.nextPointer).value_or(""));
    case PageStyle::NextLink:
        return moveTo(m_link, textAt(document, m_pagination.nextPointer).value_or(""));
    case PageStyle::PageNumber:
        ++m_page;
        return true;
    case PageStyle::Offset:
        m_offset += items;
        return items > 0;
    case PageStyle::None:
        return false;
    }
    COUNTERSIGN_UNREACHABLE();
}

bool Paging::moveTo(std::string &place, const std::string &next)
{
    place = next;
    return !next.empty() && m_seen.insert(next).second;
}

std::string pathOfLink(const std::string &link, const std::string &baseUrl)
{
    const std::size_t authority = baseUrl.find("://");
    const std::size_t root = authority == std::string::npos ? 0 : baseUrl.find('/', authority + 3);
    const std::string basePath = root == std::string::npos ? std::string() : baseUrl.substr(root);
    const bool fromRoot = link.starts_with('/') && !link.starts_with("//");
    const std::string &start = fromRoot ? basePath : baseUrl;
    return link.starts_with(start + "/") ? link.substr(start.size()) : std::string();
}

} // namespace countersign::providers
