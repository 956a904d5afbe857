// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "providers/http/provider_description.h"
#include "providers/http/uri_template.h"

#include <nlohmann/json_fwd.hpp>

#include <set>
#include <string>

namespace countersign::providers {

// Which page of a list comes next, and whether the list was read to its end. For one list; one thread.
class Paging final
{
public:
    enum class Step {
        More,
        End,
        Unclear, // the answer does not say, or says it in another shape: the list counts as cut
    };

    explicit Paging(const Pagination &pagination);

    // Of the next page to ask for.
    Variables variables() const;
    const std::string &link() const { return m_link; } // "" unless the provider gave an address

    // `lastId` of the page just read, "" if that was empty or had none.
    Step advance(const nlohmann::json &document, std::size_t items, const std::string &lastId);

private:
    Step endOf(const nlohmann::json &document, std::size_t items) const;
    Step unpaged(const nlohmann::json &document, std::size_t items) const;
    bool moveOn(const nlohmann::json &document, std::size_t items, const std::string &lastId);
    bool moveTo(std::string &place, const std::string &next);

    const Pagination &m_pagination;
    std::string m_cursor;
    std::string m_link;
    std::size_t m_page;
    std::size_t m_offset = 0;
    std::set<std::string> m_seen; // cursors and links: one that comes back is a loop
};

// The part behind the base URL of a link the provider gave, absolute or from the root; "" if it leads elsewhere.
std::string pathOfLink(const std::string &link, const std::string &baseUrl);

} // namespace countersign::providers
