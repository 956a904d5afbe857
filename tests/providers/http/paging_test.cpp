// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/http/paging.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace countersign::providers {
namespace {

using nlohmann::json;
using Step = Paging::Step;

Pagination paginated(PageStyle style, EndRule end)
{
    Pagination pagination;
    pagination.style = style;
    pagination.endRule = end;
    pagination.nextPointer = "/next";
    pagination.hasMorePointer = "/has_more";
    pagination.pageSize = 2;
    return pagination;
}

Step advanced(Paging &paging, const char *document, std::size_t items = 2, const std::string &lastId = "ch_2")
{
    return paging.advance(json::parse(document), items, lastId);
}

Step first(const Pagination &pagination, const char *document, std::size_t items = 2,
           const std::string &lastId = "ch_2")
{
    Paging paging(pagination);
    return advanced(paging, document, items, lastId);
}

TEST(Paging, ACursorFollowsTheLastId)
{
    const Pagination pagination = paginated(PageStyle::CursorLastId, EndRule::HasMore);
    Paging paging(pagination);
    EXPECT_EQ(paging.variables(), (Variables{{"page_size", "2"}}));
    EXPECT_EQ(advanced(paging, R"({"has_more":true})"), Step::More);
    EXPECT_EQ(paging.variables(), (Variables{{"page_size", "2"}, {"cursor", "ch_2"}}));
    EXPECT_EQ(advanced(paging, R"({"has_more":true})"), Step::Unclear); // the same page again
    EXPECT_EQ(first(pagination, R"({"has_more":true})", 0, ""), Step::Unclear);
}

TEST(Paging, HasMoreMustBeSaid)
{
    const Pagination pagination = paginated(PageStyle::CursorLastId, EndRule::HasMore);
    EXPECT_EQ(first(pagination, R"({"has_more":false})"), Step::End);
    for (const char *document : {"{}", R"({"has_more":null})", R"({"has_more":"no"})", R"({"has_more":[]})", "[]", "7"})
        EXPECT_EQ(first(pagination, document), Step::Unclear) << document;
}

TEST(Paging, ATokenEndsByBeingAbsent)
{
    const Pagination pagination = paginated(PageStyle::CursorToken, EndRule::AbsentToken);
    Paging paging(pagination);
    EXPECT_EQ(advanced(paging, R"({"next":"p2"})", 0, ""), Step::More);
    EXPECT_EQ(paging.variables().at("cursor"), "p2");
    EXPECT_EQ(advanced(paging, R"({"next":"p3"})"), Step::More);
    EXPECT_EQ(advanced(paging, R"({"next":"p2"})"), Step::Unclear); // a loop
    for (const char *document : {"{}", R"({"next":null})", R"({"next":""})"})
        EXPECT_EQ(first(pagination, document), Step::End) << document;
    for (const char *document : {"[]", "7", R"({"next":{}})", R"({"next":[]})"})
        EXPECT_EQ(first(pagination, document), Step::Unclear) << document;
}

TEST(Paging, ALinkMayBeMissingInAnObjectThatIsThere)
{
    Pagination pagination = paginated(PageStyle::NextLink, EndRule::AbsentToken);
    pagination.nextPointer = "/_links/next/href";
    Paging paging(pagination);
    EXPECT_EQ(advanced(paging, R"({"_links":{"next":{"href":"https://api.acme.example/v1/charges?from=2"}}})"),
              Step::More);
    EXPECT_EQ(paging.link(), "https://api.acme.example/v1/charges?from=2");
    for (const char *document : {R"({"_links":{}})", R"({"_links":{"next":null}})", R"({"_links":{"next":{}}})"})
        EXPECT_EQ(first(pagination, document), Step::End) << document;
    for (const char *document : {"{}", R"({"_links":[]})", R"({"_links":{"next":"x"}})"})
        EXPECT_EQ(first(pagination, document), Step::Unclear) << document;
}

TEST(Paging, NumbersAndOffsetsGoOnToTheEmptyPage)
{
    Pagination pagination = paginated(PageStyle::PageNumber, EndRule::EmptyPage);
    Paging pages(pagination);
    EXPECT_EQ(pages.variables().at("page"), "1");
    EXPECT_EQ(advanced(pages, "{}", 1), Step::More); // a short page is not the end
    EXPECT_EQ(pages.variables().at("page"), "2");
    EXPECT_EQ(advanced(pages, "{}", 0), Step::End);
    pagination.firstPage = 0;
    EXPECT_EQ(Paging(pagination).variables().at("page"), "0");

    pagination = paginated(PageStyle::Offset, EndRule::HasMore);
    Paging offsets(pagination);
    EXPECT_EQ(offsets.variables().at("offset"), "0");
    EXPECT_EQ(advanced(offsets, R"({"has_more":true})", 2), Step::More);
    EXPECT_EQ(offsets.variables().at("offset"), "2");
    EXPECT_EQ(advanced(offsets, R"({"has_more":true})", 0), Step::Unclear); // would ask the same again
}

TEST(Paging, AListInOnePieceIsWholeIfItIsShorterThanItCouldBe)
{
    Pagination pagination = paginated(PageStyle::None, EndRule::EmptyPage);
    EXPECT_EQ(first(pagination, "{}", 0), Step::End);
    EXPECT_EQ(first(pagination, "{}", 1), Step::End);
    EXPECT_EQ(first(pagination, "{}", 2), Step::Unclear);
    pagination.pageSize = 0; // nobody knows how long it could be
    EXPECT_EQ(first(pagination, "{}", 0), Step::Unclear);
    pagination.endRule = EndRule::HasMore;
    EXPECT_EQ(first(pagination, R"({"has_more":false})"), Step::End);
    EXPECT_EQ(first(pagination, R"({"has_more":true})"), Step::Unclear);
}

TEST(Paging, ALinkLeadsNowhereButBehindTheBaseUrl)
{
    const std::string base = "https://api.acme.example/eu";
    EXPECT_EQ(pathOfLink("https://api.acme.example/eu/v1/charges?c=2", base), "/v1/charges?c=2");
    EXPECT_EQ(pathOfLink("/eu/v1/charges?c=2", base), "/v1/charges?c=2");
    EXPECT_EQ(pathOfLink("/v1/charges?c=2", "https://api.acme.example"), "/v1/charges?c=2");
    for (const char *link : {"https://api.acme.example.evil/eu/v1", "https://api.acme.example/eux/v1", "//evil/eu/v1",
                             "http://api.acme.example/eu/v1", "/v1/charges", "v1/charges", "?c=2", "",
                             "https://api.acme.example@evil/eu/v1", "https://api.acme.example/eu"})
        EXPECT_EQ(pathOfLink(link, base), "") << link;
}

} // namespace
} // namespace countersign::providers
