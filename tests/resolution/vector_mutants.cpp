// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/resolution/vector_mutants.h"

#include "models/base/clock.h"
#include "models/base/text.h"
#include "tests/resolution/vector_input.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <stdexcept>
#include <utility>

namespace countersign::resolution {
namespace {

using nlohmann::json;

constexpr std::size_t MostChanges = 4;

// Members by their own name, elements by their list's.
std::string nameOf(const json::json_pointer &at, const json &parent)
{
    return parent.is_array() ? at.parent_pointer().back() + "[]" : at.back();
}

// Every place in a value, containers too.
void addPlaces(const json &value, const json::json_pointer &at, std::vector<json::json_pointer> &places)
{
    for (const auto &[name, member] : value.items()) {
        const json::json_pointer inside = value.is_array() ? at / std::stoul(name) : at / name;
        places.push_back(inside);
        if (member.is_structured())
            addPlaces(member, inside, places);
    }
}

bool isMoment(const json &value)
{
    return value.is_string() && parseRfc3339(value.get<std::string>()).has_value();
}

// With its fraction, where it has one.
std::string written(Instant at)
{
    const auto fraction = (at - std::chrono::floor<std::chrono::seconds>(at)).count();
    std::string whole = formatInstant(at);
    if (fraction == 0)
        return whole;
    return whole.substr(0, whole.size() - 1) + "." + std::to_string(1'000'000 + fraction).substr(1) + "Z";
}

} // namespace

VectorMutants::VectorMutants(std::mt19937::result_type seed) : m_random(seed)
{
    for (const FactVector &vector : loadFactVectors())
        m_documents.push_back(json::parse(vector.scene.document));
    for (const DecisionVector &vector : loadDecisionVectors())
        m_documents.push_back(json::parse(vector.scene.document));
    for (const json &document : m_documents)
        collect("", document);
}

void VectorMutants::collect(const std::string &name, const json &value)
{
    auto &known = m_values[name];
    if (std::find(known.begin(), known.end(), value) != known.end())
        return; // so is all that is inside
    known.push_back(value);
    if (isMoment(value))
        m_moments.push_back(value);
    if (value.is_structured())
        for (const auto &[inside, member] : value.items())
            collect(value.is_array() ? name + "[]" : inside, member);
}

json VectorMutants::next()
{
    json document = m_documents[below(m_documents.size())];
    const std::size_t wanted = 1 + below(MostChanges);
    for (std::size_t done = 0; done < wanted;) {
        json changed = document;
        change(changed);
        try {
            sceneFrom(changed);
        } catch (const std::exception &) {
            continue; // no such thing is ever stored
        }
        document = std::move(changed);
        ++done;
    }
    return document;
}

void VectorMutants::change(json &document)
{
    std::vector<json::json_pointer> places;
    addPlaces(document, json::json_pointer(), places);
    const json::json_pointer at = places[below(places.size())];
    json &parent = document[at.parent_pointer()];
    const std::size_t way = below(8);
    if (way == 0 && parent.is_object())
        parent.erase(at.back());
    else if (way == 0)
        parent.erase(std::stoul(at.back()));
    else if (way == 1 && parent.is_array())
        parent.push_back(document[at]);
    else if (way == 2 && parent.is_array())
        std::shuffle(parent.begin(), parent.end(), m_random);
    else
        document[at] = otherValue(nameOf(at, parent), document[at]);
}

json VectorMutants::otherValue(const std::string &name, const json &value)
{
    if (isMoment(value))
        return otherMoment(value);
    const auto number = value.is_string() ? parseInt64(value.get<std::string>()) : std::nullopt;
    if (number && below(2) == 0)
        return std::to_string(*number + (below(2) == 0 ? 1 : -1));
    const auto &known = m_values[name];
    return known[below(known.size())];
}

std::string VectorMutants::otherMoment(const std::string &moment)
{
    constexpr std::array<std::int64_t, 5> Off{0, 1, -1, 1'000'000, -1'000'000};
    const std::string &from = below(2) == 0 ? moment : m_moments[below(m_moments.size())];
    return written(parseRfc3339(from).value() + Duration(Off[below(Off.size())]));
}

} // namespace countersign::resolution
