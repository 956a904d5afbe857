// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include <cstddef>
#include <map>
#include <random>
#include <string>
#include <vector>

// Inputs that nobody wrote down: the documents of the vectors with a few places changed at random. A place takes what
// stands under its name in another vector, a moment a microsecond or a second off another one, a neighbour number, or
// nothing. The product reads every one of them. The same seed gives the same documents.
namespace countersign::resolution {

class VectorMutants final
{
public:
    explicit VectorMutants(std::mt19937::result_type seed);

    nlohmann::json next();

private:
    std::size_t below(std::size_t count) { return m_random() % count; }
    void collect(const std::string &name, const nlohmann::json &value);
    void change(nlohmann::json &document);
    nlohmann::json otherValue(const std::string &name, const nlohmann::json &value);
    std::string otherMoment(const std::string &moment);

    std::mt19937 m_random;
    std::vector<nlohmann::json> m_documents;
    std::map<std::string, std::vector<nlohmann::json>> m_values; // by the name of their place
    std::vector<std::string> m_moments;
};

} // namespace countersign::resolution
