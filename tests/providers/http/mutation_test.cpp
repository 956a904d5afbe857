// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/providers/http/adapter_fixture.h"

#include <rapidcheck/gtest.h>

#include <set>

// Whatever happens to an answer on its way, the adapter never says more than the bytes it got. The oracle reads those
// bytes with another parser and knows nothing of the adapter.
namespace countersign::providers {
namespace {

using nlohmann::json;
using test::acmeCharge;
using test::AcmeLookup;
using test::acmePage;

std::string wellFormed()
{
    const auto first = *rc::gen::element<std::string>("key-42", "key-4", "key-421");
    const auto amount = *rc::gen::element<std::string>("1250", "125", "12500", "1251");
    const auto currency = *rc::gen::element<std::string>("EUR", "USD", "eur");
    std::string items = acmeCharge("ch_1", first, amount, currency);
    if (*rc::gen::arbitrary<bool>())
        items += "," + acmeCharge("ch_2", *rc::gen::element<std::string>("key-42", "key-43"));
    return acmePage(items);
}

std::string mutated(std::string body)
{
    const int changes = *rc::gen::inRange(1, 4);
    for (int i = 0; i < changes && !body.empty(); ++i) {
        const auto at = *rc::gen::inRange<std::size_t>(0, body.size());
        const auto length = *rc::gen::inRange<std::size_t>(1, 12);
        switch (*rc::gen::inRange(0, 4)) {
        case 0: // one bit
            body[at] = static_cast<char>(static_cast<unsigned char>(body[at]) ^ (1U << *rc::gen::inRange(0U, 8U)));
            break;
        case 1:
            body.erase(at, length);
            break;
        case 2:
            body.insert(at, body.substr(*rc::gen::inRange<std::size_t>(0, body.size()), length));
            break;
        default:
            body[at] = *rc::gen::elementOf(std::string("0123456789.eE-+\",:{}[]"));
        }
    }
    return body;
}

std::string upper(std::string text)
{
    for (char &c : text)
        c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 32) : c;
    return text;
}

std::string memberText(const json &object, const char *name)
{
    const auto member = object.find(name);
    if (member == object.end())
        return {};
    return member->is_string() ? member->get<std::string>() : member->dump();
}

// The objects of the body that carry our reference, by what they say in the end.
std::map<std::string, json> ours(const std::string &body)
{
    std::map<std::string, json> objects;
    const json document = json::parse(body, nullptr, false);
    if (document.is_object() && document.contains("data") && document["data"].is_array())
        for (const json &object : document["data"])
            if (object.is_object() && memberText(object, "reference") == "key-42")
                objects[memberText(object, "id")] = object;
    return objects;
}

LookupReport lookUp(const std::string &body)
{
    AcmeLookup acme;
    acme.http.answer(test::httpResponse(200, body));
    acme.http.answer(test::httpResponse(500, "")); // should a token have been made up
    return acme.askReference();
}

// What the match says otherwise than its bytes; "" if nothing.
std::string lieIn(const effect::Match &match, const std::map<std::string, json> &objects)
{
    const auto object = objects.find(match.id);
    if (object == objects.end())
        return "id";
    if (match.reference != memberText(object->second, "reference"))
        return "reference";
    if (match.statusRaw != memberText(object->second, "status"))
        return "status";
    if (!match.currency.empty() && match.currency != upper(memberText(object->second, "currency")))
        return "currency";
    return match.amountMinor.empty() || match.amountMinor == memberText(object->second, "amount") ? "" : "amount";
}

std::string lieIn(const LookupReport &report, const std::string &body)
{
    const auto objects = ours(body);
    if (!parseLookupReport(toJson(report)))
        return "a report the console would refuse";
    if (std::holds_alternative<effect::Absent>(report.finding) && !objects.empty())
        return "absent";
    if (const auto *many = std::get_if<effect::FoundMany>(&report.finding))
        for (const effect::Match &match : many->matches)
            if (const std::string lie = lieIn(match, objects); !lie.empty())
                return lie;
    const auto *found = std::get_if<effect::Found>(&report.finding);
    const auto *mismatch = std::get_if<effect::Mismatch>(&report.finding);
    const effect::Match *one = found != nullptr ? &found->match : mismatch != nullptr ? &mismatch->match : nullptr;
    if (one == nullptr)
        return "";
    if (objects.size() != 1)
        return "one of several";
    if (found != nullptr && (one->amountMinor != "1250" || one->currency != "EUR" || one->reference != "key-42"))
        return "a certain match of something else";
    return lieIn(*one, objects);
}

RC_GTEST_PROP(Mutation, NeverMakesTheAdapterSayMoreThanItsBytes, ())
{
    const std::string body = mutated(wellFormed());
    const LookupReport report = lookUp(body);
    RC_CLASSIFY(std::holds_alternative<effect::Found>(report.finding), "found");
    RC_ASSERT(lieIn(report, body) == "");
}

// One bit or byte, everywhere. The object was there before, so Absent would hide it.
TEST(Mutation, NoSingleBitOrByteMakesALieOrHidesTheObject)
{
    const std::string body = acmePage(acmeCharge());
    std::set<std::string> names;
    const auto check = [&names](const std::string &changed) {
        const LookupReport report = lookUp(changed);
        names.insert(test::nameOf(report));
        EXPECT_EQ(lieIn(report, changed), "") << changed;
    };
    for (std::size_t at = 0; at < body.size(); ++at) {
        for (unsigned bit = 0; bit < 8; ++bit) {
            std::string changed = body;
            changed[at] = static_cast<char>(static_cast<unsigned char>(changed[at]) ^ (1U << bit));
            check(changed);
        }
        check(body.substr(0, at) + body.substr(at + 1));
        check(body.substr(0, at));
    }
    EXPECT_EQ(names, (std::set<std::string>{"Found", "Inconclusive", "Mismatch"})); // and never Absent
}

} // namespace
} // namespace countersign::providers
